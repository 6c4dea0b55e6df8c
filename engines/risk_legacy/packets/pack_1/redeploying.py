"""A maneuver that an event allows, in whosever turn (RL-B1.8): put together like that of an own turn; whether one was
made in it does not matter."""

from typing import Any, ClassVar

from engines.core.compose import pick
from engines.core.move import Move, Part
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.drafts.marching import Maneuvering
from engines.risk_legacy.fields import armies
from engines.risk_legacy.moves.turn import Maneuver
from engines.risk_legacy.rules import paths
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words


class ErrandWords(Words):
    def head(self, move: Move) -> Text | None:
        if isinstance(move, Maneuver | Part) and self.state.drafts[self.seat] is None:
            return text("group-event-maneuver")
        return Words.head(self, move)


def _sources(state: State, seat: int, _so_far: Any) -> list[int]:
    """Where one can set out, the strongest army first."""
    able = (at for at in armies(state, seat) if paths.goals(state, seat, at))
    return sorted(able, key=lambda at: -state.fields[at].troops)


@record
class Redeploying(Maneuvering, of=Maneuver, words=ErrandWords):
    parts: ClassVar = (pick("origin", _sources), *Maneuvering.parts[1:])
