"""A turn from its start to its end, and whether another one follows (TK-5.1, 5.2, 5.6, 7.4)."""

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import LIMITS
from engines.take_the_kingdom.decisions.hand_limit import HandLimit
from engines.take_the_kingdom.decisions.main import MainChoice
from engines.take_the_kingdom.decisions.penalty import ask
from engines.take_the_kingdom.drawing import draw
from engines.take_the_kingdom.events.turns import TurnEnded, TurnSkipped, TurnStarted
from engines.take_the_kingdom.kingdom import Turn


@record
class StartTurn(Frame):
    """Skip or draw. An extra turn is never skipped (TK-5.53)."""

    seat: int
    extra: bool = False

    def run(self, board: Board) -> None:
        seat, kingdom = self.seat, board.kingdom(self.seat)
        if kingdom.skip and not self.extra:
            board.put(seat, skip=False)
            board.emit(TurnSkipped(seat=seat))
            board.push(StartTurn(seat=board.state.rivals(seat)[0]))
            return
        counts = not self.extra or board.state.house.opening_counts == "all_turns"
        turns = kingdom.turns + counts
        opening = turns <= LIMITS.opening_turns
        orders = evolve(kingdom.orders, hush=False) if kingdom.orders.hush else kingdom.orders
        board.put(seat, turns=turns, orders=orders)
        turn = Turn(seat=seat, opening=opening, extra=self.extra, began_empty=not board.state.deck)
        board.amend(turn=turn)
        board.emit(TurnStarted(seat=seat, extra=self.extra, opening=opening))
        board.push(EndTurn(), HandLimit(seat=seat), MainChoice(seat=seat))
        draw(board, seat, LIMITS.draw, "turn")
        ask(board, seat)


@record
class EndTurn(Frame):
    """Bans lapse, passes are counted, and the match ends if nobody can or will play any more."""

    def run(self, board: Board) -> None:
        turn = board.state.ongoing
        seat = turn.seat
        if board.kingdom(seat).spoils:
            board.put(seat, spoils=0)
        if turn.began_empty:
            self.flag(board, seat, played=turn.used > 0)
        kingdoms = [board.kingdom(other) for other in board.state.standing]
        passes = sum(kingdom.passed for kingdom in kingdoms)
        board.emit(TurnEnded(seat=seat, passes=passes, kingdoms=len(kingdoms)))
        board.amend(turn=None)
        if passes == len(kingdoms):
            board.finish("all_passed")
        elif not board.state.deck and not any(kingdom.hand for kingdom in kingdoms):
            board.finish("all_played")
        elif turn.again and not board.kingdom(seat).out:
            board.push(StartTurn(seat=seat, extra=True))
        else:
            board.push(StartTurn(seat=board.state.rivals(seat)[0]))

    def flag(self, board: Board, seat: int, *, played: bool) -> None:
        """A turn without a play is a pass; one with a play clears everybody's (TK-7.4)."""
        if played:
            for other in board.state.standing:
                if board.kingdom(other).passed:
                    board.put(other, passed=False)
        elif not board.kingdom(seat).out:
            board.put(seat, passed=True)
