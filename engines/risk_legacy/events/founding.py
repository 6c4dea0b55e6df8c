"""The founding, and how a game is set up (RL-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.core.event import Fact, Secret
from engines.risk_legacy.components import PowerName, ScarName


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundingBegan(Fact):
    """Who chooses first, and how many factions and coins each has to decide (RL-4.1.2)."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]
    kind: Literal["founding_began"] = "founding_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerChosen(Fact):
    """The other power of that faction is destroyed when all are fixed (RL-4.1.6)."""

    reveals: ClassVar[bool] = True
    seat: int | None
    """``None``: nobody was asked (RL-4.1.5)."""
    faction: int
    power: PowerName
    by_chance: bool
    kind: Literal["power_chosen"] = "power_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class StickerStuck(Fact):
    reveals: ClassVar[bool] = True
    seat: int | None
    territory: int
    by_chance: bool
    kind: Literal["sticker_stuck"] = "sticker_stuck"


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldFounded(Fact):
    kind: Literal["world_founded"] = "world_founded"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Fact):
    """The cards are laid out and bonuses given (RL-4.2.2 to 4.2.4)."""

    reveals: ClassVar[bool] = True
    game: int
    row: tuple[int | None, ...]
    missiles: tuple[int, ...]
    """By seat; a seat without any has a star token instead."""
    scars: bool
    """Whether everybody was dealt a scar card."""
    kind: Literal["game_began"] = "game_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScarDealt(Secret):
    """That everybody got one is told by :class:`GameBegan`."""

    reveals: ClassVar[bool] = True
    scar: ScarName
    kind: Literal["scar_dealt"] = "scar_dealt"

    def aloud(self) -> Fact | None:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartRolled(Fact):
    """Seats and their dice, round by round (RL-4.2.5)."""

    reveals: ClassVar[bool] = True
    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: int
    kind: Literal["start_rolled"] = "start_rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionTaken(Fact):
    seat: int
    faction: int
    kind: Literal["faction_taken"] = "faction_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Fact):
    """Headquarters and troops stand there."""

    seat: int
    territory: int
    troops: int
    kind: Literal["started"] = "started"


FoundingEvent = Annotated[
    Union[
        FoundingBegan,
        PowerChosen,
        StickerStuck,
        WorldFounded,
        GameBegan,
        ScarDealt,
        StartRolled,
        FactionTaken,
        Started,
    ],
    Field(discriminator="kind"),
]
