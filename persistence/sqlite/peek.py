"""Looking into a database that another process writes: for tools, never for the bot itself.

Opens read-only, never checkpoints, and holds no lock between two looks. Nor does it keep the file open, unless it is
told to: whoever starts again after a kill should be the first to open it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Self

from persistence.records import Logged
from persistence.sqlite.packing import entries


class Peek:
    """:param path: an existing database of ours."""

    def __init__(self, path: Path) -> None:
        self._address = f"{path.resolve().as_uri()}?mode=ro"
        self._kept: sqlite3.Connection | None = None
        self._version = 0

    @contextmanager
    def keeping(self) -> Iterator[Self]:
        """Meanwhile all looks go through one connection: to open one costs more than to look."""
        with self._open() as db:
            self._kept, self._version = db, 0
            try:
                yield self
            finally:
                self._kept = None

    def changed(self) -> bool:
        """Whether anything has been written since this was last asked; only while :meth:`keeping`."""
        assert self._kept is not None, "a connection compares with what it has seen itself"
        before = self._version
        (self._version,) = self._kept.execute("PRAGMA data_version").fetchone()
        return self._version != before

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

    def _open(self) -> AbstractContextManager[sqlite3.Connection]:
        if self._kept is not None:
            return nullcontext(self._kept)
        db = sqlite3.connect(self._address, uri=True)
        db.row_factory = sqlite3.Row
        return closing(db)
