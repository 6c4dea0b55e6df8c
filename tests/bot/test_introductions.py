"""Channels of direct messages are opened five a minute, in the background, and nobody's press waits for it."""

import asyncio

import pytest

from bot.parlour.simulated import Payload
from bot.parlour.simulated.faults import OPEN_DM
from bot.post import Doors
from bot.time.calendar import MINUTE
from tests.bot.reading import said
from tests.bot.scene import Scene
from tests.bot.standing import ringing

MOST = 5


@pytest.fixture
def s(s: Scene) -> Scene:
    """With doors as they are when nobody looks."""
    s.bot.post._doors = Doors(s.time.milliseconds)
    s.unpatched = lambda: False
    return s


def town(s: Scene, count: int) -> list[tuple[Payload, Payload]]:
    """So many people who have never sat anywhere, each with a channel in which they will, three in one."""
    rooms = [s.discord.places.add_channel(s.guild, f"room {number}") for number in range(count // 3)]
    people = [s.discord.places.add_person(f"Guest {number}") for number in range(count)]
    for person in people:
        s.discord.places.add_member(s.guild, person)
    return [(person, rooms[number // 3]) for number, person in enumerate(people)]


async def sit(s: Scene, number: int, who: Payload, where: Payload) -> str:
    if number % 3 == 0:
        return said(await s.slash(who, "table open", where, game="petty_court", seats=3))
    return said(await s.do(who, s.having("j", where), "j"))


async def known(s: Scene, people: list[Payload]) -> int:
    return sum([(await s.bot.store.people.get(who["id"])).dm_channel_id is not None for who in people])


async def test_twelve_who_join_within_a_second(s: Scene) -> None:
    """Everybody is answered at once; five are introduced in any minute, and all of them in the end."""
    guests = town(s, 12)
    people = [who for who, _ in guests]
    for number, (who, where) in enumerate(guests):
        assert ("You have seat" in await sit(s, number, who, where)) == (number % 3 > 0)
    await s.settle()
    at: list[int] = [s.time.milliseconds()] * await known(s, people)
    assert len(at) == MOST
    for _ in range(14):
        await s.later(10)
        at += [s.time.milliseconds()] * (await known(s, people) - len(at))
    assert len(at) == len(s.discord.requests.to(OPEN_DM)) == 12
    assert all(later - first >= MINUTE for first, later in zip(at, at[MOST:], strict=False))


async def test_a_stop_waits_for_no_introduction_and_loses_none(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord does not answer; the bot ends all the same, and the next one introduces them."""
    hangs = asyncio.Event()

    async def never(_: str) -> str:
        hangs.set()
        return await asyncio.Future[str]()

    with monkeypatch.context() as patch:
        patch.setattr(s.bot.post, "direct", never)
        await s.slash(s.ann, "table open", game="petty_court", seats=3)
        assert "You have seat" in await sit(s, 1, s.bob, s.hall)
        await hangs.wait()
        async with asyncio.timeout(20):
            await s.stop()
    await s.boot()
    await s.settle()
    assert await known(s, [s.ann, s.bob]) == 2


async def test_who_is_known_costs_nothing(s: Scene) -> None:
    await s.lobby(s.bob)
    before = len(s.discord.requests.to(OPEN_DM))
    await s.lobby(s.bob, where=s.attic)
    assert len(s.discord.requests.to(OPEN_DM)) == before == 2


async def test_whose_turn_it_is_not_is_called_in_the_channel_meanwhile(s: Scene) -> None:
    """Nobody misses a question because others have come first; the card follows when it may, and rings no more."""
    s.bot.post._doors = Doors(s.time.milliseconds, 1)
    rings = ringing(s, s.bob)
    await s.table(s.bob)
    assert (len(rings["card"]), len(rings["channel"])) == (0, 1)
    assert not s.dms(s.bob)
    told = said(await s.slash(s.ann, "table who"))
    assert "not by direct message at once (I had just written to many others" in told, "Discord has refused nothing"
    await s.later(61)
    assert s.dms(s.bob)
    assert (len(rings["card"]), len(rings["channel"])) == (0, 1)


def test_a_clock_that_is_set_locks_nobody_out() -> None:
    now = [10 * MINUTE]
    doors = Doors(lambda: now[0], 1)
    doors.open()
    now[0] = 0
    doors.open()
