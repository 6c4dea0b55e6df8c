"""Everything a seat can do, as data. The log of a match is a list of these.

Creatures and settlements go by their number in the order of the data, rows from 1 to 6, kinds of chests by number."""

from typing import Any, Literal

from engines.bellum_magica.components import PaymentName, Side, TreatAnswer
from engines.bellum_magica.naming import Beast, ChestKind, Place, Untold
from engines.bellum_magica.orders import RecruitWish
from engines.core.move import Move, Part, part
from engines.core.record import family, record
from engines.core.shown import Seat

# ---- sealed answers


@record
class PlaceGoblins(Move, lasting=True):
    """Where the first and the second goblin dealt go, for the whole match (BM-4.8)."""

    sides: tuple[Side, Side]


@record
class Treat(Move):
    """The answer to a poll (BM-5.5)."""

    answer: TreatAnswer


@record
class Withdraw(Move):
    """Take a sealed answer back: the one about this *roll* of the day; 0: about the goblins. So a press that comes too
    late takes no later answer back."""

    roll: Untold


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

    settlement: Place


@record
class Rob(Raid):
    """Attack a castle. *most*: take as many chests as the thieves can, gold first, and be asked nothing more."""

    victim: Seat
    most: bool


@record
class Stay(Raid):
    pass


@record
class Steal(Move):
    """One chest of this kind, whichever: equal backs make equal options."""

    chest: ChestKind


# ---- phase 5: creatures


@record
class Recruit(Move):
    card: Beast
    side: Side
    payment: PaymentName


@record
class Done(Move):
    pass


# ---- the rest of a day in one answer, put together in private steps


@record
class WholeDay(Move):
    """Raid now; recruit these today, each of them once, by a standing order for today. No *raid*: it is over.

    Its parts are ``plan``, with which it begins, ``raid``, ``wish``, again and again, and ``back``, one step."""

    raid: Raid | None
    recruits: tuple[RecruitWish, ...]
    otherwise: Literal["ask", "done"]


PLAN, BACK = part(WholeDay, plan=None), part(WholeDay, back=None)


RAIDS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "plunder": (Plunder, ("settlement",)),
    "rob": (Rob, ("victim", "most")),
    "stay": (Stay, ()),
}
"""Kind → the raid and its fields."""


def raid_part(raid: Raid) -> Part:
    """The raid of a plan: not yet the raid itself."""
    return part(WholeDay, raid=(raid.kind, *(getattr(raid, name) for name in RAIDS[raid.kind][1])))


def planned_raid(value: Any) -> Raid:
    """What such a part means."""
    kind, names = RAIDS[value[0]]
    raid: Raid = kind(**dict(zip(names, value[1:], strict=True)))
    return raid


def wish_part(wish: RecruitWish) -> Part:
    """Wanted after those already planned."""
    return part(WholeDay, wish=(wish.what, wish.side, *wish.payments))


def planned_wish(value: Any) -> RecruitWish:
    what, side, *payments = value
    return RecruitWish(what=what, side=side, payments=tuple(payments))
