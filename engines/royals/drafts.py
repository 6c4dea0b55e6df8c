"""What is put together in private: several cards at one go, payments, discards."""

from collections.abc import Mapping
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
from engines.royals.claims import choice, default_claim, out_of_reach, within_reach
from engines.royals.components import PlanName
from engines.royals.limits import ends
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromRow, Source
from engines.royals.paying import prices
from engines.royals.state import Row, State
from engines.royals.words.claims import bill
from engines.royals.words.moves import Words

# ---- several country cards at one go: any mixture of the row and the deck, said before a card is seen (RY-5.3, 5.6)


GATHER = text("prompt-gather")
DECK = FromDeck()


def filled(row: Row) -> tuple[FromRow, ...]:
    """The slots of the row that hold a card."""
    return tuple(FromRow(slot=slot, country=country) for slot, country in enumerate(row, 1) if country is not None)


def at_hand(row: Row) -> tuple[Source, ...]:
    """Where the next country card can come from: the row, each country once, since equal cards are alike, and the
    deck."""
    return (*(source for source in filled(row) if row.index(source.country) == source.slot - 1), DECK)


def _draws(state: State, _seat: int, so_far: Any) -> list[Draw]:
    country, _ = state.ongoing.left(so_far.plan)
    return [Draw(sources=sources, plan=so_far.plan) for sources in mixtures(filled(state.piles.row), country)]


@record
class Gathering(Composed, of=Draw, words=Words):
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
    """List also payments with more jokers than needed, which have more cards."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, within = Words(state, seat), within_reach(state, seat)
        if self.noble is None:
            alone = [noble for noble in within if not choice(state, seat, noble)]
            nobles: list[Move] = [
                default_claim(state, seat, noble) if noble in alone else part(Claim, noble=noble) for noble in within
            ]
            also = tuple([part(Claim, noble=noble) for noble in alone])
            return Pick(prompt=WHICH, options=words.options(*nobles, Cancel()), also=also)
        claim, ways = self.claim(state, seat, self.noble), self.ways(state, seat, self.noble)
        every = self.every or all(sum(listed[-1]) == sum(listed[0]) for listed in ways.values())
        moves = [
            part(Claim, **{field: cards})
            for field, listed in ways.items()
            for cards in listed
            if cards != getattr(claim, field) and (every or sum(cards) == sum(listed[0]))
        ]
        if not every:
            moves.append(part(Claim, every=True))
        taken = words.options(part(Claim, noble=self.noble)) if len(within) == 1 else ()
        options = words.options(claim, *moves, Cancel())
        return Pick(prompt=HOW[self.noble], options=options, notes=lambda: bill(state, seat, claim), taken=taken)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        if self.noble is not None and len(within_reach(state, seat)) > 1:
            return ()
        return Words(state, seat).hindered(part(Claim, noble=noble) for noble in out_of_reach(state, seat))

    def settled(self, state: State, seat: int) -> Draft:
        nobles = within_reach(state, seat) if self.noble is None else ()
        return evolve(self, noble=nobles[0]) if len(nobles) == 1 else self

    def claim(self, state: State, seat: int, noble: int) -> Claim:
        """As it stands."""
        default = default_claim(state, seat, noble)
        return evolve(default, country=self.country or default.country, intrigue=self.intrigue or default.intrigue)

    def ways(self, state: State, seat: int, noble: int) -> Mapping[str, tuple[Cards, ...]]:
        """Every way to pay either part, the default first, those with the most jokers last."""
        house, any_time = state.houses[seat], state.variant.any_time
        country, intrigue = prices(noble, state.europe.holders[noble])
        return {
            "country": country.payments(house.hand, any_time=any_time),
            "intrigue": intrigue.payments(house.intrigue, any_time=any_time),
        }

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field=field, value=value),)):
                return evolve(self, **{field: value})
            case Picked(moves=(Claim(),)):
                return given
            case _:
                return None


# ---- which cards to give up at the end of the turn (RY-5.28): at most two dozen ways, so they are listed whole


@record
class Trimming(Composed, of=EndTurn, words=Words):
    parts: ClassVar = (
        listed(
            lambda state, seat, _: ends(state.houses[seat]),
            prompt=lambda state, seat, _: Words(state, seat).trimming(),
        ),
    )
