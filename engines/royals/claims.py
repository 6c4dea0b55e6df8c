"""What *seat* can take now and what that would bring; the source of the menu, of the private summary and of orders."""

from typing import Literal

from engines.core.record import record
from engines.royals.atlas import COUNTRIES, NOBLES
from engines.royals.cards import Cards
from engines.royals.components import BOX
from engines.royals.markers import Marker
from engines.royals.moves import Claim
from engines.royals.paying import INTRIGUE_PRICES, NO_CARDS, NO_INTRIGUE, Quote, payable, prices, quote
from engines.royals.state import State

Hindrance = Literal["own_noble", "no_cubes", "cards_missing"]
CUBES = {colour.id: colour.cubes for colour in BOX.player_colours.items}
PER_CLAIM = BOX.player_colours.cubes_per_claim


@record
class Prospect:
    """One noble as a seat finds it (RY-5.32). The price is that of a capture if somebody holds it."""

    noble: int
    holder: int | None
    country: Quote
    intrigue: Quote
    """Nothing is taken while it is vacant."""
    hindrance: Hindrance | None
    gains: tuple[Marker, ...]

    @property
    def payment(self) -> tuple[Cards, Cards] | None:
        """The default; ``None``: it cannot be paid."""
        country, intrigue = self.country.default, self.intrigue.default
        return None if country is None or intrigue is None else (country, intrigue)

    @property
    def jokers(self) -> int:
        """Of both kinds, the fewest that it takes."""
        return self.country.jokers + self.intrigue.jokers

    @property
    def missing(self) -> tuple[int, int]:
        """Matching cards of both kinds that would still have to be drawn."""
        return self.country.missing, self.intrigue.missing


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    """Every noble of the board, in the order of the data."""
    europe = state.europe
    absent, untitled = [europe.absent(seat, country) for country in range(len(COUNTRIES))], europe.untitled(seat)
    gains = (europe.gained(at, absent[noble.country], untitled) for at, noble in enumerate(NOBLES))
    return tuple([_prospect(state, seat, noble, gained) for noble, gained in enumerate(gains)])


def prospect(state: State, seat: int, noble: int) -> Prospect:
    return _prospect(state, seat, noble, state.europe.gains(seat, noble))


def _prospect(state: State, seat: int, noble: int, gains: tuple[Marker, ...]) -> Prospect:
    house, holder = state.houses[seat], state.europe.holders[noble]
    first, second = prices(noble, holder)
    country, intrigue = quote(first, house.hand), quote(second, house.intrigue)
    why: Hindrance | None = "cards_missing" if country.missing or intrigue.missing else None
    if holder == seat:  # first of all, in the order of RY-5.24
        why = "own_noble"
    elif cubes_left(state, seat) < PER_CLAIM:
        why = "no_cubes"
    return Prospect(noble=noble, holder=holder, country=country, intrigue=intrigue, hindrance=why, gains=gains)


def within_reach(state: State, seat: int) -> tuple[int, ...]:
    """The nobles that can be taken now: those that nothing hinders."""
    house, holders = state.houses[seat], state.europe.holders
    if cubes_left(state, seat) < PER_CLAIM:
        return ()
    return tuple(
        [
            noble
            for noble in payable(house.hand)
            if (holder := holders[noble]) is None
            or (holder != seat and not quote(INTRIGUE_PRICES[noble], house.intrigue).missing)
        ]
    )


def out_of_reach(state: State, seat: int) -> tuple[int, ...]:
    """All others, those that the fewest cards are missing for first; one's own, about whom nobody wonders, come
    last."""
    house, holders, within = state.houses[seat], state.europe.holders, within_reach(state, seat)

    def distance(at: int) -> tuple[bool, int]:
        country, intrigue = prices(at, holders[at])
        return holders[at] == seat, quote(country, house.hand).missing + quote(intrigue, house.intrigue).missing

    return tuple(sorted((at for at in range(len(NOBLES)) if at not in within), key=distance))


def default_claim(state: State, seat: int, noble: int) -> Claim:
    """By the default payment; without cards where there is none, to be named as a move that is not on offer."""
    house, (first, second) = state.houses[seat], prices(noble, state.europe.holders[noble])
    country, intrigue = quote(first, house.hand).default, quote(second, house.intrigue).default
    if country is None or intrigue is None:
        return Claim(noble=noble, country=NO_CARDS, intrigue=NO_INTRIGUE)
    return Claim(noble=noble, country=country, intrigue=intrigue)


def choice(state: State, seat: int, noble: int) -> bool:
    """Whether a noble within reach can be paid in another way than by default."""
    house, any_time = state.houses[seat], state.variant.any_time
    first, second = prices(noble, state.europe.holders[noble])
    return first.choice(house.hand, any_time=any_time) or second.choice(house.intrigue, any_time=any_time)


def cubes_left(state: State, seat: int) -> int:
    """As many as a claim takes, if nobody counts them (RY-1.10)."""
    if state.variant.cube_supply == "unlimited":
        return PER_CLAIM
    return CUBES[state.houses[seat].colour] - PER_CLAIM * state.europe.cubes(seat)
