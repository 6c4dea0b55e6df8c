"""The attacker's answer to a Mutiny or Sabotage block (TK-6.9)."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from engines.core.frame import WINDOW
from engines.core.menu import Blocked, Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import CardRef, SeatRef, text
from engines.take_the_kingdom.answers import counters, held
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BLOCKERS, BOX
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.events.plays import Countered, Passed
from engines.take_the_kingdom.moves import Block, Pass
from engines.take_the_kingdom.pending import declared
from engines.take_the_kingdom.plays.base import banned
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PROMPTS = {
    (kind, seat): text("prompt-counter", who=SeatRef(seat), card=CardRef(kind))
    for kind, seat in product(BLOCKERS, range(BOX.seats.max))
}
PASSING: Given[Move] = Picked((Pass(),))


def call_off(board: Board) -> None:
    """The attack is stopped as a whole. The block window that did it is on top, its play below."""
    board.pop()
    play = declared(board.state)
    board.swap(evolve(play, queue=(), void=play.targets))


@record
class CounterWindow(Decision):
    """Above the block window, which surfaces again if the block is itself blocked."""

    span: ClassVar[str] = WINDOW
    against: str
    by: int
    """Who made the block."""

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.mute(self.seat, counters(state, self.against)) else (self.seat,)

    def run(self, board: Board) -> None:
        """Everybody can see that there is no counter."""
        call_off(board)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, move = Words(state, seat), declared(state).move
        blocks = (Block(card=kind) for kind in held(state, seat, counters(state, self.against)))
        options = words.options(*blocks, Pass())
        return Pick(prompt=PROMPTS[self.against, self.by], options=options, notes=lambda: words.threat(seat, move))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        words = Words(state, seat)
        would = (kind for kind, blocker in BLOCKERS.items() if self.against in blocker.block)
        reasons = ((kind, banned(state, kind)) for kind in held(state, seat, tuple(would)))
        return tuple(Blocked(move=Block(card=kind), because=why, say=words.say) for kind, why in reasons if why)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return PASSING

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        board.pop()
        match picked(given):
            case Block(card=card):
                board.spend(seat, card)
                board.noted(seat, card)
                board.emit(Countered(seat=seat, by=card, against=self.against))
            case _:
                board.emit(Passed(seat=seat))
                call_off(board)
