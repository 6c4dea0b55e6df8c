"""Whoever has played in this world, in few lines each (RL-11.7)."""

from __future__ import annotations

from engines.core.page import Section
from engines.core.text import Text, text
from engines.risk_legacy.careers import Career, careers
from engines.risk_legacy.naming import city_name, hyphened, person, territory
from engines.risk_legacy.records import Chain
from engines.risk_legacy.side import Tally
from engines.risk_legacy.tally_words import tenths
from engines.risk_legacy.world import World

MOST_LINES = 24
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
    tokens = ((token, career.tokens.count(token)) for token in dict.fromkeys(sorted(career.tokens)))
    kinds = [(kind, count) for kind, count in (("hq", career.hqs), *tokens) if count]
    sources = tuple(text("world-star-source", source=hyphened(kind), count=count) for kind, count in kinds)
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
        out=tally.knocked_out,
    )
    return (told,)


def _missiles(tally: Tally) -> tuple[Text, ...]:
    if not tally.fired:
        return ()
    return (text("world-missiles", fired=tally.fired, shifted=tally.shifted, turned=tally.turned),)


def _cities(career: Career, world: World) -> tuple[Text, ...]:
    cities = tuple(text("world-founded-city", city=city_name(world, at), land=territory(at)) for at in career.cities)
    return (text("world-cities", cities=cities),) if cities else ()
