"""Presses come before boards while there are many; and boards do come."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.publish import rush
from bot.publish.rush import FEW, Rush
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid, standing


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


async def test_a_press_is_answered_before_the_board_is_edited(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await s.table(s.bob)
    monkeypatch.setattr(rush, "FEW", 0)
    monkeypatch.setattr(rush, "LATE", 3600.0)
    board = f"/messages/{standing(s)['id']}"
    s.discord.requests.clear()
    await bid(s, s.ann)
    asked = [request.path for request in s.discord.requests.requests]
    answered = next(at for at, path in enumerate(asked) if path.endswith("/callback"))
    edited = next(at for at, path in enumerate(asked) if path.endswith(board))
    assert answered < edited
    assert (await s.sitting(table)).playing.step == 1
