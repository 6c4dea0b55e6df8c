"""Resource cards chosen one by one, for troops or for a star (RL-5.3.2, 5.4.3)."""

from typing import Literal

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Option, Pick, Picked
from engines.core.move import Cancel, Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import text
from engines.risk_legacy.moves.turn import BuyStar, Trade
from engines.risk_legacy.rules.reasons import Reason, reason
from engines.risk_legacy.rules.recruits import PRICE, brings
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPTS = {"trade": text("prompt-trade"), "star": text("prompt-star")}


@record
class Spending(Draft):
    purpose: Literal["trade", "star"]
    cards: tuple[int, ...] = ()
    """Chosen so far, sorted."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        left = list(state.sides[seat].hand)
        for card in self.cards:
            left.remove(card)
        if self.purpose == "star" and len(self.cards) == PRICE:
            left = []
        moves: list[Move] = [] if self.short(state, seat) else [self.whole]
        moves += (part(self.becomes, add=card) for card in dict.fromkeys(left))
        moves += (part(self.becomes, drop=card) for card in dict.fromkeys(self.cards))
        return Pick(prompt=PROMPTS[self.purpose], options=Words(state, seat).options(*moves, Cancel()))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        why = self.short(state, seat)
        return Words(state, seat).blocked((self.whole, reason(why))) if why else ()

    def settled(self, state: State, seat: int) -> Draft:
        """The only card there is goes in by itself."""
        match self.menu(state, seat).options:
            case [Option(move=Part(field="add") as only), Option(move=Cancel())]:
                after = self.step(Picked((only,)))
                assert isinstance(after, Draft)
                return after
            case _:
                return self

    @property
    def becomes(self) -> type[Trade | BuyStar]:
        return Trade if self.purpose == "trade" else BuyStar

    @property
    def whole(self) -> Trade | BuyStar:
        return self.becomes(cards=self.cards)

    def short(self, state: State, seat: int) -> Reason | None:
        """Why the cards are not enough yet."""
        if self.purpose == "star":
            return None if len(self.cards) == PRICE else "need_four_cards"
        return None if brings(state, seat, self.cards) else "too_few_coins"

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field="add", value=int(card)),)):
                return evolve(self, cards=tuple(sorted((*self.cards, card))))
            case Picked(moves=(Part(field="drop", value=int(card)),)):
                at = self.cards.index(card)
                return evolve(self, cards=(*self.cards[:at], *self.cards[at + 1 :]))
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given
