"""What piles up while Discord takes nothing, and requests that come again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.play.sitting import Sitting
from engines.core.game import Act
from tests.bot.reading import answer, does
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid, log_in_channel, prompt, silent

LATER = 600.0
"""Seconds after which whatever was put off is due."""


async def test_every_call_that_has_piled_up_is_made(s: Scene) -> None:
    """It becomes Ann's move; then Bob resigns, which calls nobody. She is mentioned, and her phone rings."""
    table = await s.table(s.bob, s.cid)
    await bid(s, s.ann)
    await bid(s, s.bob)
    before = {message["id"] for message in s.dms(s.ann)}
    s.discord.faults.server_error("* /channels/*", times=10_000)
    await bid(s, s.cid)
    sure = answer(await s.slash(s.bob, "table resign"))
    await s.do(s.bob, sure, "rs!")
    await s.settle()
    assert (await s.sitting(table)).awaited == (0,)
    s.discord.faults.clear()
    s.time.ahead += LATER
    await s.settle()
    called = prompt(s)
    assert called is not None
    assert [user["id"] for user in called["mentions"]] == [s.ann["id"]]
    asking = [message for message in s.dms(s.ann) if message["id"] not in before]
    assert [does(message, "s") or does(message, "a") for message in asking] == [True]
    assert not silent(asking[0])
    told, shown = await log_in_channel(s, table)
    assert shown == told


def default(now: Sitting) -> list[Act[Any]]:
    seat = now.asked[0]
    return [Act(seat=seat, question=now.playing.question(seat), given=now.playing.default(seat))]


@pytest.mark.parametrize("overtaken", [False, True])
async def test_a_request_that_comes_again_is_shown_what_is_on_disk(
    s: Scene, monkeypatch: pytest.MonkeyPatch, overtaken: bool
) -> None:
    """Not what would have come of it; also if the first one is written down only while the second is worked out."""
    table = await s.table(s.bob)
    first = await s.bot.sessions.submit(table, "once", "person", default)
    assert not first.repeated
    answered, asked = type(s.bot.store.matches).answered, []

    async def not_yet(self: Any, key: str) -> int | None:
        asked.append(key)
        return None if overtaken and len(asked) == 1 else await answered(self, key)

    monkeypatch.setattr(type(s.bot.store.matches), "answered", not_yet)
    again = await s.bot.sessions.submit(table, "once", "person", default)
    disk = await s.sitting(table)
    assert (again.repeated, again.events) == (True, ())
    assert (again.before, again.sitting.playing.step) == (1, 1)
    assert again.sitting.playing == disk.playing
    assert asked == ["once"] * (2 if overtaken else 1)
