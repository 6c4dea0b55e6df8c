"""What is said of the bot's health: to a person, to Docker and to whoever asks on the loopback."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket

from bot import health
from bot.cli import main
from bot.client import Castellan
from bot.commandline.health import report
from bot.commandline.run import run
from bot.health import Health
from bot.kit import Kit
from bot.parlour.simulated import Permission
from bot.parlour.wire import LoopbackConnector
from bot.running import running
from bot.settings import Settings
from bot.watching import Watch, watched
from persistence.errors import DiskFull
from persistence.sqlite.notes import SqliteNotes
from tests.bot.scene import SECRET, TOKEN, Scene
from tests.kits import KIT

NOW = 1_700_000_000.0
WELL = Health(at=NOW, gateway=True, store=True, waiting=0.0)


@pytest.fixture
def s(s: Scene) -> Scene:
    """Beside programs that look at the clock of the wall."""
    s.time.ahead += time.time() - s.time()
    return s


@asynccontextmanager
async def looked_after(s: Scene) -> AsyncIterator[Watch]:
    """A watch that looks when it is told to."""
    yield Watch(s.bot, health.file_beside(s.database))


async def asked(address: str | None) -> tuple[int, Mapping[str, Any]]:
    assert address is not None
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.json()


def settings(database: Path) -> Settings:
    return Settings.model_validate({"database": database})


def program(database: Path) -> tuple[int, str]:
    """What Docker calls."""
    environment = {**os.environ, health.DATABASE: str(database)}
    command = [sys.executable, "-m", "bot.health"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.strip()


# ---- what counts as well


@pytest.mark.parametrize(
    ("changes", "ailments"),
    [
        ({}, []),
        ({"gateway": False}, ["gateway"]),
        ({"store": False}, ["store"]),
        ({"waiting": 60.0}, []),
        ({"waiting": 60.1}, ["undelivered"]),
        ({"at": NOW - 45}, []),
        ({"at": NOW - 46}, ["stale"]),
        ({"at": NOW + 46}, ["stale"]),
        ({"at": 0.0, "gateway": False, "store": False, "waiting": 1e6}, ["stale", "gateway", "store", "undelivered"]),
    ],
)
def test_what_is_wrong(changes: dict[str, Any], ailments: list[str], tmp_path: Path) -> None:
    found = Health(**{"at": NOW, "gateway": True, "store": True, "waiting": 0.0, **changes})
    assert found.ailments(NOW) == ailments
    assert found.document(NOW)["healthy"] is not bool(ailments)
    health.write(tmp_path / "file", found)
    assert health.read(tmp_path / "file") == found


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"at": 1}', "null"])
def test_what_is_no_look_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "file").write_text(content, encoding="utf-8")
    assert health.read(tmp_path / "file") is None


# ---- who is told


async def test_everybody_is_told_of_a_bot_that_is_well_and_of_one_that_was_stopped(
    s: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    """But neither other machines nor in other places."""
    async with watched(s.bot, s.database, 0) as address:
        assert report(KIT, settings(s.database)) == 0
        assert capsys.readouterr().out == "The bot is well.\n"
        assert await asyncio.to_thread(program, s.database) == (0, "well")
        status, document = await asked(address)
        assert address is not None
        assert address.startswith("http://127.0.0.1:")
        async with aiohttp.ClientSession() as session, session.get(address.replace("healthz", "")) as response:
            assert response.status == 404
    assert report(KIT, settings(s.database)) == 1
    assert "No bot is running with this database" in capsys.readouterr().out
    assert await asyncio.to_thread(program, s.database) == (1, "absent")
    assert (status, document["healthy"], document["ailments"]) == (200, True, [])
    assert set(document) == {"healthy", "ailments", "at", "gateway", "store", "waiting"}, "and nothing of anybody"


@pytest.mark.parametrize(("chosen", "port"), [(0, None), (8766, 8766)])
async def test_the_bot_is_looked_after_while_it_runs(
    s: Scene, monkeypatch: pytest.MonkeyPatch, chosen: int, port: int | None
) -> None:
    await s.stop()
    ports: list[int | None] = []

    def simulated(database: Path, token: str, kit: Kit, **options: Any) -> AbstractAsyncContextManager[Castellan]:
        return running(
            database,
            token,
            kit,
            connect=lambda: LoopbackConnector(s.discord.port, SECRET),
            ready_timeout=0.05,
            **options,
        )

    def looked_after(bot: Castellan, database: Path, port: int | None) -> AbstractAsyncContextManager[str | None]:
        ports.append(port)
        return watched(bot, database)

    monkeypatch.setattr("bot.commandline.run.running", simulated)
    monkeypatch.setattr("bot.commandline.run.watched", looked_after)
    told = {"DISCORD_TOKEN": TOKEN, "database": s.database, "health_port": chosen}
    bot = asyncio.create_task(run(s.kit, Settings.model_validate(told)))
    path = health.file_beside(s.database)
    await s.discord.until(lambda: health.read(path) or bot.done(), timeout=60.0)
    monkeypatch.setenv(health.DATABASE, str(s.database))
    assert await asyncio.to_thread(main, ["health"]) == 0
    assert ports == [port]
    bot.cancel()
    await asyncio.gather(bot, return_exceptions=True)
    assert await asyncio.to_thread(main, ["health"]) == 1


async def test_a_process_that_hangs_is_found_out(
    s: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file says that all is well, and gets old: nobody looks any more."""
    monkeypatch.setattr(health, "PERIOD", 1e9)
    hanging = Health(at=time.time() - 3601, gateway=True, store=True, waiting=0.0)
    health.write(health.file_beside(s.database), hanging)
    assert report(KIT, settings(s.database)) == 1
    assert "! The bot has not been heard of for 3,6" in capsys.readouterr().out
    assert await asyncio.to_thread(program, s.database) == (1, "stale")
    async with watched(s.bot, s.database, 0) as address:
        assert (await asked(address))[0] == 200
        s.time.ahead += 46
        status, document = await asked(address)
        assert (status, document["ailments"]) == (503, ["stale"])


async def test_it_looks_again_and_again(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.PERIOD", 0.01)
    path = health.file_beside(s.database)
    async with watched(s.bot, s.database), asyncio.timeout(60):
        first = health.read(path)
        while health.read(path) == first:
            await asyncio.sleep(0.01)


@pytest.mark.loud
async def test_a_port_that_is_taken_stops_nobody(s: Scene) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        async with watched(s.bot, s.database, taken.getsockname()[1]) as address:
            assert address is None
            assert report(KIT, settings(s.database)) == 0


def test_docker_loads_nothing_but_what_it_asks() -> None:
    code = "import bot.health, sys; sys.exit(bool({'discord', 'pydantic', 'aiohttp', 'engines'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---- each thing that can be wrong


@pytest.mark.loud
async def test_a_lost_gateway(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    real, cut = DiscordWebSocket.from_client, True

    async def from_client(*args: Any, **options: Any) -> DiscordWebSocket:
        if cut:
            raise OSError("unreachable")
        return await real(*args, **options)

    monkeypatch.setattr("discord.client.DiscordWebSocket.from_client", from_client)
    async with looked_after(s) as watch:
        assert (await watch.look()).ailments(s.time()) == []
        await s.discord.faults.drop_gateway()
        await s.discord.until(lambda: not s.bot.connected, timeout=60.0)
        assert (await watch.look()).ailments(s.time()) == ["gateway"]
        cut = False
        await s.discord.until(lambda: s.bot.connected, timeout=60.0)
        assert (await watch.look()).ailments(s.time()) == []


@pytest.mark.parametrize("hangs", [True, False], ids=["hangs", "refuses"])
async def test_a_store_that_takes_nothing(s: Scene, monkeypatch: pytest.MonkeyPatch, hangs: bool) -> None:
    """The file can be read and has all rights; the disk is full, or does not answer."""

    async def put(self: SqliteNotes, name: str, text: str) -> None:
        if not hangs:
            raise DiskFull("database or disk is full")
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.watching.PATIENCE", 5.0 if not hangs else 0.2)
    async with looked_after(s) as watch:
        with monkeypatch.context() as broken:
            broken.setattr(SqliteNotes, "put", put)
            assert (await watch.look()).ailments(s.time()) == ["store"]
        monkeypatch.setattr("bot.watching.PATIENCE", 60.0)
        assert (await watch.look()).ailments(s.time()) == []


async def test_a_publisher_that_delivers_nothing(s: Scene) -> None:
    await s.table(s.bob)
    (publisher,) = [task for task in asyncio.all_tasks() if task.get_name() == "publisher"]
    publisher.cancel()
    await asyncio.gather(publisher, return_exceptions=True)
    assert not (await s.slash(s.ann, "court bid", coins="1")).failed
    async with looked_after(s) as watch:
        assert (await watch.look()).ailments(s.time()) == []
        s.time.ahead += 61
        found = await watch.look()
        assert found.ailments(s.time()) == ["undelivered"]
        assert found.waiting > 60
        again = asyncio.create_task(s.bot.publisher.run())
        await s.settle()
        assert (await watch.look()).ailments(s.time()) == []
        again.cancel()


async def test_a_right_that_was_taken_away_is_not_the_bots_ailment(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It could never be made well by starting it again."""
    monkeypatch.setattr("bot.client.CHANGING", 3600.0)  # nothing is tried because of the very change
    for wait in ("FIRST_RETRY", "LAST_RETRY"):  # nor because this machine is slow
        monkeypatch.setattr(f"bot.publish.publisher.{wait}", 600_000)
    await s.table(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    assert not (await s.slash(s.bob, "court bid", coins="1")).failed
    await s.settle()
    async with looked_after(s) as watch:
        for _ in range(3):
            assert (await watch.look()).ailments(s.time()) == []
            retry = await s.bot.store.outbox.next_retry()
            assert retry is not None, "it waits for another attempt"
            await s.later(max(0.0, retry / 1000 - s.time()))


def test_the_file_holds_what_the_loopback_says(tmp_path: Path) -> None:
    health.write(tmp_path / "file", WELL)
    assert json.loads((tmp_path / "file").read_text(encoding="utf-8")) == WELL.document(NOW)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
