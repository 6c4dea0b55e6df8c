"""Changing when time runs, at tables where it is running."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection

from bot.play import timing, winding
from bot.play.deliveries import shown
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from persistence.errors import Damaged, Missing, Quarantined, Unreadable


@contextlib.asynccontextmanager
async def retimed(sessions: Sessions, tables: Collection[str], now: int) -> AsyncIterator[list[LoadedTable]]:
    """While it is entered, anybody's hours, and the pauses of *tables*, may change: until *now* time has run there as
    it did, and from now on it runs as it does afterwards. Nobody acts there meanwhile."""
    async with contextlib.AsyncExitStack() as held:
        for table_id in sorted(set(tables)):
            await held.enter_async_context(sessions.lock(table_id))
        for loaded in await _running(sessions, tables):
            await sessions.store.tables.change(loaded.table.id, **winding.settled(loaded, now))
        yield await _running(sessions, tables)
        for loaded in await _running(sessions, tables):
            deadline = timing.deadline(loaded)
            await sessions.store.tables.change(loaded.table.id, shown(loaded.table), deadline=deadline)
    for table_id in tables:
        sessions.wake(table_id, ())


async def _running(sessions: Sessions, tables: Collection[str]) -> list[LoadedTable]:
    """Those of *tables* at which time runs; what cannot be read has no time."""
    found = []
    for table_id in sorted(set(tables)):
        with contextlib.suppress(Damaged, Missing, Quarantined, Unreadable):
            loaded = await sessions.at(table_id)
            if loaded.live and timing.of(loaded.table):
                found.append(loaded)
    return found
