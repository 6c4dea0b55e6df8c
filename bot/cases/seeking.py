"""Finding players: who would like to play what, and the table that opens when enough agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cases import rights, tables
from bot.cases.asking import Caller, Declined, Means
from bot.play import timing
from bot.play.seeking import SEEKERS, SOUGHT, Agreed, Wish, agreed, wish
from bot.time.calendar import DAY
from bot.time.pace import PACE, USUAL
from bot.undelivered import Denied, NoChannel
from persistence.deliveries import (
    IN_CHANNEL,
    PLACARD_DUE,
    READERS,
    Box,
    Delivery,
    Introduction,
    Invited,
    LobbyDue,
    Summoned,
)
from persistence.errors import ChannelTaken, TooManyTables, Unreadable
from persistence.persons import Person
from persistence.placards import Placard
from persistence.records import Table
from persistence.seeks import NewSeek, Seek

MOST = 5
"""Seeks that one person may have on one server."""
HOLDS, LONGEST = 7 * DAY, 31 * DAY
"""Milliseconds that a seek holds if nothing else is said, and at most."""
SHOWN = 20
"""Seeks of one's own that are told at once."""


class Sought(NamedTuple):
    """What came of somebody's seek."""

    seek: Seek
    table: Table | None
    """At which they sit, if there were enough."""
    hindered: Declined | None
    """Why none could be opened although there are: it is tried again."""


class Gathered(NamedTuple):
    """What came of the seeks of a server."""

    tables: Sequence[Table] = ()
    hindered: Declined | None = None


# ---- saying so, and taking it back


async def seek(means: Means, caller: Caller, wanted: Wish, *, until: int | None = None, locale: str) -> Sought:
    """The caller would like to play that, until then; if they are enough now, they sit at a table. Where the server has
    no placard, or nobody can read it any more, it is put up where they ask.

    :param locale: of the placard's texts, and of the tables that come of it.
    :raises Declined: it cannot be sought, or not so long, or they seek enough already."""
    now, guild = means.kit.clock(), caller.guild
    holds = _fitting(means, caller, wanted, until, now)
    assert guild is not None
    async with means.sessions.lock(_lock(guild)):
        own = [each for each in await means.store.seeks.of_person(caller.user) if each.guild_id == guild]
        if len([each for each in own if wish(each)[:2] != wanted[:2]]) >= MOST:
            raise Declined("seek-many", most=MOST)
        placard = await means.store.placards.of(SEEKERS, guild)
        if placard is None or placard.mute_since is not None:
            placard = await _put_up(means, caller, guild, locale)
        new = NewSeek(guild_id=guild, user_id=caller.user, name=caller.name, until=holds, **wanted._asdict())
        made = await means.store.seeks.add(new, {placard.id: (PLACARD_DUE,)})
        means.sessions.wake(placard.id, ())
        done = await _gather(means, placard)
    sits = [table for table in done.tables if any(seat.user_id == caller.user for seat in table.seats)]
    enough = any(made in each.seeks for each in agreed(await means.store.seeks.of_server(guild), means.kit.games))
    return Sought(made, next(iter(sits), None), done.hindered if enough else None)


def _fitting(means: Means, caller: Caller, wanted: Wish, until: int | None, now: int) -> int:
    """Until when it holds. ``Declined``."""
    if caller.guild is None:
        raise Declined("only-in-server")
    game = means.kit.games.get(wanted.game)
    if game is None or wanted.pace not in SOUGHT:
        raise Declined("old-button")
    if wanted.players not in (None, *game.meta.seats):
        raise Declined("seats-between", low=game.meta.seats[0], high=game.meta.seats[-1])
    if until is not None and not now < until <= now + LONGEST + DAY:  # a day ends later than it begins
        raise Declined("seek-until", days=LONGEST // DAY)
    return until or now + HOLDS


async def own(means: Means, caller: Caller) -> list[Seek]:
    """Those of the caller, on all servers."""
    return (await means.store.seeks.of_person(caller.user))[:SHOWN]


async def take_back(means: Means, caller: Caller, seek_id: int) -> Seek | None:
    """One of the caller's own; ``None``: it was none any more."""
    there = next((each for each in await means.store.seeks.of_person(caller.user) if each.id == seek_id), None)
    if there is None:
        return None
    placard = await means.store.placards.of(SEEKERS, there.guild_id)
    due = {placard.id: (PLACARD_DUE,)} if placard else {}
    done = await means.store.seeks.remove(seek_id, caller.user, due)
    if placard:
        means.sessions.wake(placard.id, ())
    return there if done else None


# ---- where it is shown


@rights.MODERATE
async def show_here(means: Means, caller: Caller, guild: str, /, locale: str) -> None:
    """The placard stands in the caller's channel from now on. ``Declined`` where it cannot."""
    async with means.sessions.lock(_lock(guild)):
        await _put_up(means, caller, guild, locale)


async def _put_up(means: Means, caller: Caller, guild: str, locale: str) -> Placard:
    home = await rights.at_home(means, caller)
    before = await means.store.placards.of(SEEKERS, guild)
    placard = await means.store.placards.put_up(SEEKERS, guild, guild_id=guild, channel_id=home.channel, locale=locale)
    missed = await means.publisher.now(Box(placard.id, READERS))
    if isinstance(missed, Denied | NoChannel):
        if before is None:
            await means.store.placards.take_down(placard.id)
        else:
            await means.store.placards.put_up(
                SEEKERS, guild, guild_id=guild, channel_id=before.channel_id, locale=before.locale
            )
            means.sessions.wake(placard.id, ())
        raise Declined("cannot-post-here")
    return placard


async def changed(means: Means, guild: str) -> None:
    """What the placard of that server says may be another now."""
    if placard := await means.store.placards.of(SEEKERS, guild):
        await means.store.outbox.add(placard.id, PLACARD_DUE)
        means.sessions.wake(placard.id, ())


# ---- a table


async def gather(means: Means, guild: str) -> Gathered:
    """Open a table for all who agree on that server, where its placard stands: each at most once, whoever asks for it
    and however often. Whoever has left the server is passed over, and seeks nothing there any more."""
    async with means.sessions.lock(_lock(guild)):
        placard = await means.store.placards.of(SEEKERS, guild)
        return await _gather(means, placard) if placard else Gathered()


async def _gather(means: Means, placard: Placard) -> Gathered:
    opened: list[Table] = []
    hindered: Declined | None = None
    tried: set[Wish] = set()
    while True:
        every = await means.store.seeks.of_server(placard.guild_id)
        found = next((each for each in agreed(every, means.kit.games) if each.wish not in tried), None)
        if found is None:
            return Gathered(opened, hindered)
        try:
            await _require(means, placard, found.wish)
            if await _gone(means, placard, found.seeks):
                continue
            opened += await _open(means, placard, found)
        except Declined as declined:
            hindered = declined
            tried.add(found.wish)


async def _require(means: Means, placard: Placard, wanted: Wish) -> None:
    """That a table for that can be opened where the placard stands. ``Declined``."""
    channel, game = placard.channel_id, means.kit.games[wanted.game]
    if placard.mute_since is not None:
        raise Declined("seek-mute", channel=f"<#{channel}>")
    try:
        await tables.require_room(means, channel, channel, game)
        await tables.require_readable(means, channel, game)
    except ChannelTaken as taken:
        raise Declined("channel-busy", channel=f"<#{channel}>") from taken
    except Unreadable as error:
        raise Declined("game-lacking") from error


async def _gone(means: Means, placard: Placard, seeks: Sequence[Seek]) -> bool:
    """Whether anybody of them has left the server; they seek nothing there any more."""
    gone = [each for each in seeks if not await means.publisher.present(placard.guild_id, each.user_id)]
    for each in gone:
        await means.store.seeks.remove(each.id, each.user_id, {placard.id: (PLACARD_DUE,)})
        means.sessions.wake(placard.id, ())
    return bool(gone)


async def _open(means: Means, placard: Placard, found: Agreed) -> list[Table]:
    """Whoever has sought longest is its host, unless they host enough already; nothing if one of them has taken it back
    meanwhile. ``Declined``."""
    game, channel = means.kit.games[found.wish.game], placard.channel_id
    people = {each.user_id: await means.store.people.get(each.user_id) for each in found.seeks}
    refused: Declined | None = None
    for host in found.seeks:
        new = tables.new_table(
            means.kit,
            guild_id=placard.guild_id,
            channel_id=channel,
            host_id=host.user_id,
            game=found.wish.game,
            options={},
            settings=tables.placed({**USUAL, PACE: found.wish.pace}, threads=means.publisher.threads(channel)),
            locale=placard.locale,
            seats_wanted=found.wish.players or game.meta.seats[-1],
        )
        due = (LobbyDue(), *_calls(people, host, means.kit.clock()))
        try:
            table = await means.store.seeks.gather(found.seeks, new, due, {placard.id: (PLACARD_DUE,)})
        except TooManyTables as error:
            refused = Declined("hosts-busy") if error.whose == "person" else Declined("too-many-here", most=error.most)
            continue
        if table is None:
            return []
        await means.publisher.now(Box(table.id, IN_CHANNEL))
        for each in (table.id, placard.id):
            means.sessions.wake(each, ())
        return [await means.store.tables.get(table.id)]
    assert refused is not None
    raise refused


def _calls(people: dict[str, Person], host: Seek, now: int) -> list[Delivery]:
    """How each of them is called to their table, once: as they want to be."""
    due: list[Delivery] = []
    named = []
    for user, person in people.items():
        direct = person.called != "channel" and not person.dm_closed
        if direct:
            due.append(Summoned(user=user))
        elif person.dm_channel_id is None:
            due.append(Introduction(user=user))
        if not direct or person.called == "both":
            named.append(user)
    if named:
        awake = tuple(user for user in named if not timing.asleep(people[user], now))
        due.append(Invited(users=tuple(named), by=host.name, awake=awake, gathered=True))
    return due


def _lock(guild: str) -> str:
    """One after the other on each server: no table has such an id."""
    return f"{SEEKERS} {guild}"
