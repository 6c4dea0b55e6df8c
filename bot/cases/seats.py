"""The seats of a running match: given up, handed on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play import deciding, loans, timing, winding
from bot.play.deliveries import again, lender_told, noticed, shown
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from bot.play.working import PERSON
from bot.speech import seated as seated_as
from engines.core.chair import Seating
from engines.core.menu import Refused
from persistence.calls import Record, Rung
from persistence.deliveries import CardDue, Delivery, Proclaimed
from persistence.errors import Missing, Unavailable
from persistence.records import SeatChanges, Table


class Rising(NamedTuple):
    """Somebody gives up a seat for good."""

    seat: int
    steps: Sequence[Seating]
    change: SeatChanges
    told: Sequence[Delivery] = ()


def _rising(loaded: LoadedTable, caller: Caller) -> Rising | None:
    """What that of the caller comes to; ``None``: somebody else has theirs, and keeps it. Of a borrowed seat only the
    loan is given up. One that was lent, and given up by whoever had it, is its owner's again before they leave it."""
    seat, change = loaded.seat_of(caller.user), SeatChanges(occupant="steward", user_id=None)
    if seat is not None:
        there, loan = loaded.seat(seat), loans.borrowed(loaded.seat(seat))
        steps = [Seating(seat=seat, change="resign", person=loan.user if loan else None)]
        kept = SeatChanges(lent=there.lent) if loan else SeatChanges(given_up=caller.user)
        return Rising(seat, steps, change | kept)
    seat = loans.lent_by(loaded.table, caller.user)
    loan = loans.of(loaded.seat(seat)) if seat is not None else None
    if seat is None or loan is None or loaded.seat(seat).user_id is not None:
        return None
    steps = [Seating(seat=seat, change="sit", person=caller.user), Seating(seat=seat, change="resign")]
    change = SeatChanges(**change, name=loan.name, lent=None, given_up=caller.user)
    return Rising(seat, steps, change, lender_told(loaded.table, seat))


def rising(loaded: LoadedTable, caller: Caller) -> Literal["steward", "out", "kept"]:
    """What becomes of the caller's seat if they resign: a steward plays it on, it is out of the match, or whoever has
    borrowed it keeps it."""
    found = _rising(loaded, caller)
    if found is None or loaded.match is None:
        return "kept"
    match = loaded.match
    with contextlib.suppress(Refused):  # it is over, say
        for step in found.steps:
            match, _ = match.seat(step)
    return "out" if match.sitter(found.seat) == "removed" else "steward"


@rights.RESIGN
async def resign(means: Means, caller: Caller, table_id: str, /) -> None:
    """A steward plays the caller's seat on, unless the rules take it out of the match; of a borrowed one until its
    owner has it back. One that they have lent is theirs who have it."""
    loaded = await means.sessions.at(table_id)
    found = _rising(loaded, caller)
    if found is None:
        await _left_for_good(means, caller, loaded)
        return
    seat = found.seat

    def make(now: LoadedTable) -> Sequence[Seating]:
        if _rising(now, caller) != found:
            raise Declined("not-now")  # it was given to somebody else meanwhile
        return found.steps

    await seated(means, f"{caller.key}:0", loaded, seat, Handover(make, found.change, found.told))


async def _left_for_good(means: Means, caller: Caller, loaded: LoadedTable) -> None:
    table_id, seat = loaded.table.id, loans.lent_by(loaded.table, caller.user)
    if seat is None:
        raise Declined("not-seated")
    async with means.sessions.held(table_id, seat), means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        if loans.lent_by(loaded.table, caller.user) != seat or not loaded.live:
            raise Declined("not-now")
        told = Proclaimed(key="seat-kept", args={"old": caller.name, "new": loaded.names[seat]})
        due = [told, CardDue(seat=seat), *lender_told(loaded.table, seat)]
        await means.store.tables.change_seat(table_id, seat, due, lent=None)
    means.sessions.wake(table_id, ())


async def back(means: Means, caller: Caller, loaded: LoadedTable) -> LoadedTable:
    """The table as it is once the caller, if a steward has been playing for them there, plays again: whatever they do
    at a table shows that they are back. If it rests, it goes on."""
    seat = loaded.seat_of(caller.user)
    if seat is not None and timing.still(loaded):
        loaded = await _resumed(means, caller, loaded)
    if seat is None or not loaded.live or not loaded.away(seat):
        return loaded
    there = loaded.seat(seat)
    changes = {seat: SeatChanges(lent=None)} if there.lent and not loans.borrowed(there) else None

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(caller.user) != seat or not now.away(seat) or now.seat(seat).lent != there.lent:
            raise Declined("not-now")
        return [Seating(seat=seat, change="return")]

    with contextlib.suppress(Refused):  # another press of theirs was faster
        await means.sessions.submit(loaded.table.id, f"{caller.key}:back", PERSON, make, changes)
    return await means.sessions.at(loaded.table.id)


async def _resumed(means: Means, caller: Caller, loaded: LoadedTable) -> LoadedTable:
    """Everybody who is asked is called anew, but for the caller, who has it on the screen."""
    table_id, moment = loaded.table.id, means.kit.clock()
    async with means.sessions.lock(table_id):
        now = await means.sessions.at(table_id)
        if not timing.still(now) or now.seat_of(caller.user) is None:
            return now
        quiet = timing.quiet(now.table, moment)
        called = [seat for seat in now.awaited if seat != now.seat_of(caller.user) and seat not in quiet]
        told = Proclaimed(key="match-goes-on", args={"who": now.called(caller.user, caller.name)})
        due = [told, *shown(now.table), *again(now, called)]
        await means.store.tables.change(table_id, due, **winding.attended(now, moment))
    means.sessions.wake(table_id, ())
    return await means.sessions.at(table_id)


class Ledger(NamedTuple):
    """How the people of a table were reached."""

    calls: Sequence[Rung]
    """Oldest first: those of the questions that are open, and the latest before; of a seat that was handed on, those of
    whoever has it now."""
    records: Mapping[int, Record]
    """By seat with a person on it: how they keep clocks, here and elsewhere."""


@rights.HOST_OF
async def ledger(means: Means, _caller: Caller, table_id: str, /) -> Ledger:
    """For whoever has to see to it that the match goes on."""
    table = await means.store.tables.get(table_id)
    people = {seat.seat: seat.user_id for seat in table.seats if seat.user_id}
    records = {seat: await means.store.calls.record(user) for seat, user in people.items()}
    since = {} if table.state == "lobby" else await _since(means, table_id)
    calls = [each for each in await means.store.calls.of(table_id) if each.at >= since.get(each.seat, 0)]
    return Ledger(calls, records)


async def _since(means: Means, table_id: str) -> dict[int, int]:
    """Since when seats that were handed on are theirs who have them now."""
    latest: dict[int, tuple[str, int]] = {}
    for each in await means.store.matches.sittings(table_id):
        if latest.get(each.seat, ("", 0))[0] != each.person:
            latest[each.seat] = each.person, each.step
    steps = {seat: step for seat, (_, step) in latest.items() if step}
    found = {seat: await means.store.matches.log(table_id, step, step) for seat, step in steps.items()}
    return {seat: entries[0].at for seat, entries in found.items() if entries}


@rights.HAND_ON
async def offer(means: Means, caller: Caller, table_id: str, /, seat: int | None) -> int:
    """Anybody may take that seat from now on (``None``: the caller's own): which one it is. ``Declined`` for one whose
    person plays, or has lent it."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        own = loaded.seat_of(caller.user)
        wanted = own if seat is None else seat
        if not loaded.live:
            raise Declined("not-now")
        if wanted is None or not 0 <= wanted < len(loaded.table.seats):
            raise Declined("no-such-seat")
        if loaded.out(wanted):
            raise Declined("seat-is-out")
        if loan := loans.of(loaded.seat(wanted)):
            raise Declined("seat-is-lent", name=loan.name)
        may = wanted == own or await rights.hosts(means, caller, loaded.table)
        if not may or (wanted != own and not absent(loaded, wanted, means.kit.clock())):
            raise Declined("sitter-plays")
        due, changes = noticed([*loaded.table.offered, wanted])
        await means.store.tables.change(table_id, due, **changes)
    means.sessions.wake(table_id, ())
    return wanted


@rights.VISIT
async def take(means: Means, caller: Caller, table_id: str, /, seat: int) -> Done:
    """The caller plays a seat on that is offered."""
    loaded = await means.sessions.at(table_id)
    if not loaded.live or seat not in loaded.table.offered:
        raise Declined("seat-gone")
    if tied(loaded.table, caller.user):
        raise Declined("already-seated")
    new = Newcomer(caller.user, caller.name)
    return await take_over(means, loaded, seat, new, f"{caller.key}:0", Terms(offered=True))


def absent(loaded: LoadedTable, seat: int, now: int) -> bool:
    """Whether nobody plays there: a steward does, or its person's time is up."""
    return loaded.seat(seat).occupant == "steward" or loaded.away(seat) or seat in timing.overdue(loaded, now)


def tied(table: Table, user: str) -> bool:
    """Whether *user* has a seat there already, or will have it back."""
    return any(seat.user_id == user for seat in table.seats) or loans.lent_by(table, user) is not None


class Newcomer(NamedTuple):
    """Who sits down."""

    user: str
    name: str
    """As it is shown at the table."""


class Terms(NamedTuple):
    """How somebody comes to have somebody else's seat."""

    offered: bool = False
    """Only as long as it is offered to anybody."""
    by: str = ""
    """The host, if they have done it by their own decision: then it is told."""


async def take_over(means: Means, loaded: LoadedTable, seat: int, new: Newcomer, key: str, terms: Terms) -> Done:
    """*new* has *seat* of a table from now on, whoever has decided that; the log says so."""
    before = loaded.seat(seat)

    def make(now: LoadedTable) -> list[Seating]:
        if tied(now.table, new.user):
            raise Declined("already-seated-other")
        there = now.seat(seat)
        if now.match is None or now.match.over or (there.user_id, there.lent) != (before.user_id, before.lent):
            raise Declined("not-now")
        if terms.offered and seat not in now.table.offered:
            raise Declined("seat-gone")
        return [Seating(seat=seat, change="sit", person=new.user)]

    args: dict[str, str | int] = {"old": loaded.names[seat], "new": seated_as(seat, new.name), "by": terms.by}
    told: list[Delivery] = [Proclaimed(key="seat-given", args=args)] if terms.by else []
    change = SeatChanges(occupant="person", user_id=new.user, name=new.name)
    return await seated(means, key, loaded, seat, Handover(make, change, told))


class Handover(NamedTuple):
    """What happens when somebody comes or goes."""

    make: Callable[[LoadedTable], Sequence[Seating]]
    seat: SeatChanges
    told: Sequence[Delivery] = ()


async def seated(
    means: Means,
    key: str,
    loaded: LoadedTable,
    seat: int,
    change: Handover,
) -> Done:
    """Somebody comes or goes, which may decide a vote. ``Declined``: the rules know no such thing, or there is no
    match yet."""
    table_id = loaded.table.id
    try:
        async with means.sessions.held(table_id, seat):
            seats = {seat: change.seat}
            done = await means.sessions.submit(table_id, key, PERSON, change.make, seats, change.told)
    except Declined:
        raise
    except (Refused, Missing) as refused:
        raise Declined("not-now") from refused
    with contextlib.suppress(Unavailable):  # then the clockwork does it: it is due
        if done.loaded.table.vote and await deciding.settle(means.sessions, table_id):
            return done._replace(loaded=await means.sessions.at(table_id))
    return done
