"""The end of a game, rewards and names (RL-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.core.event import Fact
from engines.risk_legacy.components import CityKind


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Fact):
    seat: int
    why: Literal["stars", "alone", "round_cap", "conceded"]
    stars: int
    kind: Literal["game_won"] = "game_won"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSigned(Fact):
    seat: int
    game: int
    signatures: int
    """Of this person by now."""
    kind: Literal["board_signed"] = "board_signed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContinentTaken(Fact):
    """Its naming right (RL-7.5.2)."""

    seat: int
    continent: int
    kind: Literal["continent_taken"] = "continent_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class CityBuilt(Fact):
    seat: int
    territory: int
    city: CityKind
    kind: Literal["city_built"] = "city_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScarRemoved(Fact):
    seat: int
    territory: int
    kind: Literal["scar_removed"] = "scar_removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusAltered(Fact):
    seat: int
    continent: int
    change: int
    bonus: int
    """From now on."""
    kind: Literal["bonus_altered"] = "bonus_altered"


@dataclass(frozen=True, slots=True, kw_only=True)
class FortificationBuilt(Fact):
    seat: int
    territory: int
    kind: Literal["fortification_built"] = "fortification_built"


@dataclass(frozen=True, slots=True, kw_only=True)
class TerritoryCardDestroyed(Fact):
    seat: int
    territory: int
    kind: Literal["territory_card_destroyed"] = "territory_card_destroyed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TerritoryCardUpgraded(Fact):
    seat: int
    territory: int
    coins: int
    kind: Literal["territory_card_upgraded"] = "territory_card_upgraded"


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardForgone(Fact):
    """Nothing was chosen, or nothing was left to choose."""

    seat: int
    kind: Literal["reward_forgone"] = "reward_forgone"


@dataclass(frozen=True, slots=True, kw_only=True)
class NameGiven(Fact):
    """``number``: a territory or a continent."""

    seat: int
    place: Literal["city", "continent", "planet"]
    number: int
    name: str
    kind: Literal["name_given"] = "name_given"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamePostponed(Fact):
    seat: int
    place: Literal["city", "continent", "planet"]
    kind: Literal["name_postponed"] = "name_postponed"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamerChosen(Fact):
    """Who names the planet: a person, the dice of a tie, and the seat that writes it down (RL-7.7.1)."""

    reveals: ClassVar[bool] = True
    person: str
    rounds: tuple[tuple[tuple[str, int, int], ...], ...]
    """Person, die, continents named; empty without a tie."""
    seat: int | None
    """``None``: nobody sits at the table any more."""
    kind: Literal["namer_chosen"] = "namer_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecorded(Fact):
    """The record is closed: the match is over."""

    game: int
    kind: Literal["game_recorded"] = "game_recorded"


RewardEvent = Annotated[
    Union[
        GameWon,
        BoardSigned,
        ContinentTaken,
        CityBuilt,
        ScarRemoved,
        BonusAltered,
        FortificationBuilt,
        TerritoryCardDestroyed,
        TerritoryCardUpgraded,
        RewardForgone,
        NameGiven,
        NamePostponed,
        NamerChosen,
        GameRecorded,
    ],
    Field(discriminator="kind"),
]
