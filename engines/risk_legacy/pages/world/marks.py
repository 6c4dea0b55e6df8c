"""The atlas: what has become of continents and territories."""

from engines.core.page import Section
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, WITHIN
from engines.risk_legacy.campaign.world import Land, World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import city_name, continent_name, joined, person, territory
from engines.risk_legacy.words.icons import boxes_left, icon, lasting


def atlas(world: World) -> list[Section]:
    signs = lasting(world)
    routes = tuple(text("world-route", one=territory(one), other=territory(other)) for one, other in world.links)
    found = (
        *((text("board-legend", icons=signs),) if signs else ()),
        *((text("world-routes", routes=routes),) if routes else ()),
    )
    explained = (Section(lines=found),) if found else ()
    continents = (_continent(world, number) for number in range(len(CONTINENTS)))
    return [*explained, *continents, *_apart(world)]


def _apart(world: World) -> tuple[Section, ...]:
    """What lies in no continent, if there is anything."""
    far = world.everywhere[len(EVERYWHERE) :]
    lines = tuple(line for at in far for line in _land(world, at))
    return (Section(heading=text("continent-none"), lines=lines or (text("world-unmarked"),)),) if far else ()


def _continent(world: World, number: int) -> Section:
    """What has happened to it, then its marked territories."""
    region = world.regions[number]
    heading = text(
        "world-continent", continent=continent_name(world, number), bonus=world.bonus(number), change=region.change
    )
    namer: tuple[Text, ...] = ()
    if region.namer is not None:
        who, more = person(region.namer), BOX.recruit.named_continent_bonus
        heading = text("world-continent-for", line=heading, more=more, who=who)
        namer = (text("world-named-by", who=who, named=int(region.name is not None)),)
    marked = tuple(line for at in WITHIN[number] for line in _land(world, at))
    lines = (*namer, *marked)
    return Section(heading=heading, lines=lines or (text("world-unmarked"),))


def _land(world: World, at: int) -> tuple[Text, ...]:
    """A territory with its city, scar, fortification, what packets have put there and what its card is worth, if any of
    that is its own."""
    land = world.lands[at]
    facts = (
        *_city(world, at),
        *((text("world-scar", icon=icon(hyphened(land.scar)), scar=CardRef(land.scar)),) if land.scar else ()),
        *((text("icon-boxes", left=boxes_left(land)),) if land.boxes is not None else ()),
        *map(icon, world.signs(at)),
        *_card(land),
    )
    return (text("world-land", land=territory(at), facts=facts),) if facts else ()


def _city(world: World, at: int) -> tuple[Text, ...]:
    city = world.lands[at].city
    if city is None:
        return ()
    name = text("world-unnamed") if city.name is None else city_name(world, at)
    sign = joined(icon(hyphened(city.kind)), name)
    return (text("world-city", city=sign, founder=person(city.founder)),)


def _card(land: Land) -> tuple[Text, ...]:
    if not land.card:
        return (text("world-no-card"),)
    printed = BOX.resource_cards.territory_start_coins
    return (text("world-coins-of", coins=land.coins),) if land.coins != printed else ()
