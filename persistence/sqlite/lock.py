"""One process per database file. The kernel keeps the lock, so it goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from persistence.errors import Locked, ReadOnly

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Holds ``<database>.lock`` until it is released. The empty file stays: removing it would let two processes hold
    locks on two files of the same name."""

    def __init__(self, database: Path) -> None:
        """Raises ``Locked`` or ``ReadOnly``."""
        path = database.with_name(database.name + ".lock")
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ReadOnly(f"cannot create {path}: {error.strerror}") from error
        try:
            _seize(self._handle)
        except OSError as error:
            os.close(self._handle)
            raise Locked(f"another process has {database} open") from error

    def release(self) -> None:
        os.close(self._handle)
