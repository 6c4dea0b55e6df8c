"""What is delivered side by side at one table is noted together: in one transaction, as soon as the last of it is
through. Whatever takes longer is noted by itself, and holds up nothing else for long."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable

from persistence.deliveries import Box

MOMENT = 0.25
"""Seconds that something delivered waits for the rest, at most. After a crash meanwhile it is delivered once more,
which is no harm: what was sent by then is found again."""
Note = Callable[[], Awaitable[object]]
"""Writes down something that has been done."""


class Rounds:
    """A barrier for each table. What is written in one breath, the store writes in one transaction."""

    def __init__(self) -> None:
        self._at_work: defaultdict[str, set[Box]] = defaultdict(set)
        self._through: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        """What those wait for that have something to note."""

    def begin(self, box: Box) -> None:
        """It is worked on: others wait for it, a moment."""
        self._at_work[box.table_id].add(box)

    def end(self, box: Box) -> None:
        """It is not worked on any more, whatever has become of it."""
        self._at_work[box.table_id].discard(box)
        if not self._at_work[box.table_id]:
            del self._at_work[box.table_id]
            self._release(box.table_id)

    async def noted(self, box: Box, *notes: Note) -> None:
        """*box* is through; returns when all *notes* of it are on disk. Whatever the store raises."""
        through = self._through[box.table_id]
        self.end(box)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await through.wait()
        if not through.is_set():
            self._release(box.table_id)
        await asyncio.gather(*(note() for note in notes))

    def _release(self, table_id: str) -> None:
        """All that wait write now."""
        if table_id in self._through:
            self._through.pop(table_id).set()
