"""Whoever has played in this world, in few lines each (RL-11.7)."""

from __future__ import annotations

from typing import get_args

from engines.core.page import Section
from engines.core.text import Arg, Text, text
from engines.risk_legacy.campaign.careers import Career, careers
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.side import Tally, Token
from engines.risk_legacy.words.naming import city_name, hyphened, person, territory
from engines.risk_legacy.words.tallies import missiles, tenths

MOST_LINES = 30
"""Of one page: these lines are long."""


def people(chain: Chain, world: World) -> list[Section]:
    return [_person(career, world) for career in careers(chain, world)]


def _person(career: Career, world: World) -> Section:
    """Games and results; stars; fighting; missiles; cities: whatever there was of them."""
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
        lines=(*_stars(career), *_fighting(career.tally), *_missiles(career.tally), *_cities(career, world)),
    )


def _stars(career: Career) -> tuple[Text, ...]:
    """By source, at the ends of games (RL-7.1.1)."""
    tokens = ((token, career.tokens.count(token)) for token in get_args(Token))
    kinds = (("hq", career.hqs), *tokens)
    sources = tuple(text("world-star-source", source=hyphened(kind), count=count) for kind, count in kinds if count)
    return (text("world-stars", stars=career.stars, sources=sources),) if sources else ()


def _fighting(tally: Tally) -> tuple[Text, ...]:
    """Losses and kills against what the same rolls cost on average."""
    if not tally.rolls:
        return ()
    told = text(
        "world-fighting",
        conquests=tally.conquests,
        rolls=tally.rolls,
        lost=tally.lost,
        should_lose=tenths(tally.expected_lost),
        killed=tally.killed,
        should_kill=tenths(tally.expected_killed),
    )
    return (told,)


def _missiles(tally: Tally) -> tuple[Text, ...]:
    if not tally.fired:
        return ()
    return (text("world-missiles", missiles=missiles(tally)),)


def _cities(career: Career, world: World) -> tuple[Text, ...]:
    cities = tuple(_city(world, at) for at in career.cities)
    return (text("world-cities", cities=cities),) if cities else ()


def _city(world: World, at: int) -> Arg:
    """With where it stands; the placeholder of a name says that itself."""
    city, name = world.lands[at].city, city_name(world, at)
    assert city is not None, "somebody founded it"
    return name if city.name is None else text("world-founded-city", city=name, land=territory(at))
