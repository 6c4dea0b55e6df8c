"""A match begins with one message; one that a crash or somebody else's press overtook is taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot import upkeep
from bot.parlour.simulated import Payload
from bot.play.told import START
from bot.publish.poster import Poster
from bot.ui.parts import words
from persistence.postings import Posting
from tests.bot.reading import custom_id, does, said, text
from tests.bot.scene import Scene
from tests.bot.test_delivered_once import FORGOTTEN, chatter, ours


async def test_a_start_that_did_not_come_about_is_taken_back(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
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
    await s.do(s.ann, s.having("j"), "go")
    await s.settle()
    assert starts(s) == 1
    assert not [message for message in ours(s) if does(message, "j")]
    caplog.clear()


async def test_a_start_that_the_closing_of_the_table_overtook_is_taken_back(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await s.lobby(s.bob)
    announce = Poster.announce

    async def overtaken(self: Poster, posting: Posting, parts: Any) -> str:
        message = await announce(self, posting, parts)
        await s.bot.store.tables.close(posting.table_id)
        return message

    monkeypatch.setattr(Poster, "announce", overtaken)
    done = await s.do(s.ann, card, "go")
    await s.settle()
    assert said(done) == "This table is no longer in its lobby."
    assert starts(s) == 0


async def test_a_start_that_counts_by_now_is_not_taken_back(s: Scene) -> None:
    """Somebody presses Start while the bot is still looking what the last process has left."""
    table = custom_id(await s.lobby(s.bob), "j").split(":")[2]
    posting = Posting(table_id=table, audience=START, slot=START, channel_id=s.hall["id"])
    lock = s.bot.sessions.lock(table)
    async with lock:
        await s.bot.poster.announce(posting, [words("The game begins!")])
        looking = asyncio.create_task(upkeep.retract(s.bot.sessions, s.bot.poster))
        await s.discord.until(lambda: lock._waiters)
        (planned,) = await s.bot.store.postings.open(table, START)
        await s.bot.store.postings.discard(planned.id)  # as the match that begins with it does
    await looking
    assert starts(s) == 1


async def test_one_start_that_cannot_be_taken_back_keeps_no_other(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    for where in (s.hall, s.attic):
        table = custom_id(await s.lobby(where=where), "j").split(":")[2]
        posting = Posting(table_id=table, audience=START, slot=START, channel_id=where["id"])
        await s.bot.poster.announce(posting, [words("The game begins!")])
    s.discord.faults.refuse(f"DELETE /channels/{s.hall['id']}/messages/*", 403, 50013, "Missing Permissions")
    await upkeep.retract(s.bot.sessions, s.bot.poster)
    assert starts(s, s.hall) == 1
    assert starts(s, s.attic) == 0
    caplog.clear()


def starts(s: Scene, where: Payload | None = None) -> int:
    return len([message for message in ours(s, where) if "The game begins!" in text(message)])
