"""Whoever has prepared an event is told when it does not go on by itself: once a round, with what can be done."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.marshal import rounds
from bot.parlour.simulated import Permission
from bot.time.calendar import DAY, HOUR, MINUTE
from tests.bot.clocked import strike
from tests.bot.reading import text
from tests.bot.scene import Scene, scene
from tests.bot.test_contests import PEOPLE, announced, begun, contest, struck
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

UNOPENED, RESTING, ALONE, BROKEN = "cannot be opened", "nobody plays any more", "waits for one table", "goes wrong here"


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


def told(s: Scene, what: str) -> list[str]:
    """Ann has prepared it, and does not take part."""
    return [text(each) for each in s.dms(s.ann) if what in text(each)]


async def test_tables_that_cannot_be_opened(s: Scene) -> None:
    await announced(s, *s.people[1:5], wanted="2", rounds="1")
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PUBLIC_THREADS)
    await begun(s, *s.people[1:5])
    assert told(s, UNOPENED) == []
    for _ in range(3):
        await struck(s, 2 * MINUTE / 1000)
    (word,) = told(s, UNOPENED)
    assert word.count("\n- ") == 2
    assert f"in <#{s.hall['id']}>" in word


@pytest.mark.thorough
async def test_tables_at_which_everybody_is_away(s: Scene) -> None:
    """A live round whose time is not limited waits for them."""
    await announced(s, *s.people[1:5], wanted="2", rounds="2", minutes="0")
    await begun(s, *s.people[1:5])
    for _ in range(12):
        await strike(s, 6 * MINUTE)
    tables = [(await s.loaded(pod.table_id or "")).table for pod in (await contest(s)).pods]
    assert [(await s.loaded(table.id)).deserted for table in tables] == [True, True]
    await struck(s)
    for _ in range(3):
        await struck(s, 20 * MINUTE / 1000)
    (word,) = told(s, RESTING)
    assert all(f"<#{table.thread_id}>" in word for table in tables)


@pytest.mark.thorough
async def test_a_round_that_waits_for_one_table(s: Scene) -> None:
    """By message it is given two days; the next round is another one to wait for."""
    await announced(s, *s.people[1:5], wanted="2", rounds="2", pace="slow")
    await struck(s, (await contest(s)).starts_at / 1000 - s.time() + 1)
    for round_ in (1, 2):
        first, second = (await contest(s)).pods[-2:]
        await s.finish(first.table_id or "")
        await struck(s)
        assert 0 < ((await contest(s)).due_at or 0) - s.time.milliseconds() <= HOUR, "it is looked at every hour"
        await struck(s, DAY / 1000)
        assert len(told(s, ALONE)) == round_ - 1
        for _ in range(2):
            await struck(s, DAY / 1000)
        assert len(told(s, ALONE)) == round_
        thread = (await s.loaded(second.table_id or "")).table.thread_id
        assert f"\n- <#{thread}> " in told(s, ALONE)[-1]
        await s.finish(second.table_id or "")
        await struck(s)
    assert (await contest(s)).state == "over"


@pytest.mark.loud
async def test_whatever_goes_wrong(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(rounds, "drawn", broken)
    await announced(s, *s.people[1:5], wanted="2", rounds="1")
    await begun(s, *s.people[1:5])
    await struck(s, MINUTE / 1000)
    assert len(told(s, BROKEN)) == 1
