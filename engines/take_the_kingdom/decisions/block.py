"""The window of a seat at which a play is aimed, and the attacker's answer to a Mutiny or Sabotage block (TK-6.2 to
6.9)."""

from itertools import product

from engines.core.frame import Ordered
from engines.core.menu import Blocked as NotOffered
from engines.core.menu import Given, Picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.answers import FINAL, counters, doomed, held, ordered, spared, stoppers, unbanned
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BLOCKERS, BOX
from engines.take_the_kingdom.decisions.base import PASSING, Window, declared
from engines.take_the_kingdom.events.plays import Blocked, Countered
from engines.take_the_kingdom.moves import Block
from engines.take_the_kingdom.plays.base import banned
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

BLOCK = text("prompt-block")
COUNTER = {
    (kind, seat): text("prompt-counter", who=SeatRef(seat), card=CardRef(kind))
    for kind, seat in product(BLOCKERS, range(BOX.seats.max))
}
CANNOT_BLOCK = text("reason-cannot-block")


@record
class BlockWindow(Window):
    def stoppers(self, state: State) -> tuple[str, ...]:
        return stoppers(declared(state).move)

    def prompt(self, state: State) -> Text:
        return BLOCK

    def threat(self, state: State, words: Words) -> tuple[Text, ...]:
        play = declared(state)
        return words.threat(play.seat, play.move)

    def blocked(self, state: State, seat: int) -> tuple[NotOffered[Move], ...]:
        fitting = self.stoppers(state)
        unfit = (kind for kind in held(state, seat, tuple(BLOCKERS)) if kind not in fitting)
        return Words(state, seat).blocked(*((Block(card=kind), CANNOT_BLOCK) for kind in unfit))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """Pass, except when the Fort would fall: being out cannot be undone, a card can be spared."""
        card = spared(state, seat, self.stoppers(state)) if doomed(state, declared(state).move, seat) else None
        return Picked((Block(card=card),)) if card else PASSING

    def obey(self, state: State, seat: int) -> Ordered | None:
        reply = ordered(state, declared(state).move, seat)
        return reply and (reply.line, Picked((Block(card=reply.card),)) if reply.card else PASSING)

    def block(self, board: Board, card: str) -> None:
        """Deny and Mercy save their player; Mutiny and Sabotage stop the attack, unless the attacker counters."""
        play = declared(board.state)
        board.swap(evolve(self, by_hand=False))
        whole = card not in FINAL
        board.emit(Blocked(seat=self.seat, by=card, against=play.move.paid[0], whole=whole))
        if whole and board.state.house.counter_blocks:
            board.push(CounterWindow(seat=play.seat, against=card, by=self.seat))
        elif whole:
            _call_off(board)
        else:
            board.pop()
            board.swap(evolve(declared(board.state), void=(*play.void, self.seat)))


@record
class CounterWindow(Window):
    """Above the block window, which surfaces again if the block is itself blocked."""

    against: str
    by: int
    """Who made the block."""

    def stoppers(self, state: State) -> tuple[str, ...]:
        return unbanned(state, counters(self.against))

    def run(self, board: Board) -> None:
        """Everybody can see that there is no counter."""
        _call_off(board)

    def prompt(self, state: State) -> Text:
        return COUNTER[self.against, self.by]

    def threat(self, state: State, words: Words) -> tuple[Text, ...]:
        return words.threat(self.seat, declared(state).move)

    def blocked(self, state: State, seat: int) -> tuple[NotOffered[Move], ...]:
        reasons = ((kind, banned(state, kind)) for kind in held(state, seat, counters(self.against)))
        return Words(state, seat).blocked(*((Block(card=kind), why) for kind, why in reasons if why))

    def block(self, board: Board, card: str) -> None:
        board.pop()
        board.emit(Countered(seat=self.seat, by=card, against=self.against))

    def let(self, board: Board) -> None:
        _call_off(board)


def _call_off(board: Board) -> None:
    """The attack is stopped as a whole. The block window that did it is on top, its play below."""
    board.pop()
    play = declared(board.state)
    board.swap(evolve(play, queue=(), void=play.targets))
