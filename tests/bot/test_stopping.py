"""The bot is told to stop while people press: whoever comes then is told so, and nothing is torn."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from bot.parlour.simulated import AnswerKind
from bot.parlour.simulated.faults import CALLBACK, Fault
from tests.bot.reading import custom_id, said
from tests.bot.scene import PATIENCE, Scene
from tests.bot.test_publishing import standing

TURNED_AWAY = "I am restarting. Please try again in a moment."
LET_GO = "I cannot tell whether that was saved, so I am restarting."


@pytest.fixture(autouse=True)
def _strict(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of it is worth a line in the log, not even of asyncio's."""
    yield
    gc.collect()
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelname != "INFO"] == []


async def stopping(s: Scene) -> asyncio.Task[None]:
    """The bot, having just been told to stop."""
    task = asyncio.create_task(s.stop())
    await s.discord.until(lambda: s.bot.router._resting)
    return task


async def test_who_presses_while_the_bot_stops_is_told_so(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever came before is served."""
    monkeypatch.setattr("bot.router.GRACE", PATIENCE)
    table = await s.table(s.bob)
    card = s.dms(s.ann)[-1]
    async with s.bot.sessions.lock(table):
        early = await s.discord.people.click(s.ann, card, custom_id(card, "n"), wait=False)
        await s.discord.until(lambda: s.bot.router._working)
        stop = await stopping(s)
        assert said(await s.do(s.bob, s.dms(s.bob)[-1], "n")) == TURNED_AWAY
        assert said(await s.slash(s.cid, "help")) == TURNED_AWAY
        typed = await s.discord.people.autocomplete(s.ann, s.hall, "court bid", "coins", "1")
        assert typed.choices == []
    await stop
    assert not early.failed
    assert "Your bid: " in said(early)
    await s.boot()
    assert await s.step(table) == 1


@pytest.mark.parametrize("held", [False, True])
async def test_what_takes_too_long_is_let_go(s: Scene, monkeypatch: pytest.MonkeyPatch, held: bool) -> None:
    """Whoever waits hears that, also after "thinking …", and be it that the bot stops before it knows whether that has
    arrived; the store is closed under nobody's hands."""
    monkeypatch.setattr("bot.router.GRACE", 0.0)
    monkeypatch.setattr("bot.router.LAST_WORD", PATIENCE)
    table = await s.table(s.bob)
    monkeypatch.setattr("bot.router.PATIENCE", 0.0 if held else PATIENCE)
    resting: list[asyncio.Task[None]] = []

    def at_once() -> None:
        resting.append(asyncio.create_task(s.bot.router.rest()))

    if held:
        s.discord.faults.plan(Fault(where=CALLBACK, then=at_once))
    async with s.bot.sessions.lock(table):
        mark = (await s.loaded(table)).mark(0)
        data = {"component_type": 2, "custom_id": f"1:n:{table}:{mark}:1", "id": 1}
        late = await s.discord.people._use(s.ann, standing(s), data, wait=False)
        await s.discord.until(lambda: resting if held else s.bot.router._working)
        assert late.acknowledged is (AnswerKind.DEFERRED_MESSAGE if held else None)
        await asyncio.gather(*resting)
        await s.stop()
        assert said(late).startswith(LET_GO)
        assert late.private
    await s.boot()
    assert await s.step(table) == 0


async def test_who_cannot_even_be_told_does_not_keep_the_bot(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in ("GRACE", "LAST_WORD"):
        monkeypatch.setattr(f"bot.router.{seconds}", 0.0)
    table = await s.table(s.bob)
    s.discord.faults.slow("POST /interactions/*", seconds=60, times=9)
    async with s.bot.sessions.lock(table):
        for _ in range(3):
            await s.discord.people.click(s.ann, s.dms(s.ann)[-1], custom_id(s.dms(s.ann)[-1], "n"), wait=False)
        await s.discord.until(lambda: s.bot.router._working)
        stopped, _ = await asyncio.wait([asyncio.create_task(s.stop())], timeout=30)
        assert stopped
    s.discord.faults.clear()
    assert not s.bot.router._working
    await s.boot()


async def test_what_comes_when_everything_is_closed_is_left_alone(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []
    take = s.bot.router.take

    async def kept(interaction: Any) -> None:
        taken.append(interaction)
        await take(interaction)

    monkeypatch.setattr(s.bot.router, "take", kept)
    await s.slash(s.ann, "help")
    await s.stop()
    s.discord.requests.clear()
    await take(taken[0])
    assert s.discord.requests.requests == []
    await s.boot()


async def test_a_bot_that_cannot_reach_discord_stops_too(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not only when its next attempt is due."""
    tried: list[float] = []

    async def unreachable(*_: Any, **__: Any) -> Any:
        raise ConnectionError

    def an_hour(_: Any) -> float:
        tried.append(3600.0)
        return tried[-1]

    monkeypatch.setattr("discord.client.DiscordWebSocket.from_client", unreachable)
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", an_hour)
    await s.discord.faults.drop_gateway()
    await s.discord.until(lambda: tried)
    stopped, _ = await asyncio.wait([asyncio.create_task(s.stop())], timeout=10)
    assert stopped
    monkeypatch.undo()
    await s.boot()
    caplog.clear()
