"""Leagues: seasons of contests, one for each division. All times are UTC epoch milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypedDict, Unpack

from persistence.contests import LEAGUE, Contest, NewContest
from persistence.deliveries import Delivery

State = Literal["draft", "open", "over"]
PLACARD = LEAGUE
"""The kind of the placard that shows a league, whose id is its subject: whatever changes here, or in a contest of it,
is due there."""
MOST_IN_GUILD = 10
"""Leagues that one server may have at once, drafts too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLeague:
    """A draft: nobody but its host knows of it."""

    guild_id: str
    channel_id: str
    host_id: str
    name: str
    """Fit to stand in a message."""
    terms: str
    """What is agreed on, as JSON of the bot's."""
    locale: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaguer:
    """Somebody who is in the next season."""

    user_id: str
    name: str
    entered_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class League(NewLeague):
    """With everybody in it."""

    id: int
    state: State
    season: int
    """How many have begun."""
    starts_at: int | None
    """When the next one is to begin; ``None``: when somebody lets it."""
    people: tuple[Leaguer, ...] = ()
    """In the order in which they have signed up."""

    def person(self, user_id: str) -> Leaguer | None:
        """Somebody in it."""
        return next((each for each in self.people if each.user_id == user_id), None)


class LeagueChanges(TypedDict, total=False):
    """Columns to set; what is absent stays."""

    terms: str
    state: State
    starts_at: int | None


class Leagues(Protocol):
    """Sign-ups and seasons. What is *told* is heralded beside the placard, together with what is changed."""

    async def create(self, new: NewLeague) -> League:
        """A draft. ``TooManyContests``: the server has enough."""

    async def get(self, league_id: int) -> League:
        """``Missing``."""

    async def due(self) -> list[League]:
        """Those whose next season is to begin by now."""

    async def of_guild(self, guild_id: str) -> list[League]:
        """Those of a server that are not over, drafts too."""

    async def season(self, league_id: int, season: int) -> list[Contest]:
        """Its divisions, the highest first."""

    async def change(self, league_id: int, told: Sequence[Delivery] = (), **changes: Unpack[LeagueChanges]) -> None:
        """``Missing``."""

    async def enter(self, league_id: int, user_id: str, name: str) -> bool:
        """They are in the next season; false: they were before. ``Missing``."""

    async def quit(self, league_id: int, user_id: str) -> None:
        """They are not, and in no further round of this one. ``Missing``."""

    async def begin(
        self,
        league_id: int,
        after: int,
        divisions: Sequence[tuple[NewContest, Sequence[Leaguer]]],
        starts_at: int | None,
        told: Sequence[Delivery] = (),
    ) -> None:
        """The next season begins: each division is a contest that is open, with those people in it, in that order, and
        due at once.
        ``Overtaken`` unless *after* seasons have begun before, and if it is over; ``Missing``.

        :param starts_at: when the one after that is to begin."""
