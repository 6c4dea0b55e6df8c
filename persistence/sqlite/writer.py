"""The one task that writes. Whatever waits when it is free goes into the next transaction together: while one flush
runs the next batch gathers, so there is neither a timer nor a flush per change."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from persistence.errors import StoreError, Unavailable, Uncertain
from persistence.sqlite.connection import Connection, T, Unit
from persistence.sqlite.failures import outcome_unknown, while_running

LARGEST_BATCH = 64
"""More would not flush less often, but make a checkpoint stall for longer."""
LOOK = 2.0
"""Seconds between two looks at the files while there is nothing to write."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    unit: Unit[Any]
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Failed:
    error: Exception


class Writer:
    def __init__(
        self, connection: Connection, on_fatal: Callable[[Exception], None], look: Callable[[], None] = lambda: None
    ) -> None:
        """:param on_fatal: called once, when an I/O error has left the outcome of a batch unknown, or with what *look*
        raised. Nothing is written after that: the process must restart, and whoever was waiting finds out by
        idempotency key.
        :param look: raises if what is written no longer ends up in the files of that name. Asked after each batch,
        before anybody hears that it is saved, and every :data:`LOOK` seconds."""
        self._connection, self._on_fatal, self._look = connection, on_fatal, look
        self._jobs: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._refusal: Callable[[], StoreError] | None = None
        self.written = 0
        """How many batches were."""
        self.writing = False
        """Whether one is: readers see it as soon as it is committed, and it counts a little later."""
        self._task = asyncio.create_task(self._work(), name="store writer")

    @property
    def backlog(self) -> int:
        return len(self._jobs)

    async def write(self, unit: Unit[T]) -> T:
        """The result of *unit* once it is on disk. A unit that raises leaves no trace, and does not disturb the others
        of its batch. It may be called a second time, in a transaction of its own."""
        if self._refusal:
            raise self._refusal()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(unit, answer))
        self._wake.set()
        return await answer

    async def close(self) -> None:
        """Returns when everything that waits is written."""
        self._refusal = self._refusal or partial(Unavailable, "the store is closed")
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        while self._jobs or not self._refusal:
            try:
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()
            except TimeoutError:
                await self._write_batch([])
            self._wake.clear()
            while jobs := self._next_batch():
                await self._write_batch(jobs)

    def _next_batch(self) -> list[_Job]:
        """Whoever stopped waiting before his turn came is passed over."""
        jobs: list[_Job] = []
        while self._jobs and len(jobs) < LARGEST_BATCH:
            job = self._jobs.popleft()
            if not job.answer.done():
                jobs.append(job)
        return jobs

    async def _write_batch(self, jobs: list[_Job]) -> None:
        try:
            results = await self._connection.run(partial(self._write, [job.unit for job in jobs]))
        except Exception as error:  # whatever it is, nobody knows what was written
            self._give_up(jobs, error)
            return
        for job, result in zip(jobs, results, strict=True):
            _settle(job, result)

    def _write(self, units: Sequence[Unit[Any]], db: sqlite3.Connection) -> list[object]:
        results: list[object] = []
        if units:
            self.writing = True
            try:
                results = write_together(units, db)
            finally:  # it counts before anybody hears of it, and before nothing is being written any more
                self.written += 1
                self.writing = False
        self._look()
        return results

    def _give_up(self, jobs: list[_Job], error: Exception) -> None:
        _log.critical("the store stops: %s: %s", type(error).__name__, error)
        self._refusal = partial(Uncertain, f"the store stopped after {type(error).__name__}")
        for job in (*jobs, *self._jobs):
            _settle(job, _Failed(self._refusal()))
        self._jobs.clear()
        self._on_fatal(error)


def _settle(job: _Job, result: object) -> None:
    if job.answer.done():
        return
    if isinstance(result, _Failed):
        job.answer.set_exception(result.error)
    else:
        job.answer.set_result(result)


def write_together(units: Sequence[Unit[Any]], db: sqlite3.Connection) -> list[object]:
    """One transaction for all of *units*; if that fails, one for each, so that each gets what is due to it. A result or
    a :class:`_Failed` for every unit; raises only if the outcome is unknown."""
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        if outcome_unknown(error):
            raise
        return [_Failed(while_running(error)) for _ in units]
    try:
        results = [_attempt(unit, db) for unit in units]
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if outcome_unknown(error):
            raise
        if db.in_transaction:
            db.execute("ROLLBACK")
        if len(units) == 1:
            return [_Failed(while_running(error))]
        return [result for unit in units for result in write_together([unit], db)]
    return results


def _attempt(unit: Unit[Any], db: sqlite3.Connection) -> object:
    """A refusal, or a bug, undoes this unit alone. Errors of the database itself concern the whole transaction."""
    db.execute("SAVEPOINT unit")
    try:
        result: object = unit(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise
        db.execute("ROLLBACK TO unit")
        result = _Failed(while_running(error) if isinstance(error, sqlite3.Error) else error)
    db.execute("RELEASE unit")
    return result
