"""One process per database, by whatever name it is opened. The kernel keeps the locks, so they go with the process,
however that ends.

The lock file keeps out whoever comes by the same name, even while there is no database yet. On Linux the database is
locked as well, which holds for all its names: hard links, bind mounts, one that it got while it was open. There flock
and the fcntl locks that SQLite takes do not see each other; on macOS and the BSDs they collide, and on Windows a lock
keeps SQLite itself out. So elsewhere a database of several names is refused."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from persistence.errors import Locked, ReadOnly

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCKS_DATABASES = sys.platform == "linux"
_REMEMBERED = b"A database has been here; without it nothing starts. To begin with an empty one, remove this file.\n"


class FileId(NamedTuple):
    """A file, whatever it is called. Nobody else gets its number while it is open somewhere."""

    device: int
    inode: int

    @classmethod
    def of(cls, path: Path) -> FileId:
        found = path.stat()
        return cls(found.st_dev, found.st_ino)


_held: set[FileId] = set()
"""The databases that this process has locked. It must not open one a second time: closing that descriptor would drop
the locks that SQLite has on it, since those belong to the process."""


class Lock:
    """Holds ``<database>.lock``, and the database from :meth:`hold` on, until it is released. The file stays: removing
    it would let two processes hold locks on two files of the same name. And it remembers that there was a database, so
    that one which has vanished is missed."""

    def __init__(self, database: Path) -> None:
        """Raises ``Locked`` or ``ReadOnly``."""
        self.path = database.with_name(database.name + ".lock")
        self._database = database
        self._handles: list[int] = []
        self._own: set[FileId] = set()
        self._take(self.path, os.O_RDWR | os.O_CREAT)

    @property
    def remembers(self) -> bool:
        """Whether a database has been opened here before."""
        return os.fstat(self._handles[0]).st_size > 0

    def remember(self) -> None:
        if not self.remembers:
            with suppress(OSError):  # a disk that is full is no reason to refuse a database that is there
                os.write(self._handles[0], _REMEMBERED)
                os.fsync(self._handles[0])

    def hold(self) -> None:
        """Keep out whoever comes by another name of the database. ``Locked``."""
        own = FileId.of(self._database)
        several = not LOCKS_DATABASES and self._database.stat().st_nlink > 1
        if own in _held or several:
            raise Locked(f"{self._database} is open by another name" if own in _held else "it has several names")
        if LOCKS_DATABASES:
            self._take(self._database, os.O_RDONLY)
        self._own = {own}
        _held.add(own)

    def release(self) -> None:
        """Only after SQLite has closed the database, for the reason that :data:`_held` gives."""
        while self._handles:
            os.close(self._handles.pop())
        _held.difference_update(self._own)

    def _take(self, path: Path, flags: int) -> None:
        try:
            handle = os.open(path, flags, 0o600)
        except OSError as error:
            raise ReadOnly(f"cannot open {path}: {error.strerror}") from error
        try:
            _seize(handle)
        except OSError as error:
            os.close(handle)
            raise Locked(f"another process has {self._database} open") from error
        self._handles.append(handle)
