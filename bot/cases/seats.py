"""The seats of a running match: given up, handed on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play import timing
from bot.play.deliveries import noticed
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from engines.core.chair import Seating
from engines.core.menu import Refused
from persistence.calls import Record, Rung
from persistence.deliveries import Delivery, Proclaimed
from persistence.errors import Missing
from persistence.records import SeatChanges


@rights.RESIGN
async def resign(means: Means, caller: Caller, table_id: str, /) -> Done:
    """A steward plays the caller's seat on."""
    seat = (await means.sessions.at(table_id)).seat_of(caller.user)
    if seat is None:
        raise Declined("not-seated")

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(caller.user) != seat:  # it was given to somebody else meanwhile
            raise Declined("not-now")
        return [Seating(seat=seat, change="resign")]

    return await _seated(means, f"{caller.key}:0", table_id, seat, make, {"occupant": "steward", "user_id": None})


async def back(means: Means, caller: Caller, loaded: LoadedTable) -> LoadedTable:
    """The table as it is once the caller, if a steward has been playing for them there, plays again: whatever they do
    at a table shows that they are back."""
    seat = loaded.seat_of(caller.user)
    if seat is None or not loaded.live or not loaded.away(seat):
        return loaded

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(caller.user) != seat or not now.away(seat):
            raise Declined("not-now")
        return [Seating(seat=seat, change="return")]

    with contextlib.suppress(Refused):  # another press of theirs was faster
        await means.sessions.submit(loaded.table.id, f"{caller.key}:back", "person", make)
    return await means.sessions.at(loaded.table.id)


class Ledger(NamedTuple):
    """How the people of a table were reached."""

    calls: Sequence[Rung]
    """Oldest first: those of the questions that are open, and the latest before."""
    records: Mapping[int, Record]
    """By seat with a person on it: how they keep clocks, here and elsewhere."""


@rights.HOST_OF
async def ledger(means: Means, _caller: Caller, table_id: str, /) -> Ledger:
    """For whoever has to see to it that the match goes on."""
    table = await means.store.tables.get(table_id)
    people = {seat.seat: seat.user_id for seat in table.seats if seat.user_id}
    records = {seat: await means.store.calls.record(user) for seat, user in people.items()}
    return Ledger(await means.store.calls.of(table_id), records)


@rights.HAND_ON
async def offer(means: Means, caller: Caller, table_id: str, /, seat: int | None) -> int:
    """Anybody may take that seat from now on (``None``: the caller's own): which one it is. ``Declined`` for one whose
    person plays."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        own = loaded.seat_of(caller.user)
        wanted = own if seat is None else seat
        if not loaded.live:
            raise Declined("not-now")
        if wanted is None or not 0 <= wanted < len(loaded.table.seats):
            raise Declined("no-such-seat")
        if wanted != own and not (rights.hosts(caller, loaded.table) and absent(loaded, wanted, means.kit.clock())):
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
    if loaded.seat_of(caller.user) == seat:
        raise Declined("already-seated")
    return await take_over(means, loaded, seat, Newcomer(caller.user, caller.name), f"{caller.key}:0", offered=True)


def absent(loaded: LoadedTable, seat: int, now: int) -> bool:
    """Whether nobody plays there: a steward does, or its person's time is up."""
    return loaded.seat(seat).occupant == "steward" or loaded.away(seat) or seat in timing.overdue(loaded, now)


class Newcomer(NamedTuple):
    """Who sits down."""

    user: str
    name: str
    """As it is shown at the table."""


async def take_over(
    means: Means, loaded: LoadedTable, seat: int, new: Newcomer, key: str, *, offered: bool = False, by: str = ""
) -> Done:
    """*new* has *seat* of a table from now on, whoever has decided that, and everybody there hears it.

    :param offered: only as long as it is.
    :param by: the host, if they have done it by their own decision."""
    before = loaded.seat(seat)

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(new.user) is not None:
            raise Declined("already-seated-other")
        if now.match is None or now.match.over or now.seat(seat).user_id != before.user_id:
            raise Declined("not-now")
        if offered and seat not in now.table.offered:
            raise Declined("seat-gone")
        sit = Seating(seat=seat, change="sit", person=new.user)
        return [Seating(seat=seat, change="resign"), sit] if now.playing.sitter(seat) in ("here", "away") else [sit]

    told = Proclaimed(key="seat-given" if by else "seat-taken", args={"old": before.name, "new": new.name, "by": by})
    return await _seated(
        means, key, loaded.table.id, seat, make, {"occupant": "person", "user_id": new.user, "name": new.name}, [told]
    )


async def _seated(
    means: Means,
    key: str,
    table_id: str,
    seat: int,
    make: Callable[[LoadedTable], Sequence[Seating]],
    change: SeatChanges,
    told: Sequence[Delivery] = (),
) -> Done:
    try:
        async with means.sessions.held(table_id, seat):
            return await means.sessions.submit(table_id, key, "person", make, {seat: change}, told)
    except Declined:
        raise
    except (Refused, Missing) as refused:  # the rules know no such change, or there is no match yet
        raise Declined("not-now") from refused
