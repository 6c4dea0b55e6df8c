"""Which chests a robber takes: by their backs, since nobody knows more (BM-5.26)."""

from __future__ import annotations

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.board import Board
from engines.bellum_magica.components import BOX
from engines.bellum_magica.decisions.base import OneSeat
from engines.bellum_magica.moves import Steal
from engines.bellum_magica.piles import in_turn
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import booty, most
from engines.bellum_magica.words import raids
from engines.bellum_magica.words.moves import Words
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import SeatRef, text

PROMPTS = tuple(text("prompt-steal", victim=SeatRef(seat)) for seat in range(max(BOX.seats.counts)))
"""By victim."""


@record
class Stealing(OneSeat):
    victim: int

    def menu(self, state: State, seat: int) -> Menu[Move]:
        """One option for each chest; those of a kind are equal."""
        kinds, thieves = booty(state, seat, self.victim)
        chests = [Steal(chest=kind) for kind in in_turn(kinds)]
        return Pick(
            prompt=PROMPTS[self.victim],
            options=Words(state, seat).options(*chests),
            at_least=1,
            at_most=min(thieves, len(chests)),
            private=False,
            notes=lambda: raids.stealing(state, seat, self.victim),
        )

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        kinds = most(*booty(state, seat, self.victim))
        return tuple(Steal(chest=kind) for kind in in_turn(kinds))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        wood, metal, gold = (given.moves.count(Steal(chest=kind)) for kind in range(len(CHESTS)))
        board.pop()
        board.rob(seat, self.victim, (wood, metal, gold))
