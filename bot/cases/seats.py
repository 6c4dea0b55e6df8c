"""The seats of a running match: given up, handed on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from engines.core.chair import Seating
from engines.core.menu import Refused
from persistence.errors import Missing
from persistence.records import Record, Rung, SeatChanges


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

    return await _seated(means, caller, table_id, seat, make, {"occupant": "steward", "user_id": None})


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
async def hand_over(means: Means, caller: Caller, table_id: str, /, seat: int, user: str, name: str) -> Done:
    """*user*, shown as *name*, takes *seat*: the host gives any, everybody else only their own."""
    loaded = await means.sessions.at(table_id)
    if loaded.match is None or loaded.match.over:
        raise Declined("not-now")
    if not 0 <= seat < len(loaded.table.seats):
        raise Declined("no-such-seat")

    def make(now: LoadedTable) -> list[Seating]:
        if not (rights.hosts(caller, now.table) or now.seat_of(caller.user) == seat):
            raise Declined("host-only")
        if now.seat_of(user) is not None:
            raise Declined("already-seated-other")
        sit = Seating(seat=seat, change="sit", person=user)
        return [Seating(seat=seat, change="resign"), sit] if now.playing.sitter(seat) in ("here", "away") else [sit]

    make(loaded)  # what cannot be done waits for nobody's card
    return await _seated(means, caller, table_id, seat, make, {"occupant": "person", "user_id": user, "name": name})


async def _seated(
    means: Means,
    caller: Caller,
    table_id: str,
    seat: int,
    make: Callable[[LoadedTable], Sequence[Seating]],
    change: SeatChanges,
) -> Done:
    try:
        async with means.sessions.held(table_id, seat):
            return await means.sessions.submit(table_id, f"{caller.key}:0", "person", make, {seat: change})
    except Declined:
        raise
    except (Refused, Missing) as refused:  # the rules know no such change, or there is no match yet
        raise Declined("not-now") from refused
