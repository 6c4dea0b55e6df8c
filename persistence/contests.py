"""Contests: several matches that count together. All times are UTC epoch milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypedDict, Unpack

from engines.core.steward import KEEN, Level
from persistence.deliveries import Delivery
from persistence.parts import NOTHING, ByTable
from persistence.records import NewTable

State = Literal["draft", "open", "checkin", "running", "over", "cancelled"]
AHEAD = ("open", "checkin")
LIVE = (*AHEAD, "running")
MOST_IN_GUILD = 20
"""Contests that one server may have ahead or going on at once, drafts too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewContest:
    """A draft: nobody but its host knows of it."""

    guild_id: str
    channel_id: str
    host_id: str
    name: str
    """As somebody typed it, fit to stand in a message."""
    terms: str
    """What is agreed on, as JSON of the bot's."""
    locale: str
    secret: str = field(repr=False)
    """From which everything is drawn."""
    starts_at: int


class Announced(NamedTuple):
    """One for which people can sign up as soon as it is there."""

    new: NewContest
    due_at: int
    reminded_at: int | None
    takes_date: bool = False
    """What the one before has in the server's calendar is its own from then on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """Somebody who has signed up."""

    user_id: str
    name: str
    entered_at: int
    here_at: int | None = None
    """Since when they have said that they are there."""
    left_at: int | None = None
    """Since when they do not take part any more."""
    ready: bool = True
    """Whether they want to be in the next pod."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pod:
    """The entrants who play one match; see ``bot.contests``."""

    round: int
    number: int
    members: tuple[str, ...]
    """In the order of their seats."""
    table_id: str | None = None
    """``None``: a bye."""
    result: str | None = None
    """What came of it, as JSON of the bot's; ``None``: it is not over."""
    void: bool = False
    """It does not count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """With everybody in it and everything that was drawn."""

    id: int
    guild_id: str
    channel_id: str
    host_id: str
    name: str
    terms: str
    locale: str
    state: State
    secret: str = field(repr=False)
    starts_at: int
    due_at: int | None
    """When something is to be done next."""
    round: int
    """How many have been drawn."""
    round_at: int | None
    """When the last one was."""
    paused_at: int | None
    created_at: int
    updated_at: int
    event_id: str | None = None
    """What it has in the server's calendar; empty: that is being made, or was cut off; ``None``: nothing."""
    event_shown: str | None = None
    """What was last written there, as JSON of the bot's."""
    raised: int = 0
    """The round for which its placard was posted anew below the tables."""
    stalled: int = 0
    """How many rounds were drawn, and one more, when its host was last told that it does not go on."""
    reminded_at: int | None = None
    """When those who take part were reminded of the day before, or that it was too late for that."""
    league_id: int | None = None
    """The league whose division it is, in a season of it; both from 1 on."""
    season: int | None = None
    division: int | None = None
    entrants: tuple[Entrant, ...] = ()
    """In the order in which they have signed up."""
    pods: tuple[Pod, ...] = ()

    def entrant(self, user_id: str) -> Entrant | None:
        """Somebody who has ever signed up."""
        return next((each for each in self.entrants if each.user_id == user_id), None)

    def pod(self, round_: int, number: int) -> Pod | None:
        """One of those that were drawn."""
        return next((each for each in self.pods if (each.round, each.number) == (round_, number)), None)


class ContestChanges(TypedDict, total=False):
    """Columns to set; what is absent stays."""

    channel_id: str
    host_id: str
    name: str
    terms: str
    locale: str
    state: State
    starts_at: int
    due_at: int | None
    paused_at: int | None
    raised: int
    stalled: int
    reminded_at: int | None


class EntrantChanges(TypedDict, total=False):
    """Columns to set; what is absent stays."""

    name: str
    here_at: int | None
    left_at: int | None
    ready: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who gets a seat of a pod's table."""

    user_id: str | None
    """``None``: a steward."""
    name: str
    level: Level = KEEN


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPod:
    """One that is about to be drawn."""

    members: tuple[str, ...]
    table: NewTable | None = None
    """``None``: a bye."""
    sitters: tuple[Sitter, ...] = ()
    result: str | None = None
    """Of a bye, which is over at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Something that was decided."""

    by: str | None
    """``None``: by the bot, as its rules say."""
    what: str
    """As JSON of the bot's."""
    at: int = 0


PLACARD = "contest"
"""The kind of the placard that shows a contest, whose id is its subject: whatever changes here is due there."""

LEAGUE = "league"
"""The same of the league whose season it belongs to."""


class Contests(Protocol):
    """Sign-ups, draws and results: rows like those of the matches. "Live" means announced and not over yet.

    What is *said* is noted for everybody to read, what is *told* is delivered with the placard, both together with what
    is changed. What its state, its name or its start is matters to the calendar too, which is due with that."""

    async def create(self, new: NewContest) -> Contest:
        """A draft. ``TooManyContests``."""

    async def get(self, contest_id: int) -> Contest:
        """``Missing``."""

    async def of_guild(self, guild_id: str, most: int) -> list[Contest]:
        """The latest of a server, drafts too: those that begin last first."""

    async def of_person(self, user_id: str) -> list[Contest]:
        """The live ones in which somebody takes part, the next first."""

    async def change(
        self,
        contest_id: int,
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        *,
        only_if: State | None = None,
        then: Announced | None = None,
        unchecked: bool = False,
        **changes: Unpack[ContestChanges],
    ) -> None:
        """``Missing``.

        :param then: the next one, which is there together with that.
        :param only_if: the state in which it has to be; if it is in another: ``Overtaken``.
        :param unchecked: nobody in it has said any more that they are there."""

    async def put_off(self, contest: Contest, until: int | None) -> None:
        """It is looked at again then (``None``: when somebody does something), unless something has become due there
        since *contest* was read."""

    async def enter(self, contest_id: int, user_id: str, name: str, *, here: bool) -> None:
        """Signed up; whoever has left before is back, in their old place. ``Missing``.

        :param here: and checked in with that."""

    async def change_entrant(
        self,
        contest_id: int,
        user_id: str,
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        **changes: Unpack[EntrantChanges],
    ) -> None:
        """:param told: what more is to be delivered because of it. ``Missing``."""

    async def draw(
        self,
        contest_id: int,
        after: int,
        pods: Sequence[NewPod],
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        *,
        resting: Sequence[str] = (),
    ) -> None:
        """The next round is drawn: its pods are numbered from 1 on, their tables are lobbies in which everybody sits.
        The contest is running by then, and something is due at once. ``Overtaken`` unless *after* rounds were drawn
        before, and if it is over or pauses; ``Missing``.

        :param resting: who is not ready for another one after this."""

    async def undraw(
        self, contest_id: int, round_: int, said: Sequence[Decision] = (), told: ByTable = NOTHING
    ) -> None:
        """The last round has not been: nothing of it counts, its tables are closed, and something is due at once.
        ``Overtaken`` if that is not the last round, or if anybody has played in it; ``Missing``.

        :param told: what is to be delivered at its tables because of it."""

    async def settle(
        self,
        contest_id: int,
        pod: Pod,
        said: Sequence[Decision] = (),
        *,
        result: str | None,
        void: bool = False,
        leaving: Sequence[str] = (),
        told: Sequence[Delivery] = (),
    ) -> None:
        """What came of a pod, or that it does not count. Something is due at once. ``Missing``.

        :param leaving: who takes part no more.
        :param told: what is posted beside its card because of it."""

    async def dated(
        self, contest_id: int, event_id: str | None, shown: str | None = None, *, held: str | None = None
    ) -> None:
        """What it has in the server's calendar, and what is written there. Nothing is due with that.

        :param held: only if it has that: what it had may be another one's by now."""

    async def due(self) -> list[int]:
        """The contests in which something is, the most overdue first."""

    async def next_due(self) -> int | None:
        """The earliest moment at which something will be."""

    async def decisions(self, contest_id: int) -> list[Decision]:
        """Oldest first."""

    async def marshals(self, guild_id: str) -> str | None:
        """The role whose members look after the contests of a server."""

    async def set_marshals(self, guild_id: str, role_id: str | None) -> None:
        """In the place of the one before."""
