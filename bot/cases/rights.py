"""Who may do what, and where: a right stands above each use case, which is not even looked into without it.

An id names a table, and anybody can forge one. So a table is reached from its own channel or thread only; whoever sits
at it also reaches from anywhere what is their own to see and to answer. To everybody else it is as if there were no
such table, in the same words. Whoever manages a server manages the tables of that server, in their channels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from bot.cases.asking import Barred, Caller, Means
from bot.play import loans
from persistence.errors import Missing
from persistence.records import Table
from persistence.worlds import Chapter, World, latest

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")
Case = Callable[Concatenate[Means, Caller, S, P], Coroutine[Any, Any, T]]
"""Its third argument says what it is done to: the id of a table or of a world."""


class Right(ABC, Generic[S]):
    """What has to hold for something to be done. It stands above the use case: ``@rights.JOIN``."""

    @abstractmethod
    async def check(self, means: Means, caller: Caller, subject: S, /) -> None:
        """:raises Barred: it does not hold. ``Missing``: there is no such thing."""

    def __call__(self, case: Case[S, P, T]) -> Case[S, P, T]:
        @wraps(case)
        async def guarded(means: Means, caller: Caller, subject: S, /, *args: P.args, **more: P.kwargs) -> T:
            await self.check(means, caller, subject)
            return await case(means, caller, subject, *args, **more)

        return guarded


@dataclass(frozen=True)
class AtTable(Right[str]):
    seated: bool = False
    """For whoever sits at the table now."""
    host: bool = False
    """For its host, whoever manages the server, and at a table of a contest whoever looks after those. With neither:
    for anybody."""
    lender: bool = False
    """For whoever has lent a seat of theirs there, too."""
    anywhere: bool = False
    """Whoever sits there may do it from any place."""
    manager: bool = False
    """For whoever manages the server alone."""
    lobby: bool = False
    """Only before the match."""
    needs_game: bool = True
    """Not at a table of a game that this release lacks."""

    async def check(self, means: Means, caller: Caller, table_id: str, /) -> None:
        await self.of(means, caller, await means.store.tables.get(table_id))

    async def of(self, means: Means, caller: Caller, table: Table) -> None:
        """The same for a table that is known already."""
        seated = any(seat.user_id == caller.user for seat in table.seats)
        seated = seated or (self.lender and loans.lent_by(table, caller.user) is not None)
        if not (here(caller, table) or (self.anywhere and seated)):
            raise Barred("no-table")
        if self.manager and not caller.manages:
            raise Barred("manager-only")
        if self.needs_game and table.game not in means.kit.games:
            raise Barred("game-lacking")
        if self.lobby and table.state != "lobby":
            raise Barred("not-in-lobby")
        leading = self.host and await hosts(means, caller, table)
        if not ((self.seated and seated) or leading or not (self.seated or self.host)):
            raise Barred("not-seated" if self.seated else "host-only")


@dataclass(frozen=True)
class Overseeing(AtTable):
    """For whoever manages the server, and at a table of a contest for whoever looks after those."""

    async def check(self, means: Means, caller: Caller, table_id: str, /) -> None:
        table = await means.store.tables.get(table_id)
        await self.of(means, caller, table)
        if not (caller.manages or (table.contest_id is not None and await trusted(means, caller))):
            raise Barred("manager-only")


@dataclass(frozen=True)
class InWorld(Right[int]):
    deciding: bool = False
    """Only for those who decide about it."""
    played: bool = False
    """For those who have played its last match, too."""

    async def check(self, means: Means, caller: Caller, world_id: int, /) -> None:
        try:
            world = await means.store.worlds.get(world_id)
        except Missing:
            raise Barred("old-button") from None
        if not here(await at_home(means, caller), world) or world.game not in means.kit.games:
            raise Barred("old-button")
        if not self.deciding:
            return
        chain = await means.store.worlds.chain(world.id)
        if self.played and (latest(chain) is None or caller.user in (await electorate(means, chain)).players):
            return
        if not await decides(means, caller, world, chain):
            raise Barred("annul-players-only" if self.played else "world-host-only")


@dataclass(frozen=True, slots=True)
class Electorate:
    """The persons whose match would be annulled; where a steward has played to the end there is none."""

    players: frozenset[str] = frozenset()
    winners: frozenset[str] = frozenset()

    def agrees(self, consents: Collection[str]) -> bool:
        """A winner does, or more than half of the players; where nobody has played, whoever asks."""
        ayes = self.players.intersection(consents)
        return bool(self.winners & ayes) or 2 * len(ayes) > len(self.players) or not self.players


ELECTORATE_OF_NOBODY = Electorate()


async def electorate(means: Means, chain: Sequence[Chapter]) -> Electorate:
    """Who has played the last match that counts: whoever had a seat at its end."""
    last = latest(chain)
    if last is None or last.elsewhere:
        return ELECTORATE_OF_NOBODY
    table = await means.store.tables.get(last.match_id)
    seated = [(seat.user_id, seat.place) for seat in table.seats]
    every = [(user, place) for user, place in seated if user is not None]
    return Electorate(frozenset(user for user, _ in every), frozenset(user for user, place in every if place == 1))


class Arranged(Protocol):
    """What somebody prepares for a server: a contest, a league."""

    @property
    def guild_id(self) -> str:
        """Its server."""

    @property
    def host_id(self) -> str:
        """Whoever has prepared it."""

    @property
    def state(self) -> str:
        """``draft``: nobody else knows of it."""


@dataclass(frozen=True)
class OfServer(Right[int]):
    """For everybody on its server, whatever the channel."""

    find: Callable[[Means, int], Awaitable[Arranged]]
    """``Missing``."""
    deciding: bool = False
    """For those who look after it: its host, whoever manages the server, and the members of the role named for that."""
    known: Callable[[Means, int, str], Awaitable[bool]] | None = None
    """Who may do it from a direct message, too: whoever has ever signed up."""

    async def check(self, means: Means, caller: Caller, number: int, /) -> None:
        try:
            what = await self.find(means, number)
        except Missing:
            raise Barred("old-button") from None
        if caller.guild is None and self.known is not None and await self.known(means, number, caller.user):
            return
        arranging = arranges(caller, what)
        if caller.guild != what.guild_id or (what.state == "draft" and not arranging):
            raise Barred("old-button")
        if self.deciding and not (arranging or await trusted(means, caller)):
            raise Barred("contest-managers-only")


class OnServer(Right[str]):
    """For whoever manages the server at which they ask."""

    async def check(self, _means: Means, caller: Caller, _subject: str, /) -> None:
        if not caller.manages:
            raise Barred("manager-only")


LOOK = AtTable(anywhere=True)
PLAY = AtTable(seated=True, anywhere=True)
VISIT = AtTable()
RESIGN = AtTable(seated=True, lender=True)
RECLAIM = AtTable(seated=True, lender=True, anywhere=True)
HAND_ON = AtTable(seated=True, host=True)
CLOSE = AtTable(host=True, needs_game=False)
VOTE = AtTable(seated=True)
HOST_OF = AtTable(host=True)
CAST = Overseeing()

JUDGE = AtTable(manager=True, needs_game=False)

JOIN = AtTable(lobby=True)
SIT = AtTable(seated=True, lobby=True)
FILL = AtTable(seated=True, host=True, lobby=True)
HOST = AtTable(host=True, lobby=True)

READ = InWorld()
DECIDE = InWorld(deciding=True)
ANNUL = InWorld(deciding=True, played=True)

MODERATE = OnServer()


# ---- what these are made of


def here(caller: Caller, what: Table | World) -> bool:
    """Whether they ask in its own channel, or its own thread; see :func:`at_home` for worlds."""
    places = (what.channel_id, what.thread_id) if isinstance(what, Table) else (what.channel_id,)
    return caller.guild == what.guild_id and caller.channel in places


async def at_home(means: Means, caller: Caller) -> Caller:
    """Who asks in a match's own thread asks in the channel below which it hangs: worlds go on there."""
    return replace(caller, channel=await means.store.tables.home(caller.channel))


async def hosts(means: Means, caller: Caller, table: Table) -> bool:
    """Whether they, in its channel, may decide about the table."""
    if not here(caller, table):
        return False
    own = caller.manages or caller.user == table.host_id
    return own or (table.contest_id is not None and await trusted(means, caller))


def arranges(caller: Caller, what: Arranged) -> bool:
    """Whether they, on its server, have prepared it or manage the server."""
    return caller.guild == what.guild_id and (caller.manages or caller.user == what.host_id)


async def trusted(means: Means, caller: Caller) -> bool:
    """Whether they look after the contests of the server at which they ask."""
    role = await means.store.contests.marshals(caller.guild or "")
    return caller.manages or (role is not None and role in caller.roles)


async def decides(means: Means, caller: Caller, world: World, chain: Sequence[Chapter]) -> bool:
    """Whether they, in its channel, may annul and leave a world.

    The host of the last match that counts may. Anybody may open a table, so that the host of a lobby has no say."""
    if not here(await at_home(means, caller), world):
        return False
    if caller.manages or not chain:
        return caller.manages
    last = latest(chain) or chain[-1]
    if last.elsewhere:
        return False
    return (await means.store.tables.get(last.match_id)).host_id == caller.user
