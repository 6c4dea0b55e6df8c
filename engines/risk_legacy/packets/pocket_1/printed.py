"""What is in pocket 1, as data: no figure of it is in code."""

from collections.abc import Mapping
from typing import Literal

from pydantic import AliasPath, Field

from engines.core.printed import Printed, read
from engines.risk_legacy.components import PowerName, ScarName

Way = Literal["offensive", "defensive"]
Means = Literal["bodies", "brains"]


class Opening(Printed):
    neighbour_loss_die: int


class FalloutRule(Printed):
    controller_end_of_turn_troops: int
    share_lost: int
    """One troop in so many gets there; the others are lost."""


class MutantRule(Printed):
    reversed_scars: Mapping[ScarName, int]
    """Troops that such a scar gives them when their turn ends, in the place of what it gives others."""
    fallout: int
    cloned_troops: int
    mission_stars: int
    evolution: Mapping[Way, Mapping[Means, PowerName]]


class Event(Printed):
    copies: int


class Pocket(Printed):
    missiles: int = Field(validation_alias=AliasPath("trigger", "missiles_on_one_roll"))
    opening: Opening
    fallout: FalloutRule
    bringer_extra_missiles: int
    missile_powers: tuple[PowerName, ...]
    cost: int = Field(validation_alias=AliasPath("missile_power_rule", "cost_missiles"))
    rally: int = Field(validation_alias=AliasPath("rally", "troops_per_controlled_hq_territory"))
    mutants: MutantRule
    events: Mapping[Literal["agent_of_chaos", "fallout_wind", "mutants_evolve"], Event]


POCKET = read(Pocket, __package__)
