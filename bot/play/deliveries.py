"""Whom a change concerns: the deliveries that are written together with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.play.loaded import LoadedTable
from engines.core.event import Event, Undone
from engines.core.frame import WINDOW
from engines.core.match import Match
from persistence.deliveries import (
    AtSeat,
    BoardDue,
    Called,
    CardDue,
    Closed,
    Delivery,
    Ended,
    Farewell,
    LobbyDue,
    Proclaimed,
)
from persistence.postings import Posting
from persistence.records import Seat, SeatChanges, Table


def due(
    before: LoadedTable,
    after: Match[Any],
    events: tuple[Event, ...],
    actor: int | None,
    seats: Mapping[int, SeatChanges] | None = None,
) -> tuple[Delivery, ...]:
    """The table hears if something public happened, a seat if what it sees or is asked has changed.

    A call rings where its person wants to be called; see ``Private.show`` for whoever cannot be reached there.
    Whoever has just acted has the answer on the screen and is not called again. Whoever takes a seat over (*seats*)
    knows nothing yet, and is called even if the seat was asked before; whoever had it loses its card. The end is told
    to everybody."""
    was, step = before.match, after.step
    asked_before = was.asked() if was else ()
    people = {seat.seat: seat.occupant == "person" for seat in before.table.seats}
    people |= {seat: change["occupant"] == "person" for seat, change in (seats or {}).items()}
    new = {seat for seat in seats or () if people[seat]}
    asked = [seat for seat in after.asked() if after.sitter(seat) != "away"]
    called = [seat for seat in asked if seat in new or (seat not in asked_before and seat != actor)]
    rings = {seat.seat: "card" if seat.seat in new else seat.ring for seat in before.table.seats}
    found: list[Delivery] = []
    if was is None or after.asked() != asked_before or any(event.heard(None) for event in events) or after.over:
        found.append(BoardDue(step=step))
    if in_channel := tuple(seat for seat in called if rings[seat] != "card"):
        found.append(Called(step=step, seats=in_channel))
    if after.over:
        found.append(Ended(step=step))
    for seat, person in people.items():
        if person and (seat in new or _concerns(seat, was, after, events)):
            ring = rings[seat] != "channel" and (seat in called or (after.over and seat != actor))
            found.append(CardDue(step=step, seat=seat, ring=rings[seat] if ring else None))
    for seat, change in (seats or {}).items():
        left = before.seat(seat)
        if left.user_id and left.dm_channel_id and left.dm_card_id and left.user_id != change["user_id"]:
            found.append(
                Farewell(step=step, seat=seat, user=left.user_id, channel=left.dm_channel_id, card=left.dm_card_id)
            )
    return tuple(found)


def shown(table: Table) -> tuple[Delivery, ...]:
    """Everything there is at a table once more: its board and every person's card, or the lobby's card."""
    return (BoardDue(), *_cards(table)) if table.begun else (LobbyDue(),)


def polled(
    loaded: LoadedTable, key: str = "", args: Mapping[str, str] = MappingProxyType({}), called: Sequence[int] = ()
) -> tuple[Delivery, ...]:
    """What a vote asks for, or has come to: everybody reads it on the board and on their card, and *called* are called.

    :param key: of the bot's catalogue: what is said about it in a message of its own."""
    cards = _cards(loaded.table)
    rings = {seat: ring for seat in called if (ring := loaded.seat(seat).ring) != "channel"}
    told = (Proclaimed(key=key, args=dict(args)),) if key else ()
    return (BoardDue(), *told, *(CardDue(seat=card.seat, ring=rings.get(card.seat)) for card in cards))


def closed(table: Table, why: str) -> tuple[Delivery, ...]:
    """The table has come to nothing. *why* is a key of the bot's catalogue."""
    return (Closed(why=why), *(_cards(table) if table.begun else ()))


def card_posting(table_id: str, seat: Seat, channel: str, **changes: str | int | None) -> Posting:
    """A new card of *seat* in place of the one that is there.

    :param changes: what more is noted of the seat with it."""
    return Posting(
        table_id=table_id,
        audience=AtSeat(seat=seat.seat),
        slot=f"card {seat.seat}",
        channel_id=channel,
        kept="card",
        seat=seat.seat,
        user_id=seat.user_id,
        changes={"dm_channel_id": channel, "delivered_digest": None, **changes},
        replaces=(channel, seat.dm_card_id) if seat.dm_card_id else None,
    )


def ringing(table: Table, due: Sequence[Delivery], seats: Mapping[int, SeatChanges]) -> tuple[Posting, ...]:
    """The cards that will ring for *due*, where they stand already and nobody else gets the seat."""
    rung = [table.seats[each.seat] for each in due if isinstance(each, CardDue) and each.ring]
    return tuple(
        card_posting(table.id, seat, seat.dm_channel_id)
        for seat in rung
        if seat.dm_channel_id and seat.dm_card_id and seat.seat not in seats
    )


def _cards(table: Table) -> list[CardDue]:
    return [CardDue(seat=seat.seat) for seat in table.seats if seat.occupant == "person"]


def _concerns(seat: int, was: Match[Any] | None, after: Match[Any], events: tuple[Event, ...]) -> bool:
    """Whether the card of *seat* has to be brought up to date. While it asks nothing, what everybody hears can wait
    until a turn passes; the table's own message tells it at once. A window is a part of the turn in which it opens."""
    if was is None or after.over or was.question(seat) != after.question(seat):
        return True
    if any(event.heard(seat) != event.heard(None) or isinstance(event, Undone) for event in events):
        return True  # what was taken back may stand on any card
    waits = seat not in was.asked() and seat not in after.asked()
    goes_on = was.span == after.span and set(after.asked()) <= set(was.asked())
    if waits and (goes_on or WINDOW in (was.span, after.span)):
        return False
    return any(event.heard(seat) for event in events) or bool(was.view(seat) != after.view(seat))
