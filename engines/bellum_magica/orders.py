"""Standing orders (BM-6.4 to 6.9). Secret, asked before anybody is, kept in two layers: what holds until it is changed,
and what holds for today and stands before it."""

from dataclasses import field, replace
from typing import Any, Literal, Self, Union

from engines.bellum_magica.components import ROWS, PaymentName
from engines.bellum_magica.events import EndNear, Plundered, Recruited, Robbed, Scouted, Stolen
from engines.core.event import Event
from engines.core.orders import StandingOrders
from engines.core.record import record

TreatOrder = Literal["ask", "pass", "barrel", "spell", "spell_then_barrel"]
WishSide = Literal["left", "right", "auto"]
Lifetime = Literal["until_changed", "today"]
AnyOf = Literal["any_evil", "any_more_evil"]
Page = Literal[
    "top", "stops", "treats", "row", "unless", "raid", "raid_list",
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
    "stops": (),
    **{page: (subject,) for subject, pages in _PAGES.items() for page in pages},
}
"""Page → what it is about; the first page is about everything."""
StopAt = Literal["robbed", "gone", "chests_5", "chests_7", "end_near"]
"""My castle is robbed; somebody else takes what I have listed; somebody else gains a chest and has so many, or all but
one of those that end the match."""
CHESTS: tuple[tuple[int, StopAt], ...] = ((5, "chests_5"), (7, "chests_7"))
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
    tavern: bool = False
    """In rows where nobody can attack more than the tavern it passes, whatever the row says."""


@record
class RaidWish:
    """``settlement``: with its number, the tavern too; ``castle``: with the seat."""

    what: Literal["settlement", "best_settlement", "castle"]
    number: int = 0
    given: int | None = None
    """Only while this settlement lies there."""


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
    given: int | None = None
    """Of the next attack that is listed: only while this settlement lies there."""

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
    def live(self) -> Self:
        """What answers: nothing of it at rest."""
        return type(self)() if self.resting else self

    @property
    def listed(self) -> tuple[Union[int, str], ...]:
        """Settlements and creatures that it waits for."""
        raids = (wish.number for wish in self.raids.wishes if wish.what == "settlement")
        return (*(f"settlement {number}" for number in raids), *(wish.what for wish in self.recruits.wishes))

    def stopped_by(self, state: Any, seat: int, heard: Event) -> bool:
        return any(stop in self.stops for stop in self._stops(state, seat, heard))

    def _stops(self, state: Any, seat: int, heard: Event) -> tuple[StopAt, ...]:
        match heard:
            case Robbed(thief=thief, victim=victim) | Stolen(thief=thief, victim=victim):
                return (*(("robbed",) if victim == seat else ()), *_chests(state, seat, thief))
            case Plundered(seat=other, settlement=card, chests=chests):
                taken = other != seat and f"settlement {card}" in self.listed
                return (*(("gone",) if taken else ()), *(_chests(state, seat, other) if any(chests) else ()))
            case Scouted(finds=finds):
                return tuple(
                    stop for find in finds if find.chest is not None for stop in _chests(state, seat, find.seat)
                )
            case Recruited(seat=other, card=card):
                return ("gone",) if other != seat and card in self.listed else ()
            case EndNear(seat=other):
                return ("end_near",) if other != seat else ()
        return ()

    @property
    def beneath(self) -> Self:
        """What the pen changes: what is to last does not start from what was said for today."""
        return self if self.pen.lifetime == "today" else replace(self, today=Layer())


def _chests(state: Any, seat: int, other: int) -> tuple[StopAt, ...]:
    """After *other* has gained some: everybody can count them."""
    held = len(state.lairs[other].chests)
    return tuple(stop for count, stop in CHESTS if other != seat and held >= count)
