"""What a picture looks like from afar, stored to be compared: its colours, averaged in a grid of squares.

So a font that is lost, a layer that moves or a colour that changes shows, and a rounding does not. After a change that
is meant, ``python -m tests.drawing.golden`` stores all of them anew; look at the pictures (``castellan picture``)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image

from bot.pictures.drawing import composed, pen
from bot.pictures.sprites import Sprites
from engines.core.drawing.scene import Scene
from tests.drawing.positions import DRAWN, positions

FOLDER = Path(__file__).parent / "grids"
SIDE = 16
"""Squares from left to right, and from above to below."""

Grid = list[list[list[int]]]
"""Rows of squares: red, green and blue, of 255."""


def averaged(image: Image.Image) -> Grid:
    """Of *image*."""
    small = image.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    return [[list(_point(small, column, row)) for column in range(SIDE)] for row in range(SIDE)]


def _point(image: Image.Image, column: int, row: int) -> Any:
    return image.getpixel((column, row))


def pictured(scene: Scene) -> Grid:
    """By the pen that there is, half as wide: what is averaged is the same, of a quarter of the points."""
    return averaged(composed(scene, _sprites(), scene.width // 2))


@cache
def _sprites() -> Sprites:
    """Pictures of one position have most of theirs in common."""
    return Sprites(pen(), None)


def scenes(key: str) -> dict[str, Scene]:
    """Of one position of a match."""
    return next(positions(key, 1)).scenes("en")


def grids(key: str) -> dict[str, Grid]:
    """By what it is of."""
    return {part: pictured(scene) for part, scene in scenes(key).items()}


def stored(key: str) -> dict[str, Grid]:
    found: dict[str, Grid] = json.loads((FOLDER / f"{key}.json").read_text("utf-8"))
    return found


def main() -> None:
    """Store all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for key in DRAWN:
        lines = [f"  {json.dumps(part)}: {json.dumps(grid)}" for part, grid in grids(key).items()]
        (FOLDER / f"{key}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
