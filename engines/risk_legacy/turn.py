"""The running turn (RL-5.2), forgotten when it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    territory: int
    troops: int
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded:
    cards: tuple[int, ...]
    troops: int
    kind: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Expanded:
    origin: int
    target: int
    troops: int
    """That set out."""
    lost: int
    kind: Literal["expanded"] = "expanded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A maneuver that ended nothing (RL-5.10.3)."""

    origin: int
    target: int
    troops: int
    kind: Literal["moved"] = "moved"


Deed = Annotated[Union[Placed, Traded, Expanded, Moved], Field(discriminator="kind")]
"""What can be taken back, since nothing was revealed by it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    seat: int
    recruits: int = 0
    """Still to be placed."""
    joined: bool = False
    """It joined the war this turn: nothing is recruited."""
    traded: bool = False
    maneuvered: bool = False
    conquered: tuple[int, ...] = ()
    """Territories, each once, in order."""
    expanded: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    """Territories that nobody may attack any more this turn (iron wall)."""
    prey: int | None = None
    """The territory that all attack rolls of this turn were against; ferocity asks (RL-2.3.1)."""
    scattered: bool = False
    """A second territory was attacked: ferocity is over for this turn."""
    scar_asked: tuple[tuple[int, int], ...] = ()
    """Seat and territory of the live scar asks so far (RL-6.2.3)."""
    postponed: bool = False
    """A name is still not wanted: none is asked for again this turn."""
    undo: tuple[Deed, ...] = ()
    """What may be taken back, the latest last; emptied by whatever reveals something."""
