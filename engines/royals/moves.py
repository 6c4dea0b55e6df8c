"""Everything a seat can do, as data. The log of a match is a list of these.

Countries, pairs and nobles are numbers in the order of the data, payments and discards vectors of counts; slots of the
row count from 1, as people do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.core.draft import Cancel
from engines.royals.cards import Cards
from engines.royals.components import PlanName
from engines.royals.order_moves import AnyOrder

# ---- where a card comes from


@dataclass(frozen=True, slots=True, kw_only=True)
class FromRow:
    """The country is named too, so that the log can be read and an old button be told from a new one."""

    slot: int
    country: int
    kind: Literal["from_row"] = "from_row"


@dataclass(frozen=True, slots=True, kw_only=True)
class FromDeck:
    kind: Literal["from_deck"] = "from_deck"


@dataclass(frozen=True, slots=True, kw_only=True)
class FromIntrigue:
    kind: Literal["from_intrigue"] = "from_intrigue"


Source = Annotated[Union[FromRow, FromDeck, FromIntrigue], Field(discriminator="kind")]


# ---- the three commands (RY-5.2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """One card, or several that are drawn one after the other. A first turn knows no plan."""

    sources: tuple[Source, ...]
    plan: PlanName | None = None
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Take a vacant noble, or capture one that somebody else holds; then *intrigue* is laid too."""

    noble: int
    country: Cards
    intrigue: Cards
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    """Give up what is over the hand limits, and no more."""

    country: Cards
    intrigue: Cards
    kind: Literal["end_turn"] = "end_turn"


# ---- putting one together in private steps


@dataclass(frozen=True, slots=True, kw_only=True)
class Gather:
    """Say several cards before any of them is seen."""

    plan: PlanName | None = None
    kind: Literal["gather"] = "gather"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """Choose with which cards to take a noble."""

    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """The noble whose payment is chosen."""

    noble: int
    kind: Literal["aim"] = "aim"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayCountry:
    cards: Cards
    kind: Literal["pay_country"] = "pay_country"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayIntrigue:
    cards: Cards
    kind: Literal["pay_intrigue"] = "pay_intrigue"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowAll:
    """List also the payments with more jokers than needed."""

    kind: Literal["show_all"] = "show_all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trim:
    """Choose what to give up at the end of the turn."""

    kind: Literal["trim"] = "trim"


AnyCommand = Union[Draw, Claim, EndTurn]
AnyStep = Union[Gather, Pay, Aim, PayCountry, PayIntrigue, ShowAll, Trim, Cancel]
Move = Annotated[Union[AnyCommand, AnyStep, AnyOrder], Field(discriminator="kind")]
