"""Every message stands once although the process ends between sending it and noting it, and for however long."""

import asyncio
from typing import Any

import pytest

from bot.publish import channel, publisher
from persistence.errors import DiskFull
from persistence.postings import Planned, Posting
from persistence.sqlite.postings import SqlitePostings
from tests.bot.failing import fail
from tests.bot.reading import answer, custom_id, does, text
from tests.bot.scene import Scene
from tests.bot.standing import FORGOTTEN, cards, chatter, crash, ours, ringing, stands_once
from tests.bot.test_publishing import bid, every_line_stands

pytestmark = pytest.mark.rings("both")


@pytest.mark.parametrize("slot", ["standing", "prompt", "card 0", "card 1"])
async def test_what_was_sent_before_a_crash_is_found_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch, slot: str
) -> None:
    card = await s.lobby(s.bob)
    table = custom_id(card, "j").split(":")[2]
    async with crash(s, monkeypatch, slot):
        await s.do(s.ann, card, "go")
    await stands_once(s, table)
    for who in (s.bob, s.ann):
        await s.press(who, cards(s, who)[-1], "1")
    await s.settle()
    await stands_once(s, table)


async def test_one_further_act_after_a_crash_makes_no_second_prompt_and_no_second_card(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bid(s, s.ann)
    rings = ringing(s)
    async with crash(s, monkeypatch, "card 0"):
        await s.slash(s.bob, "court bid", coins="2")
    await s.settled(s.slash(s.ann, "court draw"))
    await stands_once(s, table)
    assert len(rings["card"]) == len(rings["channel"]) == 1


async def test_a_card_that_is_pressed_before_it_is_noted_is_found_again(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer takes its place, and bears its number like it."""
    await bid(s, s.ann)
    (before,) = s.dms(s.ann)
    async with crash(s, monkeypatch, "card 0"):
        await s.slash(s.bob, "court bid", coins="2")
        await s.discord.until(lambda: s.dms(s.ann)[-1] is not before)
        fresh = s.dms(s.ann)[-1]
        assert does(answer(await s.do(s.ann, fresh, "b")), "o")
    await stands_once(s, table)


@pytest.mark.parametrize("slot", ["prompt", "card 0"])
async def test_what_arrives_at_the_second_attempt_is_found_again(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, slot: str
) -> None:
    """It is brought up to date before it is noted, and bears its number as before."""
    await bid(s, s.ann)
    rings = ringing(s)
    where = s.hall if slot == "prompt" else s.discord.world.open_dm(s.ann["id"])
    fault = s.discord.faults.cut(f"POST /channels/{where['id']}/messages", applied=False)
    async with crash(s, monkeypatch, slot):
        await s.slash(s.bob, "court bid", coins="2")
        await s.discord.until(lambda: bool(fault.hits) and not s.bot.publisher._busy)
        s.time.ahead += 10
        s.bot.publisher.wake(table)
    await stands_once(s, table)
    assert len(rings["card"]) == len(rings["channel"]) == 1


@pytest.mark.loud
async def test_the_lines_of_a_board_that_was_deleted_stand_once(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are posted again; before the next board is, nothing can be written down for a moment."""
    monkeypatch.setattr(channel, "BESIDE_BOARD", 300)
    monkeypatch.setattr(publisher, "PAUSE", 0.03)
    plan, full = SqlitePostings.plan, [DiskFull("full")]

    async def planned(self: SqlitePostings, posting: Posting, since: str) -> Planned:
        if posting.slot == "standing" and full:
            raise full.pop()
        return await plan(self, posting, since)

    monkeypatch.setattr(SqlitePostings, "plan", planned)
    s.delete(s.having("i"))
    await s.settled(s.skip(table, 9))
    assert full == []
    await every_line_stands(s, table)


async def test_the_result_is_posted_once(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with crash(s, monkeypatch, "result"):
        finishing = asyncio.create_task(s.finish(table))
        await s.discord.until(lambda: any(does(message, "again") for message in ours(s)))
        finishing.cancel()
    await stands_once(s, table)


async def test_whoever_has_been_called_before_a_crash_is_not_called_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The call is noted with the prompt and with the card; only the delivery is left over."""
    await s.table(s.bob)
    await bid(s, s.ann)
    rings = ringing(s)
    done = type(s.bot.store.outbox).done

    async def lost(self: Any, *deliveries: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(type(s.bot.store.outbox), "done", lost)
    await s.slash(s.bob, "court bid", coins="2")
    await s.discord.until(lambda: len(rings["channel"]) == len(rings["card"]) == 1)
    await s.stop()
    monkeypatch.setattr(type(s.bot.store.outbox), "done", done)
    s.time.ahead += FORGOTTEN
    await s.settled(s.boot())
    assert {kind: len(of) for kind, of in rings.items()} == {"channel": 1, "card": 1}


async def test_a_lobby_has_one_card_and_a_match_one_start(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async with crash(s, monkeypatch, "lobby"):
        opening = asyncio.create_task(s.slash(s.ann, "table open", game="petty_court", seats=2))
        await s.discord.until(lambda: any(does(message, "j") for message in ours(s)))
        opening.cancel()
    assert len([message for message in ours(s) if does(message, "j")]) == 1
    await s.settled(s.do(s.bob, s.having("j"), "j"))
    assert "**2.** Bob" in text(s.having("j"))


@pytest.mark.loud
async def test_a_match_that_cannot_be_written_down_is_announced_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every attempt finds what the first one has announced, hours apart."""
    card = await s.lobby(s.bob)
    left = fail(monkeypatch, s.bot.store.matches, "begin", *(DiskFull("full") for _ in range(3)))
    for _ in range(4):
        await s.do(s.ann, card, "go")
        s.time.ahead += FORGOTTEN
        chatter(s)
    await s.settle()
    assert left == []
    starts = [message for message in ours(s) if "The game begins!" in text(message)]
    assert len(starts) == 1


async def test_a_closed_match_loses_its_buttons_whatever_happens(s: Scene) -> None:
    await s.table(s.bob)
    sure = answer(await s.slash(s.ann, "table close"))
    s.discord.faults.server_error("* /channels/*", times=4)
    await s.do(s.ann, sure, "cl!")
    await s.stop()
    s.discord.faults.clear()
    s.time.ahead += 10
    await s.settled(s.boot())
    assert "Ann, who manages this server, has closed this table." in text(ours(s)[-1])
    assert not [message for message in ours(s) if does(message, "o") or does(message, "n")]
    for who in (s.ann, s.bob):
        (card,) = s.dms(who)
        assert not does(card, "n")
