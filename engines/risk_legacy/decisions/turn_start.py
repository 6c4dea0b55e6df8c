"""Before recruiting, with cards enough: buy stars, play a scar card that is for this moment, or go on (RL-5.3.2)."""

from functools import partial

from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Move, Part, part
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.own_turn import OwnTurn, besides, untimely
from engines.risk_legacy.drafts.laying import Laying
from engines.risk_legacy.drafts.spending import Spending
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, GoOn, LayScar, Trade
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.battle import SCAR_EFFECTS
from engines.risk_legacy.rules.reactions import lay_scar
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import PRICE, cheapest, winning
from engines.risk_legacy.rules.undo import forget
from engines.risk_legacy.scars import in_play
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.turn import beginning

PROMPTS = tuple(text("prompt-turn-start", wins=wins) for wins in (0, 1))
"""By whether the star that can be bought wins the game."""
QUIET = text("prompt-turn-begins")
NOT_NOW, FEW = reason("not_now"), reason("need_four_cards")


@record
class TurnStart(OwnTurn):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, with fewer cards than a star costs: that many are seen by all. Where there are scar cards for this
        moment, whoever holds any card is asked, or it would show that it is not one of those."""
        side = state.sides[self.seat]
        holds = side.scar is not None and in_play(state.world)
        return (self.seat,) if len(side.hand) >= PRICE or holds else ()

    def run(self, board: Board) -> None:
        """Nothing can be done here, or nothing any more: on to recruiting."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        hand = state.sides[seat].hand
        cards: list[Move] = [BuyStar(cards=cheapest(state.world, hand))] if len(hand) >= PRICE else []
        if len(hand) > PRICE:
            cards.append(part(BuyStar, cards=None))
        words = Words(state, seat)
        options = words.options(*cards, *Laying.beginnings(state, seat), GoOn(), *besides(state, seat))
        prompt = PROMPTS[winning(state, seat)] if len(hand) >= PRICE else QUIET
        return Pick(prompt=prompt, options=options, notes=partial(beginning, state, seat))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """A trade comes later; the scar cards of the starting box are for battles (RL-5.3.2). A star takes four
        cards."""
        words, scar = Words(state, seat), state.sides[seat].scar
        few = len(state.sides[seat].hand) < PRICE
        stars = ((part(BuyStar, cards=None), FEW),) if few else ()
        cards = (*stars, *(((PlayScar(scar=scar), NOT_NOW),) if scar and scar in SCAR_EFFECTS else ()))
        return (*words.kinds(*untimely(state, seat, Trade, EndTurn)), *words.blocked(*cards))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """A line goes on to recruiting if it will recruit; of the star that wins its seat shall decide."""
        wins = len(state.sides[seat].hand) >= PRICE and winning(state, seat)
        number = None if wins else lines.beginning(state, seat)
        return None if number is None else (number, GoOn())

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """The clock buys the star that wins, unless the seat's orders say no (RL-5.1.2)."""
        side = state.sides[seat]
        if len(side.hand) >= PRICE and winning(state, seat) and side.orders.live.buy_winning_star:
            return Picked((BuyStar(cards=cheapest(state.world, side.hand)),))
        return Picked((GoOn(),))

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case BuyStar(cards=cards):
                board.hand_in(seat, cards)
                board.gain_star(seat, "bought", cards)
            case Part(of="buy_star"):
                board.draft(seat, Spending(purpose="star"))
            case Part(of="lay_scar") as first:
                board.draft(seat, Laying.begun(first))
            case LayScar(territory=at):
                forget(board)
                lay_scar(board, seat, at)
            case GoOn():
                board.pop()
            case _:
                OwnTurn.carry_out(self, board, seat, move)
