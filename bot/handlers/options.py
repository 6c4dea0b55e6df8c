"""The options of a table that has not begun: the host's, and those that each seat chooses for itself."""

from __future__ import annotations

import contextlib
import json

from bot import lobby
from bot.call import Call
from bot.handlers.lobby import in_lobby, refresh
from bot.services import Services
from bot.ui.codec import Press
from bot.ui.parts import box
from persistence.errors import NotInLobby


async def page(services: Services, call: Call, press: Press) -> None:
    """The host's page of options; everybody else reads them on the card."""
    loaded = await in_lobby(services, call, press.table)
    if loaded:
        await call.reply(lobby.options_page(loaded, loaded.voice(call.locale)))


async def chosen(services: Services, call: Call, press: Press) -> None:
    """One of the game's options; a long list of choices has several selects, with a number before the key."""
    key = press.take(1)[0].rpartition(".")[2]
    async with services.sessions.lock(press.table):
        loaded = await in_lobby(services, call, press.table)
        if loaded is None:
            return
        table, value = loaded.table, call.value
        allowed = {s.key: s.allows(value, table.seats_wanted) for s in lobby.settings_of(loaded, each_seat=False)}
        if allowed.get(key):
            with contextlib.suppress(NotInLobby):
                await services.store.tables.change(table.id, options={**table.options, key: value})
    await page(services, call, press)
    await refresh(services, press.table)


async def language_chosen(services: Services, call: Call, press: Press) -> None:
    """The language of the table's public texts."""
    loaded = await in_lobby(services, call, press.table)
    if loaded is None:
        return
    if call.value in services.kit.languages.tags:
        await services.store.tables.change(press.table, locale=call.value)
    await page(services, call, press)
    await refresh(services, press.table)


async def personal_chosen(services: Services, call: Call, press: Press) -> None:
    """An option that is each seat's own."""
    (key,) = press.take(1)
    async with services.sessions.lock(press.table):  # whoever leaves moves the seats behind them
        loaded = await in_lobby(services, call, press.table)
        if loaded is None:
            return
        seat, value = loaded.seat_of(call.user), call.value
        if seat is None:
            await call.say("not-seated")
            return
        known = {s.key: s for s in lobby.settings_of(loaded, each_seat=True)}
        if key in known and value in known[key].choices:
            own = {**lobby.personal(loaded.seat(seat).choice), key: value}
            await services.store.tables.change_seat(press.table, seat, choice=json.dumps(own))
        loaded = await services.sessions.at(press.table)
    await call.reply([box(lobby.personal_page(loaded, seat, loaded.voice(call.locale)), lobby.COLOUR)])
