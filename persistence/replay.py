"""Play a match again from its log: how a damaged snapshot is repaired, how something is taken back, and how anybody
checks a finished match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.core.match import begin
from engines.core.menu import Refused
from engines.core.rng import Rng
from engines.core.undo import Course
from persistence.codec import HEIRLOOMS, Codec
from persistence.errors import Unreadable
from persistence.records import History, Rebuilt
from persistence.store import Replay


def course(codec: Codec, history: History) -> Course[Any]:
    """How the match has come to be. ``Unreadable``: some of it was played under other rules, or is not what any release
    of the game writes."""
    game = codec.game
    if any(entry.rules != game.meta.rules for entry in history.entries):
        raise Unreadable(f"{game.meta.key}: played under other rules than {game.meta.rules}")
    match, _ = begin(
        game,
        len(history.people),
        Rng.seed(history.secret, history.start_message_id),
        history.table.options,
        codec.heirloom(HEIRLOOMS.validate_json(history.heirloom)) if history.heirloom else None,
        history.people,
    )
    played = Course(match)
    try:
        for entry in history.entries[1:]:
            played.play(codec.change(entry))
    except Refused:
        raise Unreadable(f"{game.meta.key}: what was played then is refused now") from None
    return played


def replayer(codecs: Mapping[str, Codec]) -> Replay:
    """:param codecs: by game key."""

    def replay(history: History) -> Rebuilt:
        codec = codecs[history.table.game]
        meta = codec.game.meta
        return Rebuilt(snapshot=course(codec, history).match.dump(), schema=meta.schema, rules=meta.rules)

    return replay
