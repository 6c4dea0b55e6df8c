"""What *seat* can take now and what that would bring; the source of the menu, of the private summary and of orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.components import BOX
from engines.royals.markers import Marker
from engines.royals.moves import Claim
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES, NO_CARDS, NO_INTRIGUE

if TYPE_CHECKING:
    from engines.royals.state import State

Hindrance = Literal["own_noble", "no_cubes", "cards_missing"]
CUBES = {colour.id: colour.cubes for colour in BOX.player_colours.items}
PER_CLAIM = BOX.player_colours.cubes_per_claim


@dataclass(frozen=True, slots=True, kw_only=True)
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
    def claim(self) -> Claim:
        """By the default payment; without cards where there is none, to be named as a move that is not on offer."""
        country, intrigue = self.payment or (NO_CARDS, NO_INTRIGUE)
        return Claim(noble=self.noble, country=country, intrigue=intrigue)

    @property
    def needs_jokers(self) -> bool:
        return self.jokers + self.intrigue_jokers > 0


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    """Every noble of the board, in the order of the data."""
    return tuple(prospect(state, seat, noble) for noble in range(len(NOBLES)))


def payable(state: State, seat: int) -> tuple[Prospect, ...]:
    return tuple(found for found in prospects(state, seat) if found.hindrance is None)


def prospect(state: State, seat: int, noble: int) -> Prospect:
    house, holder = state.houses[seat], state.europe.holders[noble]
    price, more = COUNTRY_PRICES[noble], INTRIGUE_PRICES[noble]
    capture = holder is not None
    missing = (price.missing(house.hand), more.missing(house.intrigue) if capture else 0)
    country = price.default(house.hand)
    intrigue = more.default(house.intrigue) if capture else NO_INTRIGUE
    return Prospect(
        noble=noble,
        holder=holder,
        cards=price.held(house.hand),
        jokers=price.jokers(house.hand),
        intrigue=more.count if capture else 0,
        intrigue_jokers=more.jokers(house.intrigue) if capture else 0,
        payment=None if country is None or intrigue is None else (country, intrigue),
        hindrance=hindrance(state, seat, noble, missing),
        missing=missing,
        gains=state.europe.gains(seat, noble),
    )


def hindrance(state: State, seat: int, noble: int, missing: tuple[int, int]) -> Hindrance | None:
    """Why a noble cannot be taken now, in the order of RY-5.24."""
    if state.europe.holders[noble] == seat:
        return "own_noble"
    if cubes_left(state, seat) < PER_CLAIM:
        return "no_cubes"
    return "cards_missing" if any(missing) else None


def cubes_left(state: State, seat: int) -> int:
    """As many as a claim takes, if nobody counts them (RY-1.10)."""
    if state.variant.cube_supply == "unlimited":
        return PER_CLAIM
    return CUBES[state.houses[seat].colour] - PER_CLAIM * state.europe.cubes(seat)
