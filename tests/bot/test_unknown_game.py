"""Tables of a game that this release lacks: everything is kept and said, and nothing else is disturbed."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot import upkeep
from bot.parlour.simulated import Payload
from bot.play.deliveries import shown
from bot.play.sessions import Sessions
from bot.publish.publisher import Publisher
from persistence.records import Table
from persistence.sqlite.rows import snapshot_crc
from tests.bot.reading import answer, controls, custom_id, labels, said, text
from tests.bot.scene import TOY, Scene
from tests.contract.games import ALL_GAMES
from tests.petty_court import GAME

WEEK = 7 * 24 * 3600
LACKING = "I do not have the game of this table at present."


async def lose(s: Scene) -> None:
    """The next release has another game in place of the toy."""
    other = next(game for key, game in ALL_GAMES.items() if key != TOY)
    await s.release(other)


async def find(s: Scene) -> None:
    """And the one after that has it again."""
    await s.settled(s.release(GAME, *s.kit.games.values()))


async def two_tables(s: Scene) -> tuple[str, str]:
    """A match of Ann's in the hall with a steward and Bob, and her lobby in the attic."""
    playing = await s.table(s.bob, stewards=1)
    card = await s.lobby(s.bob, where=s.attic)
    return playing, custom_id(card, "j").split(":")[2]


async def close(s: Scene, who: Payload, where: Payload) -> None:
    sure = answer(await s.slash(who, "table close", where))
    assert said(await s.do(who, sure, "cl!")) == "The table is closed."
    await s.settle()


async def test_it_is_said_wherever_somebody_looks_and_goes_on_when_the_game_is_there_again(s: Scene) -> None:
    """Meanwhile all else goes on."""
    playing, lobby = await two_tables(s)
    card, was = s.dms(s.bob)[-1], (await s.loaded(playing)).playing.fingerprint()
    ids = [control["custom_id"] for message in (s.having("i"), s.dms(s.bob)[-1]) for control in controls(message)]
    ids += [control["custom_id"] for control in controls(s.having("j", s.attic))]
    ids = [each for each in ids if ":me" not in each]  # one's own hours are those of no game
    await lose(s)
    mine = said(await s.slash(s.ann, "me"))
    for where in (s.hall, s.attic):
        assert f"<#{where['id']}>: {LACKING}" in mine
        assert said(await s.slash(s.bob, "hand", where)).startswith(LACKING)
    assert said(await s.slash(s.bob, "hand", s.discord.world.open_dm(s.bob["id"]))).startswith(LACKING)
    for name in ("board", "log", "who", "resign", "export"):
        assert said(await s.slash(s.ann, f"table {name}")).startswith(LACKING), name
    before = [await s.bot.store.tables.get(each) for each in (playing, lobby)]
    for each in ids:
        where = s.attic if lobby in each else s.hall
        assert said(await s.forge(s.bob, s.last(where), each)).startswith(LACKING), each
    for where in (s.hall, s.attic):
        taken = said(await s.slash(s.cid, "table open", where, game=next(iter(s.kit.games))))
        assert taken.startswith("There is already a table in this channel")
    assert [await s.bot.store.tables.get(each) for each in (playing, lobby)] == before
    await all_else_goes_on(s)
    await find(s)
    assert (await s.loaded(playing)).playing.fingerprint() == was
    await s.settled(s.press(s.bob, card, "1"))
    assert (await s.loaded(playing)).playing.fingerprint() != was
    await s.begin(s.cid, where=s.attic)
    assert (await s.loaded(lobby)).live


async def all_else_goes_on(s: Scene) -> None:
    cellar = s.discord.places.add_channel(s.guild, "cellar")
    game = next(iter(s.kit.games))
    stewards = s.kit.games[game].meta.seats[0] - 1
    other = await s.table(game=game, stewards=stewards, where=cellar)
    assert (await s.loaded(other)).live
    assert LACKING not in text(answer(await s.slash(s.ann, "hand", cellar)))
    await s.slash(s.ann, "table hide", words="Gloomhall")
    for value in ("thread", "dm"):
        await s.choose(s.ann, "delivery", value)


async def test_the_host_closes_them_and_the_channels_are_free(s: Scene) -> None:
    await two_tables(s)
    standing, card = s.having("i"), s.having("j", s.attic)
    mine = s.dms(s.bob)[-1]
    await lose(s)
    assert said(await s.slash(s.bob, "table close")).startswith("Only the host")
    for where in (s.hall, s.attic):
        await close(s, s.ann, where)
        assert await s.bot.store.tables.live_at(where["id"]) is None
    assert text(standing) == "Ann, who manages this server, has closed this table.", (
        "Bob played there and was not asked"
    )
    assert text(card) == "Ann has closed this table."
    assert text(mine) == "This table was closed."
    assert labels(standing) == labels(card) == labels(mine) == []
    assert "it is your move" not in "".join(map(text, s.shown()))
    assert "You do not sit at any table." in said(await s.slash(s.bob, "me"))
    await s.slash(s.ann, "table open", game=next(iter(s.kit.games)))
    assert len(await s.bot.store.tables.live()) == 1


async def test_tidying_goes_on(s: Scene) -> None:
    """Both lobbies are forgotten; the one in the attic is of a game that is lacking."""
    lacking = await s.lobby(s.bob, where=s.attic)
    await lose(s)
    game = next(iter(s.kit.games))
    await s.slash(s.ann, "table open", game=game, seats=s.kit.games[game].meta.seats[0])
    card = s.having("j")
    s.time.ahead = WEEK + 60
    await s.restart()
    await s.discord.until(lambda: not labels(card) and not labels(lacking))
    assert "put away" in text(card)
    assert "put away" in text(lacking)
    assert await s.bot.store.tables.live() == []


async def test_one_bad_lobby_does_not_stop_the_tidying(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await s.lobby(s.bob)
    first = (await s.bot.store.tables.live())[0].id
    card = await s.lobby(s.bob, where=s.attic)

    async def stumbling(sessions: Sessions, table: Table, why: str, **more: Any) -> bool:
        if table.id == first:
            raise RuntimeError("of this test")
        return await close_table(sessions, table, why, **more)

    close_table = Sessions.close
    monkeypatch.setattr(Sessions, "close", stumbling)
    s.time.ahead = WEEK + 60
    await s.restart()
    await s.discord.until(lambda: not labels(card))
    assert [table.id for table in await s.bot.store.tables.live()] == [first]
    loud = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert loud == [f"Table {first} could not be put away: RuntimeError"]
    caplog.clear()


async def test_a_round_of_tidying_that_stumbles_is_not_the_last(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = 0

    async def stumbling(_publisher: Publisher, _now: int, *, first: bool) -> None:
        nonlocal rounds
        assert first == (rounds == 0)
        rounds += 1
        raise RuntimeError("of this test")

    monkeypatch.setattr(upkeep, "tidy", stumbling)
    monkeypatch.setattr("bot.client.SWEEP", 0.01)
    await s.restart()
    await s.discord.until(lambda: rounds > 1)


async def test_what_is_due_to_such_a_table_holds_nothing_up(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.publish.publisher.FIRST_RETRY", 600_000)
    monkeypatch.setattr("bot.publish.publisher.LAST_RETRY", 600_000)
    await two_tables(s)
    s.discord.faults.server_error(f"PATCH /channels/{s.hall['id']}/messages/*", times=100)
    await s.press(s.bob, s.dms(s.bob)[-1], "1")
    await lose(s)
    assert await s.bot.store.outbox.next_retry() is not None
    await s.later(700)
    assert await s.bot.store.outbox.next_retry() is None


# ---- a game that is there, and a match or a log that it cannot read


async def written_later(s: Scene, table: str) -> None:
    """The match is one of a later release, to which somebody has gone and come back."""
    await s.settle()
    await s.stop()
    with closing(sqlite3.connect(s.database)) as db, db:
        step, schema, rules, snapshot = db.execute(
            "SELECT step, schema, rules, snapshot FROM matches WHERE id = ?", (table,)
        ).fetchone()
        crc = snapshot_crc(table, step, schema + 1, rules, snapshot)
        db.execute("UPDATE matches SET schema = ?, crc = ? WHERE id = ?", (schema + 1, crc, table))
    await s.boot()


async def test_a_match_of_a_later_release_is_like_one_of_a_game_that_is_lacking(s: Scene) -> None:
    playing, _ = await two_tables(s)
    await written_later(s, playing)
    mine = said(await s.slash(s.bob, "me"))
    assert "I do not have the game of this table at present." in mine
    assert "not started yet" in mine
    assert "I do not have the game" in said(await s.slash(s.bob, "hand"))
    assert "I do not have the game" in said(await s.slash(s.bob, "table board"))
    await close(s, s.ann, s.hall)
    assert await s.bot.store.tables.live_at(s.hall["id"]) is None


async def test_what_cannot_be_read_is_not_tried_for_ever(s: Scene) -> None:
    """Neither by whoever delivers, nor by the stewards; and whoever sees to silent channels goes on to the next."""
    playing, _ = await two_tables(s)
    await written_later(s, playing)
    store, now = s.bot.store, s.time.milliseconds()
    await store.outbox.add(playing, *shown(await store.tables.get(playing)))
    s.bot.publisher.wake(playing)
    await s.discord.until(lambda: not s.bot.stewards._busy)
    await asyncio.wait_for(s.settle(), 30)
    await store.tables.change(playing, mute_since=now - 2, mute_why="denied")
    other = await s.table(s.bob, where=s.discord.places.add_channel(s.guild, "cellar"))
    await store.tables.change(other, mute_since=now - 1, mute_why="denied")
    await upkeep.revive(s.bot.publisher, now)
    await s.settle()
    assert (await store.tables.get(other)).mute_since is None


async def test_a_damaged_line_of_the_log_is_not_tried_for_ever(s: Scene) -> None:
    playing, _ = await two_tables(s)
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE log SET cause = 'nobody' WHERE match_id = ?", (playing,))
    await s.press(s.bob, s.dms(s.bob)[-1], "1")
    await asyncio.wait_for(s.settle(), 30)
    assert s.bot.publisher._resting == set()
