"""Small things that plots, plates and cards are put together of."""

from engines.core.drawing.ink import Ink, icon
from engines.core.drawing.scene import Box
from engines.core.emblem import DARK, LIGHT
from engines.take_the_kingdom.components import CARDS, KIND, NATURE
from engines.take_the_kingdom.picture.looks import (
    CASTLE,
    COLOURS,
    FRESH,
    GOLD,
    ICONS,
    PAPER,
    SHAPES,
    SHIELD,
    SMALL,
    TOTAL,
    WHOLE,
    WINE,
)
from engines.take_the_kingdom.places import HIDDEN, Standing

TOLD = {
    "⚔": icon("crossed-swords", DARK),
    "🛡": icon("shield", DARK),
    "☠": icon("skull-crossed-bones", WINE),
    "❄": icon("snowflake-1", "#3F7FA8"),
    "💥": icon("wolf-trap", WINE),
    "🔒": icon("padlock", DARK),
    "★": icon("round-star", "#C98A00"),
}
"""The figures of the texts' signs."""
SHIELDED = f'fill="{WINE}" stroke="{GOLD}" stroke-width="3"'
"""How strength is drawn."""
_STEP = 15
"""From one piece of a bar to the next."""


def scaled(ink: Ink, shape: str, box: Box, seen: str, how: str) -> None:
    """A path of other measures in that box.

    :param how: its fill and rim, as attributes."""
    ink.add(
        f'<svg x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" viewBox="{seen}">'
        f'<path d="{shape}" {how}/></svg>'
    )


def strength(ink: Ink, x: int, y: int, points: int, wide: int = 72) -> None:
    """What is left of a place, on a shield around (x, y)."""
    high = wide * 56 // 50
    scaled(ink, SHIELD, Box(x - wide // 2, y - high // 2, wide, high), "0 0 50 56", SHIELDED)
    size = TOTAL.size * wide // 72
    ink.words(x, y + size // 3 - 2, f"{points}", TOTAL._replace(size=size))


def bar(ink: Ink, x: int, y: int, card: Standing) -> None:
    """A piece for each point that is printed, from the middle of its top; those that damage took are empty."""
    printed = CARDS[KIND[card.card]].value
    left = x - (printed * _STEP - 2) // 2
    for at in range(printed):
        point(ink, left + at * _STEP, y, _STEP - 2, 15, whole=at < card.strength)


def point(ink: Ink, left: int, top: int, wide: int, high: int, *, whole: bool) -> None:
    """One of strength, or one that damage took."""
    box = Box(left, top, wide, high)
    if whole:
        ink.box(box, WHOLE, rim=DARK, line=2, round_by=3)
    else:
        ink.box(box, "#FFF3E4", rim=WINE, line=2, round_by=3)
        ink.path(f"M{left + 2} {box.bottom - 2}L{box.right - 2} {top + 2}", "none", rim=WINE, line=3)


def back(ink: Ink, box: Box) -> None:
    """A card of the deck."""
    ink.box(box, "#5B2333", rim=GOLD, line=2, round_by=min(10, box.width // 6))
    ink.icon("imperial-crown", box.left + box.width // 2, box.top + box.height * 40 // 126, box.width * 2 // 3, GOLD)


def figure(ink: Ink, kind: str, x: int, y: int, size: int, *, light: bool = True) -> None:
    """A card's figure upon the shape of its nature, around (x, y)."""
    edge, pale = COLOURS[kind]
    fill, upon = (edge, "#FFF3D6") if light else (pale, edge)
    how = f'fill="{fill}" stroke="{DARK}" stroke-width="4"'
    scaled(ink, SHAPES[NATURE[kind]], Box(x - size // 2, y - size // 2, size, size), "-50 -50 100 100", how)
    ink.icon(ICONS[kind], x, y, size * 58 // 100, upon)


def guard(ink: Ink, x: int, top: int, card: Standing) -> None:
    """A defence with the strength it has left, as a figure and as a bar."""
    figure(ink, KIND[card.card], x, top + 38, 84)
    bar(ink, x, top + 82, card)
    ink.add(f'<circle cx="{x + 27}" cy="{top + 64}" r="19" fill="{DARK}" stroke="{PAPER}" stroke-width="2"/>')
    ink.words(x + 27, top + 75, f"{card.strength}", SMALL._replace(fill=LIGHT))


def slot(ink: Ink, x: int, top: int) -> None:
    """Room for a defence."""
    how = 'fill="#FFF8E6" fill-opacity=".45" stroke="#7A6440" stroke-width="3" stroke-dasharray="7 7"'
    scaled(ink, SHAPES["structural"], Box(x - 34, top + 4, 68, 68), "-50 -50 100 100", how)


def trap(ink: Ink, x: int, y: int, face: str) -> None:
    """A trap card around (x, y): face down, or what it is to whoever knows."""
    box = Box(x - 23, y - 30, 46, 60)
    if face == HIDDEN:
        ink.box(box, "#3A2B45", rim=GOLD, line=3, round_by=7)
        ink.icon("wolf-trap", x, y - 8, 36, GOLD)
        ink.path(f"M{x - 12} {y + 18}H{x + 12}", "none", rim=GOLD, line=4)
        return
    edge, pale = COLOURS[face]
    ink.box(box, pale, rim=WINE if face == "trap_real" else edge, line=4, round_by=7)
    ink.icon(ICONS[face], x, y, 42, WINE if face == "trap_real" else edge)


def castle(ink: Ink, x: int, y: int, size: int, fill: str) -> None:
    scaled(ink, CASTLE, Box(x - size // 2, y - size // 2, size, size), "-4 0 108 100", f'fill="{fill}"')


def arrow(ink: Ink, x: int, y: int, *, up: bool) -> None:
    """Strength that came or went since the reader looked last."""
    tip, foot = (y - 19, y + 14) if up else (y + 19, y - 14)
    ink.path(f"M{x - 19} {foot}L{x} {tip}L{x + 19} {foot}Z", WHOLE if up else WINE, rim=FRESH, line=5)
