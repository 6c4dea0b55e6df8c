"""Turns, draws and penalties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engines.core.event import Fact, Secret

How = Literal["deal", "turn", "spy"]
Gone = Literal["limit", "out"]

# ---- turns and draws


@dataclass(frozen=True, slots=True, kw_only=True)
class StartChosen(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    drawn: bool
    """False: the host named it."""
    kind: Literal["start_chosen"] = "start_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(Fact):
    seat: int
    extra: bool
    opening: bool
    kind: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSkipped(Fact):
    seat: int
    kind: Literal["turn_skipped"] = "turn_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class SomeoneDrew(Fact):
    seat: int
    count: int
    how: How
    kind: Literal["someone_drew"] = "someone_drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Secret):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    how: How
    kind: Literal["drew"] = "drew"

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0], count=len(self.cards), how=self.how)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckEmptied(Fact):
    kind: Literal["deck_emptied"] = "deck_emptied"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDiscarded(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    why: Gone
    kind: Literal["hand_discarded"] = "hand_discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Fact):
    """``passes`` counts the kingdoms, of ``kingdoms`` standing, whose pass now stands; 0 unless the deck is empty."""

    seat: int
    passes: int
    kingdoms: int
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class MercyGiven(Fact):
    """The Mercies that every hand holds besides the cards that were dealt."""

    reveals: ClassVar[bool] = True
    count: int
    kind: Literal["mercy_given"] = "mercy_given"


# ---- penalties


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyReturned(Fact):
    """Drawn in an opening turn or at the deal: shown, put back, the deck shuffled."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    kind: Literal["penalty_returned"] = "penalty_returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyShown(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    kind: Literal["penalty_shown"] = "penalty_shown"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyAccepted(Fact):
    seat: int
    card: str
    kind: Literal["penalty_accepted"] = "penalty_accepted"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyCancelled(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    by: str
    kind: Literal["penalty_cancelled"] = "penalty_cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyStands(Fact):
    """It uses a play and bans a class for the rest of the turn."""

    seat: int
    card: str
    bans: str
    kind: Literal["penalty_stands"] = "penalty_stands"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyIdle(Fact):
    """A Spy drew it with the last play: it has nothing left to hinder."""

    seat: int
    card: str
    kind: Literal["penalty_idle"] = "penalty_idle"
