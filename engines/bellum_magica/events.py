"""What happened, as facts and secrets (BM-3.8). Cards by number, chests by kind and, in secrets, by value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.bellum_magica.atlas import CHESTS, Kinds
from engines.bellum_magica.components import PaymentName, Side, Tier
from engines.bellum_magica.moves import TreatAnswer
from engines.core.chair import Seated
from engines.core.event import Fact, Obeyed, Secret

Ending = Literal["chests", "day_cap", "alone"]
"""Why the match is over: enough chests (BM-5.31), its last day (BM-1.10), one seat left (BM-7.7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chest:
    """One whose value is told."""

    chest: int
    """Its kind by number."""
    value: int


# ---- the beginning


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Fact):
    """*castles* and *goblins* by seat; *drawn*: the first captain was drawn by lot."""

    reveals: ClassVar[bool] = True
    captain: int
    drawn: bool
    castles: tuple[int, ...]
    goblins: tuple[tuple[int, ...], ...]
    settlements: tuple[int, ...]
    creatures: tuple[int, ...]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(Fact):
    """Somebody has answered; what, nobody hears."""

    seat: int
    kind: Literal["sealed"] = "sealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoseSides(Secret):
    goblins: tuple[int, ...]
    sides: tuple[Side, Side]
    kind: Literal["chose_sides"] = "chose_sides"

    def aloud(self) -> Fact | None:
        (seat,) = self.owners
        return Sealed(seat=seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Secret):
    """An answer to the poll about *row*."""

    row: int
    answer: TreatAnswer
    kind: Literal["answered"] = "answered"

    def aloud(self) -> Fact | None:
        (seat,) = self.owners
        return Sealed(seat=seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Fact):
    """A sealed answer."""

    seat: int
    kind: Literal["took_back"] = "took_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoblinsPlaced(Fact):
    """By seat, all at once."""

    reveals: ClassVar[bool] = True
    sides: tuple[tuple[Side, ...], ...]
    kind: Literal["goblins_placed"] = "goblins_placed"


# ---- phases 1 to 3


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBegan(Fact):
    day: int
    captain: int
    kind: Literal["day_began"] = "day_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Fact):
    reveals: ClassVar[bool] = True
    day: int
    captain: int
    row: int
    number: int
    """Which roll of the day it is."""
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Treated(Fact):
    """Shows that all asked before it passed."""

    reveals: ClassVar[bool] = True
    seat: int
    payment: Literal["barrel", "spell"]
    row: int
    """The number that it did not like."""
    new: int
    """The one that was rolled then."""
    left: int
    """Barrels or ready spells that it still has."""
    kind: Literal["treated"] = "treated"


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyTreats(Fact):
    """All passed: the row is fixed."""

    reveals: ClassVar[bool] = True
    row: int
    kind: Literal["nobody_treats"] = "nobody_treats"


@dataclass(frozen=True, slots=True, kw_only=True)
class Crop:
    """*lost_…*: what the printed supply did not have (BM-5.15)."""

    seat: int
    food: int
    runestones: int
    lost_food: int
    lost_runestones: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Harvested(Fact):
    """The seats to which something was due, in turn order."""

    row: int
    crops: tuple[Crop, ...]
    kind: Literal["harvested"] = "harvested"


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """What the scouts of a seat brought: a kind of chest, or nothing from empty piles."""

    seat: int
    chest: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scouted(Fact):
    """*maps*: of each finder. One finder has found alone."""

    maps: int
    finds: tuple[Find, ...]
    kind: Literal["scouted"] = "scouted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(Secret):
    """The values of the chests that were just told by kind."""

    reveals: ClassVar[bool] = True
    chests: tuple[Chest, ...]
    kind: Literal["looked"] = "looked"

    def aloud(self) -> Fact | None:
        return None


# ---- phase 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Plundered(Fact):
    """What was taken; *spilt*: barrels over the limit, left behind (BM-5.25)."""

    seat: int
    settlement: int
    food: int
    runestones: int
    barrels: int
    spilt: int
    lost_food: int
    lost_runestones: int
    chests: Kinds
    kind: Literal["plundered"] = "plundered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Robbed(Fact):
    """The public side of a robbery. *shields*: all that the victim has now, with the one it gains (BM-5.27)."""

    thief: int
    victim: int
    chests: Kinds
    shields: int
    kind: Literal["robbed"] = "robbed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stolen(Secret):
    """Thief and victim see which chests moved."""

    reveals: ClassVar[bool] = True
    thief: int
    victim: int
    chests: tuple[Chest, ...]
    shields: int
    kind: Literal["stolen"] = "stolen"

    def aloud(self) -> Fact | None:
        wood, metal, gold = (sum(each.chest == kind for each in self.chests) for kind in range(len(CHESTS)))
        return Robbed(thief=self.thief, victim=self.victim, chests=(wood, metal, gold), shields=self.shields)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndNear(Fact):
    """A seat holds all but one of the chests that end the match, or more."""

    seat: int
    chests: int
    kind: Literal["end_near"] = "end_near"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stayed(Fact):
    seat: int
    kind: Literal["stayed"] = "stayed"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoAttack(Fact):
    """Nothing is within its reach."""

    seat: int
    kind: Literal["no_attack"] = "no_attack"


# ---- phases 5 and 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(Fact):
    """With the bonus tokens that the card brought, and the card that was turned up in its slot; ``None``: the deck is
    empty (BM-5.33)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    side: Side
    payment: PaymentName
    shields: int
    magic_shields: int
    spells: int
    turned_up: int | None
    kind: Literal["recruited"] = "recruited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned(Secret):
    """What follows was planned by its owner: told instead of an order that was obeyed, once for all of it."""

    kind: Literal["planned"] = "planned"

    def aloud(self) -> Fact | None:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementsTurnedUp(Fact):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    kind: Literal["settlements_turned_up"] = "settlements_turned_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckEmpty(Fact):
    """Its last card lies open."""

    deck: Tier | Literal["settlement"]
    kind: Literal["deck_empty"] = "deck_empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellsReady(Fact):
    """The spells that were used today can be used again."""

    seat: int
    count: int
    kind: Literal["spells_ready"] = "spells_ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class Departed(Fact):
    """A seat has left the match; *chests*: face down, out of the game."""

    seat: int
    chests: Kinds
    kind: Literal["departed"] = "departed"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Fact):
    """*chests*: every seat's, with their values."""

    reveals: ClassVar[bool] = True
    why: Ending
    winners: tuple[int, ...]
    chests: tuple[tuple[Chest, ...], ...]
    kind: Literal["match_ended"] = "match_ended"


AnyEvent = Annotated[
    Union[
        Dealt,
        Sealed,
        ChoseSides,
        Answered,
        TookBack,
        GoblinsPlaced,
        DayBegan,
        Rolled,
        Treated,
        NobodyTreats,
        Harvested,
        Scouted,
        Looked,
        Plundered,
        Robbed,
        Stolen,
        EndNear,
        Stayed,
        NoAttack,
        Recruited,
        Planned,
        SettlementsTurnedUp,
        DeckEmpty,
        SpellsReady,
        Departed,
        MatchEnded,
        Obeyed,
        Seated,
    ],
    Field(discriminator="kind"),
]
