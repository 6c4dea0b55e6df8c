"""The bot's own process: ``castellan serve``, with the test's clock and disk, and without the waits of whole seconds.

Nothing of what is judged is changed: neither what the bot sends, nor when it writes down what."""

import asyncio
import importlib
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.cli import main
from bot.client import Castellan
from bot.commandline.run import SECRET_VARIABLE
from persistence.sqlite import writer
from tests.killing.shared import Shared
from tests.kits import EVERY, playing, understood

WORKING = ("discord.py: on_interaction", "stewards of ", "publish ", "retract")
"""What the names of tasks begin with that are about something."""
LOOKS = 0.003
"""Seconds between two looks at what the test asks."""
HURRIED = ("discord.http", "discord.webhook.async_", "discord.client")
"""Modules that sleep for seconds before they try again."""
SOON = 0.02
TIRELESS = 1e9
"""Presses that each person has: here a few of them play as much in a minute as others in a week."""
IMPATIENT: dict[str, dict[str, float]] = {
    "bot.publish.publisher": {"IDLE": 0.1, "PAUSE": 0.05, "LONGEST_PAUSE": 0.2},
    "bot.play.stewards": {"PAUSE": 0.05},
    "bot.publish.poster": {"LATE": 3000},
    "bot.upkeep": {"AGAIN": 0.05},
    "bot.client": {"CHANGING": 0.05},
}
"""Waits in real seconds. What is due at a certain time waits for the test's clock instead."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a process needs to know."""

    port: int
    secret: str
    database: Path
    log: Path
    shared: Path
    games: tuple[str, ...]


def warm(*games: str) -> None:
    """Read the catalogues once, before any fork: half a second that each start would spend on it."""
    understood(playing(*(EVERY.games[key] for key in games)))


def serve(start: Start) -> None:
    """Until it is stopped or killed."""
    _write_to(start.log)
    os.environ |= {
        SECRET_VARIABLE: start.secret,
        "CASTELLAN_DATABASE": str(start.database),
        "CASTELLAN_LOG_LEVEL": "WARNING",
        "DISCORD_TOKEN": "",
    }
    shared = Shared(start.shared)
    time.time = shared.time
    writer.write_together = _on_disk_of(shared, writer.write_together)
    Castellan.setup_hook = _watched(shared, Castellan.setup_hook)  # type: ignore[method-assign]
    for module in HURRIED:
        importlib.import_module(module).asyncio = _Hurried()  # type: ignore[attr-defined]
    for module, waits in IMPATIENT.items():
        for name, seconds in waits.items():
            assert hasattr(importlib.import_module(module), name), f"{module} has no {name}"
            setattr(importlib.import_module(module), name, seconds)
    kit = playing(*(EVERY.games[key] for key in start.games))
    sys.exit(main(["serve", "--port", str(start.port)], kit))


def _write_to(log: Path) -> None:
    """Whatever the process prints."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(file, stream)


class _Hurried:
    """asyncio with shorter sleeps."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float, *result: Any) -> Any:
        return await asyncio.sleep(min(seconds, SOON), *result)


def _on_disk_of(shared: Shared, write: Any) -> Any:
    """The writer on a disk that is full at times."""
    was_full = False

    def write_together(units: Sequence[Any], db: sqlite3.Connection) -> Any:
        nonlocal was_full
        if shared.full != was_full:
            was_full = shared.full
            db.execute(f"PRAGMA max_page_count = {1 if was_full else 1 << 30}")  # never below what is there
        return write(units, db)

    return write_together


def _watched(shared: Shared, setup: Any) -> Any:
    """The bot's start, and somebody who answers the test from then on."""

    async def answer() -> None:
        while True:
            tasks = asyncio.all_tasks()
            shared.answer(sum(task.get_name().startswith(WORKING) for task in tasks))
            await asyncio.sleep(LOOKS)

    async def setup_hook(bot: Castellan) -> None:
        bot._tasks.append(asyncio.create_task(answer(), name="answers the test"))
        bot.router.patience.presses.burst = TIRELESS
        await setup(bot)

    return setup_hook
