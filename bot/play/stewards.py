"""The built-in player at the tables where it sits: it sees what its seat sees, and answers at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b

from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from engines.core.game import Act
from engines.core.match import STALE
from engines.core.menu import Refused
from engines.core.rng import Rng
from engines.core.undo import Played
from persistence.errors import Missing, NotPlaying, Quarantined, StoreError, Unreadable

log = logging.getLogger(__name__)

PAUSE, LONGEST_PAUSE = 5.0, 60.0
"""Seconds before the next attempt when the store could not write, twice as long each further time."""
AT_ONCE = 4
"""Tables at which stewards may be thinking at the same moment: whoever presses something waits for no more of them."""


class Stewards:
    """One task per table that has a steward to move."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closed = False
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._failures: dict[str, int] = {}

    def wake(self, table_id: str) -> None:
        """Something changed there."""
        if self._closed:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id), name=f"stewards of {table_id}")
        self._busy[table_id] = task
        task.add_done_callback(lambda _: self._rest(table_id))

    def _rest(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def resting(self, table_id: str) -> None:
        """Until they have answered whatever they are asked at that table."""
        while work := self._busy.get(table_id):
            await asyncio.wait([work])
            await asyncio.sleep(0)

    async def close(self) -> None:
        """They play no more, whatever changes."""
        self._closed = True
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        self._again.discard(table_id)
        try:
            loaded = await self.sessions.at(table_id)
            while loaded.stewards:
                seat = loaded.stewards[0]
                question = loaded.playing.question(seat)
                key = f"{table_id}:{seat}:{question}:steward"
                make = partial(answer, seat=seat, question=question)
                async with self._turn:
                    loaded = (await self.sessions.submit(table_id, key, "steward", make)).loaded
                self._failures.pop(table_id, None)
                await asyncio.sleep(0)
        except Refused:
            log.info("Table %s: somebody took the seat of a steward that was about to move", table_id)
            self._again.add(table_id)
        except (Missing, NotPlaying, Quarantined, Unreadable) as error:
            log.warning("Table %s: %s; its stewards rest", table_id, type(error).__name__)
        except StoreError as error:
            log.error("The stewards of table %s could not write: %s", table_id, type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
            failures = self._failures.get(table_id, 0)
            self._failures[table_id] = failures + 1
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * (1 << min(failures, 10))))
            self._again.add(table_id)


def chance(loaded: LoadedTable, seat: int) -> Rng:
    """A steward's own dice: the same at the same moment of the same match, and nobody's to foresee."""
    key = blake2b(loaded.secret.encode(), person=b"steward").digest()
    moment = f"{loaded.playing.step}:{seat}".encode()
    return Rng(blake2b(moment, key=key, digest_size=16).hexdigest())


def answer(loaded: LoadedTable, *, seat: int, question: int) -> Sequence[Played]:
    """What the steward on *seat* does. Where its taste fails it, it does what an absent player would.

    :raises Refused: it is no longer asked that, or no longer sits there."""
    match = loaded.playing
    if seat not in loaded.stewards or match.question(seat) != question:
        raise Refused(STALE)
    menu = match.menu(seat)
    assert menu is not None
    given = match.default(seat)
    try:
        advised = loaded.game.advise(match.view(seat), menu, chance(loaded, seat), loaded.seat(seat).level)
    except Exception as error:
        log.error("The steward of %s stumbled: %s", loaded.table.game, type(error).__name__)  # noqa: TRY400  (see above)
    else:
        given = advised if menu.accepts(advised) else given
    return [Act(seat=seat, question=question, given=given)]
