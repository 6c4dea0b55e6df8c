"""What the signs of these pictures mean."""

from collections.abc import Mapping
from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import CardRef, text
from engines.take_the_kingdom.components import CATEGORY
from engines.take_the_kingdom.picture import pieces
from engines.take_the_kingdom.picture.looks import COLOURS, FIGURE, FRESH, GOLD, ICONS, NOTE, SHAPES, SHIELD

LINE = 52
_PALE = "#EBDDB9"
_LIT = {"frozen": "#9CD0EE", "shielded": GOLD, "exposed": "#F08A7A"}
SIGNS: Mapping[str, str] = {
    "hand": "card-pickup",
    "shielded": "padlock",
    "exposed": "padlock-open",
    "trap": "wolf-trap",
    "frozen": "snowflake-1",
    "opening": "hourglass",
    "skips": "night-sleep",
    "passed": "halt",
    "gone": "castle-ruins",
    "discard": "card-discard",
    "spare": "card-discard",
}
"""What is meant → its icon; the others are shapes."""


@lru_cache(maxsize=64)
def legend(said: tuple[tuple[str, str], ...], wide: int) -> Sprite:
    """:param said: signs with what they mean."""
    style = NOTE._replace(fill=_PALE)
    rows: list[list[tuple[str, str, int]]] = [[]]
    for sign, words in said:
        room = width(words, style.face, style.size) + 88
        if rows[-1] and sum(taken for _, _, taken in rows[-1]) + room > wide:
            rows.append([])
        rows[-1].append((sign, words, room))
    ink = Ink(wide, len(rows) * LINE + 8)
    for row, shown in enumerate(rows):
        x, y = (wide - sum(taken for _, _, taken in shown)) // 2, row * LINE + 30
        for sign, words, room in shown:
            _sign(ink, sign, x + 42, y)
            ink.words(x + 68, y + 10, words, style, anchor="start")
            x += room
    return ink.sprite(solid=True)


def _sign(ink: Ink, sign: str, x: int, y: int) -> None:
    if sign == "plays":
        ink.box(Box(x - 12, y - 18, 24, 36), GOLD, round_by=6)
    elif sign == "asked":
        ink.add(f'<circle cx="{x}" cy="{y}" r="20" fill="{GOLD}"/>').words(x, y + 11, "?", FIGURE._replace(size=30))
    elif sign in {"fresh", "lit"}:
        ink.box(Box(x - 15, y - 15, 30, 30), "none", rim=FRESH if sign == "fresh" else GOLD, line=6, round_by=5)
    elif sign == "deck":
        pieces.back(ink, Box(x - 14, y - 20, 28, 40))
    elif sign == "strength":
        pieces.scaled(ink, SHIELD, Box(x - 18, y - 20, 36, 40), "0 0 50 56", pieces.SHIELDED)
    elif sign in {"whole", "damaged"}:
        pieces.point(ink, x - 8, y - 9, 16, 20, whole=sign == "whole")
    elif sign in {"grown", "weakened"}:
        pieces.arrow(ink, x, y, up=sign == "grown")
    elif sign in SHAPES:
        how = f'fill="{COLOURS["walls"][0]}" stroke="{_PALE}" stroke-width="9"'
        pieces.scaled(ink, SHAPES[sign], Box(x - 19, y - 19, 38, 38), "-50 -50 100 100", how)
    elif sign in ICONS and CATEGORY[sign] != "penalty":  # as it is shown beside whoever plays it
        pieces.figure(ink, sign, x, y, 46)
    else:
        ink.icon(SIGNS.get(sign) or ICONS[sign], x, y, 38, _LIT.get(sign, _PALE))


def meant(signs: tuple[str, ...], look: Look) -> tuple[tuple[str, str], ...]:
    """What such signs mean; those of cards, what they are called."""
    return tuple((sign, look.say(CardRef(sign) if sign in ICONS else text(f"sign-{sign}"))) for sign in signs)
