"""A running match: what may be seen of it, and answers to what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import back
from bot.play.loaded import LoadedTable, taken_back
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
from persistence.sittings import Sitting

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
async def missed(
    means: Means, caller: Caller, table_id: str, /, since: int | None = None
) -> tuple[LoadedTable, int, list[Logged]]:
    """The table, a step, and all that happened, before it too.

    :param since: that step; ``None``: that of the caller's own last answer before others did something."""
    loaded = await own(means, caller, table_id)
    if loaded.match is None:
        raise Declined("not-started")
    seat = loaded.seat_of(caller.user)
    entries = await means.store.matches.log(table_id)
    if since is None:
        since = -1 if seat is None else last_answer(entries, seat, await means.store.matches.sittings(table_id))
    return loaded, since, entries


def last_answer(entries: Sequence[Logged], seat: int, sat: Sequence[Sitting]) -> int:
    """The step of the last answer that the person on *seat* gave before others did something, and has not taken back;
    -1: they have given none. What others answered there, who had the seat before or borrowed it, is not theirs.

    :param sat: who has had it, see ``Matches.sittings``."""
    theirs = next((at for at in range(len(entries), 0, -1) if entries[at - 1].seat != seat), 0)
    there, struck = [each for each in sat if each.seat == seat], taken_back(entries)
    for entry in reversed(entries[:theirs]):
        if entry.seat == seat and entry.kind == "act" and entry.cause == "person" and entry.step not in struck:
            had = [each.person for each in there if each.step <= entry.step]
            if had[-1] == there[-1].person:
                return entry.step
    return -1


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

    :param tokens: of the moves that are picked."""

    def make(loaded: LoadedTable, seat: int) -> list[Act[Any]]:
        menu = loaded.playing.aside(seat)
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
