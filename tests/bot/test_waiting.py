"""Where everybody waits for whoever is late: nobody plays for them, and everybody knows."""

from typing import Any

import pytest

from bot.play import timing
from bot.play.clockwork import Clockwork
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from persistence.calls import Record
from persistence.deliveries import Overtime
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import said, text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_publishing import bid
from tests.bot.test_votes import answer, ask

STEADY = PACES["steady"]


async def bob_is_late(s: Scene, **others: Any) -> str:
    table = await agreed(s, late="wait", **others)
    await bid(s, s.ann)
    await strike(s, STEADY.bank + HOUR)
    return table


def advice(s: Scene) -> list[str]:
    """What its host was told about somebody."""
    return [text(each) for each in s.dms(s.ann) if "/table substitute" in text(each)]


async def test_everybody_reads_whose_time_was_up_and_since_when(s: Scene) -> None:
    """RY-11.7, BM-11.7, TK-11.8: nothing is played for them, and their absence counts as it does anywhere. The board
    does not go on promising a moment that has passed."""
    table = await agreed(s, late="wait")
    (wait,) = timing.waits(await s.loaded(table))
    await bid(s, s.ann)
    await strike(s, STEADY.bank + HOUR)
    assert wait.until is not None
    up = f"<t:{wait.until // 1000}:R>"
    assert f"⏰ 🔵 Bob's time was up {up}" in text(s.having("i"))
    assert f"⏰ 🔵 Bob's time was up {up}" in said(await s.slash(s.cid, "table who"))
    assert "time until" not in text(s.having("i"))
    for told in (text(s.dms(s.bob)[-1]), said(await s.slash(s.bob, "me"))):
        assert f"⏰ Your time was up {up}, and the others wait for you." in told
    assert "-# Time was up: 🔵 Bob once" in said(await s.slash(s.cid, "table who"))
    assert await causes(s, table) == ["person"]


async def test_it_happens_once_whatever_is_started_anew(s: Scene) -> None:
    """And nothing falls due for it any more."""
    table = await bob_is_late(s)
    calls = ringing(s, s.bob)
    for _ in range(3):
        await s.restart(DAY / 1000)
        await strike(s)
    await strike(s, 30 * DAY)
    assert timing.missed(await s.loaded(table), 1) == 1
    assert await s.bot.store.tables.next_deadline() is None
    assert len(advice(s)) == 1
    assert calls == {"card": [], "channel": []}


async def test_an_outage_when_it_was_up_loses_nothing(s: Scene) -> None:
    table = await agreed(s, late="wait")
    await bid(s, s.ann)
    (wait,) = timing.waits(await s.loaded(table))
    calls = ringing(s, s.bob)
    await s.restart(20 * DAY / 1000)
    await strike(s)
    assert wait.until is not None
    assert f"Bob's time was up <t:{wait.until // 1000}:R>" in text(s.having("i")), "then, and not when it was seen"
    assert timing.missed(await s.loaded(table), 1) == 1
    assert len(calls["card"]) == 1, "what was missed rings once"


async def test_its_host_hears_once_what_can_be_done(s: Scene) -> None:
    """And can do it: the seat is then anybody's, who has a full clock."""
    table = await bob_is_late(s)
    (told,) = advice(s)
    assert "⏰ 🔵 Bob's time was up, and the table waits." in told
    assert "`/table substitute` with seat 2" in told
    await s.settled(s.slash(s.ann, "table substitute", seat=2))
    await s.settled(s.do(s.cid, s.having("tk"), "tk"))
    now = await s.loaded(table)
    assert now.table.seats[1].user_id == s.cid["id"]
    assert "time was up" not in text(s.having("i")).replace("Time was up", "")
    (wait,) = timing.waits(now)
    assert wait.until == pytest.approx(s.time.milliseconds() + STEADY.bank, abs=60_000)


async def test_a_host_who_is_late_is_not_told_to_replace_themselves(s: Scene) -> None:
    await agreed(s, late="wait")
    await bid(s, s.bob)
    await strike(s, STEADY.bank + HOUR)
    assert "⏰ 🟥 Ann's time was up" in text(s.having("i"))
    assert advice(s) == []


async def test_a_host_hears_nothing_about_somebody_who_has_answered_by_then(s: Scene) -> None:
    table = await bob_is_late(s)
    before = len(advice(s))
    await bid(s, s.bob)
    await s.bot.store.outbox.add(table, Overtime(seat=1))
    s.bot.publisher.wake(table)
    await s.settle()
    assert len(advice(s)) == before
    assert await s.bot.store.outbox.due(9) == []


async def test_it_goes_on_as_soon_as_they_answer(s: Scene) -> None:
    """That answer was late, and the next turn brings time again."""
    table = await bob_is_late(s)
    await bid(s, s.bob)
    assert "time was up" not in text(s.having("i"))
    assert await s.bot.store.calls.record(s.bob["id"]) == Record(0, 1)
    while 1 not in (await s.loaded(table)).awaited:
        await s.skip(table, 1)
    await s.settle()
    (wait,) = [each for each in timing.waits(await s.loaded(table)) if 1 in each.seats]
    assert wait.over is None
    assert wait.until is not None
    assert wait.until > s.time.milliseconds()


async def test_more_time_that_the_table_grants_is_time_again(s: Scene) -> None:
    table = await bob_is_late(s)
    await ask(s, s.ann, "extend", hours=24)
    await answer(s, s.bob)
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.over is None
    assert wait.until == pytest.approx(s.time.milliseconds() + DAY, abs=60_000)
    await strike(s, DAY)
    assert timing.missed(await s.loaded(table), 1) == 2
    assert len(advice(s)) == 1, "the host knows by now"


async def test_a_timely_answer_wins_over_the_mark(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes between the look that found them late and the mark."""
    table = await agreed(s, late="wait")
    await bid(s, s.ann)
    missed = Clockwork._missed

    async def beaten(self: Clockwork, loaded: LoadedTable, seat: int) -> LoadedTable:
        monkeypatch.setattr(Clockwork, "_missed", missed)
        await bid(s, s.bob)
        return await missed(self, loaded, seat)

    monkeypatch.setattr(Clockwork, "_missed", beaten)
    await strike(s, STEADY.bank)
    assert timing.missed(await s.loaded(table), 1) == 0
    assert advice(s) == []
