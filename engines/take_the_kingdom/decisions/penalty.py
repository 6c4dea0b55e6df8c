"""Penalties drawn in a later turn: each may be cancelled, then those that stand strike together (TK-5.16, 5.17)."""

from engines.core.frame import Ordered
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import CardRef, text
from engines.take_the_kingdom.answers import held
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, KIND
from engines.take_the_kingdom.decisions.base import EMPTY_HANDED, Decision
from engines.take_the_kingdom.events.turns import PenaltyAccepted, PenaltyCancelled, PenaltyStands
from engines.take_the_kingdom.moves import Accept, CancelPenalty
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

CANCELLED_BY = BOX.penalties.cancelled_by
PROMPTS = {card: text("prompt-penalty", card=CardRef(card), bans=bans) for card, bans in BOX.penalties.bans.items()}
ACCEPTING: Given[Move] = Picked((Accept(),))


@record
class PenaltyWindow(Decision):
    """Asked once per penalty, in the order drawn."""

    waiting: tuple[int, ...]
    standing: tuple[int, ...] = ()

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if self.waiting and not state.mute(self.seat, CANCELLED_BY) else ()

    @property
    def card(self) -> str:
        """The penalty in question."""
        return KIND[self.waiting[0]]

    def menu(self, state: State, seat: int) -> Menu[Move]:
        cancels = [CancelPenalty(card=kind) for kind in held(state, seat, CANCELLED_BY)]
        options = Words(state, seat).options(Accept(), *cancels)
        return Pick(prompt=PROMPTS[self.card], options=options, notes=lambda: () if cancels else (EMPTY_HANDED,))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return ACCEPTING

    def obey(self, state: State, seat: int) -> Ordered | None:
        order = next((order for order in state.kingdoms[seat].orders.penalties if order.card == self.card), None)
        if order is None or order.answer == "ask":
            return None
        if order.answer == "accept":
            return 0, ACCEPTING
        usable = held(state, seat, order.cancel_with)
        return (0, Picked((CancelPenalty(card=usable[0]),))) if usable else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        first, *rest = self.waiting
        standing = self.standing
        match picked(given):
            case CancelPenalty(card=kind):
                board.spend(seat, kind)
                board.put_away(first)
                board.emit(PenaltyCancelled(seat=seat, card=self.card, by=kind))
            case _:
                standing = (*standing, first)
                board.emit(PenaltyAccepted(seat=seat, card=self.card))
        board.swap(evolve(self, waiting=tuple(rest), standing=standing, by_hand=False))

    def run(self, board: Board) -> None:
        """All are answered, or everybody can see that there is no answer: the bans start together."""
        for number in (*self.standing, *self.waiting):
            turn, card = board.state.ongoing, KIND[number]
            board.put_away(number)
            board.turn(used=turn.used + 1, bans=(*turn.bans, card))
            board.emit(PenaltyStands(seat=self.seat, card=card, bans=BOX.penalties.bans[card]))


def ask(board: Board, seat: int) -> None:
    """About the penalties that lie revealed, if any do."""
    if board.state.revealed:
        board.push(PenaltyWindow(seat=seat, waiting=board.state.revealed))
