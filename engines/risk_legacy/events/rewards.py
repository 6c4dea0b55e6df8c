"""The end of a game, rewards and names (RL-7)."""

from __future__ import annotations

from typing import Literal

from engines.core import Fact, Seat, Uncovered, record
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.naming import Continent, Given, Person, Territory


@record
class GameWon(Fact):
    seat: Seat
    why: Literal["stars", "alone", "round_cap", "conceded"]
    stars: int


@record
class BoardSigned(Fact):
    seat: Seat
    game: int
    signatures: int
    """Of this person by now."""


@record
class ContinentTaken(Fact):
    """Its naming right (RL-7.5.2)."""

    seat: Seat
    continent: Continent


@record
class CityBuilt(Fact):
    seat: Seat
    territory: Territory
    city: CityKind


@record
class ScarRemoved(Fact):
    seat: Seat
    territory: Territory


@record
class BonusAltered(Fact):
    seat: Seat
    continent: Continent
    change: int
    bonus: int
    """From now on."""


@record
class FortificationBuilt(Fact):
    seat: Seat
    territory: Territory


@record
class TerritoryCardDestroyed(Fact):
    seat: Seat
    territory: Territory


@record
class TerritoryCardUpgraded(Fact):
    seat: Seat
    territory: Territory
    coins: int


@record
class RewardForgone(Fact):
    """Nothing was chosen, or nothing was left to choose."""

    seat: Seat


@record
class NameGiven(Fact):
    """``number``: a territory or a continent."""

    seat: Seat
    place: Literal["city", "continent", "planet"]
    number: int
    name: Given


@record
class NamePostponed(Fact):
    seat: Seat
    place: Literal["city", "continent", "planet"]


@record
class NamerChosen(Uncovered):
    """Who names the planet: a person, the dice of a tie, and the seat that writes it down (RL-7.7.1)."""

    person: Person
    rounds: tuple[tuple[tuple[str, int, int], ...], ...]
    """Person, die, continents named; empty without a tie."""
    seat: Seat | None
    """``None``: nobody sits at the table any more."""


@record
class GameRecorded(Fact):
    """The record is closed: the match is over."""

    game: int
