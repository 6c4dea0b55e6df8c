"""What piles up while Discord takes nothing, and requests that come again."""

import asyncio
from typing import Any

import pytest

from bot.play.loaded import LoadedTable
from bot.publish.poster import Poster
from engines.core.game import Act
from persistence.deliveries import IN_CHANNEL, AtSeat, Audience, Box, Called, CardDue, Delivery
from persistence.moments import Moment
from tests.bot.reading import does
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid, every_line_stands, prompted, silent

SUPPRESS = 1 << 12
"""The flag of a message that rings nobody."""
LATER = 600.0
"""Seconds after which whatever was put off is due."""


@pytest.mark.rings("both")
async def test_every_call_that_has_piled_up_is_made(s: Scene) -> None:
    """It becomes Ann's move; then Bob resigns, which calls nobody. She is mentioned, and her phone rings."""
    table = await s.table(s.bob, s.cid)
    await bid(s, s.ann)
    await bid(s, s.bob)
    before = {message["id"] for message in s.dms(s.ann)}
    s.discord.faults.server_error("* /channels/*", times=10_000)
    await bid(s, s.cid)
    await s.resign(s.bob)
    assert (await s.loaded(table)).awaited == (0,)
    s.discord.faults.clear()
    await s.later(LATER)
    called = prompted(s)
    assert [user["id"] for user in called["mentions"]] == [s.ann["id"]]
    asking = [message for message in s.dms(s.ann) if message["id"] not in before]
    assert [does(message, "s") or does(message, "a") for message in asking] == [True]
    assert not silent(asking[0])
    await every_line_stands(s, table)


def default(now: LoadedTable) -> list[Act[Any]]:
    seat = now.asked[0]
    return [Act(seat=seat, question=now.playing.question(seat), given=now.playing.default(seat))]


@pytest.mark.parametrize("case", ["it could be done again", "it could not", "overtaken"])
async def test_a_request_that_comes_again_is_shown_what_is_on_disk(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """Not what would have come of it; also if the first one is written down only while the second is worked out."""
    asked = default(await s.loaded(table))
    make = (lambda _: asked) if case == "it could not" else default
    read, earlier = type(s.bot.store.tables).at, [await s.bot.store.tables.at(table)]
    first = await s.bot.sessions.submit(table, "once", "person", make)
    assert (first.before, first.loaded.playing.step) == (0, 1)

    async def too_early(self: Any, table_id: str, *, match_too: bool = True) -> Moment:
        return earlier.pop() if earlier else await read(self, table_id, match_too=match_too)

    if case == "overtaken":
        monkeypatch.setattr(type(s.bot.store.tables), "at", too_early)
    again = await s.bot.sessions.submit(table, "once", "person", make)
    disk = await s.loaded(table)
    assert again.events == ()
    assert (again.before, again.loaded.playing.step) == (1, 1)
    assert again.loaded.playing == disk.playing


@pytest.mark.rings("both")
@pytest.mark.parametrize("cause", ["person", "clock"])
@pytest.mark.parametrize("audience", [IN_CHANNEL, AtSeat(seat=0)], ids=["channel", "card"])
async def test_a_call_that_comes_while_another_is_made_is_made_with_it(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, audience: Audience, cause: str
) -> None:
    """What is shown is what Ann is asked by then. Her phone has rung for that, and does not ring once more: neither if
    she has answered herself in between, nor if the clock has, so that both calls are for her."""
    await bid(s, s.ann)
    box, where = Box(table, audience), s.hall if audience == IN_CHANNEL else s.discord.world.open_dm(s.ann["id"])
    settle, done = Poster.settle, asyncio.Event()

    async def overtaken(self: Poster, of: Box) -> None:
        await settle(self, of)
        if of == box and len(await calls(s, box)) == 1 and not done.is_set():
            done.set()
            while len(await calls(s, box)) < 2:
                await s.bot.sessions.submit(table, f"act {await s.step(table)}", cause, default)

    monkeypatch.setattr(Poster, "settle", overtaken)
    s.discord.requests.clear()
    await bid(s, s.bob)
    assert 0 in (await s.loaded(table)).awaited
    sent = [request.body for request in s.discord.requests.to(f"POST /channels/{where['id']}/messages")]
    rings = [
        body for body in sent if not body.get("flags", 0) & SUPPRESS and (audience != IN_CHANNEL or mentions(body))
    ]
    assert len(rings) == 1


async def calls(s: Scene, box: Box) -> list[int]:
    """The deliveries waiting there that call Ann."""
    rows = await s.bot.store.outbox.waiting(box)
    return [row.id for row in rows if _calls(row.delivery)]


def _calls(due: Delivery) -> bool:
    match due:
        case CardDue(ring=ring):
            return ring is not None
        case Called(seats=seats):
            return 0 in seats
        case _:
            return False


def mentions(body: Any) -> bool:
    return bool(body.get("allowed_mentions", {}).get("users"))
