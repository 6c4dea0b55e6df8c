"""A match begins with one message; one that a crash or somebody else's press overtook is taken back."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot import upkeep
from bot.parlour.simulated import Payload
from bot.parlour.simulated.faults import SEND
from bot.publish.poster import Poster
from bot.ui.parts import prose
from persistence.deliveries import START
from persistence.postings import Posting
from tests.bot.reading import custom_id, does, said, text
from tests.bot.scene import PATIENCE, Scene
from tests.bot.standing import FORGOTTEN, chatter, ours
from tests.bot.test_piled_up import LATER


@pytest.fixture(autouse=True)
def _soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "AGAIN", 0.01)


async def test_a_start_that_did_not_come_about_is_taken_back(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The announcement is posted, the process ends, and hours later somebody presses Start again."""
    card = await s.lobby(s.bob)
    matches = type(s.bot.store.matches)
    begin = matches.begin

    async def crashed(self: Any, beginning: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(matches, "begin", crashed)
    pressing = asyncio.create_task(s.do(s.ann, card, "go"))
    await s.discord.until(lambda: starts(s) == 1)
    monkeypatch.setattr("bot.router.GRACE", 0.01)
    await s.stop()
    pressing.cancel()
    monkeypatch.setattr(matches, "begin", begin)
    s.time.ahead += FORGOTTEN
    chatter(s)
    await s.boot()
    await s.discord.until(lambda: starts(s) == 0)
    await s.settled(s.do(s.ann, s.having("j"), "go"))
    assert starts(s) == 1
    assert not [message for message in ours(s) if does(message, "j")]


async def test_a_start_that_the_closing_of_the_table_overtook_is_taken_back(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await s.lobby(s.bob)
    announce = Poster.announce

    async def overtaken(self: Poster, posting: Posting, *given: Any) -> str:
        message = await announce(self, posting, *given)
        await s.bot.store.tables.close(posting.table_id)
        return message

    monkeypatch.setattr(Poster, "announce", overtaken)
    done = await s.settled(s.do(s.ann, card, "go"))
    assert said(done) == "This table is no longer in its lobby."
    assert starts(s) == 0


async def test_a_start_that_counts_by_now_is_not_taken_back(s: Scene) -> None:
    """Somebody presses Start while the bot is still looking what the last process has left."""
    table = custom_id(await s.lobby(s.bob), "j").split(":")[2]
    posting = Posting(table_id=table, audience=START, slot="start", channel_id=s.hall["id"])
    lock = s.bot.sessions.lock(table)
    async with lock:
        await s.bot.poster.announce(posting, [prose("The game begins!")])
        looking = asyncio.create_task(upkeep.retract(s.bot.publisher))
        await s.discord.until(lambda: lock._waiters)
        (planned,) = await s.bot.store.postings.open(table, START)
        await s.bot.store.postings.discard(planned.id)  # as the match that begins with it does
    await looking
    assert starts(s) == 1


async def test_one_start_that_cannot_be_taken_back_keeps_no_other(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """And goes as soon as it can, not only when the bot is started once more."""
    for where in (s.hall, s.attic):
        table = custom_id(await s.lobby(where=where), "j").split(":")[2]
        posting = Posting(table_id=table, audience=START, slot="start", channel_id=where["id"])
        await s.bot.poster.announce(posting, [prose("The game begins!")])
    s.discord.faults.refuse(f"DELETE /channels/{s.hall['id']}/messages/*", 403, 50013, "Missing Permissions")
    again = asyncio.Event()
    monkeypatch.setattr(upkeep, "asyncio", SimpleNamespace(sleep=lambda _: again.wait()))
    retracting = asyncio.create_task(upkeep.retract(s.bot.publisher))
    await s.discord.until(lambda: starts(s, s.attic) == 0)
    assert starts(s, s.hall) == 1
    again.set()
    await asyncio.wait_for(retracting, PATIENCE)
    assert starts(s, s.hall) == 0


async def test_a_start_that_may_still_arrive_is_waited_for(s: Scene) -> None:
    """The last process ended with the request on its way: it is carried out when the new one has looked already."""
    table = custom_id(await s.lobby(s.bob), "j").split(":")[2]
    posting = Posting(table_id=table, audience=START, slot="start", channel_id=s.hall["id"])
    planned = await s.bot.store.postings.plan(posting, s.bot.post.newest)
    retracting = asyncio.create_task(upkeep.retract(s.bot.publisher))
    await asyncio.sleep(0.05)
    assert not retracting.done()
    await s.bot.post.send(s.hall["id"], [prose("The game begins!")], planned.nonce, planned.id)
    await asyncio.wait_for(retracting, PATIENCE)
    assert starts(s) == 0


async def test_a_start_that_failed_while_the_bot_went_on_is_taken_back(s: Scene) -> None:
    """Whoever pressed was told that nothing could be posted; the answer to that request was lost."""
    card = await s.lobby(s.bob)
    s.discord.faults.cut(SEND, applied=True)
    await s.do(s.ann, card, "go")
    assert starts(s) == 1
    await upkeep.tidy(s.bot.publisher, s.time.milliseconds())
    assert starts(s) == 0
    assert await s.bot.store.postings.interrupted() == []


async def test_a_start_that_never_arrived_is_forgotten(s: Scene) -> None:
    table = custom_id(await s.lobby(s.bob), "j").split(":")[2]
    await s.bot.store.postings.plan(Posting(table_id=table, audience=START, slot="start", channel_id=s.hall["id"]), "")
    s.time.ahead += LATER
    await asyncio.wait_for(upkeep.retract(s.bot.publisher), PATIENCE)
    assert await s.bot.store.postings.interrupted() == []


def starts(s: Scene, where: Payload | None = None) -> int:
    return len([message for message in ours(s, where) if "The game begins!" in text(message)])


async def test_the_first_page_is_in_the_language_that_the_press_came_in(s: Scene) -> None:
    """A newcomer had changed the language of her client and pressed Start: her first page was in the old one. Whatever
    somebody's press sends to them goes by what it says of their client."""
    card = await s.lobby(s.bob)
    s.discord.world.locales[s.ann["id"]] = "ru"
    s.discord.requests.clear()
    await s.settled(s.do(s.ann, card, "go"))
    mine = s.discord.world.open_dm(s.ann["id"])["id"]
    (sent,) = [each for each in s.discord.requests.to("POST */messages") if mine in each.path]
    assert "Сделайте тайную ставку" in str(sent.body)
    assert "Make a" not in str(sent.body)
