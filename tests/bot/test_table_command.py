"""``/table …``: looking at a table, leaving it, handing a seat on, ending it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engines.core.chair import Seating
from persistence.records import SeatChanges
from tests.bot.reading import answer, said, text
from tests.bot.scene import Scene

NOWHERE = "There is no table in this channel. Open one with `/table open`."


async def test_in_a_lobby(s: Scene) -> None:
    await s.lobby(s.bob)
    assert "**2.** Bob" in said(await s.slash(s.cid, "table board"))
    assert said(await s.slash(s.cid, "table log")) == "This match has not begun yet."
    assert "*free*" in said(await s.slash(s.cid, "table who"))
    assert said(await s.slash(s.cid, "table export")).startswith("A match can be exported when it is over")
    assert said(await s.slash(s.bob, "hand")) == "This match has not begun yet."
    assert said(await s.slash(s.ann, "table replace", seat=2, player=s.cid)) == "That is not possible now."
    assert said(await s.slash(s.bob, "table resign")) == "You have left the table."


AWAITED = {
    "Ann": "Waiting for you, and for 🔵 Bob.",
    "Bob": "Waiting for you, and for 🟥 Ann.",
    "Cid": "Waiting for 🟥 Ann, 🔵 Bob.",
}


async def test_board_log_and_seats_show_what_everybody_may_know(s: Scene) -> None:
    await s.table(s.bob)
    for who in s.people:
        board = said(await s.slash(who, "table board"))
        assert "🟥 Ann: coins 0, cards 3" in board
        assert AWAITED[who["global_name"]] in board
        assert AWAITED[who["global_name"]] in said(await s.slash(who, "table who"))
        log = said(await s.slash(who, "table log"))
        assert "**🟥 Ann** — draws a card (×3)" in log
        seats = said(await s.slash(who, "table who"))
        assert "**1.** 🟥 Ann" in seats
        assert "You hold" not in board + log + seats
        assert "You draw" not in log


async def test_free_seats_stand_only_in_the_lobby(s: Scene) -> None:
    """A match begins with whoever is there, and nobody joins it later."""
    await s.lobby(s.bob, seats=5)
    assert said(await s.slash(s.cid, "table who")).count("*free*") == 3
    table = await s.begin()
    seats = said(await s.slash(s.cid, "table who"))
    assert "**2.** 🔵 Bob" in seats
    assert "free" not in seats
    await s.finish(table)
    assert "free" not in said(await s.slash(s.cid, "table who"))


# ---- leaving and handing on


async def test_who_resigns_is_played_on_by_a_steward(s: Scene) -> None:
    table = await s.table(s.bob, s.cid)
    sure = answer(await s.slash(s.bob, "table resign"))
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1, "asks first"
    assert said(await s.do(s.bob, sure, "rs!")).startswith("You have left the game.")
    await s.settle()
    loaded = await s.loaded(table)
    assert (loaded.seat(1).occupant, loaded.seat(1).name) == ("steward", "Bob"), "the log goes on naming him"
    assert 1 not in loaded.asked, "the steward has bid"
    assert "Bob" not in text(s.having("i")).split("Waiting for")[1]
    assert "You do not sit at this table" in said(await s.slash(s.bob, "hand"))


async def test_which_seat_is_handed_on_to_whom(s: Scene, table: str) -> None:
    """Also one's own; whose it must be, ``test_rights`` says."""
    assert said(await s.slash(s.ann, "table replace", seat=5, player=s.cid)) == "There is no such seat."
    assert said(await s.slash(s.ann, "table replace", seat=1, player=s.bob)).startswith("That player already sits")
    assert said(await s.slash(s.ann, "table replace", seat=1, player=s.discord.bot)).startswith("A bot cannot")
    await s.settle()
    assert (await s.loaded(table)).table.seats[0].user_id == s.ann["id"]
    assert said(await s.slash(s.bob, "table replace", seat=2, player=s.cid)) == "Seat 2 now belongs to Cid."


async def test_a_seat_that_was_given_away_meanwhile_is_not_resigned(s: Scene, table: str) -> None:
    """Bob wants to leave in the same moment in which Ann gives his seat to Cid: it is Cid's now."""
    sure = answer(await s.slash(s.bob, "table resign"))
    held = s.bot.sessions.held(table, 1)
    async with held:
        leaving = asyncio.create_task(s.do(s.bob, sure, "rs!"))
        await s.discord.until(lambda: bool(held._waiters))
        to_cid: SeatChanges = {"occupant": "person", "user_id": s.cid["id"], "name": "Cid"}
        changes = [Seating(seat=1, change="resign"), Seating(seat=1, change="sit", person=s.cid["id"])]
        await s.bot.sessions.submit(table, "given away", "person", lambda _: changes, {1: to_cid})
    assert said(await leaving) == "That is not possible now."
    await s.settle()
    seat = (await s.loaded(table)).seat(1)
    assert (seat.occupant, seat.user_id) == ("person", s.cid["id"])
    assert "You hold" in text(s.dms(s.cid)[-1])


# ---- ending it


async def test_a_channel_whose_table_is_closed_is_free(s: Scene, table: str) -> None:
    sure = answer(await s.slash(s.ann, "table close"))
    await s.settled(s.do(s.ann, sure, "cl!"))
    assert "Ann, who manages this server, has closed this table." in text(s.last())
    assert said(await s.slash(s.ann, "table board")).startswith("-# Not a running match")
    assert said(await s.slash(s.ann, "table pause", days=1)) == NOWHERE
    assert said(await s.forge(s.ann, s.last(), f"1:cl!:{table}")) == "That is not possible now."
    await s.slash(s.ann, "table open", game="petty_court")
    assert [each.state for each in await s.bot.store.tables.live()] == ["lobby"]


async def test_a_board_that_is_over_says_which_match_it_shows_and_when_it_ended(s: Scene, table: str) -> None:
    """With a link to the message that tells the end; while it is played nothing of the kind."""
    assert "Not a running match" not in said(await s.slash(s.cid, "table board"))
    s.time.ahead += 3 * 24 * 3600
    await s.finish(table)
    ended, last = s.time.milliseconds() // 1000, s.having("again")
    s.time.ahead += 5000
    told = said(await s.slash(s.cid, "table board")).split("\n")[0]
    link = f"https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/{last['id']}"
    assert told.startswith(f"-# Not a running match: [Petty Court]({link}), over since <t:")
    assert abs(int(told.split("<t:")[1].split(":")[0]) - ended) < 600


async def test_a_damaged_match_can_be_closed_and_disturbs_nothing_else(
    s: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    hall = await s.table(s.bob)
    attic = await s.table(s.bob, where=s.attic)
    damage(s.database, hall)
    set_aside = "This match is damaged and has been set aside."
    assert said(await s.slash(s.ann, "table board")).startswith(set_aside)
    assert set_aside in said(await s.slash(s.ann, "me"))
    assert (await s.slash(s.bob, "court bid", s.attic, coins="1")).private
    assert await s.step(attic) == 1
    sure = answer(await s.slash(s.ann, "table close"))
    assert said(await s.do(s.ann, sure, "cl!")) == "The table is closed."
    assert await s.bot.store.tables.live_at(s.hall["id"]) is None
    assert {record.levelname for record in caplog.records if "set aside" in record.getMessage()} == {"CRITICAL"}
    caplog.clear()


def damage(database: Path, table: str) -> None:
    """Flip what is stored so that neither the snapshot nor the log can be read."""
    with sqlite3.connect(database) as db:
        db.execute("UPDATE matches SET snapshot = x'00' WHERE id = ?", (table,))
        db.execute("UPDATE log SET events = '[]' WHERE match_id = ?", (table,))
