"""A turn, battle apart (RL-5), and how seats leave the game."""

from typing import ClassVar, Literal

from engines.core import Fact, OfSeat, Seat, Uncovered, record
from engines.risk_legacy.naming import Card, Territory
from engines.risk_legacy.side import Token


@record
class TurnBegan(OfSeat):
    opens: ClassVar[bool] = True
    round: int


@record
class Garrisoned(OfSeat):
    """One troop into each of these, by ``hq_garrison``."""

    territories: tuple[Territory, ...]


@record
class StarGained(OfSeat):
    """A star token, and for which cards it was bought."""

    source: Token
    cards: tuple[int, ...] = ()


@record
class Joined(OfSeat):
    territory: Territory
    troops: int


@record
class Recruited(OfSeat):
    """The sum (RL-5.4.2): territories and population, whole continents, names."""

    territories: int
    population: int
    base: int
    continents: int
    names: int


@record
class CardsTraded(OfSeat):
    cards: tuple[int, ...]
    coins: int
    troops: int


@record
class TroopsPlaced(OfSeat):
    territory: Territory
    troops: int


@record
class TakenBack(OfSeat):
    """The latest placement, trade, expansion or maneuver of this turn was undone."""

    what: Literal["placed", "traded", "expanded", "moved"]


@record
class TerritoryEntered(OfSeat):
    """An expansion (RL-5.5)."""

    origin: Territory
    target: Territory
    troops: int
    """That set out."""
    lost: int
    hq: Seat | None
    """The seat whose bare headquarters stood there."""


@record
class Maneuvered(OfSeat):
    origin: Territory
    target: Territory
    troops: int


@record
class CardTaken(OfSeat):
    """At the end of the turn; ``levied`` by ``card_levy``: a troop there."""

    card: Card
    levied: bool


@record
class RowChanged(Uncovered):
    """Cards slid, and what came up."""

    row: tuple[int | None, ...]
    discarded: int | None
    reshuffled: int
    """So many discarded cards became the new deck (RL-5.11.5)."""


@record
class PileEmptied(Fact):
    """The last coin card is gone for the first time (RL-5.11.6); nobody gets the star at a tie."""

    seat: Seat | None


@record
class KnockedOut(OfSeat):
    """No troop is left; the conqueror takes the cards (RL-5.8)."""

    by: Seat
    cards: tuple[int, ...]


Departure = Literal["no_start", "removed", "no_troops"]
"""Why a seat is out: no place to join the war (RL-7.3.1), removed (RL-7.4.3), without troops at the end (RL-7.2.3)."""


@record
class Eliminated(OfSeat):
    why: Departure


@record
class Conceded(OfSeat):
    """``to``: ``None`` takes it back."""

    to: Seat | None
