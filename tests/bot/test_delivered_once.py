"""Every message stands once, whatever happens between sending it and noting it, and however long that lasts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.parlour.simulated import MessageFlag, Payload
from bot.parlour.simulated.faults import EDIT, SEND
from bot.publish import channel, publisher
from bot.ui.numbering import BASE
from persistence.errors import DiskFull
from persistence.postings import Posting
from persistence.sqlite.postings import SqlitePostings
from tests.bot.presser import Presser
from tests.bot.reading import answer, custom_id, does, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import HOUR, bid, log_in_channel

HISTORY = "GET /channels/*/messages"
FORGOTTEN = 2 * HOUR
"""Seconds after which Discord knows no nonce any more and a message is old."""


@asynccontextmanager
async def crash(s: Scene, monkeypatch: pytest.MonkeyPatch, slot: str) -> AsyncIterator[None]:
    """The process ends when the message in *slot* has been sent and before that is noted; hours later, when people
    have been talking, it starts again."""
    sent, note, plan = asyncio.Event(), SqlitePostings.sent, SqlitePostings.plan
    slots: dict[int, str] = {}

    async def planned(self: SqlitePostings, posting: Posting, since: str) -> Any:
        made = await plan(self, posting, since)
        slots[made.id] = posting.slot
        return made

    async def lost(self: SqlitePostings, posting_id: int, message_id: str, *more: str) -> None:
        if slots[posting_id].startswith(slot):
            sent.set()
            await asyncio.Event().wait()
        await note(self, posting_id, message_id, *more)

    with monkeypatch.context() as patch:
        patch.setattr(SqlitePostings, "plan", planned)
        patch.setattr(SqlitePostings, "sent", lost)
        yield
        await asyncio.wait_for(sent.wait(), 30)
        await s.stop()
    s.time.ahead += FORGOTTEN
    chatter(s)
    await s.boot()
    await s.settle()


def chatter(s: Scene, lines: int = 40) -> None:
    for number in range(lines):
        s.discord.people.say(s.cid, s.hall, f"line {number}")
        s.discord.people.say(s.ann, s.discord.world.open_dm(s.ann["id"]), f"line {number}")


def ours(s: Scene, where: Payload | None = None) -> list[Payload]:
    return [message for message in s.shown(where) if message["author"]["id"] == s.discord.bot["id"]]


def cards(s: Scene, who: Payload) -> list[Payload]:
    """What stands there for good: an answer to a press that somebody alone sees is none."""
    ours = [message for message in s.dms(who) if message["author"]["id"] == s.discord.bot["id"]]
    return [message for message in ours if not message["flags"] & MessageFlag.EPHEMERAL]


def prompts(s: Scene) -> list[Payload]:
    return [message for message in ours(s) if "it is your move" in text(message) or "waits for your" in text(message)]


async def stands_once(s: Scene, table: str) -> None:
    """Board, prompt, result and cards are there once, and every line of the log."""
    told, shown = await log_in_channel(s, table)
    assert shown == told
    over = (await s.sitting(table)).playing.over
    assert len([message for message in ours(s) if does(message, "h")]) == (not over)
    assert len(prompts(s)) == (not over)
    assert len([message for message in ours(s) if does(message, "again")]) == over
    for who in (s.ann, s.bob):
        assert len(cards(s, who)) == 1


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
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await s.table(s.bob)
    await bid(s, s.ann)
    rings = ringing(s)
    async with crash(s, monkeypatch, "card 0"):
        await s.slash(s.bob, "court bid", coins="2")
    await s.slash(s.ann, "court draw")
    await s.settle()
    await stands_once(s, table)
    assert len(rings["card"]) == len(rings["channel"]) == 1


async def test_a_card_that_is_pressed_before_it_is_noted_is_found_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer takes its place, and bears its number like it."""
    table = await s.table(s.bob)
    await bid(s, s.ann)
    (before,) = s.dms(s.ann)
    async with crash(s, monkeypatch, "card 0"):
        await s.slash(s.bob, "court bid", coins="2")
        await s.discord.until(lambda: len(s.dms(s.ann)) == 2)
        fresh = next(message for message in s.dms(s.ann) if message is not before)
        assert does(answer(await s.do(s.ann, fresh, "b")), "o")
    await stands_once(s, table)


@pytest.mark.parametrize("slot", ["prompt", "card 0"])
async def test_what_arrives_at_the_second_attempt_is_found_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch, slot: str
) -> None:
    """It is brought up to date before it is noted, and bears its number as before."""
    table = await s.table(s.bob)
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


async def test_the_result_is_posted_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await s.table(s.bob)
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
    await s.boot()
    await s.settle()
    assert {kind: len(of) for kind, of in rings.items()} == {"channel": 1, "card": 1}


def ringing(s: Scene) -> dict[str, list[str]]:
    """From now on: what rings Ann's phone."""
    rings: dict[str, list[str]] = {"channel": [], "card": []}
    direct = s.discord.world.open_dm(s.ann["id"])["id"]

    def hear(change: Any) -> None:
        if change.name != "MESSAGE_CREATE" or change.data["author"]["id"] != s.discord.bot["id"]:
            return
        if any(user["id"] == s.ann["id"] for user in change.data["mentions"]):
            rings["channel"].append(change.data["id"])
        if change.data["channel_id"] == direct and not change.data["flags"] & 4096:
            rings["card"].append(change.data["id"])

    s.discord._simulation.bulletin.watch(hear)
    return rings


async def test_a_lobby_has_one_card_and_a_match_one_start(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async with crash(s, monkeypatch, "lobby"):
        opening = asyncio.create_task(s.slash(s.ann, "table open", game="petty_court", seats=2))
        await s.discord.until(lambda: any(does(message, "j") for message in ours(s)))
        opening.cancel()
    assert len([message for message in ours(s) if does(message, "j")]) == 1
    await s.do(s.bob, s.having("j"), "j")
    await s.settle()
    assert "**2.** Bob" in text(s.having("j"))


async def test_a_match_that_cannot_be_written_down_is_announced_once(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Every attempt finds what the first one has announced, hours apart."""
    card = await s.lobby(s.bob)
    matches = type(s.bot.store.matches)
    begin = matches.begin
    tries = 0

    async def full(self: Any, *given: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise DiskFull("full")
        return await begin(self, *given)

    monkeypatch.setattr(matches, "begin", full)
    for _ in range(4):
        await s.do(s.ann, card, "go")
        s.time.ahead += FORGOTTEN
        chatter(s)
    await s.settle()
    assert tries == 4
    starts = [message for message in ours(s) if "The game begins!" in text(message)]
    assert len(starts) == 1
    caplog.clear()


async def test_a_lobby_that_a_crash_kept_from_telling_is_brought_up_to_date(s: Scene) -> None:
    """Somebody sat down, and the process ended before their name was on the card."""
    card = await s.lobby(s.bob)
    fault = s.discord.faults.server_error(EDIT, times=1)
    await s.do(s.cid, card, "j")
    await s.discord.until(lambda: bool(fault.hits))
    await s.stop()
    s.time.ahead += 10
    await s.boot()
    await s.settle()
    assert "**3.** Cid" in text(card)


async def test_a_closed_lobby_keeps_no_buttons_whatever_happens(s: Scene) -> None:
    card = await s.lobby(s.bob)
    sure = answer(await s.slash(s.ann, "table close"))
    fault = s.discord.faults.server_error("PATCH /channels/*/messages/*", times=1)
    await s.do(s.ann, sure, "cl!")
    await s.discord.until(lambda: bool(fault.hits))
    await s.stop()
    s.time.ahead += 10
    await s.boot()
    await s.settle()
    assert "This table was closed." in text(card)
    assert not does(card, "j")


async def test_a_closed_match_loses_its_buttons_whatever_happens(s: Scene) -> None:
    await s.table(s.bob)
    sure = answer(await s.slash(s.ann, "table close"))
    s.discord.faults.server_error("* /channels/*", times=4)
    await s.do(s.ann, sure, "cl!")
    await s.stop()
    s.discord.faults.clear()
    s.time.ahead += 10
    await s.boot()
    await s.settle()
    assert [text(message) for message in ours(s)][-1].endswith("This table was closed.")
    assert not [message for message in ours(s) if does(message, "o") or does(message, "n")]
    for who in (s.ann, s.bob):
        (card,) = s.dms(who)
        assert not does(card, "n")


# ---- without a crash


@pytest.mark.parametrize("applied", [False, True], ids=["refused", "carried out"])
@pytest.mark.parametrize("where", ["channel", "direct"])
async def test_an_answer_that_was_lost_makes_no_second_message(s: Scene, where: str, applied: bool) -> None:
    """Hours later the nonce is forgotten, and there has been a further act: it is looked for all the same."""
    table = await s.table(s.bob, s.cid)
    await bid(s, s.ann)
    await bid(s, s.cid)
    channel_id = s.hall["id"] if where == "channel" else s.dms(s.ann)[-1]["channel_id"]
    fault = s.discord.faults.server_error(f"POST /channels/{channel_id}/messages", applied=applied)
    await s.slash(s.bob, "court bid", coins="1")
    await s.slash(s.ann, "court draw")
    await s.settle()
    s.time.ahead += FORGOTTEN
    chatter(s, 120)
    await s.settle()
    assert fault.hits
    told, shown = await log_in_channel(s, table)
    assert shown == told
    assert len(prompts(s)) <= 1
    assert len(cards(s, s.ann)) == 1


async def test_what_stands_too_many_is_removed(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that seemed lost arrived after all, when Discord had forgotten the nonce."""
    table = await s.table(s.bob)
    await bid(s, s.ann)
    s.discord.faults.server_error(SEND, applied=True, times=1)
    await bid(s, s.bob)
    (planned, *_) = await s.bot.store.postings.open(table, "table") or await s.bot.store.postings.open(table, "seat:0")
    twin = next(
        message
        for where in (s.hall, s.discord.world.open_dm(s.ann["id"]))
        for message in s.shown(where)
        if message["components"] and message["components"][0]["id"] == BASE + planned.id
    )
    where = s.discord.world.channels[twin["channel_id"]]
    s.time.ahead += FORGOTTEN
    s.discord._simulation.messages.create(where, s.discord.bot, twin, [])
    await s.settle()
    bearing = [m for m in s.shown(where) if m["components"] and m["components"][0]["id"] == BASE + planned.id]
    assert len(bearing) == 1
    await stands_once(s, table)


async def test_the_history_is_read_only_when_something_was_interrupted(s: Scene) -> None:
    table = await s.table(s.bob, stewards=1)
    await Presser(s, table, seed=3).play()
    assert s.discord.requests.to(HISTORY) == []


async def test_each_line_is_told_once_although_many_people_wrote_meanwhile(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that is turned over at every act, a lost answer each time, and more chat than one page of history."""
    monkeypatch.setattr(channel, "BESIDE_BOARD", 60)
    table = await s.table(s.bob)
    presser = Presser(s, table, seed=1)
    for _ in range(12):
        if (await s.sitting(table)).playing.over:
            break
        s.discord.faults.server_error(SEND, applied=True)
        sitting = await s.sitting(table)
        await presser.turn(s.ann if sitting.awaited[0] == 0 else s.bob)
        chatter(s, 130)
        s.time.ahead += 1000
        await s.settle()
    s.discord.faults.clear()
    s.time.ahead += FORGOTTEN
    await s.settle()
    told, shown = await log_in_channel(s, table)
    assert shown == told
    boards = Counter(message["id"] for message in ours(s) if does(message, "h"))
    assert len(boards) == 1
    assert len(prompts(s)) <= 1


@pytest.mark.parametrize("failing", ["plan", "sent"])
async def test_a_full_disk_sends_nobody_more_than_one_card(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failing: str
) -> None:
    """Nothing can be noted for a while; the attempts are far between, and none of them sends anything twice."""
    monkeypatch.setattr("bot.publish.publisher.PAUSE", 0.01)
    await s.table(s.bob)
    await bid(s, s.ann)
    real: Callable[..., Any] = getattr(SqlitePostings, failing)
    tries: list[float] = []

    async def full(self: SqlitePostings, *given: Any) -> Any:
        tries.append(asyncio.get_running_loop().time())
        if len(tries) < 9:
            raise DiskFull("full")
        return await real(self, *given)

    before = len(s.discord.requests.to(SEND))
    monkeypatch.setattr(SqlitePostings, failing, full)
    await s.slash(s.bob, "court bid", coins="1")
    await s.slash(s.ann, "court draw")
    await s.discord.until(lambda: len(tries) >= 9)
    await s.settle()
    assert len(cards(s, s.ann)) == len(cards(s, s.bob)) == 1
    assert len(s.discord.requests.to(SEND)) - before <= 6
    caplog.clear()


async def test_what_is_replaced_goes_at_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when something else happens at that table, or the outbox is looked through."""
    monkeypatch.setattr(publisher, "IDLE", 3600.0)
    await s.table(s.bob)
    await s.stop()
    await s.boot()
    await s.settle()
    for who in (s.ann, s.bob):
        await s.press(who, cards(s, who)[-1], "1")
    await s.discord.until(lambda: [who for who in (s.ann, s.bob) if "Draw" in text(cards(s, who)[-1])])
    await s.discord.until(lambda: len(cards(s, s.ann)) == len(cards(s, s.bob)) == len(prompts(s)) == 1)


async def test_a_host_is_told_at_once_that_a_channel_is_gone(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "IDLE", 3600.0)
    await s.table(s.bob)
    await s.stop()
    await s.boot()
    await s.settle()
    s.discord.places.delete_channel(s.hall)
    await s.press(s.bob, cards(s, s.bob)[-1], "1")
    await s.discord.until(lambda: "channel of this table is gone" in "".join(map(text, s.dms(s.ann))))
