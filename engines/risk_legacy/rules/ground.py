"""What lies open on the table, for rules that need no more: a view has it as well as the state (RL-3)."""

from typing import Protocol

from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.fields import Field, realm, threats


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


class Follower(Protocol):
    """A seat that plays a faction, as soon as it has taken one."""

    @property
    def faction(self) -> int | None: ...


class Ground(Protocol):
    """Read as the fields and methods of the state that have these names."""

    @property
    def world(self) -> World: ...
    @property
    def sides(self) -> tuple[Follower, ...]: ...
    @property
    def fields(self) -> tuple[Field, ...]: ...
    @property
    def turn(self) -> Hunt | None: ...

    def held(self, seat: int) -> tuple[int, ...]: ...


def neighbours(ground: Ground, seat: int, at: int) -> tuple[int, ...]:
    """Territories of *seat* next to it, those with most troops first."""
    fields = ground.fields
    own = realm(ground, seat).near[at]
    return tuple(sorted(own, key=lambda near: -fields[near].troops) if len(own) > 1 else own)


def threat(ground: Ground, seat: int, at: int) -> int:
    """Enemy troops in the territories next to it."""
    return threats(ground, seat)[at]
