"""Everything that is remembered between two acts."""

from typing import Literal

from engines.core.board import MatchState
from engines.core.record import record
from engines.royals.atlas import PERIODS
from engines.royals.cards import Cards
from engines.royals.europe import Europe
from engines.royals.house import House, Turn
from engines.royals.markers import Marker


@record
class Variant:
    """The options of the table (RY-1.6 to 1.10)."""

    row_size: int
    start: int | None
    """The seat that begins; ``None``: drawn."""
    scores: Literal["hidden", "open"]
    jokers: Literal["when_short", "any_time"]
    cube_supply: Literal["unlimited", "printed"]

    @property
    def any_time(self) -> bool:
        return self.jokers == "any_time"


Row = tuple[int | None, ...]
"""Slot → country; ``None`` from a draw until the end of that turn."""


@record
class Piles:
    """Both decks with their discards, and the open row. Index 0 of a deck is its top."""

    deck: tuple[int, ...]
    discard: Cards
    row: Row
    intrigue: tuple[int, ...]
    intrigue_discard: Cards


@record
class State(MatchState):
    houses: tuple[House, ...]
    piles: Piles
    europe: Europe
    out: tuple[Marker, ...] = ()
    """Markers that are removed from the game."""
    period: int = 0
    ending: bool = False
    """The country deck has run out in this period (RY-5.13)."""
    start: int = 0
    """The start seat: it decides the last round (RY-5.31)."""
    turn: Turn | None = None
    leaving: tuple[int, ...] = ()
    """Seats to be removed when the running turn is over (RY-7.9)."""
    turns: tuple[int, ...] = (0,)
    """Turns begun in each period so far."""
    over: bool = False
    variant: Variant

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(len(self.houses)))

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(seat for seat, house in enumerate(self.houses) if house.gone)

    @property
    def ongoing(self) -> Turn:
        assert self.turn is not None, "between two turns"
        return self.turn

    def after(self, seat: int) -> int:
        """The next seat in turn order that is still in the match."""
        order = (*self.seats[seat + 1 :], *self.seats[: seat + 1])
        return next(other for other in order if not self.houses[other].gone)

    def following(self, seat: int) -> int | None:
        """Whose turn follows the running one of *seat*, if one does (RY-5.1, 5.31)."""
        if self.turn is None or self.turn.seat != seat:
            return None
        last = self.ending and self.period == len(PERIODS) - 1 and not self.still_to_play
        return None if last else self.after(seat)

    def position(self, seat: int) -> int:
        """0 is the start seat; so a round runs from low to high, whoever is still there (RY-5.4, 7.9)."""
        return (seat - self.start) % len(self.houses)

    @property
    def still_to_play(self) -> tuple[int, ...]:
        """The seats whose turns follow the running one before the period is scored (RY-5.30, 5.31)."""
        if self.turn is None or not self.ending or self.period < len(PERIODS) - 1:
            return ()
        order = sorted(self.seats, key=self.position)
        now = self.position(self.turn.seat)
        absent = self.gone + self.leaving
        return tuple(seat for seat in order if self.position(seat) > now and seat not in absent)
