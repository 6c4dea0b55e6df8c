"""What a mission asks for, and what comes of it."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, cast

from engines.core.record import Family, family, members
from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import Delta
from engines.risk_legacy.campaign.world import Banner
from engines.risk_legacy.hooks import Power
from engines.risk_legacy.state import State

GAME = __package__.rpartition(".packets")[0]


@family
class Mission(Family):
    """One card, called in the data like its ``kind``."""

    packet: ClassVar[str] = ""
    """The packet that brings it into the deck; empty: it is no card of the deck."""
    stars: ClassVar[int]
    marks: ClassVar[bool] = False
    """It changes the map for good: its card is destroyed then, and nobody claims it by default (RL-B3.4)."""

    def met(self, state: State, seat: int) -> bool:
        """Whether *seat*, on turn, has what it asks for at the end of its turn."""
        raise NotImplementedError

    def places(self, state: State, seat: int) -> tuple[int | None, ...]:
        """Where it may be fulfilled; ``None``: that is no matter. Nowhere: it is not met."""
        return (None,) if self.met(state, seat) else ()

    def changes(self, state: State, seat: int, at: int | None) -> Delta | None:
        """What it makes of the world at once, if it does."""
        return None

    def fulfil(self, board: Board, seat: int, at: int | None) -> None:
        """What it does beside its stars; they follow what is pushed."""


@family
class Private(Mission, Power):
    """It may come to lie in the red slot of a faction, one in each at most (RL-B4.3)."""


@cache
def missions() -> dict[str, Mission]:
    """One of each, in the order of the data."""
    found: Any = members(Mission, GAME).items()
    return {name: mission() for name, mission in cast("Any", found)}


def owned(banner: Banner) -> str | None:
    """The mission in the red slot of a faction, if there is one."""
    return next((name for name in (banner.power, *banner.more) if name in missions()), None)


def owned_by(state: State, seat: int) -> str | None:
    """The same of the faction that *seat* plays."""
    faction = state.sides[seat].faction
    return None if faction is None else owned(state.world.banners[faction])


def keeps(state: State, seat: int) -> bool:
    """Whether the faction of *seat* has an empty red slot: that of a newcomer is printed full (RL-B5.5, B6.3)."""
    faction = state.sides[seat].faction
    return faction is not None and faction < len(FACTIONS) and owned(state.world.banners[faction]) is None


def demand(mission: str) -> Text:
    """What it asks for, in a few words."""
    return text(f"mission-{hyphened(mission)}")
