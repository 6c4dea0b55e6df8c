"""Which chests a robber takes: by their backs, since nobody knows more (BM-5.26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.bellum_magica.atlas import GOLD_FIRST
from engines.bellum_magica.decisions.base import OneSeat
from engines.bellum_magica.moves import Move, Steal
from engines.bellum_magica.targets import booty, most
from engines.bellum_magica.words import Words
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.text import text

if TYPE_CHECKING:
    from engines.bellum_magica.board import Lands
    from engines.bellum_magica.state import State

PROMPT = text("prompt-steal")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stealing(OneSeat):
    victim: int
    kind: Literal["stealing"] = "stealing"

    def menu(self, state: State, seat: int) -> Menu[Move]:
        """One option for each chest; those of a kind are equal."""
        words = Words(state, seat)
        kinds, thieves = booty(state, seat, self.victim)
        chests = [Steal(chest=kind) for kind in GOLD_FIRST for _ in range(kinds[kind])]
        return Pick(
            prompt=PROMPT,
            options=words.options(*chests),
            at_least=1,
            at_most=min(thieves, len(chests)),
            private=False,
            notes=lambda: words.steal(self.victim),
        )

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        kinds = most(*booty(state, seat, self.victim))
        return tuple(Steal(chest=kind) for kind in GOLD_FIRST for _ in range(kinds[kind]))

    def resolve(self, board: Lands, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        wood, metal, gold = (given.moves.count(Steal(chest=kind)) for kind in range(len(GOLD_FIRST)))
        board.pop()
        board.rob(seat, self.victim, (wood, metal, gold))
