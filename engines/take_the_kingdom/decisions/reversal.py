"""Where the damage of a sprung real trap goes (TK-5.37). Everything about it is public, so the menu is too."""

from __future__ import annotations

from typing import ClassVar

from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import SeatRef, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.decisions.reversal_block import ReversalBlock
from engines.take_the_kingdom.deeds.recoil import Recoil
from engines.take_the_kingdom.events.strife import Reversed
from engines.take_the_kingdom.moves import Reverse
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.siege import firsts
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

REVERSE = text("prompt-reversal")


@record
class ReversalWindow(Decision):
    """``seat`` aims: the trap's owner, or the attacker if the table plays so."""

    span: ClassVar[str] = WINDOW
    by: int
    victim: int
    amount: int

    def choices(self, state: State) -> tuple[Reverse, ...]:
        return tuple(
            Reverse(place=place.number, first=first)
            for place in state.kingdoms[self.victim].open
            for first in firsts(place)
        )

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if len(self.choices(state)) > 1 else ()

    def run(self, board: Board) -> None:
        """There is but one choice."""
        (only,) = self.choices(board.state)
        self.aim(board, only)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat, damage=self.amount)
        return Pick(
            prompt=REVERSE,
            options=words.options(*self.choices(state)),
            private=False,
            notes=lambda: (text("note-reversal", who=SeatRef(self.victim), amount=self.amount),),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """The trap's owner hurts the attacker as much as it can, the attacker itself as little."""
        worst = self.seat == self.victim
        sign = -1 if worst else 1
        places = state.kingdoms[self.victim].open

        def harm(place: Place) -> tuple[int, int, int]:
            taken = min(self.amount, place.strength)
            return (-sign * taken, -sign * (taken == place.strength), place.number)

        place = min(places, key=harm)
        first = None
        if len(place.defences) > 1:
            first = min(place.defences, key=lambda defence: (sign * defence.strength, defence.card)).card
        return Picked((Reverse(place=place.number, first=first),))

    def obey(self, state: State, seat: int) -> Given[Move] | None:
        return self.fallback(state, seat) if state.kingdoms[seat].orders.reversal == "best" else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        assert isinstance(move, Reverse)
        board.pop()
        self.aim(board, move)

    def aim(self, board: Board, move: Reverse) -> None:
        board.emit(Reversed(by=self.by, owner=self.victim, place=move.place, amount=self.amount))
        board.push(Recoil(by=self.by, victim=self.victim, place=move.place, first=move.first, amount=self.amount))
        if board.state.house.reversal_block:
            board.push(ReversalBlock(seat=self.victim))
