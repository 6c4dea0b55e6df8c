"""Signs of what an attack has cost: who has fallen, what the reader has lost, whose headquarters is taken."""

from collections.abc import Callable
from functools import lru_cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, width
from engines.core.emblem import EMBLEMS
from engines.risk_legacy.picture.looks import BEAM, FRESH, GOLD, INK, PALE, hundredths
from engines.risk_legacy.picture.pieces import BURST, pointing

FALL = "#D8352A"
"""Of whatever is lost."""


@lru_cache(maxsize=256)
def fallen(seat: int, size: int) -> Sprite:
    """Over a headquarters that has come into other hands: larger than it, red, and struck out.

    :param size: of its badge."""
    return _over(toppled, seat, size)


@lru_cache(maxsize=256)
def retaken(seat: int, size: int) -> Sprite:
    """Over a headquarters that its builder holds again: as large, and whole.

    :param size: of its badge."""
    return _over(raised, seat, size)


def _over(drawn: Callable[[Ink, int | None, int, int], None], seat: int, size: int) -> Sprite:
    """In the middle of as much room as either takes."""
    ink = Ink(60 * size // 100, 60 * size // 100)
    ink.add(f'<g transform="scale({hundredths(size)})">')
    drawn(ink, seat, 30, 30)
    return ink.add("</g>").sprite()


def signs(size: int) -> tuple[Sprite, ...]:
    """All of these beside badges of that size: nothing may hide them."""
    return tuple(sign(seat, size) for sign in (fallen, retaken, gone) for seat in range(len(EMBLEMS)))


def raised(ink: Ink, seat: int | None, x: int, y: int) -> None:
    """:param seat: whose it is; ``None``: anybody's."""
    where = f'transform="translate({x} {y}) scale(1.35)"'
    ink.add(f'<path d="{BURST}" {where} fill="{GOLD}" stroke="{FRESH}" stroke-width="5" stroke-linejoin="round"/>')
    ink.add(f'<path d="{BURST}" {where} fill="{GOLD}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>')
    ink.add(f'<circle cx="{x}" cy="{y}" r="15" fill="#FFFFFF"/>')
    if seat is not None:
        ink.emblem(emblem(seat), x, y, 24)


def toppled(ink: Ink, seat: int | None, x: int, y: int) -> None:
    """:param seat: whose it was; ``None``: anybody's."""
    where = f'transform="translate({x} {y}) scale(1.35)"'
    ink.add(f'<path d="{BURST}" {where} fill="{FALL}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>')
    ink.add(f'<circle cx="{x}" cy="{y}" r="15" fill="#FFFFFF"/>')
    if seat is not None:
        ink.emblem(emblem(seat), x, y, 24)
    _struck(ink, x, y, 15)


@lru_cache(maxsize=256)
def gone(seat: int, size: int) -> Sprite:
    """Beside a badge, that the reader has lost the territory: their figure, struck out.

    :param size: of the badge."""
    ink = Ink(44 * size // 100, 44 * size // 100).add(f'<g transform="scale({hundredths(size)})">')
    bereft(ink, seat, 22, 22)
    return ink.add("</g>").sprite()


def bereft(ink: Ink, seat: int, x: int, y: int) -> None:
    """On a white ground, since it lies on land of any colour."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="19" fill="#FFFFFF" stroke="{FALL}" stroke-width="4"/>')
    ink.emblem(emblem(seat), x, y, 25)
    _struck(ink, x, y, 13)


def _struck(ink: Ink, x: int, y: int, by: int) -> None:
    way = f"M{x - by} {y + by}L{x + by} {y - by}"
    ink.path(way, "none", rim="#FFFFFF", line=8).path(way, "none", rim=FALL, line=4)


def sign(ink: Ink, kind: str, x: int, y: int, me: int | None) -> None:
    """In a legend, or at the head of a line.

    :param me: the reader."""
    if kind in ("fresh", "ringed"):
        for colour, line in ((INK, 11), (FRESH, 6)):
            ink.add(f'<circle cx="{x}" cy="{y}" r="11" fill="none" stroke="{colour}" stroke-width="{line}"/>')
    elif kind == "failed":
        stopped(ink, x, y)
    elif kind == "grown":
        ink.box(Box(x - 18, y - 13, 36, 26), INK, rim=FRESH, round_by=13)
        for left, up in ((x - 7, True), (x + 7, False)):
            pointing(ink, left, y, 14, up=up)
    else:
        ink.add(f'<g transform="translate({x} {y}) scale(.85)">')
        if kind in ("fallen", "retaken"):
            (toppled if kind == "fallen" else raised)(ink, None, 0, 0)
        elif kind == "lost" and me is not None:
            bereft(ink, me, 0, 0)
        else:
            _tolled(ink)
        ink.add("</g>")


def _tolled(ink: Ink) -> None:
    ink.box(Box(-20, -14, 40, 28), FRESH, rim=INK, line=2, round_by=6)
    for left, fill in ((-18, "#3C6078"), (1, FALL)):
        ink.box(Box(left, -12, 17, 24), fill, round_by=4)
        ink.path(f"M{left + 4} 0H{left + 13}", "none", rim="#FFFFFF", line=4)


def stopped(ink: Ink, x: int, y: int) -> None:
    """A short arrow before a bar."""
    ink.path(f"M{x - 18} {y - 4}H{x - 6}V{y - 11}L{x + 7} {y}L{x - 6} {y + 11}V{y + 4}H{x - 18}Z", PALE, rim=INK)
    ink.path(f"M{x + 12} {y - 14}V{y + 14}", "none", rim=BEAM, line=8)
    ink.path(f"M{x + 12} {y - 13}V{y + 13}", "none", rim=INK, line=4)


@lru_cache(maxsize=256)
def toll(seat: int, lost: int, defender: int | None, killed: int, size: int) -> Sprite:
    """How many have fallen in an attack: first of those who attacked, then, if anybody stood there, of the others.

    :param size: of the figures."""
    sides = [(seat, lost), *(((defender, killed),) if defender is not None else ())]
    parts = [(emblem(side), f"−{count}" if count else "0") for side, count in sides]
    wides = [max(size * 5 // 4, width(said, FIGURES, size) + size // 2) for _, said in parts]
    wide, high = sum(wides) + 6, size * 5 // 4 + 6
    ink = Ink(wide, high).box(Box(1, 1, wide - 2, high - 2), FRESH, rim=INK, line=2, round_by=8)
    left = 3
    for (side, said), room in zip(parts, wides, strict=True):
        ink.box(Box(left, 3, room, high - 6), side.colour, round_by=6)
        ink.words(left + room // 2, high // 2 + size * 37 // 100, said, Style(FIGURES, size, side.ink))
        left += room
    return ink.sprite()
