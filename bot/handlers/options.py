"""The options of a table that has not begun: the host's, and those that each seat chooses for itself."""

from __future__ import annotations

from bot import lobby
from bot.call import Call
from bot.cases import options
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press
from bot.ui.parts import box


async def page(services: Services, call: Call, press: Press) -> None:
    """The host's page of options."""
    await _show(call, await options.look(services, call.caller, press.table))


async def chosen(services: Services, call: Call, press: Press) -> None:
    """One of the game's options; a long list of choices has several selects, with a number before the key."""
    key = press.take(1)[0].rpartition(".")[2]
    await _show(call, await options.choose(services, call.caller, press.table, key, call.value))


async def language_chosen(services: Services, call: Call, press: Press) -> None:
    await _show(call, await options.speak(services, call.caller, press.table, call.value))


async def personal_chosen(services: Services, call: Call, press: Press) -> None:
    (key,) = press.take(1)
    loaded, seat = await options.choose_own(services, call.caller, press.table, key, call.value)
    await call.reply([box(lobby.personal_page(loaded, seat, loaded.voice(call.locale)), lobby.COLOUR)])


async def _show(call: Call, loaded: LoadedTable) -> None:
    await call.reply(lobby.options_page(loaded, loaded.voice(call.locale)))
