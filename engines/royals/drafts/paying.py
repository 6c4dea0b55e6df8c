"""A claim with chosen cards: the noble, then either part of the payment, then the claim itself (RY-5.34).

Both parts start as the default, and are chosen in any order: what is shown is what would be paid."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import text
from engines.royals import naming
from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.claims import claims, default_claim, hindrances
from engines.royals.moves import Claim
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES
from engines.royals.state import State
from engines.royals.words.moves import Words

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
