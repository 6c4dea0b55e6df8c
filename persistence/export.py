"""A match as one JSON document, from which anybody with the same release can play it again."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from persistence.records import History, Logged

FORMAT = 2
FORMATS = (1, FORMAT)
"""All that there have been. In the first nothing could be taken back, and no entry says so; else it is the same."""


def as_document(history: History) -> dict[str, Any]:
    """The secret is in it only when nothing can happen at the table any more."""
    table = history.table
    ended = table.state in {"over", "closed"}
    return {
        "format": FORMAT,
        "match": table.id,
        "game": table.game,
        "options": dict(table.options),
        "seats": [{"seat": seat.seat, "occupant": seat.occupant} for seat in table.seats],
        "people": list(history.people),
        "heirloom": history.heirloom and json.loads(history.heirloom),
        "bequest": history.bequest and asdict(history.bequest),
        "commitment": table.commitment,
        "start_message": history.start_message_id,
        "secret": history.secret if ended else None,
        "over": history.over,
        "step": history.step,
        "log": [_entry(entry) for entry in history.entries],
    }


def _entry(entry: Logged) -> dict[str, Any]:
    return {
        "step": entry.step,
        "seat": entry.seat,
        "kind": entry.kind,
        "body": json.loads(entry.body),
        "cause": entry.cause,
        "at": entry.at,
        "schema": entry.schema,
        "rules": entry.rules,
        "events": json.loads(entry.events),
    }
