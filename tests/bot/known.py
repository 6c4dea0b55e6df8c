"""A Discord that has the bot's commands already, and a database in which that is noted.

Each process registers those of a kit once, as every bot does at its first start, and is judged. Scenes after that begin
where such a start ends: to register them anew takes a quarter of what a scene costs."""

import json
import pickle
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.commands import Command, all_commands
from bot.kit import Kit
from bot.parlour.simulated import SimulatedDiscord
from bot.parlour.simulated.world import GLOBAL
from bot.registering import NOTE

_MADE: dict[Any, tuple[Kit, list[Command]]] = {}
"""Each with the kit whose games it names, so that nothing else comes to have their identities."""
_WRITTEN: dict[Any, str] = {}
"""The same as JSON."""
_REGISTERED: dict[Any, bytes] = {}
"""What Discord keeps of them."""
_NOTED: dict[Any, bytes] = {}
"""The database in which that is noted, by the application as well."""


def commands(kit: Kit) -> list[Command]:
    """Put together once for equal games: every scene's kit differs in its clock alone."""
    if _key(kit) not in _MADE:
        _MADE[_key(kit)] = kit, all_commands(kit)
    return _MADE[_key(kit)][1]


def digest(application: int, commands: list[Command]) -> str:
    """That of ``bot.registering``, with all of it but the number written out once for the same commands."""
    known = next((key for key, (_, made) in _MADE.items() if made is commands), None)
    if known is None or known not in _WRITTEN:
        written = json.dumps(commands, sort_keys=True)
        if known is None:
            return _hashed(application, written)
        _WRITTEN[known] = written
    return _hashed(application, _WRITTEN[known])


def _hashed(application: int, written: str) -> str:
    return sha256(f"[{application}, {written}]".encode()).hexdigest()


def recall(kit: Kit, discord: SimulatedDiscord, database: Path) -> None:
    """As if this bot had been started here before, at a database in which there is nothing yet; nothing, if none of
    this kit has been started."""
    if _key(kit) not in _REGISTERED:
        return
    application = discord.bot["id"]
    discord.world.commands[GLOBAL] = [
        {**command, "application_id": application} for command in pickle.loads(_REGISTERED[_key(kit)])
    ]
    known = application, _key(kit)
    if known not in _NOTED:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = OFF")
            db.execute("INSERT INTO notes (name, text) VALUES (?, ?)", (NOTE, digest(int(application), commands(kit))))
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        _NOTED[known] = database.read_bytes()
    database.write_bytes(_NOTED[known])


def remember(kit: Kit, discord: SimulatedDiscord) -> None:
    """What Discord keeps after the first start, if that went well."""
    if _key(kit) not in _REGISTERED and len(discord.world.commands[GLOBAL]) == len(commands(kit)):
        _REGISTERED[_key(kit)] = pickle.dumps(discord.world.commands[GLOBAL])


def _key(kit: Kit) -> Any:
    return kit.languages, *map(id, kit.games.values())
