"""Whose turn follows, who wins when the rounds are over (RL-5.2, 7.2.4), and for how long headquarters were held
(RL-11.5)."""

from collections.abc import Iterable

from engines.core.record import evolve
from engines.risk_legacy.fields import Field
from engines.risk_legacy.side import Reign
from engines.risk_legacy.state import State


def following(state: State, seat: int) -> tuple[int, int]:
    """The next seat that is not eliminated, and its round: a new one begins at the first player or past it (RL-5.2)."""
    order = state.turns
    present = [other for other in order if not state.sides[other].eliminated]
    later = [other for other in order[order.index(seat) + 1 :] if other in present]
    return (later[0], state.round) if later else (present[0], state.round + 1)


def next_up(state: State, seat: int) -> int | None:
    """Whose turn follows that of *seat*, unless the last round ends with it."""
    if state.turn is None or state.turn.seat != seat:
        return None
    other, number = following(state, seat)
    cap = state.variant.round_cap
    return other if cap is None or number <= cap else None


def leader(state: State) -> int:
    """Who wins at the round cap (RL-7.2.4): most stars, territories, troops, population, then first in turn order."""
    order = tuple(seat for seat in state.turns if seat in state.present)
    standing = tuple(seat for seat in order if state.held(seat))

    def rank(seat: int) -> tuple[int, int, int, int]:
        held = state.held(seat)
        troops = sum(state.fields[at].troops for at in held)
        return state.stars(seat), len(held), troops, state.world.population(held)

    return max(standing or order, key=rank)


def counted(reigns: tuple[Reign, ...], fields: Iterable[Field], seat: int) -> tuple[Reign, ...]:
    """A turn of *seat* is over, be it cut short by the victory: the last reign of each headquarters goes on, or another
    one begins (RL-11.5)."""
    found = list(reigns)
    latest = {reign.hq: at for at, reign in enumerate(reigns)}
    for field in fields:
        if field.hq is None:
            continue
        at, more = latest.get(field.hq), int(field.owner == seat)
        if at is None or found[at].holder != field.owner:
            found.append(Reign(hq=field.hq, holder=field.owner, turns=more))
        elif more:
            found[at] = evolve(found[at], turns=found[at].turns + more)
    return tuple(found)


def longest(reigns: Iterable[Reign]) -> tuple[Reign, ...]:
    """Those of most turns: often more than one, since many headquarters are never lost."""
    held = [reign for reign in reigns if reign.holder is not None]
    most = max((reign.turns for reign in held), default=0)
    return tuple(reign for reign in held if reign.turns == most)
