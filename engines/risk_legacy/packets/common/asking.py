"""What packets ask, in one shape: one seat chooses one of several moves (RL-B0.9)."""

from engines.core.frame import WINDOW, Ordered
from engines.core.menu import Blocked, Given, Menu, Notes, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import family
from engines.core.text import Text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.decisions.own_turn import granted, perform
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.rules import wishes
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words


@family
class Asking(Decision, span=WINDOW):
    """Nobody is asked where there is no choice, or where nobody sits who could choose: the default happens then."""

    seat: int

    def prompt(self, state: State) -> Text:
        """The question."""
        raise NotImplementedError

    def moves(self, state: State) -> tuple[Move, ...]:
        """What may be chosen, the default first; nothing: it comes to nothing."""
        raise NotImplementedError

    def settle(self, board: Board, move: Move) -> None:
        """Carry out what was chosen. The decision is over."""
        raise NotImplementedError

    def notes(self, state: State) -> Notes:
        """What its reader should know."""
        return tuple

    def refused(self, state: State) -> tuple[tuple[Move, Text], ...]:
        """What the menu leaves out that somebody may look for, and why."""
        return ()

    def asked(self, state: State) -> tuple[int, ...]:
        gone = self.seat in state.leaving or state.sides[self.seat].eliminated
        return () if gone or len(self.moves(state)) < 2 else (self.seat,)

    def run(self, board: Board) -> None:
        moves = self.moves(board.state)
        if moves:
            self.settle(board, moves[0])

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(*self.moves(state), *besides(state, seat))
        return Pick(prompt=self.prompt(state), options=options, notes=self.notes(state))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        return Words(state, seat).blocked(*self.refused(state))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((self.moves(state)[0],))

    def ordered(self, state: State, seat: int) -> Ordered | None:
        """A wish answers before anybody is asked; whoever does not want to be asked such things takes the default."""
        wish = self.wish(state, tuple(move for move in self.moves(state) if isinstance(move, PacketMove)))
        if wish is not None:
            return 0, Picked((wish,))
        if seat in state.leaving or not state.sides[seat].orders.live.asked_by_packets:
            return 0, self.fallback(state, seat)
        found = self.lined(state, seat)
        return found and (found[0], Picked((found[1],)))

    def wish(self, state: State, moves: tuple[PacketMove, ...]) -> Move | None:
        """What was ordered beforehand, of what may be done."""
        return wishes.granted(state, self.seat, moves)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        if move in besides(board.state, seat):
            perform(board, seat, move)
        else:
            board.pop()
            self.settle(board, move)


def besides(state: State, seat: int) -> list[Move]:
    """What powers allow *seat* besides, if it is asked in its own turn.

    Ruling: in the midst of something else they do not: while a roll and what follows it are under way (as RL-6.2.5 has
    it for the window before it), and while a name is written. The same seat is asked again right after that."""
    turn = state.turn
    own = turn is not None and turn.seat == seat and state.battle is None and state.ending is None
    return granted(state, seat) if own else []
