"""What happened, as facts and secrets (BM-3.8). Cards by number, chests by kind and, in secrets, by value."""

from typing import Literal

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.components import PaymentName, Side, Tier, TreatAnswer
from engines.bellum_magica.naming import Beast, Chest, Haul, Maps, Place, Shields, Valued
from engines.core.event import DECISIVE, NOTABLE, SLIGHT, TRIFLE, Fact, OfSeat, Secret, Uncovered, Whispered
from engines.core.record import family, record
from engines.core.shown import Seat

Ending = Literal["chests", "day_cap", "alone"]
"""Why the match is over: enough chests (BM-5.31), its last day (BM-1.10), one seat left (BM-7.7)."""


# ---- the beginning


@record
class Dealt(Uncovered):
    """*castles* and *goblins* by seat; *drawn*: the first captain was drawn by lot."""

    captain: Seat
    drawn: bool
    castles: tuple[int, ...]
    goblins: tuple[tuple[int, ...], ...]
    settlements: tuple[int, ...]
    creatures: tuple[int, ...]


@record
class Sealed(OfSeat, weight=TRIFLE):
    """Somebody has answered; what, nobody hears."""


@family
class Answer(Secret, weight=TRIFLE):
    """Of one seat: what it is, the others do not hear. What comes of it is told to everybody."""

    def aloud(self) -> Fact | None:
        (seat,) = self.owners
        return Sealed(seat=seat)


@record
class ChoseSides(Answer):
    goblins: tuple[int, ...]
    sides: tuple[Side, Side]


@record
class Answered(Answer):
    """An answer to the poll about *row*."""

    row: int
    answer: TreatAnswer


@record
class TookBack(OfSeat, weight=TRIFLE):
    """A sealed answer."""


@record
class GoblinsPlaced(Uncovered):
    """By seat, all at once."""

    sides: tuple[tuple[Side, ...], ...]


# ---- phases 1 to 3


@record
class DayBegan(Fact, opens=True, weight=TRIFLE):
    """The first roll follows at once, and tells of it."""

    day: int
    captain: Seat


@record
class Rolled(Uncovered, gathers="row"):
    """A digest tells with the first of a day which rows came after it."""

    day: int
    captain: Seat
    row: int
    number: int
    """Which roll of the day it is."""

    def weighs(self) -> int:
        return self.weight if self.number == 1 else TRIFLE  # else whoever paid has told


@record
class Treated(Uncovered, weight=SLIGHT):
    """Shows that all asked before it passed."""

    seat: Seat
    payment: Literal["barrel", "spell"]
    row: int
    """The number that it did not like."""
    new: int
    """The one that was rolled then."""
    left: int
    """Barrels or ready spells that it still has."""

    @property
    def actor(self) -> None:
        """Nobody alone: it is told of the day, among all that settles its row."""


@record
class NobodyTreats(Uncovered, weight=TRIFLE):
    """All passed: the row is fixed."""

    row: int


@record
class Crop:
    """*lost_…*: what the printed supply did not have (BM-5.15)."""

    seat: Seat
    food: int
    runestones: int
    lost_food: int
    lost_runestones: int


@record
class Harvested(Fact):
    """The seats to which something was due, in turn order."""

    row: int
    crops: tuple[Crop, ...]


@record
class Find:
    """What the scouts of a seat brought: a kind of chest, or nothing from empty piles."""

    seat: Seat
    chest: int | None


@record
class Scouted(Fact, weight=NOTABLE):
    """*maps*: of each finder. One finder has found alone."""

    maps: Maps
    finds: tuple[Find, ...]


@record
class Looked(Whispered, follows=True, weight=NOTABLE, reveals=True):
    """The values of the chests that were just told by kind."""

    chests: Valued


# ---- phase 4


@record
class Plundered(OfSeat, weight=NOTABLE):
    """What was taken; *spilt*: barrels over the limit, left behind (BM-5.25)."""

    settlement: Place
    food: int
    runestones: int
    barrels: int
    spilt: int
    lost_food: int
    lost_runestones: int
    chests: Haul

    def weighs(self) -> int:
        return DECISIVE if any(self.chests) else self.weight


@record
class Robbed(Fact, costs="victim", weight=DECISIVE):
    """The public side of a robbery. *shields*: all that the victim has now, with the one it gains (BM-5.27)."""

    thief: Seat
    victim: Seat
    chests: Haul
    shields: Shields

    @property
    def actor(self) -> int:
        return self.thief


@record
class Stolen(Secret, costs="victim", weight=DECISIVE, reveals=True):
    """Thief and victim see which chests moved."""

    thief: Seat
    victim: Seat
    chests: Valued
    shields: Shields

    def aloud(self) -> Fact | None:
        wood, metal, gold = (sum(each.chest == kind for each in self.chests) for kind in range(len(CHESTS)))
        return Robbed(thief=self.thief, victim=self.victim, chests=(wood, metal, gold), shields=self.shields)

    @property
    def actor(self) -> int:
        return self.thief


@record
class EndNear(OfSeat, weight=DECISIVE):
    """A seat holds all but one of the chests that end the match, or more."""

    chests: int


@record
class Stayed(OfSeat, weight=TRIFLE):
    pass


@record
class NoAttack(OfSeat, weight=TRIFLE):
    """Nothing is within its reach."""


# ---- phases 5 and 6


@record
class Recruited(Uncovered):
    """With the bonus tokens that the card brought, and the card that was turned up in its slot; ``None``: the deck is
    empty (BM-5.33)."""

    seat: Seat
    card: Beast
    side: Side
    payment: PaymentName
    shields: int
    magic_shields: int
    spells: int
    turned_up: int | None


@record
class Planned(Whispered, weight=TRIFLE):
    """What follows was planned by its owner: told instead of an order that was obeyed, once for all of it."""


@record
class SettlementsTurnedUp(Uncovered, weight=TRIFLE):
    cards: tuple[Place, ...]


@record
class DeckEmpty(Fact):
    """Its last card lies open."""

    deck: Tier | Literal["settlement"]


@record
class SpellsReady(OfSeat, weight=TRIFLE):
    """The spells that were used today can be used again."""

    count: int


@record
class Departed(OfSeat, weight=DECISIVE):
    """A seat has left the match; *chests*: face down, out of the game."""

    chests: Haul


@record
class MatchEnded(Uncovered, closes=True, weight=DECISIVE):
    """*chests*: every seat's, with their values."""

    why: Ending
    winners: tuple[Seat, ...]
    chests: tuple[tuple[Chest, ...], ...]
