"""aiosqlite with one more verb: a whole function runs on the connection's thread, so that a transaction costs one
switch of threads instead of one per statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, Self, TypeVar

import aiosqlite

T = TypeVar("T")
Unit = Callable[[sqlite3.Connection], T]
"""Statements that belong together; the transaction around them is somebody else's."""


class Connection(aiosqlite.Connection):
    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        """The thread is a daemon: a process that crashes must end, so that it lets go of the lock."""
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True

    async def __aenter__(self) -> Self:
        await self
        return self

    async def run(self, unit: Unit[T]) -> T:
        """Call *unit* on the connection's thread. Nothing else uses the connection meanwhile."""
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(unit, self._conn)


PATIENCE = 5.0
"""Seconds to wait for a tool of the operator's that has the file locked."""
Mode = Literal["rw", "ro", "ro&immutable=1"]


def connect(path: Path, mode: Mode) -> Connection:
    """A connection that begins transactions only when told to. ``ro`` cannot write or checkpoint; ``immutable`` does
    not even look at the log beside the file."""

    def connector() -> sqlite3.Connection:
        uri = f"{path.absolute().as_uri()}?mode={mode}"
        raw = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE)
        raw.row_factory = sqlite3.Row
        return raw

    return Connection(connector)
