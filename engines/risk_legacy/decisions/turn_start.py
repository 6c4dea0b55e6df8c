"""Before recruiting, with cards enough: buy stars or go on (RL-5.3.2)."""

from functools import partial

from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Move, Part, part
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.own_turn import OwnTurn, besides, untimely
from engines.risk_legacy.drafts.spending import Spending
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, GoOn, Trade
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import PRICE, cheapest
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.turn import holding

PROMPT, NOT_NOW = text("prompt-turn-start"), reason("not_now")


@record
class TurnStart(OwnTurn):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, with fewer cards than a star costs: that many are seen by all."""
        return (self.seat,) if len(state.sides[self.seat].hand) >= PRICE else ()

    def run(self, board: Board) -> None:
        """Too few cards, or no more than that are left: on to recruiting."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        hand = state.sides[seat].hand
        cards: list[Move] = [BuyStar(cards=cheapest(state.world, hand))]
        if len(hand) > PRICE:
            cards.append(part(BuyStar, cards=None))
        words = Words(state, seat)
        options = words.options(*cards, GoOn(), *besides(state, seat))
        return Pick(prompt=PROMPT, options=options, notes=partial(holding, state, seat))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """A trade comes later; the scar cards of the starting box are for battles (RL-5.3.2)."""
        words, scar = Words(state, seat), state.sides[seat].scar
        cards = ((PlayScar(scar=scar), NOT_NOW),) if scar else ()
        return (*words.kinds(*untimely(state, seat, Trade, EndTurn)), *words.blocked(*cards))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """A line goes on to recruiting if it will recruit; of the star that wins its seat shall decide."""
        number = None if winning(state, seat) else lines.beginning(state, seat)
        return None if number is None else (number, GoOn())

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """The clock buys the star that wins, unless the seat's orders say no (RL-5.1.2)."""
        side = state.sides[seat]
        if winning(state, seat) and side.orders.live.buy_winning_star:
            return Picked((BuyStar(cards=cheapest(state.world, side.hand)),))
        return Picked((GoOn(),))

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case BuyStar(cards=cards):
                board.hand_in(seat, cards)
                board.gain_star(seat, "bought", cards)
            case Part(of="buy_star"):
                board.draft(seat, Spending(purpose="star"))
            case GoOn():
                board.pop()
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def winning(state: State, seat: int) -> bool:
    """Whether one star more wins."""
    return state.stars(seat) + 1 == BOX.red_stars.to_win
