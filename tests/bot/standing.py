"""Crashes between sending and noting, and what a reader counts afterwards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.parlour.simulated import ChannelKind, MessageFlag, Payload
from persistence.postings import Planned
from persistence.sqlite.postings import SqlitePostings
from tests.bot.reading import does, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import HOUR, every_line_stands

FORGOTTEN = 2 * HOUR
"""Seconds after which Discord knows no nonce any more and a message is old."""


@asynccontextmanager
async def crash(s: Scene, monkeypatch: pytest.MonkeyPatch, slot: str) -> AsyncIterator[None]:
    """The process ends when the message in *slot* has been sent and before that is noted; hours later, when people
    have been talking, it starts again."""
    sent, note = asyncio.Event(), SqlitePostings.sent

    async def lost(self: SqlitePostings, planned: Planned, *given: Any, **more: Any) -> bool:
        if planned.posting.slot.startswith(slot):
            sent.set()
            await asyncio.Event().wait()
        return await note(self, planned, *given, **more)

    with monkeypatch.context() as patch:
        patch.setattr(SqlitePostings, "sent", lost)
        yield
        await asyncio.wait_for(sent.wait(), 30)
        await s.stop()
    s.time.ahead += FORGOTTEN
    chatter(s)
    await s.settled(s.boot())


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
    await every_line_stands(s, table)
    over = (await s.loaded(table)).playing.over
    assert len([message for message in ours(s) if does(message, "i")]) == (not over)
    assert len(prompts(s)) == (not over)
    assert len([message for message in ours(s) if does(message, "again")]) == over
    for who in (s.ann, s.bob):
        assert len(cards(s, who)) == 1


def ringing(s: Scene, who: Payload | None = None) -> dict[str, list[str]]:
    """From now on: what rings the phone of *who* (Ann)."""
    rings: dict[str, list[str]] = {"channel": [], "card": []}
    who = who or s.ann
    direct = s.discord.world.open_dm(who["id"])["id"]

    def hear(change: Any) -> None:
        if change.name != "MESSAGE_CREATE" or change.data["author"]["id"] != s.discord.bot["id"]:
            return
        if any(user["id"] == who["id"] for user in change.data["mentions"]):
            rings["channel"].append(change.data["id"])
        where = change.data["channel_id"]
        mine = where == direct or who["id"] in s.discord.world.thread_members.get(where, {})
        private = s.discord.world.channels[where]["type"] != ChannelKind.PUBLIC_THREAD
        if mine and private and not change.data["flags"] & 4096:
            rings["card"].append(change.data["id"])

    s.discord._simulation.bulletin.watch(hear)
    return rings
