"""When Discord, the network or the database is in a bad way: nothing is lost, nothing happens twice, people know."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.simulated import Payload
from bot.parlour.simulated.faults import CALLBACK, EDIT, SEND
from persistence.errors import Unavailable, Uncertain
from tests.bot.failing import fail
from tests.bot.presser import Presser
from tests.bot.reading import answer, happens, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_publishing import bid, every_line_stands, standing

SOON = 10.0
"""Seconds after which the next attempt of a delivery is due."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits that would last seconds."""
    monkeypatch.setattr("bot.publish.publisher.PAUSE", 0.02)
    monkeypatch.setattr("bot.play.stewards.PAUSE", 0.02)


@pytest.fixture(name="hurried")
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits whole seconds before it tries again; let it wait hundredths."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds, *a: real(min(seconds, 0.02), *a))


# ---- the network


@pytest.mark.loud
async def test_a_connection_that_is_ended_for_good_ends_the_process(s: Scene) -> None:
    """The token was revoked, say: a bot that cannot be reached must not look alive."""
    await s.discord.faults.drop_gateway(4004)
    await s.discord.until(lambda: s.fatal == 1)


async def test_too_many_requests(s: Scene, table: str) -> None:
    s.discord.faults.rate_limit(SEND, retry_after=0.1)
    s.discord.faults.rate_limit(EDIT, retry_after=0.1)
    await bid(s, s.ann)
    await bid(s, s.bob)
    await every_line_stands(s, table)


async def test_an_answer_that_never_arrives_still_is_an_act(s: Scene, table: str) -> None:
    """Whoever pressed sees a failure; the move is made, and their card says so."""
    s.discord.faults.refuse(CALLBACK, 404, 10062, "Unknown interaction")
    s.discord._simulation.interactions.ack_timeout = 0.2
    done = await s.press(s.ann, s.dms(s.ann)[-1], "1")
    assert done.failed
    await s.settle()
    assert await s.step(table) == 1
    assert "Your bid: 1" in text(s.dms(s.ann)[-1])


# ---- the store


async def test_what_cannot_be_saved_is_not_done(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fail(monkeypatch, s.bot.store.matches, "commit", Unavailable("disk full"))
    (card,) = s.dms(s.ann)
    before = text(card)
    done = await s.press(s.ann, card, "1")
    assert said(done).startswith("That could not be saved just now, and nothing has changed.")
    assert (done.private, text(card)) == (True, before), "it is said beside the card"
    assert await s.step(table) == 0
    assert s.fatal == 0
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    caplog.clear()
    shown = answer(await s.slash(s.ann, "hand"))
    await s.press(s.ann, shown, "1")
    assert await s.step(table) == 1


async def test_what_may_or_may_not_be_saved_ends_the_process(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.table(s.bob)
    fail(monkeypatch, s.bot.store.matches, "commit", Uncertain("I/O error"))
    done = await s.press(s.ann, s.dms(s.ann)[-1], "1")
    assert said(done).startswith("I cannot tell whether that was saved, so I am restarting.")
    assert s.fatal == 1


@pytest.mark.loud
async def test_stewards_try_again(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    fail(monkeypatch, s.bot.store.matches, "commit", Unavailable("busy"), Unavailable("busy"))
    table = await s.table(s.bob, stewards=1)
    assert (await s.loaded(table)).awaited == (0, 1)
    assert (await s.loaded(table)).stewards == ()


async def test_stewards_do_not_move_while_the_bot_stops(s: Scene) -> None:
    """A change that is still being carried out must not set them on a store that is about to close."""
    table = await s.table(s.bob, stewards=1)
    await s.bot.stewards.close()
    s.bot.stewards.wake(table)
    assert s.bot.stewards._busy == {}


@pytest.mark.loud
async def test_the_publisher_outlives_a_store_that_cannot_be_read(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = fail(monkeypatch, s.bot.store.outbox, "due", ValueError("odd"), Unavailable("no"), Unavailable("no"))
    await s.press(s.ann, s.dms(s.ann)[-1], "1")
    await s.discord.until(lambda: "Waiting for 🔵 Bob." in text(standing(s)))
    await every_line_stands(s, table)
    assert left == []


async def test_a_mistake_of_ours_is_answered_and_logged_without_what_it_is_about(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await s.table(s.bob)

    def broken(*_: Any, **__: Any) -> Any:
        raise ValueError("You hold Tithe")

    monkeypatch.setattr("bot.play.private_card.own", broken)
    done = await s.do(s.bob, standing(s), "o")
    assert said(done).startswith("Something went wrong on my side.")
    assert "Tithe" not in caplog.text
    assert "ValueError" in caplog.text
    caplog.clear()


# ---- starting anew


async def test_what_was_not_delivered_is_delivered_after_the_restart(s: Scene, table: str) -> None:
    s.discord.faults.server_error("* /channels/*", times=50)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    await s.stop()
    s.discord.faults.clear()
    s.time.ahead += SOON
    await s.settled(s.boot())
    await every_line_stands(s, table)
    assert happens("Ann has sealed a bid.", text(s.dms(s.bob)[-1]))


@pytest.mark.thorough
async def test_a_whole_match_in_bad_weather(tmp_path: Path, hurried: None) -> None:
    """Refused, lost and doubled requests, a broken gateway and restarts: at the end each line stands once."""
    async with scene(tmp_path / "x.sqlite3") as s:
        table = await s.table(s.bob, stewards=1)
        presser = Presser(s, table, seed=4)
        for round_ in range(12):
            weather(s, round_)
            if (await s.loaded(table)).playing.over:
                break
            await step(presser)
            if round_ % 5 == 4:
                await s.restart()
            if round_ % 5 == 2:
                await s.discord.faults.drop_gateway()
        s.discord.faults.clear()
        s.time.ahead += 600
        await presser.play()
        await s.later(600)
        await every_line_stands(s, table)


def weather(s: Scene, number: int) -> None:
    s.discord.faults.clear()
    kinds: tuple[dict[str, Any], ...] = (
        {"where": SEND, "applied": True},
        {"where": EDIT},
        {"where": EDIT, "applied": True},
        {"where": SEND},
    )
    s.discord.faults.server_error(**kinds[number % 4], status=503)
    s.time.ahead += SOON


async def step(presser: Presser) -> None:
    await presser.s.settle()
    loaded = await presser.s.loaded(presser.table)
    if loaded.awaited:
        who: Payload = next(p for p in presser.s.people if p["id"] == loaded.seat(loaded.awaited[0]).user_id)
        await presser.turn(who)
