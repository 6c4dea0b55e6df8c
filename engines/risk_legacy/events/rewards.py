"""The end of a game, rewards and names (RL-7)."""

from typing import Literal

from engines.core import Fact, OfSeat, Seat, Uncovered, record
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.naming import Continent, Given, Person, Territory


@record
class GameWon(OfSeat):
    why: Literal["stars", "alone", "round_cap", "conceded"]
    stars: int


@record
class BoardSigned(OfSeat):
    game: int
    signatures: int
    """Of this person by now."""


@record
class ContinentTaken(OfSeat):
    """Its naming right (RL-7.5.2)."""

    continent: Continent


@record
class CityBuilt(OfSeat):
    territory: Territory
    city: CityKind


@record
class ScarRemoved(OfSeat):
    territory: Territory


@record
class BonusAltered(OfSeat):
    continent: Continent
    change: int
    bonus: int
    """From now on."""


@record
class FortificationBuilt(OfSeat):
    territory: Territory


@record
class TerritoryCardDestroyed(OfSeat):
    territory: Territory


@record
class TerritoryCardUpgraded(OfSeat):
    territory: Territory
    coins: int


@record
class RewardForgone(OfSeat):
    """Nothing was chosen, or nothing was left to choose."""


@record
class NameGiven(OfSeat):
    """``number``: a territory or a continent."""

    place: Literal["city", "continent", "planet"]
    number: int
    name: Given


@record
class NamePostponed(OfSeat):
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
