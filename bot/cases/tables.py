"""A table from its opening to its end. Its options are in ``options``, its seats once it has begun in ``seats``."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from bot.cases import options, rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.options import Seated
from bot.cases.votes import opened
from bot.kit import Kit
from bot.play import timing, votes
from bot.play.loaded import PLACE, THREAD, LoadedTable
from bot.play.sessions import Done
from bot.play.votes import Vote
from bot.time.pace import USUAL
from bot.undelivered import Denied, NoChannel, Undelivered
from engines.core.game import Game, nothing
from engines.core.rng import Rng
from engines.core.steward import Level
from persistence.codec import Codec
from persistence.deliveries import IN_CHANNEL, Box, Introduction, Invited
from persistence.errors import ChannelTaken, Damaged, NotInLobby, Quarantined, TooManyTables, Unreadable
from persistence.ids import is_stand_in
from persistence.records import NewTable, Table

log = logging.getLogger(__name__)

NAMED = 20
"""Threads that an answer names."""


# ---- looking


@rights.LOOK
async def get(means: Means, _caller: Caller, table_id: str, /) -> Table:
    """What the store says of it, without its match."""
    return await means.store.tables.get(table_id)


async def here(means: Means, caller: Caller, *, afterwards: bool = False, match_too: bool = True) -> LoadedTable | None:
    """The table of the channel in which somebody asks: the one in the channel itself or, if there is none, that in a
    thread of its own below it.

    :param afterwards: where none is live, the one whose match was the last to end there.
    :param match_too: see ``Sessions.at``.
    :raises Declined: there are several such threads."""
    around = await means.store.tables.around(caller.channel)
    if len(around) > 1 and around[0].thread_id is not None:
        raise Declined("several-tables", threads=" ".join(f"<#{table.place}>" for table in around[:NAMED]))
    table = next(iter(around), None)
    if table is None and afterwards:
        table = await means.store.tables.latest_at(caller.channel)
    return await means.sessions.at(table.id, match_too=match_too) if table and rights.here(caller, table) else None


# ---- opening


class Known(TypedDict):
    """Of a table that is about to be opened."""

    guild_id: str
    channel_id: str
    host_id: str
    game: str
    options: Mapping[str, str]
    settings: Mapping[str, str]
    locale: str
    seats_wanted: int


async def open_table(
    means: Means, caller: Caller, game_key: str, *, seats: int | None = None, locale: str | None = None
) -> LoadedTable:
    """A lobby in the caller's channel, at which they sit as its host, and its card in that channel. Who asks in a
    match's own thread, when that is over, opens it in the channel below which that hangs.

    :param seats: as many as the game takes, if it is not said.
    :param locale: of its public texts.
    :raises ChannelTaken: there is one already; its card is brought up to date."""
    return await _open(means, caller, game_key, seats, locale or means.locale, None)


@rights.VISIT
async def again(means: Means, caller: Caller, table_id: str, /) -> LoadedTable:
    """The same game once more, in the same channel: the stewards sit there already, and the people are called to sit
    down anew."""
    like = await means.sessions.at(table_id)
    if like.table.state in ("lobby", "playing"):
        raise Declined("not-now")
    opened = await _open(means, caller, like.table.game, like.table.seats_wanted, like.table.locale, like)
    played = [seat.person for seat in like.table.seats if seat.person and seat.user_id != caller.user]
    there = [person for person in played if not is_stand_in(person.user_id)]
    if there:
        now = means.kit.clock()
        awake = tuple(person.user_id for person in there if not timing.asleep(person, now))
        invited = Invited(users=tuple(person.user_id for person in there), by=caller.name, awake=awake)
        await means.store.outbox.add(opened.table.id, invited)
        means.sessions.wake(opened.table.id, ())
    return opened


async def _open(
    means: Means, caller: Caller, game_key: str, seats: int | None, locale: str, like: LoadedTable | None
) -> LoadedTable:
    """:param like: a table whose options and stewards the new one takes over."""
    game, store = means.kit.games.get(game_key), means.store
    if caller.guild is None or game is None:
        raise Declined("only-in-server")
    low, high = game.meta.seats[0], game.meta.seats[-1]
    if (seats or high) not in game.meta.seats:
        raise Declined("seats-between", low=low, high=high)
    home = await rights.at_home(means, caller)
    await require_readable(means, home.channel, game)
    new = new_table(
        means.kit,
        guild_id=caller.guild,
        channel_id=home.channel,
        host_id=caller.user,
        game=game_key,
        options=like.table.options if like else {},
        settings=_settings(like, threads=caller.threads or home.channel != caller.channel),
        locale=locale,
        seats_wanted=seats or high,
    )
    try:
        await require_room(means, home.channel, caller.channel, game)
        table = await store.tables.open(new)
    except ChannelTaken as taken:
        await _carded(means, taken.table_id)  # whoever asks may be looking for a card that somebody has deleted
        raise
    except TooManyTables as error:
        raise Declined("too-many-hosted" if error.whose == "person" else "too-many-here", most=error.most) from error
    await store.tables.sit(table.id, caller.user, caller.name)
    await _introduced(means, caller, table.id)
    for number, level in enumerate(stewards(like), start=2):
        await store.tables.sit(table.id, None, means.kit.voice(locale).tell("steward-name", number=number), level)
    missed = await _carded(means, table.id)
    if isinstance(missed, Denied | NoChannel):
        await store.tables.close(table.id)
        log.info("A table could not be opened: %s", missed)
        raise Declined("cannot-post-here")
    return await means.sessions.at(table.id)


def new_table(kit: Kit, **known: Unpack[Known]) -> NewTable:
    """With a secret of its own, from which all its draws come."""
    secret = kit.new_secret(known["channel_id"])
    return NewTable(**known, secret=secret, commitment=Rng.commitment(secret))


async def require_readable(means: Means, channel: str, game: Game[Any]) -> None:
    """What the last match has left in *channel* may be a later release's: that is said before there is a table that
    cannot begin. ``Unreadable``."""
    kept = await means.store.worlds.current(channel, game.meta.key)
    if kept is not None:
        Codec(game).heirloom(kept.heirloom)


async def require_room(means: Means, channel: str, place: str, game: Game[Any]) -> None:
    """Where a match is played no other table opens; nor does a second one of a game whose matches hand something on,
    since both would begin with the same. ``ChannelTaken``.

    :param place: where it is asked for: in *channel*, or in a thread below it."""
    for table in await means.store.tables.around(channel):
        if table.place == place or (table.game == game.meta.key and game.bequest is not nothing):
            raise ChannelTaken(table.id)


def _settings(like: LoadedTable | None, *, threads: bool) -> dict[str, str]:
    """The usual ones, or those of the table that it is *like*; where it is played can be chosen where threads can be
    made."""
    return placed(like.table.settings if like else USUAL, threads=threads)


def placed(settings: Mapping[str, str], *, threads: bool) -> dict[str, str]:
    """With or without where the table is played."""
    place = settings.get(PLACE, THREAD)
    others = {key: value for key, value in settings.items() if key != PLACE}
    return {**others, PLACE: place} if threads else others


def stewards(like: LoadedTable | None) -> list[Level]:
    """Who came to that table as one. The seat of somebody who has resigned is free again for a person."""
    if like is None:
        return []
    came, gone = (seat for seat in like.table.seats if seat.user_id is None), ("resigned", "removed")
    return [seat.level for seat in came if like.match is None or like.match.sitter(seat.seat) not in gone]


async def _carded(means: Means, table_id: str) -> Undelivered | None:
    """Show the lobby's card at once; what kept it from arriving, if something did."""
    await means.sessions.refresh(table_id)
    return await means.publisher.now(Box(table_id, IN_CHANNEL))


# ---- the lobby


@rights.JOIN
async def join(means: Means, caller: Caller, table_id: str, /) -> Seated:
    """The next free seat is theirs. ``AlreadySeated``, ``TableFull``, ``NotInLobby``."""
    async with means.sessions.lock(table_id):
        seat = await means.store.tables.sit(table_id, caller.user, caller.name)
        await _introduced(means, caller, table_id)
        loaded = await means.sessions.at(table_id)
    await means.sessions.refresh(table_id)
    return Seated(loaded, seat)


async def _introduced(means: Means, caller: Caller, table_id: str) -> None:
    """Who has just sat down is to be: it is their own act, so Discord does not mind. Nobody waits for it."""
    if (await means.store.people.get(caller.user)).dm_channel_id is None:
        await means.store.outbox.add(table_id, Introduction(user=caller.user))
        means.sessions.wake(table_id, ())


@rights.SIT
async def leave(means: Means, caller: Caller, table_id: str, /) -> None:
    """Whoever sits there gets up. ``NotInLobby``."""
    async with means.sessions.lock(table_id):
        seat = (await means.sessions.lobby(table_id)).seat_of(caller.user)
        if seat is None:
            raise Declined("not-seated")
        await means.store.tables.rise(table_id, seat)
        await options.call_stewards(means, await means.sessions.lobby(table_id))
    await means.sessions.refresh(table_id)


@rights.FILL
async def add_steward(means: Means, _caller: Caller, table_id: str, /, level: Level) -> int:
    """A steward takes the next free seat: which one. ``TableFull``, ``NotInLobby``."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.lobby(table_id)
        name = loaded.voice(loaded.table.locale).tell("steward-name", number=len(loaded.table.seats) + 1)
        seat = await means.store.tables.sit(table_id, None, name, level)
    await means.sessions.refresh(table_id)
    return seat


@rights.FILL
async def remove_steward(means: Means, _caller: Caller, table_id: str, /) -> None:
    """The last steward gets up again. ``NotInLobby``."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.lobby(table_id)
        stewards = [seat.seat for seat in loaded.table.seats if seat.occupant == "steward"]
        if not stewards:
            raise Declined("no-steward")
        await means.store.tables.rise(table_id, stewards[-1])
    await means.sessions.refresh(table_id)


# ---- beginning and ending


@rights.HOST
async def start(means: Means, caller: Caller, table_id: str, /) -> Done:
    """The lobby becomes a match. ``NotInLobby``; ``Refused`` if its options do not fit."""
    loaded = await means.sessions.lobby(table_id)
    if len(loaded.table.seats) not in loaded.game.meta.seats:
        raise Declined("too-few", low=loaded.game.meta.seats[0])
    try:
        return await means.sessions.begin(table_id, means.publisher.announce, options.complete, f"{caller.key}:0")
    except NotInLobby:
        with contextlib.suppress(Undelivered):
            await means.publisher.withdraw(table_id)
        raise
    except Undelivered as error:
        log.info("A match could not begin: %s", error)
        raise Declined("cannot-post-here") from error


@rights.CLOSE
async def close(means: Means, caller: Caller, table_id: str, /) -> bool:
    """It ends without a result, and does not open again; a match that people play only if they all agree, unless
    whoever manages the server decides it: whether it is done. What can be neither read nor played, its host closes."""
    table = await means.store.tables.get(table_id)
    if table.state == "playing" and not caller.manages and await _asked(means, caller, table_id):
        return False
    others = {seat.user_id for seat in table.seats if seat.user_id} - {caller.user}
    alone = caller.user == table.host_id and not (table.state == "playing" and others)
    why = "closed-by-manager" if caller.manages and not alone else "closed-by"
    if not await means.sessions.close(table, why, await _called(means, caller, table_id)):
        raise Declined("not-now")
    return True


async def _called(means: Means, caller: Caller, table_id: str) -> str:
    """As everybody reads of them: without the sign of a seat where the match cannot be read."""
    try:
        return (await means.sessions.at(table_id)).called(caller.user, caller.name)
    except (Damaged, Quarantined, Unreadable):
        return caller.name


async def _asked(means: Means, caller: Caller, table_id: str) -> bool:
    """Whether anybody has to be, and is from now on."""
    async with means.sessions.lock(table_id):
        try:
            loaded = await means.sessions.at(table_id)
        except (Damaged, Quarantined, Unreadable):
            return False
        seat, length = loaded.seat_of(caller.user), votes.length(timing.window(loaded))
        number, since = means.kit.new_number(), means.kit.clock()
        by = loaded.called(caller.user, caller.name)
        vote = Vote(kind="close", by=by, number=number, since=since, length=length)
        return not await opened(means, loaded, vote if seat is None else vote.said(seat, aye=True))
