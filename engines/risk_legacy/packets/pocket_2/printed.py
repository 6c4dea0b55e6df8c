"""What is in pocket 2, as data: no figure of it is in code."""

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Printed, read
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName


class Opening(Printed):
    alien_troops: int
    sea_links: int
    island_card_coins: int


class CollaboratorRule(Printed):
    trade_coins: int
    """That a trade counts for more."""
    expand_city_extra: int


class WeaknessFigures(Printed):
    recruit_territories: int
    """At most so many get recruits."""
    coin_cards: int
    """At most so many are drawn."""
    expand_city_extra: int


class AlienRule(Printed):
    expand_city_cost: int
    recruit_if_island: int
    recruit_per_ruin: int
    mission_stars: int


class Event(Printed):
    copies: int
    troops: int = 0


class Pocket(Printed):
    recruits: int = Field(validation_alias=AliasPath("trigger", "recruits"))
    missiles: int = Field(validation_alias=AliasPath("trigger", "missiles"))
    opening: Opening
    inland: tuple[str, ...]
    """Territories of the box without a coast."""
    alien_collaborator: CollaboratorRule
    weaknesses: Mapping[ScarName, int]
    """Scar cards, with how many there are of each."""
    weakness_figures: WeaknessFigures
    aliens: AlienRule
    ruins: int
    """Marks that there are."""
    events: Mapping[Literal["beam_down", "die_humans", "mysterious_island"], Event]

    @model_validator(mode="after")
    def _known(self) -> Self:
        assert all(name in NUMBER for name in self.inland)
        return self


POCKET = read(Pocket, __package__)
CARDS: tuple[ScarName, ...] = tuple(name for name, count in POCKET.weaknesses.items() for _ in range(count))
"""Weaknesses as they come into the pool."""
COASTAL: tuple[int, ...] = tuple(at for name, at in NUMBER.items() if name not in POCKET.inland)
