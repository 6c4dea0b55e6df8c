"""What *seat* can take now and what that would bring; the source of the menu, of the private summary and of orders."""

from __future__ import annotations

from typing import Literal

from engines.core.record import record
from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.components import BOX
from engines.royals.markers import Marker
from engines.royals.moves import Claim
from engines.royals.paying import (
    COUNTRY_PRICES,
    INTRIGUE_PRICES,
    NO_CARDS,
    NO_INTRIGUE,
    Quote,
    country_default,
    country_quote,
    country_reach,
    intrigue_default,
    intrigue_quote,
    intrigue_reach,
)
from engines.royals.state import State

Hindrance = Literal["own_noble", "no_cubes", "cards_missing"]
CUBES = {colour.id: colour.cubes for colour in BOX.player_colours.items}
PER_CLAIM = BOX.player_colours.cubes_per_claim
_COSTS = tuple((noble.country, noble.cost, noble.intrigue) for noble in NOBLES)
FREE = Quote(held=0, jokers=0, missing=0)


@record
class Prospect:
    """One noble as a seat finds it (RY-5.32). The price is that of a capture if somebody holds it."""

    noble: int
    holder: int | None
    cards: int
    """Matching country cards in the hand."""
    jokers: int
    intrigue: int
    """Intrigue cards that it takes; 0 while vacant."""
    intrigue_jokers: int
    payment: tuple[Cards, Cards] | None
    """The default; ``None``: it cannot be paid."""
    hindrance: Hindrance | None
    missing: tuple[int, int]
    """Matching cards of both kinds that would still have to be drawn."""
    gains: tuple[Marker, ...]

    @property
    def needs_jokers(self) -> bool:
        return self.jokers + self.intrigue_jokers > 0


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    """Every noble of the board, in the order of the data."""
    found = zip(hindrances(state, seat), state.europe.all_gains(seat), strict=True)
    return tuple([_prospect(state, seat, noble, why, gains) for noble, (why, gains) in enumerate(found)])


def prospect(state: State, seat: int, noble: int) -> Prospect:
    return _prospect(state, seat, noble, hindrances(state, seat)[noble], state.europe.gains(seat, noble))


def _prospect(state: State, seat: int, noble: int, why: Hindrance | None, gains: tuple[Marker, ...]) -> Prospect:
    holder, (country, intrigue) = state.europe.holders[noble], quotes(state, seat, noble)
    return Prospect(
        noble=noble,
        holder=holder,
        cards=country.held,
        jokers=country.jokers,
        intrigue=0 if holder is None else NOBLES[noble].intrigue,
        intrigue_jokers=intrigue.jokers,
        payment=None if why == "cards_missing" else payment(state, seat, noble),
        hindrance=why,
        missing=(country.missing, intrigue.missing),
        gains=gains,
    )


def claims(state: State, seat: int) -> tuple[Claim, ...]:
    """What can be taken now, by default payments."""
    found = [noble for noble, why in enumerate(hindrances(state, seat)) if why is None]
    return tuple([default_claim(state, seat, noble) for noble in found])


def default_claim(state: State, seat: int, noble: int) -> Claim:
    """By the default payment; without cards where there is none, to be named as a move that is not on offer."""
    country, intrigue = payment(state, seat, noble) or (NO_CARDS, NO_INTRIGUE)
    return Claim(noble=noble, country=country, intrigue=intrigue)


def choice(state: State, seat: int, noble: int) -> bool:
    """Whether there is another payment than the default one."""
    house, any_time = state.houses[seat], state.variant.any_time
    if COUNTRY_PRICES[noble].choice(house.hand, any_time=any_time):
        return True
    vacant = state.europe.holders[noble] is None
    return not vacant and INTRIGUE_PRICES[noble].choice(house.intrigue, any_time=any_time)


def quotes(state: State, seat: int, noble: int) -> tuple[Quote, Quote]:
    """Both parts of the price; a vacant noble takes no intrigue (RY-5.19)."""
    house = state.houses[seat]
    vacant = state.europe.holders[noble] is None
    return country_quote(noble, house.hand), FREE if vacant else intrigue_quote(noble, house.intrigue)


def payment(state: State, seat: int, noble: int) -> tuple[Cards, Cards] | None:
    """The default; ``None``: it cannot be paid."""
    house = state.houses[seat]
    vacant = state.europe.holders[noble] is None
    country = country_default(noble, house.hand)
    intrigue = NO_INTRIGUE if vacant else intrigue_default(noble, house.intrigue)
    return None if country is None or intrigue is None else (country, intrigue)


def hindrances(state: State, seat: int) -> tuple[Hindrance | None, ...]:
    """Noble → why it cannot be taken now, in the order of RY-5.24. A vacant one takes no intrigue (RY-5.19)."""
    house, holders = state.houses[seat], state.europe.holders
    if cubes_left(state, seat) < PER_CLAIM:
        return tuple(["own_noble" if holder == seat else "no_cubes" for holder in holders])
    country, intrigue = country_reach(house.hand), intrigue_reach(house.intrigue)
    return tuple(
        [
            "own_noble"
            if holder == seat
            else None
            if cost <= country[land] and (holder is None or more <= intrigue[land])
            else "cards_missing"
            for (land, cost, more), holder in zip(_COSTS, holders, strict=True)
        ]
    )


def cubes_left(state: State, seat: int) -> int:
    """As many as a claim takes, if nobody counts them (RY-1.10)."""
    if state.variant.cube_supply == "unlimited":
        return PER_CLAIM
    return CUBES[state.houses[seat].colour] - PER_CLAIM * state.europe.cubes(seat)
