"""A private thread is less private than it sounds: whoever chooses it is told, and so is the table."""

import asyncio

import pytest

from bot.parlour.simulated import Payload
from bot.post import Post
from tests.bot.reading import said, text
from tests.bot.scene import Scene

NOTE = "Whoever may manage threads on a server can read the private threads there."
THREAD = "Bob (page in a private thread)"
JOIN = "PUT /channels/*/thread-members/*"
PRIVATE_THREAD = 12
LATER = 10.0
"""Seconds after which the next attempt of a delivery is due."""


async def test_the_table_is_told(s: Scene) -> None:
    """Where it is chosen, on the lobby's card at once, on the message that begins the match, in the list of seats."""
    assert NOTE in said(await s.slash(s.bob, "me"))
    card = await s.lobby(s.bob)
    assert THREAD not in text(card)
    await s.choose(s.bob, "delivery", "thread")
    assert THREAD in text(card)
    await s.settled(s.do(s.ann, card, "go"))
    assert THREAD in text(next(message for message in s.shown() if "The game begins!" in text(message)))
    assert THREAD in said(await s.slash(s.cid, "table who"))
    await s.choose(s.bob, "delivery", "dm")
    assert THREAD not in said(await s.slash(s.cid, "table who"))


async def test_my_hand_in_the_thread_is_that_tables(s: Scene) -> None:
    """Bob sits at two tables; the thread belongs to the one in the attic, though the other is due first."""
    await s.choose(s.bob, "delivery", "thread")
    await s.table(s.bob)
    thread = await s.thread(await s.table(s.bob, where=s.attic), 1)
    assert f"<#{s.attic['id']}>" in said(await s.slash(s.bob, "hand", thread))
    assert f"<#{s.hall['id']}>" in said(await s.slash(s.bob, "hand", s.discord.world.open_dm(s.bob["id"])))


async def test_a_thread_that_a_crash_left_empty_is_used(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends when the thread is there, before its first card and before its reader is in it."""
    await s.choose(s.bob, "delivery", "thread")
    reached = asyncio.Event()

    async def ended(self: Post, thread: str, user: str) -> None:
        reached.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(Post, "invite", ended)
        await s.do(s.ann, await s.lobby(s.bob), "go")
        await asyncio.wait_for(reached.wait(), 30)
        patch.setattr("bot.router.GRACE", 0.01)
        await s.stop()
    await s.settled(s.boot())
    (thread,) = threads(s)
    assert ["You hold" in text(message) for message in s.shown(thread, s.bob)] == [True]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_reader_who_could_not_be_let_in_is_tried_again(s: Scene, gone: bool) -> None:
    """An answer of Discord's that gets lost makes no second thread, unless the first one goes meanwhile."""
    await s.choose(s.bob, "delivery", "thread")
    lost = s.discord.faults.server_error(JOIN)
    await s.table(s.bob)
    assert lost.hits
    (first,) = threads(s)
    if gone:
        s.discord.places.delete_channel(first)
    await s.later(LATER)
    (thread,) = threads(s)
    assert (thread["id"] == first["id"]) is not gone
    assert ["You hold" in text(message) for message in s.shown(thread, s.bob)] == [True]


def threads(s: Scene) -> list[Payload]:
    return [channel for channel in s.discord.world.channels.values() if channel["type"] == PRIVATE_THREAD]


async def test_a_command_in_the_thread_is_told_where_its_table_is(s: Scene) -> None:
    """Only whom the card is for: to everybody else it is as if there were no table."""
    await s.choose(s.bob, "delivery", "thread")
    table = await s.table(s.bob)
    thread = await s.thread(table, 1)
    for name in ("board", "resign", "close"):
        told = said(await s.slash(s.bob, f"table {name}", thread))
        assert told == f"The table of this thread is in <#{s.hall['id']}>. Use the command there."
        assert said(await s.slash(s.ann, f"table {name}", thread)).startswith("There is no table in this channel.")
    assert said(await s.slash(s.bob, "table board", s.attic)).startswith("There is no table in this channel.")
    assert (await s.loaded(table)).live
