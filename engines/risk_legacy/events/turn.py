"""A turn, battle apart (RL-5), and how seats leave the game."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Annotated, Literal

from pydantic import Field

from engines.core.event import DECISIVE, NOTABLE, SLIGHT, TRIFLE, Event, Fact, OfSeat, Uncovered
from engines.core.record import evolve, record
from engines.core.shown import Seat
from engines.risk_legacy.naming import Card, Territory

Token = str
"""Where a star token came from (RL-7.1.1): of these, or by its name in a packet."""
TOKENS: tuple[Token, ...] = ("start", "bought", "coin_pile")


@record
class TurnBegan(OfSeat, opens=True):
    round: int


@record
class Garrisoned(OfSeat, weight=TRIFLE):
    """One troop into each of these, by ``hq_garrison``."""

    territories: tuple[Territory, ...]


@record
class StarGained(OfSeat, weight=DECISIVE):
    """A star token, and for which cards it was bought."""

    source: Token
    cards: tuple[int, ...] = ()

    def weighs(self) -> int:
        return self.weight if self.source == "bought" else TRIFLE  # else it is told along with what brought it


@record
class Joined(OfSeat, weight=NOTABLE):
    territory: Territory
    troops: int


@record
class Recruited(OfSeat, weight=TRIFLE):
    """The sum (RL-5.4.2): territories and population, whole continents, names."""

    territories: int
    population: int
    base: int
    continents: int
    names: int


@record
class RecruitedMore(OfSeat, weight=TRIFLE):
    """The same, where packets add something."""

    territories: int
    population: int
    base: int
    continents: int
    names: int
    powers: int


@record
class CardsTraded(OfSeat):
    cards: tuple[int, ...]
    coins: int
    troops: int


@record
class TroopsPlaced(OfSeat, weight=SLIGHT, adds="troops"):
    territory: Territory
    troops: int
    garrisoned: Annotated[tuple[Territory, ...], Field(exclude=True)] = field(default=(), compare=False)
    """Where one more had come at the start of the turn, of the first recruits in it. The log does not say: it is read
    from what was told before. Whether it is told or not, the same recruits are the same."""

    def amid(self, before: Iterable[Event]) -> Event:
        """The garrison goes without saying when it comes, and is told along with the first recruits that stay."""
        back = 0
        for event in before:
            match event:
                case TakenBack(what="placed"):
                    back += 1
                case TroopsPlaced() if not back:
                    break
                case TroopsPlaced():
                    back -= 1
                case Garrisoned(territories=held):
                    return evolve(self, garrisoned=held)
                case TurnBegan():
                    break
        return self


@record
class TerritoryEntered(OfSeat, gathers="target"):
    """An expansion (RL-5.5)."""

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
class Maneuvered(OfSeat, weight=SLIGHT):
    origin: Territory
    target: Territory
    troops: int


@record
class LostOnTheWay(OfSeat, costs="seat", weight=NOTABLE):
    """Of troops that moved into a territory, beside any toll."""

    territory: Territory
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
class RowChanged(Uncovered, weight=TRIFLE):
    """Cards slid, and what came up."""

    row: tuple[int | None, ...]
    discarded: int | None
    reshuffled: int
    """So many discarded cards became the new deck (RL-5.11.5)."""


@record
class PileEmptied(Fact, weight=DECISIVE):
    """The last coin card is gone for the first time (RL-5.11.6); nobody gets the star at a tie."""

    seat: Seat | None


@record
class KnockedOut(OfSeat, follows=True, costs="seat", weight=DECISIVE):
    """No troop is left; the conqueror takes the cards (RL-5.8), if there is one."""

    by: Seat | None
    cards: tuple[int, ...]


Departure = Literal["no_start", "removed", "no_troops"]
"""Why a seat is out: no place to join the war (RL-7.3.1), removed (RL-7.4.3), without troops at the end (RL-7.2.3)."""


@record
class Eliminated(OfSeat, costs="seat", weight=DECISIVE):
    why: Departure


@record
class Conceded(OfSeat, weight=DECISIVE):
    """``to``: ``None`` takes it back."""

    to: Seat | None
