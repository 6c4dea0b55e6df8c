"""Components by name, what players called things, and cards in few words."""

from collections.abc import Callable
from functools import cache, reduce
from itertools import product
from typing import Annotated

from engines.core.shown import Shown, hyphened, titles
from engines.core.text import Arg, CardRef, PersonRef, Said, Text, text
from engines.risk_legacy.atlas import COIN, CONTINENTS, EVERYWHERE, FACTIONS, NEIGHBOURS, continent_of, shown_on
from engines.risk_legacy.campaign.world import Banner, World
from engines.risk_legacy.components import CityKind, PowerName, ScarName
from engines.risk_legacy.factions import faction_id
from engines.risk_legacy.foreseen import foresee
from engines.risk_legacy.lands import OfLands, new_lands, territory_id

COIN_CARD, PLANET, FORTIFICATION = "coin_card", "planet", "fortification"
NOBODY, NAMELESS = text("nobody"), text("continent-nameless")


_LANDS = OfLands(lambda at: CardRef(territory_id(at)))


def territory(number: int) -> CardRef:
    """One of the box, or of a packet."""
    return _LANDS[number]


continent = titles(CONTINENTS)
"""By its working label (RL-2.2.2)."""


def faction(number: int) -> CardRef:
    """One of the box, or of a packet."""
    return CardRef(faction_id(number))


def powers(banner: Banner) -> tuple[CardRef, ...]:
    """All that stands on a faction's card."""
    return tuple(map(CardRef, banner.powers))


def card(number: int) -> CardRef:
    """A resource card."""
    return CardRef(COIN_CARD) if number == COIN else territory(shown_on(number))


def cards(world: World, numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Resource cards with what they show; coin cards together."""
    shown = (text("card", what=card(at), coins=world.worth(at)) for at in numbers if at != COIN)
    coins = numbers.count(COIN)
    return (*shown, *((text("coin-cards", count=coins),) if coins else ()))


def in_hand(hand: tuple[int, ...], scar: ScarName | None) -> tuple[int | ScarName, ...]:
    """What has a number there: resource cards, coin cards as one, and the scar card."""
    coins = (COIN,) if COIN in hand else ()
    return (*(at for at in hand if at != COIN), *coins, *((scar,) if scar else ()))


# ---- what players called things


def continent_name(world: World, number: int) -> CardRef | Text:
    """The given name with the label in brackets, the label alone before (RL-2.2.2). Where a moderator has hidden it,
    the label still stands there only once."""
    given = world.regions[number].name
    label = continent(number)
    if given is None:
        return label
    return text("continent-named", name=Said(given, NAMELESS), label=label)


def lies_in(world: World, at: int) -> CardRef | Text:
    """The continent of a territory, called like that; what lies in none is said so."""
    number = continent_of(at)
    return text("continent-none") if number is None else continent_name(world, number)


def city_name(world: World, at: int) -> Said | Text:
    """The name of the city there, a placeholder while it has none (RL-7.8.5)."""
    city = world.lands[at].city
    assert city is not None, "no city, no name"
    placeholder = text("city-nameless", where=territory(at))
    return placeholder if city.name is None else Said(city.name, placeholder)


def planet(world: World) -> Said | Text:
    placeholder = text("planet-placeholder")
    return placeholder if world.planet is None else Said(world.planet, placeholder)


def person(who: str) -> PersonRef | Text:
    """Somebody by an opaque id, seated here or not; a seat's person may be nobody at all."""
    return PersonRef(who) if who else NOBODY


def played_by(who: str, number: int) -> PersonRef | Text:
    """Whoever played that faction; where that was nobody, there may have been several like them."""
    return person(who) if who else text("steward-of", faction=faction(number))


# ---- texts made of texts


def on_map(at: int) -> Text:
    """A territory's name as it fits on a map of the whole world."""
    name = hyphened(territory_id(at))
    return text("map-land", id=name, land=territory(at)) if at < len(EVERYWHERE) else text(f"map-{name}")


def packet_title(packet: str) -> Text:
    """What stands on it."""
    return text(f"packet-{hyphened(packet)}")


def condition(packet: str) -> Text:
    """When it may be opened: that is no secret (RL-B0.1)."""
    return text(f"seal-{hyphened(packet)}")


def enumerated(parts: tuple[Arg, ...]) -> Arg:
    """One or several things, with an "and" before the last."""
    return text("and-last", others=parts[:-1], last=parts[-1]) if len(parts) > 1 else parts[0]


def brings(packet: str) -> Text:
    """What an open packet has brought, in a few words."""
    return text(f"brings-{hyphened(packet)}")


def joined(*parts: Arg) -> Arg:
    """One after the other, with nothing but a space between them."""
    return reduce(lambda one, other: text("beside", one=one, other=other), parts)


# ---- what the fields of moves and events say

Territory = Annotated[int, Shown(territory)]
Continent = Annotated[int, Shown(continent)]
Faction = Annotated[int, Shown(faction)]
Card = Annotated[int, Shown(card)]
CityTitle = Annotated[CityKind, Shown(CardRef)]
PowerTitle = Annotated[PowerName, Shown(CardRef)]
ScarTitle = Annotated[ScarName, Shown(CardRef)]
"""Components by their names in the data."""
CauseTitle = Annotated[str, Shown(CardRef)]
"""What has cost somebody troops: an event, a scar."""
PacketTitle = Annotated[str, Shown(packet_title)]
Person = Annotated[str, Shown(person)]
Given = Annotated[str, Shown(lambda name: Said(name, text("name-hidden")))]
"""A name that somebody made up."""


def everywhere(key: str, **more: int | str) -> OfLands[Text]:
    """The same question for each territory (``where``)."""
    return OfLands(lambda at: text(key, where=territory(at), **more))


def of_factions(key: str) -> tuple[Text, ...]:
    """The same question for each ``faction`` of the box."""
    return tuple(text(key, faction=CardRef(name)) for name in FACTIONS)


def across(key: str) -> Callable[[int, int], Text]:
    """The same question for every step over a link, from ``origin`` to ``target``; a world may have more links than are
    printed."""

    @cache
    def asked(origin: int, target: int) -> Text:
        return text(key, origin=territory(origin), target=territory(target))

    def to_new_lands() -> None:
        for land, other in product((land.number for land in new_lands()), range(len(NEIGHBOURS))):
            asked(land, other)
            asked(other, land)

    for origin, near in enumerate(NEIGHBOURS):
        for target in near:
            asked(origin, target)
    foresee(to_new_lands)
    return asked
