"""One of several face-up cards whose territories the seat controls (RL-5.11.3)."""

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.own_turn import OwnTurn, granted
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.moves.turn import TakeCard
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.supply import best, claims, draw_coin, due, refill, take
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT = text("prompt-card")


@record
class CardPick(OwnTurn):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, where one card alone can be taken."""
        return (self.seat,) if len(claims(state, self.seat)) > 1 else ()

    def run(self, board: Board) -> None:
        choose(board, self.seat, best(board.state, self.seat))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        cards = (TakeCard(card=card) for card in claims(state, seat))
        return Pick(prompt=PROMPT, options=Words(state, seat).options(*cards, *granted(state, seat)))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((TakeCard(card=best(state, seat)),))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """The card that the clock takes, if a line has ended the turn."""
        number = lines.ending(state, seat)
        return None if number is None else (number, TakeCard(card=best(state, seat)))

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case TakeCard(card=card):
                board.pop()
                choose(board, seat, card)
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def draw(board: Board, seat: int) -> None:
    """A card of the row, or a coin card, or none (RL-5.11.3)."""
    owed = due(board.state, seat)
    if owed and claims(board.state, seat):
        board.push(CardPick(seat=seat))
    elif owed and board.state.cards.pile:
        draw_coin(board, seat)
    else:
        refill(board, board.state.cards.row)


def choose(board: Board, seat: int, card: int, then: Frame | None = None) -> None:
    """*Seat* wants that card; others may still have something to say.

    :param then: what comes of it, where it is no pick of a card that is due."""
    board.push(then or Taking(seat=seat, card=card))
    announce(board, Power.turn_card_chosen, seat, card)


@record
class Taking(Frame):
    """A card that is still to be had is taken; else its seat looks again."""

    seat: int
    card: int

    def run(self, board: Board) -> None:
        if self.card in claims(board.state, self.seat):
            take(board, self.seat, self.card)
        else:
            draw(board, self.seat)
