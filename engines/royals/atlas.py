"""The map and the decks by number, as the rules use them. Everything is derived from the printed matter."""

from typing import NamedTuple

from engines.royals.components import BOX

COUNTRIES: tuple[str, ...] = tuple(country.id for country in BOX.countries.items)
RANKS: tuple[str, ...] = tuple(rank.id for rank in BOX.ranks.items)
"""Lowest first."""
PAIRS: tuple[str, ...] = tuple(pair.id for pair in BOX.intrigue_deck.pairs)
PERIODS: tuple[str, ...] = tuple(period.id for period in BOX.periods.items)
_COUNTRY = {name: number for number, name in enumerate(COUNTRIES)}
_RANK = {name: number for number, name in enumerate(RANKS)}


class City(NamedTuple):
    id: str
    country: int
    bonus: int
    nobles: tuple[int, ...]


class Noble(NamedTuple):
    """A portrait on the board. ``intrigue``: matching intrigue cards that a capture takes (RY-5.19)."""

    id: str
    city: int
    country: int
    rank: int
    cost: int
    influence: int
    intrigue: int


NOBLES: tuple[Noble, ...] = tuple(
    Noble(
        noble.id,
        number,
        _COUNTRY[city.country],
        _RANK[noble.rank],
        noble.cost,
        noble.influence,
        BOX.ranks.items[_RANK[noble.rank]].intrigue_to_capture,
    )
    for number, city in enumerate(BOX.cities.items)
    for noble in city.nobles
)
CITIES: tuple[City, ...] = tuple(
    City(
        city.id,
        _COUNTRY[city.country],
        city.bonus,
        tuple(number for number, noble in enumerate(NOBLES) if noble.city == at),
    )
    for at, city in enumerate(BOX.cities.items)
)
CITIES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, city in enumerate(CITIES) if city.country == country) for country in range(len(COUNTRIES))
)
NOBLES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, noble in enumerate(NOBLES) if noble.country == country)
    for country in range(len(COUNTRIES))
)
SHOWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, pair in enumerate(BOX.intrigue_deck.pairs) if country in pair.countries)
    for country in COUNTRIES
)
"""Country → the pairs that show its arms."""
SHIELDS: tuple[tuple[int, int], ...] = tuple(BOX.country_shields.values[country] for country in COUNTRIES)
"""Country → the shield for the first house there and for the second."""
PERIOD_VALUES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(BOX.period_markers.values[country][period] for country in COUNTRIES) for period in PERIODS
)
"""Period → country → larger and smaller marker."""
TITLES = tuple(BOX.title_markers.values[rank] for rank in RANKS)


def cards_in_game(seats: int) -> tuple[int, ...]:
    """Country cards by country for so many seats (RY-4.4)."""
    removed = BOX.country_deck.removed[str(seats)]
    return tuple(BOX.country_deck.cards[country] - removed[country] for country in COUNTRIES)


def house_values(seats: int) -> tuple[int, ...]:
    """The noble house markers in play, largest first (RY-2.7)."""
    return BOX.house_markers[str(seats)]


def first_draw(seats: int, position: int) -> int:
    """Country cards of the first turn of the seat at *position* from the start seat (RY-5.4)."""
    return BOX.draw.first_turn[str(seats)][position]
