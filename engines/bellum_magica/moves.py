"""Everything a seat can do, as data. The log of a match is a list of these.

Creatures and settlements go by their number in the order of the data, rows from 1 to 6, kinds of chests by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.bellum_magica.components import PaymentName, Side
from engines.bellum_magica.order_moves import AnyOrder
from engines.bellum_magica.orders import RecruitWish
from engines.core.draft import Cancel

TreatAnswer = Literal["pass", "barrel", "spell"]

# ---- sealed answers


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceGoblins:
    """Where the first and the second goblin dealt go (BM-4.8)."""

    sides: tuple[Side, Side]
    kind: Literal["place_goblins"] = "place_goblins"


@dataclass(frozen=True, slots=True, kw_only=True)
class Treat:
    """The answer to a poll (BM-5.5)."""

    answer: TreatAnswer
    kind: Literal["treat"] = "treat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw:
    """Take a sealed answer back: the one about this *roll* of the day; 0: about the goblins. So a press that comes too
    late takes no later answer back."""

    roll: int
    kind: Literal["withdraw"] = "withdraw"


# ---- phase 4: attacks


@dataclass(frozen=True, slots=True, kw_only=True)
class Plunder:
    """Attack a settlement, or the tavern."""

    settlement: int
    kind: Literal["plunder"] = "plunder"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rob:
    """Attack a castle. *most*: take as many chests as the thieves can, gold first, and be asked nothing more."""

    victim: int
    most: bool
    kind: Literal["rob"] = "rob"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay:
    kind: Literal["stay"] = "stay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steal:
    """One chest of this kind, whichever: equal backs make equal options."""

    chest: int
    kind: Literal["steal"] = "steal"


# ---- phase 5: creatures


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruit:
    card: int
    side: Side
    payment: PaymentName
    kind: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    kind: Literal["done"] = "done"


# ---- the rest of a day in one answer, put together in private steps

Raid = Annotated[Union[Plunder, Rob, Stay], Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanDay:
    kind: Literal["plan_day"] = "plan_day"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRaid:
    """The raid of the plan: not yet the raid itself."""

    raid: Raid
    kind: Literal["plan_raid"] = "plan_raid"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRecruit:
    """Wanted after those already planned."""

    wish: RecruitWish
    kind: Literal["plan_recruit"] = "plan_recruit"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanBack:
    """One step back in the plan."""

    kind: Literal["plan_back"] = "plan_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeDay:
    """Raid now; recruit these today, each of them once, by a standing order for today. No *raid*: it is over."""

    raid: Raid | None
    recruits: tuple[RecruitWish, ...]
    otherwise: Literal["ask", "done"]
    kind: Literal["whole_day"] = "whole_day"


Move = Annotated[
    Union[
        PlaceGoblins,
        Treat,
        Withdraw,
        Plunder,
        Rob,
        Stay,
        Steal,
        Recruit,
        Done,
        PlanDay,
        PlanRaid,
        PlanRecruit,
        PlanBack,
        WholeDay,
        Cancel,
        AnyOrder,
    ],
    Field(discriminator="kind"),
]
