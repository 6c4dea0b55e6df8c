"""Ratings, worked out from results when somebody asks, and kept while these are the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import blake2b

from bot.contests.counting import places
from bot.contests.ratings import Trail, followed
from bot.contests.standings import Places
from persistence.results import Result

KEPT = 64
"""Games of servers of which ratings are kept."""

Trails = Mapping[str, Trail]
"""Of everybody who is rated."""


class Scores:
    """One for the process. What is kept is told from what would have to be worked out by the results themselves: one
    that is voided, or whose person wants to be left out or is forgotten, is never rated by what was before."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], tuple[bytes, Trails]] = OrderedDict()
        self._working = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Held while the results of a server are read, so that those of several are never in memory side by side
        because many ask at once."""

    async def of(self, guild: str, game: str, results: Sequence[Result]) -> Trails:
        """:param results: all of that game on that server that count, in the order of their ends."""
        async with self._working:  # one at a time: whoever asks for the same has it at once then
            key, kept = (guild, game), self._kept.get((guild, game))
            rated = await asyncio.to_thread(lambda: [places(each) for each in results])
            digest = await asyncio.to_thread(_digest, rated)
            if kept is None or kept[0] != digest:
                kept = digest, await asyncio.to_thread(followed, rated)
            self._kept[key] = kept
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return kept[1]


def _digest(results: Sequence[Places]) -> bytes:
    told = blake2b(digest_size=16)
    for each in results:
        told.update(repr(sorted(each.items())).encode())
    return told.digest()
