"""SQLite's result codes as the store's errors."""

from __future__ import annotations

import sqlite3

from persistence.errors import CannotOpen, Corrupt, DiskFull, Locked, ReadOnly, StoreError, Unavailable

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_OUTCOME_UNKNOWN = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM, *_DAMAGED)


def code(error: sqlite3.Error) -> int:
    """The primary result code; 0 for errors of the Python module itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def damaged(error: sqlite3.Error) -> bool:
    return code(error) in _DAMAGED


def outcome_unknown(error: sqlite3.Error) -> bool:
    """Whether a transaction that failed like this may still turn out to be on disk. A failed flush does so: the
    connection shows the old state, and a process that opens the file afterwards sees the new one."""
    return code(error) in _OUTCOME_UNKNOWN


def while_running(error: sqlite3.Error) -> StoreError:
    """For an error after which nothing was written."""
    if code(error) == sqlite3.SQLITE_FULL:
        return DiskFull(str(error))
    return Unavailable(f"{type(error).__name__}: {error}")


def while_opening(error: sqlite3.Error) -> CannotOpen:
    kinds = ((_DAMAGED, Corrupt), (_BUSY, Locked), (_READ_ONLY, ReadOnly))
    kind = next((kind for codes, kind in kinds if code(error) in codes), CannotOpen)
    return kind(f"{type(error).__name__}: {error}")
