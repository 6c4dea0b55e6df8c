"""Decisions of the active seat in its own turn: what all of them offer (RL-5.10.3); and what belongs to other steps of
the turn (RL-5.2): looked for in vain, it is answered with the reason."""

from collections.abc import Iterator

from engines.core.menu import Given, picked
from engines.core.move import Move, Part, part
from engines.core.record import family, named
from engines.core.text import Text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.drafts.marching import Maneuvering
from engines.risk_legacy.fields import realm
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, Expand, Maneuver, Place, TakeBack, Trade
from engines.risk_legacy.rules import attacks
from engines.risk_legacy.rules.paths import any_time
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import PRICE
from engines.risk_legacy.rules.undo import remember, take_back
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Moved

BACK = TakeBack()


@family
class OwnTurn(Decision):
    """Whatever any of them may offer beside its own is carried out in one place."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        """Lines answer before their seat is asked, whatever it was drafting: what they do not answer, it does."""
        if board.side(seat).orders.lines:
            by_line = self.lined(board.state, seat) is not None
            board.turn(**{"by_line" if by_line else "by_hand": True})
            if by_line:
                board.draft(seat, None)
        self.carry_out(board, seat, picked(given))

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        """The moves that every own-turn decision knows."""
        match move:
            case Part(of="maneuver") as first:
                board.draft(seat, Maneuvering.begun(first))
            case Maneuver(origin=origin, target=target, troops=troops):
                lost = board.maneuver(seat, origin, target, troops)
                remember(board, Moved(origin=origin, target=target, troops=troops, lost=lost))
            case TakeBack():
                take_back(board, seat)
            case _:
                perform(board, seat, move)


def besides(state: State, seat: int) -> list[Move]:
    """A maneuver at any time, for the faction that may; and the way back."""
    early = Maneuvering.beginnings(state, seat) if any_time(state, seat) else []
    return [*early, *granted(state, seat), *regrets(state)]


def granted(state: State, seat: int) -> list[Move]:
    """What powers allow *seat* to do in its own turn, whatever it is asked."""
    return [move for power in in_force(state, Power.own_turn_act) for move in power.own_turn_act(state, seat)]


def perform(board: Board, seat: int, move: Move) -> None:
    """One of those is done; what is asked stays."""
    done = any(power.carry_out(board, seat, move) for power in in_force(board.state, Power.carry_out))
    assert done, f"nobody offers {move}"


def regrets(state: State) -> list[Move]:
    return [BACK] if state.ongoing.undo else []


WRONG_STEP = reason("wrong_step")


def untimely(state: State, seat: int, *kinds: type[Move]) -> tuple[tuple[Move, Text], ...]:
    """Of each of these kinds one part or move, which stands for all, as far as the board and the hand have any."""
    names = [named(kind) for kind in kinds]
    found = (move for move in _samples(state, seat) if (move.of if isinstance(move, Part) else move.kind) in names)
    return tuple((move, WRONG_STEP) for move in found)


def _samples(state: State, seat: int) -> Iterator[Move]:
    cards = len(state.sides[seat].hand)
    if cards >= PRICE:
        yield part(BuyStar, cards=None)
    if cards:
        yield part(Trade, cards=None)
    for at in state.held(seat)[:1]:
        yield from (part(Place, territory=at), part(Maneuver, origin=at))
    for at in attacks.targets(state, seat)[:1]:
        yield part(Assault, target=at)
    for at in realm(state, seat).empty[:1]:
        yield part(Expand, target=at)
    yield EndTurn()
