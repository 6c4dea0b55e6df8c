"""``/table hide`` and ``unhide``: a moderator decides which made-up names a server has to read."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from bot.call import Call
from bot.play.deliveries import shown
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.speech import QUOTE_LENGTH, seen, tame
from bot.ui.limits import CHOICE
from bot.ui.parts import box, words
from bot.worlds import pages
from engines.core.page import Page
from engines.core.text import Arg, Said, Text
from persistence.deliveries import Delivery
from persistence.errors import Damaged, Quarantined, Unreadable
from persistence.records import Table
from persistence.words import folded

MOST = 200
"""Characters of a word that can be hidden."""


async def hide(services: Services, call: Call, guild: str, typed: str) -> None:
    """From now on nobody on this server reads these words where somebody has made them a name, or can write them."""
    told = seen(typed)[:MOST]
    if not folded(told):
        await call.say("nothing-to-hide")
        return
    tables = await _tables(services, call)
    await services.store.words.hide(guild, told, call.user, _news(tables))
    await _answer(services, call, guild, "word-hidden", told)
    _renew(services, tables)


async def unhide(services: Services, call: Call, guild: str, typed: str) -> None:
    """They can be read again."""
    tables = await _tables(services, call)
    done = await services.store.words.show(guild, typed, _news(tables))
    await _answer(services, call, guild, "word-shown" if done else "word-not-hidden", typed)
    _renew(services, tables)


async def complete(services: Services, call: Call, name: str, typed: str) -> None:
    """To hide: the made-up names that can be read in this channel; to show: what is hidden."""
    hidden = await services.store.words.hidden(call.guild or "")
    away = {folded(each) for each in hidden}
    read = {folded(each): each for each in await _read(services, call)}
    offered = hidden if name == "unhide" else [each for key, each in read.items() if key and key not in away]
    fitting = [each for each in offered if folded(typed) in folded(each) and len(each) <= CHOICE]
    await call.suggest([(each, each) for each in fitting])


async def _answer(services: Services, call: Call, guild: str, key: str, told: str) -> None:
    voice = call.voice
    said = voice.tell(key, words=tame(told, MOST))
    hidden = [tame(each, MOST) for each in await services.store.words.hidden(guild)]
    every = voice.tell("words-hidden", words=voice.listed(hidden)) if hidden else voice.tell("no-words-hidden")
    await call.reply([box([words(f"{said}\n-# {every}"[: 3 * QUOTE_LENGTH])])])


# ---- where words are read


async def _tables(services: Services, call: Call) -> list[Table]:
    """The server's live tables, and the last match here: what still shows it can change. Of a game that this release
    lacks nothing can be shown."""
    every = await services.store.tables.live()
    latest = await services.store.tables.latest_at(call.channel)
    if latest is not None:
        every.append(latest)
    return [table for table in every if table.guild_id == call.guild and table.game in services.kit.games]


def _news(tables: list[Table]) -> dict[str, tuple[Delivery, ...]]:
    """Delivered like any other: the board to the table, the card to each seat."""
    return {table.id: shown(table) for table in tables}


def _renew(services: Services, tables: list[Table]) -> None:
    for table in tables:
        services.publisher.wake(table.id)


async def _read(services: Services, call: Call) -> list[str]:
    """Every made-up name that stands in the channel's worlds or on its board."""
    found = []
    for world in await services.store.worlds.of_channel(call.channel):
        with contextlib.suppress(Damaged, Unreadable):  # nobody reads anything in it either
            kept = await services.store.worlds.current(world.channel_id, world.game)
            for page in pages(services.kit.games[world.game], kept) if world.game in services.kit.games else ():
                found += list(said_in(page))
    loaded = await _board(services, call)
    if loaded is not None and loaded.match is not None:
        found += list(said_in(loaded.game.presenter.board(loaded.playing.view(None))))
    return found


async def _board(services: Services, call: Call) -> LoadedTable | None:
    try:
        return await services.sessions.here(call.channel) or await services.sessions.latest(call.channel)
    except (Damaged, Quarantined, Unreadable):
        return None


def said_in(page: Page) -> Iterator[str]:
    """The made-up names in a page."""
    yield from _said(page.title)
    for section in page.sections:
        for told in (*((section.heading,) if section.heading else ()), *section.lines):
            yield from _said(told)


def _said(arg: Arg) -> Iterator[str]:
    match arg:
        case Said(words=said):
            yield said
        case Text(args=args):
            for _, inner in args:
                yield from _said(inner)
        case tuple():
            for inner in arg:
                yield from _said(inner)
        case _:
            return
