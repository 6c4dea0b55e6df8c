"""What many tests begin with is done once a process: what it leaves in the database and on Discord is kept, and taken
over by every other scene that stands where the first one stood.

Scenes begin at the same moment and with the same identities (:data:`BEGAN`), so what is kept of one fits into another.
The bot takes up a table that stands there suddenly as it does when it starts. Steps are taken anew where anything
stands otherwise than before, where the test has patched something or planned a fault, and where somebody listens."""

import pickle
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from bot.parlour.simulated import Payload
from bot.parlour.simulated.protocol import THREADS
from bot.parlour.simulated.world_file import _TABLES
from engines.core.rng import Rng
from tests.bot import known

BEGAN = datetime(2035, 11, 14, 9, tzinfo=UTC).timestamp()
"""When every scene begins; seconds since 1970. The same for all of them, whenever they are run: at another hour of the
day, or in another season, something else falls due first. Later than any day on which they are run, since the client
takes what is older than a quarter of an hour for stale."""
MOST = 64
"""So much is kept; what was not used for longest goes."""
SOON = 60.0
"""Seconds after the beginning within which scenes are alike: later, clocks would be wound up differently."""
_CHANCE = Rng.seed
_Way = tuple[str, ...]
"""Where a payload is found: the name of a table of the world, and keys."""


class _Kept(NamedTuple):
    result: str
    until: float
    """When it was done; seconds since 1970."""
    discord: bytes
    database: sqlite3.Connection


_KEPT: dict[Any, _Kept] = {}


async def once(s: Any, steps: Callable[[], Awaitable[str]], *what: Any) -> str:
    """What *steps* result in, here or in an earlier scene. All that follows from them has followed.

    :param what: tells them from other steps."""
    await s.settle()
    if _unlike_others(s):
        return str(await s.settled(steps()))
    world = s.discord.world
    there = _payloads(world)
    stands = repr((_tables(world), sorted(world.closed_dms), stored(s.database)))
    key = what, known._key(s.kit), s.kit.new_secret, stands
    if kept := _KEPT.pop(key, None):
        await _take_over(s, kept, there)
    else:
        result = await s.settled(steps())
        database = sqlite3.connect(":memory:", check_same_thread=False)
        with closing(sqlite3.connect(s.database)) as db:
            db.backup(database)
        kept = _Kept(result, s.time(), _written(s.discord, there), database)
    _KEPT[key] = kept
    while len(_KEPT) > MOST:
        _KEPT.pop(next(iter(_KEPT))).database.close()
    return kept.result


def _unlike_others(s: Any) -> bool:
    faults, listeners = s.discord.faults, s.discord._simulation.bulletin.listeners
    planned = faults._planned or faults._sources
    patched = not s.unpatched() or Rng.seed is not _CHANCE
    return bool(patched or planned or len(listeners) > 1 or s.time() > BEGAN + SOON)


def _tables(world: Any) -> dict[str, Any]:
    return {name: getattr(world, name) for name in _TABLES if name != "commands"}


def _payloads(world: Any) -> dict[_Way, Payload]:
    """Whatever a test may have in its hands; it stays what it is."""
    named = ("users", "guilds", "channels")
    found: dict[_Way, Payload] = {
        (name, key): payload for name in named for key, payload in getattr(world, name).items()
    }
    for name in ("members", "messages"):
        each = getattr(world, name).items()
        found |= {(name, place, key): payload for place, there in each for key, payload in there.items()}
    return found


def _written(discord: Any, there: dict[_Way, Payload]) -> bytes:
    """What was *there* before is named wherever it occurs, and what it has become is written beside."""
    ways = {id(payload): way for way, payload in there.items()}
    written = BytesIO()
    pickler = pickle.Pickler(written)
    pickler.persistent_id = lambda each: ways.get(id(each))  # type: ignore[method-assign]
    become = {way: dict(payload) for way, payload in there.items()}
    world = discord.world
    pickler.dump((become, _tables(world), world.closed_dms, world.snowflakes.last, discord._simulation.cdn.files))
    return written.getvalue()


async def _take_over(s: Any, kept: _Kept, there: dict[_Way, Payload]) -> None:
    world, bot = s.discord.world, s.bot
    reader = pickle.Unpickler(BytesIO(kept.discord))
    reader.persistent_load = lambda way: there[way]  # type: ignore[method-assign]
    become, tables, world.closed_dms, last, s.discord._simulation.cdn.files = reader.load()
    for way, payload in become.items():
        there[way].clear()
        there[way].update(payload)
    for name, table in tables.items():
        setattr(world, name, table)
    world.snowflakes.skip(last)
    s.time.reach(kept.until)
    with closing(sqlite3.connect(s.database)) as db:
        kept.database.backup(db)
    for channel in world.channels.values():
        if ("channels", channel["id"]) not in there and channel["type"] in THREADS:
            s.discord.gateway.tell("THREAD_CREATE", channel)
    for table in await bot.store.tables.live():
        if table.state == "playing":
            bot.chatter.watch(table.place)
            bot.stewards.wake(table.id)
        bot.publisher.wake(table.id)
    await s.settle()


def stored(database: Path, *, without: tuple[str, ...] = ()) -> dict[str, list[tuple[Any, ...]]]:
    """All that is written in the database, table by table."""
    with closing(sqlite3.connect(database)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names if name not in without}
