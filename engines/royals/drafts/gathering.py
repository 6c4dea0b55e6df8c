"""Several country cards at one go: any mixture of the row and the deck, said before a card is seen (RY-5.3, 5.6)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from engines.core.draft import Cancel, Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.text import text
from engines.royals.components import PlanName
from engines.royals.moves import Draw, FromDeck, FromRow, Move, Source
from engines.royals.words import Words

if TYPE_CHECKING:
    from engines.royals.state import State

PROMPT = text("prompt-gather")


def at_hand(state: State) -> tuple[Source, ...]:
    """Where the next country card can come from: the filled slots of the row, and the deck."""
    row = enumerate(state.piles.row, start=1)
    filled = (FromRow(slot=slot, country=country) for slot, country in row if country is not None)
    return (*filled, FromDeck())


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering(Draft):
    plan: PlanName | None
    kind: Literal["gathering"] = "gathering"

    def menu(self, state: State, seat: int) -> Menu[Move]:
        """All mixtures, those with the most cards from the row first."""
        country, _ = state.ongoing.left(self.plan)
        *row, deck = at_hand(state)
        mixtures = (
            (*chosen, *(deck,) * (country - size))
            for size in range(min(country, len(row)), -1, -1)
            for chosen in combinations(row, size)
        )
        moves = (Draw(sources=sources, plan=self.plan) for sources in mixtures)
        return Pick(prompt=PROMPT, options=Words(state, seat).options(*moves, Cancel()))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
