"""Opening a table and everything on its card: join, leave, stewards, start. Its options are in ``options``."""

from __future__ import annotations

import contextlib
import logging

from bot import lobby
from bot.call import Call
from bot.house import House
from bot.play import cards
from bot.play.deliveries import shown
from bot.play.sitting import Sitting
from bot.post import Denied, NoChannel, Undelivered
from bot.ui.codec import Press
from bot.ui.parts import box, words
from engines.core.menu import Refused
from persistence.codec import Codec
from persistence.deliveries import IN_CHANNEL, START, Box
from persistence.errors import AlreadySeated, ChannelTaken, Missing, NotInLobby, TableFull, TooManyTables
from persistence.postings import Posting

log = logging.getLogger(__name__)


async def open_table(house: House, call: Call, values: dict[str, object], like: Sitting | None = None) -> None:
    """``/table open``: a card in the channel for everybody, the options for the host alone.

    :param like: a table whose settings and stewards the new one takes over."""
    game = house.kit.games.get(str(values.get("game")))
    if call.guild is None or game is None:
        await call.say("only-in-server")
        return
    most = game.meta.seats[-1]
    wanted = int(str(values.get("seats") or most))
    if wanted not in game.meta.seats:
        await call.say("seats-between", low=game.meta.seats[0], high=most)
        return
    kept = await house.store.worlds.current(call.channel, game.meta.key)
    if kept is not None:
        Codec(game).heirloom(kept.heirloom)  # left by a later release? Said before there is a table that cannot begin.
    locale = (
        house.kit.languages.nearest(str(call.interaction.guild_locale))
        if call.interaction.guild_locale
        else house.locale
    )
    try:
        secret = house.kit.new_secret(call.channel)
        new = lobby.fresh(call.guild, call.channel, call.user, game.meta.key, wanted, locale, secret)
        table = await house.store.tables.open(new)
    except ChannelTaken as taken:
        await _carded(house, taken.table_id)  # whoever asks may be looking for a card that somebody has deleted
        sitting = await house.sessions.at(taken.table_id, match_too=False)
        await call.say("channel-taken", link=cards.link(sitting))
        return
    except TooManyTables as error:
        await call.say("too-many-hosted" if error.whose == "person" else "too-many-here", most=error.most)
        return
    await house.store.tables.sit(table.id, call.user, call.name)
    if like is not None:
        locale = like.table.locale
        await house.store.tables.change(table.id, options=like.table.options, locale=locale)
        for number in range(2, 2 + _stewards(like)):
            await house.store.tables.sit(table.id, None, house.kit.voice(locale).tell("steward-name", number=number))
    missed = await _carded(house, table.id)
    if isinstance(missed, Denied | NoChannel):
        await house.store.tables.close(table.id)
        log.info("A table could not be opened: %s", missed)
        await call.say("cannot-post-here")
        return
    sitting = await house.sessions.at(table.id)
    await call.reply(lobby.options_page(sitting, sitting.voice(call.locale)))
    await _introduce(house, call)


async def join(house: House, call: Call, press: Press) -> None:
    try:
        async with house.sessions.lock(press.table):
            seat = await house.store.tables.sit(press.table, call.user, call.name)
            sitting = await house.sessions.at(press.table)
    except (AlreadySeated, TableFull, NotInLobby, Missing) as error:
        await call.say(_why(error))
        return
    voice = sitting.voice(call.locale)
    told = words(voice.tell("you-sit", number=seat + 1))
    await call.reply([box([told, *lobby.personal_page(sitting, seat, voice)], lobby.COLOUR)])
    await refresh(house, press.table)
    await _introduce(house, call)


async def leave(house: House, call: Call, press: Press) -> None:
    """Whoever sits there gets up."""
    async with house.sessions.lock(press.table):
        sitting = await in_lobby(house, call, press.table)
        if sitting is None:
            return
        seat = sitting.seat_of(call.user)
        if seat is None:
            await call.say("not-seated")
            return
        await house.store.tables.rise(press.table, seat)
    await call.say("you-left")
    await refresh(house, press.table)


async def steward(house: House, call: Call, press: Press) -> None:
    """A steward takes the next free seat; anybody at the table may ask for one."""
    async with house.sessions.lock(press.table):
        sitting = await in_lobby(house, call, press.table)
        if sitting is None:
            return
        name = sitting.voice(sitting.table.locale).tell("steward-name", number=len(sitting.table.seats) + 1)
        try:
            seat = await house.store.tables.sit(press.table, None, name)
        except (TableFull, NotInLobby, Missing) as error:
            await call.say(_why(error))
            return
    await call.say("steward-sits", number=seat + 1)
    await refresh(house, press.table)


async def dismiss(house: House, call: Call, press: Press) -> None:
    """The last steward gets up again; anybody at the table may ask for that."""
    async with house.sessions.lock(press.table):
        sitting = await in_lobby(house, call, press.table)
        if sitting is None:
            return
        stewards = [seat.seat for seat in sitting.table.seats if seat.occupant == "steward"]
        if not stewards:
            await call.say("no-steward")
            return
        await house.store.tables.rise(press.table, stewards[-1])
    await call.say("steward-left")
    await refresh(house, press.table)


async def start(house: House, call: Call, press: Press) -> None:
    """The lobby becomes a match."""
    sitting = await in_lobby(house, call, press.table)
    if sitting is None:
        return
    table = sitting.table
    if len(table.seats) not in sitting.game.meta.seats:
        await call.say("too-few", low=sitting.game.meta.seats[0])
        return

    async def announce(now: Sitting) -> str:
        posting = Posting(table_id=table.id, audience=START, slot="start", channel_id=table.channel_id)
        return await house.poster.announce(posting, lobby.start_message(now))

    try:
        await house.sessions.begin(table.id, announce, lobby.complete, f"{call.key}:0")
    except NotInLobby:
        await call.say("not-in-lobby")
        with contextlib.suppress(Undelivered):
            await house.poster.withdraw(table.id, START)
        return
    except Undelivered as error:
        log.info("A match could not begin: %s", error)
        await call.say("cannot-post-here")
        return
    except Refused as refused:
        await call.reply([words(sitting.voice(call.locale)(refused.reason))])
        return
    await call.say("started")


async def again(house: House, call: Call, press: Press) -> None:
    """The same game once more, in the same channel: people sit down anew, the stewards sit there already."""
    sitting = await house.sessions.at(press.table)
    if sitting.table.state in ("lobby", "playing"):
        await call.say("not-now")
    else:
        table = sitting.table
        await open_table(house, call, {"game": table.game, "seats": table.seats_wanted}, sitting)


# ---- for what is done on a lobby's card and on its options


async def in_lobby(house: House, call: Call, table_id: str) -> Sitting | None:
    """The table; ``None``, and the caller knows why, if its lobby is over."""
    sitting = await house.sessions.at(table_id)
    if sitting.table.state != "lobby":
        await call.say("not-in-lobby")
        return None
    return sitting


async def refresh(house: House, table_id: str) -> None:
    """Bring the lobby's card up to date; a deleted one is posted again."""
    table = await house.store.tables.get(table_id)
    if table.state == "lobby":
        await house.store.outbox.add(table_id, *shown(table))
        house.publisher.wake(table_id)


# ---- within


def _stewards(sitting: Sitting) -> int:
    """Who came as one. A seat that a steward plays for somebody who has resigned is free again for a person."""
    came = (seat.seat for seat in sitting.table.seats if seat.user_id is None)
    return sum(sitting.match is None or sitting.match.sitter(seat) != "resigned" for seat in came)


async def _carded(house: House, table_id: str) -> Undelivered | None:
    """Show the lobby's card at once; what kept it from arriving, if something did."""
    await refresh(house, table_id)
    return await house.publisher.now(Box(table_id, IN_CHANNEL))


async def _introduce(house: House, call: Call) -> None:
    """Open the direct messages of whoever has just sat down: their own act, so Discord does not mind."""
    person = await house.store.people.get(call.user)
    if person.reported != call.reported:
        await house.store.people.change(call.user, reported=call.reported)
    if person.dm_channel_id is None and person.delivery == "dm":
        with contextlib.suppress(Undelivered):
            await house.store.people.change(call.user, dm_channel_id=await house.post.direct(call.user))


def _why(error: Exception) -> str:
    match error:
        case AlreadySeated():
            return "already-seated"
        case TableFull():
            return "table-full"
        case NotInLobby():
            return "not-in-lobby"
        case _:
            return "no-table"
