"""What a server's calendar has of its events: made once, begun, ended and called off with them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.parlour.simulated import Payload, Permission
from bot.parlour.simulated.errors import ApiError
from bot.parlour.simulated.faults import Fault
from bot.time.calendar import HOUR
from tests.bot.reading import answer
from tests.bot.scene import Scene, scene
from tests.bot.test_contests import PEOPLE, announced, begun, card, contest, played, struck
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
CREATE = "POST /guilds/*/scheduled-events"


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


def allow(s: Scene) -> None:
    own = next(role for role in s.guild["roles"] if role["name"] == s.discord.bot["username"])
    planner = s.discord.places.add_role(s.guild, "planner", Permission.CREATE_EVENTS)
    s.discord.places.set_roles(s.guild, s.discord.bot, [own, planner])


def dates(s: Scene) -> list[Payload]:
    return list(s.discord._simulation.world.scheduled.get(s.guild["id"], {}).values())


async def test_it_goes_along_with_the_event(s: Scene) -> None:
    allow(s)
    await announced(s, *s.people[:4], wanted="2", rounds="1", minutes="45")
    (date,) = dates(s)
    assert (date["name"], date["status"]) == ("Friday night", SCHEDULED)
    assert date["entity_metadata"]["location"].endswith(f"/{s.guild['id']}/{s.hall['id']}")
    assert "Sign up" in date["description"]
    await begun(s, *s.people[:4])
    assert date["status"] == ACTIVE
    await played(s)
    assert date["status"] == COMPLETED
    assert len(dates(s)) == 1


async def test_nothing_of_it_where_the_bot_may_not(s: Scene) -> None:
    await announced(s, s.bob)
    assert dates(s) == []
    assert not s.discord.requests.to(CREATE)


@pytest.mark.parametrize("arrived", [True, False])
async def test_it_is_made_once_whatever_is_cut_off(s: Scene, arrived: bool) -> None:
    """What was asked for and never answered is looked for; and called off with the event."""
    allow(s)
    s.discord.faults.plan(Fault(where=CREATE, cut=True, applied=arrived))
    await announced(s, s.bob)
    await s.later(60)
    (date,) = dates(s)
    assert len(s.discord.requests.to(CREATE)) == (1 if arrived else 2)
    assert (await contest(s)).event_id == date["id"]
    sure = answer(await s.press(s.ann, answer(await s.do(s.ann, card(s), "km")), "End it"))
    await s.settled(s.press(s.ann, sure, "End it"))
    await s.later(6)
    assert date["status"] == CANCELED


async def test_a_calendar_that_is_full_holds_up_nothing(s: Scene) -> None:
    allow(s)
    full = s.discord.faults.plan(Fault(where=CREATE, error=ApiError(400, 30038, "full")))
    await announced(s, *s.people[:2], wanted="2", rounds="1")
    assert len(full.hits) == 1
    assert (await contest(s)).event_id is None
    await begun(s, *s.people[:2])
    assert (await contest(s)).state == "running"


async def test_who_begins_early_begins_it_there_too(s: Scene) -> None:
    allow(s)
    await announced(s, *s.people[:2], wanted="2", check_in="0")
    sure = answer(await s.press(s.ann, answer(await s.do(s.ann, card(s), "km")), "Begin now"))
    await s.settled(s.press(s.ann, sure, "Begin now"))
    await struck(s)
    assert [date["status"] for date in dates(s)] == [ACTIVE]
    await struck(s, HOUR / 1000)
