"""How a match becomes a record, and the records an heirloom (RL-1.6, 1.7)."""

from engines.core.outcome import Heirloom
from engines.core.record import like
from engines.core.rng import Rng
from engines.risk_legacy.campaign.deltas import Fought
from engines.risk_legacy.campaign.records import Fighter, Record, digest, heirloom
from engines.risk_legacy.campaign.world import Result
from engines.risk_legacy.components import BOX
from engines.risk_legacy.state import State


def bequest(state: State) -> Heirloom | None:
    """``None`` until every reward and name is answered."""
    return heirloom((*state.chain, record(state))) if state.over else None


def meanwhile(state: State) -> Heirloom | None:
    """The world with an unfinished record of this game at its end, which says nothing but the marks made so far; all of
    them lie open (RL-3). ``None``: it is only being founded."""
    if not state.chain:
        return None
    before = digest(state.chain[-1])
    return heirloom((*state.chain, Record(n=state.game, before=before, deltas=state.deltas, commitment="")))


def record(state: State) -> Record:
    """The record of this match."""
    return Record(
        n=state.game,
        before=digest(state.chain[-1]) if state.chain else None,
        charter=None if state.chain else state.charter,
        seats=_fighters(state),
        winner=state.ending.winner if state.ending else None,
        why=state.ending.why if state.ending else None,
        rounds=state.round,
        deltas=state.deltas,
        commitment=Rng.commitment(state.rng.key),
    )


def _fighters(state: State) -> tuple[Fighter, ...]:
    """As they were written on the factions' cards, in the order of the seats; a founding has none."""
    fought = {delta.faction: delta for delta in state.deltas if isinstance(delta, Fought)}
    found = ((seat, side, fought[side.faction]) for seat, side in enumerate(state.sides) if side.faction is not None)
    return tuple(
        like(Fighter, side, person=then.person, result=then.result, hqs=state.hqs(seat)) for seat, side, then in found
    )


def result(state: State, seat: int) -> Result:
    """What is written on the faction's card (RL-7.5.1)."""
    assert state.ending is not None
    if seat == state.ending.winner:
        return "won"
    return "eliminated" if state.sides[seat].eliminated else "held_on"


def counts(state: State) -> bool:
    """Whether this game is one of the fifteen: signatures and rewards are for those (RL-7.7.2)."""
    return state.game <= BOX.games


def champions(state: State) -> tuple[str, ...]:
    """The persons with most signatures, in the order of their first; nobody, if nobody has signed."""
    world = state.world
    most = max((world.signed(person) for person in world.signers), default=0)
    return tuple(person for person in world.signers if world.signed(person) == most)
