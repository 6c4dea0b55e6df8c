"""Letting time pass in the parlour, where nobody waits for days: whatever falls due meanwhile happens at its moment,
and what the bot has to say to it arrives before the next thing happens."""

from __future__ import annotations

import logging
from typing import Literal

from bot import upkeep
from bot.client import Castellan
from bot.marshal import rounds
from bot.marshal.course import Course
from bot.parlour.room import Room
from bot.parlour.simulated import SetupError
from bot.time.calendar import DAY, HOUR
from persistence.contests import LIVE, MOST_IN_GUILD

log = logging.getLogger(__name__)

Span = Literal["hour", "day", "due"]
MOST = 1000
"""Looks at what is due, so that a day is over some time, whatever goes wrong at a table."""


class Nothing(Exception):  # noqa: N818  (it says what there is)
    """No clock runs at any table, and no event lies ahead."""


async def let_pass(room: Room, span: Span) -> None:
    """An hour, a day, or the time until the next thing is due, such as a reminder, the end of somebody's time, or that
    check-in of an event opens.

    :raises Nothing: nothing will ever be due. ``SetupError``: the bot is not there yet."""
    if room.bot is None:
        raise SetupError("there is nobody to do what falls due")
    async with room.passing:
        due = await _next(room, room.bot)
        if due is None and span == "due":
            raise Nothing
        now = room.bot.clock()
        room.forget_all()
        end = {"hour": now + HOUR, "day": now + DAY, "due": max(now, due or now)}[span]
        for _ in range(MOST):
            if due is None or due > end:
                break
            await _reach(room, room.bot, due)
            due = await _next(room, room.bot)
        await _reach(room, room.bot, end)
        await upkeep.tidy(room.bot.publisher, room.bot.clock())
        await room.bot.publisher.idle()
        log.info("It is %s now", room.world.snowflakes.now())


async def _next(room: Room, bot: Castellan) -> int | None:
    """The moment of what is due next: at a table, in an event, in a league; ``None``: nothing ever will be."""
    now, guild = bot.clock(), room.guild["id"]
    every = [each for each in await bot.store.contests.of_guild(guild, MOST_IN_GUILD) if each.state in LIVE]
    leagues = [each for each in await bot.store.leagues.of_guild(guild) if each.state == "open"]
    ahead = [*(rounds.moment(Course(each), now) for each in every), *(each.starts_at for each in leagues)]
    moments = [await bot.store.tables.next_deadline(), *(each for each in ahead if each is not None and each > now)]
    return min((each for each in moments if each is not None), default=None)


async def _reach(room: Room, bot: Castellan, moment: int) -> None:
    """Let it be that moment, if it is not past, and do what is due."""
    room.discord.put_forward(max(0, moment - bot.clock()) / 1000)
    await bot.clockwork.strike()
    await bot.marshal.strike()
    for table in await bot.store.tables.live():
        await bot.stewards.resting(table.id)
    await bot.publisher.idle()
