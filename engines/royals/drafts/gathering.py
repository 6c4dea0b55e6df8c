"""Several country cards at one go: any mixture of the row and the deck, said before a card is seen (RY-5.3, 5.6)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from engines.core.compose import Composed, listed
from engines.core.record import record
from engines.core.text import text
from engines.royals.components import PlanName
from engines.royals.moves import Draw, FromDeck, FromRow, Source
from engines.royals.state import State
from engines.royals.words.moves import Words

PROMPT = text("prompt-gather")
DECK = FromDeck()


def filled(state: State) -> tuple[FromRow, ...]:
    """The slots of the row that hold a card."""
    row = enumerate(state.piles.row, start=1)
    return tuple(FromRow(slot=slot, country=country) for slot, country in row if country is not None)


def at_hand(state: State) -> tuple[Source, ...]:
    """Where the next country card can come from: the row, each country once, since equal cards are alike, and the
    deck."""
    row = state.piles.row
    slots = enumerate(row, start=1)
    first = [FromRow(slot=at, country=each) for at, each in slots if each is not None and row.index(each) == at - 1]
    return (*first, DECK)


def _draws(state: State, _seat: int, so_far: Any) -> list[Draw]:
    country, _ = state.ongoing.left(so_far.plan)
    return [Draw(sources=sources, plan=so_far.plan) for sources in mixtures(filled(state), country)]


@record
class Gathering(Composed):
    of: ClassVar = Draw
    words: ClassVar = Words
    parts: ClassVar = (listed(_draws, prompt=lambda *_: PROMPT),)
    plan: PlanName | None


def mixtures(row: tuple[FromRow, ...], count: int) -> tuple[tuple[Source, ...], ...]:
    """*count* cards of the row and the deck in every mixture that differs, those with the most of the row first."""
    found: dict[tuple[int, ...], tuple[Source, ...]] = {}
    for size in range(min(count, len(row)), -1, -1):
        for chosen in combinations(row, size):
            countries = tuple(sorted(source.country for source in chosen))
            found.setdefault(countries, (*chosen, *(FromDeck(),) * (count - size)))
    return tuple(found.values())
