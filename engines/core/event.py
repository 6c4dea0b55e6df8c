"""What a transition produced. A secret is told to its owners; the others hear its public side, if it has one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Annotated, ClassVar

from engines.core.record import Family, family, record
from engines.core.shown import Seat, Shown
from engines.core.text import Text

TRIFLE, SLIGHT, COMMON, NOTABLE, DECISIVE = range(5)
"""What an event weighs in a digest: told only to whoever wants the details; the first to go where there is too much to
tell; what a turn is made of; something is gained or lost; what the match is about (a lead, a headquarters, the end)."""


@family
class Event(Family):
    """One thing that happened. The log keeps it as it was told: no later change of the rules tells it anew."""

    reveals: ClassVar[bool] = False
    """True for what was hidden or undecided until now (a roll, a draw, an unsealing): no undo crosses it, and two
    worlds that looked alike may part here and nowhere else. That is what the secrecy test holds games to."""

    opens: ClassVar[bool] = False
    """True for what a turn begins with, that of the ``seat`` it names, or if it names none a round of everybody."""

    closes: ClassVar[bool] = False
    """True for what is said when a part of the match, or all of it, ends: that it does, what is counted, who has won.
    It concerns everybody."""

    weight: ClassVar[int] = COMMON
    """How much it matters to whoever was away; a trifle if it goes without saying. See :meth:`weighs`."""

    adds: ClassVar[str] = ""
    """The field that is added up where the same happens more than once in a turn: "draws 3 cards", not three lines."""

    gathers: ClassVar[str] = ""
    """The field that is told as a list where the same happens more than once in a turn: "takes France and Spain". A
    digest has a tuple there of what stands in each event."""

    follows: ClassVar[bool] = False
    """True for what comes of something that was told before it in the same turn: an answer to it, its outcome. A digest
    tells both or neither, else a deed would seem done that came to nothing."""

    costs: ClassVar[str] = ""
    """The field that holds the seat that loses something by it, mostly through somebody else."""

    befalls: ClassVar[bool] = False
    """True for what befalls a seat in whosever turn, by nobody's will: a digest tells it in a line of its own, not in
    the sentence of whoever was on turn."""

    def weighs(self) -> int:
        """:attr:`weight`, unless what it says makes a difference."""
        return self.weight

    def takes_back(self) -> type[Event] | None:
        """Of which kind it takes the latest event back that was its own actor's in this turn: then a digest tells of
        neither."""
        return None

    @property
    def actor(self) -> int | None:
        """Whose doing it is; ``None``: everybody's or nobody's."""
        seat: int | None = getattr(self, "seat", None)
        return seat

    @property
    def loser(self) -> int | None:
        """Whom it costs something; ``None``: nobody."""
        seat: int | None = getattr(self, self.costs) if self.costs else None
        return seat

    @property
    def gainer(self) -> int | None:
        """To whom it does good, mostly through somebody else; ``None``: nobody."""
        return None

    def amid(self, _before: Iterable[Event]) -> Event:
        """As it is told to whoever has heard all that *before*, the latest first: what it says of numbers, say, may be
        known from there alone. It stands in no log, so it is nothing but what was heard, put together."""
        return self

    def yours(self) -> Text | None:
        """How it is said to its :attr:`loser`; ``None``: like to everybody else."""
        return None

    @abstractmethod
    def heard(self, seat: int | None) -> Event | None:
        """The event as *seat* learns of it (``None``: a spectator), if it does."""


@family
class Fact(Event):
    """Known to the whole table."""

    def heard(self, seat: int | None) -> Event | None:
        return self


@family
class OfSeat(Fact):
    """What a seat did, or what befell it."""

    seat: Seat


@family
class Uncovered(Fact, reveals=True):
    """A fact that was hidden or undecided."""


@family
class Secret(Event):
    """Known to its owners. Not a :class:`Fact`, so it cannot be told to the table by mistake."""

    owners: Annotated[tuple[int, ...], Shown(None)]

    @abstractmethod
    def aloud(self) -> Fact | None:
        """What everybody else is told."""

    def heard(self, seat: int | None) -> Event | None:
        return self if seat in self.owners else self.aloud()

    @property
    def actor(self) -> int | None:
        return self.owners[0] if len(self.owners) == 1 else None


@family
class Whispered(Secret):
    """Nobody else hears of it."""

    def aloud(self) -> Fact | None:
        return None


@family
class OfOrders(Whispered):
    """What becomes of its owner's own standing orders. Others may see as much in who is asked."""


@record
class Obeyed(OfOrders):
    """A standing order answered for its owner. The core itself writes this down, so that no game forgets to; the
    others see the answer and need not know who gave it."""

    line: int = 0
    """Which line of the orders it was, from 1; 0: the orders as such."""


@record
class Stopped(OfOrders, weight=NOTABLE):
    """The standing orders of its owner rest from now on. The core itself writes this down."""

    at: Event
    """What they rest at, as their owner has heard it."""


@record
class Undone(Fact):
    """The latest act of *seat* was taken back, with all that had followed; if the table *agreed*, since it was not
    free."""

    seat: Seat
    agreed: bool


def opened(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    """The seats, of so many, whose turn or round some of *events* began."""
    named = [getattr(event, "seat", None) for event in events if event.opens]
    return tuple(seat for seat in range(seats) if seat in named or None in named)
