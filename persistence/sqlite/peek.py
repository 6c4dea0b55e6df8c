"""Looking into a database that another process writes: for tools, never for the bot itself.

Opens read-only, never checkpoints, and holds no lock between two looks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from persistence.records import Logged
from persistence.sqlite.packing import entries


class Peek:
    """:param path: an existing database of ours."""

    def __init__(self, path: Path) -> None:
        self._address = f"{path.resolve().as_uri()}?mode=ro"

    def acts(self) -> int:
        """How many steps all matches together have taken."""
        return int(self._rows("SELECT coalesce(sum(step), 0) FROM matches")[0][0])

    def undelivered(self) -> int:
        return int(self._rows("SELECT count(*) FROM outbox WHERE dropped_at IS NULL")[0][0])

    def log(self, match_id: str, from_step: int) -> list[Logged]:
        """The entries from this step on; empty if the match has not begun."""
        with self._open() as db:
            return entries(db, match_id, from_step)

    def state(self, channel_id: str) -> tuple[str, str] | None:
        """Id and state of the latest table in this channel."""
        query = "SELECT id, state FROM tables WHERE channel_id = ? ORDER BY created_at DESC, id DESC LIMIT 1"
        return next(((row["id"], row["state"]) for row in self._rows(query, channel_id)), None)

    def contest(self, contest_id: int) -> str | None:
        """The state of a contest."""
        query = "SELECT state FROM contests WHERE id = ?"
        return next((row["state"] for row in self._rows(query, contest_id)), None)

    def rounds(self, contest_id: int) -> int:
        """How many of its rounds are drawn."""
        return int(self._rows("SELECT coalesce(max(round), 0) FROM contests WHERE id = ?", contest_id)[0][0])

    def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        with self._open() as db:
            return db.execute(query, values).fetchall()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self._address, uri=True)) as db:
            db.row_factory = sqlite3.Row
            yield db
