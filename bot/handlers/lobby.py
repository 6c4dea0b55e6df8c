"""A table before its match: its opening, its card, its options."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot import lobby
from bot.call import Call
from bot.cases import options, seats, tables
from bot.play import cards, timing
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.time.calendar import DAY
from bot.time.pace import HOURS, MOMENTS, MOST, OWN, PACE, ZONE, allowed
from bot.ui.codec import Press, encode
from bot.ui.parts import Part, box, button, leading, prose, rows
from bot.ui.verbs import Verb
from engines.core.steward import GENTLE, KEEN
from persistence.errors import AlreadySeated, ChannelTaken

UNCHOSEN = "en-US"
"""The language of a server on which nobody has chosen one: then a table speaks that of whoever opens it."""


async def open_table(services: Services, call: Call, values: dict[str, object]) -> None:
    """``/table open``: a card in the channel for everybody, the options for the host alone."""
    seats = int(str(values["seats"])) if values.get("seats") else None
    game, locale = str(values.get("game")), spoken(services, call)
    opening = tables.open_table(services, call.caller, game, seats=seats, locale=locale)
    await _opened(services, call, opening)


def spoken(services: Services, call: Call) -> str:
    """The language of what everybody reads where somebody calls."""
    there = str(call.interaction.guild_locale or UNCHOSEN)
    return services.kit.languages.nearest(call.locale if there == UNCHOSEN else there)


async def again(services: Services, call: Call, press: Press) -> None:
    """Another table like this one."""
    await _opened(services, call, tables.again(services, call.caller, press.table))


async def _opened(services: Services, call: Call, opening: Awaitable[LoadedTable]) -> None:
    try:
        loaded = await opening
    except ChannelTaken as taken:
        loaded = await services.sessions.at(taken.table_id, match_too=False)
        await call.say("channel-taken", link=cards.link(loaded))
        return
    voice, channel = loaded.voice(call.locale), loaded.table.channel_id
    away = channel != call.caller.channel  # who asks in a match's own thread
    where = [prose(voice.tell("card-elsewhere", channel=f"<#{channel}>"))] if away else []
    await call.reply([*where, *lobby.options_page(loaded, voice, call.user)])


async def join(services: Services, call: Call, press: Press) -> None:
    """Whoever sits there already (they have opened the table, or the bot has seated them) is asked what a seat chooses
    for itself, if that is anything."""
    show: Callable[[list[Part]], Awaitable[object]] = call.reply
    try:
        loaded, seat = await tables.join(services, call.caller, press.table)
    except AlreadySeated:
        loaded, seat = await options.own(services, call.caller, press.table)
        if not options.settings_of(loaded, each_seat=True):
            raise
        show = call.whisper  # beside the host's page
    voice = loaded.voice(call.locale)
    told = prose(voice.tell("you-sit", number=seat + 1))
    await show([box([told, *lobby.personal_page(loaded, seat, voice)], lobby.COLOUR)])


async def start(services: Services, call: Call, press: Press) -> None:
    """The match begins, perhaps in a thread of its own: whoever has started it gets there, and to their own page."""
    begun = (await tables.start(services, call.caller, press.table)).loaded
    voice = begun.voice(call.locale)
    ways = [leading(cards.channel(begun), voice.tell("to-the-board"))] if begun.table.thread_id else []
    if begun.seat_of(call.user) is not None:
        ways = [button(encode(Verb.HAND, begun.table.id), voice.tell("my-hand"), "primary"), *ways]
    await call.whisper([prose(voice.tell("started")), *rows(ways)])


async def add_steward(services: Services, call: Call, press: Press) -> None:
    """A keen one, unless the button says something else."""
    level = GENTLE if press.args == (GENTLE,) else KEEN
    await tables.add_steward(services, call.caller, press.table, level)
    await call.let_be()  # the card says so


# ---- options


async def settings(services: Services, call: Call, press: Press) -> None:
    """The host's page of options."""
    await _show(services, call, await options.look(services, call.caller, press.table))


async def chosen(services: Services, call: Call, press: Press) -> None:
    """One of the game's options; a long list of choices has several selects, with a number before the key."""
    key = press.take(1)[0].rpartition(".")[2]
    await _show(services, call, await options.choose(services, call.caller, press.table, key, call.value))


async def language_chosen(services: Services, call: Call, press: Press) -> None:
    await _show(services, call, await options.speak(services, call.caller, press.table, call.value))


async def agreed(services: Services, call: Call, press: Press) -> None:
    """How fast the table plays, and what happens to whoever is late."""
    (key,) = press.take(1)
    values = sorted(call.values, key=lambda value: int(value) if value.isdecimal() else 0)
    loaded = await options.agree(services, call.caller, press.table, key, " ".join(values))
    if key in (MOMENTS, ZONE):
        await call.reply(lobby.times_page(loaded, loaded.voice(call.locale)))
    else:
        await _show(services, call, loaded)


async def times(services: Services, call: Call, press: Press) -> None:
    """When a daily pace falls due; the numbers of one's own in a form."""
    loaded = await options.look(services, call.caller, press.table)
    if timing.agreed(loaded.table, PACE) == OWN:
        await call.ask(lobby.numbers_form(loaded, loaded.voice(call.locale)))
    else:
        await call.reply(lobby.times_page(loaded, loaded.voice(call.locale)))


async def numbered(services: Services, call: Call, press: Press) -> None:
    """Bank, increment, cap and window of the table's own pace."""
    await options.look(services, call.caller, press.table)
    given = " ".join(call.fields.get(name, [""])[0].strip() for name in ("bank", "increment", "cap", "window"))
    if not allowed(HOURS, given):
        await call.say("no-such-pace", days=MOST // DAY)
        return
    await _show(services, call, await options.agree(services, call.caller, press.table, HOURS, given))


async def personal_chosen(services: Services, call: Call, press: Press) -> None:
    (key,) = press.take(1)
    loaded, seat = await options.choose_own(services, call.caller, press.table, key, call.value)
    await call.reply([box(lobby.personal_page(loaded, seat, loaded.voice(call.locale)), lobby.COLOUR)])


async def _show(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The host's page, with a word on who has sat down."""
    voice = loaded.voice(call.locale)
    ledger = await seats.ledger(services, call.caller, loaded.table.id)
    told = lobby.reliability(loaded, ledger.records, voice)
    people = [prose("\n".join(told.values()))] if told else []
    await call.reply([*lobby.options_page(loaded, voice, call.user), *people])
