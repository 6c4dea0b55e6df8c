"""The world between two games (RL-11.6, 11.7): how far it has come and who signed it, its packets, the atlas with its
marks, the chronicle of its games, people, factions and territories with what they have seen, and what the box still
holds.

All of it is made from the chain of records alone."""

from collections.abc import Iterable

from engines.core.outcome import Heirloom
from engines.core.page import Page, Section
from engines.core.text import Text, text
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.pages.world.box import box
from engines.risk_legacy.pages.world.chronicle import chronicle, honours, overview
from engines.risk_legacy.pages.world.lands import factions, lands
from engines.risk_legacy.pages.world.marks import atlas
from engines.risk_legacy.pages.world.packets import packets
from engines.risk_legacy.pages.world.people import FEWER_LINES, people

MOST_LINES = 48
"""Lines of one page: more would be more than one message, or very nearly."""


def pages(heirloom: Heirloom) -> tuple[Page, ...]:
    chain = inherited(heirloom)
    world = fold(chain)
    return (
        overview(chain, world),
        *packets(chain, world),
        *spread("world-atlas", atlas(world)),
        *spread("world-chronicle", chronicle(chain)),
        *spread("world-people", people(chain, world), FEWER_LINES),
        *spread("world-factions", factions(world)),
        *spread("world-lands", lands(chain, world)),
        box(chain, world),
    )


def laurels(heirloom: Heirloom) -> tuple[Text, ...]:
    """How far it has come, who has named the planet, and who has signed it most."""
    chain = inherited(heirloom)
    return honours(chain, fold(chain))


def spread(key: str, sections: Iterable[Section], most: int = MOST_LINES) -> tuple[Page, ...]:
    """Sections on as many pages as they need: none, if there are none.

    :param most: fewer lines, where lines are long.
    """
    leaves: list[list[Section]] = [[]]
    for section in sections:
        if leaves[-1] and _lines(leaves[-1]) + _lines([section]) > most:
            leaves.append([])
        leaves[-1].append(section)
    return tuple(
        Page(title=text(key, page=page, pages=len(leaves)), sections=tuple(leaf))
        for page, leaf in enumerate(leaves, start=1)
        if leaf
    )


def _lines(sections: list[Section]) -> int:
    return sum(1 + len(section.lines) for section in sections)
