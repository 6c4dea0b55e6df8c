"""A march towards a goal: where to, then with what odds (RL-5.9)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from engines.core.compose import Composed, pick
from engines.core.menu import Notes
from engines.core.move import Move, part
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.lands import OfLands
from engines.risk_legacy.moves.turn import MarchTo
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules import marches
from engines.risk_legacy.rules.outlook import RATIOS, outlook
from engines.risk_legacy.state import State
from engines.risk_legacy.words.marches import note, note_to
from engines.risk_legacy.words.moves import Words

WHERE, HOW = text("prompt-march"), everywhere("prompt-march-odds")
BEGIN = part(MarchTo, begin=None)
"""What leads to all goals: there are too many to stand beside everything else that can be done."""
LEAST = OfLands(lambda at: MarchTo(goal=at, ratio=RATIOS[0]))
"""Marches that allow no choice of odds: made once."""


def _odds(_state: State, _seat: int, so_far: Any) -> Text:
    goal: int = so_far.goal
    return HOW[goal]


def _note(_state: State, _seat: int, _so_far: Any) -> Notes:
    return note


def _note_to(state: State, seat: int, so_far: Any) -> Notes:
    goal: int = so_far.goal
    return lambda: note_to(state, seat, goal)


@record
class Chaining(Composed, of=MarchTo, words=Words, confirms=True):
    """What leads here names no goal: where there is but one, whoever pressed it has still to read which one that is."""

    parts: ClassVar = (
        pick("goal", lambda state, seat, _: marches.goals(state, seat), prompt=lambda *_: WHERE, notes=_note),
        pick(
            "ratio", lambda state, seat, so_far: marches.ratios(state, seat, so_far.goal), prompt=_odds, notes=_note_to
        ),
    )
    goal: int | None = None

    def forced(self, state: State, seat: int, among: Sequence[int]) -> list[Move | None]:
        ahead = outlook(state, seat)
        return [None if ahead[goal].most >= RATIOS[1] else LEAST[goal] for goal in among]
