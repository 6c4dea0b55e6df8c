"""Opening a table and everything on its card: join, leave, stewards, start. Its options are in ``options``."""

from __future__ import annotations

import contextlib
import logging

from bot import lobby
from bot.call import Call
from bot.play import cards
from bot.play.deliveries import shown
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press
from bot.ui.parts import box, words
from bot.undelivered import Denied, NoChannel, Undelivered
from engines.core.menu import Refused
from persistence.codec import Codec
from persistence.deliveries import IN_CHANNEL, START, Box
from persistence.errors import AlreadySeated, ChannelTaken, Missing, NotInLobby, TableFull, TooManyTables
from persistence.postings import Posting

log = logging.getLogger(__name__)


async def open_table(
    services: Services, call: Call, values: dict[str, object], like: LoadedTable | None = None
) -> None:
    """``/table open``: a card in the channel for everybody, the options for the host alone.

    :param like: a table whose settings and stewards the new one takes over."""
    game = services.kit.games.get(str(values.get("game")))
    if call.guild is None or game is None:
        await call.say("only-in-server")
        return
    most = game.meta.seats[-1]
    wanted = int(str(values.get("seats") or most))
    if wanted not in game.meta.seats:
        await call.say("seats-between", low=game.meta.seats[0], high=most)
        return
    kept = await services.store.worlds.current(call.channel, game.meta.key)
    if kept is not None:
        Codec(game).heirloom(kept.heirloom)  # left by a later release? Said before there is a table that cannot begin.
    locale = (
        services.kit.languages.nearest(str(call.interaction.guild_locale))
        if call.interaction.guild_locale
        else services.locale
    )
    try:
        secret = services.kit.new_secret(call.channel)
        new = lobby.fresh(call.guild, call.channel, call.user, game.meta.key, wanted, locale, secret)
        table = await services.store.tables.open(new)
    except ChannelTaken as taken:
        await _carded(services, taken.table_id)  # whoever asks may be looking for a card that somebody has deleted
        loaded = await services.sessions.at(taken.table_id, match_too=False)
        await call.say("channel-taken", link=cards.link(loaded))
        return
    except TooManyTables as error:
        await call.say("too-many-hosted" if error.whose == "person" else "too-many-here", most=error.most)
        return
    await services.store.tables.sit(table.id, call.user, call.name)
    if like is not None:
        locale = like.table.locale
        await services.store.tables.change(table.id, options=like.table.options, locale=locale)
        for number in range(2, 2 + _stewards(like)):
            await services.store.tables.sit(
                table.id, None, services.kit.voice(locale).tell("steward-name", number=number)
            )
    missed = await _carded(services, table.id)
    if isinstance(missed, Denied | NoChannel):
        await services.store.tables.close(table.id)
        log.info("A table could not be opened: %s", missed)
        await call.say("cannot-post-here")
        return
    loaded = await services.sessions.at(table.id)
    await call.reply(lobby.options_page(loaded, loaded.voice(call.locale)))
    await _introduce(services, call)


async def join(services: Services, call: Call, press: Press) -> None:
    try:
        async with services.sessions.lock(press.table):
            seat = await services.store.tables.sit(press.table, call.user, call.name)
            loaded = await services.sessions.at(press.table)
    except (AlreadySeated, TableFull, NotInLobby, Missing) as error:
        await call.say(_why(error))
        return
    voice = loaded.voice(call.locale)
    told = words(voice.tell("you-sit", number=seat + 1))
    await call.reply([box([told, *lobby.personal_page(loaded, seat, voice)], lobby.COLOUR)])
    await refresh(services, press.table)
    await _introduce(services, call)


async def leave(services: Services, call: Call, press: Press) -> None:
    """Whoever sits there gets up."""
    async with services.sessions.lock(press.table):
        loaded = await in_lobby(services, call, press.table)
        if loaded is None:
            return
        seat = loaded.seat_of(call.user)
        if seat is None:
            await call.say("not-seated")
            return
        await services.store.tables.rise(press.table, seat)
    await call.say("you-left")
    await refresh(services, press.table)


async def steward(services: Services, call: Call, press: Press) -> None:
    """A steward takes the next free seat; anybody at the table may ask for one."""
    async with services.sessions.lock(press.table):
        loaded = await in_lobby(services, call, press.table)
        if loaded is None:
            return
        name = loaded.voice(loaded.table.locale).tell("steward-name", number=len(loaded.table.seats) + 1)
        try:
            seat = await services.store.tables.sit(press.table, None, name)
        except (TableFull, NotInLobby, Missing) as error:
            await call.say(_why(error))
            return
    await call.say("steward-sits", number=seat + 1)
    await refresh(services, press.table)


async def dismiss(services: Services, call: Call, press: Press) -> None:
    """The last steward gets up again; anybody at the table may ask for that."""
    async with services.sessions.lock(press.table):
        loaded = await in_lobby(services, call, press.table)
        if loaded is None:
            return
        stewards = [seat.seat for seat in loaded.table.seats if seat.occupant == "steward"]
        if not stewards:
            await call.say("no-steward")
            return
        await services.store.tables.rise(press.table, stewards[-1])
    await call.say("steward-left")
    await refresh(services, press.table)


async def start(services: Services, call: Call, press: Press) -> None:
    """The lobby becomes a match."""
    loaded = await in_lobby(services, call, press.table)
    if loaded is None:
        return
    table = loaded.table
    if len(table.seats) not in loaded.game.meta.seats:
        await call.say("too-few", low=loaded.game.meta.seats[0])
        return

    async def announce(now: LoadedTable) -> str:
        posting = Posting(table_id=table.id, audience=START, slot="start", channel_id=table.channel_id)
        return await services.poster.announce(posting, lobby.start_message(now))

    try:
        await services.sessions.begin(table.id, announce, lobby.complete, f"{call.key}:0")
    except NotInLobby:
        await call.say("not-in-lobby")
        with contextlib.suppress(Undelivered):
            await services.poster.withdraw(table.id, START)
        return
    except Undelivered as error:
        log.info("A match could not begin: %s", error)
        await call.say("cannot-post-here")
        return
    except Refused as refused:
        await call.reply([words(loaded.voice(call.locale)(refused.reason))])
        return
    await call.say("started")


async def again(services: Services, call: Call, press: Press) -> None:
    """The same game once more, in the same channel: people sit down anew, the stewards sit there already."""
    loaded = await services.sessions.at(press.table)
    if loaded.table.state in ("lobby", "playing"):
        await call.say("not-now")
    else:
        table = loaded.table
        await open_table(services, call, {"game": table.game, "seats": table.seats_wanted}, loaded)


# ---- for what is done on a lobby's card and on its options


async def in_lobby(services: Services, call: Call, table_id: str) -> LoadedTable | None:
    """The table; ``None``, and the caller knows why, if its lobby is over."""
    loaded = await services.sessions.at(table_id)
    if loaded.table.state != "lobby":
        await call.say("not-in-lobby")
        return None
    return loaded


async def refresh(services: Services, table_id: str) -> None:
    """Bring the lobby's card up to date; a deleted one is posted again."""
    table = await services.store.tables.get(table_id)
    if table.state == "lobby":
        await services.store.outbox.add(table_id, *shown(table))
        services.publisher.wake(table_id)


# ---- within


def _stewards(loaded: LoadedTable) -> int:
    """Who came as one. A seat that a steward plays for somebody who has resigned is free again for a person."""
    came = (seat.seat for seat in loaded.table.seats if seat.user_id is None)
    return sum(loaded.match is None or loaded.match.sitter(seat) != "resigned" for seat in came)


async def _carded(services: Services, table_id: str) -> Undelivered | None:
    """Show the lobby's card at once; what kept it from arriving, if something did."""
    await refresh(services, table_id)
    return await services.publisher.now(Box(table_id, IN_CHANNEL))


async def _introduce(services: Services, call: Call) -> None:
    """Open the direct messages of whoever has just sat down: their own act, so Discord does not mind."""
    person = await services.store.people.get(call.user)
    if person.reported != call.reported:
        await services.store.people.change(call.user, reported=call.reported)
    if person.dm_channel_id is None and person.delivery == "dm":
        with contextlib.suppress(Undelivered):
            await services.store.people.change(call.user, dm_channel_id=await services.post.direct(call.user))


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
