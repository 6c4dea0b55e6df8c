"""Whom a change concerns: the deliveries that are written together with it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.play.sitting import Sitting
from engines.core.event import Event
from engines.core.frame import WINDOW
from engines.core.match import Match
from persistence.records import SeatChanges, Table, Told

NOTHING: Mapping[str, Any] = {}

TABLE, HOST, SEAT, MESSAGE = "table", "host", "seat", "message"
"""Audiences; behind the latter two stands which one, after a colon."""
START = "start"
"""The audience and slot of the message that begins a match: it is announced, and nothing is delivered to it."""
NOTICE = "notice:"
"""What the audience of a word to somebody who has left begins with; the seat follows."""
BOARD, ENDING, LOBBY, CLOSED, WORD = "board", "ending", "lobby", "closed", "word"
"""What the table is told of."""
CALL = "call"
"""In a delivery's payload: to the table, the seats that have to be called in the channel; to a seat, where it rings
(``card`` or ``both``), if it does."""


def told(
    before: Sitting,
    after: Match[Any],
    events: tuple[Event, ...],
    actor: int | None,
    seats: Mapping[int, SeatChanges] | None = None,
) -> tuple[Told, ...]:
    """The table hears if something public happened, a seat if what it sees or is asked has changed.

    A call rings where its person wants to be called; see ``Private.show`` for whoever cannot be reached there.
    Whoever has just acted has the answer on the screen and is not called again. Whoever takes a seat over (*seats*)
    knows nothing yet, and is called even if the seat was asked before; whoever had it loses its card. The end is told
    to everybody."""
    was = before.match
    first, last = (was.step + 1 if was else 0), after.step
    asked_before = was.asked() if was else ()
    people = {seat.seat: seat.occupant == "person" for seat in before.table.seats}
    people |= {seat: change["occupant"] == "person" for seat, change in (seats or {}).items()}
    new = {seat for seat in seats or () if people[seat]}
    called = [seat for seat in after.asked() if seat in new or (seat not in asked_before and seat != actor)]
    rings = {seat.seat: "card" if seat.seat in new else seat.ring for seat in before.table.seats}
    rows: list[Told] = []
    if was is None or after.asked() != asked_before or any(event.heard(None) for event in events) or after.over:
        payload = json.dumps({CALL: [seat for seat in called if rings[seat] != "card"]})
        rows.append(Told(audience=TABLE, from_step=first, to_step=last, kind=BOARD, payload=payload))
    if after.over:
        rows.append(Told(audience=TABLE, from_step=first, to_step=last, kind=ENDING))
    for seat, person in people.items():
        if person and (seat in new or _concerns(seat, was, after, events)):
            ring = rings[seat] != "channel" and (seat in called or (after.over and seat != actor))
            payload = json.dumps({CALL: rings[seat] if ring else None})
            rows.append(Told(audience=f"seat:{seat}", from_step=first, to_step=last, kind="card", payload=payload))
    for seat, change in (seats or {}).items():
        left = before.seat(seat)
        if left.dm_channel_id and left.dm_card_id and left.user_id != change["user_id"]:
            # the store forgets whose card this was together with who sat there
            payload = json.dumps({"user": left.user_id, "channel": left.dm_channel_id, "card": left.dm_card_id})
            rows.append(Told(audience=f"{NOTICE}{seat}", from_step=first, to_step=last, kind="left", payload=payload))
    return tuple(rows)


def shown(table: Table, call: Sequence[int] = ()) -> tuple[Told, ...]:
    """Everything there is at a table once more: its board and every person's card, or the lobby's card.

    :param call: the seats that are to be called in the channel."""
    if not table.begun:
        return (_told(TABLE, LOBBY),)
    people = [seat.seat for seat in table.seats if seat.occupant == "person"]
    return (_told(TABLE, BOARD, {CALL: list(call)}), *map(card, people))


def card(seat: int) -> Told:
    """The card of *seat* once more, without a ring."""
    return _told(f"{SEAT}:{seat}", "card", {CALL: None})


def call(seat: int) -> Told:
    """Somebody has to be called in the channel after all."""
    return _told(TABLE, BOARD, {CALL: [seat]})


def closed(table: Table, why: str) -> tuple[Told, ...]:
    """The table has come to nothing. *why* is a key of the bot's catalogue."""
    return (_told(TABLE, CLOSED, {"why": why}), *(shown(table)[1:]))


def word(key: str, **args: str) -> Told:
    """One of the bot's own texts for everybody, with its arguments."""
    return _told(TABLE, WORD, {"key": key, "args": args})


def _told(audience: str, kind: str, payload: Mapping[str, Any] = NOTHING) -> Told:
    return Told(audience=audience, from_step=0, to_step=0, kind=kind, payload=json.dumps(payload))


def _concerns(seat: int, was: Match[Any] | None, after: Match[Any], events: tuple[Event, ...]) -> bool:
    """Whether the card of *seat* has to be brought up to date. While it asks nothing, what everybody hears can wait
    until a turn passes; the table's own message tells it at once. A window is a part of the turn in which it opens."""
    if was is None or after.over or was.question(seat) != after.question(seat):
        return True
    if any(event.heard(seat) != event.heard(None) for event in events):
        return True
    waits = seat not in was.asked() and seat not in after.asked()
    goes_on = was.span == after.span and set(after.asked()) <= set(was.asked())
    if waits and (goes_on or WINDOW in (was.span, after.span)):
        return False
    return any(event.heard(seat) for event in events) or bool(was.view(seat) != after.view(seat))
