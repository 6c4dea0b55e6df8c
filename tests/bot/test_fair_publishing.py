"""Nobody's table waits for another's: not for a slow channel, not for closed doors, not for stewards in a hurry."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import pytest

from bot.parlour.simulated.faults import EDIT, OPEN_DM
from bot.post import Post
from bot.publish import channel, publisher, rush
from bot.publish.poster import Poster
from bot.publish.rush import FEW, Rush
from bot.ui.parts import Part
from persistence.deliveries import IN_CHANNEL, AtSeat, Box
from persistence.postings import Posting
from tests.bot.reading import happens, text
from tests.bot.scene import PATIENCE, Scene
from tests.bot.test_publishing import cards_follow_the_board, every_line_stands, standing
from tests.playing import asked


def stuck(monkeypatch: pytest.MonkeyPatch, *channels: str) -> asyncio.Event:
    """Messages of these channels are on their way until the event is set."""
    free = asyncio.Event()
    attempt = Post._opening

    async def slow(self: Post, channel: str, request: Any) -> Any:
        if channel in channels:
            await free.wait()
        return await attempt(self, channel, request)

    monkeypatch.setattr(Post, "_opening", slow)
    return free


async def test_a_slow_channel_holds_up_neither_cards_nor_other_tables(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await s.table(s.bob)
    bobs = s.dms(s.bob)[-1]
    anns = s.dms(s.ann)[-1]
    await s.table(s.bob, where=s.attic)
    board = s.having("i", s.attic)
    free = stuck(monkeypatch, s.hall["id"])
    await s.press(s.ann, anns, "1")
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(bobs)))
    await s.slash(s.ann, "court bid", s.attic, coins="1")
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(board)))
    assert not happens("Ann has sealed a bid.", text(standing(s)))
    free.set()
    await s.settle()
    assert happens("Ann has sealed a bid.", text(standing(s)))


async def test_slow_direct_messages_hold_up_no_channel(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.table(s.bob)
    free = stuck(monkeypatch, *(s.discord.world.open_dm(who["id"])["id"] for who in (s.ann, s.bob)))
    await s.slash(s.ann, "court bid", coins="1")
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(standing(s))))
    await s.slash(s.bob, "court bid", coins="2")
    await s.discord.until(lambda: happens("Bob has sealed a bid.", text(standing(s))))
    free.set()
    await s.settle()


async def test_somebody_at_many_tables_is_introduced_once(s: Scene) -> None:
    """What is charged for a new channel of direct messages is charged per person, not per seat."""
    before = len(s.discord.requests.to(OPEN_DM))
    channels = await asyncio.gather(*(s.bot.post.direct(s.cid["id"]) for _ in range(20)))
    assert len(set(channels)) == 1
    assert len(s.discord.requests.to(OPEN_DM)) == before + 1


async def test_two_edits_are_one_where_the_second_has_all(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a request is on its way, what happens meanwhile is told together."""
    table = await s.table(s.bob, s.cid)
    board = f"PATCH /channels/{s.hall['id']}/messages/{(await s.loaded(table)).table.standing_message_id}"
    before = len(s.discord.requests.to(board))
    edit, everybody_has_pressed = s.bot.services.post.edit, asyncio.Event()

    async def slowly(channel: str, message: str, parts: Sequence[Part]) -> None:
        if channel == s.hall["id"]:
            await everybody_has_pressed.wait()
        await edit(channel, message, parts)

    monkeypatch.setattr(s.bot.services.post, "edit", slowly)
    await asyncio.gather(*(s.press(who, s.dms(who)[-1], "1") for who in (s.ann, s.bob, s.cid)))
    everybody_has_pressed.set()
    await s.settle()
    assert len(s.discord.requests.to(board)) - before <= 2
    await every_line_stands(s, table)


async def test_more_than_can_be_worked_on_at_once_waits_for_no_clock(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever gets free takes the next box, also when exactly as many were found as there was room for."""
    await s.settled(s.table(s.bob))
    monkeypatch.setattr(publisher, "AT_ONCE", 1)
    monkeypatch.setattr(publisher, "IDLE", 3600.0)
    await s.slash(s.ann, "court bid", coins="1")
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(standing(s))))
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(s.dms(s.bob)[-1])))
    await s.slash(s.bob, "court bid", coins="2")
    await s.discord.until(lambda: happens("Bob has sealed a bid.", text(standing(s))))
    await s.discord.until(lambda: happens("Bob has sealed a bid.", text(s.dms(s.ann)[-1])))
    async with asyncio.timeout(PATIENCE):
        while await s.bot.store.outbox.due(10):
            await asyncio.sleep(0.005)


async def test_what_stewards_answer_one_after_another_is_one_edit(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "RUN", PATIENCE)
    table = await s.table(stewards=3)
    runs = []
    for turn in range(6):
        now, board = (await s.loaded(table)).playing, standing(s)
        if 0 not in now.asked():
            break
        s.discord.requests.clear()
        await s.bot.sessions.submit(
            table, f"{turn}", "person", lambda at: [asked(at.playing, 0, at.playing.default(0))]
        )
        await s.settle()
        assert len(s.discord.requests.to(f"PATCH /channels/{s.hall['id']}/messages/{board['id']}")) == 1
        runs.append((await s.loaded(table)).playing.step - now.step)
    assert max(runs) > 3


async def test_stewards_who_do_not_rest_hold_up_nothing_for_long(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def restless(_: str) -> None:
        await asyncio.Event().wait()

    await s.table(s.bob)
    monkeypatch.setattr(publisher, "RUN", 0.05)
    monkeypatch.setattr(s.bot.stewards, "resting", restless)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    assert happens("Ann has sealed a bid.", text(standing(s)))


async def test_what_has_to_be_tried_again_is_tried_although_there_is_always_something_else(s: Scene) -> None:
    await s.table(s.bob)
    fault = s.discord.faults.server_error(EDIT, times=1)
    await s.press(s.bob, s.dms(s.bob)[-1], "1")
    await s.discord.until(lambda: bool(fault.hits) and not s.bot.publisher._busy)
    s.time.ahead += 10

    async def more() -> None:
        while True:
            s.bot.publisher.wake("another table")
            await asyncio.sleep(0.001)

    wakes = asyncio.create_task(more())
    try:
        await s.discord.until(lambda: happens("Bob has sealed", text(standing(s))))
    finally:
        wakes.cancel()


async def test_what_has_arrived_is_noted_although_something_else_takes_long(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = stuck(monkeypatch, s.hall["id"])
    await s.slash(s.ann, "court bid", coins="1")
    outbox = s.bot.store.outbox
    while await outbox.waiting(Box(table, AtSeat(seat=0))) or await outbox.waiting(Box(table, AtSeat(seat=1))):
        await asyncio.sleep(0.01)
    assert await outbox.waiting(Box(table, IN_CHANNEL)) != []
    free.set()
    await s.settle()
    assert await outbox.waiting(Box(table, IN_CHANNEL)) == []


# ---- presses come before boards while there are many; and boards do come


async def test_whatever_is_due_waits_until_few_presses_are_left() -> None:
    crowd = Rush()
    with contextlib.ExitStack() as presses:
        for _ in range(FEW):
            presses.enter_context(crowd.press())
        await crowd.over()
        with crowd.press():
            waiting = asyncio.create_task(crowd.over())
            await asyncio.sleep(0.01)
            assert not waiting.done()
        await waiting


async def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rush, "FEW", 0)
    monkeypatch.setattr(rush, "LATE", 0.01)
    crowd = Rush()
    with crowd.press():
        await crowd.over()


async def test_a_board_waits_while_somebody_presses(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rush, "FEW", 0)
    monkeypatch.setattr(rush, "LATE", 3600.0)
    under_way: list[int] = []
    commit = type(s.bot.store.matches).commit

    async def noted(self: Any, submission: Any) -> Any:
        under_way.append(s.bot.publisher.rush._presses)
        return await commit(self, submission)

    monkeypatch.setattr(type(s.bot.store.matches), "commit", noted)
    with s.bot.publisher.rush.press():
        await s.press(s.ann, s.dms(s.ann)[-1], "1")
        assert (await s.loaded(table)).playing.step == 1
        assert under_way == [2], "this one, and hers"
        await asyncio.sleep(0.05)
        assert not happens("Ann has sealed a bid.", text(standing(s)))
    await s.settle()
    assert happens("Ann has sealed a bid.", text(standing(s)))


async def test_cards_that_say_the_end_before_the_last_board_stands_lead_to_it_all_the_same(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is posted anew while the match goes on. That ends, and its cards say so, before Discord has it."""
    post = Poster.send

    async def after_the_end(self: Poster, posting: Posting, *given: Any, **more: Any) -> None:
        if posting.slot == "standing":
            await s.skip(table)
            await s.discord.until(lambda: all("is over" in text(s.dms(who)[-1]) for who in (s.ann, s.bob)))
        await post(self, posting, *given, **more)

    monkeypatch.setattr(channel, "room", lambda *_: channel.ALONE)  # no other message follows, which would mend it
    monkeypatch.setattr(Poster, "send", after_the_end)
    await cards_follow_the_board(s, table)
