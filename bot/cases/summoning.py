"""What a roster comes to by itself: people are called the day before and at the date, the table opens, and stewards
play for whoever cannot come. Every step is one transaction, worked out from what the store says by then."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.cases import loans, options, tables
from bot.cases.asking import Declined, Means
from bot.marshal.calls import calls
from bot.marshal.placard import looked_at
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, SECOND
from engines.core.game import Game
from persistence.contests import Sitter
from persistence.deliveries import IN_CHANNEL, Box, Delivery, Heralded, Introduction, LobbyDue
from persistence.errors import ChannelTaken, NotInLobby
from persistence.rosters import PLACARD, Member, Roster
from persistence.worlds import World, played_here

log = logging.getLogger(__name__)

LENT = 60
"""Days for which a steward plays for somebody who could not come, unless they are back before."""


async def go_on(means: Means) -> None:
    """Do what is due by now. What goes wrong with one leaves all others as they are."""
    for roster in await means.store.rosters.every():
        try:
            await _step(means, roster)
        except Exception as error:  # whatever it was, the next look may do better
            log.warning("The roster of world %s waits: %s", roster.world_id, type(error).__name__)


async def _step(means: Means, roster: Roster) -> None:
    now = means.kit.clock()
    if roster.table_id is not None:
        await _opened(means, roster, roster.table_id)
    elif roster.at is not None and now >= roster.at:
        await _open(means, roster, roster.at)
    elif roster.at is not None and not roster.called and now >= roster.at - DAY:
        told = await _called(means, roster, "roster-tomorrow", roster.at, at=f"<t:{roster.at // SECOND}:R>")
        await means.store.rosters.change(roster.world_id, told, called=True)
        await looked_at(means.sessions, PLACARD, roster.world_id)


async def _called(means: Means, roster: Roster, key: str, until: int, **args: str) -> Sequence[Delivery]:
    """For everybody who has not said that they do not come, as they like to be called."""
    users = [each.user_id for each in roster.members if each.answer != "no"]
    world = await means.store.worlds.get(roster.world_id)
    said: dict[str, str | int] = {"channel": f"<#{world.channel_id}>", **args}
    return await calls(means.store, key, said, users, means.kit.clock(), until=until)


def following(roster: Roster, now: int) -> int | None:
    """The date after this, at the same hour where it was set; ``None``: there is none."""
    at = roster.at
    while at is not None and at <= now:
        if not roster.weeks:
            return None
        there = datetime.fromtimestamp(at / SECOND, ZoneInfo(roster.zone)) + timedelta(weeks=roster.weeks)
        at = int(there.timestamp()) * SECOND
    return at


# ---- the date


async def _open(means: Means, roster: Roster, before: int) -> None:
    """The table opens with those who come, or it is another date's."""
    world = await means.store.worlds.get(roster.world_id)
    game = means.kit.games.get(world.game)
    if game is None:
        return
    gone = [each for each in roster.members if not await means.publisher.present(world.guild_id, each.user_id)]
    for each in gone:
        await means.store.rosters.drop(roster.world_id, each.user_id)
    if gone:
        return  # the next look sees who is left
    absent = [each for each in roster.members if each.answer == "no"]
    if not roster.members:
        await _postponed(means, roster, before, "roster-empty")
        return
    if len(absent) == len(roster.members) or (absent and roster.absent == "wait"):
        await _postponed(means, roster, before, "roster-waits", who=", ".join(each.name for each in absent))
        return
    try:
        await tables.require_room(means, world.channel_id, world.channel_id, game)
        await tables.require_readable(means, world.channel_id, game)
        await _gathered(means, roster, world, game, before)
    except ChannelTaken:
        await _postponed(means, roster, before, "roster-taken")
        return
    await _go_on_one(means, roster.world_id)


async def _postponed(means: Means, roster: Roster, before: int, key: str, **args: str) -> None:
    now = means.kit.clock()
    after = following(roster, now)
    args["next"] = f"<t:{after // SECOND}:f>" if after else "none"
    told = Heralded(key=key, args={**args}, users=(), until=now + DAY)
    await means.store.rosters.move(roster.world_id, before, after, [told])
    await looked_at(means.sessions, PLACARD, roster.world_id)


async def _gathered(means: Means, roster: Roster, world: World, game: Game[Any], before: int) -> None:
    """As at the last match, with whoever comes; the host is that of the last match, if they do."""
    chain = await means.store.worlds.chain(world.id)
    last = played_here(chain)
    assert last is not None, "the list began with those who had played"
    like = await means.sessions.at(last.match_id)
    sitting = _sitting(roster)
    most = game.meta.seats[-1]
    levels = tables.stewards(like)[: most - len(roster.members)]
    voice = means.kit.voice(like.table.locale)
    named = [voice.tell("steward-name", number=len(sitting) + number) for number in range(1, len(levels) + 1)]
    people = [Sitter(user_id=each.user_id, name=each.name) for each in sitting]
    stewards = [Sitter(user_id=None, name=name, level=level) for name, level in zip(named, levels, strict=True)]
    coming = [each.user_id for each in sitting if each.answer != "no"]
    new = tables.new_table(
        means.kit,
        guild_id=world.guild_id,
        channel_id=world.channel_id,
        host_id=like.table.host_id if like.table.host_id in coming else coming[0],
        game=world.game,
        options=like.table.options,
        settings=tables.placed(like.table.settings, threads=means.publisher.threads(world.channel_id)),
        locale=like.table.locale,
        seats_wanted=max(len(roster.members) + len(levels), game.meta.seats[0]),
    )
    known = [await means.store.people.get(each.user_id) for each in sitting]
    due = [LobbyDue(), *(Introduction(user=each.user_id) for each in known if each.dm_channel_id is None)]
    now = means.kit.clock()
    told = await _called(means, roster, "roster-begins", now + DAY)
    table = await means.store.rosters.gather(
        world.id, before, following(roster, now), new, [*people, *stewards], due, told
    )
    if table is not None:
        await means.publisher.now(Box(table.id, IN_CHANNEL))
        means.sessions.wake(table.id, ())
        await looked_at(means.sessions, PLACARD, world.id)


def _sitting(roster: Roster) -> Sequence[Member]:
    """Who gets a seat at once: also those for whom a steward is to play."""
    return [each for each in roster.members if each.answer != "no" or roster.absent == "steward"]


# ---- its table


async def _go_on_one(means: Means, world_id: int) -> None:
    """What follows at once when its table is open."""
    roster = await means.store.rosters.get(world_id)
    if roster is not None and roster.table_id is not None:
        await _opened(means, roster, roster.table_id)


async def _opened(means: Means, roster: Roster, table_id: str) -> None:
    """Its match begins by itself when all are there; then stewards play for those who are not."""
    loaded = await means.sessions.at(table_id)
    if loaded.table.state == "lobby":
        if not _all_there(roster, loaded):
            return
        try:
            await means.sessions.begin(table_id, means.publisher.announce, options.complete, f"roster:{table_id}")
        except NotInLobby:
            return
        loaded = await means.sessions.at(table_id)
    for each in roster.members if roster.absent == "steward" else ():
        if each.answer == "no" and loaded.live and loaded.seat_of(each.user_id) is not None:
            try:
                await loans.to_steward(means, loaded, each.user_id, LENT, f"roster:{table_id}:{each.user_id}")
            except Declined:
                log.info("Nobody plays for somebody at table %s: they are there, or it is over", table_id)
    await means.store.rosters.begun(roster.world_id, table_id)
    await looked_at(means.sessions, PLACARD, roster.world_id)


def _all_there(roster: Roster, loaded: LoadedTable) -> bool:
    """Whether everybody has said that they come, or who plays for them is settled, and no seat waits for anybody."""
    seated = len(loaded.table.seats)
    answered = all(each.answer is not None for each in roster.members)
    return answered and seated == loaded.table.seats_wanted and seated in loaded.game.meta.seats
