"""How a match ended, for the table (RL-7.2)."""

from engines.core.outcome import Outcome, ranks
from engines.core.text import text
from engines.risk_legacy.state import State
from engines.risk_legacy.words.figures import victory


def outcome(state: State) -> Outcome | None:
    """``None`` while rewards are still open. Behind the winner those who held on share a rank, then the eliminated."""
    if not state.over:
        return None
    ending = state.ending
    if ending is None:
        return Outcome(ranks=(1,) * len(state.sides), scores=(0,) * len(state.sides), why=text("ending-founded"))
    places = tuple(2 if seat == ending.winner else 0 if side.eliminated else 1 for seat, side in enumerate(state.sides))
    said = victory(state.game, ending, state.stars(ending.winner))
    return Outcome(ranks=ranks(places), scores=tuple(state.stars(seat) for seat in state.seats), why=said)
