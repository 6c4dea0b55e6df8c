"""A clock that stands still, and records with everything filled in that a test does not care about."""

import sqlite3
from contextlib import closing
from dataclasses import fields
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from persistence.records import Beginning, Entry, Loaded, Logged, NewTable, Seat, Submission, Table
from persistence.sqlite import database, migrate
from persistence.store import Store

NOON = 1_700_000_000_000


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@cache
def empty() -> bytes:
    """A database of this release with nothing in it: to make each one anew takes ten times as long as to open it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            database._prepare(db, migrate.shipped(), now=0)
        return path.read_bytes()


def lobby(channel: str = "channel", **changes: Any) -> NewTable:
    fields = {
        "guild_id": "guild",
        "channel_id": channel,
        "host_id": "ann",
        "game": "toy",
        "options": {"goal": "8"},
        "locale": "bg",
        "seats_wanted": 3,
        "secret": f"secret of {channel}",
        "commitment": "commitment",
    }
    return NewTable(**{**fields, **changes})


def beginning(table_id: str, **changes: Any) -> Beginning:
    fields = {
        "table_id": table_id,
        "schema": 1,
        "rules": "1",
        "start_message_id": "start",
        "people": ("p-ann", "p-bob"),
        "snapshot": b"snapshot 0",
        "events": '["dealt"]',
        "key": f"begin {table_id}",
    }
    return Beginning(**{**fields, **changes})


def entry(step: int, **changes: Any) -> Entry:
    fields = {
        "step": step,
        "seat": step % 2,
        "kind": "act",
        "body": f'{{"move": {step}}}',
        "cause": "press",
        "events": f'["happened {step}"]',
    }
    return Entry(**{**fields, **changes})


def submission(match_id: str, before: int, acts: int = 1, **changes: Any) -> Submission:
    fields = {
        "match_id": match_id,
        "before": before,
        "entries": tuple(entry(before + number) for number in range(1, acts + 1)),
        "snapshot": f"snapshot {before + acts}".encode(),
        "schema": 1,
        "rules": "1",
        "key": f"{match_id} {before}",
    }
    return Submission(**{**fields, **changes})


async def seated(store: Store, channel: str = "channel", **changes: Any) -> Table:
    """A lobby with Ann and Bob in it."""
    table = await store.tables.open(lobby(channel, **changes))
    await store.tables.sit(table.id, "ann", "Ann")
    await store.tables.sit(table.id, "bob", "Bob")
    return await store.tables.get(table.id)


async def begun(store: Store, channel: str = "channel", **changes: Any) -> str:
    """The id of a match at step 0. Each has a host of its own: nobody may host very many."""
    table = await seated(store, channel, host_id=f"host of {channel}")
    await store.matches.begin(beginning(table.id, **changes))
    return table.id


# ---- as they are read


def table(*names: str, **changes: Any) -> Table:
    """Of people of these *names*, in whose channel nothing stands yet."""
    known: dict[str, Any] = dict.fromkeys(field.name for field in fields(Table))
    known |= dict.fromkeys(("created_at", "updated_at", "log_step", "log_line", "prompt_called"), 0)
    known |= {"id": "d2000000zz", "guild_id": "1" * 19, "channel_id": "2" * 19, "host_id": "3" * 19, "game": "toy"}
    known |= {"options": {}, "settings": {}, "locale": "en", "commitment": "c" * 32, "prompt_seats": (), "begun": True}
    known |= {"free_undo": {}}
    seats = [
        Seat(seat=at, occupant="person", user_id=f"{at + 10}" * 9, name=name, joined_at=0)
        for at, name in enumerate(names)
    ]
    return Table(**known | {"state": "playing", "seats_wanted": len(names), "seats": tuple(seats)} | changes)


def loaded(snapshot: bytes, step: int = 4, **changes: Any) -> Loaded:
    known = {"match_id": "m", "game": "petty_court", "schema": 1, "rules": "1", "over": False}
    return Loaded(**{**known, "step": step, "snapshot": snapshot, **changes})


def logged(entry: Entry, schema: int = 1, rules: str = "1") -> Logged:
    known = {name: getattr(entry, name) for name in ("step", "seat", "kind", "body", "cause", "events")}
    return Logged(**known, at=0, schema=schema, rules=rules)
