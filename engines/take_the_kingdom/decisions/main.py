"""The main choice: one play, or the end of the turn (TK-5.3, 5.4)."""

from collections.abc import Iterator
from typing import cast

from engines.core.frame import Ordered
from engines.core.menu import Blocked, Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Move, Part
from engines.core.record import record
from engines.core.text import text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import LIMITS
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.deeds.play import declare
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.drafts.choosing import Carrying, Choosing
from engines.take_the_kingdom.moves import Block, EndTurn
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.plays.rules import RULES_OF, unplayable
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

YOUR_TURN = text("prompt-main")
END = EndTurn()
ENDING: Given[Move] = Picked((END,))


@record
class MainChoice(Decision):
    """Stays on the stack below its plays until the turn is over."""

    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, once the plays or the cards are used up or another turn was won; all of that is public."""
        turn = state.turn
        if turn is None or turn.again or turn.used >= LIMITS.plays or not state.kingdoms[self.seat].hand:
            return ()
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        options = [
            _option(words, rule.begun(card), offered)
            for card in state.kingdoms[seat].sorts
            for rule in RULES_OF[card]
            if (offered := rule.offered(state, seat, card))
        ]
        return Pick(prompt=YOUR_TURN, options=(*options, words.option(END)), notes=words.turn_notes)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        words = Words(state, seat)
        found: list[Blocked[Move]] = []
        for card in state.kingdoms[seat].sorts:
            if why := unplayable(state, card):
                found.append(Blocked(move=Block(card=card), because=why, say=words.alone))
            for rule in RULES_OF[card]:
                found += _refused(words, rule, state, seat, card)
        return tuple(found)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return ENDING

    def obey(self, state: State, seat: int) -> Ordered | None:
        return (0, ENDING) if state.kingdoms[seat].orders.done and state.ongoing.began_empty else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case EndTurn():
                board.pop()
            case Part(of="attack", value=str(card)):
                board.draft(seat, Attacking(card=card))
            case Part(of="conquest_defence"):
                board.draft(seat, Carrying())
            case Part(of=play, value=str(card)):
                board.draft(seat, Choosing(card=card, play=play))
            case whole:
                declare(board, seat, cast("PlayMove", whole))


def _option(words: Words, first: Move, offered: Move) -> Option[Move]:
    """Of a play that *first* begins: it says more where the play itself is *offered* in its stead."""
    return words.option(first) if offered == first else words.whole(first, cast("PlayMove", offered))


def _refused(words: Words, rule: type[PlayMove], state: State, seat: int, card: str) -> Iterator[Blocked[Move]]:
    """Why it cannot be played; or, where there is but one way to play it, why not in another."""
    first = rule.begun(card)
    if why := rule.refusal(state, seat, card):
        yield Blocked(move=first, because=why, say=words.say)
    elif rule.offered(state, seat, card) != first:
        for play, why in rule.choices(state, seat, card):
            if why:
                yield Blocked(move=play, because=why, say=words.whole(first, play).say)
