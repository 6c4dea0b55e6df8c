"""Play a match again from its log: how a damaged snapshot is repaired, and how anybody checks a finished match."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.chair import Seating
from engines.core.match import begin
from engines.core.rng import Rng
from persistence.codec import HEIRLOOMS, Codec
from persistence.errors import Unreadable
from persistence.records import History, Rebuilt
from persistence.store import Replay


def replayer(codecs: Mapping[str, Codec]) -> Replay:
    """:param codecs: by game key."""

    def replay(history: History) -> Rebuilt:
        codec = codecs[history.table.game]
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
        for entry in history.entries[1:]:
            change = codec.change(entry)
            match, _ = match.seat(change) if isinstance(change, Seating) else match.act(change)
        return Rebuilt(snapshot=match.dump(), schema=game.meta.schema, rules=game.meta.rules)

    return replay
