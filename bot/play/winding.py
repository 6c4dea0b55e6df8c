"""The clocks of a running match as they go on: wound up when it begins, moved with every act. Whatever is to be written
of it comes back as changes of the table's row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.play import loans, timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, Interval
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours
from bot.time.pace import EVENING, PACES, agreed_on
from engines.core.chair import Seated
from engines.core.event import Event, opened
from engines.core.frame import WINDOW
from engines.core.match import Match, stirred
from persistence.records import Table, TableChanges


class Seating(NamedTuple):
    """Who has which seat after a change of hands."""

    table: Table
    """With whoever sits there then."""
    new: Collection[int] = ()
    """The seats that somebody else has for good: they have a full clock where nobody played, or anybody might take the
    seat; else that of whoever played there."""
    lent: Collection[int] = ()
    """Those that are lent, or given back: they have not."""


def wound_up(
    loaded: LoadedTable, match: Match[Any], events: Sequence[Event], now: int, pauses: Sequence[Interval] = ()
) -> TableChanges:
    """What is to be written with the beginning of *match*.

    :param pauses: the holidays of the server."""
    clocks = begun(agreed_on(loaded.table.settings), len(loaded.table.seats), pauses)
    if (evening := int(loaded.table.settings.get(EVENING, 0))) > now:
        clocks = clocks.livened(PACES["live"], now, evening)
    return _moved(clocks, loaded, loaded.table, (), match, events, now)


def moved(
    loaded: LoadedTable,
    match: Match[Any],
    events: Sequence[Event],
    now: int,
    late: int | None = None,
    seating: Seating | None = None,
    *,
    by_hand: bool = False,
) -> TableChanges:
    """What is to be written with what led to *match*, and made *events* happen.

    :param late: whose time was up, if that was why.
    :param by_hand: whether one of its people has done it.
    :param seating: who has which seat from now on, if that changes."""
    clocks, hands = timing.of(loaded.table), seating or Seating(loaded.table)
    if clocks is None:
        return {"deadline": timing.due(hands.table, match, None)} if hands.table != loaded.table else {}
    if by_hand:
        clocks = clocks.attended(now, timing.every_hours(loaded.table, clocks))
    if late is not None:
        clocks = clocks.missed(late)
    before, seats = clocks, zip(loaded.table.seats, hands.table.seats, strict=True)
    others = [(old, new) for old, new in seats if old.user_id != new.user_id]
    for seat in {*hands.new, *(old.seat for old, _ in others)} - {*hands.lent}:
        clocks = clocks.passed_on(seat, now, timing.hours_of(loaded.table, clocks, loaded.seat(seat)))
        if seat in hands.new and _empty(loaded, seat, now):
            clocks = clocks.renewed(seat, now)
    for seat in hands.lent:
        had, has = (timing.hours_of(table, clocks, table.seats[seat]) for table in (loaded.table, hands.table))
        clocks = clocks.handed(seat, now, had, has)
    for old, new in others:
        clocks = clocks.sat(old.seat, before.seats[old.seat].missed, old.user_id, new.user_id)
    asked = () if loaded.deserted else loaded.asked  # where a match has rested, a window begins anew
    return _moved(clocks, loaded, hands.table, asked, match, events, now)


def apart(table: Table, steps: Mapping[int, tuple[int, ...]]) -> TableChanges:
    """What is to be written when these answers, by seat, do not count as given in time; see ``SeatClock.apart``."""
    clocks = timing.of(table)
    return {"clocks": timing.written(clocks.apart(steps))} if clocks else {}


def _empty(loaded: LoadedTable, seat: int, now: int) -> bool:
    """Whether nobody plays on *seat*, or whoever does offers it to anybody."""
    deserted = loaded.seat(seat).occupant == "steward" or loaded.playing.sitter(seat) != "here"
    return deserted or seat in loaded.table.offered or seat in timing.overdue(loaded, now)


def _moved(
    clocks: Clocks,
    loaded: LoadedTable,
    seated: Table,
    before: Sequence[int],
    match: Match[Any],
    events: Sequence[Event],
    now: int,
) -> TableChanges:
    seats, asked = seated.seats, match.asked()
    hands = [event for event in events if isinstance(event, Seated)]
    back = [event.seat for event in hands if event.change == "return"]
    lent = {seat.seat for seat in loaded.table.seats if seat.lent and not loans.borrowed(seat)}
    begins = {*opened(events, len(seats)), *back} - lent  # who comes back may look around first
    hours = timing.every_hours(seated, clocks)
    was = loaded.match
    fresh = back
    if not hands and (was is None or stirred(was, match, tuple(events))):  # a step of a draft is nobody's business
        fresh = [seat for seat in asked if was is None or was.question(seat) != match.question(seat)]
    away = [each.occupant != "person" or match.sitter(each.seat) == "away" for each in seats]
    hours = [replace(each, away=left) for each, left in zip(hours, away, strict=True)]
    after = clocks.moved(now, hours, before, asked, window=match.span == WINDOW, begun=begins, fresh=fresh)
    return _written(seated, match, after)


def taken_back(
    loaded: LoadedTable, payer: int | None, match: Match[Any], undone: Iterable[Event], now: int
) -> TableChanges | None:
    """What is to be written when what led on from *match* was taken back, where *undone* had happened.

    :param payer: see ``Clocks.taken_back``. ``None`` is returned if their time would be up with that."""
    clocks = timing.of(loaded.table)
    if clocks is None:
        return {}
    hours, begins = timing.every_hours(loaded.table, clocks), opened(undone, len(loaded.table.seats))
    after = clocks.attended(now, hours).taken_back(
        payer, now, hours, match.asked(), window=match.span == WINDOW, begun=begins
    )
    due = after.due(payer, hours[payer]) if payer in match.asked() and payer is not None else None
    return None if due is not None and due <= now else _written(loaded.table, match, after)


def excused(loaded: LoadedTable, seat: int, now: int) -> TableChanges:
    """What is to be written when *seat* gets some time more."""
    clocks = timing.of(loaded.table)
    return _written(loaded.table, loaded.playing, clocks.excused(seat, now)) if clocks else {}


def waited_on(loaded: LoadedTable, seat: int, now: int) -> TableChanges:
    """What is to be written when the time of *seat* is up and everybody waits on."""
    return _each(loaded, [seat], now, Clocks.waited_on)


def called(loaded: LoadedTable, seats: Sequence[int], now: int) -> TableChanges:
    """What is to be written when *seats* are called again."""
    return _each(loaded, seats, now, Clocks.called)


def put_off(loaded: LoadedTable, seats: Sequence[int], now: int) -> TableChanges:
    """What is to be written when *seats*, which are to be called again, sleep."""
    return _each(loaded, seats, now, Clocks.put_off)


def _each(
    loaded: LoadedTable, seats: Sequence[int], now: int, change: Callable[[Clocks, int, int, Hours], Clocks]
) -> TableChanges:
    clocks = timing.of(loaded.table)
    if clocks is None:
        return {}
    for seat in seats:
        clocks = change(clocks, seat, now, timing.hours_of(loaded.table, clocks, loaded.seat(seat)))
    return _written(loaded.table, loaded.playing, clocks)


def settled(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written before anybody's hours change: what has run so far has run."""
    clocks = timing.of(loaded.table)
    if clocks is None or not loaded.live:
        return {}
    return _written(loaded.table, loaded.playing, clocks.settled(now, timing.every_hours(loaded.table, clocks)))


def paused(loaded: LoadedTable, pauses: Sequence[Interval]) -> TableChanges:
    """What is to be written when these are all the pauses; see :func:`settled`."""
    clocks = timing.of(loaded.table)
    return _written(loaded.table, loaded.playing, replace(clocks, pauses=tuple(pauses))) if clocks else {}


def voted(loaded: LoadedTable, kind: str, amount: int, now: int) -> TableChanges:
    """What is to be written when the table has decided on a pause, an extension or an evening; see ``votes.Kind``."""
    clocks = timing.of(loaded.table)
    if clocks is None:
        return {}
    every = timing.every_hours(loaded.table, clocks)
    clocks = clocks.attended(now, every).settled(now, every)
    match kind:
        case "pause":
            clocks = clocks.rested(amount * DAY, now)
        case "extend":
            clocks = clocks.extended(amount * HOUR)
        case "live":
            clocks = clocks.livened(PACES["live"], now, now + amount * HOUR)
    return _written(loaded.table, loaded.playing, clocks)


def usual_again(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when the evening is over."""
    clocks = timing.of(loaded.table)
    assert clocks
    assert clocks.evening
    usual = timing.every_hours(loaded.table, replace(clocks, pace=clocks.evening.pace))
    return _written(loaded.table, loaded.playing, clocks.back(now, usual))


def stopped(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when the table rests."""
    clocks = timing.of(loaded.table)
    assert clocks
    return _written(loaded.table, loaded.playing, clocks.stopped(now, timing.every_hours(loaded.table, clocks)))


def attended(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when one of its people is there again."""
    clocks = timing.of(loaded.table)
    assert clocks
    return _written(loaded.table, loaded.playing, clocks.attended(now, timing.every_hours(loaded.table, clocks)))


def _written(table: Table, match: Match[Any], clocks: Clocks) -> TableChanges:
    return {"clocks": timing.written(clocks), "deadline": timing.due(table, match, clocks)}
