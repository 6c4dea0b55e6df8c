"""What factions and territories have seen, game by game and in sums (RL-11.7)."""

from collections import Counter

from engines.core.page import Section
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, WITHIN
from engines.risk_legacy.campaign.careers import conquests, continents, starts
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import Banner, Campaigned, World
from engines.risk_legacy.naming import continent_name, faction, joined, person, territory

MOST_TOLD = 8
"""Territories with a line of their own."""


def lands(chain: Chain, world: World) -> list[Section]:
    """Those that changed hands most often, one by one; all others that anything is told of, by continent."""
    conquered, started = conquests(chain), starts(chain)
    told = [at for at in world.everywhere if conquered[at] or started[at]]
    if not told:
        return []
    most = sorted((at for at in told if conquered[at]), key=lambda at: (-conquered[at], -started[at]))[:MOST_TOLD]
    rest = [at for at in told if at not in most]
    contested = tuple(text("plain", what=_figures(at, conquered, started)) for at in most)
    sections = (
        Section(lines=(text("world-land-legend"),)),
        Section(heading=text("world-contested"), lines=contested),
        Section(heading=text("world-other-lands"), lines=_others(rest, world, conquered, started)),
    )
    return [section for section in sections if section.lines]


def _others(rest: list[int], world: World, conquered: Counter[int], started: Counter[int]) -> tuple[Text, ...]:
    found = []
    for number in range(len(CONTINENTS)):
        within = tuple(_figures(at, conquered, started) for at in WITHIN[number] if at in rest)
        if within:
            found.append(text("world-land", land=continent_name(world, number), facts=within))
    far = tuple(_figures(at, conquered, started) for at in rest if at >= len(EVERYWHERE))
    return (*found, *((text("world-land", land=text("continent-none"), facts=far),) if far else ()))


def _figures(at: int, conquered: Counter[int], started: Counter[int]) -> Arg:
    """What there is of either."""
    figures = (("world-conquered", conquered[at]), ("world-begun", started[at]))
    return joined(territory(at), *(text(key, count=count) for key, count in figures if count))


def factions(world: World) -> list[Section]:
    return [_banner(world, number, world.banners[number]) for number in world.factions]


def _banner(world: World, number: int, banner: Banner) -> Section:
    """Its power, its sums, its games; those that it sat out are only counted."""
    power = banner.power and CardRef(banner.power)
    named = faction(number)
    heading = text("world-power", faction=named, power=power) if power else text("plain", what=named)
    fought = [each for each in banner.past if each.start is not None]
    idle = len(banner.past) - len(fought)
    rested = (text("world-idle", count=idle),) if idle else ()
    more = (text("world-more", powers=tuple(map(CardRef, banner.more))),) if banner.more else ()
    if not fought:
        return Section(heading=heading, lines=(*more, *(rested or (text("world-untried"),))))
    return Section(heading=heading, lines=(*more, *_sums(world, fought), *map(_fought, fought), *rested))


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
