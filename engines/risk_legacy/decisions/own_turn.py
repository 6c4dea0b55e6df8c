"""Decisions of the active seat in its own turn: what all of them offer (RL-5.10.3)."""

from __future__ import annotations

from engines.core.menu import Option
from engines.core.move import Move, Part
from engines.core.record import family
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.drafts.marching import Maneuvering
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.moves.turn import Maneuver, TakeBack
from engines.risk_legacy.rules.paths import any_time
from engines.risk_legacy.rules.undo import remember, take_back
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Moved
from engines.risk_legacy.words.moves import Words


@family
class OwnTurn(Decision):
    """Whatever any of them may offer beside its own is carried out in one place."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        """The moves that every own-turn decision knows."""
        match move:
            case Part(of="maneuver") as first:
                board.draft(seat, Maneuvering.begun(first))
            case Maneuver(origin=origin, target=target, troops=troops):
                board.maneuver(seat, origin, target, troops)
                remember(board, Moved(origin=origin, target=target, troops=troops))
            case TakeBack():
                take_back(board, seat)
            case _:
                done = any(power.carry_out(board, seat, move) for power in in_force(board.state))
                assert done, f"nobody offers {move}"


def besides(state: State, seat: int) -> tuple[Option[Move], ...]:
    """A maneuver at any time, for the faction that may; and the way back."""
    early = Maneuvering.beginnings(state, seat) if any_time(state, seat) else ()
    return (*early, *Words(state, seat).options(*granted(state, seat), *regrets(state)))


def granted(state: State, seat: int) -> list[Move]:
    """What powers allow *seat* to do in its own turn, whatever it is asked."""
    return [move for power in in_force(state) for move in power.own_turn_act(state, seat)]


def regrets(state: State) -> list[Move]:
    return [TakeBack()] if state.ongoing.undo else []
