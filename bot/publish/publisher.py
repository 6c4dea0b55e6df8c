"""The task that empties the outbox: one box at a time each, all boxes side by side.

A box holds what waits for one audience of one table, so that a slow channel holds up nobody's cards, and no closed door
the channel. Whoever waits longest comes first; what is busy or rests is passed over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.play.stewards import Stewards
from bot.play.working import Announced
from bot.publish.carrier import Carrier
from bot.publish.rush import Rush
from bot.undelivered import Denied, Early, NoChannel, Refused, Undelivered
from persistence.deliveries import START, Box, Pending
from persistence.errors import Damaged, Missing, Quarantined, StoreError, Unreadable
from persistence.store import Clock

log = logging.getLogger(__name__)

AT_ONCE = 256
"""Boxes that are worked on at the same moment: more would only wait for each other's requests."""
IDLE = 30.0
"""Seconds after which the outbox is looked into even if nobody said that there is something."""
FIRST_RETRY, LAST_RETRY = 2_000, 45_000
"""Milliseconds: each further attempt waits twice as long, but within a minute of its end whatever was in the way is
noticed to be gone."""
REFUSED_OFTEN, FAILED_OFTEN = 125, 5800
"""Attempts after which a delivery is dropped: an hour and a half if Discord says no, three days if it says nothing.
Whatever changes next brings the same along."""
PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds to wait when the store fails, twice as long each further time: without them what cannot be noted would be
tried over and over."""


RUN = 0.5
"""Seconds that a table's stewards may go on answering before what they have done so far is told: an edit for each of
their acts would be past before anybody could read it."""


class Publisher:
    def __init__(self, sessions: Sessions, carrier: Carrier, stewards: Stewards, clock: Clock) -> None:
        self.sessions, self.carrier, self.stewards, self.clock = sessions, carrier, stewards, clock
        self.store, self.rush = sessions.store, Rush()
        self._due = asyncio.Event()
        self._woken: set[str] = set()
        self._everything = True
        self._busy: dict[Box, asyncio.Task[Undelivered | None]] = {}
        self._again: set[Box] = set()
        """Busy boxes in which more is due by now."""
        self._resting: set[Box] = set()
        self._retry: int | None = None
        """The next retry, unless :attr:`_put_off`: then there may be an earlier one."""
        self._put_off = True
        self._look = 0.0
        """When everything is looked at, at the latest."""
        self._failures: dict[Box | None, int] = {}

    def wake(self, table_id: str) -> None:
        """There is something to deliver at that table."""
        self._woken.add(table_id)
        self._due.set()

    async def run(self) -> None:
        """Deliver until cancelled."""
        try:
            while True:
                self._due.clear()
                try:
                    await self._start_due()
                    await self._wait()
                except Exception as error:
                    log.error("The outbox could not be read: %s", type(error).__name__, exc_info=_safe(error))  # noqa: TRY400
                    self._everything = True
                    await asyncio.sleep(self._pause(None))
                else:
                    self._failures.pop(None, None)
        finally:
            busy = list(self._busy.values())
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def now(self, box: Box) -> Undelivered | None:
        """Carry out at once what waits in *box*; what kept it from arriving, if something did."""
        while box in self._busy:
            await asyncio.wait([self._busy[box]])
            await asyncio.sleep(0)
        return await self._start(box, at_once=True)

    async def announce(self, loaded: LoadedTable) -> Announced:
        """See ``Publishing``, and the next."""
        return await self.carrier.entrance.announce(loaded)

    async def withdraw(self, table_id: str) -> None:
        await self.carrier.poster.withdraw(table_id, START)

    async def present(self, guild: str, user: str) -> bool:
        """See ``Publishing``, and the next."""
        return await self.carrier.post.present(guild, user)

    def threads(self, channel: str) -> bool:
        return self.carrier.post.threads(channel)

    async def idle(self) -> None:
        """Until nothing is due any more; for tests and for leaving in good order."""
        while self._busy or self._woken or await self.store.outbox.due(1):
            self._everything = self._put_off = True
            self._due.set()
            if self._busy:
                await asyncio.wait(self._busy.values(), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.001 if self._busy or self._woken else 0.01)

    # ---- which boxes

    async def _start_due(self) -> None:
        """A task for each box in which something is due."""
        room = AT_ONCE - len(self._busy)
        if room <= 0 or not (self._everything or self._woken):
            return  # whoever gets free looks again
        passed_over = len(self._busy) + len(self._resting)
        tables, self._woken = None if self._everything else self._woken, set()
        self._everything = False
        for box in await self.store.outbox.due(passed_over + room + 1, tables):  # one more tells whether that was all
            if box in self._busy:
                self._again.add(box)
            elif len(self._busy) >= AT_ONCE:
                self._everything = True
                break
            elif box not in self._resting:
                self._start(box)

    def _start(self, box: Box, *, at_once: bool = False) -> asyncio.Task[Undelivered | None]:
        task = asyncio.create_task(self._deliver(box, at_once=at_once), name=f"publish {box.table_id} {box.audience}")
        self._busy[box] = task
        self.carrier.rounds.begin(box)
        task.add_done_callback(lambda _: self._free(box))
        return task

    def _free(self, box: Box) -> None:
        self._busy.pop(box, None)
        self.carrier.rounds.end(box)
        if box in self._again:
            self._again.discard(box)
            self._woken.add(box.table_id)
        self._due.set()

    async def _wait(self) -> None:
        if self._put_off:
            self._put_off = False
            self._retry = await self.store.outbox.next_retry()
        retry, now = self._retry, asyncio.get_running_loop().time
        until_retry = IDLE if retry is None else max(0.05, (retry - self.clock()) / 1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(until_retry, max(0.0, self._look - now()))):
                await self._due.wait()
        if now() >= self._look or (retry is not None and self.clock() >= retry):  # also when there is much else to do
            self._everything = self._put_off = True
            self._look = now() + IDLE

    def _pause(self, box: Box | None) -> float:
        """Seconds to rest after one more failure of the store."""
        failures = self._failures.get(box, 0)
        self._failures[box] = failures + 1
        return min(LONGEST_PAUSE, PAUSE * (1 << min(failures, 10)))

    def _rest(self, box: Box) -> None:
        def rested() -> None:
            self._resting.discard(box)
            self.wake(box.table_id)

        self._resting.add(box)
        asyncio.get_running_loop().call_later(self._pause(box), rested)

    # ---- one box

    async def _deliver(self, box: Box, *, at_once: bool) -> Undelivered | None:
        if not at_once:
            await self.rush.over()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RUN):
                await self.stewards.resting(box.table_id)
        try:
            rows = await self.store.outbox.waiting(box)
            missed = await self._attempt(box, rows) if rows else None
        except StoreError as error:
            log.error("Table %s: %s while publishing", box.table_id, type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
            self._rest(box)
            return Undelivered(type(error).__name__)
        self._failures.pop(box, None)
        return missed

    async def _attempt(self, box: Box, rows: Sequence[Pending]) -> Undelivered | None:
        """Tell one audience, or note when to try again."""
        ids = [row.id for row in rows]
        try:
            await self.carrier.carry_out(box, rows)
        except (Missing, Quarantined, Unreadable, Damaged) as error:  # another try would find the same
            log.warning("Table %s: %s; what was due there is dropped", box.table_id, type(error).__name__)
            await self.store.outbox.drop(ids, type(error).__name__)
        except StoreError:
            raise
        except NoChannel as error:
            log.warning("Table %s: its channel is gone", box.table_id)
            await self.store.outbox.drop(ids, str(error))
            return error
        except Undelivered as error:
            if isinstance(error, Denied):
                log.warning("Table %s: %s; the bot lacks a right in that channel", box.table_id, error)
            often = REFUSED_OFTEN if isinstance(error, Refused) else FAILED_OFTEN
            await self._later(rows, str(error), often, error.until if isinstance(error, Early) else None)
            return error
        except Exception as error:
            log.error("Table %s could not be shown: %s", box.table_id, type(error).__name__, exc_info=_safe(error))  # noqa: TRY400
            await self._later(rows, type(error).__name__, REFUSED_OFTEN)
        return None

    async def _later(self, rows: Sequence[Pending], reason: str, often: int, until: int | None = None) -> None:
        """Put off, the whole box alike; what was tried too *often* is given up.

        :param until: when it is tried again; ``None``: the later, the more often it was."""
        spent = [row.id for row in rows if row.attempts >= often]
        left = [row for row in rows if row.attempts < often]
        if spent:
            await self.store.outbox.drop(spent, reason)
        if left:
            wait = min(LAST_RETRY, FIRST_RETRY << min(max(row.attempts for row in left), 20))
            await self.store.outbox.failed([row.id for row in left], reason, until or self.clock() + wait)
            self._put_off = True


def _safe(error: Exception) -> bool:
    """Tracebacks show code and messages, never values, unless the error quotes them: those of validation do."""
    return not isinstance(error, ValueError)
