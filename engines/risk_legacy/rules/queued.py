"""Scar cards that are to be played when a turn starts (RL-6.5.1)."""

from engines.risk_legacy.orders import Queued
from engines.risk_legacy.rules.watches import Pointless
from engines.risk_legacy.scars import bare, early
from engines.risk_legacy.state import State


def futile(state: State, seat: int, play: Queued) -> Pointless | None:
    """Why it can never be played in this game (RL-6.1.4); ``None`` if it still may."""
    if early(state.sides[seat].scar) is None:
        return "no_card"
    if play.turn is not None and state.sides[play.turn].eliminated:
        return "gone"
    return None if bare(state.world, play.territory) else "scarred"


def due(state: State, seat: int, play: Queued, on_turn: int) -> bool:
    """Whether a turn of *on_turn* that starts is the one for which it is written."""
    side = state.sides[seat]
    written = not side.eliminated and play in side.orders.live.plays
    return written and play.turn in (None, on_turn) and futile(state, seat, play) is None


def requeued(state: State, seat: int, before: tuple[Queued, ...]) -> tuple[tuple[int, Queued], ...]:
    """What is declared now that *seat* has written something else than *before*: what is new comes last, what is struck
    is no more."""
    now = state.sides[seat].orders.plays
    kept = tuple(each for each in state.queue if each[0] != seat or (each[1] in before and each[1] in now))
    return (*kept, *((seat, play) for play in now if (seat, play) not in kept))
