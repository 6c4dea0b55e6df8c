"""Whoever has played in this world, in few lines each (RL-11.7)."""

from engines.core.page import Section
from engines.core.shown import hyphened
from engines.core.text import Arg, Text, text
from engines.risk_legacy.campaign.careers import Career, careers
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import city_name, continent_name, joined, person, planet, territory
from engines.risk_legacy.side import Tally
from engines.risk_legacy.words.figures import fighting, missiles, star_sources
from engines.risk_legacy.words.icons import icon

FEWER_LINES = 30
"""Of one page: these lines are long."""


def people(chain: Chain, world: World) -> list[Section]:
    return [_person(career, world) for career in careers(chain, world)]


def _person(career: Career, world: World) -> Section:
    """Games and results; signatures; stars; fighting; missiles; names; cities: whatever there was of them."""
    heading = text(
        "world-person",
        who=person(career.person),
        games=career.games,
        won=career.results.count("won"),
        held=career.results.count("held_on"),
        out=career.results.count("eliminated"),
    )
    return Section(
        heading=heading,
        lines=(
            *_signatures(career.person, world),
            *_stars(career),
            *_fighting(career.tally),
            *_names(career.person, world),
            *_cities(career, world),
        ),
    )


def _signatures(who: str, world: World) -> tuple[Text, ...]:
    games = tuple(signature.game for signature in world.signatures if signature.person == who)
    return (text("world-signatures", count=len(games), games=games),) if games else ()


def _names(who: str, world: World) -> tuple[Text, ...]:
    """What it named: continents, and the planet. Cities have a line of their own."""
    regions = enumerate(world.regions)
    named = tuple(continent_name(world, at) for at, region in regions if region.namer == who and region.name)
    whole = (planet(world),) if world.namer == who and world.planet is not None else ()
    names = (*named, *whole)
    return (text("world-named", names=names),) if names else ()


def _stars(career: Career) -> tuple[Text, ...]:
    """By source, at the ends of games (RL-7.1.1)."""
    sources = star_sources("world-star-source", career.hqs, career.tokens)
    return (text("world-stars", stars=career.stars, sources=sources),) if sources else ()


def _fighting(tally: Tally) -> tuple[Text, ...]:
    fought = (fighting("world-fighting", tally),) if tally.rolls else ()
    return (*fought, *((text("world-missiles", missiles=missiles(tally)),) if tally.fired else ()))


def _cities(career: Career, world: World) -> tuple[Text, ...]:
    cities = tuple(_city(world, at) for at in career.cities)
    return (text("world-cities", cities=cities),) if cities else ()


def _city(world: World, at: int) -> Arg:
    """With where it stands."""
    city = world.lands[at].city
    assert city is not None, "somebody founded it"
    if city.name is None:
        return joined(icon(hyphened(city.kind)), text("world-unnamed-city", land=territory(at)))
    return text("world-founded-city", city=city_name(world, at), land=territory(at))
