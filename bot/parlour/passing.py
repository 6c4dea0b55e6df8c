"""Letting time pass in the parlour, where nobody waits for days: whatever falls due meanwhile happens at its moment,
and what the bot has to say to it arrives before the next thing happens."""

from __future__ import annotations

import logging
from typing import Literal

from bot import upkeep
from bot.client import Castellan
from bot.parlour.room import Room
from bot.parlour.simulated import SetupError
from bot.time.calendar import DAY, HOUR

log = logging.getLogger(__name__)

Span = Literal["hour", "day", "due"]
MOST = 1000
"""Looks at what is due, so that a day is over some time, whatever goes wrong at a table."""


class Nothing(Exception):  # noqa: N818  (it says what there is)
    """No clock runs at any table."""


async def let_pass(room: Room, span: Span) -> None:
    """An hour, a day, or the time until the next thing is due, such as a reminder or the end of somebody's time.

    :raises Nothing: nothing will ever be due. ``SetupError``: the bot is not there yet."""
    if room.bot is None:
        raise SetupError("there is nobody to do what falls due")
    async with room.passing:
        due = await room.bot.store.tables.next_deadline()
        if due is None and span == "due":
            raise Nothing
        now = room.bot.clock()
        room.forget_all()
        end = {"hour": now + HOUR, "day": now + DAY, "due": max(now, due or now)}[span]
        for _ in range(MOST):
            if due is None or due > end:
                break
            await _reach(room, room.bot, due)
            due = await room.bot.store.tables.next_deadline()
        await _reach(room, room.bot, end)
        await upkeep.tidy(room.bot.publisher, room.bot.clock())
        await room.bot.publisher.idle()
        log.info("It is %s now", room.world.snowflakes.now())


async def _reach(room: Room, bot: Castellan, moment: int) -> None:
    """Let it be that moment, if it is not past, and do what is due."""
    room.discord.put_forward(max(0, moment - bot.clock()) / 1000)
    await bot.clockwork.strike()
    for table in await bot.store.tables.live():
        await bot.stewards.resting(table.id)
    await bot.publisher.idle()
