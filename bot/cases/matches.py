"""A running match: what may be seen of it, and answers to what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.cases import rights
from bot.cases.asking import Barred, Caller, Declined, Means
from bot.cases.seats import back
from bot.play import leafing
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from engines.core.game import Act
from engines.core.match import STALE
from engines.core.menu import Given, Menu, Picked, Refused, Typed
from engines.core.meta import Phrase
from engines.core.phrase import play_phrase, token
from engines.core.text import text
from engines.core.undo import Course
from persistence.folding import contains
from persistence.records import Logged

Answering = Callable[[Menu[Any]], Given[Any]]
"""An answer, once the menu is known that it answers: ``lambda menu: menu.choose(0)`` picks the first of its options."""
Hearing = Callable[[LoadedTable, int], Mapping[str, str]]
"""What was said, word by word (see ``play_phrase``), as a seat of that table at that moment means it."""


# ---- looking


@rights.LOOK
async def look(means: Means, caller: Caller, table_id: str, /) -> LoadedTable:
    """The table with its match. What of it somebody may see, their seat says."""
    return await back(means, caller, await means.sessions.at(table_id))


@rights.PLAY
async def own(means: Means, caller: Caller, table_id: str, /) -> LoadedTable:
    """The same for those who sit there."""
    return await back(means, caller, await means.sessions.at(table_id))


@rights.LOOK
async def log(means: Means, _caller: Caller, table_id: str, /) -> tuple[LoadedTable, list[Logged]]:
    """The table, and all that happened."""
    loaded = await means.sessions.at(table_id)
    if loaded.match is None:
        raise Declined("not-started")
    return loaded, await means.store.matches.log(table_id)


@rights.PLAY
async def missed(means: Means, caller: Caller, table_id: str, /) -> tuple[LoadedTable, int, list[Logged]]:
    """The table, the caller's seat, and all that happened there."""
    loaded = await own(means, caller, table_id)
    seat = loaded.seat_of(caller.user)
    if seat is None:
        raise Barred("not-seated")
    if loaded.match is None:
        raise Declined("not-started")
    return loaded, seat, await means.store.matches.log(table_id)


@rights.LOOK
async def export(means: Means, _caller: Caller, table_id: str, /) -> Mapping[str, Any]:
    """The whole match, which anybody can play again and verify, once it is over."""
    loaded = await means.sessions.at(table_id)
    if loaded.match is None or not loaded.match.over:
        raise Declined("export-later")
    return await means.store.matches.export(table_id)


@rights.LOOK
async def course(means: Means, _caller: Caller, table_id: str, /) -> tuple[LoadedTable, Course[Any]]:
    """The match and how it has come to be, as everybody has seen it.

    :raises Declined: it has not begun. ``Unreadable``: it was played under other rules."""
    loaded = await means.sessions.at(table_id)
    if loaded.match is None:
        raise Declined("not-started")
    return loaded, (await means.sessions.past(loaded)).course


# ---- answering


@rights.PLAY
async def act(means: Means, caller: Caller, table_id: str, /, mark: str, given: Answering) -> Done:
    """Answer the caller's question. ``Refused``: it is not asked any more, or not so.

    :param mark: of that question (``LoadedTable.mark``)."""

    def make(loaded: LoadedTable, seat: int) -> list[Act[Any]]:
        menu = loaded.playing.menu(seat)
        if menu is None or loaded.mark(seat) != mark:
            raise Refused(STALE)
        return [Act(seat=seat, question=loaded.playing.question(seat), given=given(menu))]

    return await _submit(means, caller, table_id, make)


@rights.PLAY
async def order(means: Means, caller: Caller, table_id: str, /, tokens: Sequence[str]) -> Done:
    """Answer the caller's aside: standing orders and the like. ``Refused``.

    :param tokens: of the moves that are picked; or of the stroke that opens the orders about what the caller is asked,
        wherever they lie open."""

    def make(loaded: LoadedTable, seat: int) -> list[Act[Any]]:
        menu, about = loaded.playing.aside(seat), leafing.wanted(loaded.playing, seat)
        if about is not None and [*tokens] == [token(about)]:
            acts = leafing.strokes(loaded.playing, seat, about)
            if not acts:
                raise Refused(STALE)
            return acts
        known = {token(option.move): option.move for option in menu.options} if menu else {}
        if not all(each in known for each in tokens):
            raise Refused(STALE)
        return [Act(seat=seat, question=None, given=Picked(tuple(known[each] for each in tokens)))]

    return await _submit(means, caller, table_id, make)


@rights.PLAY
async def say(means: Means, caller: Caller, table_id: str, /, phrase: Phrase, hear: Hearing) -> Done:
    """Answer several menus at once. ``Refused``."""
    return await _submit(means, caller, table_id, lambda loaded, seat: said(loaded, seat, phrase, hear))


def said(loaded: LoadedTable, seat: int, phrase: Phrase, hear: Hearing) -> list[Act[Any]]:
    """What of a phrase would be played now, as far as it goes. ``Refused``."""
    return welcome(loaded, list(play_phrase(loaded.playing, seat, phrase, hear(loaded, seat)).acts))


def welcome(loaded: LoadedTable, acts: list[Act[Any]]) -> list[Act[Any]]:
    """*acts*, unless the moderators of the server have hidden what is written in them: then ``Declined``."""
    written = (act.given.value for act in acts if isinstance(act.given, Typed))
    if any(contains(words, loaded.known.hidden) for words in written):
        raise Declined("unwelcome-words")
    return acts


async def _submit(
    means: Means, caller: Caller, table_id: str, make: Callable[[LoadedTable, int], list[Act[Any]]]
) -> Done:
    def seated(loaded: LoadedTable) -> list[Act[Any]]:
        seat = loaded.seat_of(caller.user)
        if seat is None:
            raise Refused(text("core-no-such-seat"))
        return welcome(loaded, make(loaded, seat))

    await back(means, caller, await means.sessions.at(table_id))
    return await means.sessions.submit(table_id, f"{caller.key}:0", "person", seated)
