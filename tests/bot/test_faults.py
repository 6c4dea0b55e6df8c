"""When Discord, the network or the database is in a bad way: nothing is lost, nothing happens twice, people know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.simulated import AnswerKind, Payload
from bot.parlour.simulated.faults import CALLBACK, EDIT, SEND
from persistence.errors import Unavailable, Uncertain
from tests.bot.presser import Presser
from tests.bot.reading import answer, custom_id, does, said, text
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


async def test_a_dropped_gateway_is_resumed_and_nothing_is_lost(s: Scene) -> None:
    table = await s.table(s.bob)
    await s.discord.faults.drop_gateway()
    click = s.discord.people.click(s.ann, s.dms(s.ann)[-1], custom_id(s.dms(s.ann)[-1], "n"))
    done = await asyncio.wait_for(click, 5)
    assert not done.failed
    await s.settle()
    assert await s.step(table) == 1


async def test_a_connection_that_is_ended_for_good_ends_the_process(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The token was revoked, say: a bot that cannot be reached must not look alive."""
    await s.discord.faults.drop_gateway(4004)
    await s.discord.until(lambda: s.fatal == 1)
    caplog.clear()


async def test_too_many_requests(s: Scene) -> None:
    table = await s.table(s.bob)
    s.discord.faults.rate_limit(SEND, retry_after=0.1)
    s.discord.faults.rate_limit(EDIT, retry_after=0.1)
    await bid(s, s.ann)
    await bid(s, s.bob)
    await every_line_stands(s, table)


@pytest.mark.rings("both")
@pytest.mark.parametrize("applied", [False, True], ids=["refused", "carried out"])
async def test_a_server_error_on_a_message_delivers_it_once(s: Scene, applied: bool) -> None:
    """Also if the first attempt had arrived, and only its answer was lost."""
    table = await s.table(s.bob)
    await bid(s, s.bob)
    s.discord.faults.server_error(SEND, applied=applied)
    await bid(s, s.ann)
    await s.later(SOON)
    await every_line_stands(s, table)
    assert len([m for m in s.shown() if "it is your move" in text(m)]) == 1
    assert len(s.dms(s.ann)) == len(s.dms(s.bob)) == 1


async def test_a_server_error_on_the_board_is_made_good(s: Scene) -> None:
    table = await s.table(s.bob)
    s.discord.faults.server_error(EDIT, times=2)
    await bid(s, s.ann)
    await s.later(SOON)
    await every_line_stands(s, table)
    assert "Waiting for Bob." in text(standing(s))


async def test_an_answer_that_arrived_although_it_seemed_not_to(s: Scene, hurried: None) -> None:
    """The retry is told that the press was answered already, which is as good as success."""
    table = await s.table(s.bob)
    fault = s.discord.faults.server_error(CALLBACK, status=502, applied=True)
    done = await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    assert fault.hits
    assert not done.failed
    assert await s.step(table) == 1
    assert "Your bid: 1" in text(s.dms(s.ann)[-1])


async def test_an_answer_that_never_arrives_still_is_an_act(s: Scene) -> None:
    """Whoever pressed sees a failure; the move is made, and their card says so."""
    table = await s.table(s.bob)
    s.discord.faults.refuse(CALLBACK, 404, 10062, "Unknown interaction")
    s.discord._simulation.interactions.ack_timeout = 0.2
    done = await s.press(s.ann, s.dms(s.ann)[-1], "1")
    assert done.failed
    await s.settle()
    assert await s.step(table) == 1
    assert "Your bid: 1" in text(s.dms(s.ann)[-1])


async def test_who_waits_long_is_told_to_wait_and_then_answered(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else holds the table for longer than Discord waits for an answer."""
    table = await s.table(s.bob)
    monkeypatch.setattr("bot.router.PATIENCE", 0.0)
    public, private = standing(s), s.dms(s.ann)[-1]
    for message, expected in ((public, AnswerKind.DEFERRED_MESSAGE), (private, AnswerKind.DEFERRED_UPDATE)):
        async with s.bot.sessions.lock(table):
            loaded = await s.loaded(table)
            pressed = {"component_type": 2, "custom_id": f"1:n:{table}:{loaded.mark(0)}:1", "id": 1}
            done = await s.discord.people._use(s.ann, message, pressed, wait=False)
            await done.answered.wait()
            assert done.acknowledged is expected
        await s.settle()
        assert "Your bid: 1" in said(done)
    assert await s.step(table) == 1


async def test_a_form_that_comes_too_late_needs_another_press(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form can only be the first answer."""
    table = await s.table(s.bob)
    loaded, held = s.bot.services.sessions.at, asyncio.Event()

    async def slow(table_id: str, **named: Any) -> Any:
        await held.wait()
        return await loaded(table_id, **named)

    mark = (await loaded(table)).mark(0)
    monkeypatch.setattr("bot.router.PATIENCE", 0.0)
    monkeypatch.setattr(s.bot.services.sessions, "at", slow)
    pressed = {"component_type": 2, "custom_id": f"1:f:{table}:{mark}", "id": 1}
    done = await s.discord.people._use(s.ann, standing(s), pressed, wait=False)
    await done.answered.wait()
    held.set()
    await s.settle()
    assert said(done) == "That took me too long. Please press it once more."


# ---- the store


class Moody:
    """The store's matches, whose next commits fail."""

    def __init__(self, real: Any, *errors: Exception) -> None:
        self._real, self.errors = real, list(errors)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    async def commit(self, submission: Any) -> Any:
        if self.errors:
            raise self.errors.pop(0)
        return await self._real.commit(submission)


def fail(s: Scene, monkeypatch: pytest.MonkeyPatch, *errors: Exception) -> None:
    monkeypatch.setattr(s.bot.store, "matches", Moody(s.bot.store.matches, *errors))


async def test_what_cannot_be_saved_is_not_done(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await s.table(s.bob)
    fail(s, monkeypatch, Unavailable("disk full"))
    done = await s.press(s.ann, s.dms(s.ann)[-1], "1")
    assert said(done).startswith("That could not be saved just now, and nothing has changed.")
    assert await s.step(table) == 0
    assert s.fatal == 0
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    caplog.clear()
    shown = answer(await s.slash(s.ann, "hand"))
    await s.press(s.ann, shown, "1")
    assert await s.step(table) == 1


async def test_what_may_or_may_not_be_saved_ends_the_process(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.table(s.bob)
    fail(s, monkeypatch, Uncertain("I/O error"))
    done = await s.press(s.ann, s.dms(s.ann)[-1], "1")
    assert said(done).startswith("I cannot tell whether that was saved, so I am restarting.")
    assert s.fatal == 1


async def test_stewards_try_again(s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    fail(s, monkeypatch, Unavailable("busy"), Unavailable("busy"))
    table = await s.table(s.bob, stewards=1)
    assert (await s.loaded(table)).awaited == (0, 1)
    assert (await s.loaded(table)).stewards == ()
    caplog.clear()


async def test_stewards_do_not_move_while_the_bot_stops(s: Scene) -> None:
    """A change that is still being carried out must not set them on a store that is about to close."""
    table = await s.table(s.bob, stewards=1)
    await s.bot.stewards.close()
    s.bot.stewards.wake(table)
    assert s.bot.stewards._busy == {}


async def test_the_publisher_outlives_a_store_that_cannot_be_read(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await s.table(s.bob)
    outbox, errors = type(s.bot.store.outbox), [Unavailable("no"), Unavailable("no"), ValueError("odd")]
    due = outbox.due

    async def moody(self: Any, *args: Any) -> Any:
        if errors:
            raise errors.pop()
        return await due(self, *args)

    monkeypatch.setattr(outbox, "due", moody)
    await s.press(s.ann, s.dms(s.ann)[-1], "1")
    await s.discord.until(lambda: "Waiting for Bob." in text(standing(s)))
    await every_line_stands(s, table)
    caplog.clear()


async def test_a_mistake_of_ours_is_answered_and_logged_without_what_it_is_about(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await s.table(s.bob)

    def broken(*_: Any) -> Any:
        raise ValueError("You hold Tithe")

    monkeypatch.setattr("bot.play.cards.own", broken)
    done = await s.do(s.bob, standing(s), "o")
    assert said(done).startswith("Something went wrong on my side.")
    assert "Tithe" not in caplog.text
    assert "ValueError" in caplog.text
    caplog.clear()


# ---- starting anew


async def test_buttons_from_before_a_restart(s: Scene) -> None:
    table = await s.table(s.bob, stewards=1)
    ann, bob, board = s.dms(s.ann)[-1], s.dms(s.bob)[-1], standing(s)
    await s.restart()
    assert "Your bid: 2" in said(await s.press(s.ann, ann, "2"))
    await s.settle()
    assert standing(s)["id"] == board["id"]
    assert "Ann has sealed a bid." in text(board)
    await s.restart()
    await s.settled(s.press(s.bob, bob, "2"))
    assert await s.step(table) >= 3


async def test_a_lobby_goes_on_after_a_restart(s: Scene) -> None:
    card = await s.lobby(s.bob)
    await s.restart()
    await s.settled(s.do(s.ann, card, "go"))
    assert "Waiting for Ann, Bob." in text(standing(s))


async def test_what_was_not_delivered_is_delivered_after_the_restart(s: Scene) -> None:
    table = await s.table(s.bob)
    s.discord.faults.server_error("* /channels/*", times=50)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    await s.stop()
    s.discord.faults.clear()
    s.time.ahead += SOON
    await s.settled(s.boot())
    await every_line_stands(s, table)
    assert "Ann has sealed a bid." in text(s.dms(s.bob)[-1])


async def test_a_start_that_a_crash_interrupted_is_announced_once(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The start message was sent, and the power went before the match was written down."""
    card = await s.lobby(s.bob)
    matches = type(s.bot.store.matches)
    begin = matches.begin

    async def crashed(self: Any, beginning: Any) -> Any:
        raise Unavailable("power cut")

    monkeypatch.setattr(matches, "begin", crashed)
    await s.do(s.ann, card, "go")
    monkeypatch.setattr(matches, "begin", begin)
    await s.restart()
    await s.settled(s.do(s.ann, card, "go"))
    assert len([message for message in s.shown() if "The game begins!" in text(message)]) == 1
    caplog.clear()


async def test_a_result_that_was_posted_before_a_crash_is_not_posted_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The note of it was lost with the process, and Discord has long forgotten the nonce."""
    table = await s.table(s.bob)
    outbox = type(s.bot.store.outbox)
    done = outbox.done

    def results() -> int:
        return len([message for message in s.shown() if does(message, "again")])

    async def lost(self: Any, *deliveries: int) -> None:
        if results():
            raise Unavailable("power cut")
        await done(self, *deliveries)

    monkeypatch.setattr(outbox, "done", lost)
    finishing = asyncio.create_task(s.finish(table))
    await s.discord.until(results)
    finishing.cancel()
    await s.stop()
    monkeypatch.setattr(outbox, "done", done)
    s.time.ahead += 3600
    await s.settled(s.boot())
    assert results() == 1
    caplog.clear()


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
