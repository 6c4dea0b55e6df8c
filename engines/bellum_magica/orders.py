"""Standing orders (BM-6.4 to 6.9). Secret, asked before anybody is, kept in two layers: what holds until it is changed,
and what holds for today and stands before it."""

from dataclasses import field, replace
from typing import Literal, Self, Union

from engines.bellum_magica.components import ROWS, PaymentName
from engines.core.orders import StandingOrders
from engines.core.record import record

TreatOrder = Literal["ask", "pass", "barrel", "spell", "spell_then_barrel"]
WishSide = Literal["left", "right", "auto"]
Lifetime = Literal["until_changed", "today"]
AnyOf = Literal["any_evil", "any_more_evil"]
Page = Literal[
    "top", "treats", "row", "unless", "raid", "raid_list",
    "recruit", "recruit_list", "recruit_evil", "recruit_more_evil", "recruit_side", "keep",
]  # fmt: skip
"""Where a seat is leafing in its own orders."""
Subject = Literal["treats", "raids", "recruits"]
_PAGES: dict[Subject, tuple[Page, ...]] = {
    "treats": ("treats", "row", "unless"),
    "raids": ("raid", "raid_list"),
    "recruits": ("recruit", "recruit_list", "recruit_evil", "recruit_more_evil", "recruit_side", "keep"),
}
ABOUT: dict[Page, tuple[Subject, ...]] = {
    "top": tuple(_PAGES),
    **{page: (subject,) for subject, pages in _PAGES.items() for page in pages},
}
"""Page → what it is about; the first page is about everything."""
MOST_RAIDS = 5
"""Entries of a raid list (BM-6.5)."""
MOST_WISHES = 8
"""Creatures in a list: nobody can pay for more on a day."""
ASK_ALWAYS: tuple[TreatOrder, ...] = tuple("ask" for _ in range(ROWS))
NEVER_TREAT: tuple[TreatOrder, ...] = tuple("pass" for _ in range(ROWS))
PAYMENTS: tuple[PaymentName, ...] = ("rune_and_food", "runes")
"""The usual order of payments for a more evil creature (BM-6.7)."""


@record
class Treats:
    """The answer to a poll by row (BM-6.4)."""

    rows: tuple[TreatOrder, ...] = ASK_ALWAYS
    keep_barrels: int = 0


@record
class RaidWish:
    """``settlement``: with its number, the tavern too; ``castle``: with the seat."""

    what: Literal["settlement", "best_settlement", "castle"]
    number: int = 0


@record
class RaidOrder:
    """``list``: the first wish that is legal (BM-6.5)."""

    mode: Literal["ask", "stay", "auto", "list"] = "ask"
    wishes: tuple[RaidWish, ...] = ()
    otherwise: Literal["ask", "stay"] = "ask"


@record
class RecruitWish:
    """*what*: a card by number, or whatever lies in the lowest slot of a deck's display."""

    what: Union[int, AnyOf]
    side: WishSide
    payments: tuple[PaymentName, ...] = PAYMENTS
    """For a more evil creature; an evil one has one price."""


@record
class RecruitOrder:
    """``list``: the first wish that can be paid, from the start again after each (BM-6.7)."""

    mode: Literal["ask", "none", "auto", "list"] = "ask"
    wishes: tuple[RecruitWish, ...] = ()
    keep_food: int = 0
    keep_runestones: int = 0
    otherwise: Literal["ask", "done"] = "ask"
    once: bool = False
    """A plan: each wish is struck off when it is done."""


def settled(order: RaidOrder | RecruitOrder) -> bool:
    """Whether it answers whatever comes."""
    return (order.otherwise if order.mode == "list" else order.mode) != "ask"


ASK_TREATS, ASK_RAIDS, ASK_RECRUITS = Treats(), RaidOrder(), RecruitOrder()
"""What holds where nothing is said."""


@record
class Layer:
    """``None``: nothing is said here."""

    treats: Treats | None = None
    raids: RaidOrder | None = None
    recruits: RecruitOrder | None = None
    absent: Literal["pass", "auto"] | None = None

    @property
    def settled(self) -> tuple[Subject, ...]:
        """What is answered here whatever comes, so that its seat is never asked."""
        found: dict[Subject, object] = {
            "treats": self.treats and "ask" not in self.treats.rows,
            "raids": self.raids and settled(self.raids),
            "recruits": self.recruits and settled(self.recruits),
        }
        return tuple(subject for subject, always in found.items() if always)


@record
class Pen:
    """What is being written, and where. Nothing of it counts before it is saved."""

    lifetime: Lifetime = "until_changed"
    page: Page = "top"
    row: int = 0
    """The row whose treats are chosen."""
    unless: tuple[int, ...] = ()
    """Rows for *treat unless the row is one of …*."""
    raids: RaidOrder = field(default_factory=lambda: RaidOrder(mode="list"))
    recruits: RecruitOrder = field(default_factory=lambda: RecruitOrder(mode="list"))
    what: Union[int, AnyOf] = "any_evil"
    """The creature whose side is chosen."""

    @property
    def unsaved(self) -> bool:
        """Whether something on the open page counts only when it is saved."""
        written = {"unless": self.unless, "raid_list": self.raids.wishes, "recruit_list": self.recruits.wishes}
        return bool(written.get(self.page))


@record
class Orders(StandingOrders):
    standing: Layer = field(default_factory=Layer)
    today: Layer = field(default_factory=Layer)
    pen: Pen = field(default_factory=Pen)

    @property
    def treats(self) -> Treats:
        return self.today.treats or self.standing.treats or ASK_TREATS

    @property
    def raids(self) -> RaidOrder:
        return self.today.raids or self.standing.raids or ASK_RAIDS

    @property
    def recruits(self) -> RecruitOrder:
        return self.today.recruits or self.standing.recruits or ASK_RECRUITS

    @property
    def absent(self) -> Literal["pass", "auto"]:
        """What the clock answers (BM-6.8)."""
        return self.today.absent or self.standing.absent or "pass"

    @property
    def beneath(self) -> Self:
        """What the pen changes: what is to last does not start from what was said for today."""
        return self if self.pen.lifetime == "today" else replace(self, today=Layer())
