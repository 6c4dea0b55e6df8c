"""Founding a world and taking up a place in it (RL-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.risk_legacy.components import PowerName


@dataclass(frozen=True, slots=True, kw_only=True)
class FixPower:
    """Keep one of a faction's two powers for the whole campaign."""

    faction: int
    power: PowerName
    kind: Literal["fix_power"] = "fix_power"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceSticker:
    """A coin onto a territory card."""

    territory: int
    kind: Literal["place_sticker"] = "place_sticker"


@dataclass(frozen=True, slots=True, kw_only=True)
class ByChance:
    """Let chance make this founding choice."""

    kind: Literal["by_chance"] = "by_chance"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFaction:
    faction: int
    kind: Literal["take_faction"] = "take_faction"


@dataclass(frozen=True, slots=True, kw_only=True)
class StartAt:
    """Headquarters and troops go there."""

    territory: int
    kind: Literal["start_at"] = "start_at"


FoundingMove = Annotated[Union[FixPower, PlaceSticker, ByChance, TakeFaction, StartAt], Field(discriminator="kind")]
