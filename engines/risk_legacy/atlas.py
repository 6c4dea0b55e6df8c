"""The map, the cards and the factions by number, as the rules use them. Everything is derived from the printed matter.

Territories, continents and factions go by their number in the order of the data. A territory card has the number of
its territory; all coin cards share the number :data:`COIN`, so that cards of territories that packets bring have the
number of theirs and one more: :func:`card_of`, :func:`shown_on`."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, partial
from operator import itemgetter

from engines.risk_legacy.components import BOX, MAP, CityKind, PowerEffect, PowerName, PrintedCity, ScarName

TERRITORIES: tuple[str, ...] = tuple(territory.id for territory in MAP.territories)
NUMBER: Mapping[str, int] = {name: number for number, name in enumerate(TERRITORIES)}
"""Id of a territory → its number."""
EVERYWHERE: tuple[int, ...] = tuple(range(len(TERRITORIES)))
"""The territories of the box; those of a world may be more (``World.everywhere``)."""
COIN = len(TERRITORIES)
CONTINENTS: tuple[str, ...] = tuple(continent.id for continent in MAP.continents)
WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(NUMBER[name] for name in continent.territories) for continent in MAP.continents
)
"""Continent → its territories."""
CONTINENT_OF: tuple[int, ...] = tuple(
    next(number for number, within in enumerate(WITHIN) if territory in within) for territory in EVERYWHERE
)


def continent_of(territory: int) -> int | None:
    """Where it lies; what packets bring lies in none."""
    return CONTINENT_OF[territory] if territory < COIN else None


def card_of(territory: int) -> int:
    """The number of its card."""
    return territory if territory < COIN else territory + 1


def shown_on(card: int) -> int:
    """The territory on a card; it is no coin card."""
    return card if card < COIN else card - 1


BONUS: tuple[int, ...] = tuple(continent.bonus for continent in MAP.continents)
"""Continent → recruits as printed."""


Links = tuple[tuple[int, int], ...]
"""The two territories that each joins, the one of the lower number first."""


def _printed(*kinds: str) -> Links:
    found = [(NUMBER[link.a], NUMBER[link.b]) for link in MAP.links if link.type in kinds]
    return tuple((min(ends), max(ends)) for ends in found)


class Chart:
    """Which territories are joined to each other: as printed, and by sea links that a world has *added* for good."""

    def __init__(self, territories: int, added: Links) -> None:
        self.sea = (*_printed("sea"), *added)
        near: list[list[int]] = [[] for _ in range(territories)]
        for one, other in (*_printed("land"), *self.sea):
            near[one].append(other)
            near[other].append(one)
        self.neighbours = tuple(tuple(sorted(each)) for each in near)
        """Territory → the territories that a link joins it to, land or sea alike (RL-2.1.5)."""
        self.around = tuple(itemgetter(*each) if len(each) > 1 else partial(_only, each) for each in self.neighbours)
        """Territory → what takes the entries of those next to it out of a list."""

    def by_sea(self, one: int, other: int) -> bool:
        """Whether a sea link joins two territories (RL-2.2.3)."""
        return (min(one, other), max(one, other)) in self.sea

    @cached_property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """Territory → territory → the fewest links between them."""
        return tuple(self._distances(territory) for territory in range(len(self.neighbours)))

    def _distances(self, start: int) -> tuple[int, ...]:
        steps, ring, far = {start: 0}, [start], 0
        while ring:
            far += 1
            ring = list(dict.fromkeys(near for at in ring for near in self.neighbours[at] if near not in steps))
            steps.update(dict.fromkeys(ring, far))
        return tuple(steps[territory] for territory in range(len(self.neighbours)))


def _only(near: Sequence[int], entries: Sequence[int]) -> tuple[int, ...]:
    return tuple(entries[at] for at in near)


charted = cache(Chart)
PRINTED = charted(len(TERRITORIES), ())
"""The chart that comes with the box."""
NEIGHBOURS = PRINTED.neighbours
"""Territory → those next to it on the printed chart: what is told of the box. Rules ask the chart of the world."""

FACTIONS: tuple[str, ...] = tuple(faction.id for faction in BOX.factions.items)
POWERS: tuple[tuple[PowerName, PowerName], ...] = tuple(
    (faction.starting_powers[0].id, faction.starting_powers[1].id) for faction in BOX.factions.items
)
"""Faction → the two starting powers that the founding chooses from."""
EFFECTS: Mapping[PowerName, PowerEffect] = {
    power.id: power.effect for faction in BOX.factions.items for power in faction.starting_powers
}
SCARS: tuple[ScarName, ...] = tuple(scar.id for scar in BOX.scars.items)
SCAR_CARDS: tuple[ScarName, ...] = tuple(scar.id for scar in BOX.scars.items for _ in range(scar.cards))
CITIES: Mapping[CityKind, PrintedCity] = {city.id: city for city in BOX.cities.items}


MOST_COINS = BOX.most_coins
_TRADES = tuple(BOX.trade_table.get(str(coins), 0) for coins in range(MOST_COINS + 1))


def troops_for(coins: int) -> int:
    """What so many coins trade for; 0 if too few (RL-2.3.2)."""
    return _TRADES[min(coins, MOST_COINS)]
