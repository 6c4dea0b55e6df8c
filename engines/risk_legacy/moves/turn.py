"""What the active seat does, battle apart (RL-5.3 to 5.5, 5.10, 5.11), and the private steps to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

# ---- start of turn, RL-5.3 and 5.4.1


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyStar:
    """For four resource cards, whatever they show."""

    cards: tuple[int, ...]
    kind: Literal["buy_star"] = "buy_star"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn:
    kind: Literal["go_on"] = "go_on"


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Join the war there."""

    territory: int
    kind: Literal["join"] = "join"


# ---- recruiting, RL-5.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Trade:
    cards: tuple[int, ...]
    kind: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    territory: int
    troops: int
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """Undo the latest placement, trade, expansion or any-time maneuver: nothing was revealed since."""

    kind: Literal["take_back"] = "take_back"


# ---- expanding and maneuvering, RL-5.5 and 5.10


@dataclass(frozen=True, slots=True, kw_only=True)
class Expand:
    origin: int
    target: int
    troops: int
    kind: Literal["expand"] = "expand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Maneuver:
    origin: int
    target: int
    troops: int
    kind: Literal["maneuver"] = "maneuver"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCard:
    """A resource card from the row."""

    card: int
    kind: Literal["take_card"] = "take_card"


# ---- putting one together in private steps


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTrade:
    """Say which cards to trade."""

    kind: Literal["choose_trade"] = "choose_trade"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseStar:
    """Say which cards to give for a star."""

    kind: Literal["choose_star"] = "choose_star"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddCard:
    card: int
    kind: Literal["add_card"] = "add_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class DropCard:
    card: int
    kind: Literal["drop_card"] = "drop_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceAt:
    territory: int
    kind: Literal["place_at"] = "place_at"


@dataclass(frozen=True, slots=True, kw_only=True)
class AimExpand:
    target: int
    kind: Literal["aim_expand"] = "aim_expand"


@dataclass(frozen=True, slots=True, kw_only=True)
class AimManeuver:
    """Choose what sets out."""

    origin: int
    kind: Literal["aim_maneuver"] = "aim_maneuver"


@dataclass(frozen=True, slots=True, kw_only=True)
class From:
    """Where an expansion or an attack starts."""

    origin: int
    kind: Literal["from"] = "from"


@dataclass(frozen=True, slots=True, kw_only=True)
class To:
    """Where a maneuver goes."""

    target: int
    kind: Literal["to"] = "to"


TurnMove = Annotated[
    Union[
        BuyStar,
        GoOn,
        Join,
        Trade,
        Place,
        TakeBack,
        Expand,
        Maneuver,
        EndTurn,
        TakeCard,
        ChooseTrade,
        ChooseStar,
        AddCard,
        DropCard,
        PlaceAt,
        AimExpand,
        AimManeuver,
        From,
        To,
    ],
    Field(discriminator="kind"),
]
