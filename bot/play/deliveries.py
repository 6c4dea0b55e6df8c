"""Whom a change concerns: the deliveries that are written together with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.play.loaded import LoadedTable
from bot.play.loans import borrowed
from bot.time.pace import OPEN, WHEN_LATE
from engines.core.chair import Seated
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
    NoticeDue,
    Occasion,
)
from persistence.postings import Posting
from persistence.records import Seat, SeatChanges, Table, TableChanges


def due(
    before: LoadedTable,
    after: Match[Any],
    events: tuple[Event, ...],
    actor: int | None,
    new: Collection[int] = (),
    seated: Table | None = None,
    quiet: Collection[int] = (),
) -> tuple[Delivery, ...]:
    """The table hears if something public happened, a seat if what it sees or is asked has changed.

    A call rings where its person wants to be called; see ``Private.show`` for whoever cannot be reached there.
    Whoever has just acted has the answer on the screen and is not called again. Whoever is *new* on a seat knows
    nothing yet, and is called even if the seat was asked before; whoever had it loses its card. The end is told to
    everybody. Nobody rings at those who are *quiet*, asleep or on holiday: they are called when they are up.

    :param seated: the table with whoever sits there from now on, if that changes."""
    was, step, table = before.match, after.step, seated or before.table
    asked_before = was.asked() if was else ()
    people = {seat.seat: seat.occupant == "person" for seat in table.seats}
    asked = [seat for seat in after.asked() if after.sitter(seat) != "away"]
    awake = {seat for seat in people if seat not in quiet}
    called = [seat for seat in asked if seat in awake and (seat in new or (seat not in asked_before and seat != actor))]
    rings = {seat.seat: seat.ring for seat in table.seats}
    found: list[Delivery] = []
    if was is None or after.asked() != asked_before or any(event.heard(None) for event in events) or after.over:
        found.append(BoardDue(step=step))
    if in_channel := tuple(seat for seat in called if rings[seat] != "card"):
        found.append(Called(step=step, seats=in_channel))
    if after.over:
        found.append(Ended(step=step))
    for seat, person in people.items():
        if person and (seat in new or _concerns(seat, was, after, events)):
            ring = rings[seat] != "channel" and (seat in called or (after.over and seat != actor and seat in awake))
            found.append(CardDue(step=step, seat=seat, ring=rings[seat] if ring else None))
    return (*found, *_farewells(before.table, table, step, over=after.over))


def occasions(game: Any, happened: Iterable[tuple[int, Sequence[Event]]]) -> tuple[Occasion, ...]:
    """What is told in a message of its own, at each step where it happened: several may be written together."""
    heard = ((step, [event.heard(None) for event in events]) for step, events in happened)
    tells = game.presenter.occasion
    return tuple(Occasion(step=step) for step, told in heard if any(each and tells(each) for each in told))


def _farewells(before: Table, after: Table, step: int, *, over: bool) -> Iterator[Delivery]:
    """Whoever has left a seat, or lent it and has something to hear about that."""
    for was, now in zip(before.seats, after.seats, strict=True):
        loan = borrowed(was)
        gone = was.user_id != now.user_id
        if gone and was.user_id and was.dm_channel_id and was.dm_card_id:
            channel, card, back = was.dm_channel_id, was.dm_card_id, bool(loan and loan.user == now.user_id)
            yield Farewell(step=step, seat=was.seat, user=was.user_id, channel=channel, card=card, back=back)
        if loan and (over or (gone and loan.user != now.user_id)):
            yield from lender_told(before, was.seat)


def lender_told(table: Table, seat: int) -> tuple[Delivery, ...]:
    """What stands where the card of the owner of *seat* was, who has lent it, has to be looked at."""
    loan = borrowed(table.seats[seat])
    if not (loan and loan.channel and loan.card):
        return ()
    return (Farewell(seat=seat, user=loan.user, channel=loan.channel, card=loan.card),)


def noticed(offered: Iterable[int]) -> tuple[tuple[Delivery, ...], TableChanges]:
    """What is to be told and written when these are the seats that anybody may take."""
    return (NoticeDue(),), {"offered": tuple(sorted(set(offered)))}


def seating(
    table: Table, after: Match[Any], events: Sequence[Event], lent: Collection[int]
) -> tuple[tuple[Delivery, ...], TableChanges]:
    """The same of what *events* change in that: nobody takes the seat of who is back, or has *lent* it, or one that is
    out of the match; that of who has left is free where it was agreed."""
    offered = set(table.offered)
    for event in events:
        if isinstance(event, Seated) and event.change in ("sit", "return"):
            offered.discard(event.seat)
        elif isinstance(event, Seated) and event.change == "leave" and table.settings.get(WHEN_LATE) == OPEN:
            offered.add(event.seat)
    out = {seat for seat in offered if after.sitter(seat) == "removed"}
    offered -= {*out, *lent, *(seat.seat for seat in table.seats if seat.lent)}
    return ((), {}) if offered == set(table.offered) else noticed(offered)


def again(loaded: LoadedTable, seats: Sequence[int]) -> tuple[Delivery, ...]:
    """These are called once more."""
    step = loaded.playing.step
    rings = {seat: loaded.seat(seat).ring for seat in seats}
    cards = [CardDue(step=step, seat=seat, ring=ring) for seat, ring in rings.items() if ring != "channel"]
    in_channel = tuple(seat for seat, ring in rings.items() if ring != "card")
    return (*cards, *((Called(step=step, seats=in_channel),) if in_channel else ()))


def shown(table: Table) -> tuple[Delivery, ...]:
    """Everything there is at a table once more: its board and every person's card, or the lobby's card."""
    return (BoardDue(), *cards_due(table)) if table.begun else (LobbyDue(),)


def closed(table: Table, why: str, by: str = "") -> tuple[Delivery, ...]:
    """The table has come to nothing. *why* is a key of the bot's catalogue, *by* whoever has decided it."""
    return (Closed(why=why, by=by), *(cards_due(table) if table.begun else ()), *_farewells(table, table, 0, over=True))


def card_posting(
    table_id: str, seat: Seat, channel: str, question: int | None = None, **changes: str | int | None
) -> Posting:
    """A new card of *seat* in place of the one that is there.

    :param question: to which it calls, if it does.
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
        rings=() if question is None else ((seat.seat, question),),
        way="thread" if seat.person and seat.person.place == "thread" else "dm",
    )


def ringing(
    table: Table, after: Match[Any], due: Sequence[Delivery], seats: Mapping[int, SeatChanges]
) -> tuple[Posting, ...]:
    """The cards that will ring for *due*, where they stand already and nobody else gets the seat."""
    rung = [table.seats[each.seat] for each in due if isinstance(each, CardDue) and each.ring]
    return tuple(
        card_posting(table.id, seat, seat.dm_channel_id, None if after.over else after.question(seat.seat))
        for seat in rung
        if seat.dm_channel_id and seat.dm_card_id and seat.seat not in seats
    )


def cards_due(table: Table) -> list[CardDue]:
    """Every person's card."""
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
