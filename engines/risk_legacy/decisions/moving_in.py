"""How many more follow into a conquered territory (RL-5.7, 5.9.6): asked once, if one likes, for all of a turn."""

from functools import partial

from engines.core.menu import Amount, Given, Menu, Number, picked
from engines.core.move import Move
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.events.battle import MovedIn
from engines.risk_legacy.moves.battle import Advance, Follow, LeaveBehind
from engines.risk_legacy.naming import across
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.state import State
from engines.risk_legacy.words.battle_notes import moving_in
from engines.risk_legacy.words.moves import Words

PROMPT = across("prompt-move-in")
ALWAYS = (Follow(advance="max"), Follow(advance="min"))


@record
class MovingIn(Decision, span="turn"):
    """Asked unless the order said how, or nobody can follow: one troop always stays (RL-5.7.2)."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if said(state) == "ask" and most(state) else ()

    def run(self, board: Board) -> None:
        match said(board.state):
            case "max":
                self._move(board, most(board.state))
            case LeaveBehind(troops=kept):
                self._move(board, max(0, most(board.state) + 1 - max(1, kept)))
            case _:
                self._move(board, 0)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        order = ongoing(state).order
        prompt = PROMPT(order.origin, order.target)
        return Amount(
            prompt=prompt,
            low=0,
            high=most(state),
            options=Words(state, seat).options(*ALWAYS),
            notes=partial(moving_in, state, seat),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Number(0)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match given:
            case Number(value=troops):
                board.pop()
                self._move(board, troops)
            case _:
                always = picked(given)
                assert isinstance(always, Follow)
                board.turn(advance=always.advance)  # by which it answers itself

    def _move(self, board: Board, troops: int) -> None:
        order = ongoing(board.state).order
        if troops:
            told = MovedIn(seat=self.seat, origin=order.origin, target=order.target, troops=troops)
            board.follow(self.seat, order.origin, order.target, troops, told)


def said(state: State) -> Advance:
    """By the order, or else for the rest of the turn."""
    order = ongoing(state).order
    return order.advance if order.advance != "ask" else state.ongoing.advance


def most(state: State) -> int:
    """All but the one that stays."""
    return state.fields[ongoing(state).order.origin].troops - 1
