"""What lies open on the table, for rules that need no more: a view has it as well as the state (RL-3)."""

from __future__ import annotations

from typing import Protocol

from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.fields import Field, realm, threats
from engines.risk_legacy.state import Powers


class Hunt(Protocol):
    """What the seat on turn has rolled against so far, and what it may no more attack."""

    @property
    def seat(self) -> int: ...
    @property
    def prey(self) -> int | None: ...
    @property
    def scattered(self) -> bool: ...
    @property
    def closed(self) -> tuple[int, ...]: ...


class Ground(Protocol):
    """Read as the fields and methods of the state that have these names."""

    @property
    def world(self) -> World: ...
    @property
    def fields(self) -> tuple[Field, ...]: ...
    @property
    def turn(self) -> Hunt | None: ...
    @property
    def powers(self) -> Powers:
        """By name, each with its seat, if it is not about everybody; before a world is founded, factions have none."""

    def held(self, seat: int) -> tuple[int, ...]: ...


def neighbours(ground: Ground, seat: int, at: int) -> tuple[int, ...]:
    """Territories of *seat* next to it, those with most troops first."""
    fields = ground.fields
    own = realm(fields, seat).near[at]
    return tuple(sorted(own, key=lambda near: -fields[near].troops) if len(own) > 1 else own)


def threat(ground: Ground, seat: int, at: int) -> int:
    """Enemy troops in the territories next to it."""
    return threats(ground.fields, seat)[at]
