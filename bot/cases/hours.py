"""When somebody is awake and on holiday, and a server's holidays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play import timing, winding
from bot.play.loaded import LoadedTable
from bot.play.retiming import retimed
from bot.time.calendar import LEAST_AWAKE, Interval, Waking
from bot.time.own import LONGEST, MOST, Amiss, Own


async def own(means: Means, caller: Caller) -> Own:
    """What the caller has said about their time."""
    return timing.own_of(await means.store.people.get(caller.user))


class Counted(NamedTuple):
    """A table at which a holiday is longer than what may be taken there."""

    loaded: LoadedTable
    """Without its match."""
    until: int
    """So long it counts; then time runs, though nobody is called."""


async def cut(means: Means, caller: Caller) -> list[Counted]:
    """Where the caller's holidays count for less than they have said, the latest change first."""
    mine, now = await own(means, caller), means.kit.clock()
    tables = await means.store.tables.of_person(caller.user) if mine.ahead(now) else []
    each = [(table.id, until) for table in tables if (until := timing.counted(table, mine, now)) is not None]
    return [Counted(await means.sessions.at(table, match_too=False), until) for table, until in each]


async def choose(means: Means, caller: Caller, key: str, value: str) -> None:
    """``zone``: where they live; ``wakes``: the hour at which they get up; ``hours``: for how long they are awake. What
    cannot be chosen changes nothing, and a zone that there is not means day and night: that was said once and for
    all."""

    def chosen(now: Own) -> Own:
        if key == "zone":
            return now.lives(value)
        if now.waking is None or not value.isdecimal():
            return now
        wakes, hours = (int(value) if key == each else getattr(now.waking, each) for each in ("wakes", "hours"))
        fits = 0 <= wakes < 24 and LEAST_AWAKE <= hours <= 24
        return replace(now, waking=Waking(zone=now.waking.zone, wakes=wakes, hours=hours)) if fits else now

    await _change(means, caller, chosen, said=key == "zone")


async def take_off(means: Means, caller: Caller, first: date, last: date) -> None:
    """A holiday. ``Declined`` if it cannot be."""
    await _change(means, caller, lambda own: _fitting(own, first, last, means.kit.clock()))


async def come_back(means: Means, caller: Caller, start: int) -> None:
    """What is left of the holiday that begins at *start* is none."""
    await _change(means, caller, lambda own: own.on(start, means.kit.clock()))


async def _change(means: Means, caller: Caller, change: Callable[[Own], Own], *, said: bool = False) -> None:
    """At every table of theirs time has run until now as it did.

    :param said: whether it is written down too that they want it as it was."""
    person = await means.store.people.get(caller.user)
    before = timing.own_of(person)
    after = change(before)
    if after == before and not (said and person.hours is None):
        return
    tables = [table.id for table in await means.store.tables.of_person(caller.user)]
    async with retimed(means.sessions, tables, means.kit.clock()):
        await means.store.people.change(caller.user, hours=timing.own_written(after))


# ---- servers


@rights.MODERATE
async def server(means: Means, _caller: Caller, guild: str, /) -> tuple[Interval, ...]:
    """The holidays of the server, those of before too."""
    return timing.holidays(await means.store.servers.holidays(guild))


@rights.MODERATE
async def close_server(means: Means, caller: Caller, guild: str, /, first: date, last: date) -> None:
    """A holiday of the server: nobody's time runs at any table of it. ``Declined`` if it cannot be."""
    where = (await own(means, caller)).zone
    waking = Waking(zone=where, wakes=0, hours=24)
    now = means.kit.clock()
    every = timing.holidays(await means.store.servers.holidays(guild))
    await _holidays(means, guild, _fitting(Own(waking=waking, holidays=every), first, last, now).holidays)


@rights.MODERATE
async def open_server(means: Means, _caller: Caller, guild: str, /, start: int) -> None:
    """What is left of that holiday is none."""
    every = timing.holidays(await means.store.servers.holidays(guild))
    await _holidays(means, guild, Own(holidays=every).on(start, means.kit.clock()).holidays)


async def _holidays(means: Means, guild: str, after: tuple[Interval, ...]) -> None:
    """Running tables go by them at once; what else they pause for stays."""
    before = timing.holidays(await means.store.servers.holidays(guild))
    tables = await means.store.servers.tables_of(guild)
    async with retimed(means.sessions, tables, means.kit.clock()) as running:
        await means.store.servers.set_holidays(guild, timing.holidays_written(after))
        for loaded in running:
            clocks = timing.of(loaded.table)
            kept = [each for each in clocks.pauses if each not in before] if clocks else []
            await means.store.tables.change(loaded.table.id, **winding.paused(loaded, [*kept, *after]))


def _fitting(own: Own, first: date, last: date, now: int) -> Own:
    try:
        return own.off(first, last, now)
    except Amiss as amiss:
        raise Declined(str(amiss), days=LONGEST, most=MOST) from None
