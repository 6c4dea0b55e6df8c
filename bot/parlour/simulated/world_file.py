"""Keeping a world in one file: written whole or not at all, read back with every id as it was.

Saved are people, guilds, channels, threads, messages with their files, commands, scheduled events, closed direct
messages and how far the clock was put forward. Sessions
and interactions are not: the bot identifies itself anew, and an old interaction can no longer be answered.
"""

from __future__ import annotations

import base64
import os
import tempfile
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from .cdn import Cdn, StoredFile
from .protocol import Payload
from .world import World

FORMAT = 1


class WorldFileError(Exception):
    """The file exists but is not a saved world: damaged, or made by another version."""


class _File(BaseModel):
    content_type: str
    base64: str


class _Saved(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    format: int
    last_snowflake: int
    ahead: float = 0.0
    bot: str
    users: dict[str, Payload]
    locales: dict[str, str]
    guilds: dict[str, Payload]
    members: dict[str, dict[str, Payload]]
    channels: dict[str, Payload]
    thread_members: dict[str, dict[str, Payload]]
    messages: dict[str, dict[str, Payload]]
    ephemeral_owners: dict[str, str]
    late_edits: dict[str, int]
    commands: dict[str, list[Payload]]
    scheduled: dict[str, dict[str, Payload]] = {}
    closed_dms: list[str]
    files: dict[str, _File]


# The tables that are saved as they stand.
_TABLES = (
    "users",
    "locales",
    "guilds",
    "members",
    "channels",
    "thread_members",
    "messages",
    "ephemeral_owners",
    "late_edits",
    "commands",
    "scheduled",
)


def save(path: Path, world: World, cdn: Cdn) -> None:
    """Write the world to ``path``. After a crash at any moment the file is the old one or the new one.

    Raises OSError if it cannot be written; the old file is then untouched.
    """
    files = {
        key: _File(content_type=stored.content_type, base64=base64.b64encode(stored.data).decode())
        for key, stored in cdn.files.items()
    }
    saved = _Saved(
        format=FORMAT,
        last_snowflake=world.snowflakes.last,
        ahead=world.snowflakes.ahead,
        bot=world.bot["id"],
        closed_dms=sorted(world.closed_dms),
        files=files,
        **{table: getattr(world, table) for table in _TABLES},
    )
    _replace(path, saved.model_dump_json().encode())


def load(path: Path, world: World, cdn: Cdn) -> bool:
    """Put the saved world in the place of ``world``'s content; False, and nothing changed, if there is no file.

    Raises WorldFileError if the file is damaged; nothing is changed then either, and the file is left alone.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return False
    try:
        saved = _Saved.model_validate_json(raw)
        files = {key: StoredFile(f.content_type, base64.b64decode(f.base64)) for key, f in saved.files.items()}
        bot = saved.users[saved.bot]
    except (ValidationError, ValueError, KeyError) as error:
        raise WorldFileError(f"{path} is not a saved world, or it is damaged; move it away to start afresh") from error
    if saved.format != FORMAT:
        raise WorldFileError(f"{path} has format {saved.format}, this version reads {FORMAT}")
    for table in _TABLES:
        setattr(world, table, getattr(saved, table))
    world.bot = bot
    world.closed_dms = set(saved.closed_dms)
    world.snowflakes.skip(saved.last_snowflake)
    world.snowflakes.ahead = saved.ahead
    cdn.files = files
    _share(world)
    return True


def _share(world: World) -> None:
    """Make one object again of what is one thing but was written twice."""
    for members in world.members.values():
        for user_id, member in members.items():
            member["user"] = world.users[user_id]
    for messages in world.messages.values():
        for message in messages.values():
            if "thread" in message and message["id"] in world.channels:
                message["thread"] = world.channels[message["id"]]


def _replace(path: Path, content: bytes) -> None:
    """Write a file beside ``path``, flush it to the disk and put it in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if os.name == "posix":
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
