"""By option: the attacker may block the damage that a trap turns back (TK-5.39)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.take_the_kingdom.answers import held, parries, spared
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.deeds.recoil import Recoil
from engines.take_the_kingdom.events.plays import Blocked, Passed
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.moves import Block, Pass
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

REVERSED = text("prompt-reversal-block")
PASSING: Given[Move] = Picked((Pass(),))


@record
class ReversalBlock(Decision):
    """Above the recoil that it may stop."""

    span: ClassVar[str] = WINDOW

    def recoil(self, state: State) -> Recoil:
        frame = state.stack[-2]
        assert isinstance(frame, Recoil), "stands above the damage that it may stop"
        return frame

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.mute(self.seat, parries(state)) else (self.seat,)

    def run(self, board: Board) -> None:
        """Skipped: the damage is dealt."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        recoil = self.recoil(state)
        words = Words(state, seat)
        blocks = (Block(card=kind) for kind in held(state, seat, parries(state)))
        return Pick(
            prompt=REVERSED,
            options=words.options(*blocks, Pass()),
            notes=lambda: (words.share(recoil.place, recoil.amount, recoil.first),),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        recoil = self.recoil(state)
        _, place = state.where(recoil.place)
        falls = is_fort(recoil.place) and recoil.amount >= place.strength
        card = spared(state, seat, parries(state)) if falls else None
        return Picked((Block(card=card),)) if card else PASSING

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        board.pop()
        match picked(given):
            case Block(card=card):
                recoil = board.pop()
                assert isinstance(recoil, Recoil)
                board.spend(seat, card)
                board.noted(seat, card)
                board.emit(Blocked(seat=seat, by=card, against=REAL, whole=False))
                board.emit(ShareLost(owner=recoil.victim, place=recoil.place, why="blocked"))
            case _:
                board.emit(Passed(seat=seat))
