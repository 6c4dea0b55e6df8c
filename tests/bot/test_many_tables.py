"""Nobody, and no server, opens so many tables that the others have to wait."""

from __future__ import annotations

import asyncio
import gc

import pytest

from tests.bot.reading import said
from tests.bot.scene import TOY, Scene

HOSTED = {
    "en-US": "You host 2 open tables, and nobody can host more at once.",
    "ru": "Вы ведёте 2 открытых стола, а больше вести нельзя.",
    "bg": "Водиш 2 отворени маси, а повече наведнъж не може.",
}
THERE = {
    "en-US": "This server has 2 open tables, and no server can have more at once.",
    "ru": "На этом сервере 2 открытых стола, а больше нельзя.",
    "bg": "На този сървър има 2 отворени маси, а повече наведнъж не може.",
}


@pytest.mark.parametrize("locale", HOSTED)
@pytest.mark.parametrize(("cap", "told"), [("MOST_HOSTED", HOSTED), ("MOST_IN_GUILD", THERE)])
async def test_one_more_than_one_may(
    s: Scene, monkeypatch: pytest.MonkeyPatch, cap: str, told: dict[str, str], locale: str
) -> None:
    monkeypatch.setattr(f"persistence.store.{cap}", 2)
    s.discord.world.locales[s.bob["id"]] = locale
    channels = [s.discord.places.add_channel(s.guild, f"room {number}") for number in range(5)]
    many = await asyncio.gather(*(s.slash(s.bob, "table open", channel, game=TOY) for channel in channels))
    assert sum(said(done).startswith(told[locale]) for done in many) == 3
    assert all(done.private for done in many)
    assert len(await s.bot.store.tables.live()) == 2
    assert sum(len(s.shown(channel)) for channel in channels) == 2, "and nothing is left of the others"
    freed = await s.bot.store.tables.live()
    await s.bot.store.tables.close(freed[0].id)
    assert not said(await s.slash(s.bob, "table open", s.hall, game=TOY)).startswith(told[locale])


async def test_others_are_not_held_up_by_it(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("persistence.store.MOST_HOSTED", 1)
    await s.slash(s.ann, "table open", s.hall, game=TOY)
    await s.slash(s.bob, "table open", s.attic, game=TOY)
    assert len(await s.bot.store.tables.live()) == 2


async def test_what_is_remembered_does_not_grow_with_the_tables_that_have_been(s: Scene) -> None:
    for _ in range(4):
        table = await s.table(s.bob)
        await s.bot.store.tables.close(table)
        await s.settle()
    assert s.bot.poster._open == {}
    gc.collect()
    assert (len(s.bot.sessions._shared), len(s.bot.sessions._locks)) == (0, 0)
