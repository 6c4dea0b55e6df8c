"""The task that empties the outbox: one table at a time each, all tables side by side."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Sequence

from bot.play.sessions import Sessions
from bot.play.sitting import Sitting
from bot.play.told import CALL, NOTICE
from bot.post import Denied, NoChannel, Undelivered
from bot.publish.channel import Channel
from bot.publish.private import Private
from persistence.errors import Missing, Quarantined, StoreError, UnknownGame
from persistence.records import Pending
from persistence.store import Clock

log = logging.getLogger(__name__)

BATCH = 200
IDLE = 30.0
"""Seconds after which the outbox is looked into even if nobody said that there is something."""
FIRST_RETRY, LAST_RETRY = 2_000, 300_000
"""Milliseconds: each further attempt waits twice as long, but a right that is granted at last is noticed soon."""
PAUSE = 2.0
"""Seconds to wait when the store fails: without them what was sent would be sent over and over."""


class Publisher:
    def __init__(self, sessions: Sessions, channel: Channel, private: Private, clock: Clock) -> None:
        self.sessions, self.clock = sessions, clock
        self.channel, self.private = channel, private
        self.store = sessions.store
        self._due = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, _table_id: str) -> None:
        """There is something to deliver."""
        self._due.set()

    async def run(self) -> None:
        """Deliver until cancelled."""
        try:
            while True:
                self._due.clear()
                try:
                    await self._start_all()
                    await self._wait()
                except Exception as error:
                    log.error("The outbox could not be read: %s", type(error).__name__, exc_info=_safe(error))  # noqa: TRY400
                    await asyncio.sleep(PAUSE)
        finally:
            busy = list(self._busy.values())
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def _start_all(self) -> None:
        """A task for each table to which something is due, unless it has one."""
        by_table: dict[str, list[Pending]] = defaultdict(list)
        for row in await self.store.outbox.pending(BATCH):
            by_table[row.table_id].append(row)
        for table_id, rows in by_table.items():
            if table_id not in self._busy:
                task = asyncio.create_task(self._deliver(table_id, rows), name=f"publish {table_id}")
                self._busy[table_id] = task
                task.add_done_callback(lambda _, at=table_id: self._free(at))  # type: ignore[misc]

    def _free(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        self._due.set()

    async def _wait(self) -> None:
        retry = await self.store.outbox.next_retry()
        seconds = IDLE if retry is None else min(IDLE, max(0.05, (retry - self.clock()) / 1000))
        try:
            async with asyncio.timeout(seconds):
                await self._due.wait()
        except TimeoutError:
            return

    async def idle(self) -> None:
        """Until nothing is due any more; for tests and for leaving in good order."""
        while self._busy or await self.store.outbox.pending(1):
            self._due.set()
            await asyncio.sleep(0.01)

    # ---- one table

    async def _deliver(self, table_id: str, rows: Sequence[Pending]) -> None:
        by_audience: dict[str, list[Pending]] = defaultdict(list)
        for row in rows:
            by_audience[row.audience].append(row)
        try:
            for audience, due in by_audience.items():
                await self._attempt(table_id, audience, due)
        except (Missing, Quarantined, UnknownGame) as error:
            for row in rows:
                await self.store.outbox.drop(row.id, type(error).__name__)
        except StoreError as error:
            log.error("Table %s: %s while publishing", table_id, type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
            await asyncio.sleep(PAUSE)

    async def _attempt(self, table_id: str, audience: str, due: Sequence[Pending]) -> None:
        """Tell one audience, or note when to try again."""
        try:
            await self._tell(await self.sessions.at(table_id), audience, due)
        except StoreError:
            raise
        except NoChannel as error:
            log.warning("Table %s: its channel is gone", table_id)
            await self._drop(due, str(error))
        except Undelivered as error:
            await self._later(due, error)
        except Exception as error:
            log.error("Table %s could not be shown: %s", table_id, type(error).__name__, exc_info=_safe(error))  # noqa: TRY400
            await self._later(due, error)
        else:
            await self.store.outbox.done(*(row.id for row in due))

    async def _tell(self, sitting: Sitting, audience: str, due: Sequence[Pending]) -> None:
        newest = due[-1]
        if audience.startswith(NOTICE):
            for row in due:
                await self.private.farewell(
                    sitting, int(audience.removeprefix(NOTICE)), row.nonce, **json.loads(row.payload)
                )
            return
        if audience != "table":
            call = any(json.loads(row.payload)[CALL] for row in due)
            await self.private.show(sitting, int(audience.partition(":")[2]), newest.nonce, call=call)
            return
        called = [seat for row in due if row.kind == "board" for seat in json.loads(row.payload)[CALL]]
        await self.channel.show(sitting)
        fresh = await self.sessions.at(sitting.table.id)
        await self.channel.call(fresh, called, newest.nonce)
        for row in due:
            if row.kind == "ending":
                await self.channel.end(fresh, row.nonce)

    async def _later(self, due: Sequence[Pending], error: Exception) -> None:
        reason = str(error) if isinstance(error, Undelivered) else type(error).__name__
        for row in due:
            wait = min(LAST_RETRY, FIRST_RETRY << min(row.attempts, 20))
            await self.store.outbox.failed(row.id, reason, self.clock() + wait)
        if isinstance(error, Denied):
            log.warning("Table %s: %s; the bot lacks a right in that channel", due[0].table_id, reason)

    async def _drop(self, due: Sequence[Pending], reason: str) -> None:
        for row in due:
            await self.store.outbox.drop(row.id, reason)


def _safe(error: Exception) -> bool:
    """Tracebacks show code and messages, never values, unless the error quotes them: those of validation do."""
    return not isinstance(error, ValueError)
