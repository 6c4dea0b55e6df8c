"""Whether the files that are open are still those of the database's name. Without a look nobody would notice: the
system keeps a deleted file for whoever has it open, and takes every act into it."""

from __future__ import annotations

from pathlib import Path

from persistence.errors import Unavailable, Vanished
from persistence.sqlite.lock import FileId


class Watch:
    """Two calls of ``stat`` per look, which is nothing beside a flush."""

    def __init__(self, database: Path) -> None:
        """:param database: open, by the name that its host gave it: a link may be turned to something else."""
        self.database, self.log = database, database.resolve().with_name(database.resolve().name + "-wal")
        self._database_id, self._log_id = FileId.of(self.database), FileId.of(self.log)

    def look(self) -> None:
        """``Vanished``: the database is gone. ``Unavailable``: only the log beside it is; closing the database writes
        what it held into the database itself."""
        if self.lost:
            raise Vanished(f"{self.database} was deleted or replaced while it was open")
        if not _is(self.log, self._log_id):
            raise Unavailable(f"{self.log} was deleted or replaced while it was open")

    @property
    def lost(self) -> bool:
        """Whether the database itself is not where it was."""
        return not _is(self.database, self._database_id)

    def clear(self) -> None:
        """Take the log of a lost database out of the way: it would be applied to whatever file comes in its place."""
        if _is(self.log, self._log_id):
            self.log.unlink()
            self.log.with_name(self.log.name.removesuffix("-wal") + "-shm").unlink(missing_ok=True)


def _is(path: Path, expected: FileId) -> bool:
    try:
        return FileId.of(path) == expected
    except OSError:
        return False
