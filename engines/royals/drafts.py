"""What is put together in private: several cards at one go, payments, discards."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from engines.core.compose import Composed, listed
from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import text
from engines.royals import naming
from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.claims import claims, default_claim, hindrances
from engines.royals.components import PlanName
from engines.royals.limits import ends
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromRow, Source
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES
from engines.royals.state import State
from engines.royals.words.moves import Words

# ---- several country cards at one go: any mixture of the row and the deck, said before a card is seen (RY-5.3, 5.6)


GATHER = text("prompt-gather")
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
    parts: ClassVar = (listed(_draws, prompt=lambda *_: GATHER),)
    plan: PlanName | None


def mixtures(row: tuple[FromRow, ...], count: int) -> tuple[tuple[Source, ...], ...]:
    """*count* cards of the row and the deck in every mixture that differs, those with the most of the row first."""
    found: dict[tuple[int, ...], tuple[Source, ...]] = {}
    for size in range(min(count, len(row)), -1, -1):
        for chosen in combinations(row, size):
            countries = tuple(sorted(source.country for source in chosen))
            found.setdefault(countries, (*chosen, *(FromDeck(),) * (count - size)))
    return tuple(found.values())


# ---- a claim with chosen cards: the noble, then either part of the payment, then the claim itself (RY-5.34)


WHICH = text("prompt-pay-noble")
HOW = tuple(text("prompt-pay", noble=naming.noble(number)) for number in range(len(NOBLES)))


@record
class Paying(Draft):
    noble: int | None = None
    country: Cards | None = None
    intrigue: Cards | None = None
    """``None``: the default."""
    every: bool = False
    """List also payments with more jokers than needed."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        if self.noble is None:
            moves: list[Move] = [part(Claim, noble=claim.noble) for claim in claims(state, seat)]
            return Pick(prompt=WHICH, options=words.options(*moves, Cancel()))
        claim = self.claim(state, seat, self.noble)
        moves = [part(Claim, country=cards) for cards in self.country_parts(state, seat) if cards != claim.country]
        moves += (part(Claim, intrigue=cards) for cards in self.intrigue_parts(state, seat) if cards != claim.intrigue)
        if not self.every and self.more(state, seat):
            moves.append(part(Claim, every=True))
        options = words.options(claim, *moves, Cancel())
        taken = words.options(part(Claim, noble=self.noble)) if len(claims(state, seat)) == 1 else ()
        return Pick(prompt=HOW[self.noble], options=options, notes=lambda: words.bill(claim), taken=taken)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        if self.noble is not None and len(claims(state, seat)) > 1:
            return ()
        without = (noble for noble, why in enumerate(hindrances(state, seat)) if why)
        return Words(state, seat).hindered(part(Claim, noble=noble) for noble in without)

    def settled(self, state: State, seat: int) -> Draft:
        nobles = claims(state, seat) if self.noble is None else ()
        return evolve(self, noble=nobles[0].noble) if len(nobles) == 1 else self

    def claim(self, state: State, seat: int, noble: int) -> Claim:
        """As it stands."""
        default = default_claim(state, seat, noble)
        return evolve(default, country=self.country or default.country, intrigue=self.intrigue or default.intrigue)

    def country_parts(self, state: State, seat: int, *, every: bool | None = None) -> tuple[Cards, ...]:
        assert self.noble is not None
        frugal = not (self.every if every is None else every)
        hand, any_time = state.houses[seat].hand, state.variant.any_time
        return COUNTRY_PRICES[self.noble].payments(hand, any_time=any_time, frugal=frugal)

    def intrigue_parts(self, state: State, seat: int, *, every: bool | None = None) -> tuple[Cards, ...]:
        """Nothing, while the noble is vacant."""
        assert self.noble is not None
        if state.europe.holders[self.noble] is None:
            return ()
        frugal = not (self.every if every is None else every)
        hand, any_time = state.houses[seat].intrigue, state.variant.any_time
        return INTRIGUE_PRICES[self.noble].payments(hand, any_time=any_time, frugal=frugal)

    def more(self, state: State, seat: int) -> bool:
        """Whether there are payments that the frugal lists leave out."""
        return any(
            len(part(state, seat, every=True)) > len(part(state, seat))
            for part in (self.country_parts, self.intrigue_parts)
        )

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field=field, value=value),)):
                return evolve(self, **{field: value})
            case Picked(moves=(Claim(),)):
                return given
            case _:
                return None


# ---- which cards to give up at the end of the turn (RY-5.28): at most two dozen ways, so they are listed whole


TRIM = text("prompt-trim")


@record
class Trimming(Composed):
    of: ClassVar = EndTurn
    words: ClassVar = Words
    parts: ClassVar = (
        listed(
            lambda state, seat, _: ends(state.houses[seat]),
            prompt=lambda *_: TRIM,
            notes=lambda state, seat, _: Words(state, seat).over,
        ),
    )
