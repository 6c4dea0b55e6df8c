"""The clocks of a running match: wound up when it begins, moved on with every act, read by whoever waits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from bot.play import votes
from bot.play.loaded import LoadedTable
from bot.time.calendar import MINUTE
from bot.time.clocks import Clocks, Hours, begun
from bot.time.pace import NEVER, PACE, PACES, WAIT, WHEN_LATE
from engines.core.chair import Seated
from engines.core.event import Event, opened
from engines.core.frame import WINDOW
from engines.core.match import Match
from engines.core.record import adapter
from persistence.records import Seat, Table, TableChanges

CLOCK = "clock"
"""The cause, in the log, of what happens because somebody's time is up."""

_STORED = adapter(Clocks, __package__)


def agreed(table: Table, key: str) -> str:
    """What its players have agreed on: one of ``AGREED[key]``."""
    return table.settings.get(key, NEVER[key])


def of(table: Table) -> Clocks | None:
    """What its clocks say; ``None`` where nobody's time is counted."""
    return _STORED.validate_json(table.clocks) if table.clocks else None


def wound_up(loaded: LoadedTable, match: Match[Any], events: Sequence[Event], now: int) -> TableChanges:
    """What is to be written with the beginning of *match*."""
    pace = PACES[agreed(loaded.table, PACE)]
    return _moved(begun(pace, len(loaded.table.seats)), loaded, (), match, events, now)


def moved(
    loaded: LoadedTable, match: Match[Any], events: Sequence[Event], now: int, late: int | None = None
) -> TableChanges:
    """What is to be written with what led to *match*, and made *events* happen.

    :param late: whose time was up, if that was why."""
    clocks = of(loaded.table)
    if clocks and late is not None:
        clocks = clocks.missed(late)
    return _moved(clocks, loaded, loaded.asked, match, events, now) if clocks else {}


def _moved(
    clocks: Clocks, loaded: LoadedTable, before: Sequence[int], match: Match[Any], events: Sequence[Event], now: int
) -> TableChanges:
    seats, asked = loaded.table.seats, match.asked()
    hours = [hours_of(seat) for seat in seats]
    back = [event.seat for event in events if isinstance(event, Seated) and event.change == "return"]
    begins = {*opened(events, len(seats)), *back}  # who comes back may look around first
    after = clocks.moved(now, hours, before, asked, window=match.span == WINDOW, begun=begins)
    return _written(loaded.table, match, after)


def taken_back(
    loaded: LoadedTable, payer: int | None, match: Match[Any], undone: Iterable[Event], now: int
) -> TableChanges | None:
    """What is to be written when what led on from *match* was taken back, where *undone* had happened.

    :param payer: see ``Clocks.taken_back``. ``None`` is returned if their time would be up with that."""
    clocks = of(loaded.table)
    if clocks is None:
        return {}
    hours, begins = [hours_of(each) for each in loaded.table.seats], opened(undone, len(loaded.table.seats))
    after = clocks.taken_back(payer, now, hours, match.asked(), window=match.span == WINDOW, begun=begins)
    due = after.due(payer, hours[payer]) if payer in match.asked() and payer is not None else None
    return None if due is not None and due <= now else _written(loaded.table, match, after)


def excused(loaded: LoadedTable, seat: int, now: int) -> TableChanges:
    """What is to be written when *seat* gets some time more."""
    clocks = of(loaded.table)
    return _written(loaded.table, loaded.playing, clocks.excused(seat, now)) if clocks else {}


def missed(loaded: LoadedTable, seat: int) -> int:
    """How often the time of *seat* has been up."""
    clocks = of(loaded.table)
    return clocks.seats[seat].missed if clocks else 0


def _written(table: Table, match: Match[Any], clocks: Clocks) -> TableChanges:
    return {"clocks": _STORED.dump_json(clocks).decode(), "deadline": _deadline(table, match, clocks)}


def deadline(loaded: LoadedTable) -> int | None:
    """When the bot has something to do there because somebody is late, or a vote is over; ``None``: never."""
    return _deadline(loaded.table, loaded.playing, of(loaded.table)) if loaded.live else None


def _deadline(table: Table, match: Match[Any], clocks: Clocks | None) -> int | None:
    vote = votes.of(table)
    ends = (vote.until if vote else None, _late(table, match, clocks) if clocks else None)
    return min((end for end in ends if end is not None), default=None)


def _late(table: Table, match: Match[Any], clocks: Clocks) -> int | None:
    """Stewards answer at once: nothing of theirs falls due, nor of those for whom one plays."""
    if agreed(table, WHEN_LATE) == WAIT:
        return None
    people = [table.seats[seat] for seat in match.asked() if match.sitter(seat) != "away"]
    dues = (clocks.due(seat.seat, hours_of(seat)) for seat in people if seat.occupant == "person")
    return min((due for due in dues if due is not None), default=None)


def late(loaded: LoadedTable, now: int) -> tuple[int, ...]:
    """The seats whose time is up, and for whom something is agreed on."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live or agreed(loaded.table, WHEN_LATE) == WAIT:
        return ()
    dues = ((seat, clocks.due(seat, hours_of(loaded.seat(seat)))) for seat in loaded.awaited)
    return tuple(seat for seat, due in dues if due is not None and due <= now)


def hours_of(_seat: Seat) -> Hours:
    """When the time of whoever sits there runs."""
    return Hours()


class Wait(NamedTuple):
    """Seats that are asked since one moment and have until another; UTC epoch milliseconds."""

    seats: tuple[int, ...]
    since: int
    until: int | None
    """``None``: as long as they like."""


def waits(loaded: LoadedTable) -> tuple[Wait, ...]:
    """Since when the people who are asked are, those together who are alike to the minute; nothing where that is not
    counted."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return ()
    seats = [loaded.seat(seat) for seat in loaded.awaited]
    times = {seat.seat: (clocks.since(seat.seat), clocks.due(seat.seat, hours_of(seat))) for seat in seats}
    return tuple(_alike((seat, since, until) for seat, (since, until) in times.items() if since is not None))


def _alike(each: Iterable[tuple[int, int, int | None]]) -> Iterable[Wait]:
    def when(one: tuple[int, int, int | None]) -> tuple[int, int]:
        return one[1] // MINUTE, (one[2] or 0) // MINUTE

    for _, same in groupby(sorted(each, key=when), key=when):
        found = list(same)
        yield Wait(tuple(seat for seat, *_ in found), found[0][1], found[0][2])
