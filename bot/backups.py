"""Backups by themselves: one a day, seven days and four weeks back."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from datetime import UTC, date, datetime
from pathlib import Path

from persistence.errors import StoreError
from persistence.store import Clock, Store

log = logging.getLogger(__name__)

DAYS, WEEKS = 7, 4
"""How many are kept: the latest of so many days, and before those the first of so many weeks."""
FIRST = 60
"""Seconds after the start until the first round: a bot that is restarted over and over has other things to do."""
ROUND = 3600
"""Seconds between two looks whether today's is there."""
_NAME = re.compile(r"castellan-(\d{4}-\d\d-\d\d)\.sqlite3")


class Backups:
    """Keeps *folder* up to date with the store's contents. What fails is logged, and tried again in the next round."""

    def __init__(self, store: Store, folder: Path, clock: Clock) -> None:
        self._store, self._folder, self._clock = store, folder, clock

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.round()
            await asyncio.sleep(ROUND)

    async def round(self) -> None:
        """Today's backup, unless it is there, then room for the next ones. Backups that somebody made by hand bear
        other names, and are left alone."""
        path = self._folder / f"castellan-{moment(self._clock()):%Y-%m-%d}.sqlite3"
        try:
            await asyncio.to_thread(self._folder.mkdir, parents=True, exist_ok=True)
            if not await asyncio.to_thread(path.exists):
                await self._store.backup(path)
                log.info("Backed up to %s", path)
            await asyncio.to_thread(self._make_room)
        except (StoreError, OSError) as error:
            log.error("No backup was made: %s: %s", type(error).__name__, error)  # noqa: TRY400  (it says it all)
        except Exception as error:  # whatever it was, the next round may do better
            log.error("No backup was made: %s", type(error).__name__)  # noqa: TRY400

    def _make_room(self) -> None:
        """After a new one has come: never before."""
        for name in superseded(file.name for file in self._folder.iterdir()):
            (self._folder / name).unlink(missing_ok=True)


def superseded(names: Iterable[str]) -> set[str]:
    """Those of *names* that are backups of a day and are not kept."""
    days = sorted({day: name for name in names if (day := _day(name))}.items(), reverse=True)
    weeks: dict[tuple[int, int], str] = {}
    for day, name in days[DAYS:]:
        weeks[day.isocalendar()[:2]] = name  # the first of the week comes last
    kept = {name for _, name in days[:DAYS]} | set(list(weeks.values())[:WEEKS])
    return {name for _, name in days} - kept


def moment(now: int) -> datetime:
    """:param now: UTC epoch milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC)


def stamp(now: int) -> str:
    """A moment in the name of a file that no other one has."""
    return f"{moment(now):%Y-%m-%dT%H%M%SZ}"


def _day(name: str) -> date | None:
    found = _NAME.fullmatch(name)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None
