"""A few numbers that the test and the bot's process both see: the clock, the disk, and whether the bot is busy."""

import mmap
import struct
import time
from pathlib import Path

_AHEAD, _FULL, _ASKED, _ANSWERED, _BUSY = range(5)
_NUMBER = struct.Struct("<d")


class Shared:
    """:param path: a file of its own, made by whoever is the first; the other process opens it too."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(_NUMBER.size * 5))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), 0)
        self._real = time.time
        """Taken before anybody puts :meth:`time` in its place."""

    def _get(self, at: int) -> float:
        return float(_NUMBER.unpack_from(self._map, at * _NUMBER.size)[0])

    def _set(self, at: int, value: float) -> None:
        _NUMBER.pack_into(self._map, at * _NUMBER.size, value)

    # ---- the clock

    def time(self) -> float:
        """Seconds since 1970, for the bot and for its Discord."""
        return self._real() + self._get(_AHEAD)

    def advance(self, seconds: float) -> None:
        self._set(_AHEAD, self._get(_AHEAD) + seconds)

    # ---- the disk

    @property
    def full(self) -> bool:
        """Whether the database must not grow."""
        return bool(self._get(_FULL))

    @full.setter
    def full(self, full: bool) -> None:
        self._set(_FULL, full)

    # ---- is the bot busy?

    def ask(self) -> None:
        """Put the question anew; what was answered before is worth nothing any more."""
        self._set(_ASKED, self._get(_ASKED) + 1)

    def answer(self, busy: int) -> None:
        self._set(_BUSY, busy)
        self._set(_ANSWERED, self._get(_ASKED))

    @property
    def busy(self) -> int | None:
        """How many things the bot was doing after the last question; ``None`` until it has answered."""
        return int(self._get(_BUSY)) if self._get(_ANSWERED) == self._get(_ASKED) else None
