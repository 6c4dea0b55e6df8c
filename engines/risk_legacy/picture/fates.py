"""Signs of what an attack has cost: who has fallen, what the reader has lost, whose headquarters is taken."""

from collections.abc import Callable
from functools import lru_cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, width
from engines.core.emblem import EMBLEMS
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.picture.looks import BEAM, FRESH, GOLD, INK, PALE, hundredths
from engines.risk_legacy.picture.pieces import BURST, HAZARD, pointing, scar

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
    own = tuple(sign(seat, size) for sign in (fallen, retaken, gone) for seat in range(len(EMBLEMS)))
    return (*own, *(gone(seat, LARGER * size // 100) for seat in range(len(EMBLEMS))))


LARGER = 130
"""In hundredths of what lies beside a badge: the same where there is none."""


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
    """Beside a badge, that the reader has lost the territory: their figure, struck out. Larger, it lies in the middle
    of what nobody holds any more: whoever stood there.

    :param size: of the badge."""
    ink = Ink(44 * size // 100, 44 * size // 100).add(f'<g transform="scale({hundredths(size)})">')
    bereft(ink, seat, 22, 22)
    return ink.add("</g>").sprite()


def bereft(ink: Ink, seat: int | None, x: int, y: int) -> None:
    """On a white ground, since it lies on land of any colour.

    :param seat: whose it was; ``None``: anybody's."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="19" fill="#FFFFFF" stroke="{FALL}" stroke-width="4"/>')
    if seat is not None:
        ink.emblem(emblem(seat), x, y, 25)
    _struck(ink, x, y, 13)


def _struck(ink: Ink, x: int, y: int, by: int) -> None:
    way = f"M{x - by} {y + by}L{x + by} {y - by}"
    ink.path(way, "none", rim="#FFFFFF", line=8).path(way, "none", rim=FALL, line=4)


@lru_cache(maxsize=64)
def marked(kind: ScarName, size: int) -> Sprite:
    """A scar that has come to lie there: larger than others, and ringed.

    :param size: of the badge beside it."""
    ink = Ink(58 * size // 100, 58 * size // 100).add(f'<g transform="scale({hundredths(size)})">')
    ink.add(f'<circle cx="29" cy="29" r="24" fill="none" stroke="{INK}" stroke-width="9"/>')
    ink.add(f'<circle cx="29" cy="29" r="24" fill="none" stroke="{FRESH}" stroke-width="6"/>')
    scar(ink, kind, 29, 29, 21)
    return ink.add("</g>").sprite()


_STRIPES = 'stroke-width="6" stroke-dasharray="6 5.5"'
RINGS = {"fresh": FRESH, "ringed": FRESH, "struck": HAZARD}
"""Around a badge, or around a mark: its colour."""


def sign(ink: Ink, kind: str, x: int, y: int, me: int | None) -> None:
    """In a legend, or at the head of a line.

    :param me: the reader."""
    if kind in RINGS:
        for colour, line in ((INK, 11), (RINGS[kind], 6)):
            ink.add(f'<circle cx="{x}" cy="{y}" r="11" fill="none" stroke="{colour}" stroke-width="{line}"/>')
        if kind == "struck":
            ink.add(f'<circle cx="{x}" cy="{y}" r="11" fill="none" stroke="{INK}" {_STRIPES}/>')
    elif kind == "dimmed":
        ink.icon("round-star", x, y, 34, "#7F95A3")
        _struck(ink, x, y, 12)
    elif kind == "way":
        _paid(ink, x, y)
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
        elif kind in ("lost", "left"):
            bereft(ink, me if kind == "lost" else None, 0, 0)
        else:
            _tolled(ink)
        ink.add("</g>")


def _tolled(ink: Ink) -> None:
    ink.box(Box(-20, -14, 40, 28), FRESH, rim=INK, line=2, round_by=6)
    for left, fill in ((-18, "#3C6078"), (1, FALL)):
        ink.box(Box(left, -12, 17, 24), fill, round_by=4)
        ink.path(f"M{left + 4} 0H{left + 13}", "none", rim="#FFFFFF", line=4)


def _paid(ink: Ink, x: int, y: int) -> None:
    """A chip of those who fell where nobody stood."""
    ink.box(Box(x - 18, y - 13, 36, 26), FRESH, rim=INK, line=2, round_by=6)
    ink.box(Box(x - 16, y - 11, 15, 22), "#3C6078", round_by=4).path(
        f"M{x - 12} {y}H{x - 5}", "none", rim="#FFFFFF", line=4
    )
    ink.icon("village", x + 8, y, 18, INK)


def stopped(ink: Ink, x: int, y: int) -> None:
    """A short arrow before a bar."""
    ink.path(f"M{x - 18} {y - 4}H{x - 6}V{y - 11}L{x + 7} {y}L{x - 6} {y + 11}V{y + 4}H{x - 18}Z", PALE, rim=INK)
    ink.path(f"M{x + 12} {y - 14}V{y + 14}", "none", rim=BEAM, line=8)
    ink.path(f"M{x + 12} {y - 13}V{y + 13}", "none", rim=INK, line=4)


@lru_cache(maxsize=256)
def toll(seat: int, lost: int, defender: int | None, killed: int, size: int, met: str | None = None) -> Sprite:
    """How many have fallen in an attack: first of those who attacked, then, if anybody stood there, of the others.

    :param size: of the figures.
    :param met: the icon of what has cost them that where nobody stood."""
    sides = [(seat, lost), *(((defender, killed),) if defender is not None else ())]
    parts = [(emblem(side), f"−{count}" if count else "0") for side, count in sides]
    wides = [max(size * 5 // 4, width(said, FIGURES, size) + size // 2) for _, said in parts]
    wide, high = sum(wides) + (size * 5 // 4 if met else 0) + 6, size * 5 // 4 + 6
    ink = Ink(wide, high).box(Box(1, 1, wide - 2, high - 2), FRESH, rim=INK, line=2, round_by=8)
    left = 3
    for (side, said), room in zip(parts, wides, strict=True):
        ink.box(Box(left, 3, room, high - 6), side.colour, round_by=6)
        ink.words(left + room // 2, high // 2 + size * 37 // 100, said, Style(FIGURES, size, side.ink))
        left += room
    if met:
        ink.icon(met, left + size * 5 // 8, high // 2, size, INK)
    return ink.sprite()
