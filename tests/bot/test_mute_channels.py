"""Archived and locked threads, lost rights, channels and servers that are gone: the game is kept and nobody is left
without a word."""

import asyncio
import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest
from discord import Role

from bot import upkeep
from bot.parlour.simulated import Payload, Permission
from bot.parlour.simulated.protocol import Intent
from bot.publish import publisher
from bot.publish.publisher import REFUSED_OFTEN
from persistence.deliveries import IN_CHANNEL, Box
from persistence.errors import Unavailable
from tests.bot.reading import custom_id, does, happens, said, text
from tests.bot.scene import Scene
from tests.bot.standing import cards, prompts
from tests.bot.test_publishing import HOUR, bid, every_line_stands, standing

DAY = 24 * HOUR


def thread(s: Scene) -> Payload:
    """A thread in the hall with everybody in it."""
    threads = s.discord._simulation.threads
    made = threads.start(s.hall, "The game", owner=s.ann)
    for person in (s.bob, s.cid, s.discord.bot):
        threads.join(made, person)
    return made


def archive(s: Scene, where: Payload, *, locked: bool = False) -> None:
    s.discord._simulation.threads.update(where, {"archived": True, "locked": locked})


async def play_in(s: Scene, where: Payload) -> str:
    table = await s.table(s.bob, where=where)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    return table


@pytest.mark.rings("channel")
async def test_an_archived_thread_is_opened_for_the_next_act(s: Scene) -> None:
    """The board is edited, and the prompt calls whoever is next."""
    where = thread(s)
    table = await play_in(s, where)
    archive(s, where)
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    assert not where["thread_metadata"]["archived"]
    loaded = await s.loaded(table)
    assert loaded.awaited != ()
    called = [message for message in s.shown(where) if message["mentions"]]
    assert [user["id"] for user in called[-1]["mentions"]] == [loaded.seat(loaded.awaited[0]).user_id]
    assert happens("Bob has sealed a bid.", "\n".join(map(text, s.shown(where))))
    assert loaded.table.mute_since is None


async def test_an_archived_thread_of_cards_is_opened_too(s: Scene) -> None:
    await s.choose(s.bob, "delivery", "thread")
    table = await s.table(s.bob)
    where = await s.thread(table, 1)
    archive(s, where)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    (card,) = s.shown(where)
    assert happens("Ann has sealed a bid.", text(card))


@pytest.mark.rings("channel")
async def test_a_locked_thread_is_said_to_the_host_once_and_goes_on_when_it_is_opened(s: Scene) -> None:
    where = thread(s)
    table = await play_in(s, where)
    archive(s, where, locked=True)
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    told = [text(message) for message in s.dms(s.ann) if "is locked" in text(message)]
    assert len(told) == 1
    assert "only a moderator can open it" in told[0]
    assert "its thread is locked" in said(await s.slash(s.bob, "me"))
    await s.later(600)
    assert len([message for message in s.dms(s.ann) if "is locked" in text(message)]) == 1
    before = s.last(where)["id"]
    s.discord._simulation.threads.update(where, {"archived": False, "locked": False})
    await s.discord.until(lambda: s.last(where)["id"] != before and s.last(where)["mentions"])
    await s.settle()
    loaded = await s.loaded(table)
    assert loaded.table.mute_since is None
    assert [user["id"] for user in s.last(where)["mentions"]] == [loaded.seat(loaded.awaited[0]).user_id]
    assert "its thread is locked" not in said(await s.slash(s.bob, "me"))


@pytest.mark.thorough
@pytest.mark.rings("channel")
async def test_lost_rights_are_tried_for_a_while_and_then_once_in_a_while(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    assert len([request for request in s.discord.requests.requests if request.code == 50001]) <= 2, "it waits"
    for _ in range(REFUSED_OFTEN + 1):
        await s.later(60)
    tried = [request for request in s.discord.requests.requests if request.code == 50001]
    assert len(tried) <= REFUSED_OFTEN + 1
    assert await s.bot.store.outbox.next_retry() is None, "nothing is tried for ever"
    assert len([message for message in s.dms(s.ann) if "no longer write" in text(message)]) == 1
    assert "I may not write in its channel" in said(await s.slash(s.bob, "me"))
    await s.settled(s.press(s.bob, cards(s, s.bob)[-1], "1"))
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await upkeep.tidy(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    told = await every_line_stands(s, table)
    assert happens("Bob has sealed", "\n".join(told))
    assert len(prompts(s)) == 1
    assert (await s.loaded(table)).table.mute_since is None


async def test_after_a_long_absence_a_channel_is_tried_before_its_table_is_given_up(s: Scene, table: str) -> None:
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    assert (await s.loaded(table)).table.mute_since is not None
    await s.stop()
    s.time.ahead += 31 * DAY
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await s.boot()
    await s.discord.until(lambda: "tidy" not in s.bot.publisher._woken)
    await s.settle()
    now = await s.loaded(table)
    assert (now.table.state, now.table.mute_since) == ("playing", None)


async def test_looking_once_an_hour_for_a_month_piles_nothing_up(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "REFUSED_OFTEN", 0)
    table = await s.table(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    await bid(s, s.ann)
    await bid(s, s.bob)
    waiting = []
    for _ in range(3):
        await upkeep.revive(s.bot.publisher, s.time.milliseconds())
        await s.settle()
        waiting.append(await s.bot.store.outbox.take_up(Box(table, IN_CHANNEL)))
        await s.settle()
    assert waiting[0] > 0
    assert waiting == waiting[:1] * 3


async def test_one_damaged_world_keeps_no_other_table_mute(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """A lobby in which the next match cannot begin; and its people hear of the rest all the same."""
    mine = await s.table(s.bob)
    await s.finish(mine)
    lobby = custom_id(await s.lobby(s.bob), "j").split(":")[2]
    other = await s.table(s.bob, where=s.attic)
    for channel in (s.hall, s.attic):
        s.discord.places.forbid_bot(channel, Permission.VIEW_CHANNEL)
    for table in (lobby, other):
        await s.bot.store.tables.change(table, mute_since=1, mute_why="denied")
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE heirlooms SET body = 'x', packed = NULL")
    s.discord.places.forbid_bot(s.attic, Permission(0))
    await upkeep.revive(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert (await s.loaded(other)).table.mute_since is None
    page = said(await s.slash(s.bob, "me", s.attic))
    assert "set aside" in page
    caplog.clear()
    await s.discord.people.autocomplete(s.ann, s.hall, "table hide", "words", "")


async def test_a_deleted_channel_rests_the_table_and_ends_it_after_a_month(s: Scene, table: str) -> None:
    s.discord.places.delete_channel(s.hall)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    assert len([message for message in s.dms(s.ann) if "channel of this table is gone" in text(message)]) == 1
    assert await s.bot.store.outbox.due(100) == []
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    assert "It is your turn." in "".join(map(text, s.dms(s.ann))), "whoever has cards plays on"
    page = said(await s.slash(s.bob, "me", s.attic))
    assert "its channel is gone" in page
    await upkeep.tidy(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert (await s.loaded(table)).table.state == "playing"
    s.time.ahead += 31 * DAY
    await upkeep.tidy(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert (await s.loaded(table)).table.state == "closed"
    assert await s.bot.store.outbox.due(9) == []
    assert await s.bot.store.tables.of_person(s.ann["id"]) == []


async def test_a_table_is_mute_since_the_first_time_whatever_the_reason_is_by_now(s: Scene, table: str) -> None:
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    before = (await s.bot.store.tables.get(table)).mute_since
    s.time.ahead += DAY
    s.discord.places.delete_channel(s.hall)
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    now = await s.bot.store.tables.get(table)
    assert (now.mute_why, now.mute_since) == ("gone", before)


async def test_a_server_that_has_sent_the_bot_away_and_asks_it_back(s: Scene, table: str) -> None:
    world, guild = s.discord.world, s.guild["id"]
    member = world.members[guild].pop(s.discord.bot["id"])
    world.tell("GUILD_DELETE", {"id": guild, "unavailable": False}, Intent.GUILDS)
    await s.discord.until(lambda: s.bot.get_guild(int(guild)) is None)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "1"))
    now = (await s.loaded(table)).table
    assert now.mute_why == "gone"
    assert await s.bot.store.outbox.next_retry() is None
    world.members[guild][s.discord.bot["id"]] = member
    world.tell("GUILD_CREATE", world.guild_create(guild, everybody=False), Intent.GUILDS)
    await s.discord.until(lambda: happens("Ann has sealed a bid.", text(standing(s))))
    await s.settle()
    assert (await s.loaded(table)).table.mute_since is None
    assert len([message for message in s.shown() if does(message, "h")]) == 1


async def test_many_changes_of_a_server_are_one_look(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody drags a role past others, and nothing is tried for each of them."""
    heard, looks, later = [], [], asyncio.Event()

    async def look(*_: object, guild: str) -> None:
        looks.append(guild)

    async def role_update(_: object, after: Role) -> None:
        heard.append(after)
        s.bot._reachable(after.guild.id)

    monkeypatch.setattr("bot.client.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: later.wait()}))
    monkeypatch.setattr(upkeep, "revive", look)
    monkeypatch.setattr(s.bot, "on_guild_role_update", role_update)
    (role,) = [role for role in s.guild["roles"] if role["id"] == s.guild["id"]]
    for _ in range(20):
        s.discord.faults.send_event("GUILD_ROLE_UPDATE", {"guild_id": s.guild["id"], "role": role})
    await s.discord.until(lambda: len(heard) == 20)
    later.set()
    await s.discord.until(lambda: looks)
    s.discord.faults.send_event("GUILD_ROLE_UPDATE", {"guild_id": s.guild["id"], "role": role})
    await s.discord.until(lambda: len(looks) > 1)
    assert looks == [s.guild["id"]] * 2


async def test_a_store_that_closes_meanwhile_is_no_error(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object, guild: str) -> None:
        raise Unavailable("the store is closed")

    monkeypatch.setattr(upkeep, "revive", closed)
    s.bot._reachable(int(s.guild["id"]))
    await asyncio.gather(*s.bot._looks)
