"""What is delivered side by side at one table is noted together: in one transaction, as soon as the last of it is
through. Whatever takes longer is noted by itself, and holds up nothing else for long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from dataclasses import dataclass, field

from persistence.deliveries import Box
from persistence.store import Outbox

MOMENT = 0.25
"""Seconds that something delivered waits for the rest, at most. After a crash meanwhile it is delivered once more,
which is no harm."""


@dataclass(eq=False)
class Round:
    """One table's."""

    rows: list[int] = field(default_factory=list)
    boxes: set[Box] = field(default_factory=set)
    """Those that wait."""
    through: asyncio.Event = field(default_factory=asyncio.Event)
    written: asyncio.Task[None] | None = None


class Rounds:
    """:param busy: the boxes that are worked on."""

    def __init__(self, outbox: Outbox, busy: Collection[Box]) -> None:
        self._outbox, self._busy = outbox, busy
        self._open: dict[str, Round] = {}

    async def done(self, box: Box, rows: list[int]) -> None:
        """Returns when it is noted. Whatever the store raises, to all that waited for it."""
        mine = self._open.setdefault(box.table_id, Round())
        mine.rows += rows
        mine.boxes.add(box)
        self.look(box.table_id)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await mine.through.wait()
        if mine.written is None:
            del self._open[box.table_id]
            mine.written = asyncio.create_task(self._outbox.done(*mine.rows))
        await asyncio.shield(mine.written)

    def look(self, table_id: str) -> None:
        """A box of that table is not worked on any more, or waits here: perhaps it was the last one."""
        mine = self._open.get(table_id)
        if mine and all(box in mine.boxes for box in self._busy if box.table_id == table_id):
            mine.through.set()
