"""The options of a table that has not begun: the host's, and those that each seat chooses for itself."""

from __future__ import annotations

import contextlib
import json

from bot import lobby
from bot.call import Call
from bot.handlers.lobby import in_lobby, refresh
from bot.house import House
from bot.ui.codec import Press
from bot.ui.parts import box
from persistence.errors import NotInLobby


async def page(house: House, call: Call, press: Press) -> None:
    """The host's page of options; everybody else reads them on the card."""
    sitting = await in_lobby(house, call, press.table)
    if sitting:
        await call.reply(lobby.options_page(sitting, sitting.voice(call.locale)))


async def chosen(house: House, call: Call, press: Press) -> None:
    """One of the game's options; a long list of choices has several selects, with a number before the key."""
    key = press.take(1)[0].rpartition(".")[2]
    async with house.sessions.lock(press.table):
        sitting = await in_lobby(house, call, press.table)
        if sitting is None:
            return
        table, value = sitting.table, call.value
        allowed = {s.key: s.allows(value, table.seats_wanted) for s in lobby.settings_of(sitting, each_seat=False)}
        if allowed.get(key):
            with contextlib.suppress(NotInLobby):
                await house.store.tables.change(table.id, options={**table.options, key: value})
    await page(house, call, press)
    await refresh(house, press.table)


async def language_chosen(house: House, call: Call, press: Press) -> None:
    """The language of the table's public texts."""
    sitting = await in_lobby(house, call, press.table)
    if sitting is None:
        return
    if call.value in house.kit.languages.tags:
        await house.store.tables.change(press.table, locale=call.value)
    await page(house, call, press)
    await refresh(house, press.table)


async def personal_chosen(house: House, call: Call, press: Press) -> None:
    """An option that is each seat's own."""
    (key,) = press.take(1)
    async with house.sessions.lock(press.table):  # whoever leaves moves the seats behind them
        sitting = await in_lobby(house, call, press.table)
        if sitting is None:
            return
        seat, value = sitting.seat_of(call.user), call.value
        if seat is None:
            await call.say("not-seated")
            return
        known = {s.key: s for s in lobby.settings_of(sitting, each_seat=True)}
        if key in known and value in known[key].choices:
            own = {**lobby.personal(sitting.seat(seat).choice), key: value}
            await house.store.tables.change_seat(press.table, seat, choice=json.dumps(own))
        sitting = await house.sessions.at(press.table)
    await call.reply([box(lobby.personal_page(sitting, seat, sitting.voice(call.locale)), lobby.COLOUR)])
