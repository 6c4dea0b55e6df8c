"""All hands of a match as they were some turns ago, for somebody who talks about it while it goes on.

What is shown follows from what had happened until then and from nothing that has happened since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.kit import Kit
from bot.play.loaded import LoadedTable
from bot.play.stands import aloud
from engines.core.event import Event, opened
from engines.core.match import Match
from engines.core.undo import Course
from persistence.codec import Codec
from persistence.records import History, Known
from persistence.replay import course


def then(kit: Kit, history: History, known: Known, delay: int) -> LoadedTable | None:
    """The table with its match as that was *delay* turns ago; ``None``: so many have not begun yet. ``Unreadable``."""
    codec = Codec(kit.game(history.table.game))
    match = behind(course(codec, history), codec.events(history.entries[0]), delay)
    return None if match is None else LoadedTable(kit, history.table, match, "", known)


def behind(played: Course[Any], dealt: Sequence[Event], delay: int) -> Match[Any] | None:
    """The match when the turn began after which *delay* others have.

    :param dealt: what happened before anybody was asked."""
    first = played.turns[0].before if played.turns else played.match
    seats = len(first._state.chairs)
    begun = [first] if opened(aloud(dealt), seats) else []
    begun += [turn.after for turn in played.turns if opened(aloud(turn.events), seats)]
    return begun[-1 - delay] if len(begun) > delay else None
