"""What the bot sees to of its own accord: lobbies that nobody wants, channels that are gone or back again, placards,
tables that wait for players who have agreed."""

from __future__ import annotations

import asyncio
import logging

from bot.cases import seeking, summoning
from bot.cases.asking import Means
from bot.play.deliveries import shown
from bot.play.working import placed
from bot.publish.publisher import Publisher
from bot.undelivered import Undelivered
from persistence.deliveries import IN_CHANNEL, PLACARD_DUE, START, Box
from persistence.errors import Damaged, Missing, Quarantined, StoreError, Unreadable
from persistence.records import Table

log = logging.getLogger(__name__)

STALE_LOBBY = 7 * 24 * 3600 * 1000
"""Milliseconds after which a lobby in which nothing happens is closed."""
FORSAKEN = 30 * 24 * 3600 * 1000
"""The same for a table whose channel cannot be written in."""
LOOK = 20.0
"""Seconds between two looks at who seeks players."""
AGAIN, SELDOM = 20.0, 3600.0
"""Seconds before the next attempt to take back what the last process has left, twice as long each further time."""


async def tidy(publisher: Publisher, now: int, *, first: bool = False) -> None:
    """One round. ``StoreError`` where the store does not let it.

    :param first: the bot has just started. Channels that were mute all the while it was away may be open by now, so
        they are tried before any table is given up."""
    store = publisher.store
    await store.sweep()
    await store.pack()
    for table in await store.tables.stale_lobbies(now - STALE_LOBBY):
        await _end(publisher, table, "lobby-expired")
    for table in () if first else await store.tables.mute(now - FORSAKEN):
        await _end(publisher, table, "channel-forsaken")
    for placard in () if first else await store.placards.every():
        if placard.mute_since is not None and placard.mute_since < now - FORSAKEN:
            await store.placards.take_down(placard.id)
    await revive(publisher, now)
    for table_id in await _announced(publisher):
        await _withdrawn(publisher, table_id)
    if first:
        await _place(publisher)


async def _place(publisher: Publisher) -> None:
    """Note how matches have ended of which that was not noted at the time."""
    for table in await publisher.store.tables.placeless():
        try:
            loaded = await publisher.sessions.at(table.id)
        except (Missing, Quarantined, Unreadable, Damaged):
            continue
        for seat, changes in placed(loaded.playing).items() if loaded.match else ():
            await publisher.store.tables.change_seat(table.id, seat, **changes)


async def _end(publisher: Publisher, table: Table, why: str) -> None:
    """Unless somebody was faster and wants it after all. What goes wrong at one table leaves all others as they are."""
    try:
        await publisher.sessions.close(table, why, unless_changed=table)
    except Exception as error:
        log.error("Table %s could not be put away: %s", table.id, type(error).__name__)  # noqa: TRY400


async def revive(publisher: Publisher, now: int, guild: str | None = None) -> None:
    """Try once more to show the tables and placards of a server (``None``: all) whose channels could not be written
    in. Calls that were given up meanwhile come now, to whoever has not acted since. What a placard says may be another
    by now although nothing was done, so all of them are looked at."""
    for placard in await publisher.store.placards.every():
        if guild is None or (placard.guild_id == guild and placard.mute_since is not None):
            await publisher.store.outbox.add(placard.id, PLACARD_DUE)
            publisher.wake(placard.id)
    for table in await publisher.store.tables.mute(now):
        if guild not in (None, table.guild_id):
            continue
        try:
            await publisher.sessions.at(table.id)
        except (Missing, Quarantined, Unreadable, Damaged):
            continue
        if not await publisher.store.outbox.take_up(Box(table.id, IN_CHANNEL)):
            await publisher.store.outbox.add(table.id, *(each for each in shown(table) if each.audience == IN_CHANNEL))
        publisher.wake(table.id)


async def retract(publisher: Publisher) -> None:
    """Start messages of matches that a crash kept from beginning go: whoever starts again gets another. Meanwhile
    somebody may have, so what is there is looked up once more when nobody else changes the table. Tried until none is
    left: what was on its way when the last process ended may arrive after it."""
    pause = AGAIN
    while True:
        try:
            left = await _announced(publisher)
            if not left:
                return
            for table_id in left:
                await _withdrawn(publisher, table_id)
        except StoreError as error:
            log.warning("What the last process has left could not be read: %s", type(error).__name__)
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM)


async def gather(means: Means, up: asyncio.Event) -> None:
    """Open the tables for which enough people agree, where that could not be done at once (the channel was taken, or
    the last process has ended in between), and those of rosters whose date has come.

    :param up: set when it is known what the bot may do where."""
    await up.wait()
    while True:
        try:
            for guild in await means.store.seeks.servers():
                await seeking.gather(means, guild)
            await summoning.go_on(means)
        except Exception as error:  # whatever it was, the next look may do better
            log.warning("Who waits for a table could not be looked at: %s", type(error).__name__)
        await asyncio.sleep(LOOK)


async def _announced(publisher: Publisher) -> list[str]:
    """The tables whose start was announced, or may have been, and that have not begun."""
    interrupted = await publisher.store.postings.interrupted()
    return [planned.posting.table_id for planned in interrupted if planned.posting.audience == START]


async def _withdrawn(publisher: Publisher, table_id: str) -> None:
    try:
        async with publisher.sessions.lock(table_id):
            await publisher.withdraw(table_id)
    except Undelivered as error:
        log.warning("Table %s: its start could not be taken back: %s", table_id, type(error).__name__)
