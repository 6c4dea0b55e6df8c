"""``/me``: what is stored about oneself is handed out, and forgotten without a trace."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.commandline.verify import verify
from bot.parlour.simulated import Interaction, Payload, Permission
from bot.play.loaded import LoadedTable
from bot.publish.round import Note
from bot.running import opened
from persistence.codec import Codec
from persistence.deliveries import Muted
from persistence.errors import Unreadable
from persistence.records import Seat
from persistence.replay import replayer
from tests.bot.campaign import memory, world
from tests.bot.failing import fail
from tests.bot.reading import answer, attached, custom_id, said
from tests.bot.scene import TOY, Scene, scene
from tests.bot.test_leaving import replace
from tests.campaigns import lineage
from tests.contract.games import ALL_GAMES
from tests.contract.test_campaigns import HANDED_ON
from tests.contract.test_forgetting import first_named
from tests.kits import EVERY, KIT
from tests.persistence.samples import beginning, lobby
from tests.petty_court import GAME

NAME = "Zaphira"


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """Zaphira (``s.ann``), Bob and Cid: her name is nowhere by chance."""
    async with scene(tmp_path / "castellan.sqlite3", {NAME: "en-US", "Bob": "en-GB", "Cid": "en-US"}) as made:
        yield made


async def forget(s: Scene, who: Payload) -> str:
    asks = answer(await s.do(who, answer(await s.slash(who, "me")), "mf"))
    return said(await s.do(who, asks, "mf!"))


async def data(s: Scene, who: Payload, where: Payload | None = None) -> tuple[Interaction, dict[str, Any]]:
    done = await s.do(who, answer(await s.slash(who, "me", where)), "md")
    return done, json.loads(attached(s.discord, done))


async def traces(s: Scene, folder: Path) -> list[str]:
    """Which of her id, her name and the channel of her messages stand in a copy of the database."""
    copy = folder / "copy.sqlite3"
    await s.bot.store.backup(copy)
    content = copy.read_bytes()
    copy.unlink()
    words = {"id": s.ann["id"], "name": NAME, "messages": s.discord.world.open_dm(s.ann["id"])["id"]}
    return [what for what, word in words.items() if word.encode() in content]


async def holds(s: Scene, table: str, folder: Path) -> bool:
    """Whether ``castellan verify`` says so, and whether the log leads to the snapshot that is stored."""
    file = folder / f"{table}.json"
    file.write_text(json.dumps(await s.bot.store.matches.export(table)))
    rebuilt = replayer({TOY: Codec(GAME)})(await s.bot.store.matches.history(table))
    same = rebuilt.snapshot == (await s.bot.store.matches.load(table)).snapshot
    return verify(KIT, file, "en") == 0 and same


async def test_nothing_is_left_of_somebody_who_was_everywhere(
    s: Scene, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Seated to the end, resigned, replaced, as a host, in the world, in the settings, among the moderators."""
    caplog.set_level(logging.INFO)
    tables = [await s.table(s.bob)]
    await s.finish(tables[-1])
    tables.append(await s.table(s.bob))
    await s.resign(s.ann)
    await s.finish(tables[-1])
    tables.append(await s.table(s.bob))
    await replace(s, 1, s.cid)
    await s.finish(tables[-1])
    tables.append(await s.table(s.cid, stewards=1, host=s.bob))
    await s.slash(s.bob, "table replace", seat=3, player=s.ann)
    await s.slash(s.bob, "table replace", seat=3, player=s.discord.places.add_person("Dee"))
    await s.finish(tables[-1])
    await s.lobby(s.bob)
    assert (await forget(s, s.ann)).startswith("Not yet: there is a table in")
    await s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!")
    page = answer(await s.slash(s.ann, "me"))
    await s.discord.people.select(s.ann, page, custom_id(page, "ms"), ["en"])
    await s.settled(s.slash(s.ann, "table hide", words="Rome"))
    assert await traces(s, tmp_path) == ["id", "name", "messages"]
    assert [await holds(s, table, tmp_path) for table in tables] == [True] * 4
    before = [await s.bot.store.matches.export(table) for table in tables]
    assert await forget(s, s.ann) == "Done: I store nothing about you any more."
    assert await traces(s, tmp_path) == []
    assert [await holds(s, table, tmp_path) for table in tables] == [True] * 4
    after = [await s.bot.store.matches.export(table) for table in tables]
    instead = after[0]["people"][0]
    assert [json.loads(json.dumps(each).replace(s.ann["id"], instead)) for each in before] == after
    assert s.ann["id"] not in caplog.text
    assert NAME not in caplog.text
    await s.restart()
    assert NAME not in said(await s.slash(s.cid, "table board"))
    assert NAME not in said(await world(s, s.cid))
    assert await traces(s, tmp_path) == []


async def reigning(s: Scene) -> None:
    """The hall has a world of which she is the champion."""
    for _ in range(50):
        await s.finish(await s.table(s.bob))
        if (await memory(s)).champions[-1] == s.ann["id"]:
            return
    raise AssertionError("she never wins")


async def test_a_running_match_of_a_world_goes_on_without_the_name(s: Scene, tmp_path: Path) -> None:
    """Presses that come in meanwhile do not bring it back."""
    await reigning(s)
    table = await s.table(s.cid, stewards=1, host=s.bob)
    reigns = (await s.loaded(table)).playing._state.champions
    assert reigns[-1] == s.ann["id"]
    pressing = [s.slash(who, "court bid", coins="1") for who in (s.bob, s.cid)]
    told, *_ = await asyncio.gather(forget(s, s.ann), *pressing)
    assert told == "Done: I store nothing about you any more."
    await s.settle()
    assert await s.step(table) >= 2
    assert await traces(s, tmp_path) == []
    assert "The champion is a former player." in said(await world(s, s.cid))
    await s.finish(table)
    assert await holds(s, table, tmp_path)
    assert len((await memory(s)).champions) == len(reigns) + 1
    assert await traces(s, tmp_path) == []


async def test_a_card_on_its_way_leaves_no_trace(s: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last cards of a match are still being delivered when she asks."""
    asks = answer(await s.do(s.ann, answer(await s.slash(s.ann, "me")), "mf"))
    table = await s.table(s.bob)
    sending, go_on = asyncio.Event(), asyncio.Event()
    send = s.bot.services.private._send

    async def slowly(loaded: LoadedTable, seat: Seat, *args: Any) -> Note:
        if seat.seat == 0 and not loaded.live:
            sending.set()
            await go_on.wait()
        return await send(loaded, seat, *args)

    monkeypatch.setattr(s.bot.services.private, "_send", slowly)
    finishing = asyncio.create_task(s.finish(table))
    await sending.wait()
    forgetting = asyncio.create_task(s.do(s.ann, asks, "mf!"))
    while not s.bot.sessions.held(table, 0)._waiters:
        await asyncio.sleep(0.005)
    go_on.set()
    assert said(await forgetting) == "Done: I store nothing about you any more."
    await finishing
    assert await traces(s, tmp_path) == []


async def test_nobody_writes_to_a_stand_in(s: Scene, tmp_path: Path) -> None:
    """A word is hidden, and the last match here is shown anew to its table."""
    await s.finish(await s.table(s.bob))
    await forget(s, s.ann)
    s.discord.places.set_roles(s.guild, s.bob, [s.discord.places.add_role(s.guild, "wardens", Permission.MANAGE_GUILD)])
    await s.settled(s.slash(s.bob, "table hide", words="Rome"))
    assert await s.bot.store.outbox.due(9) == []
    assert await traces(s, tmp_path) == []


async def test_no_word_is_sent_to_a_host_who_is_nobody_any_more(s: Scene, table: str, tmp_path: Path) -> None:
    """It was still due when the table was closed and its host was forgotten."""
    await s.finish(table)
    s.discord.faults.server_error("POST /channels/*/messages", times=9)
    await s.bot.store.outbox.add(table, Muted(why="denied"))
    s.bot.publisher.wake(table)
    await s.settle()
    await forget(s, s.ann)
    assert await traces(s, tmp_path) == [], "nor is known where it was sent to, or was not"
    s.discord.faults.clear()
    await s.later(60.0)
    assert await s.bot.store.outbox.next_retry() is None
    assert await traces(s, tmp_path) == []


async def test_everything_about_oneself_as_a_file(s: Scene) -> None:
    over = await s.table(s.bob)
    await s.slash(s.ann, "court bid", coins="1")
    await s.finish(over)
    live = await s.table(s.bob)
    await s.slash(s.ann, "court bid", coins="1")
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    for where in (s.hall, s.attic, s.discord.world.open_dm(s.ann["id"])):
        done, mine = await data(s, s.ann, where)
        assert said(done).startswith("Everything that I have stored about you.")
        assert done.private or where["type"] == 1
        assert mine["person"] == s.ann["id"]
        assert [(each["table"], each["seat"], each["name"]) for each in mine["seats"]] == [
            (over, 1, NAME),
            (live, 1, NAME),
        ]
        assert "Bob" not in json.dumps(mine)


@pytest.mark.parametrize("key", HANDED_ON)
async def test_the_bot_goes_on_with_a_world_that_named_somebody(key: str, tmp_path: Path) -> None:
    """Some worlds carry hashes over what names people; the store of the bot knows how to make them anew."""
    heirloom = lineage(ALL_GAMES[key], 2)[-1]
    who = first_named(heirloom)
    store = await opened(tmp_path / "castellan.sqlite3", EVERY, lambda _: None)
    try:
        table = await store.tables.open(lobby(game=key))
        await store.tables.sit(table.id, who, NAME)
        await store.matches.begin(beginning(table.id, people=(who,), over=True, bequest=heirloom))
        assert await store.people.forget(who)
        kept = await store.worlds.current(table.channel_id, key)
    finally:
        await store.close()
    assert kept is not None
    assert who not in kept.heirloom.body
    assert len(ALL_GAMES[key].pages(kept.heirloom)) == len(ALL_GAMES[key].pages(heirloom))


async def test_whoever_cannot_be_forgotten_for_want_of_a_game_is_told_so(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, s.bot.store.people, "forget", Unreadable("there is no such game here"))
    page = answer(await s.slash(s.bob, "me"))
    sure = answer(await s.do(s.bob, page, "mf"))
    assert said(await s.do(s.bob, sure, "mf!")).startswith("I cannot forget you yet")
