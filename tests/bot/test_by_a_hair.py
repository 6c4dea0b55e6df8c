"""A timely answer always wins over the clock; what the clock has played stands. Both sides of that race."""

import asyncio
from typing import Any

import pytest

from bot.play import timing
from bot.play.clockwork import Clockwork
from bot.play.loaded import LoadedTable
from bot.time.pace import PACES
from persistence.sqlite.matches import SqliteMatches
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import answer, said
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid

STEADY = PACES["steady"]


@pytest.mark.parametrize("then", ["excused", "away", "answered for", "at rest"])
async def test_an_answer_before_the_clock_has_the_table_wins(
    s: Scene, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """It comes between the look that found somebody late and what the table has agreed on for that, whatever it is."""
    table = await agreed(s, late="steward" if then == "away" else "default")
    silent = [s.ann, s.bob] if then == "at rest" else [s.bob]
    if then != "at rest":
        await bid(s, s.ann)
    if then != "excused":
        await strike(s, STEADY.bank)
    monkeypatch.setattr(timing, "lonely", lambda _: then == "at rest")
    counts, missed = timing.missed(await s.loaded(table), 1), Clockwork._missed
    assert counts == (then != "excused")

    async def beaten(self: Clockwork, loaded: LoadedTable, seat: int) -> LoadedTable:
        monkeypatch.setattr(Clockwork, "_missed", missed)
        for who in silent:
            await bid(s, who)
        return await missed(self, loaded, seat)

    monkeypatch.setattr(Clockwork, "_missed", beaten)
    await strike(s, STEADY.increment if counts else STEADY.bank)
    loaded = await s.loaded(table)
    assert await causes(s, table) == ["person", "person"]
    assert timing.missed(loaded, 1) == counts
    assert not loaded.away(1)
    assert not timing.still(loaded)


async def test_an_answer_after_the_clock_has_the_table_is_too_late(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for the table and finds the question answered: what the clock has played stands, and that is said."""
    table = await agreed(s)
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    page = answer(await s.press(s.bob, s.shown()[-1], "Choose"))  # which nobody else brings up to date
    commit, pressed = SqliteMatches.commit, list[asyncio.Task[Any]]()

    async def racing(self: SqliteMatches, submission: Any) -> Any:
        if not pressed:
            pressed.append(asyncio.create_task(s.press(s.bob, page, "2")))
            await s.discord.until(lambda: bool(s.bot.sessions.lock(table)._waiters))
        return await commit(self, submission)

    monkeypatch.setattr(SqliteMatches, "commit", racing)
    await strike(s, STEADY.increment)
    told = said(await pressed[0])
    assert (await causes(s, table))[:2] == ["person", "clock"]
    assert (await causes(s, table)).count("person") == 1
    assert told.startswith("This question is no longer open")
