"""How often territories were conquered, and began a game (RL-11.7)."""

from __future__ import annotations

from collections import Counter

from engines.core.page import Section
from engines.core.text import Arg, Text, text
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, WITHIN
from engines.risk_legacy.campaign.careers import conquests, starts
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import continent_name, joined, territory

MOST_TOLD = 8
"""Territories with a line of their own."""


def lands(chain: Chain, world: World) -> list[Section]:
    """Those that changed hands most often, one by one; all others that anything is told of, by continent."""
    conquered, started = conquests(chain), starts(chain)
    told = [at for at in EVERYWHERE if conquered[at] or started[at]]
    if not told:
        return []
    most = sorted((at for at in told if conquered[at]), key=lambda at: (-conquered[at], -started[at]))[:MOST_TOLD]
    rest = [at for at in told if at not in most]
    sections = (
        Section(lines=(text("world-land-legend"),)),
        Section(heading=text("world-contested"), lines=tuple(_line(at, conquered, started) for at in most)),
        Section(heading=text("world-other-lands"), lines=_others(rest, world, conquered, started)),
    )
    return [section for section in sections if section.lines]


def _line(at: int, conquered: Counter[int], started: Counter[int]) -> Text:
    return text("plain", what=_figures(at, conquered, started))


def _others(rest: list[int], world: World, conquered: Counter[int], started: Counter[int]) -> tuple[Text, ...]:
    found = []
    for number in range(len(CONTINENTS)):
        within = tuple(_figures(at, conquered, started) for at in WITHIN[number] if at in rest)
        if within:
            found.append(text("world-land", land=continent_name(world, number), facts=within))
    return tuple(found)


def _figures(at: int, conquered: Counter[int], started: Counter[int]) -> Arg:
    """What there is of either."""
    figures = (("world-conquered", conquered[at]), ("world-begun", started[at]))
    return joined(territory(at), *(text(key, count=count) for key, count in figures if count))
