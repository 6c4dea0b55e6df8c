"""The options of a table that has not begun: the host's, and those that each seat chooses for itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play import timing
from bot.play.loaded import CHANNEL, PLACE, THREAD, LoadedTable
from bot.time.pace import ZONE, allowed
from engines.core.meta import Setting


class Seated(NamedTuple):
    """A table, and the seat there of whoever has asked."""

    loaded: LoadedTable
    seat: int


@rights.HOST
async def look(means: Means, _caller: Caller, table_id: str, /) -> LoadedTable:
    """The table, for whoever may choose its options; everybody else reads them on its card."""
    return await means.sessions.lobby(table_id)


@rights.HOST
async def choose(means: Means, _caller: Caller, table_id: str, /, key: str, value: str) -> LoadedTable:
    """One of the game's options; what cannot be chosen there changes nothing."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.lobby(table_id)
        table = loaded.table
        allowed = {s.key: s.allows(value, table.seats_wanted) for s in settings_of(loaded, each_seat=False)}
        if allowed.get(key):
            await means.store.tables.change(table.id, options={**table.options, key: value})
    await means.sessions.refresh(table_id)
    return await means.sessions.lobby(table_id)


@rights.HOST
async def speak(means: Means, _caller: Caller, table_id: str, /, tag: str) -> LoadedTable:
    """The language of the table's public texts. Its stewards are called in it, too."""
    async with means.sessions.lock(table_id):
        await means.sessions.lobby(table_id)
        if tag in means.kit.languages.tags:
            await means.store.tables.change(table_id, locale=tag)
            await call_stewards(means, await means.sessions.lobby(table_id))
    await means.sessions.refresh(table_id)
    return await means.sessions.lobby(table_id)


async def call_stewards(means: Means, loaded: LoadedTable) -> None:
    """Every steward of a lobby by its seat, in the language of the table: both may have changed since it sat down. A
    person keeps whatever name is theirs."""
    voice = loaded.voice(loaded.table.locale)
    for each in loaded.table.seats:
        name = voice.tell("steward-name", number=each.seat + 1)
        if each.occupant == "steward" and each.name != name:
            await means.store.tables.change_seat(loaded.table.id, each.seat, name=name)


@rights.HOST
async def agree(means: Means, _caller: Caller, table_id: str, /, key: str, value: str) -> LoadedTable:
    """How fast the table plays, what happens to whoever is late, and where it is played; what cannot be chosen changes
    nothing. A daily pace goes by the host's own zone until they say another."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.lobby(table_id)
        placed = key == PLACE and PLACE in loaded.table.settings and value in (THREAD, CHANNEL)
        if placed or allowed(key, value):
            zone = timing.own_of(await means.store.people.get(loaded.table.host_id)).zone
            settings = {ZONE: zone, **loaded.table.settings, key: value}
            await means.store.tables.change(table_id, settings=settings)
    await means.sessions.refresh(table_id)
    return await means.sessions.lobby(table_id)


@rights.SIT
async def own(means: Means, caller: Caller, table_id: str, /) -> Seated:
    """The seat of the caller, who may choose for it. ``NotInLobby``."""
    return await _seated(means, caller, table_id)


@rights.SIT
async def choose_own(means: Means, caller: Caller, table_id: str, /, key: str, value: str) -> Seated:
    """An option that is each seat's own."""
    async with means.sessions.lock(table_id):  # whoever leaves moves the seats behind them
        loaded, seat = await _seated(means, caller, table_id)
        known = {s.key: s for s in settings_of(loaded, each_seat=True)}
        if key in known and value in known[key].choices:
            own = {**personal(loaded.seat(seat).choice), key: value}
            await means.store.tables.change_seat(table_id, seat, choice=json.dumps(own))
        return Seated(await means.sessions.at(table_id), seat)


async def _seated(means: Means, caller: Caller, table_id: str) -> Seated:
    loaded = await means.sessions.lobby(table_id)
    seat = loaded.seat_of(caller.user)
    if seat is None:
        raise Declined("not-seated")
    return Seated(loaded, seat)


# ---- what is chosen


def settings_of(loaded: LoadedTable, *, each_seat: bool) -> list[Setting]:
    """What can be chosen at this table: in a world that goes on, what was settled at its founding cannot, and what is
    about the world as it is can be there alone, as long as it changes anything."""
    settings = [setting for setting in loaded.game.meta.options if setting.offered and setting.each_seat == each_seat]
    if not loaded.kept:
        return [setting for setting in settings if not setting.later]
    asked = [setting for setting in settings if not setting.founding]
    moot = loaded.game.moot(loaded.heirloom) if any(setting.later for setting in asked) else ()
    return [setting for setting in asked if not (setting.later and setting.key in moot)]


def complete(loaded: LoadedTable) -> dict[str, str]:
    """The options as the game wants them: personal ones in seat order, and none that cannot be chosen here."""
    table, general = loaded.table, settings_of(loaded, each_seat=False)
    options = {setting.key: table.options[setting.key] for setting in general if setting.key in table.options}
    for setting in general:
        if setting.names_seat and not setting.allows(options.get(setting.key, setting.default), len(table.seats)):
            options.pop(setting.key, None)  # names a seat that nobody has taken
    for setting in settings_of(loaded, each_seat=True):
        own = [personal(seat.choice).get(setting.key, setting.default) for seat in table.seats]
        options[setting.key] = ",".join(own)
    return options


def personal(stored: str | None) -> Mapping[str, str]:
    """What one seat has chosen for itself."""
    chosen: Mapping[str, str] = json.loads(stored) if stored else {}
    return chosen
