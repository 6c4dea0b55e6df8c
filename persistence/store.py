"""The store as the bot knows it. A second backend would implement these protocols and pass the same contract tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from persistence.contests import Contests
from persistence.leagues import Leagues
from persistence.parts import Calls, Matches, Names, Notes, Outbox, People, Postings, Servers, Tables, Worlds
from persistence.placards import Placards
from persistence.records import History, Rebuilt
from persistence.results import Results
from persistence.rosters import Rosters
from persistence.seeks import Seeks
from persistence.stands import Stands

Clock = Callable[[], int]
"""UTC epoch milliseconds."""
Replay = Callable[[History], Rebuilt]
"""Plays a match again; raises whatever it likes if it cannot. Called in a thread of its own."""


class Store(Protocol):
    """Everything that outlives the process. One process at a time has it open."""

    @property
    def tables(self) -> Tables:
        """Places in channels, their seats and settings."""

    @property
    def matches(self) -> Matches:
        """Running and finished games."""

    @property
    def contests(self) -> Contests:
        """Several matches that count together."""

    @property
    def leagues(self) -> Leagues:
        """Seasons of contests."""

    @property
    def worlds(self) -> Worlds:
        """What matches hand on."""

    @property
    def results(self) -> Results:
        """What has come of matches."""

    @property
    def names(self) -> Names:
        """Names of people, and words that are hidden."""

    @property
    def outbox(self) -> Outbox:
        """What is still to be delivered."""

    @property
    def postings(self) -> Postings:
        """Messages that are being sent."""

    @property
    def placards(self) -> Placards:
        """Messages that show something of a server and belong to no table."""

    @property
    def seeks(self) -> Seeks:
        """Who would like to play what."""

    @property
    def stands(self) -> Stands:
        """Those who watch."""

    @property
    def rosters(self) -> Rosters:
        """Who plays the next match of a world."""

    @property
    def calls(self) -> Calls:
        """Who was called."""

    @property
    def servers(self) -> Servers:
        """What holds for a whole server."""

    @property
    def people(self) -> People:
        """Settings of people."""

    @property
    def notes(self) -> Notes:
        """The bot's own notes."""

    @property
    def written(self) -> int:
        """How often something was written. What was read since the last time still holds, if nothing is being written:
        ask for that first."""

    @property
    def writing(self) -> bool:
        """Whether something is being written: whoever reads may see it already, although it does not count yet."""

    @property
    def backlog(self) -> int:
        """How many changes wait to be written: the measure for shedding load."""

    async def sweep(self) -> int:
        """Forget idempotency keys and dropped deliveries older than two days, what nobody seeks any more, and where the
        stands of matches stood that were over by then; returns how many went."""

    async def pack(self) -> int:
        """Store matches that ended more than an hour ago in less room, once all is delivered; returns how many. They
        are read as before."""

    async def backup(self, path: Path) -> None:
        """A consistent copy at *path*, made beside the running writer. ``FileExistsError`` rather than overwrite."""

    async def close(self) -> None:
        """Write what waits, then let go of the files."""
