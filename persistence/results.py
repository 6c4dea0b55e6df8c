"""What has come of matches, for whoever counts them together: read, and left out of the count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from engines.core.chair import Sitter
from persistence.parts import NOTHING, ByTable
from persistence.persons import Ratings

Fate = Literal["counts", "void", "annulled"]
"""Of a result: *void* if whoever manages the server has said so, *annulled* if its world has taken the match back, or
its contest does not count it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Came:
    """How a seat has come out of a match."""

    seat: int
    person: str | None
    """Whose result it is: whoever held the seat at the end, also if a steward was playing it for them, and whoever had
    borrowed it and not given it back; of one that was given up and that nobody took, whoever gave it up. ``None``: a
    steward's."""
    name: str
    """As it was shown at the table."""
    place: int
    """1 is the best, and equals share one."""
    score: int | None
    luck: int | None
    """By how much chance was kinder to it than on average, in thousandths of what the game counts; ``None``: nothing is
    known of that."""
    sitter: Sitter
    """Whether anybody sat there at the end, or a steward played for them."""
    gave_up: bool
    """Its person had left the seat for good, and nobody has taken it."""
    ranked: int | None = None
    """The place that it has in the contest of which the match is a part; ``None``: there is none, or it does not
    count there."""
    ratings: Ratings = "shown"
    """What its person wants now; whoever is forgotten has left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A match that is over."""

    match_id: str
    game: str
    options: Mapping[str, str]
    channel_id: str
    """In which its table was opened."""
    fate: Fate
    first: bool
    """It began with no heirloom: in some games such a match but founds a world."""
    begun_at: int
    ended_at: int
    steps: int
    """Entries of its log: how long it was."""
    seats: tuple[Came, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """That a result does not count, or does so again."""

    void: bool
    by: str
    at: int


class Results(Protocol):
    """The results of finished matches, and whether they count. A table that was closed has none."""

    async def of_server(self, guild_id: str, game: str | None = None) -> list[Result]:
        """Of all matches there (of that game) that are over and of which it is known how they ended, in the order of
        their ends."""

    async def fate(self, match_id: str) -> Fate:
        """Of that one. ``Missing`` unless it is over."""

    async def verdicts(self, match_id: str) -> list[Verdict]:
        """All that were ever given, oldest first: the last one holds."""

    async def void(self, match_id: str, by: str, due: ByTable = NOTHING) -> bool:
        """It counts for nothing from now on, as far as anybody counts results. False if it does not anyway; ``Missing``
        unless the match is over.

        :param due: what is to be delivered because of it, by table."""

    async def restore(self, match_id: str, by: str, due: ByTable = NOTHING) -> bool:
        """It counts again. False if it does anyway; ``Missing``. *due* as above."""
