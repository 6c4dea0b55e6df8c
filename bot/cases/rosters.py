"""Rosters: who plays the next match of a world, when, and what becomes of whoever cannot come. That the table opens is
seen to by ``summoning``."""

from __future__ import annotations

from datetime import date, datetime
from typing import get_args
from zoneinfo import ZoneInfo

from bot.cases import rights, worlds
from bot.cases.asking import Caller, Declined, Means
from bot.marshal.placard import looked_at
from bot.play import timing
from bot.time.calendar import DAY, SECOND
from bot.undelivered import Denied, NoChannel
from persistence.deliveries import READERS, Box
from persistence.ids import is_stand_in
from persistence.rosters import PLACARD, Absent, Answer, Member, Roster
from persistence.worlds import played_here

ABSENT: tuple[Absent, ...] = get_args(Absent)
WEEKS = (1, 2, 3, 4)
"""From one date to the next, where there are more than one."""
LATEST = 366 * DAY
"""Until when a date may lie ahead."""


async def here(means: Means, caller: Caller, game: str | None) -> int:
    """The world in whose channel they ask. ``Declined``: there is none, or it is not clear which."""
    going_on = [each for each in await worlds.here(means, caller, game) if each.world.archived_at is None]
    if not going_on:
        raise Declined("no-world")
    if len(going_on) > 1:
        raise Declined("roster-which")
    return going_on[0].world.id


@rights.READ
async def look(means: Means, caller: Caller, world_id: int, /, locale: str) -> bool:
    """There is a roster of that world from now on, if whoever asks may decide about it: whether they may. Its card
    stands in the channel of the world. ``Declined``: there is none.

    :param locale: of the card's texts."""
    seen = await worlds.look(means, caller, world_id)
    if await means.store.rosters.get(world_id) is not None and not seen.decides:
        return False
    if not seen.decides:
        raise Declined("roster-none")
    last = played_here(seen.chain)
    if last is None:
        raise Declined("roster-elsewhere")
    played = (await means.store.tables.get(last.match_id)).seats
    people = [each for each in played if each.user_id and not is_stand_in(each.user_id)]
    zone = timing.own_of(await means.store.people.get(caller.user)).zone
    members = [Member(user_id=each.user_id or "", name=each.name) for each in people]
    await means.store.rosters.make(world_id, members, zone)
    await _put_up(means, seen, locale)
    return True


async def _put_up(means: Means, seen: worlds.Seen, locale: str) -> None:
    world = seen.world
    there = await means.store.placards.of(PLACARD, str(world.id))
    if there is not None and there.mute_since is None:
        return
    card = await means.store.placards.put_up(
        PLACARD, str(world.id), guild_id=world.guild_id, channel_id=world.channel_id, locale=locale
    )
    if isinstance(await means.publisher.now(Box(card.id, READERS)), Denied | NoChannel):
        await means.store.placards.take_down(card.id)
        await means.store.rosters.end(world.id)
        raise Declined("cannot-post-here")


@rights.READ
async def answer(means: Means, caller: Caller, world_id: int, /, answered: Answer) -> None:
    """Whether they come to the next match. ``Declined``: they are not on the roster."""
    await _there(means, world_id)
    if not await means.store.rosters.answer(world_id, caller.user, answered):
        raise Declined("roster-not-on-it")
    await looked_at(means.sessions, PLACARD, world_id)


@rights.DECIDE
async def read(means: Means, _caller: Caller, world_id: int, /) -> Roster:
    """For those who may change it."""
    return await _there(means, world_id)


@rights.DECIDE
async def invite(means: Means, _caller: Caller, world_id: int, /, user: str, name: str) -> None:
    """Somebody is on it. ``Declined``: it is full."""
    roster = await _there(means, world_id)
    seats = means.kit.game((await means.store.worlds.get(world_id)).game).meta.seats
    if roster.member(user) is None and len(roster.members) >= seats[-1]:
        raise Declined("roster-full", most=seats[-1])
    await means.store.rosters.join(world_id, user, name)
    await looked_at(means.sessions, PLACARD, world_id)


@rights.DECIDE
async def choose(means: Means, _caller: Caller, world_id: int, /, key: str, value: str) -> Roster | None:
    """One of its terms; what cannot be chosen changes nothing. ``None``: there is none any more."""
    roster, store = await _there(means, world_id), means.store.rosters
    if key == "weeks" and value in map(str, (0, *WEEKS)):
        await store.change(world_id, weeks=int(value))
    elif key == "absent" and value in ABSENT:
        await store.change(world_id, absent=next(each for each in ABSENT if each == value))
    elif key == "out" and roster.member(value):
        await store.drop(world_id, value)
    elif key == "undated":
        await store.move(world_id, roster.at, None)
    elif key == "end":
        await store.end(world_id)
    await looked_at(means.sessions, PLACARD, world_id)
    return await store.get(world_id)


@rights.DECIDE
async def set_date(
    means: Means, _caller: Caller, world_id: int, /, day: date, at: tuple[int, int], zone: str
) -> Roster:
    """The next date. ``Declined``: it cannot be."""
    roster = await _there(means, world_id)
    try:
        moment = datetime(day.year, day.month, day.day, *at, tzinfo=ZoneInfo(zone))
    except (KeyError, ValueError):
        raise Declined("contest-no-such-time") from None
    wanted, now = int(moment.timestamp()) * SECOND, means.kit.clock()
    if not now < wanted <= now + LATEST:
        raise Declined("contest-no-such-time")
    await means.store.rosters.move(world_id, roster.at, wanted, zone=zone)
    await looked_at(means.sessions, PLACARD, world_id)
    return await _there(means, world_id)


async def _there(means: Means, world_id: int) -> Roster:
    roster, world = await means.store.rosters.get(world_id), await means.store.worlds.get(world_id)
    if roster is None or world.archived_at is not None:
        raise Declined("old-button")
    return roster
