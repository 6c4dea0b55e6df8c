"""Presses come before boards while there are many; and boards do come."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from bot.publish import rush
from bot.publish.rush import FEW, Rush
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.test_publishing import standing


async def test_whatever_is_due_waits_until_few_presses_are_left() -> None:
    crowd = Rush()
    with contextlib.ExitStack() as presses:
        for _ in range(FEW):
            presses.enter_context(crowd.press())
        await crowd.over()
        with crowd.press():
            waiting = asyncio.create_task(crowd.over())
            await asyncio.sleep(0.01)
            assert not waiting.done()
        await waiting


async def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rush, "FEW", 0)
    monkeypatch.setattr(rush, "LATE", 0.01)
    crowd = Rush()
    with crowd.press():
        await crowd.over()


async def test_a_board_waits_while_somebody_presses(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await s.table(s.bob)
    monkeypatch.setattr(rush, "FEW", 0)
    monkeypatch.setattr(rush, "LATE", 3600.0)
    under_way: list[int] = []
    commit = type(s.bot.store.matches).commit

    async def noted(self: Any, submission: Any) -> Any:
        under_way.append(s.bot.publisher.rush._presses)
        return await commit(self, submission)

    monkeypatch.setattr(type(s.bot.store.matches), "commit", noted)
    with s.bot.publisher.rush.press():
        await s.press(s.ann, s.dms(s.ann)[-1], "1")
        assert (await s.loaded(table)).playing.step == 1
        assert under_way == [2], "this one, and hers"
        await asyncio.sleep(0.05)
        assert "Ann has sealed a bid." not in text(standing(s))
    await s.settle()
    assert "Ann has sealed a bid." in text(standing(s))
