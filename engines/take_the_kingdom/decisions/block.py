"""The window of a seat at which a play is aimed (TK-6.2 to 6.8)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.frame import WINDOW
from engines.core.menu import Blocked as NotOffered
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import text
from engines.take_the_kingdom.answers import FINAL, doomed, held, in_danger, spared, stoppers
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BLOCKERS
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.decisions.counter import CounterWindow, call_off
from engines.take_the_kingdom.events.plays import Blocked, Passed
from engines.take_the_kingdom.moves import Attack, Block, Pass
from engines.take_the_kingdom.orders import Rule
from engines.take_the_kingdom.pending import Pending, declared
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PASSING: Given[Move] = Picked((Pass(),))
BLOCK = text("prompt-block")
CANNOT_BLOCK = text("reason-cannot-block")


@record
class BlockWindow(Decision):
    """Opens for holders and non-holders alike; skipped only where everybody can see that there is no answer."""

    span: ClassVar[str] = WINDOW

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.mute(self.seat, stoppers(declared(state).move)) else (self.seat,)

    def run(self, board: Board) -> None:
        """Skipped: the play goes on."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        play = declared(state)
        words = Words(state, seat)
        blocks = (Block(card=kind) for kind in held(state, seat, stoppers(play.move)))
        options = words.options(*blocks, Pass())
        return Pick(prompt=BLOCK, options=options, notes=lambda: words.threat(play.seat, play.move))

    def blocked(self, state: State, seat: int) -> tuple[NotOffered[Move], ...]:
        fitting = stoppers(declared(state).move)
        words = Words(state, seat)
        unfit = (kind for kind in held(state, seat, tuple(BLOCKERS)) if kind not in fitting)
        return tuple(NotOffered(move=Block(card=kind), because=CANNOT_BLOCK, say=words.say) for kind in unfit)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """Pass, except when the Fort would fall: being out cannot be undone, a card can be spared."""
        play = declared(state)
        card = spared(state, seat, stoppers(play.move)) if doomed(state, play.move, seat) else None
        return Picked((Block(card=card),)) if card else PASSING

    def obey(self, state: State, seat: int) -> Given[Move] | None:
        play, orders = declared(state), state.kingdoms[seat].orders
        for rule in orders.blocks:
            if not _matches(rule, state, play, seat):
                continue
            if not rule.use:
                return PASSING
            usable = held(state, seat, stoppers(play.move))
            if card := next((kind for kind in rule.use if kind in usable), None):
                return Picked((Block(card=card),))
        if orders.hush and not in_danger(state, play.move, seat):
            return PASSING
        return PASSING if orders.otherwise == "pass" else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Block(card=card):
                self.block(board, card)
            case _:
                board.pop()
                board.emit(Passed(seat=seat))

    def block(self, board: Board, card: str) -> None:
        """Deny and Mercy save their player; Mutiny and Sabotage stop the attack, unless the attacker counters."""
        play = declared(board.state)
        board.swap(evolve(self, by_hand=False))
        board.spend(self.seat, card)
        board.noted(self.seat, card)
        whole = card not in FINAL
        against = RULES[play.move.kind].paid(play.move)[0]
        board.emit(Blocked(seat=self.seat, by=card, against=against, whole=whole))
        if whole and board.state.house.counter_blocks:
            board.push(CounterWindow(seat=play.seat, against=card, by=self.seat))
        elif whole:
            call_off(board)
        else:
            board.pop()
            board.swap(evolve(declared(board.state), void=(*play.void, self.seat)))


def _matches(rule: Rule, state: State, play: Pending, seat: int) -> bool:
    """By public facts only, so that what an order does tells nothing about the hand."""
    move = play.move
    names = ("attack" if isinstance(move, Attack) else "action", RULES[move.kind].paid(move)[0])
    if rule.against and not any(name in rule.against for name in names):
        return False
    if rule.fort_in_danger and not in_danger(state, move, seat):
        return False
    return RULES[move.kind].loss(state, seat, move) >= rule.loss_at_least
