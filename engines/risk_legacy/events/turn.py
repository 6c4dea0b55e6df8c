"""A turn, battle apart (RL-5), and how seats leave the game."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Event, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat
from engines.risk_legacy.naming import Card, Territory

Token = Literal["start", "bought", "coin_pile"]
"""Where a star token came from (RL-7.1.1)."""


@record
class TurnBegan(OfSeat):
    opens: ClassVar[bool] = True
    round: int


@record
class Garrisoned(OfSeat):
    """One troop into each of these, by ``hq_garrison``."""

    weight: ClassVar[int] = TRIFLE
    territories: tuple[Territory, ...]


@record
class StarGained(OfSeat):
    """A star token, and for which cards it was bought."""

    weight: ClassVar[int] = DECISIVE
    source: Token
    cards: tuple[int, ...] = ()

    def weighs(self) -> int:
        return self.weight if self.source == "bought" else TRIFLE  # else it is told along with what brought it


@record
class Joined(OfSeat):
    weight: ClassVar[int] = NOTABLE
    territory: Territory
    troops: int


@record
class Recruited(OfSeat):
    """The sum (RL-5.4.2): territories and population, whole continents, names."""

    weight: ClassVar[int] = TRIFLE
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
    weight: ClassVar[int] = TRIFLE
    territory: Territory
    troops: int


@record
class TerritoryEntered(OfSeat):
    """An expansion (RL-5.5)."""

    weight: ClassVar[int] = NOTABLE
    origin: Territory
    target: Territory
    troops: int
    """That set out."""
    lost: int
    hq: Seat | None
    """The seat whose bare headquarters stood there."""

    def weighs(self) -> int:
        return self.weight if self.hq is None else DECISIVE


@record
class Maneuvered(OfSeat):
    weight: ClassVar[int] = TRIFLE
    origin: Territory
    target: Territory
    troops: int


UNDONE: Mapping[str, type[Event]] = {
    "placed": TroopsPlaced,
    "traded": CardsTraded,
    "expanded": TerritoryEntered,
    "moved": Maneuvered,
}
"""What :class:`TakenBack` takes back, by its word for it."""


@record
class TakenBack(Fact):
    """The latest placement, trade, expansion or maneuver of this turn was undone."""

    seat: Seat
    what: Literal["placed", "traded", "expanded", "moved"]

    def takes_back(self) -> type[Event]:
        return UNDONE[self.what]


@record
class CardTaken(OfSeat):
    """At the end of the turn; ``levied`` by ``card_levy``: a troop there."""

    card: Card
    levied: bool


@record
class RowChanged(Uncovered):
    """Cards slid, and what came up."""

    weight: ClassVar[int] = TRIFLE
    row: tuple[int | None, ...]
    discarded: int | None
    reshuffled: int
    """So many discarded cards became the new deck (RL-5.11.5)."""


@record
class PileEmptied(Fact):
    """The last coin card is gone for the first time (RL-5.11.6); nobody gets the star at a tie."""

    weight: ClassVar[int] = DECISIVE
    seat: Seat | None


@record
class KnockedOut(OfSeat):
    """No troop is left; the conqueror takes the cards (RL-5.8)."""

    weight: ClassVar[int] = DECISIVE
    by: Seat
    cards: tuple[int, ...]


Departure = Literal["no_start", "removed", "no_troops"]
"""Why a seat is out: no place to join the war (RL-7.3.1), removed (RL-7.4.3), without troops at the end (RL-7.2.3)."""


@record
class Eliminated(OfSeat):
    weight: ClassVar[int] = DECISIVE
    why: Departure


@record
class Conceded(OfSeat):
    """``to``: ``None`` takes it back."""

    weight: ClassVar[int] = DECISIVE
    to: Seat | None
