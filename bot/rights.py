"""Who may do what, and where. Every press and every command passes here before it is carried out.

A control's id names a table, and anybody can forge one. So a table is reached from its own channel only; whoever sits
at it also reaches from anywhere what is their own to see and to answer. To everybody else it is as if there were no
such table, in the same words. Whoever manages a server manages the tables of that server, in their channels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from bot.call import Call
from bot.ui.codec import Press, Unfit
from persistence.errors import Missing
from persistence.records import Table
from persistence.store import Store
from persistence.worlds import Chapter, World, latest

LONGEST = 12
"""Digits of a world's number."""


class Subject(Enum):
    """What something is done to."""

    ONESELF = auto()
    """Or nothing in particular: whatever it shows is found by who asks, and where."""
    SERVER = auto()
    """The one that the call comes from."""
    TABLE = auto()
    WORLD = auto()
    CHOSEN_WORLD = auto()
    """Its number is the entry chosen in a select."""


class Who(Enum):
    ANYBODY = auto()
    SEATED = auto()
    """Whoever sits at the table now."""
    HOST = auto()
    """The host of the table (of a world: of its last match), and whoever manages the server."""
    COMPANY = auto()
    """Either."""


REFUSALS = {Who.SEATED: "not-seated", Who.HOST: "host-only", Who.COMPANY: "not-seated"}
"""What is told to whoever reaches a table and may not do that there."""


@dataclass(frozen=True, slots=True)
class Right:
    """What has to hold for something to be done."""

    subject: Subject
    who: Who = Who.ANYBODY
    anywhere: bool = False
    """Whoever sits at the table may do it from any place."""
    lobby: bool = False
    """Only before the match."""
    needs_game: bool = True
    """Not at a table of a game that this release lacks."""


ONESELF = Right(Subject.ONESELF)
MODERATE = Right(Subject.SERVER, Who.HOST)

LOOK = Right(Subject.TABLE, anywhere=True)
PLAY = Right(Subject.TABLE, Who.SEATED, anywhere=True)
VISIT = Right(Subject.TABLE)
RESIGN = Right(Subject.TABLE, Who.SEATED)
HAND_ON = Right(Subject.TABLE, Who.COMPANY)
CLOSE = Right(Subject.TABLE, Who.HOST, needs_game=False)

JOIN = Right(Subject.TABLE, lobby=True)
SIT = Right(Subject.TABLE, Who.SEATED, lobby=True)
FILL = Right(Subject.TABLE, Who.COMPANY, lobby=True)
HOST = Right(Subject.TABLE, Who.HOST, lobby=True)

READ = Right(Subject.WORLD)
CHOOSE = Right(Subject.CHOSEN_WORLD)
DECIDE = Right(Subject.WORLD, Who.HOST)


async def refusal(store: Store, call: Call, right: Right, press: Press) -> str | None:
    """The text that says why this press must not be carried out; ``None`` if it may be. :raises Unfit: it names no
    world."""
    match right.subject:
        case Subject.TABLE:
            try:
                call.table = await store.tables.get(press.table)
            except Missing:
                return "no-table"
            return of_table(call, right, call.table)
        case Subject.WORLD | Subject.CHOSEN_WORLD:
            chosen = right.subject is Subject.CHOSEN_WORLD
            return await _of_world(store, call, right, call.value if chosen else press.table)
        case Subject.SERVER:
            return of_server(call, right)
        case Subject.ONESELF:
            return None


def of_table(call: Call, right: Right, table: Table) -> str | None:
    """The same for a table that is known already."""
    if not (here(call, table) or (right.anywhere and sits(call, table))):
        return "no-table"
    if right.needs_game and table.game not in call.kit.games:
        return "game-lacking"
    if right.lobby and table.state != "lobby":
        return "not-in-lobby"
    may = {
        Who.ANYBODY: True,
        Who.SEATED: sits(call, table),
        Who.HOST: hosts(call, table),
        Who.COMPANY: sits(call, table) or hosts(call, table),
    }
    return None if may[right.who] else REFUSALS[right.who]


def of_server(call: Call, right: Right) -> str | None:
    """The same for the server that the call comes from."""
    return None if call.manages or right.who is Who.ANYBODY else "manager-only"


async def _of_world(store: Store, call: Call, right: Right, number: str) -> str | None:
    try:
        world = await store.worlds.get(numbered(number))
    except Missing:
        return "old-button"
    if not belongs(call, world) or world.game not in call.kit.games:
        return "old-button"
    if right.who is Who.HOST and not await decides(store, call, world, await store.worlds.chain(world.id)):
        return "world-host-only"
    return None


# ---- what these are made of


def here(call: Call, table: Table) -> bool:
    """Whether the call comes from the table's own channel."""
    return (call.guild, call.channel) == (table.guild_id, table.channel_id)


def sits(call: Call, table: Table) -> bool:
    """Whether the caller sits there now: whoever has resigned or was replaced does not."""
    return any(seat.user_id == call.user for seat in table.seats)


def hosts(call: Call, table: Table) -> bool:
    """Whether the caller, in its channel, may decide about the table."""
    return here(call, table) and (call.manages or call.user == table.host_id)


def belongs(call: Call, world: World) -> bool:
    """Whether the call comes from the world's own channel."""
    return (call.guild, call.channel) == (world.guild_id, world.channel_id)


async def decides(store: Store, call: Call, world: World, chain: Sequence[Chapter]) -> bool:
    """Whether the caller, in its channel, may annul and leave a world.

    The host of the last match that counts may. Anybody may open a table, so that the host of a lobby has no say."""
    if not belongs(call, world):
        return False
    if call.manages or not chain:
        return call.manages
    last = latest(chain) or chain[-1]
    return (await store.tables.get(last.match_id)).host_id == call.user


def numbered(value: str) -> int:
    """The number of a world. :raises Unfit: that is none."""
    if not value.isdecimal() or len(value) > LONGEST:
        raise Unfit(value)
    return int(value)
