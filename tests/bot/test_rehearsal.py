"""``castellan rehearse``: whole games by stewards through the bot in its own process, killed over and over."""

import asyncio
import copy
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import cli
from bot.commandline import checks, child, rehearse
from bot.commandline.verify import Mismatch
from bot.parlour.simulated import Payload
from bot.play import cards
from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import text
from persistence.errors import StoreError
from tests.bot.campaign import played
from tests.bot.forked import forking
from tests.bot.presser import Presser
from tests.bot.reading import parts
from tests.bot.scene import TOY, Scene
from tests.contract.games import TUTORIAL
from tests.kits import EVERY, KIT, playing
from tests.petty_court.rules import Unsealed


async def test_a_game_survives_being_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every act is there once, every public line stands once, every draw is as committed: or the exit code says so. A
    small game does, since it is the bot that is killed and not the game: the soak rehearses all of them."""
    forking(monkeypatch)
    wire = tmp_path / "wire.jsonl"
    arguments = ("rehearse", TUTORIAL.meta.key, "--seats", "2", "--kill-every", "7", "--seed", "5", "--wire", str(wire))
    assert await asyncio.to_thread(cli.main, arguments, EVERY) == 0
    assert "OK: 1 of 1 games ended, every check held." in capsys.readouterr().out
    logins = wire.read_text(encoding="utf-8").count('"path": "/applications/')
    assert logins > 1, "the bot was killed and came back"


@pytest.mark.thorough
@pytest.mark.waits
async def test_an_event_survives_being_killed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everybody is drawn once a round, every table opens and ends once, whoever comes late or leaves is heard."""
    forking(monkeypatch)
    arguments = ("rehearse", TUTORIAL.meta.key, "--event", "--people", "5", "--rounds", "1", "--kill-every", "60")
    assert await asyncio.to_thread(cli.main, arguments, EVERY) == 0
    assert "OK: the night is over, every check held." in capsys.readouterr().out


async def test_a_bot_that_does_not_log_in_ends_the_rehearsal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(child, "START", 0.1)
    monkeypatch.setattr(child, "PROGRAM", ("-c", "import time; time.sleep(9)"))
    assert await asyncio.to_thread(cli.main, ("rehearse", "--event"), EVERY) == 1
    assert capsys.readouterr().err == "FAILED: the bot has not logged in within 0 seconds\n"


async def test_a_check_that_does_not_hold_fails_the_rehearsal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def found(*_: Any) -> str:
        raise Mismatch("planted")

    forking(monkeypatch)
    monkeypatch.setattr(checks, "hold", found)
    plan = rehearse.Plan(game=TOY, seats=2, seed=1, games=1, kill_every=None, wire=None, database=None)
    assert await rehearse.rehearse(KIT, plan) == 1
    assert "FAILED: planted" in capsys.readouterr().err


# ---- what the checks notice


@dataclass
class Left:
    """What a match has left behind."""

    database: Path
    table: str
    messages: list[Payload]


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="whole")
async def _whole(shared: Scene) -> Left:
    table = await shared.table(shared.bob)
    await Presser(shared, table, seed=9).play()
    messages = shared.shown()
    await shared.stop()
    return Left(shared.database, table, messages)


@pytest.fixture(name="left")
def _left(whole: Left, tmp_path: Path) -> Left:
    """A copy, to be damaged."""
    database = Path(shutil.copy(whole.database, tmp_path))
    return Left(database, whole.table, copy.deepcopy(whole.messages))


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
    left: Left, fault: Callable[[list[Payload]], None]
) -> None:
    assert "1. " in (await checks.hold(KIT, left.database, left.table, left.messages)).ranking
    fault(left.messages)
    with pytest.raises(Mismatch, match="public lines"):
        await checks.hold(KIT, left.database, left.table, left.messages)


async def test_what_happened_once_is_told(left: Left) -> None:
    game = KIT.games[TOY]

    def occasion(event: Event) -> Page | None:
        return Page(title=text("guide"), sections=()) if isinstance(event, Unsealed) else None

    kit = playing(replace(game, presenter=replace(game.presenter, occasion=occasion)))
    held = await checks.hold(kit, left.database, left.table, left.messages)
    assert held.occasions
    assert set(held.occasions) == {kit.voice("en", TOY)(text("guide"))}


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM log WHERE step = 3",
        "UPDATE log SET events = '[]' WHERE step = 1",
        "UPDATE tables SET secret = 'another'",
        "UPDATE matches SET start_message_id = '1'",
    ],
)
async def test_a_log_that_does_not_add_up_is_noticed(left: Left, damage: str) -> None:
    with sqlite3.connect(left.database) as db:
        db.execute(damage)
    with pytest.raises((Mismatch, StoreError)):
        await checks.hold(KIT, left.database, left.table, left.messages)


# ---- what is checked of a campaign: ``test_killed_campaigns`` plays one, in which every check holds


@pytest.mark.parametrize(
    ("damage", "noticed"),
    [
        ("DELETE FROM heirlooms WHERE number = 1", "1 matches have handed something on, and 2 were played"),
        ("UPDATE matches SET heirloom = NULL", "something else than the one before had left"),
    ],
)
async def test_a_chain_that_does_not_hold_is_noticed(s: Scene, damage: str, noticed: str) -> None:
    for _ in range(2):
        await played(s, s.bob)
    await s.stop()
    where = KIT, s.database, s.hall["id"], TOY
    assert await checks.left(*where) == 2
    await checks.chain(*where, 2)
    with sqlite3.connect(s.database) as db:
        db.execute(damage)
    with pytest.raises(Mismatch, match=noticed):
        await checks.chain(*where, 2)


async def test_a_bequest_that_does_not_follow_from_the_match_is_noticed(s: Scene) -> None:
    table = await played(s, s.bob)
    with sqlite3.connect(s.database) as db:
        db.execute("DELETE FROM heirlooms")
    messages = s.shown()
    await s.stop()
    with pytest.raises(Mismatch, match="leaves something else"):
        await checks.hold(KIT, s.database, table, messages)
