"""What happened, as facts and secrets. Vectors of cards and numbers of things as in the moves."""

from typing import Annotated, Literal

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Fact, OfSeat, Secret, Uncovered, Whispered
from engines.core.record import record
from engines.core.shown import Seat, Shown, told
from engines.core.text import Text
from engines.royals.cards import Cards
from engines.royals.europe import Cubes, Decided
from engines.royals.markers import Marker
from engines.royals.naming import Country, Flag, Noble, Period, Rank, cards, marker

DeckName = Literal["country", "intrigue"]


@record
class Dealt(Uncovered):
    """The row lies open; *start* begins."""

    start: Seat
    drawn: bool
    """Whether the start seat was drawn by lot."""
    row: tuple[Flag, ...]


@record
class TurnBegan(OfSeat, opens=True):
    number: int
    """Which turn of this seat it is, from 1."""


@record
class TookFromRow(OfSeat, gathers="country"):
    country: Flag


@record
class DrewUnseen(OfSeat, adds="count"):
    """The public side of a draw from a deck (RY-3.2)."""

    deck: DeckName
    count: int


@record
class Drew(Secret, adds="cards", reveals=True):
    """*cards*: countries or pairs, in the order of the draw."""

    deck: DeckName
    cards: tuple[int, ...]

    def aloud(self) -> Fact | None:
        (seat,) = self.owners
        return DrewUnseen(seat=seat, deck=self.deck, count=len(self.cards))


@record
class Reshuffled(Fact, weight=TRIFLE):
    """A discard pile of so many cards has become the deck (RY-5.14, 5.17)."""

    deck: DeckName
    count: int


@record
class PeriodEnding(Fact, closes=True, weight=DECISIVE):
    """The country deck has run out. *still*: the seats that play on before the scoring, the running turn apart."""

    period: Period
    still: tuple[Seat, ...]


@record
class Claimed(Uncovered, costs="ousted", weight=NOTABLE):
    """A noble was taken, from *ousted* if somebody held it; with the cards laid."""

    seat: Seat
    noble: Noble
    ousted: Seat | None
    country: Cards
    intrigue: Cards

    def weighs(self) -> int:
        return self.weight if self.ousted is None else DECISIVE

    def yours(self) -> Text:
        paid = cards(self.country, self.intrigue)
        return told(self, "event-captured-yours", ousted=None, cards=paid, country=None, intrigue=None)


@record
class Ousted(Whispered, weight=TRIFLE):
    """To whom it concerns: your noble fell (RY-11.4). The table has heard of it already."""

    noble: Noble
    by: Seat


@record
class MarkerTaken(OfSeat, weight=NOTABLE):
    """Announced with its value, although the pile lies face down afterwards (RY-8.17)."""

    marker: Annotated[Marker, Shown(marker)]


@record
class LeadChanged(Fact, follows=True, costs="before", weight=DECISIVE):
    """*seat* has become first in a country; *before*: who was, if anybody."""

    country: Country
    seat: Seat
    before: Seat | None

    def yours(self) -> Text:
        return told(self, "event-lead-changed-yours", before=None)


@record
class OverLimit(Whispered, weight=TRIFLE):
    """A turn that is played by orders would end with cards given up."""


@record
class Discarded(Uncovered):
    """Cards given up face up: over the hand limits, or the whole hand of a seat that is removed."""

    seat: Seat
    country: Cards
    intrigue: Cards
    why: Literal["limit", "removed"]


@record
class RowFilled(Uncovered, weight=TRIFLE):
    """The new cards of the row, lowest slot first."""

    cards: tuple[Flag, ...]


@record
class Place:
    """One seat in the scoring of a country: what it got, and by what it is ahead of the next one."""

    seat: Seat
    influence: int
    value: int
    ahead_by: Decided | None
    """``None``: there is no next one."""


@record
class CountryScored(Fact, closes=True, weight=NOTABLE):
    """*places* from the first to the last with influence; *unclaimed*: values of markers that nobody got."""

    period: Period
    country: Country
    places: tuple[Place, ...]
    unclaimed: tuple[int, ...]


@record
class PeriodBegan(Fact, closes=True, weight=NOTABLE):
    period: Period


@record
class PointsStand(Fact, closes=True, weight=NOTABLE):
    """Seats and what each has after a period, where markers lie open (RY-1.8)."""

    points: tuple[tuple[int, int], ...]


@record
class TitleScored(Fact, closes=True, weight=NOTABLE):
    """*cubes* that count; one winner takes the full *value*, two a half each, nobody anything."""

    rank: Rank
    cubes: Cubes
    winners: tuple[Seat, ...]
    value: int


@record
class Departed(OfSeat, weight=DECISIVE):
    """A seat has left the match for good (RY-7.9)."""


@record
class MatchEnded(Fact, closes=True, weight=DECISIVE):
    why: Literal["scored", "alone"]
    winners: tuple[Seat, ...]
