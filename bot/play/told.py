"""Whom a change concerns: the deliveries that are written together with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.play.sitting import Sitting
from engines.core.event import Event, heard
from engines.core.match import Match
from persistence.records import SeatChanges, Told

CALL = "call"
"""In a delivery's payload: the seats that are awaited from now on and have to be told."""
NOTICE = "notice:"
"""What the audience of a word to somebody who has left begins with; the seat follows."""


def told(
    before: Sitting,
    after: Match[Any],
    events: tuple[Event, ...],
    actor: int | None,
    seats: Mapping[int, SeatChanges] | None = None,
) -> tuple[Told, ...]:
    """The table hears if something public happened, a seat if what it sees or is asked has changed.

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
    rows: list[Told] = []
    if was is None or after.asked() != asked_before or any(heard(event, None) for event in events) or after.over:
        payload = json.dumps({CALL: called})
        rows.append(Told(audience="table", from_step=first, to_step=last, kind="board", payload=payload))
    if after.over:
        rows.append(Told(audience="table", from_step=first, to_step=last, kind="ending"))
    for seat, person in people.items():
        if person and (seat in new or _concerns(seat, was, after, events)):
            payload = json.dumps({CALL: seat in called or (after.over and seat != actor)})
            rows.append(Told(audience=f"seat:{seat}", from_step=first, to_step=last, kind="card", payload=payload))
    for seat, change in (seats or {}).items():
        left = before.seat(seat)
        if left.dm_channel_id and left.dm_card_id and left.user_id != change["user_id"]:
            # the store forgets whose card this was together with who sat there
            payload = json.dumps({"user": left.user_id, "channel": left.dm_channel_id, "card": left.dm_card_id})
            rows.append(Told(audience=f"{NOTICE}{seat}", from_step=first, to_step=last, kind="left", payload=payload))
    return tuple(rows)


def _concerns(seat: int, was: Match[Any] | None, after: Match[Any], events: tuple[Event, ...]) -> bool:
    return (
        was is None
        or after.over
        or any(heard(event, seat) for event in events)
        or was.question(seat) != after.question(seat)
        or was.view(seat) != after.view(seat)
    )
