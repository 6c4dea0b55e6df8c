"""The clock of one seat, as it is kept with its table; and what an evening live puts aside."""

from __future__ import annotations

from dataclasses import dataclass

from bot.time.pace import Pace


@dataclass(frozen=True, slots=True)
class SeatClock:
    """Of one seat."""

    left: int
    """Milliseconds of its bank, as of *since*."""
    since: int | None = None
    """Since when it goes; ``None``: it stands."""
    missed: int = 0
    """How often the time of whoever has it now was up. The first time is excused."""
    asked: int | None = None
    """Since when the seat is asked, in a turn or in a window; ``None``: it is not."""
    reminded: int = 0
    """How often it was called again for that."""
    asleep: bool = False
    """Nobody has called it yet, since it was asked at night or on holiday."""
    later: int | None = None
    """Not to be called before: it slept when somebody came to it who was late."""
    ahead: int = 0
    """How many increments it has had for turns that were taken back with their beginning: the next ones bring none."""
    granted: int = 0
    """How much longer it has than until its fixed moment, as voted, while its turn goes on."""
    excused: bool = False
    """Whether its time was up in this turn and goes on for once: what is *left* is what it is excused for."""
    over: int | None = None
    """When its time was up for what it is asked, where everybody waits on; nothing falls due for it any more."""
    apart: tuple[int, ...] = ()
    """The steps of its answers that do not count as given in time, as long as they are free to take back."""

    def still_over(self, pace: Pace, *, window: bool) -> int | None:
        """When its time was up if it is asked something else in the same turn: who has nothing left was late once, and
        is not late once more for each question. Fixed moments always have a next one.

        :param window: it is asked in somebody else's turn, which has a clock of its own."""
        return None if window or pace.moments or self.left > 0 else self.over


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """What comes back afterwards."""

    until: int
    pace: Pace
    lefts: tuple[int, ...]
    """Of every seat's bank."""
