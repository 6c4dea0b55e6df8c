"""The world between two games (RL-11.6, 11.7): how far it has come and who signed it, the atlas with its marks, the
chronicle of its games, people, factions and territories with what they have seen, and what the box still holds.

All of it is made from the chain of records alone."""

from __future__ import annotations

from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.pages.world.box import box
from engines.risk_legacy.pages.world.chronicle import chronicle
from engines.risk_legacy.pages.world.factions import factions
from engines.risk_legacy.pages.world.lands import lands
from engines.risk_legacy.pages.world.leaves import spread
from engines.risk_legacy.pages.world.marks import atlas
from engines.risk_legacy.pages.world.overview import overview
from engines.risk_legacy.pages.world.people import MOST_LINES, people


def pages(heirloom: Heirloom) -> tuple[Page, ...]:
    chain = inherited(heirloom)
    world = fold(chain)
    return (
        overview(chain, world),
        *spread("world-atlas", atlas(world)),
        *spread("world-chronicle", chronicle(chain)),
        *spread("world-people", people(chain, world), MOST_LINES),
        *spread("world-factions", factions(world)),
        *spread("world-lands", lands(chain, world)),
        box(chain, world),
    )
