"""What decisions have in common: beside each of them anybody may write standing orders (RL-1.6); and both windows are
sealed, simultaneous, one answer each (RL-6.1.3)."""

from engines.core.frame import WINDOW, Frame, Ordered, without
from engines.core.menu import Given, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, family, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.moves.battle import Fire, Pass, PlayScar
from engines.risk_legacy.rules.battle import ongoing, priority
from engines.risk_legacy.state import State


@family
class Decision(Frame):
    """Its ``span`` is the clock's (RL-5.1.3, 5.13): founding, setup, turn, window, reward, planet."""

    def ordered(self, state: State, seat: int) -> Ordered | None:
        """For a seat that leaves as soon as the roll is settled the defaults answer (RL-7.4.3)."""
        if seat in state.leaving:
            return 0, self.fallback(state, seat)
        found = self.lined(state, seat)
        return found and (found[0], Picked((found[1],)))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """What a line for own turns answers, with its place among them, from 1 (RL-6.6)."""
        return None


@record
class Played:
    """The answer of one seat, unless it passed."""

    seat: int
    move: PlayScar | Fire


@family
class Window(Decision, span=WINDOW, sealed=True):
    """Without anybody waiting it is the moment at which orders fire and whoever wants to be is asked."""

    waiting: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()

    def asked(self, state: State) -> tuple[int, ...]:
        return self.waiting

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Pass(),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        played = (*self.played, Played(seat=seat, move=move)) if isinstance(move, PlayScar | Fire) else self.played
        after = evolve(self, waiting=without(self.waiting, seat), played=played)
        if after.waiting:
            board.swap(after)
        else:
            board.pop()
            after.close(board)

    def close(self, board: Board) -> None:
        """All have answered."""
        raise NotImplementedError


def first(state: State, played: tuple[Played, ...]) -> Played | None:
    """The play that counts; the others go back unseen (RL-6.1.5, 6.2.4)."""
    order = priority(state, ongoing(state).attack)
    plays = (play for play in played if play.seat in order)
    return min(plays, key=lambda play: order.index(play.seat), default=None)
