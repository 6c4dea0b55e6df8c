"""A turn, battle apart (RL-5), and how seats leave the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.core.event import Fact
from engines.risk_legacy.side import Token


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Fact):
    seat: int
    round: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Garrisoned(Fact):
    """One troop into each of these, by ``hq_garrison``."""

    seat: int
    territories: tuple[int, ...]
    kind: Literal["garrisoned"] = "garrisoned"


@dataclass(frozen=True, slots=True, kw_only=True)
class StarGained(Fact):
    """A star token, and for which cards it was bought."""

    seat: int
    source: Token
    cards: tuple[int, ...] = ()
    kind: Literal["star_gained"] = "star_gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Fact):
    seat: int
    territory: int
    troops: int
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(Fact):
    """The sum (RL-5.4.2): territories and population, whole continents, names."""

    seat: int
    territories: int
    population: int
    base: int
    continents: int
    names: int
    kind: Literal["recruited"] = "recruited"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTraded(Fact):
    seat: int
    cards: tuple[int, ...]
    coins: int
    troops: int
    kind: Literal["cards_traded"] = "cards_traded"


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsPlaced(Fact):
    seat: int
    territory: int
    troops: int
    kind: Literal["troops_placed"] = "troops_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Fact):
    """The latest placement, trade, expansion or maneuver of this turn was undone."""

    seat: int
    what: Literal["placed", "traded", "expanded", "moved"]
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class TerritoryEntered(Fact):
    """An expansion (RL-5.5)."""

    seat: int
    origin: int
    target: int
    troops: int
    """That set out."""
    lost: int
    hq: int | None
    """The seat whose bare headquarters stood there."""
    kind: Literal["territory_entered"] = "territory_entered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Maneuvered(Fact):
    seat: int
    origin: int
    target: int
    troops: int
    kind: Literal["maneuvered"] = "maneuvered"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Fact):
    """At the end of the turn; ``levied`` by ``card_levy``: a troop there."""

    seat: int
    card: int
    levied: bool
    kind: Literal["card_taken"] = "card_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowChanged(Fact):
    """Cards slid, and what came up."""

    reveals: ClassVar[bool] = True
    row: tuple[int | None, ...]
    discarded: int | None
    reshuffled: int
    """So many discarded cards became the new deck (RL-5.11.5)."""
    kind: Literal["row_changed"] = "row_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileEmptied(Fact):
    """The last coin card is gone for the first time (RL-5.11.6); nobody gets the star at a tie."""

    seat: int | None
    kind: Literal["pile_emptied"] = "pile_emptied"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockedOut(Fact):
    """No troop is left; the conqueror takes the cards (RL-5.8)."""

    seat: int
    by: int
    cards: tuple[int, ...]
    kind: Literal["knocked_out"] = "knocked_out"


Departure = Literal["no_start", "removed", "no_troops"]
"""Why a seat is out: no place to join the war (RL-7.3.1), removed (RL-7.4.3), without troops at the end (RL-7.2.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminated(Fact):
    seat: int
    why: Departure
    kind: Literal["eliminated"] = "eliminated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Conceded(Fact):
    """``to``: ``None`` takes it back."""

    seat: int
    to: int | None
    kind: Literal["conceded"] = "conceded"


TurnEvent = Annotated[
    Union[
        TurnBegan,
        Garrisoned,
        StarGained,
        Joined,
        Recruited,
        CardsTraded,
        TroopsPlaced,
        TakenBack,
        TerritoryEntered,
        Maneuvered,
        CardTaken,
        RowChanged,
        PileEmptied,
        KnockedOut,
        Eliminated,
        Conceded,
    ],
    Field(discriminator="kind"),
]
