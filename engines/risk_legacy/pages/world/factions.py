"""The factions with their past: what it adds up to, then game by game."""

from __future__ import annotations

from engines.core.page import Section
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.campaign.careers import continents
from engines.risk_legacy.campaign.world import Banner, Campaigned, World
from engines.risk_legacy.naming import continent_name, faction, person, territory


def factions(world: World) -> list[Section]:
    return [_banner(world, number, banner) for number, banner in enumerate(world.banners)]


def _banner(world: World, number: int, banner: Banner) -> Section:
    """Its power, its sums, its games; those that it sat out are only counted."""
    assert banner.power is not None, "the founding has fixed it"
    heading = text("world-power", faction=faction(number), power=CardRef(banner.power))
    fought = [each for each in banner.past if each.start is not None]
    idle = len(banner.past) - len(fought)
    rested = (text("world-idle", count=idle),) if idle else ()
    if not fought:
        return Section(heading=heading, lines=rested or (text("world-untried"),))
    return Section(heading=heading, lines=(*_sums(world, fought), *map(_fought, fought), *rested))


def _sums(world: World, fought: list[Campaigned]) -> tuple[Text, Text]:
    """Results, and starts by continent (RL-11.7)."""
    results = [past.result for past in fought]
    where = continents(past.start for past in fought if past.start is not None)
    started = tuple(
        text("world-count", what=continent_name(world, number), count=where[number])
        for number in range(len(CONTINENTS))
        if where[number]
    )
    return (
        text(
            "world-results",
            games=len(results),
            won=results.count("won"),
            held=results.count("held_on"),
            out=results.count("eliminated"),
        ),
        text("world-starts", continents=started),
    )


def _fought(past: Campaigned) -> Text:
    assert past.start is not None, "it was played"
    return text(
        "world-fought",
        game=past.game,
        who=person(past.person),
        start=territory(past.start),
        result=hyphened(past.result),
    )
