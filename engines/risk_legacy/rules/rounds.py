"""Whose turn follows, and who wins when the rounds are over (RL-5.2, 7.2.4)."""

from __future__ import annotations

from engines.risk_legacy.state import State


def following(state: State, seat: int) -> tuple[int, int]:
    """The next seat that is not eliminated, and its round: a new one begins at the first player or past it (RL-5.2)."""
    order = state.clockwise(state.first)
    later = order[order.index(seat) + 1 :]
    present = state.present
    same_round = next((other for other in later if other in present), None)
    if same_round is not None:
        return same_round, state.round
    return next(other for other in order if other in present), state.round + 1


def leader(state: State) -> int:
    """Who wins at the round cap (RL-7.2.4): most stars, territories, troops, population, then first in turn order."""
    order = tuple(seat for seat in state.clockwise(state.first) if seat in state.present)
    standing = tuple(seat for seat in order if state.held(seat))

    def rank(seat: int) -> tuple[int, int, int, int]:
        held = state.held(seat)
        troops = sum(state.fields[at].troops for at in held)
        population = sum(state.world.lands[at].population for at in held)
        return state.stars(seat), len(held), troops, population

    return max(standing or order, key=rank)
