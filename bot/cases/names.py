"""Which made-up names a server has to read: its moderators decide."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.rights import at_home
from bot.cases.tables import here
from bot.cases.worlds import pages
from bot.play.deliveries import shown
from bot.speech import seen
from engines.core.page import Page
from engines.core.text import Arg, Said, Text
from persistence.errors import Damaged, Quarantined, Unreadable
from persistence.folding import folded
from persistence.records import Table

MOST = 200
"""Characters of a word that can be hidden."""


@rights.MODERATE
async def hide(means: Means, caller: Caller, typed: str, /) -> str:
    """From now on nobody on this server reads these words where somebody has made them a name, or can write them: the
    words as they are hidden."""
    told = seen(typed)[:MOST]
    if not folded(told):
        raise Declined("nothing-to-hide")
    tables = await _tables(means, caller)
    await means.store.names.hide(caller.guild or "", told, caller.user, {table.id: shown(table) for table in tables})
    _renew(means, tables)
    return told


@rights.MODERATE
async def unhide(means: Means, caller: Caller, typed: str, /) -> bool:
    """They can be read again; false if they were not hidden."""
    tables = await _tables(means, caller)
    done = await means.store.names.show(caller.guild or "", typed, {table.id: shown(table) for table in tables})
    _renew(means, tables)
    return done


async def hidden(means: Means, caller: Caller) -> list[str]:
    """On the caller's server."""
    return list(await means.store.names.hidden(caller.guild or ""))


@rights.MODERATE
async def fitting(means: Means, caller: Caller, typed: str, /, *, hiding: bool) -> list[str]:
    """What may be meant by *typed*: to hide, the made-up names that can be read in this channel; to show, what is
    hidden."""
    every = offered = await hidden(means, caller)
    if hiding:
        away, read = set(map(folded, every)), {folded(each): each for each in await _read(means, caller)}
        offered = [each for key, each in read.items() if key and key not in away]
    return [each for each in offered if folded(typed) in folded(each)]


# ---- where words are read


async def _tables(means: Means, caller: Caller) -> list[Table]:
    """The server's live tables, and the last match here: what still shows it can change. Of a game that this release
    lacks nothing can be shown."""
    every = await means.store.tables.live()
    latest = await means.store.tables.latest_at(caller.channel)
    if latest is not None:
        every.append(latest)
    return [table for table in every if table.guild_id == caller.guild and table.game in means.kit.games]


def _renew(means: Means, tables: list[Table]) -> None:
    """Delivered like any other: the board to the table, the card to each seat."""
    for table in tables:
        means.sessions.wake(table.id, ())


async def _read(means: Means, caller: Caller) -> list[str]:
    """Every made-up name that stands in the channel's worlds or on its board."""
    found: list[str] = []
    for world in await means.store.worlds.of_channel((await at_home(means, caller)).channel):
        with contextlib.suppress(Damaged, Unreadable):  # nobody reads anything in it either
            kept = await means.store.worlds.current(world.channel_id, world.game)
            for page in pages(means.kit.games[world.game], kept) if world.game in means.kit.games else ():
                found += said_in(page)
    with contextlib.suppress(Damaged, Quarantined, Unreadable, Declined):  # of several boards nobody knows which
        loaded = await here(means, caller, afterwards=True)
        if loaded is not None and loaded.match is not None:
            found += said_in(loaded.game.presenter.board(loaded.playing.view(None)))
    return found


def said_in(page: Page) -> Iterator[str]:
    """The made-up names in a page."""
    yield from _said(page.title)
    for section in page.sections:
        for told in (*((section.heading,) if section.heading else ()), *section.lines, *section.cells):
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
