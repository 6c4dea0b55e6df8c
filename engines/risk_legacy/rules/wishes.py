"""What may be wished for before it is asked (RL-B1.3), and what a seat gets of that."""

from collections.abc import Iterable

from engines.risk_legacy.hooks import Power, changed
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.state import State


def wishable(state: State, seat: int) -> tuple[PacketMove, ...]:
    """What *seat* may put in an order of its own now; nothing, as long as no open packet will ask for it."""
    return changed(state, Power.wished, (), seat)


def with_own(
    state: State,
    seat: int,
    wishes: tuple[PacketMove, ...],
    kind: type[PacketMove],
    more: Iterable[PacketMove],
) -> tuple[PacketMove, ...]:
    """*wishes* and *more* of one *kind*, also those that *seat* has already and could not put there any more: it may
    strike them."""
    mine = (wish for wish in state.sides[seat].orders.wishes if isinstance(wish, kind))
    return (*wishes, *dict.fromkeys((*more, *mine)))


def granted(state: State, seat: int, moves: tuple[PacketMove, ...]) -> PacketMove | None:
    """Of *moves* the one that *seat* has wished for first; ``None``: none of them."""
    return next((wish for wish in state.sides[seat].orders.live.wishes if wish in moves), None)
