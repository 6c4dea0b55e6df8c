"""The end of a game, rewards and names (RL-7)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.event import Fact
from engines.core.record import record
from engines.risk_legacy.components import CityKind


@record
class GameWon(Fact):
    seat: int
    why: Literal["stars", "alone", "round_cap", "conceded"]
    stars: int


@record
class BoardSigned(Fact):
    seat: int
    game: int
    signatures: int
    """Of this person by now."""


@record
class ContinentTaken(Fact):
    """Its naming right (RL-7.5.2)."""

    seat: int
    continent: int


@record
class CityBuilt(Fact):
    seat: int
    territory: int
    city: CityKind


@record
class ScarRemoved(Fact):
    seat: int
    territory: int


@record
class BonusAltered(Fact):
    seat: int
    continent: int
    change: int
    bonus: int
    """From now on."""


@record
class FortificationBuilt(Fact):
    seat: int
    territory: int


@record
class TerritoryCardDestroyed(Fact):
    seat: int
    territory: int


@record
class TerritoryCardUpgraded(Fact):
    seat: int
    territory: int
    coins: int


@record
class RewardForgone(Fact):
    """Nothing was chosen, or nothing was left to choose."""

    seat: int


@record
class NameGiven(Fact):
    """``number``: a territory or a continent."""

    seat: int
    place: Literal["city", "continent", "planet"]
    number: int
    name: str


@record
class NamePostponed(Fact):
    seat: int
    place: Literal["city", "continent", "planet"]


@record
class NamerChosen(Fact):
    """Who names the planet: a person, the dice of a tie, and the seat that writes it down (RL-7.7.1)."""

    reveals: ClassVar[bool] = True
    person: str
    rounds: tuple[tuple[tuple[str, int, int], ...], ...]
    """Person, die, continents named; empty without a tie."""
    seat: int | None
    """``None``: nobody sits at the table any more."""


@record
class GameRecorded(Fact):
    """The record is closed: the match is over."""

    game: int
