"""A SQLite store in a directory of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from persistence.sqlite.store import SqliteStore, open_store
from persistence.store import Replay
from tests.persistence.samples import Clock, empty


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store of a test keeps its file."""
    return tmp_path / "store.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def fatal() -> list[Exception]:
    """What the store said when it stopped for good."""
    return []


@pytest.fixture
def replay() -> Replay | None:
    """How a damaged match is played again; there is no way unless a test brings one."""
    return None


@pytest.fixture
async def store(path: Path, clock: Clock, fatal: list[Exception], replay: Replay | None) -> AsyncIterator[SqliteStore]:
    path.touch(mode=0o600)
    path.write_bytes(empty())
    opened = await open_store(path, clock, on_fatal=fatal.append, replay=replay)
    yield opened
    await opened.close()
