"""What may go wrong in the store. Messages are for the log; what a player reads is chosen by type or ``code``."""

# ruff: noqa: N818 - the names say what happened, as Python's own StopIteration and the core's Refused do

from __future__ import annotations

from typing import ClassVar, Literal


class StoreError(Exception):
    """The base of all of them. Unless the type says otherwise, nothing was written."""


# ---- at start-up: refuse to run, touch nothing


class CannotOpen(StoreError):
    """The store must not be used. ``code`` and ``exit_code`` are stable: scripts and service managers may rely on
    them."""

    code: ClassVar[str] = "cannot-open"
    exit_code: ClassVar[int] = 30


class Locked(CannotOpen):
    """Another process holds the lock file."""

    code = "locked"
    exit_code = 31


class ReadOnly(CannotOpen):
    """The file, or the directory that must take its log, cannot be written."""

    code = "read-only"
    exit_code = 32


class Corrupt(CannotOpen):
    """Not a database, or one whose structure is damaged."""

    code = "corrupt"
    exit_code = 33


class Newer(CannotOpen):
    """Written by a later release, which knows migrations that this one does not."""

    code = "newer"
    exit_code = 34


class Foreign(CannotOpen):
    """A sound database, but somebody else's; or one of ours whose applied migrations differ from those shipped."""

    code = "foreign"
    exit_code = 35


class OldLibrary(CannotOpen):
    """The SQLite library that Python was linked with lacks something the schema needs."""

    code = "old-library"
    exit_code = 36


class Vanished(CannotOpen):
    """A database was here and is gone, or another file stands in its place. An empty one in its stead would make every
    game disappear without a word. Raised while running, too."""

    code = "vanished"
    exit_code = 37


# ---- later: one request fails


class Missing(StoreError):
    """There is no such table or match."""


class Conflict(StoreError):
    """The match is no longer at the step that the submission was worked out for. Load it again and look anew."""

    def __init__(self, match_id: str, expected: int, found: int) -> None:
        super().__init__(f"match {match_id} is at step {found}, not {expected}")
        self.match_id, self.expected, self.found = match_id, expected, found


class ChannelTaken(StoreError):
    """The channel has a live table already."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"the channel belongs to table {table_id}")
        self.table_id = table_id


class TooManyTables(StoreError):
    """That person hosts as many live tables, or that server has as many, as one may."""

    def __init__(self, whose: Literal["person", "server"], most: int) -> None:
        super().__init__(f"{most} live tables are as many as one {whose} may have")
        self.whose, self.most = whose, most


class TooManyContests(StoreError):
    """That server has as many contests ahead or going on as one may."""


class Overtaken(StoreError):
    """The next round of a contest has been drawn by somebody else."""


class NotInLobby(StoreError):
    """The table has left the state in which this can be done."""


class NotPlaying(StoreError):
    """The table's match has ended, or the table was closed."""


class TableFull(StoreError):
    """All seats wanted are taken."""


class AlreadySeated(StoreError):
    """That person sits at the table already."""


class SeatsChanged(StoreError):
    """Somebody sat down or rose while the match was being set up for those who sat there."""


class WorldChanged(StoreError):
    """The match was set up with another heirloom than the one that the next match of its world begins with."""


class WorldInUse(StoreError):
    """A match has begun with that heirloom, or goes on in that world."""


class NotLatest(StoreError):
    """That heirloom was annulled before, or others have followed it, or its world was left behind."""


class StillShown(StoreError):
    """Somebody cannot be forgotten while tables that are not over name them."""

    def __init__(self, channels: tuple[str, ...]) -> None:
        super().__init__(f"still named at {len(channels)} tables that are not over")
        self.channels = channels
        """Where those tables are."""


class Quarantined(StoreError):
    """This match is damaged beyond what its log can repair. It is set aside; all others go on."""

    def __init__(self, match_id: str, reason: str) -> None:
        super().__init__(f"match {match_id} is set aside: {reason}")
        self.match_id, self.reason = match_id, reason


class Damaged(StoreError):
    """A stored row does not match its checksum, or cannot be read as what it should be."""


class Unreadable(StoreError):
    """Stored by a version of the game from which no upcast leads here, or not what any version stores."""


class UnknownGame(Unreadable):
    """The table's game is one that this release lacks. All is kept: a release that has it goes on there."""


class Unavailable(StoreError):
    """The database refused for a reason of its own; trying again later may help."""


class DiskFull(Unavailable):
    """There was no room. Smaller requests may still succeed."""


class Uncertain(StoreError):
    """An I/O error left it unknown whether the request was written. The process must restart; the same idempotency
    key then finds out."""
