"""How often somebody's time was up: who reads it, and whose it is."""

import re

from bot.play import timing
from bot.time.pace import PACES
from tests.bot.clocked import agreed, strike
from tests.bot.reading import said
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid

STEADY = PACES["steady"]


async def test_everybody_reads_how_often_somebody_was_late(s: Scene) -> None:
    """RY-11.7, BM-11.7, TK-11.8: while it is played and in the details of its end; and wherever a seat is named, that
    a steward plays there."""
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    assert "Time was up" not in said(await s.slash(s.cid, "table who"))
    await strike(s, STEADY.bank)
    assert "-# Time was up: 🔵 Bob once" in said(await s.slash(s.cid, "table who"))
    await strike(s, STEADY.increment)
    told = said(await s.slash(s.ann, "table who"))
    assert "-# Time was up: 🔵 Bob 🤖 2 times" in told
    assert "-# 🔵 Bob 🤖: answers in time" in told
    offered = await s.discord.people.autocomplete(s.ann, s.hall, "table replace", "seat", "")
    assert [each["name"] for each in offered.choices] == ["1. 🟥 Ann", "2. 🔵 Bob 🤖"]
    await s.finish(table)
    assert "Bob 🤖 2 times" in said(await s.press(s.cid, s.having("again"), "Details"))


async def test_what_somebody_has_missed_stays_theirs_whoever_sits_there(s: Scene) -> None:
    """RY-11.7, BM-11.7, TK-11.8: a friend who plays for them has missed nothing and is excused once as anybody is, and
    they have theirs again; whoever has left is still named with what they missed, and not excused twice."""
    table = await agreed(s, late="default")
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    assert timing.missed(await s.loaded(table), 1) >= 2
    bobs = timing.missed(await s.loaded(table), 1)
    await s.settled(s.slash(s.bob, "table lend", days=3, player=s.cid))
    assert timing.missed(await s.loaded(table), 1) == 0
    told = said(await s.slash(s.ann, "table who"))
    assert f"Bob {bobs} times" in told
    assert not re.search(r"Cid (once|\d+ times)", told)
    await s.settled(s.slash(s.bob, "table lend", days=0))
    assert timing.missed(await s.loaded(table), 1) == bobs
    assert timing.former(await s.loaded(table)) == {}
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert timing.missed(await s.loaded(table), 1) == 0
    await s.resign(s.cid)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.bob, force=True))
    assert timing.missed(await s.loaded(table), 1) == bobs
    await s.resign(s.bob)
    await s.finish(table)
    details = said(await s.press(s.ann, s.having("again"), "Details"))
    assert f"Bob {bobs} times" in details
    row = (await s.bot.store.tables.get(table)).clocks
    assert row
    assert s.bob["id"] in row
    await s.bot.store.people.forget(s.bob["id"])
    row = (await s.bot.store.tables.get(table)).clocks
    assert row
    assert s.bob["id"] not in row
    assert f"former player {bobs} times" in said(await s.press(s.ann, s.having("again"), "Details"))
