"""The clocks of a running match: wound up when it begins, moved on with every act, read by whoever waits."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from bot.play import loans, votes
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, MINUTE, Interval, granted
from bot.time.clocks import ENOUGH, Clocks, Hours, begun
from bot.time.own import Own
from bot.time.pace import NEVER, PACES, WAIT, WHEN_LATE, agreed_on
from engines.core.chair import Seated
from engines.core.event import Event, opened
from engines.core.frame import WINDOW
from engines.core.match import Match, stirred
from engines.core.record import adapter
from persistence.records import Person, Seat, Table, TableChanges

CLOCK = "clock"
"""The cause, in the log, of what happens because somebody's time is up."""

_STORED = adapter(Clocks, __package__)
_OWN = adapter(Own, __package__)
_HOLIDAYS = adapter(tuple[Interval, ...], __package__)
NOTHING_SAID = Own()


def agreed(table: Table, key: str) -> str:
    """What its players have agreed on: one of ``AGREED[key]``."""
    return table.settings.get(key, NEVER[key])


def of(table: Table) -> Clocks | None:
    """What its clocks say; ``None`` where nobody's time is counted."""
    return _STORED.validate_json(table.clocks) if table.clocks else None


def may_ask(table: Table, user: str) -> bool:
    """Whether its match asks somebody, as far as that is known without a look at it: clocks know it."""
    clocks, mine = of(table), [seat.seat for seat in table.seats if seat.user_id == user]
    if table.state != "playing" or clocks is None:
        return table.state == "playing"
    return any(clocks.seats[seat].asked is not None for seat in mine)


def own_of(person: Person | None) -> Own:
    """What somebody has said about their time."""
    return _OWN.validate_json(person.hours) if person and person.hours else NOTHING_SAID


def holidays(written: str | None) -> tuple[Interval, ...]:
    """What a server has set."""
    return _HOLIDAYS.validate_json(written) if written else ()


def holidays_written(every: Sequence[Interval]) -> str:
    """As they are kept with the server."""
    return _HOLIDAYS.dump_json(tuple(every)).decode()


def own_written(own: Own) -> str:
    """As it is kept with their settings."""
    return _OWN.dump_json(own).decode()


def hours_of(table: Table, clocks: Clocks, seat: Seat) -> Hours:
    """When the time of whoever sits there runs: not while a steward plays for them until a certain moment. A match that
    is played at one sitting knows nothing of nights."""
    loan = loans.of(seat)
    lent = ((loan.since, loan.until),) if loan and loan.user == seat.user_id else ()
    if clocks.pace.sitting:
        return Hours(holidays=lent, pauses=clocks.pauses)
    own = own_of(seat.person)
    holidays = granted(own.holidays, table.created_at, clocks.pace.off)
    return Hours(waking=own.waking, holidays=(*holidays, *lent), pauses=clocks.pauses)


def _every_hours(table: Table, clocks: Clocks) -> list[Hours]:
    return [hours_of(table, clocks, seat) for seat in table.seats]


# ---- what is written


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
    clocks, hands = of(loaded.table), seating or Seating(loaded.table)
    if clocks is None:
        return {"deadline": _deadline(hands.table, match, None)} if hands.lent else {}
    if by_hand:
        clocks = clocks.attended(now, _every_hours(loaded.table, clocks))
    if late is not None:
        clocks = clocks.missed(late)
    for seat in hands.new:
        if _empty(loaded, seat, now):
            clocks = clocks.renewed(seat, now)
        else:
            clocks = clocks.passed_on(seat, now, hours_of(loaded.table, clocks, loaded.seat(seat)))
    for seat in hands.lent:
        had, has = (hours_of(table, clocks, table.seats[seat]) for table in (loaded.table, hands.table))
        clocks = clocks.handed(seat, now, had, has)
    return _moved(clocks, loaded, hands.table, loaded.asked, match, events, now)


def _empty(loaded: LoadedTable, seat: int, now: int) -> bool:
    """Whether nobody plays on *seat*, or whoever does offers it to anybody."""
    deserted = loaded.seat(seat).occupant == "steward" or loaded.playing.sitter(seat) != "here"
    return deserted or seat in loaded.table.offered or seat in overdue(loaded, now)


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
    hours = _every_hours(seated, clocks)
    was = loaded.match
    other = asked if was is None else [seat for seat in asked if was.question(seat) != match.question(seat)]
    fresh = back if hands else other if was is None or stirred(was, match, tuple(events)) else ()  # drafts are private
    after = clocks.moved(now, hours, before, asked, window=match.span == WINDOW, begun=begins, fresh=fresh)
    return _written(seated, match, after)


def taken_back(
    loaded: LoadedTable, payer: int | None, match: Match[Any], undone: Iterable[Event], now: int
) -> TableChanges | None:
    """What is to be written when what led on from *match* was taken back, where *undone* had happened.

    :param payer: see ``Clocks.taken_back``. ``None`` is returned if their time would be up with that."""
    clocks = of(loaded.table)
    if clocks is None:
        return {}
    hours, begins = _every_hours(loaded.table, clocks), opened(undone, len(loaded.table.seats))
    after = clocks.attended(now, hours).taken_back(
        payer, now, hours, match.asked(), window=match.span == WINDOW, begun=begins
    )
    due = after.due(payer, hours[payer]) if payer in match.asked() and payer is not None else None
    return None if due is not None and due <= now else _written(loaded.table, match, after)


def excused(loaded: LoadedTable, seat: int, now: int) -> TableChanges:
    """What is to be written when *seat* gets some time more."""
    clocks = of(loaded.table)
    return _written(loaded.table, loaded.playing, clocks.excused(seat, now)) if clocks else {}


def called(loaded: LoadedTable, seats: Sequence[int], now: int) -> TableChanges:
    """What is to be written when *seats* are called again."""
    clocks = of(loaded.table)
    if clocks is None:
        return {}
    for seat in seats:
        clocks = clocks.called(seat, now, hours_of(loaded.table, clocks, loaded.seat(seat)))
    return _written(loaded.table, loaded.playing, clocks)


def put_off(loaded: LoadedTable, seats: Sequence[int], now: int) -> TableChanges:
    """What is to be written when *seats*, which are to be called again, sleep."""
    clocks = of(loaded.table)
    if clocks is None:
        return {}
    for seat in seats:
        clocks = clocks.put_off(seat, now, hours_of(loaded.table, clocks, loaded.seat(seat)))
    return _written(loaded.table, loaded.playing, clocks)


def settled(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written before anybody's hours change: what has run so far has run."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return {}
    return _written(loaded.table, loaded.playing, clocks.settled(now, _every_hours(loaded.table, clocks)))


def paused(loaded: LoadedTable, pauses: Sequence[Interval]) -> TableChanges:
    """What is to be written when these are all the pauses; see :func:`settled`."""
    clocks = of(loaded.table)
    return _written(loaded.table, loaded.playing, replace(clocks, pauses=tuple(pauses))) if clocks else {}


def voted(loaded: LoadedTable, kind: str, amount: int, now: int) -> TableChanges:
    """What is to be written when the table has decided on a pause, an extension or an evening; see ``votes.Kind``."""
    clocks = of(loaded.table)
    if clocks is None:
        return {}
    every = _every_hours(loaded.table, clocks)
    clocks = clocks.attended(now, every).settled(now, every)
    match kind:
        case "pause":
            clocks = clocks.rested(amount * DAY, now)
        case "extend":
            clocks = clocks.extended(amount * HOUR, now)
        case "live":
            clocks = clocks.livened(PACES["live"], now, now + amount * HOUR)
    return _written(loaded.table, loaded.playing, clocks)


def window(loaded: LoadedTable) -> int:
    """How long the table has to answer in somebody else's turn; where no clock runs, a day."""
    clocks = of(loaded.table)
    return (clocks.pace.window if clocks else 0) or DAY


def evening(loaded: LoadedTable) -> int | None:
    """Until when the table plays live; ``None``: it plays as it was agreed."""
    clocks = of(loaded.table)
    return clocks.evening.until if clocks and clocks.evening and loaded.live else None


def usual_again(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when the evening is over."""
    clocks = of(loaded.table)
    assert clocks
    return _written(loaded.table, loaded.playing, clocks.back(now, _every_hours(loaded.table, clocks)))


def lonely(loaded: LoadedTable) -> bool:
    """Whether nobody has done anything for so long that the table rests rather than that the clock plays on."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.lonely


def still(loaded: LoadedTable) -> bool:
    """Whether the table rests until one of its people is there."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.still and loaded.live


def stopped(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when the table rests."""
    clocks = of(loaded.table)
    assert clocks
    return _written(loaded.table, loaded.playing, clocks.stopped(now, _every_hours(loaded.table, clocks)))


def attended(loaded: LoadedTable, now: int) -> TableChanges:
    """What is to be written when one of its people is there again."""
    clocks = of(loaded.table)
    assert clocks
    return _written(loaded.table, loaded.playing, clocks.attended(now, _every_hours(loaded.table, clocks)))


def missed(loaded: LoadedTable, seat: int) -> int:
    """How often the time of *seat* has been up."""
    clocks = of(loaded.table)
    return clocks.seats[seat].missed if clocks else 0


def _written(table: Table, match: Match[Any], clocks: Clocks) -> TableChanges:
    return {"clocks": _STORED.dump_json(clocks).decode(), "deadline": _deadline(table, match, clocks)}


# ---- what falls due


def deadline(loaded: LoadedTable) -> int | None:
    """When the bot has something to do there because somebody is late, or to be called again; ``None``: never."""
    return _deadline(loaded.table, loaded.playing, of(loaded.table)) if loaded.live else None


def _deadline(table: Table, match: Match[Any], clocks: Clocks | None) -> int | None:
    """Stewards answer at once: nothing of theirs falls due, nor of those for whom one plays."""
    people = [table.seats[seat] for seat in match.asked() if match.sitter(seat) != "away"] if clocks else []
    moments: list[int | None] = [loan.until for seat in table.seats if (loan := loans.of(seat))]
    for seat in people:
        if seat.occupant == "person" and clocks:
            hours = hours_of(table, clocks, seat)
            moments.append(clocks.reminder(seat.seat, hours))
            if agreed(table, WHEN_LATE) != WAIT:
                moments.append(clocks.due(seat.seat, hours))
    moments.append(clocks.evening.until if clocks and clocks.evening else None)
    moments += [vote.until] if (vote := votes.of(table)) else []
    return min((moment for moment in moments if moment is not None), default=None)


def late(loaded: LoadedTable, now: int) -> tuple[int, ...]:
    """The seats whose time is up, and for whom something is agreed on."""
    return () if agreed(loaded.table, WHEN_LATE) == WAIT or still(loaded) else overdue(loaded, now)


def overdue(loaded: LoadedTable, now: int) -> tuple[int, ...]:
    """The seats whose time is up."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return ()
    if clocks.still:
        return loaded.awaited
    dues = ((seat, clocks.due(seat, hours_of(loaded.table, clocks, loaded.seat(seat)))) for seat in loaded.awaited)
    return tuple(seat for seat, due in dues if due is not None and due <= now)


def forgetful(loaded: LoadedTable, now: int) -> tuple[int, ...]:
    """The seats that are to be called again."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return ()
    hours = {seat: hours_of(loaded.table, clocks, loaded.seat(seat)) for seat in loaded.awaited}
    times = ((seat, clocks.reminder(seat, hours[seat])) for seat in hours)
    return tuple(seat for seat, at in times if at is not None and at <= now)


def reminded(loaded: LoadedTable, seat: int) -> bool:
    """Whether *seat* has been called as often as anybody is for one question."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.seats[seat].reminded >= ENOUGH


def asleep(person: Person, now: int) -> bool:
    """Whether it is somebody's night, whatever they play."""
    return Hours(waking=own_of(person).waking).quiet(now)


def quiet(table: Table, now: int) -> tuple[int, ...]:
    """The seats whose people sleep or are on holiday: nobody calls them now."""
    clocks = of(table) or begun(agreed_on(table.settings), len(table.seats))
    return tuple(seat.seat for seat in table.seats if seat.person and hours_of(table, clocks, seat).quiet(now))


# ---- what is shown


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
    times = [
        (seat.seat, since, clocks.due(seat.seat, hours_of(loaded.table, clocks, seat)))
        for seat in seats
        if (since := clocks.seats[seat.seat].asked) is not None
    ]
    return tuple(_alike(times))


def _alike(each: Iterable[tuple[int, int, int | None]]) -> Iterable[Wait]:
    def when(one: tuple[int, int, int | None]) -> tuple[int, int]:
        return one[1] // MINUTE, (one[2] or 0) // MINUTE

    for _, same in groupby(sorted(each, key=when), key=when):
        found = list(same)
        yield Wait(tuple(seat for seat, *_ in found), found[0][1], found[0][2])
