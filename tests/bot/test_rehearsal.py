"""``castellan rehearse``: whole games by stewards through the bot in its own process, killed over and over."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.commandline import checks, rehearse
from bot.commandline.verify import Mismatch
from bot.parlour.simulated import Payload
from bot.play import cards
from engines import GAMES
from persistence.errors import StoreError
from tests.bot.presser import Presser
from tests.bot.reading import parts
from tests.bot.scene import TOY, Scene
from tests.contract.games import ALL_GAMES

REGISTERED = [key for key in ALL_GAMES if key != TOY][:1]
"""One is enough here: the soak rehearses all of them, and what is killed is the bot, not the game."""
KILL_EVERY = 60


@pytest.mark.parametrize("key", REGISTERED)
async def test_a_game_survives_being_killed(key: str, tmp_path: Path) -> None:
    """Every act is there once, every public line stands once, every draw is as committed: or the exit code says so."""
    seats = str(ALL_GAMES[key].meta.seats[0])
    arguments = ("-m", "bot", "rehearse", key, "--seats", seats, "--kill-every", str(KILL_EVERY), "--seed", "5")
    wire = tmp_path / "wire.jsonl"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments, "--wire", str(wire)), stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0, printed.decode()[-2000:]
    assert "OK: 1 of 1 games ended, every check held." in printed.decode()
    logins = wire.read_text(encoding="utf-8").count('"path": "/applications/')
    assert logins > 1, "the bot was killed and came back"


@pytest.mark.parametrize("key", REGISTERED[:1])
async def test_a_check_that_does_not_hold_fails_the_rehearsal(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def found(*_: Any) -> str:
        raise Mismatch("planted")

    monkeypatch.setitem(GAMES, key, ALL_GAMES[key])
    monkeypatch.setattr(checks, "hold", found)
    plan = rehearse.Plan(
        game=key, seats=ALL_GAMES[key].meta.seats[0], seed=1, games=1, kill_every=None, wire=None, database=None
    )
    assert await rehearse.rehearse(plan) == 1
    assert "FAILED: planted" in capsys.readouterr().err


# ---- what the checks notice


async def played(s: Scene) -> tuple[str, list[Payload]]:
    table = await s.table(s.bob)
    await Presser(s, table, seed=9).play()
    messages = copy.deepcopy(s.shown())
    await s.stop()
    return table, messages


def logs(messages: list[Payload]) -> list[Payload]:
    return [part for message in messages for part in parts(message) if part.get("id") == cards.LOG]


def lose(messages: list[Payload]) -> None:
    log = logs(messages)[0]
    log["content"] = log["content"].partition("\n")[2]


def repeat(messages: list[Payload]) -> None:
    log = logs(messages)[-1]
    log["content"] += "\n" + log["content"].split("\n")[-1]


def swap(messages: list[Payload]) -> None:
    log = logs(messages)[0]
    log["content"] = "\n".join(reversed(log["content"].split("\n")))


@pytest.mark.parametrize("fault", [lose, repeat, swap])
async def test_a_line_too_few_too_many_or_out_of_place_is_noticed(
    s: Scene, fault: Callable[[list[Payload]], None]
) -> None:
    table, messages = await played(s)
    assert "1. " in await checks.hold(s.database, table, messages)
    fault(messages)
    with pytest.raises(Mismatch, match="public lines"):
        await checks.hold(s.database, table, messages)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM log WHERE step = 3",
        "UPDATE log SET events = '[]' WHERE step = 1",
        "UPDATE tables SET secret = 'another'",
        "UPDATE matches SET start_message_id = '1'",
    ],
)
async def test_a_log_that_does_not_add_up_is_noticed(s: Scene, damage: str) -> None:
    table, messages = await played(s)
    with sqlite3.connect(s.database) as db:
        db.execute(damage)
    with pytest.raises((Mismatch, StoreError)):
        await checks.hold(s.database, table, messages)
