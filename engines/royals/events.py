"""What happened, as facts and secrets. Vectors of cards and numbers of things as in the moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.core.chair import Seated
from engines.core.event import Fact, Obeyed, Secret
from engines.royals.cards import Cards
from engines.royals.europe import Cubes, Decided
from engines.royals.markers import Marker

DeckName = Literal["country", "intrigue"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Fact):
    """The row lies open; *start* begins."""

    reveals: ClassVar[bool] = True
    start: int
    drawn: bool
    """Whether the start seat was drawn by lot."""
    row: tuple[int, ...]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Fact):
    seat: int
    number: int
    """Which turn of this seat it is, from 1."""
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TookFromRow(Fact):
    seat: int
    country: int
    kind: Literal["took_from_row"] = "took_from_row"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewUnseen(Fact):
    """The public side of a draw from a deck (RY-3.2)."""

    seat: int
    deck: DeckName
    count: int
    kind: Literal["drew_unseen"] = "drew_unseen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Secret):
    """*cards*: countries or pairs, in the order of the draw."""

    reveals: ClassVar[bool] = True
    deck: DeckName
    cards: tuple[int, ...]
    kind: Literal["drew"] = "drew"

    def aloud(self) -> Fact | None:
        (seat,) = self.owners
        return DrewUnseen(seat=seat, deck=self.deck, count=len(self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Fact):
    """A discard pile of so many cards has become the deck (RY-5.14, 5.17)."""

    deck: DeckName
    count: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodEnding(Fact):
    """The country deck has run out. *still*: the seats that play on before the scoring, the running turn apart."""

    period: int
    still: tuple[int, ...]
    kind: Literal["period_ending"] = "period_ending"


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed(Fact):
    """A noble was taken, from *ousted* if somebody held it; with the cards laid."""

    reveals: ClassVar[bool] = True
    seat: int
    noble: int
    ousted: int | None
    country: Cards
    intrigue: Cards
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ousted(Secret):
    """To whom it concerns: your noble fell (RY-11.4). The table has heard of it already."""

    noble: int
    by: int
    kind: Literal["ousted"] = "ousted"

    def aloud(self) -> Fact | None:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerTaken(Fact):
    """Announced with its value, although the pile lies face down afterwards (RY-8.17)."""

    seat: int
    marker: Marker
    kind: Literal["marker_taken"] = "marker_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadChanged(Fact):
    """*seat* has become first in a country; *before*: who was, if anybody."""

    country: int
    seat: int
    before: int | None
    kind: Literal["lead_changed"] = "lead_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Fact):
    """Cards given up face up: over the hand limits, or the whole hand of a seat that is removed."""

    reveals: ClassVar[bool] = True
    seat: int
    country: Cards
    intrigue: Cards
    why: Literal["limit", "removed"]
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowFilled(Fact):
    """The new cards of the row, lowest slot first."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    kind: Literal["row_filled"] = "row_filled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One seat in the scoring of a country: what it got, and by what it is ahead of the next one."""

    seat: int
    influence: int
    value: int
    ahead_by: Decided | None
    """``None``: there is no next one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountryScored(Fact):
    """*places* from the first to the last with influence; *unclaimed*: values of markers that nobody got."""

    period: int
    country: int
    places: tuple[Place, ...]
    unclaimed: tuple[int, ...]
    kind: Literal["country_scored"] = "country_scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodBegan(Fact):
    period: int
    kind: Literal["period_began"] = "period_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleScored(Fact):
    """*cubes* that count; one winner takes the full *value*, two a half each, nobody anything."""

    rank: int
    cubes: Cubes
    winners: tuple[int, ...]
    value: int
    kind: Literal["title_scored"] = "title_scored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Departed(Fact):
    """A seat has left the match for good (RY-7.9)."""

    seat: int
    kind: Literal["departed"] = "departed"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Fact):
    why: Literal["scored", "alone"]
    winners: tuple[int, ...]
    kind: Literal["match_ended"] = "match_ended"


AnyEvent = Annotated[
    Union[
        Dealt,
        TurnBegan,
        TookFromRow,
        DrewUnseen,
        Drew,
        Reshuffled,
        PeriodEnding,
        Claimed,
        Ousted,
        MarkerTaken,
        LeadChanged,
        Discarded,
        RowFilled,
        CountryScored,
        PeriodBegan,
        TitleScored,
        Departed,
        MatchEnded,
        Seated,
        Obeyed,
    ],
    Field(discriminator="kind"),
]
