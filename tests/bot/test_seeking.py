"""Finding players: who seeks what is on a placard, and a table opens by itself when enough agree."""

import asyncio
from typing import Any

import pytest

from bot import upkeep
from bot.cases import seeking
from bot.parlour.simulated import Interaction, Payload, Permission
from bot.play.seeking import Wish, agreed
from bot.publish.placards import GAP
from bot.time.calendar import DAY, Waking, together
from bot.upkeep import tidy
from persistence import parts as limits
from persistence.seeks import NewSeek, Seek
from tests.bot.reading import answer, does, said, text
from tests.bot.scene import TOY, Scene
from tests.bot.standing import cards, crash, ours
from tests.kits import KIT

LATER = GAP / 1000
WEEK = 7 * 24 * 3600


async def seek(s: Scene, who: Payload, where: Payload | None = None, **more: Any) -> Interaction:
    return await s.settled(s.slash(who, "table seek", where, **{"game": TOY, "pace": "slow", **more}))


async def board(s: Scene, where: Payload | None = None) -> Payload:
    """The placard, by now."""
    await s.later(LATER)
    (found,) = [message for message in ours(s, where) if "Who would like to play?" in text(message)]
    return found


async def too(s: Scene, who: Payload) -> Interaction:
    """The first thing that the placard offers."""
    placard = await board(s)
    select = next(each for row in placard["components"][0]["components"] for each in row.get("components", ()))
    return await s.settled(s.discord.people.select(who, placard, select["custom_id"], [select["options"][0]["value"]]))


async def test_when_enough_agree_their_table_opens_and_everybody_is_called_once(s: Scene) -> None:
    await s.bot.store.people.change(s.cid["id"], ring="channel")
    done = await seek(s, s.bob, players=3)
    assert "Petty Court · Slow · 3 players" in said(done)
    assert "**Petty Court · Slow · 3 players**: Bob (1 of 3)" in text(await board(s))
    await too(s, s.cid)
    assert "Bob, Cid (2 of 3)" in text(await board(s))
    done = await too(s, s.ann)
    (table,) = await s.bot.store.tables.live()
    assert f"/{s.hall['id']}/{table.standing_message_id}" in said(done)
    assert ([seat.name for seat in table.seats], table.host_id) == (["Bob", "Cid", "Ann"], s.bob["id"])
    assert (table.settings["pace"], table.seats_wanted) == ("slow", 3)
    for who, key in ((s.bob, "so you host it"), (s.ann, "Bob hosts it")):
        (word,) = s.dms(who)
        assert key in text(word)
    assert s.dms(s.cid) == []
    (call,) = [message for message in ours(s) if message["mentions"]]
    assert [user["id"] for user in call["mentions"]] == [s.cid["id"]]
    assert "Nobody seeks anything just now." in text(await board(s))
    await s.settled(s.do(s.bob, s.having("go"), "go"))
    assert (await s.loaded(table.id)).live
    assert call not in ours(s)


async def test_who_minds_no_number_plays_as_soon_as_there_are_enough(s: Scene) -> None:
    """More may sit down before it starts."""
    await seek(s, s.ann)
    await seek(s, s.bob, pace="live")
    await seek(s, s.cid, players=4)
    assert await s.bot.store.tables.live() == []
    await seek(s, s.bob)
    (table,) = await s.bot.store.tables.live()
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert table.seats_wanted == KIT.games[TOY].meta.seats[-1]
    told = text(await board(s))
    assert "4 players**: Cid (1 of 4)" in told
    assert f"/{table.standing_message_id}) · Slow · {table.seats_wanted - 2} seats free" in told


async def test_a_table_that_a_crash_kept_from_opening_opens_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ended when the seek of the last one was written, and before anything came of it."""
    await seek(s, s.ann)
    said = {"guild_id": s.guild["id"], "game": TOY, "pace": "slow", "players": None, "until": s.kit.clock() + DAY}
    await s.bot.store.seeks.add(NewSeek(user_id=s.bob["id"], name="Bob", **said))
    monkeypatch.setattr(upkeep, "LOOK", 0.01)
    await s.restart()
    await s.discord.until(lambda: any(does(message, "go") for message in ours(s)))
    await asyncio.gather(*(seeking.gather(s.bot.services, s.guild["id"]) for _ in range(3)))
    await s.settle()
    (table,) = await s.bot.store.tables.live()
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert len([message for message in ours(s) if does(message, "go")]) == 1
    assert len(s.dms(s.ann)) == len(s.dms(s.bob)) == 1


async def test_whoever_is_called_to_it_before_a_crash_is_called_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await seek(s, s.ann)
    async with crash(s, monkeypatch, f"summons {s.ann['id']}"):
        await s.slash(s.bob, "table seek", game=TOY, pace="slow")
    told = [[text(each) for each in cards(s, who) if "your table is open" in text(each)] for who in (s.ann, s.bob)]
    assert [len(each) for each in told] == [1, 1]
    assert len(await s.bot.store.tables.live()) == 1


async def test_who_has_left_the_server_is_passed_over(s: Scene) -> None:
    await seek(s, s.bob)
    s.discord.places.remove_member(s.guild, s.bob)
    await seek(s, s.cid)
    assert await s.bot.store.tables.live() == []
    assert "Cid (1 of 2)" in text(await board(s))
    s.discord.faults.server_error("GET /guilds/*/members/*", times=9)
    await seek(s, s.ann)
    assert len(await s.bot.store.tables.live()) == 1, "where nobody can tell, they are taken to be there"


async def test_what_is_taken_back_or_over_is_gone(s: Scene) -> None:
    await seek(s, s.bob)
    await seek(s, s.bob, pace="live")
    page = answer(await s.slash(s.bob, "me"))
    assert "What you would like to play" in text(page)
    mine = answer(await s.do(s.bob, page, "sl"))
    mine = answer(await s.do(s.bob, mine, "sx"))
    assert "Petty Court · Live, all at once, until" in text(mine)
    assert "Slow" not in text(mine)
    done = await s.do(s.bob, await board(s), "su")
    assert said(done).startswith("Your name is off: Petty Court · Live")
    assert "Nobody seeks" in text(await board(s))
    assert "What you would like to play" not in said(await s.slash(s.bob, "me"))
    await seek(s, s.cid)
    assert "Cid (1 of 2)" in text(await board(s))
    s.time.ahead += WEEK
    await seek(s, s.bob)
    assert await s.bot.store.tables.live() == []
    s.time.ahead += WEEK
    await tidy(s.bot.publisher, s.kit.clock())
    assert "Nobody seeks" in text(await board(s))


async def test_a_channel_that_is_taken_is_waited_for(s: Scene) -> None:
    await s.lobby()
    await seek(s, s.bob)
    assert "as soon as there is room" in said(await seek(s, s.cid))
    (table,) = await s.bot.store.tables.live()
    assert "· 2 seats free" in text(await board(s))
    await s.settled(s.slash(s.ann, "table close"))
    await s.bot.sessions.close(table, "closed-by", "Ann")
    await seeking.gather(s.bot.services, s.guild["id"])
    await s.settle()
    (opened,) = await s.bot.store.tables.live()
    assert (opened.id != table.id, len(opened.seats)) == (True, 2)


async def test_limits_hold_and_are_said(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.table(s.bob, where=s.attic)
    monkeypatch.setattr(limits, "MOST_HOSTED", 1)
    await seek(s, s.ann)
    await seek(s, s.bob)
    (_, table) = await s.bot.store.tables.live()
    assert table.host_id == s.bob["id"], "Ann hosts enough"
    monkeypatch.setattr(limits, "MOST_IN_GUILD", 1)
    await s.bot.sessions.close(table, "closed-by", "Bob")
    await seek(s, s.cid)
    assert "This server has 1 open table" in said(await seek(s, s.bob))
    monkeypatch.setattr(seeking, "MOST", 1)
    assert "You seek 1 game here already" in said(await seek(s, s.bob, pace="live"))
    assert "Noted" in said(await seek(s, s.bob, players=3)), "the same in other words is no further one"


async def test_what_cannot_be_sought(s: Scene) -> None:
    """Typed, or pressed by whoever forges it."""
    for typed, told in (
        ("soon", "I cannot read that day."),
        ("2020-01-01", "A day from today on, please"),
        ("2099-01-01", "not more than 31 days ahead"),
    ):
        done = await s.slash(s.bob, "table seek", game=TOY, pace="slow", until=typed)
        assert done.private
        assert told in said(done)
    assert ours(s) == []
    await seek(s, s.ann)
    placard = await board(s)
    for value, told in (
        (f"slow.9.{TOY}", "This game takes 2 to"),
        ("slow.0.chess", "from an earlier time"),
        (f"own.0.{TOY}", "from an earlier time"),
        ("slow", "from an earlier time"),
    ):
        done = await s.forge(s.bob, placard, "1:sk:seekers", component_type=3, values=[value])
        assert told in said(done)
    assert [each.user_id for each in await s.bot.store.seeks.of_server(s.guild["id"])] == [s.ann["id"]]


async def test_a_manager_moves_it(s: Scene) -> None:
    await seek(s, s.bob)
    await s.settled(s.slash(s.ann, "table seekers", s.attic))
    assert "Bob (1 of 2)" in text(await board(s, s.attic))
    assert ours(s) == []


async def test_where_nobody_can_read_it_any_more_the_next_one_puts_it_up(s: Scene) -> None:
    await seek(s, s.bob, s.attic)
    s.discord.places.delete_channel(s.attic)
    await s.later(LATER)
    assert "Petty Court" in said(await seek(s, s.cid, pace="live"))
    await s.later(LATER)
    await seek(s, s.cid, players=4)
    assert "Bob (1 of 2)" in text(await board(s))
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    s.time.ahead += LATER
    assert "I may not write in this channel." in said(await s.slash(s.ann, "table seekers"))


async def test_it_names_the_seats_that_are_offered(s: Scene, table: str) -> None:
    await seek(s, s.cid)
    await board(s)
    await s.settled(s.slash(s.bob, "table substitute"))
    notice = (await s.loaded(table)).table.notice_message_id
    told = text(await board(s))
    assert f"/{notice}): Seat 2 is free to take: play on for Bob." in told


async def test_closed_messages_and_common_hours(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes no direct messages is called in the channel; and for how long a day all are awake is told."""
    for who, zone in ((s.ann, "Europe/Sofia"), (s.bob, "Asia/Tokyo")):
        await s.slash(who, "me", zone=zone)
    monkeypatch.setattr("bot.play.timing.asleep", lambda *_: False)
    s.discord.places.close_dms(s.ann)
    for who in (s.ann, s.bob):
        await seek(s, who, players=3)
    assert "awake together for 8 hours a day" in text(await board(s))
    await seek(s, s.cid)
    (call,) = [message for message in ours(s) if message["mentions"]]
    assert [user["id"] for user in call["mentions"]] == [s.ann["id"]]


async def test_whoever_is_forgotten_seeks_nothing(s: Scene) -> None:
    await seek(s, s.bob)
    assert "Bob" in text(await board(s))
    page = answer(await s.slash(s.bob, "me"))
    await s.settled(s.do(s.bob, answer(await s.do(s.bob, page, "mf")), "mf!"))
    assert "Nobody seeks" in text(await board(s))


def sought(*wishes: tuple[str, int | None]) -> list[Seek]:
    alike = {"guild_id": "g", "game": TOY, "pace": "slow", "since": 0, "until": 1}
    return [
        Seek(id=number, user_id=name, name=name, players=players, **alike)  # type: ignore[arg-type]
        for number, (name, players) in enumerate(wishes)
    ]


def test_enough_agree() -> None:
    """On a number, or on none."""
    assert list(agreed(sought(("a", 3), ("b", None), ("c", 4)), KIT.games)) == []
    three = sought(("a", 3), ("b", None), ("c", 3), ("d", 3))
    assert list(agreed(three, KIT.games)) == [(Wish(TOY, "slow", 3), three[:3])]
    two = sought(("a", 3), ("b", None), ("c", None))
    assert [each.wish.players for each in agreed(two, KIT.games)] == [3, None]
    assert list(agreed(two, {})) == []


def test_hours_in_common() -> None:
    sofia = Waking(zone="Europe/Sofia", wakes=8, hours=15)
    noon = 1_700_000_000_000 - 1_700_000_000_000 % DAY
    assert together([sofia, sofia], noon) == 15
    assert together([sofia, Waking(zone="Europe/Sofia", wakes=22, hours=8)], noon) == 1
    assert together([sofia, Waking(zone="Asia/Kolkata", wakes=8, hours=15)], noon) == 11
