"""Votes that nobody's word is missing from any more, since whoever had not said theirs is gone."""

from typing import Any

import pytest

from bot.parlour.simulated import Payload
from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import HOUR
from persistence.errors import Unavailable
from tests.bot.clocked import agreed, strike
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.test_votes import answer, ask, asked, close, three


async def test_a_vote_is_decided_by_those_who_are_left(s: Scene) -> None:
    """At once: nobody has to press anything for that."""
    table = await three(s)
    await ask(s, s.ann, "live", hours=2)
    await answer(s, s.bob)
    await s.settled(s.resign(s.cid))
    assert timing.evening(await s.loaded(table))
    assert "Agreed: live until" in "\n".join(map(text, s.shown()))
    assert not asked(s)


async def test_too_few_are_left_for_it(s: Scene) -> None:
    table = await agreed(s, others=(s.bob, s.cid))
    await ask(s, s.ann, "pause", days=7)
    await answer(s, s.bob, aye=False)
    await s.settled(s.slash(s.cid, "table lend", days=3))
    assert "found too little support" in "\n".join(map(text, s.shown()))
    assert (await s.loaded(table)).table.vote is None


async def test_who_gets_a_seat_has_not_said_anything_yet(s: Scene, dee: Payload) -> None:
    """And loses no match against their will."""
    table = await s.table(s.ann, s.cid, host=s.bob)
    await close(s, s.bob)
    await answer(s, s.cid)
    await s.settled(s.slash(s.cid, "table replace", seat=3, player=dee))
    assert (await s.loaded(table)).seat_of(dee["id"]) == 2
    await answer(s, s.ann)
    assert (await s.loaded(table)).live
    await s.settled(s.resign(dee))
    assert not (await s.loaded(table)).live
    assert "🟥 Bob has asked for it, and everybody agreed." in text(s.last())


async def test_it_is_decided_although_the_store_is_busy_just_then(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is decided is due, whatever the stewards do meanwhile."""
    table = await three(s)
    await ask(s, s.ann, "live", hours=2)
    await answer(s, s.bob)
    with monkeypatch.context() as broken:
        broken.setattr("bot.play.deciding.settle", _busy)
        await s.settled(s.resign(s.cid))
    assert timing.evening(await s.loaded(table)) is None
    await strike(s)
    assert timing.evening(await s.loaded(table))


async def _busy(*_: Any) -> bool:
    raise Unavailable


async def test_more_time_is_for_people_and_waits_until_a_steward_has_moved(
    s: Scene, dee: Payload, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had to move resigned, which decided it: either the steward had that time or whoever was asked next, as it
    happened."""
    table = await agreed(s, others=(s.bob, s.cid, dee))
    await ask(s, s.ann, "extend", hours=5)
    await answer(s, s.bob)
    with monkeypatch.context() as held:
        held.setattr(s.bot.stewards, "wake", lambda _table: None)
        await s.settled(s.resign(dee))
        now = await s.loaded(table)
        assert now.stewards
        await strike(s)
        assert (await s.loaded(table)).table.vote, "nothing is decided yet"
    left = {seat: before(now, seat) for seat in (0, 1, 2)}
    s.bot.stewards.wake(table)
    await s.bot.stewards.resting(table)
    await strike(s)
    now = await s.loaded(table)
    assert now.table.vote is None
    waiting = now.awaited
    assert waiting
    assert all(before(now, seat) > left[seat] + 4 * HOUR for seat in waiting)


def before(now: LoadedTable, seat: int) -> int:
    """What was left of the bank of *seat* when it was last looked at."""
    clocks = timing.of(now.table)
    assert clocks
    return clocks.seats[seat].left
