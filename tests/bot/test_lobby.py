"""From ``/table open`` to the start."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from bot.kit import Kit
from bot.parlour.simulated import Payload, Permission
from engines.core.meta import Setting
from engines.core.record import evolve
from tests.bot.overheard import latin
from tests.bot.reading import answer, controls, custom_id, labels, parts, said, text
from tests.bot.scene import TOY, Scene, scene


def chosen(message: Payload) -> dict[str, str]:
    """The option that each select of *message* shows, by custom_id without its table."""
    selects = [part for part in parts(message) if part["type"] == 3]
    return {
        "".join(select["custom_id"].split(":")[1::2]): option["value"]
        for select in selects
        for option in select["options"]
        if option.get("default")
    }


async def test_the_options_reach_the_match(s: Scene) -> None:
    """Also one that names a seat, and one that each seat chooses for itself when it sits down."""
    opened = await s.slash(s.ann, "table open", game=TOY, seats=2)
    page = answer(opened)
    for key, value in (("goal", "12"), ("first", "1")):
        select = next(c["custom_id"] for c in controls(page) if c["custom_id"].endswith(key))
        page = answer(await s.discord.people.select(s.ann, page, select, [value]))
    assert chosen(page) == {"osgoal": "12", "osfirst": "1", "ol": "en", "oppace": "steady", "oplate": "steward"}
    joined = await s.do(s.bob, s.last(), "j")
    assert chosen(answer(joined)) == {"ocpurse": "0"}
    own = await s.discord.people.select(s.bob, answer(joined), custom_id(answer(joined), "oc"), ["1"])
    assert chosen(answer(own)) == {"ocpurse": "1"}
    assert "Coins to win: 12" in text(s.last())
    assert "Who begins: Seat 2 Bob" in text(s.last())
    await s.settled(s.do(s.ann, s.last(), "go"))
    (table,) = await s.bot.store.tables.live()
    assert table.options == {"goal": "12", "first": "1", "purse": "0,1"}
    assert "🔵 Bob: coins 1," in text(s.having("i"))


@pytest.mark.parametrize("way", ["options", "card"])
async def test_whoever_has_opened_the_table_chooses_for_their_seat_too(s: Scene, way: str) -> None:
    """So does everybody whom the bot has seated: "Join" told them that they sat there already."""
    options = answer(await s.slash(s.ann, "table open", game=TOY, seats=2))
    pressed = options if way == "options" else s.last()
    own = answer(await s.do(s.ann, pressed, "j"))
    assert chosen(own) == {"ocpurse": "0"}
    await s.discord.people.select(s.ann, own, custom_id(own, "oc"), ["1"])
    assert labels(options), "that page stays as it is"
    (table,) = await s.bot.store.tables.live()
    assert [seat.choice for seat in table.seats] == ['{"purse": "1"}']


async def test_whoever_manages_the_server_is_not_seated_by_looking(s: Scene) -> None:
    """They may change the options of a table at which they do not sit."""
    card = await s.lobby(s.cid, host=s.bob)
    pages = [answer(await s.do(who, card, "opt")) for who in (s.ann, s.bob)]
    assert ["For your own seat…" in labels(page) for page in pages] == [False, True]


async def test_what_there_is_to_know_for_choosing_stands_there(every_game: str, kit: Kit, tmp_path: Path) -> None:
    """BM-4.2: what each castle shows."""
    async with scene(tmp_path / "castellan.sqlite3", kit=kit) as s:
        meta = kit.games[every_game].meta
        page = answer(await s.slash(s.ann, "table open", game=every_game, seats=meta.seats[0]))
        mine = [setting for setting in meta.options if setting.each_seat and setting.offered and not setting.later]
        assert ("For your own seat…" in labels(page)) == bool(mine)
        voice = kit.voice("en", every_game, ("Ann",))
        own = text(answer(await s.do(s.ann, page, "j"))) if mine else ""
        assert all(voice(about) in own for setting in mine for about in setting.about)


async def test_every_value_of_an_option_can_be_chosen(every_game: str, kit: Kit, tmp_path: Path) -> None:
    """Many numbers take several selects, each of which says how far it goes."""
    async with scene(tmp_path / "castellan.sqlite3", kit=kit) as s:
        meta, wanted = kit.games[every_game].meta, {}
        page = answer(await s.slash(s.ann, "table open", game=every_game, seats=meta.seats[0]))
        for setting in (each for each in meta.options if each.offered and not (each.each_seat or each.later)):
            keys = {c["custom_id"]: c["custom_id"].split(":")[-1].rpartition(".")[2] for c in controls(page)}
            selects = [c for c in controls(page) if c["type"] == 3 and keys[c["custom_id"]] == setting.key]
            values = [option["value"] for select in selects for option in select["options"]]
            seats = range(meta.seats[0]) if setting.names_seat else ()
            assert values == [*setting.choices, *map(str, (*setting.numbers, *seats))]
            assert all("placeholder" in select for select in selects) == (len(selects) > 1)
            wanted[setting.key] = values[-1]
            page = answer(await s.discord.people.select(s.ann, page, selects[-1]["custom_id"], [values[-1]]))
        (table,) = await s.bot.store.tables.live()
        assert table.options == wanted


async def test_an_option_without_effect_is_neither_offered_nor_taken(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    game = s.kit.games[TOY]
    idle = Setting(key="idle", choices=("no", "yes"), default="no", offered=False)
    monkeypatch.setitem(vars(game), "meta", evolve(game.meta, options=(*game.meta.options, idle)))
    """And the page of those that are need not be touched."""
    opened = await s.slash(s.ann, "table open", game=TOY, seats=2)
    assert opened.private
    page = answer(opened)
    assert chosen(page) == {"osgoal": "8", "osfirst": "champion", "ol": "en", "oppace": "steady", "oplate": "steward"}
    goal = next(c["custom_id"] for c in controls(page) if c["custom_id"].endswith("goal"))
    forged = {"component_type": 3, "custom_id": goal.replace("goal", "idle"), "id": 1, "values": ["yes"]}
    await s.discord.people._use(s.ann, page, forged, wait=True)
    await s.do(s.bob, s.last(), "j")
    await s.settled(s.do(s.ann, page, "go"))
    (table,) = await s.bot.store.tables.live()
    assert (table.state, table.options["idle"]) == ("playing", "no")


async def test_an_option_that_names_an_empty_seat_is_as_usual(s: Scene) -> None:
    opened = await s.slash(s.ann, "table open", game=TOY, seats=5)
    first = next(c["custom_id"] for c in controls(answer(opened)) if c["custom_id"].endswith("first"))
    await s.discord.people.select(s.ann, answer(opened), first, ["4"])
    await s.do(s.bob, s.last(), "j")
    await s.settled(s.do(s.ann, s.last(), "go"))
    (table,) = await s.bot.store.tables.live()
    assert (table.state, table.options["first"]) == ("playing", "champion")


async def test_the_language_of_the_table_is_the_hosts_choice_and_everybody_else_keeps_their_own(s: Scene) -> None:
    opened = await s.slash(s.ann, "table open", game=TOY, seats=2)
    await s.settled(s.discord.people.select(s.ann, answer(opened), custom_id(answer(opened), "ol"), ["bg"]))
    assert latin(text(s.last())) == {"Ann"}
    joined = await s.do(s.bob, s.last(), "j")
    assert "You have seat 2" in said(joined)


async def test_coming_and_going(s: Scene) -> None:
    card = await s.lobby(s.bob)
    assert "**2.** Bob" in text(card)
    assert said(await s.do(s.bob, card, "j")).startswith("You have seat 2.")
    assert (
        text((await s.do(s.cid, card, "l")).message or {})
        == "You do not sit at this table, but you are welcome to watch."
    )
    assert said(await s.do(s.cid, card, "st")).startswith("You do not sit")
    assert said(await s.do(s.bob, card, "l")) == "You have left the table."
    await s.do(s.ann, card, "st")
    await s.settled(s.do(s.ann, card, "st"))
    assert "**3.** Steward 3 (keen)\n" in text(card)
    assert said(await s.do(s.bob, card, "j")) == "All seats are taken."
    assert said(await s.do(s.ann, card, "st")) == "All seats are taken."
    assert said(await s.do(s.ann, card, "sr")) == "The steward has left the table."
    assert "You have seat 3" in said(await s.do(s.bob, card, "j"))
    await s.do(s.ann, card, "sr")
    assert said(await s.do(s.ann, card, "sr")) == "No steward sits here."
    await s.settle()
    assert text(card).count("*free*") == 1


async def test_a_game_takes_so_many_and_no_more(s: Scene) -> None:
    """The command's range is that of all games together, and a client may still show an older one."""
    (command,) = [each for each in s.discord.people.commands(s.ann, s.hall) if each["name"] == "table"]
    (opening,) = [each for each in command["options"] if each["name"] == "open"]
    (seats,) = [each for each in opening["options"] if each["name"] == "seats"]
    assert (seats["min_value"], seats["max_value"]) == (2, 5)
    seats["min_value"] = 1
    answer = await s.slash(s.ann, "table open", game=TOY, seats=1)
    assert said(answer) == "This game takes 2 to 5 players."
    assert s.shown() == []


async def test_started_twice_at_once_it_starts_once(s: Scene) -> None:
    card = await s.lobby(s.bob)
    both = await asyncio.gather(*(s.do(s.ann, card, "go") for _ in range(2)))
    assert sorted(said(done) for done in both) == ["Here we go!\nMy page", "This table is no longer in its lobby."]
    await s.settle()
    assert [text(message).count("The game begins!") for message in s.shown()].count(1) == 1


async def test_buttons_of_a_lobby_that_is_over(s: Scene) -> None:
    """Somebody had the card on the screen when the match began."""
    card = await s.lobby(s.bob)
    page = answer(await s.do(s.ann, card, "opt"))
    ids = {verb: custom_id(card, verb) for verb in ("j", "l", "st", "sr", "opt", "go")}
    await s.settled(s.do(s.ann, card, "go"))
    live = s.having("i")
    for forged in ids.values():
        assert said(await s.forge(s.cid, live, forged)) == "This table is no longer in its lobby."
    late = await s.discord.people.select(s.ann, page, custom_id(page, "ol"), ["ru"])
    assert said(late) == "This table is no longer in its lobby."
    assert (await s.bot.store.tables.live())[0].locale == "en"


async def test_the_bright_button_is_what_comes_next(s: Scene) -> None:
    """A steward that sits down says so on the card alone."""
    card = await s.lobby()
    assert bright(card) == ["Join"]
    added = await s.settled(s.do(s.ann, card, "st"))
    assert bright(s.last()) == ["Start"]
    assert s.last()["id"] == card["id"]
    assert (added.message is None or added.message["id"] == card["id"], added.followups) == (True, [])


def bright(card: Payload) -> list[str]:
    return [each["label"] for each in controls(card) if each.get("style") in (1, 3)]


@pytest.mark.parametrize(("server", "told"), [("en-US", "ru"), ("bg", "bg")])
async def test_a_table_speaks_the_language_of_its_server_or_else_of_whoever_opens_it(
    tmp_path: Path, server: str, told: str
) -> None:
    """Every server is said to speak American English until somebody chooses."""
    people = {"Ann": server, "Bob": "ru", "Cid": "en-US"}
    async with scene(tmp_path / "castellan.sqlite3", people=people) as s:
        await s.slash(s.bob, "table open", game=TOY)
        (table,) = await s.bot.store.tables.live()
        assert table.locale == told


async def test_one_table_a_channel_and_as_many_as_there_are_channels(s: Scene) -> None:
    card = await s.lobby()
    again = await s.slash(s.bob, "table open", game=TOY)
    assert f"/{s.hall['id']}/{card['id']}" in said(again)
    assert len(s.shown()) == 1
    await s.slash(s.bob, "table open", s.attic, game=TOY)
    tables = await s.bot.store.tables.live()
    assert [table.channel_id for table in tables] == [s.hall["id"], s.attic["id"]]


async def test_opened_twice_at_once_there_is_one_table_with_one_card(s: Scene) -> None:
    both = await asyncio.gather(*(s.slash(who, "table open", game=TOY) for who in (s.ann, s.bob)))
    await s.settle()
    assert sorted("already a table" in said(done) for done in both) == [False, True]
    (card,) = s.shown()
    (table,) = await s.bot.store.tables.live()
    assert (table.standing_message_id, len(table.seats)) == (card["id"], 1)


async def test_a_card_that_somebody_deleted_comes_back(s: Scene) -> None:
    """With the next press, or when somebody looks for it by opening a table."""
    card = await s.lobby(s.bob)
    page = answer(await s.do(s.ann, card, "opt"))
    s.delete(card)
    await s.settled(s.discord.people.select(s.ann, page, custom_id(page, "ol"), ["en"]))
    assert "**2.** Bob" in text(s.last())
    s.delete(s.last())
    await s.slash(s.cid, "table open", game=TOY)
    assert "**2.** Bob" in text(s.last())
    await s.settled(s.do(s.ann, s.last(), "go"))
    assert "Waiting for" in text(s.having("i"))


@pytest.mark.parametrize("lost", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_where_the_bot_may_not_write_it_says_so(s: Scene, lost: Permission) -> None:
    """At once, and in no further word."""
    s.discord.places.forbid_bot(s.hall, lost)
    refused = await s.slash(s.ann, "table open", game=TOY)
    assert refused.private
    assert said(refused).startswith("I may not write in this channel.")
    assert await s.bot.store.tables.live() == []
    await s.settle()
    assert s.dms(s.ann) == []


async def test_a_right_lost_before_the_start(s: Scene) -> None:
    card = await s.lobby(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.SEND_MESSAGES)
    assert said(await s.do(s.ann, card, "go")).startswith("I may not write in this channel.")
    s.discord.places.forbid_bot(s.hall, Permission(0))
    assert said(await s.do(s.ann, card, "go")).startswith("Here we go!")


async def test_the_same_again_for_somebody_who_had_left(s: Scene) -> None:
    """In the same channel, when the match is over, not before. Whoever came as a steward sits there again. One that
    played on for a person does not: the seat is free."""
    card = await s.lobby(s.bob)
    table = custom_id(card, "j").split(":")[2]
    await s.settled(s.discord.people.click(s.ann, card, f"{custom_id(card, 'st')}:gentle"))
    assert "**3.** Steward 3 (gentle)\n" in text(card)
    await s.settled(s.do(s.ann, card, "go"))
    assert said(await s.forge(s.ann, s.having("i"), f"1:again:{table}")) == "That is not possible now."
    await s.resign(s.bob)
    told = said(await s.slash(s.cid, "table who"))
    assert "**2.** 🔵 Bob 🤖 (a keen steward plays)" in told
    assert "**3.** 🔔 Steward 3 (gentle)" in told
    await s.finish(table)
    await s.do(s.bob, s.having("again"), "again")
    new = await s.bot.store.tables.live_at(s.hall["id"])
    assert new is not None
    assert (new.host_id, new.state, new.seats_wanted) == (s.bob["id"], "lobby", 3)
    sitting = [(seat.user_id, seat.name, seat.level) for seat in new.seats]
    assert sitting == [(s.bob["id"], "Bob", "keen"), (None, "Steward 2", "gentle")]


async def test_hostile_names_stay_names(tmp_path: Path) -> None:
    names = ("`Ann`", "**[Bob](http://x.y)** @everyone", "\u202eCid\u0000\n# x")
    async with scene(tmp_path / "x.sqlite3", dict.fromkeys(names, "en-US")) as s:
        await s.table(s.bob, s.cid)
        board = text(s.having("i"))
        assert "🟥 \\`Ann\\`: coins 0" in board
        assert "🔵 \\*\\*\\[Bob\\]\\(http\\:\\/\\/x.y\\)\\*\\* \\@everyone: coins 0" in board
        assert "🔔 Cid \\# x: coins 0" in board
        assert not [message for message in s.shown() if message["mention_everyone"]]


async def test_a_personal_option_follows_its_person_although_the_seats_move(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob leaves while Cid, who sits behind him, is choosing."""
    opened = await s.slash(s.ann, "table open", game=TOY, seats=4)
    card = s.having("j")
    await s.do(s.bob, card, "j")
    page = answer(await s.do(s.cid, card, "j"))
    await s.do(s.ann, card, "st")
    tables = type(s.bot.store.tables)
    write = tables.change_seat
    leaving: list[asyncio.Task[object]] = []

    async def late(self: Any, table: str, seat: int, *told: Any, **changes: Any) -> None:
        leaving.append(asyncio.create_task(s.do(s.bob, card, "l")))
        for _ in range(50):
            await asyncio.sleep(0.001)
        await write(self, table, seat, *told, **changes)

    with monkeypatch.context() as patch:
        patch.setattr(tables, "change_seat", late)
        await s.discord.people.select(s.cid, page, custom_id(page, "oc"), ["1"])
        await asyncio.gather(*leaving)
    (table,) = await s.bot.store.tables.live()
    chosen_by = {seat.name: seat.choice for seat in table.seats}
    assert chosen_by == {"Ann": None, "Cid": '{"purse": "1"}', "Steward 3": None}
    assert opened.private


async def test_stewards_asked_for_at_once_bear_different_names(s: Scene) -> None:
    await s.slash(s.ann, "table open", game=TOY, seats=4)
    card = s.having("j")
    await asyncio.gather(*(s.do(s.ann, card, "st") for _ in range(2)))
    (table,) = await s.bot.store.tables.live()
    assert len({seat.name for seat in table.seats}) == 3


# ---- nobody, and no server, opens so many tables that the others have to wait


@pytest.mark.parametrize(
    ("cap", "told"), [("MOST_HOSTED", "You host 2 open tables,"), ("MOST_IN_GUILD", "This server has 2 open tables,")]
)
async def test_one_more_than_one_may(s: Scene, monkeypatch: pytest.MonkeyPatch, cap: str, told: str) -> None:
    monkeypatch.setattr(f"persistence.parts.{cap}", 2)
    channels = [s.discord.places.add_channel(s.guild, f"room {number}") for number in range(5)]
    many = await asyncio.gather(*(s.slash(s.bob, "table open", channel, game=TOY) for channel in channels))
    assert sum(said(done).startswith(told) for done in many) == 3
    assert all(done.private for done in many)
    assert len(await s.bot.store.tables.live()) == 2
    assert sum(len(s.shown(channel)) for channel in channels) == 2, "and nothing is left of the others"
    freed = await s.bot.store.tables.live()
    await s.bot.store.tables.close(freed[0].id)
    assert not said(await s.slash(s.bob, "table open", s.hall, game=TOY)).startswith(told)


@pytest.mark.thorough
async def test_what_is_remembered_does_not_grow_with_the_tables_that_have_been(s: Scene) -> None:
    for _ in range(4):
        table = await s.table(s.bob)
        await s.bot.store.tables.close(table)
        await s.settle()
    assert s.bot.poster._open == {}
    gc.collect()
    assert (len(s.bot.sessions._shared), len(s.bot.sessions._locks)) == (0, 0)


@pytest.mark.parametrize("then", ["begun", "closed"])
async def test_whoever_has_played_is_called_to_the_next_match(s: Scene, then: str) -> None:
    """In one message that rings once, seats them at a press, and goes when there is nothing to sit down for; a
    steward sits there already, and nobody who has left is called."""
    table = await s.table(s.bob, s.cid, stewards=1)
    await s.resign(s.cid)
    await s.finish(table)
    s.discord.requests.clear()
    await s.settled(s.do(s.bob, s.having("again"), "again"))
    (sent,) = [each for each in s.discord.requests.to("POST */messages") if "another table" in str(each.body)]
    assert [str(user) for user in sent.body["allowed_mentions"]["users"]] == [s.ann["id"]]
    call = s.having("j")
    assert text(call).startswith(f"<@{s.ann['id']}>, Bob opens another table of Petty Court. Sit down again?")
    assert "Steward 2" in text(s.having("go"))
    await s.settled(s.do(s.ann, call, "j"))
    if then == "begun":
        await s.settled(s.do(s.bob, s.having("go"), "go"))
    else:
        await s.settled(s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!"))
    assert not any("Sit down again" in text(each) for each in s.shown())
