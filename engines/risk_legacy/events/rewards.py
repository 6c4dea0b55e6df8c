"""The end of a game, rewards and names (RL-7)."""

from typing import Literal

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.naming import Continent, Given, Person, Territory


@record
class GameWon(OfSeat, closes=True, weight=DECISIVE):
    why: Literal["stars", "alone", "round_cap", "conceded"]
    stars: int


@record
class BoardSigned(OfSeat, closes=True, weight=NOTABLE):
    game: int
    signatures: int
    """Of this person by now."""


@record
class ContinentTaken(OfSeat, closes=True, weight=NOTABLE):
    """Its naming right (RL-7.5.2)."""

    continent: Continent


@record
class CityBuilt(OfSeat, closes=True, weight=NOTABLE):
    territory: Territory
    city: CityKind


@record
class ScarRemoved(OfSeat, closes=True, weight=NOTABLE):
    territory: Territory


@record
class BonusAltered(OfSeat, closes=True, weight=NOTABLE):
    continent: Continent
    change: int
    bonus: int
    """From now on."""


@record
class FortificationBuilt(OfSeat, closes=True, weight=NOTABLE):
    territory: Territory


@record
class TerritoryCardDestroyed(OfSeat, closes=True, weight=NOTABLE):
    territory: Territory


@record
class TerritoryCardUpgraded(OfSeat, closes=True, weight=NOTABLE):
    territory: Territory
    coins: int


@record
class RewardForgone(OfSeat, closes=True):
    """Nothing was chosen, or nothing was left to choose."""


@record
class NameGiven(OfSeat, closes=True, weight=NOTABLE):
    """``number``: a territory or a continent."""

    place: Literal["city", "continent", "planet"]
    number: int
    name: Given


@record
class NamePostponed(OfSeat, weight=TRIFLE):
    place: Literal["city", "continent", "planet"]


@record
class NamerChosen(Uncovered, closes=True):
    """Who names the planet: a person, the dice of a tie, and the seat that writes it down (RL-7.7.1)."""

    person: Person
    rounds: tuple[tuple[tuple[str, int, int], ...], ...]
    """Person, die, continents named; empty without a tie."""
    seat: Seat | None
    """``None``: nobody sits at the table any more."""


@record
class GameRecorded(Fact, closes=True, weight=NOTABLE):
    """The record is closed: the match is over."""

    game: int
