"""The printed matter as data: read, validated (RY-2.9) and indexed once. No figure, count or order is in code.

Countries, pairs, ranks, cities and nobles go by their number in the order of the data; hands and payments are vectors
of counts in that order."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Generic, Literal, Self, TypeVar

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Items, OptionItem, Printed, Seats, read

T = TypeVar("T")


class Named(Printed):
    id: str


class Values(Printed, Generic[T]):
    """What a kind of marker is worth, by the id of what it lies beside."""

    values: Mapping[str, T]


class Country(Named):
    cities: int


class CountryDeck(Printed):
    """``removed`` and ``in_game`` by the number of seats (RY-2.2)."""

    total: int
    cards: Mapping[str, int]
    removed: Mapping[str, Mapping[str, int]]
    in_game: Mapping[str, int]


class Pair(Named):
    """An intrigue card: the two countries whose arms it shows."""

    countries: tuple[str, str]


class IntrigueDeck(Printed):
    total: int
    copies_per_pair: int
    pairs: tuple[Pair, ...]


class Row(Printed):
    size: int
    variant_size: int


PlanName = Literal["three_country", "mixed"]


class DrawPlan(Printed):
    id: PlanName
    country: int
    intrigue: int


class Draw(Printed):
    """``first_turn``: country cards by position from the start seat, for each number of seats (RY-5.4)."""

    plans: tuple[DrawPlan, ...]
    first_turn: Mapping[str, tuple[int, ...]]


class HandLimits(Printed):
    country: int
    intrigue: int


class Jokers(Printed):
    """How many cards of any kind stand for one that is missing (RY-5.20)."""

    country_cards_for_one: int
    intrigue_cards_for_one: int


class Colour(Named):
    cubes: int


class Colours(Items[Colour]):
    cubes_total: int
    two_seat_colours: tuple[str, ...]
    cubes_per_claim: int


class Rank(Named):
    cost: int
    influence: int = Field(ge=1)
    intrigue_to_capture: int


class Portrait(Named):
    rank: str
    cost: int
    influence: int = Field(ge=1)


class City(Named):
    country: str
    bonus: int
    nobles: tuple[Portrait, ...]


class BoardFacts(Printed):
    cities_total: int
    cities_per_country: Mapping[str, int]
    nobles_total: int
    nobles_per_rank: Mapping[str, int]
    total_cost: int


class Title(Printed):
    full: int
    half: int


class Box(Printed):
    seats: Seats
    options: Items[OptionItem]
    countries: Items[Country]
    country_deck: CountryDeck
    intrigue_deck: IntrigueDeck
    row: Row
    draw: Draw
    hand_limits: HandLimits
    jokers: Jokers
    player_colours: Colours
    ranks: Items[Rank]
    cities: Items[City]
    board_facts: BoardFacts
    country_shields: Values[tuple[int, int]]
    house_markers: Mapping[str, tuple[int, ...]] = Field(validation_alias=AliasPath("house_markers", "in_play"))
    """By the number of seats, largest first (RY-2.7)."""
    periods: Items[Named]
    period_markers: Values[Mapping[str, tuple[int, int]]]
    """Country → period → larger and smaller (RY-2.6)."""
    title_markers: Values[Title]

    @model_validator(mode="after")
    def _totals_agree(self) -> Self:
        deck, intrigue, colours, facts = self.country_deck, self.intrigue_deck, self.player_colours, self.board_facts
        nobles = [noble for city in self.cities.items for noble in city.nobles]
        agree = {
            "country_cards": sum(deck.cards.values()) == deck.total,
            "country_cards_in_the_game": all(
                deck.total - sum(deck.removed[seats].values()) == left for seats, left in deck.in_game.items()
            ),
            "intrigue_cards": intrigue.copies_per_pair * len(intrigue.pairs) == intrigue.total,
            "cubes": sum(colour.cubes for colour in colours.items) == colours.cubes_total,
            "cities": len(self.cities.items) == facts.cities_total,
            "cities_of_a_country": Counter(city.country for city in self.cities.items)
            == facts.cities_per_country
            == {country.id: country.cities for country in self.countries.items},
            "nobles": len(nobles) == facts.nobles_total,
            "nobles_of_a_rank": Counter(noble.rank for noble in nobles) == facts.nobles_per_rank,
            "total_cost": sum(noble.cost for noble in nobles) == facts.total_cost,
        }
        return self._refused(agree)

    @model_validator(mode="after")
    def _board_is_playable(self) -> Self:
        """What ties, deck sizes and titles rely on (RY-7.4, 5.16, 7.5)."""
        costs = {rank.id: rank.cost for rank in self.ranks.items}
        bonuses = [(city.country, city.bonus) for city in self.cities.items]
        titles = self.title_markers.values
        agree = {
            "two_nobles_of_one_rank_in_a_city": all(
                len({noble.rank for noble in city.nobles}) == len(city.nobles) for city in self.cities.items
            ),
            "a_nobles_cost": all(
                noble.cost == costs[noble.rank] for city in self.cities.items for noble in city.nobles
            ),
            "costs_rise": all(low < high for low, high in pairwise(costs.values())),
            "equal_bonuses_in_a_country": len(set(bonuses)) == len(bonuses),
            "a_titles_half": set(titles) == set(costs) and all(each.full == 2 * each.half for each in titles.values()),
            "enough_country_cards": all(self._cards_last(seats) for seats in self.seats.counts),
            "enough_intrigue_cards": all(
                self.intrigue_deck.total >= self.hand_limits.intrigue * seats + 2 for seats in self.seats.counts
            ),
        }
        return self._refused(agree)

    def _refused(self, agree: Mapping[str, bool]) -> Self:
        """Unless all of it holds."""
        if wrong := [what for what, holds in agree.items() if not holds]:
            raise ValueError(f"RY-2.9: {', '.join(wrong)}")
        return self

    def _cards_last(self, seats: int) -> bool:
        """Whether no reshuffle finds too few cards: full hands, a turn's draw, the row, a round of draws, one more."""
        most = max(plan.country for plan in self.draw.plans)
        held = self.hand_limits.country * seats + most + max(self.row.size, self.row.variant_size)
        return self.country_deck.in_game[str(seats)] >= held + most * seats + 1


BOX = read(Box, __package__)
LIMITS = BOX.hand_limits
JOKERS = BOX.jokers
