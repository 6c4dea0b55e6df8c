"""What the clocks of a running match say: whose time runs when, what falls due, how long everybody waits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from bot.play import loans, votes
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, MINUTE, Interval, granted
from bot.time.clocks import ENOUGH, Clocks, begun
from bot.time.hours import Hours
from bot.time.own import Own
from bot.time.pace import DEFAULT, NEVER, WAIT, WHEN_LATE, Pace, agreed_on
from engines.core.match import Match
from engines.core.record import adapter
from persistence.persons import Person
from persistence.records import Seat, Table

CLOCK, ASLEEP = "clock", "asleep"
"""The causes, in the log, of what happens because somebody's time is up; and because a window closes for everybody
while one of them has not been called yet: that counts against nobody."""

_STORED = adapter(Clocks, __package__)
_OWN = adapter(Own, __package__)
_HOLIDAYS = adapter(tuple[Interval, ...], __package__)
NOTHING_SAID = Own()
LITTLE = 3
"""Turns' worth of time below which somebody is told that their bank runs low."""


def agreed(table: Table, key: str) -> str:
    """What its players have agreed on: one of ``AGREED[key]``."""
    return table.settings.get(key, NEVER[key])


def pace_of(table: Table) -> Pace:
    """At which it usually plays, an evening aside."""
    return agreed_on(table.settings)


def of(table: Table) -> Clocks | None:
    """What its clocks say; ``None`` where nobody's time is counted."""
    return _STORED.validate_json(table.clocks) if table.clocks else None


def written(clocks: Clocks) -> str:
    """As they are kept with the table."""
    return _STORED.dump_json(clocks).decode()


def may_ask(table: Table, user: str) -> bool:
    """Whether its match asks somebody, as far as that is known without a look at it: clocks know it."""
    clocks, mine = of(table), [seat.seat for seat in table.seats if seat.user_id == user]
    if table.state != "playing" or clocks is None:
        return table.state == "playing"
    return any(clocks.seats[seat].asked is not None for seat in mine)


def due_of(table: Table, user: str) -> float | None:
    """Until when it waits for them, UTC epoch milliseconds, as far as that is known without a look at its match;
    endless where nobody's time is counted, ``None``: it does not wait for them."""
    if not may_ask(table, user):
        return None
    clocks = of(table)
    if clocks is None:
        return math.inf
    mine = [seat for seat in table.seats if seat.user_id == user and clocks.seats[seat.seat].asked is not None]
    times = [clocks.due(seat.seat, hours_of(table, clocks, seat)) for seat in mine]
    return min((time for time in times if time is not None), default=math.inf)


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
    return Hours(waking=own.waking, holidays=(*holidays, *lent), beyond=own.holidays, pauses=clocks.pauses)


def counted(table: Table, own: Own, now: int) -> int | None:
    """Until when the holidays of somebody who plays there count, if that is before the end of one that is not over;
    ``None``: they count whole, or at one sitting or without clocks it makes no difference."""
    pace, clocks = pace_of(table), of(table)
    if table.state != "playing" or clocks is None or pace.sitting or not pace.ticks:
        return None
    days = granted(own.holidays, table.created_at, pace.off)
    uncut = any(end > now and (not days or end > days[-1][1]) for _, end in own.holidays)
    return (days[-1][1] if days else now) if uncut else None


def every_hours(table: Table, clocks: Clocks) -> list[Hours]:
    """The same by seat."""
    return [hours_of(table, clocks, seat) for seat in table.seats]


def window(loaded: LoadedTable) -> int:
    """How long the table has to answer in somebody else's turn; where no clock runs, a day."""
    clocks = of(loaded.table)
    return (clocks.pace.window if clocks else 0) or DAY


def evening(loaded: LoadedTable) -> int | None:
    """Until when the table plays live; ``None``: it plays as it was agreed."""
    clocks = of(loaded.table)
    return clocks.evening.until if clocks and clocks.evening and loaded.live else None


def lonely(loaded: LoadedTable) -> bool:
    """Whether nobody has done anything for so long that the table rests rather than that the clock plays on."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.lonely


def still(loaded: LoadedTable) -> bool:
    """Whether the table rests until one of its people is there."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.still and loaded.live


def missed(loaded: LoadedTable, seat: int) -> int:
    """How often the time of whoever has *seat* has been up."""
    clocks = of(loaded.table)
    return clocks.seats[seat].missed if clocks else 0


def punctual(loaded: LoadedTable, seat: int, now: int) -> bool | None:
    """Whether an answer of *seat* is in time now; see ``Clocks.punctual``."""
    clocks = of(loaded.table)
    return clocks.punctual(seat, now, hours_of(loaded.table, clocks, loaded.seat(seat))) if clocks else None


def former(loaded: LoadedTable) -> dict[str, int]:
    """The same of those who have no seat there now, by person."""
    clocks = of(loaded.table)
    return dict(clocks.former) if clocks else {}


# ---- what falls due


def deadline(loaded: LoadedTable) -> int | None:
    """When the bot has something to do there because somebody is late, or to be called again; ``None``: never."""
    return due(loaded.table, loaded.playing, of(loaded.table)) if loaded.live else None


def due(table: Table, match: Match[Any], clocks: Clocks | None) -> int | None:
    """The same of *table* with *match*, as its *clocks* say. Stewards answer at once: nothing of theirs falls due,
    nor of those for whom one plays."""
    people = [table.seats[seat] for seat in match.asked() if match.sitter(seat) != "away"] if clocks else []
    moments: list[int | None] = [loan.until for seat in table.seats if (loan := loans.of(seat))]
    for seat in people:
        if seat.occupant == "person" and clocks:
            hours = hours_of(table, clocks, seat)
            moments.append(clocks.reminder(seat.seat, hours))
            if clocks.seats[seat.seat].over is None:
                moments.append(clocks.due(seat.seat, hours))
    moments.append(clocks.evening.until if clocks and clocks.evening else None)
    if vote := votes.of(table):
        moments += [vote.until, vote.wake] if votes.ripe(vote, table, match) is None else [vote.since]
    return min((moment for moment in moments if moment is not None), default=None)


def late(loaded: LoadedTable, now: int) -> tuple[int, ...]:
    """The seats whose time is up, and for whom what is agreed on is still to be done."""
    clocks = of(loaded.table)
    if clocks is None or clocks.still:
        return ()
    return tuple(seat for seat in overdue(loaded, now) if clocks.seats[seat].over is None)


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


def uncalled(loaded: LoadedTable, seat: int) -> bool:
    """Whether *seat*, asked at night or on holiday, does not know of it yet."""
    clocks = of(loaded.table)
    return clocks is not None and clocks.seats[seat].asleep


def longer(loaded: LoadedTable, amount: int, now: int) -> int | None:
    """Until when the table waits at most if whoever is asked has so many hours more; ``None``: it waits for nobody."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return None
    hours = every_hours(loaded.table, clocks)
    after = clocks.attended(now, hours).extended(amount * HOUR)
    dues = (after.due(seat, hours[seat]) for seat in loaded.awaited)
    return max((due for due in dues if due is not None), default=None)


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


def up(table: Table, seat: int, now: int) -> int:
    """When whoever has *seat* may be asked for their word: not at night or on holiday; that the table rests is no
    reason."""
    clocks = of(table) or begun(agreed_on(table.settings), len(table.seats))
    return replace(hours_of(table, clocks, table.seats[seat]), pauses=()).awake(now)


# ---- what is shown


def low(loaded: LoadedTable, seat: int) -> tuple[int, int] | None:
    """How long *seat* has in all for a turn of its own if its bank has run so low that it cannot go on like that, with
    what each turn brings, both in milliseconds; ``None``: it has enough, or no clock counts that."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live or clocks.still or clocks.opened is not None or not clocks.pace.increment:
        return None
    clock, pace = clocks.seats[seat], clocks.pace
    little = clock.asked is not None and clock.left < min(pace.bank, LITTLE * pace.increment)
    return (clock.left, pace.increment) if little and not pace.sitting else None


class Wait(NamedTuple):
    """Seats that are asked since one moment and have until another; UTC epoch milliseconds."""

    seats: tuple[int, ...]
    since: int
    until: int | None
    """``None``: as long as they like."""
    over: int | None = None
    """When their time was up, where everybody waits on."""
    excused: bool = False
    """Whether their time was up, and goes on for once."""


def waits(loaded: LoadedTable) -> tuple[Wait, ...]:
    """Since when the people who are asked are, those together who are alike to the minute; nothing where that is not
    counted."""
    clocks = of(loaded.table)
    if clocks is None or not loaded.live:
        return ()
    found = []
    for seat in map(loaded.seat, loaded.awaited):
        clock, until = clocks.seats[seat.seat], clocks.due(seat.seat, hours_of(loaded.table, clocks, seat))
        if clock.asked is not None:
            excused = clock.excused and clocks.opened is None
            found.append(Wait((seat.seat,), clock.asked, until, clock.over, excused))
    return tuple(_alike(found))


def _alike(each: Iterable[Wait]) -> Iterable[Wait]:
    def when(one: Wait) -> tuple[int, ...]:
        return one.since // MINUTE, (one.until or 0) // MINUTE, (one.over or 0) // MINUTE, one.excused

    for _, same in groupby(sorted(each, key=when), key=when):
        found = list(same)
        yield found[0]._replace(seats=tuple(seat for one in found for seat in one.seats))


class Ends(NamedTuple):
    """What becomes of somebody when their time is up."""

    until: int
    """UTC epoch milliseconds."""
    then: str
    """One of ``LATE``."""
    excused: bool
    """It was up already, and goes on for once."""
    once: bool
    """It will go on for once before it comes to that."""


def ends(loaded: LoadedTable, seat: int) -> Ends | None:
    """What becomes of *seat* after it has been called for the last time, or is excused; ``None``: its time is not
    about to end, or nobody could say before what follows."""
    clocks = of(loaded.table)
    if clocks is None or seat not in loaded.awaited or clocks.still:
        return None
    clock, then = clocks.seats[seat], agreed(loaded.table, WHEN_LATE)
    hours, window = hours_of(loaded.table, clocks, loaded.seat(seat)), clocks.opened is not None
    until, excused = clocks.due(seat, hours), clock.excused and not window
    last = excused or (clock.reminded > 0 and clocks.reminder(seat, hours) is None)
    if until is None or clock.over is not None or not last or (then == DEFAULT and clocks.lonely):
        return None
    first = clock.missed == 0 and then != WAIT
    once = first and not window and bool(clocks.pace.increment or clocks.pace.moments)
    return Ends(until, DEFAULT if first and window else then, excused, once)
