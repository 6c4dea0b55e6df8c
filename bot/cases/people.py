"""Somebody's own: their tables, their settings, what is stored about them."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple, get_args

from bot.cases import seeking, tables
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import back
from bot.marshal.course import Course
from bot.play import timing
from bot.play.loaded import LoadedTable
from persistence.contests import PLACARD
from persistence.deliveries import CardDue, Ring
from persistence.errors import Damaged, Quarantined, Unreadable
from persistence.persons import CardPlace, PersonChanges, Ratings
from persistence.placards import Placard
from persistence.records import Table

PICTURES = ("yes", "no")
"""Whether somebody wants pictures, or words in their place."""


class Mine(NamedTuple):
    """A live table at which somebody sits."""

    table: Table
    loaded: LoadedTable | None
    """As far as it can be read; without its match where there is something :attr:`wrong` with that."""
    wrong: Literal["game-lacking", "set-aside"] | None = None


class Finished(NamedTuple):
    """A page of the tables whose matches are over."""

    tables: list[Table]
    at: int
    pages: int


# ---- contests


async def entered(means: Means, caller: Caller) -> list[tuple[Course, Placard | None]]:
    """Those in which somebody takes part, the next first, each with its card."""
    contests = await means.store.contests.of_person(caller.user)
    cards = await asyncio.gather(*(means.store.placards.of(PLACARD, str(each.id)) for each in contests))
    return [(Course(contest), card) for contest, card in zip(contests, cards, strict=True)]


# ---- tables


async def found(means: Means, caller: Caller, game: str | None = None) -> LoadedTable | None:
    """The table that somebody means, at which they are back by that."""
    loaded = await meant(means, caller, game)
    return loaded and await back(means, caller, loaded)


async def meant(means: Means, caller: Caller, game: str | None = None) -> LoadedTable | None:
    """The table that somebody means: the one of this channel; of several there, or in direct messages, the one that
    waits for them whose time is up soonest, and if none does the latest one at which they sit; the one whose cards come
    to this thread of theirs. It is but looked at: whoever types something asks for it with every key.

    :raises Declined: there are several here, and they sit at none."""
    around = await means.store.tables.around(caller.channel)
    here = [table for table in around if game in (None, table.game)] or around
    own = [table for table in here if any(seat.user_id == caller.user for seat in table.seats)]
    if len(here) == 1 or (here and not own):
        return await means.sessions.at(here[0].id) if len(here) == 1 else await tables.here(means, caller)

    def rank(table: Table) -> tuple[bool, bool]:
        return table.game not in means.kit.games, table.state != "playing"

    mine = own or await means.store.tables.of_person(caller.user)
    every = sorted((table for table in mine if game in (None, table.game)), key=rank)
    threads = [table for table in every if _thread_of(caller, table)]
    for table in () if threads else by_urgency(every, caller.user):
        if timing.may_ask(table, caller.user):
            with contextlib.suppress(Unreadable, Damaged, Quarantined):
                loaded = await means.sessions.at(table.id)
                if waited_for(loaded, caller.user) is not None:
                    return loaded
    chosen = [*threads, *every][:1]
    return await means.sessions.at(chosen[0].id) if chosen else None


async def played(means: Means, caller: Caller) -> LoadedTable | None:
    """The same among the matches in which they sit."""
    first = None
    with contextlib.suppress(Declined):  # several here, and none of them theirs
        first = await found(means, caller)
    if first and first.match and first.seat_of(caller.user) is not None:
        return first
    for table in await seated(means, caller):
        there = await _mine(means, table)
        if there.loaded and there.loaded.match and not there.wrong:
            return there.loaded
    return None


async def carded(means: Means, caller: Caller) -> Table | None:
    """The table whose cards come to the thread in which they ask."""
    every = await means.store.tables.of_person(caller.user)
    return next((table for table in every if _thread_of(caller, table)), None)


def _thread_of(caller: Caller, table: Table) -> bool:
    """Whether they ask in the private thread that the table gives their cards to."""
    own = [seat.dm_channel_id for seat in table.seats if seat.user_id == caller.user]
    return caller.guild is not None and caller.channel in own


async def seated(means: Means, caller: Caller) -> list[Table]:
    """The tables at which they sit, as :func:`by_urgency`."""
    return by_urgency(await means.store.tables.of_person(caller.user), caller.user)


def by_urgency(tables: Iterable[Table], user: str) -> list[Table]:
    """First those that wait for them, whose time is up soonest, as far as their rows tell; then the others as they
    come. So whatever is cut can wait. Where nobody's time is counted only the match knows who is asked."""
    return sorted(tables, key=lambda table: _soonest(timing.due_of(table, user)))


async def mine(means: Means, caller: Caller, most: int | None = None) -> list[Mine]:
    """The same with their matches, at *most* so many."""
    found = [await _mine(means, table) for table in (await seated(means, caller))[:most]]
    return sorted(found, key=lambda each: _soonest(waited_for(each.loaded, caller.user) if each.loaded else None))


async def beside(means: Means, caller: Caller, apart_from: str, most: int) -> tuple[list[LoadedTable], int]:
    """Their other matches that go on, at *most* so many, in the same order; and how many more there are."""
    every = [table for table in await seated(means, caller) if table.state == "playing" and table.id != apart_from]
    found = [await _mine(means, table) for table in every[:most]]
    there = [each.loaded for each in found if each.loaded and not each.wrong and each.loaded.live]
    return sorted(there, key=lambda each: _soonest(waited_for(each, caller.user))), len(every[most:])


def _soonest(until: float | None) -> tuple[bool, float]:
    return until is None, until or 0


def waited_for(loaded: LoadedTable, user: str) -> float | None:
    """Until when the table waits for them, UTC epoch milliseconds; ``None``: it does not."""
    seat = loaded.seat_of(user)
    if not loaded.live or seat not in loaded.asked:
        return None
    times = {each: wait.until for wait in timing.waits(loaded) for each in wait.seats}
    return times.get(seat) or math.inf


async def past(means: Means, caller: Caller, page: int, most: int) -> Finished:
    """The tables whose matches are over, at which they sat to the end, the latest first: that *page* of them, or the
    last, *most* on each."""
    pages = max(1, math.ceil(await means.store.tables.count_past(caller.user) / most))
    at = min(max(page, 0), pages - 1)
    return Finished(await means.store.tables.past_of(caller.user, most, at * most), at, pages)


async def _mine(means: Means, table: Table) -> Mine:
    try:
        return Mine(table, await means.sessions.at(table.id))
    except Unreadable:
        return Mine(table, None, "game-lacking")
    except Damaged:
        return Mine(table, None, "set-aside")
    except Quarantined:
        return Mine(table, await means.sessions.at(table.id, match_too=False), "set-aside")


# ---- settings


async def choose(means: Means, caller: Caller, key: str, value: str) -> None:
    """One of one's own settings; what cannot be chosen changes nothing. Choosing direct messages also tries them
    again, if they were closed. The cards that are out follow at once, in the new language or at the new place."""
    changes: PersonChanges = {}
    if key == "locale" and value in ("auto", *means.kit.languages.tags):
        changes = {"locale": None if value == "auto" else value}
    elif key == "delivery" and value in get_args(CardPlace):
        changes = {"card_place": value, "dm_closed": False, "dm_told": False}  # type: ignore[typeddict-item]  # one of them
    elif key == "ring" and value in get_args(Ring):
        changes = {"ring": value}  # type: ignore[typeddict-item]  # so is this
    elif key == "ratings" and value in get_args(Ratings):
        changes = {"ratings": value}  # type: ignore[typeddict-item]  # so is this
    elif key == "pictures" and value in PICTURES:
        changes = {"pictures": value == PICTURES[0]}
    await means.store.people.change(caller.user, **changes)
    for table in await means.store.tables.of_person(caller.user) if {"locale", "card_place"} & changes.keys() else ():
        seat = next(each.seat for each in table.seats if each.user_id == caller.user)
        if "card_place" in changes:  # it goes from where it is; one that is on its way as soon as it is there
            async with means.sessions.held(table.id, seat):
                await means.store.tables.drop_card(table.id, seat)
        if table.begun:
            await means.store.outbox.add(table.id, CardDue(seat=seat))
            means.sessions.wake(table.id, ())
        else:
            await means.sessions.refresh(table.id)  # it says whose pages come to a thread


# ---- what is stored


async def everything(means: Means, caller: Caller) -> Mapping[str, Any]:
    """All that is stored about them."""
    return await means.store.people.everything(caller.user)


async def forget(means: Means, caller: Caller) -> None:
    """They are a former player everywhere from now on. ``StillShown``; ``Unreadable``: something of them is a game's
    that this release lacks.

    A card that is on its way waits or has arrived: else it would be noted afterwards where they read."""
    async with contextlib.AsyncExitStack() as held:
        for table, seat in await means.store.people.seats_of(caller.user):
            await held.enter_async_context(means.sessions.held(table, seat))
        sought = {each.guild_id for each in await means.store.seeks.of_person(caller.user)}
        await means.sessions.forget(caller.user)
    for guild in sought:
        await seeking.changed(means, guild)
