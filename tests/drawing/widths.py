"""Writes how wide letters are in the faces of pictures: ``python -m tests.drawing.widths``, after a change of fonts."""

import json
from pathlib import Path

from fontTools.ttLib import TTFont

import bot.pictures
import engines.core.drawing
from engines.core.drawing.typefaces import EM

FONTS = Path(bot.pictures.__file__).parent / "fonts"
WIDTHS = Path(engines.core.drawing.__file__).parent / "widths.json"


def widths() -> dict[str, dict[str, int]]:
    """Family → letter → parts of an em. Of every letter that the file has and that stands on a line of its own right:
    no accents that hang on others, no private use."""
    found = {}
    for file in sorted(FONTS.glob("*.ttf")):
        font = TTFont(file)
        family, scale = font["name"].getDebugName(16) or font["name"].getDebugName(1), font["head"].unitsPerEm
        advances = font["hmtx"].metrics
        found[family] = {
            chr(code): -(-advances[glyph][0] * EM // scale)
            for code, glyph in sorted(font.getBestCmap().items())
            if chr(code).isprintable() and code < 0x3000 and advances[glyph][0]
        }
    return found


if __name__ == "__main__":
    WIDTHS.write_text(json.dumps(widths(), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
