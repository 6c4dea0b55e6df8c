"""Everything a seat can do, as data. The log of a match is a list of these.

Creatures and settlements go by their number in the order of the data, rows from 1 to 6, kinds of chests by number."""

from __future__ import annotations

from typing import Literal

from engines.bellum_magica.components import PaymentName, Side
from engines.bellum_magica.orders import RecruitWish
from engines.core.move import Move
from engines.core.record import family, record

TreatAnswer = Literal["pass", "barrel", "spell"]

# ---- sealed answers


@record
class PlaceGoblins(Move):
    """Where the first and the second goblin dealt go (BM-4.8)."""

    sides: tuple[Side, Side]


@record
class Treat(Move):
    """The answer to a poll (BM-5.5)."""

    answer: TreatAnswer


@record
class Withdraw(Move):
    """Take a sealed answer back: the one about this *roll* of the day; 0: about the goblins. So a press that comes too
    late takes no later answer back."""

    roll: int


@record
class PassToday(Move):
    """Treat nobody today, whatever the row (BM-6.9); or take that back, so that what stood before stands again."""

    on: bool = True


# ---- phase 4: attacks


@family
class Raid(Move):
    pass


@record
class Plunder(Raid):
    """Attack a settlement, or the tavern."""

    settlement: int


@record
class Rob(Raid):
    """Attack a castle. *most*: take as many chests as the thieves can, gold first, and be asked nothing more."""

    victim: int
    most: bool


@record
class Stay(Raid):
    pass


@record
class Steal(Move):
    """One chest of this kind, whichever: equal backs make equal options."""

    chest: int


# ---- phase 5: creatures


@record
class Recruit(Move):
    card: int
    side: Side
    payment: PaymentName


@record
class Done(Move):
    pass


# ---- the rest of a day in one answer, put together in private steps


@record
class PlanDay(Move):
    pass


@record
class PlanRaid(Move):
    """The raid of the plan: not yet the raid itself."""

    raid: Raid


@record
class PlanRecruit(Move):
    """Wanted after those already planned."""

    wish: RecruitWish


@record
class PlanBack(Move):
    """One step back in the plan."""


@record
class WholeDay(Move):
    """Raid now; recruit these today, each of them once, by a standing order for today. No *raid*: it is over."""

    raid: Raid | None
    recruits: tuple[RecruitWish, ...]
    otherwise: Literal["ask", "done"]
