"""Commands are registered when they are not those that Discord has, and whatever Discord says the bot goes on."""

import asyncio
from typing import Any

import aiohttp
import pytest
from discord.http import HTTPClient

from bot.commands import all_commands
from bot.parlour.simulated import SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.registering import NOTE, digest
from bot.running import running
from persistence.errors import Unavailable
from persistence.sqlite.notes import SqliteNotes
from tests.bot.scene import SECRET, TOKEN, Scene
from tests.kits import KIT

COMMANDS = "PUT /applications/*/commands"
REGISTERED_ANEW = True
"""Discord has no commands when a scene begins."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits that would last seconds."""
    monkeypatch.setattr("bot.registering.FIRST_PAUSE", 0.02)


class Release:
    """Another release of the bot, with other commands; ``old`` is this one."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.old = all_commands(KIT)
        self.new = [{**command, "description": "As never before"} for command in self.old]
        self._patch = patch
        self.come()

    def come(self) -> None:
        self._patch.setattr("bot.client.all_commands", lambda _: self.new)

    def back(self) -> None:
        """To this one."""
        self._patch.setattr("bot.client.all_commands", lambda _: self.old)


@pytest.fixture(name="other")
def _other(monkeypatch: pytest.MonkeyPatch) -> Release:
    """The bot is of another release from its next start on."""
    return Release(monkeypatch)


def times(s: Scene) -> int:
    """How often the bot has asked Discord to take its commands."""
    return len(s.discord.requests.to(COMMANDS))


def described(s: Scene) -> set[str]:
    return {command["description"] for command in s.discord.world.commands["global"]}


async def registered(s: Scene, commands: list[dict[str, Any]]) -> None:
    """Until the bot knows that Discord has these."""
    application = int(s.discord.world.bot["id"])
    async with asyncio.timeout(60):
        while await s.bot.store.notes.get(NOTE) != digest(application, commands):
            await asyncio.sleep(0.01)


async def test_they_are_registered_once_and_so_are_those_of_another_release(s: Scene, other: Release) -> None:
    """And the old ones after them."""
    await registered(s, other.old)
    other.back()
    await s.restart()
    assert times(s) == 1
    assert not (await s.slash(s.ann, "help")).failed
    other.come()
    await s.restart()
    assert (times(s), described(s)) == (2, {"As never before"})
    other.back()
    for _ in range(2):
        await s.restart()
    assert times(s) == 3
    assert "As never before" not in described(s)


async def test_another_application_gets_them_too(s: Scene) -> None:
    """The same database with another token, or another simulated Discord."""
    await s.stop()
    async with SimulatedDiscord(token=TOKEN, secret=SECRET) as another:
        assert another.world.bot["id"] != s.discord.world.bot["id"]
        connect = lambda: LoopbackConnector(another.port, SECRET)  # noqa: E731
        async with running(s.database, TOKEN, s.kit, connect=connect, ready_timeout=0.05):
            assert another.world.commands["global"]
    await s.boot()
    assert times(s) == 2, "only the last is remembered"


async def test_a_discord_that_may_have_forgotten_them_gets_them_at_every_start(s: Scene) -> None:
    await s.stop()
    s.discord.world.commands["global"] = []
    connect = lambda: LoopbackConnector(s.discord.port, SECRET)  # noqa: E731
    async with running(s.database, TOKEN, s.kit, connect=connect, ready_timeout=0.05, register_anew=True):
        assert s.discord.world.commands["global"]
    await s.boot()
    assert times(s) == 2, "what was noted meanwhile holds"


@pytest.mark.parametrize("applied", [True, False], ids=["carried out", "not carried out"])
async def test_an_uncertain_answer_is_made_certain(s: Scene, other: Release, applied: bool) -> None:
    s.discord.faults.server_error(COMMANDS, applied=applied, times=2)
    await s.restart()
    await registered(s, other.new)
    assert (times(s), described(s)) == (4, {"As never before"})


@pytest.mark.parametrize("applied", [True, False], ids=["carried out", "not carried out"])
async def test_who_stops_before_it_is_certain_asks_again(
    s: Scene, other: Release, applied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it is the release of before that starts again: what was noted then need not be true any more."""
    monkeypatch.setattr("bot.client.REGISTERING", 0.05)
    fault = s.discord.faults.server_error(COMMANDS, applied=applied, times=10**6)
    await s.restart()
    await s.discord.until(lambda: fault.hits, timeout=60.0)
    await s.stop()
    s.discord.faults.clear()
    other.back()
    before = times(s)
    await s.boot()
    await registered(s, other.old)
    assert times(s) == before + 1
    assert "As never before" not in described(s)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50001)])
async def test_a_refusal_keeps_no_match_waiting(
    s: Scene, table: str, other: Release, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    s.discord.faults.refuse(COMMANDS, status, code, "no")
    await s.restart()
    assert times(s) == 2, "asked once more, and not again until the next start"
    assert f"Discord refuses the commands: HTTP {status}, code {code}" in caplog.text
    caplog.clear()
    assert not (await s.slash(s.ann, "court bid", coins="1")).failed
    await s.settle()
    assert await s.step(table) == 1
    await s.restart()
    assert (times(s), described(s)) == (3, {"As never before"})


async def test_neither_does_a_limit_for_the_day(s: Scene, other: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred are allowed, then one has to wait for hours. The library does, and the bot plays on."""
    monkeypatch.setattr("bot.client.REGISTERING", 0.05)
    s.discord.faults.rate_limit(COMMANDS, retry_after=30_000)
    await asyncio.wait_for(s.restart(), 60)
    assert not (await s.slash(s.ann, "help")).failed
    await s.restart()
    await registered(s, other.new)


async def test_a_connection_that_breaks_is_no_reason_to_stop(
    s: Scene, other: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, broken = HTTPClient.bulk_upsert_global_commands, iter([True, True])

    async def put(self: HTTPClient, application: int, commands: list[dict[str, Any]]) -> Any:
        if next(broken, False):
            raise aiohttp.ServerDisconnectedError
        return await real(self, application, commands)

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", put)
    await s.restart()
    await registered(s, other.new)
    assert (times(s), described(s)) == (2, {"As never before"})


async def test_a_store_that_cannot_take_the_note_registers_again(
    s: Scene, other: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, failing = SqliteNotes.put, iter([True, True])

    async def put(self: SqliteNotes, name: str, text: str) -> None:
        if text and next(failing, False):
            raise Unavailable("no")
        await real(self, name, text)

    monkeypatch.setattr(SqliteNotes, "put", put)
    await s.restart()
    await registered(s, other.new)
    assert times(s) == 4
