"""What stands together in a line below a map: signs, figures of seats, words, and tags as they lie on the map."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, shrunk, width, written
from engines.core.text import Arg
from engines.risk_legacy.picture.legend import sign
from engines.risk_legacy.picture.looks import BEAM, FRESH, INK
from engines.risk_legacy.picture.pieces import grown
from engines.risk_legacy.picture.since import Strike

ROW, GAP, SIGN, FIGURE = 46, 26, 44, 36
"""Points from row to row, between two cells, for a sign and for the figure of a seat."""
FROM = 62
"""For an arrow that comes from the figure of a seat, or leads to one."""
TAG = 8
"""Before a tag."""


class Cell(NamedTuple):
    """A sign, somebody's figure, words that the face can write, and tags."""

    said: str
    style: Style
    sign: str | None = None
    seat: int | None = None
    loser: int | None = None
    """Whose it was before."""
    tags: tuple[Sprite, ...] = ()
    on: int | None = None
    """To whom it has gone on from :attr:`seat`."""

    @property
    def before(self) -> int:
        """Points before the words."""
        return SIGN * (self.sign is not None) + FIGURE * (self.seat is not None)

    @property
    def after(self) -> int:
        """Points behind them."""
        return FROM * ((self.loser is not None) + (self.on is not None)) + sum(tag.width + TAG for tag in self.tags)

    @property
    def wide(self) -> int:
        """In points."""
        return self.before + width(self.said, self.style.face, self.style.size) + self.after


def cell(
    look: Look,
    said: Arg,
    style: Style,
    sign: str | None = None,
    *,
    seat: int | None = None,
    loser: int | None = None,
    tags: tuple[Sprite, ...] = (),
) -> Cell:
    """In words that the face can write."""
    return Cell(written(look.say(said), style.face), style, sign, seat, loser, tags)


def tags(by: int, blows: tuple[Strike, ...], met: str | None) -> tuple[Sprite, ...]:
    """Of a territory: how many more troops there are, or fewer, and who has struck there.

    :param met: the icon of what has cost those who came where nobody stood."""
    return (
        *((grown(by, 100),) if by else ()),
        *(blow(each, None if each.defender is not None else met) for each in blows),
    )


def laid(cells: list[Cell], wide: int) -> list[list[tuple[int, Cell]]]:
    """As many in each row as there is room for, each with where it begins."""
    rows: list[list[tuple[int, Cell]]] = []
    x = wide
    for each in cells:
        if not rows or x + each.wide > wide:
            rows.append([])
            x = 0
        rows[-1].append((x, each))
        x += each.wide + GAP
    return rows


def write(ink: Ink, each: Cell, x: int, y: int, me: int | None) -> None:
    """A cell around *y*.

    :param me: the reader."""
    if each.sign:
        sign(ink, each.sign, x + SIGN // 2 - 2, y, me)
        x += SIGN
    if each.seat is not None:
        ink.emblem(emblem(each.seat), x + 15, y, 30, rim="#FFFFFF")
        x += FIGURE
    face = each.style.face
    said, size = shrunk(each.said, face, each.style.size, ink.wide - x - each.after)
    ink.words(x, y + size * 35 // 100, said, each.style._replace(size=size), anchor="start")
    x += width(said, face, size)
    if each.loser is not None:
        ink.path(f"M{x + 8} {y}L{x + 18} {y - 8}V{y - 3}H{x + 28}V{y + 3}H{x + 18}V{y + 8}Z", BEAM)
        ink.emblem(emblem(each.loser), x + 46, y, 28, rim="#FFFFFF")
        x += FROM
    if each.on is not None:
        ink.path(f"M{x + 28} {y}L{x + 18} {y - 8}V{y - 3}H{x + 8}V{y + 3}H{x + 18}V{y + 8}Z", BEAM)
        ink.emblem(emblem(each.on), x + 46, y, 28, rim="#FFFFFF")
        x += FROM
    for tag in each.tags:
        ink.put(tag, x + TAG, y - tag.height // 2)
        x += TAG + tag.width


@lru_cache(maxsize=256)
def blow(strike: Strike, met: str | None = None) -> Sprite:
    """Who has struck whom, and how many have fallen on both sides: an arrow between them, or a bar that has stopped
    it; *met* as in :func:`tags`."""
    size = 26
    sides = [(strike.seat, strike.lost), *(((strike.defender, strike.killed),) if strike.defender is not None else ())]
    parts = [(emblem(seat), f"−{count}" if count else "0") for seat, count in sides]
    wides = [width(said, FIGURES, size) + 38 for _, said in parts]
    between, high = 22, 38
    ink = Ink(sum(wides) + between * (len(parts) - 1) + (high if met else 0) + 6, high)
    ink.box(Box(1, 1, ink.wide - 2, high - 2), FRESH, rim=INK, line=2, round_by=8)
    left = 3
    for place, ((side, said), room) in enumerate(zip(parts, wides, strict=True)):
        if place:
            _between(ink, left + between // 2, high // 2, stopped=not strike.taken)
            left += between
        ink.box(Box(left, 3, room, high - 6), side.colour, round_by=6)
        ink.emblem(side, left + 17, high // 2, 24, rim="#FFFFFF")
        ink.words(left + 32, high // 2 + size * 37 // 100, said, Style(FIGURES, size, side.ink), anchor="start")
        left += room
    if met:
        ink.icon(met, left + high // 2, high // 2, size, INK)
    return ink.sprite()


def _between(ink: Ink, x: int, y: int, *, stopped: bool) -> None:
    right = x + (3 if stopped else 8)
    ink.path(f"M{x - 8} {y - 9}L{right} {y}L{x - 8} {y + 9}Z", INK)
    if stopped:
        ink.path(f"M{x + 7} {y - 11}V{y + 11}", "none", rim=INK, line=5)
