"""From ``/table open`` to the start."""

from __future__ import annotations

from tests.bot.reading import text
from tests.bot.scene import Scene


async def test_a_table_can_be_opened_and_started(s: Scene) -> None:
    table = await s.table(s.bob, stewards=1)
    assert (await s.sitting(table)).table.state == "playing"
    assert "Waiting for Ann, Bob." in text(s.having("h"))
