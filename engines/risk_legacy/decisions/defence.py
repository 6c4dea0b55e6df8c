"""With how many dice a territory is defended (RL-5.6.2)."""

from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.moves.battle import DefendWith
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules.attacks import most_against
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT = everywhere("prompt-defend")


@record
class DefenceDice(Decision, span=WINDOW):
    """Asked only under the option ``ask``, and only where there is a choice; else standing orders say."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if state.variant.defence_choice == "ask" and most(state) > 1 else ()

    def run(self, board: Board) -> None:
        one = ongoing(board.state).order.target in board.side(self.seat).orders.live.one_die
        board.battle(against=1 if one else most(board.state))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        moves = [DefendWith(dice=dice) for dice in range(most(state), 0, -1)]
        prompt = PROMPT[ongoing(state).order.target]
        words = Words(state, seat)
        return Pick(prompt=prompt, options=words.options(*moves), notes=words.battle)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((DefendWith(dice=most(state)),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        assert isinstance(move, DefendWith)
        board.pop()
        board.battle(against=move.dice)


def most(state: State) -> int:
    return most_against(state, ongoing(state).order.target)
