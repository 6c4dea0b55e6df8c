"""Who may do what, and where: a right stands above each use case, which is not even looked into without it.

An id names a table, and anybody can forge one. So a table is reached from its own channel only; whoever sits at it also
reaches from anywhere what is their own to see and to answer. To everybody else it is as if there were no such table, in
the same words. Whoever manages a server manages the tables of that server, in their channels."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.cases.caller import Caller
from bot.cases.declined import Barred
from bot.cases.means import Means
from persistence.errors import Missing
from persistence.records import Table
from persistence.worlds import Chapter, World, latest

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
P = ParamSpec("P")
T = TypeVar("T")
Case = Callable[Concatenate[Means, Caller, S, P], Coroutine[Any, Any, T]]
"""Its third argument says what it is done to: the id of a table or of a world."""


class Who(Enum):
    ANYBODY = auto()
    SEATED = auto()
    """Whoever sits at the table now."""
    HOST = auto()
    """The host of the table, and whoever manages the server."""
    COMPANY = auto()
    """Either."""


REFUSALS = {Who.SEATED: "not-seated", Who.HOST: "host-only", Who.COMPANY: "not-seated"}
"""What is told to whoever reaches a table and may not do that there."""


class Right(Protocol[S_contra]):
    """What has to hold for something to be done."""

    async def check(self, means: Means, caller: Caller, subject: S_contra, /) -> None:
        """:raises Barred: it does not hold. ``Missing``: as if there were no such thing."""


def may(right: Right[S]) -> Callable[[Case[S, P, T]], Case[S, P, T]]:
    """Above a use case: who may ask for it."""

    def guard(case: Case[S, P, T]) -> Case[S, P, T]:
        @wraps(case)
        async def guarded(means: Means, caller: Caller, subject: S, /, *args: P.args, **more: P.kwargs) -> T:
            await right.check(means, caller, subject)
            return await case(means, caller, subject, *args, **more)

        return guarded

    return guard


@dataclass(frozen=True, slots=True)
class AtTable:
    who: Who = Who.ANYBODY
    anywhere: bool = False
    """Whoever sits at the table may do it from any place."""
    lobby: bool = False
    """Only before the match."""
    needs_game: bool = True
    """Not at a table of a game that this release lacks."""

    async def check(self, means: Means, caller: Caller, table_id: str, /) -> None:
        self.of(means, caller, await means.store.tables.get(table_id))

    def of(self, means: Means, caller: Caller, table: Table) -> None:
        """The same for a table that is known already."""
        if not (here(caller, table) or (self.anywhere and sits(caller, table))):
            raise Barred("no-table")
        if self.needs_game and table.game not in means.kit.games:
            raise Barred("game-lacking")
        if self.lobby and table.state != "lobby":
            raise Barred("not-in-lobby")
        may = {
            Who.ANYBODY: True,
            Who.SEATED: sits(caller, table),
            Who.HOST: hosts(caller, table),
            Who.COMPANY: sits(caller, table) or hosts(caller, table),
        }
        if not may[self.who]:
            raise Barred(REFUSALS[self.who])


@dataclass(frozen=True, slots=True)
class InWorld:
    decides: bool = False
    """Only the host of its last match, and whoever manages the server."""

    async def check(self, means: Means, caller: Caller, world_id: int, /) -> None:
        try:
            world = await means.store.worlds.get(world_id)
        except Missing:
            raise Barred("old-button") from None
        if not belongs(caller, world) or world.game not in means.kit.games:
            raise Barred("old-button")
        if self.decides and not await decides(means, caller, world, await means.store.worlds.chain(world.id)):
            raise Barred("world-host-only")


@dataclass(frozen=True, slots=True)
class OnServer:
    """Whoever manages the server at which they ask."""

    async def check(self, _means: Means, caller: Caller, _subject: str, /) -> None:
        if not caller.manages:
            raise Barred("manager-only")


LOOK = AtTable(anywhere=True)
PLAY = AtTable(Who.SEATED, anywhere=True)
VISIT = AtTable()
RESIGN = AtTable(Who.SEATED)
HAND_ON = AtTable(Who.COMPANY)
CLOSE = AtTable(Who.HOST, needs_game=False)

JOIN = AtTable(lobby=True)
SIT = AtTable(Who.SEATED, lobby=True)
FILL = AtTable(Who.COMPANY, lobby=True)
HOST = AtTable(Who.HOST, lobby=True)

READ = InWorld()
DECIDE = InWorld(decides=True)

MODERATE = OnServer()


# ---- what these are made of


def here(caller: Caller, table: Table) -> bool:
    """Whether they ask in the table's own channel."""
    return (caller.guild, caller.channel) == (table.guild_id, table.channel_id)


def sits(caller: Caller, table: Table) -> bool:
    """Whether they sit there now: whoever has resigned or was replaced does not."""
    return any(seat.user_id == caller.user for seat in table.seats)


def hosts(caller: Caller, table: Table) -> bool:
    """Whether they, in its channel, may decide about the table."""
    return here(caller, table) and (caller.manages or caller.user == table.host_id)


def belongs(caller: Caller, world: World) -> bool:
    """Whether they ask in the world's own channel."""
    return (caller.guild, caller.channel) == (world.guild_id, world.channel_id)


async def decides(means: Means, caller: Caller, world: World, chain: Sequence[Chapter]) -> bool:
    """Whether they, in its channel, may annul and leave a world.

    The host of the last match that counts may. Anybody may open a table, so that the host of a lobby has no say."""
    if not belongs(caller, world):
        return False
    if caller.manages or not chain:
        return caller.manages
    last = latest(chain) or chain[-1]
    return (await means.store.tables.get(last.match_id)).host_id == caller.user
