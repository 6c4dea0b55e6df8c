"""In a rehearsal: whoever is asked answers at once, as a steward would or as they like, and through the same use case
as by hand."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from bot.cases import matches, people
from bot.cases.asking import Caller
from bot.client import Castellan
from bot.languages import ENGLISH
from bot.play.loaded import LoadedTable
from bot.play.stewards import chance
from bot.post import Doors
from engines.core.menu import Given, Menu, Refused
from engines.core.steward import guess
from persistence.errors import StoreError

log = logging.getLogger(__name__)

LOOK = 0.02
"""Seconds between two looks at the tables."""


async def stand_in(bot: Castellan, whims: int = 0) -> None:
    """Until cancelled. Of so many answers one is any that there is (0: none): stewards alone always do the same.
    Here nobody gets locked out for writing to many who are new, so nobody waits for that."""
    bot.post._doors = Doors(bot.clock, 10_000)
    while True:
        try:
            running = [table.id for table in await bot.store.tables.live() if table.state == "playing"]
            await asyncio.gather(*(_answer(bot, table_id, whims) for table_id in running))
        except StoreError as error:
            log.warning("Nobody could answer: %s", type(error).__name__)
        await asyncio.sleep(LOOK)


async def _answer(bot: Castellan, table_id: str, whims: int) -> None:
    """Everybody who is asked at that table, one after the other."""
    loaded = await bot.sessions.at(table_id)
    while loaded.live and loaded.awaited:
        seat = loaded.awaited[0]
        there, question = loaded.seat(seat), loaded.playing.question(seat)
        caller = Caller(
            user=there.user_id or "",
            name=there.name,
            locale=ENGLISH,
            guild=loaded.table.guild_id,
            channel=loaded.table.place,
            key=f"{table_id}:{seat}:{question}:{loaded.playing.step}:stand-in",
        )

        def given(menu: Menu[Any], now: LoadedTable = loaded, seat: int = seat) -> Given[Any]:
            whim, luck = chance(now, seat).below(whims) if whims else (1, chance(now, seat))
            if whim == 0:
                return guess(menu, luck)
            advised = now.game.advise(now.playing.view(seat), menu, luck, now.seat(seat).level)
            return advised if menu.accepts(advised) else now.playing.default(seat)

        if there.person and there.person.pictures:  # to draw them all would take longer than to play
            await people.choose(bot.services, caller, "pictures", "no")
        try:
            loaded = (await matches.act(bot.services, caller, table_id, mark=loaded.mark(seat), given=given)).loaded
        except Refused:
            return
        await asyncio.sleep(0)
