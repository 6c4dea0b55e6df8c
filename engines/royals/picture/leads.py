"""Who is ahead: seats with a number each, marked by what that is worth to them and by what has changed."""

from typing import NamedTuple

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box
from engines.core.drawing.typefaces import width
from engines.core.emblem import DARK, LIGHT
from engines.royals.europe import Cubes, Standing, foremost
from engines.royals.picture.looks import BROWN, FIGURE, GOLD, WINE

SIGN = 29
"""How wide the emblem of a seat is beside a number."""
APART, AROUND = 20, 3
"""Between two seats, and how far a ring stands off where there is that much room."""
LEVEL = "#D8CFB8"
"""The field of seats that share what pays them nothing."""


class Leads(NamedTuple):
    """How the seats of one line are marked."""

    first: tuple[int, ...] = ()
    """Who has something of it."""
    level: tuple[int, ...] = ()
    """Who would, if there were not three of them or more (RY-7.5)."""
    fresh: tuple[int, ...] = ()
    """Who has come there, or has more of it than before."""
    lost: int | None = None
    """The reader, if what they had of it has gone to those."""
    tied: bool = False
    """Something else than the number has decided (RY-7.4)."""


NOBODY = Leads()


def of_country(now: tuple[Standing, ...], before: tuple[Standing, ...], me: int | None) -> Leads:
    """Only the first of the standing is marked."""
    first, was = now[:1], before[:1]
    seats, had = tuple(place.seat for place in first), tuple(place.seat for place in was)
    tied = len(now) > 1 and now[0].influence == now[1].influence
    changed = seats != had
    return Leads(seats, fresh=seats if changed else (), lost=me if changed and me in had else None, tied=tied)


def of_title(now: Cubes, before: Cubes, me: int | None) -> Leads:
    """One alone has it, two share it, more share nothing (RY-7.5)."""
    top, was = foremost(now), foremost(before)
    fresh = tuple(seat for seat in top if seat not in was or _share(top, seat) > _share(was, seat))
    gone = me is not None and _share(was, me) > 0 == _share(top, me)
    shared = len(top) > 2
    return Leads(() if shared else top, level=top if shared else (), fresh=fresh, lost=me if gone else None)


def _share(top: tuple[int, ...], seat: int) -> int:
    """In halves of the title."""
    return 2 // len(top) if seat in top else 0


def counted(ink: Ink, y: int, counts: list[tuple[int, int]], leads: Leads, *, x: int, room: int) -> None:
    """Seats with a number each in a line around *y*, closer to each other where *room* is scarce."""
    style, apart = FIGURE, APART
    figures = sum(width(f"{count}", style.face, style.size) for _, count in counts)
    if counts and figures + len(counts) * (SIGN + apart) > room:
        style = FIGURE._replace(size=29)
        figures = sum(width(f"{count}", style.face, style.size) for _, count in counts)
        apart = min(apart, max(0, (room - figures) // len(counts) - SIGN))
    placed, equals, around = [], [], AROUND if apart == APART else 0
    for seat, count in counts:
        wide = SIGN + width(f"{count}", style.face, style.size)
        box, ringed = Box(x - 3, y - 22, wide + 6, 44), seat in leads.fresh
        if leads.tied and seat in leads.first:
            equals.append(box.right + around)
        if ringed:
            _ring(ink, Box(box.left - around, box.top, box.width + 2 * around, box.height), leads.lost)
            box = Box(box.left - around + 5, box.top + 5, box.width + 2 * around - 10, box.height - 10)
        if seat in (*leads.first, *leads.level):
            # two broken lines within each other could not be told apart
            field(ink, box, tied=leads.tied and not ringed, level=seat in leads.level)
        placed.append(x)
        x += wide + apart
    for (seat, count), left in zip(counts, placed, strict=True):
        ink.emblem(emblem(seat), left + 13, y, 26).words(left + SIGN, y + 12, f"{count}", style, anchor="start")
    for right in equals:
        equal(ink, right + 1, y - 21)


def field(ink: Ink, box: Box, *, tied: bool = False, level: bool = False) -> None:
    """Golden for whoever has something of it; its rim is broken if something else than the number has decided, see
    :func:`equal`."""
    if tied:
        ink.box(box, GOLD, round_by=10)
        _dashed(ink, box, WINE, 3, "10 8")
    else:
        ink.box(box, LEVEL if level else GOLD, rim=BROWN if level else WINE, line=2, round_by=10)


def equal(ink: Ink, x: int, y: int) -> None:
    """At the corner of a field: others have as much. It is seen whatever lies around the field."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="12" fill="{WINE}" stroke="{LIGHT}" stroke-width="2"/>')
    ink.path(f"M{x - 6} {y - 3}H{x + 6}M{x - 6} {y + 3}H{x + 6}", "none", rim=LIGHT, line=3)


def _ring(ink: Ink, box: Box, lost: int | None) -> None:
    """As around a portrait that has changed hands; broken, in the colour of the seat that has *lost* it."""
    ink.box(box, LIGHT, rim=DARK, line=8, round_by=12).box(box, "none", rim=LIGHT, line=4, round_by=12)
    if lost is not None:
        _dashed(ink, box, emblem(lost).colour, 4, "16 9")


def _dashed(ink: Ink, box: Box, colour: str, line: int, dashes: str) -> None:
    place = f'x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" rx="10"'
    ink.add(f'<rect {place} fill="none" stroke="{colour}" stroke-width="{line}" stroke-dasharray="{dashes}"/>')
