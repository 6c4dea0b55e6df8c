"""A play with one target: choosing it completes the play."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.core.text import CardRef, text
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PROMPTS = {
    (card, rule.kind): text("prompt-target", card=CardRef(card), play=rule.kind.replace("_", "-"))
    for rule in RULES.values()
    for card in rule.cards
}


@record
class Choosing(Draft):
    card: str
    play: str
    """The kind of the play."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        legal = (play for play, why in RULES[self.play].choices(state, seat, self.card) if why is None)
        return Pick(prompt=PROMPTS[self.card, self.play], options=Words(state, seat).options(*legal, Cancel()))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        words, reasons = Words(state, seat), RULES[self.play].choices(state, seat, self.card)
        return tuple(Blocked(move=play, because=why, say=words.say) for play, why in reasons if why)

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
