"""The map, the cards and the factions by number, as the rules use them. Everything is derived from the printed matter.

Territories, continents and factions go by their number in the order of the data. A territory card has the number of
its territory; all coin cards share the number :data:`COIN`."""

from collections.abc import Mapping

from engines.risk_legacy.components import BOX, MAP, CityKind, PowerEffect, PowerName, PrintedCity, ScarName

TERRITORIES: tuple[str, ...] = tuple(territory.id for territory in MAP.territories)
NUMBER: Mapping[str, int] = {name: number for number, name in enumerate(TERRITORIES)}
"""Id of a territory → its number."""
EVERYWHERE: tuple[int, ...] = tuple(range(len(TERRITORIES)))
COIN = len(TERRITORIES)
CONTINENTS: tuple[str, ...] = tuple(continent.id for continent in MAP.continents)
WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(NUMBER[name] for name in continent.territories) for continent in MAP.continents
)
"""Continent → its territories."""
CONTINENT_OF: tuple[int, ...] = tuple(
    next(number for number, within in enumerate(WITHIN) if territory in within) for territory in EVERYWHERE
)
BONUS: tuple[int, ...] = tuple(continent.bonus for continent in MAP.continents)
"""Continent → recruits as printed."""


def _neighbours(territory: int) -> tuple[int, ...]:
    name = TERRITORIES[territory]
    ends = ((link.a, link.b) for link in MAP.links if name in (link.a, link.b))
    return tuple(sorted(NUMBER[b if a == name else a] for a, b in ends))


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(territory) for territory in EVERYWHERE)
"""Territory → the territories that a link joins it to, land or sea alike (RL-2.1.5)."""
SEA: tuple[tuple[int, int], ...] = tuple((NUMBER[link.a], NUMBER[link.b]) for link in MAP.links if link.type == "sea")


def by_sea(one: int, other: int) -> bool:
    """Whether a sea link joins two territories (RL-2.2.3)."""
    return (one, other) in SEA or (other, one) in SEA


def _distances(start: int) -> tuple[int, ...]:
    steps, ring, far = {start: 0}, [start], 0
    while ring:
        far += 1
        ring = list(dict.fromkeys(near for at in ring for near in NEIGHBOURS[at] if near not in steps))
        steps.update(dict.fromkeys(ring, far))
    return tuple(steps[territory] for territory in EVERYWHERE)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_distances(territory) for territory in EVERYWHERE)
"""Territory → territory → the fewest links between them."""

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
