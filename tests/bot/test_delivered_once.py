"""Every message stands once, whatever happens to requests and to the disk, and those that were replaced go."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot import upkeep
from bot.parlour.simulated.faults import SEND
from bot.publish import channel, publisher
from bot.ui.numbering import BASE
from persistence.errors import DiskFull
from persistence.sqlite.postings import SqlitePostings
from tests.bot.presser import Presser
from tests.bot.reading import does, text
from tests.bot.scene import Scene
from tests.bot.standing import FORGOTTEN, cards, chatter, ours, prompts, stands_once
from tests.bot.test_publishing import bid, every_line_stands

pytestmark = pytest.mark.rings("both")


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
    await s.settled(s.slash(s.ann, "court draw"))
    s.time.ahead += FORGOTTEN
    chatter(s, 120)
    await s.settle()
    assert fault.hits
    await every_line_stands(s, table)
    assert len(prompts(s)) <= 1
    assert len(cards(s, s.ann)) == 1


async def test_an_attempt_that_is_refused_forgets_no_earlier_one(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one was carried out; the second finds the channel closed and the history as well."""
    await bid(s, s.ann)
    s.discord.faults.cut(f"POST /channels/{s.hall['id']}/messages", applied=True)
    looked = s.discord.faults.refuse(f"GET /channels/{s.hall['id']}/messages", 403, 50013, "Missing Permissions")
    refused = s.discord.faults.refuse(f"POST /channels/{s.hall['id']}/messages", 403, 50013, "Missing Permissions")
    await s.slash(s.bob, "court bid", coins="2")
    await s.discord.until(lambda: not s.bot.publisher._busy)
    for _ in range(3):
        s.time.ahead += 10
        s.bot.publisher.wake(table)
        await s.settle()
    assert looked.hits
    assert refused.hits
    s.time.ahead += FORGOTTEN
    await upkeep.revive(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert len(prompts(s)) == len([message for message in ours(s) if does(message, "i")]) == 1


@pytest.mark.parametrize("found", [True, False], ids=["looked for", "known by its nonce"])
async def test_what_had_arrived_says_what_is_true_by_now(s: Scene, table: str, found: bool) -> None:
    """The card that calls Ann seems lost. Until it is found, or where it cannot be looked for is sent again and known
    to be there, she reads another language."""
    await bid(s, s.ann)
    where = s.dms(s.ann)[-1]["channel_id"]
    s.discord.faults.cut(f"POST /channels/{where}/messages", applied=True)
    if not found:
        s.discord.faults.refuse(f"GET /channels/{where}/messages", 403, 50013, "Missing Permissions")
    await s.slash(s.bob, "court bid", coins="1")
    await s.discord.until(lambda: not s.bot.publisher._busy)
    assert "It is your turn." in text(cards(s, s.ann)[-1])
    await s.bot.store.people.change(s.ann["id"], locale="ru")
    await s.later(10)
    (card,) = cards(s, s.ann)
    assert "Ваш ход." in text(card)


async def test_a_word_that_had_arrived_is_not_said_again(s: Scene) -> None:
    """To the channel, and to the host of whose channel nothing can be written in."""
    await s.table(stewards=1)
    lost = s.discord.faults.cut(f"POST /channels/{s.hall['id']}/messages", applied=True)
    await s.slash(s.ann, "table pause", days=3)
    await s.discord.until(lambda: bool(lost.hits))
    await s.later(FORGOTTEN)
    assert "\n".join(map(text, s.shown())).count("agreed on a pause until") == 1
    s.discord.places.forbid_bot(s.hall)
    lost = s.discord.faults.cut(f"POST /channels/{cards(s, s.ann)[-1]['channel_id']}/messages", applied=True)
    await s.slash(s.ann, "table pause", days=0)
    await s.discord.until(lambda: bool(lost.hits))
    await s.later(FORGOTTEN)
    assert "\n".join(map(text, cards(s, s.ann))).count("may no longer write") == 1


async def test_what_stands_too_many_is_removed(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that seemed lost arrived after all, when Discord had forgotten the nonce."""
    await bid(s, s.ann)
    s.discord.faults.server_error(SEND, applied=True, times=1)
    await bid(s, s.bob)
    (planned,) = [each for each in await s.bot.store.postings.interrupted() if each.posting.table_id == table]
    twin = next(
        message
        for where in (s.hall, s.discord.world.open_dm(s.ann["id"]))
        for message in s.shown(where)
        if message["components"] and message["components"][0]["id"] == BASE + planned.id
    )
    where = s.discord.world.channels[twin["channel_id"]]
    s.time.ahead += FORGOTTEN
    late = s.discord._simulation.messages.create(where, s.discord.bot, twin, [])
    await s.settle()
    assert len([message for message in s.shown(where) if message["id"] in (twin["id"], late["id"])]) == 1
    await stands_once(s, table)


@pytest.mark.thorough
async def test_each_line_is_told_once_although_many_people_wrote_meanwhile(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that is turned over every few turns, a lost answer each time, and more chat than one page of history. No
    turn is so long that the board tells but a part of it."""
    monkeypatch.setattr(channel, "BESIDE_BOARD", 900)
    table = await s.table(s.bob)
    presser = Presser(s, table, seed=1)
    for _ in range(12):
        if (await s.loaded(table)).playing.over:
            break
        s.discord.faults.server_error(SEND, applied=True)
        loaded = await s.loaded(table)
        await presser.turn(s.ann if loaded.awaited[0] == 0 else s.bob)
        chatter(s, 130)
        await s.later(1000)
    s.discord.faults.clear()
    await s.later(FORGOTTEN)
    await every_line_stands(s, table)
    boards = Counter(message["id"] for message in ours(s) if does(message, "i"))
    assert len(boards) == 1
    assert len(prompts(s)) <= 1


PAUSE = 0.03


@pytest.mark.loud
@pytest.mark.parametrize("failing", ["plan", "sent"])
async def test_a_full_disk_sends_nobody_more_than_one_card(
    s: Scene, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """Nothing can be noted for a while; the attempts are far between, and none of them sends anything twice."""
    monkeypatch.setattr(publisher, "PAUSE", PAUSE)
    monkeypatch.setattr(publisher, "LONGEST_PAUSE", PAUSE)
    await s.table(s.bob)
    await bid(s, s.ann)
    real: Callable[..., Any] = getattr(SqlitePostings, failing)
    tries: list[tuple[str, float]] = []

    async def full(self: SqlitePostings, *given: Any, **more: Any) -> Any:
        posting = given[0] if failing == "plan" else given[0].posting
        tries.append((posting.slot, asyncio.get_running_loop().time()))
        if len(tries) < 9:
            raise DiskFull("full")
        return await real(self, *given, **more)

    before = len(s.discord.requests.to(SEND))
    monkeypatch.setattr(SqlitePostings, failing, full)
    await s.slash(s.bob, "court bid", coins="1")
    await s.slash(s.ann, "court draw")
    await s.discord.until(lambda: len(tries) >= 9)
    await s.settle()
    assert len(cards(s, s.ann)) == len(cards(s, s.bob)) == 1
    assert len(s.discord.requests.to(SEND)) - before <= 6
    for tried in {slot for slot, _ in tries[:8]}:
        times = [time for slot, time in tries[:8] if slot == tried]
        assert all(later - earlier > PAUSE * 0.9 for earlier, later in pairwise(times)), "it rests in between"


async def test_what_has_changed_is_told_at_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when something else happens at that table, or the outbox is looked through."""
    monkeypatch.setattr(publisher, "IDLE", 3600.0)
    await s.table(s.bob)
    await s.settled(s.restart())
    for who in (s.ann, s.bob):
        await s.press(who, cards(s, who)[-1], "1")
    await s.discord.until(lambda: [who for who in (s.ann, s.bob) if "Draw" in text(cards(s, who)[-1])])
    await s.discord.until(lambda: len(cards(s, s.ann)) == len(cards(s, s.bob)) == len(prompts(s)) == 1)
    s.discord.places.delete_channel(s.hall)
    await s.press(s.ann, cards(s, s.ann)[-1], "Draw a card")
    await s.discord.until(lambda: "channel of this table is gone" in "".join(map(text, s.dms(s.ann))))
