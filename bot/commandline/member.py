"""One of the people of a rehearsed company: when they are awake, and when they do something."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from bot.parlour.simulated import Payload
from bot.play import timing, votes
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, MINUTE, Interval, Waking
from bot.time.hours import Hours

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
ZONES = ("Europe/Sofia", "Europe/Moscow", "America/New_York", "Asia/Almaty")
SOON = 2 * HOUR
"""How long somebody who is awake takes to answer, on average."""

DAYS, WEEKS = (2, 6), (7, 21)
"""For how many days somebody vanishes, at least and at most."""
RESTS = 0.7
"""How often somebody on holiday does not look at what they are asked."""
LONG = 0.2
"""How often it is for weeks."""


@dataclass(slots=True, kw_only=True)
class Somebody:
    """What they are like, and what they have been through. Moments and lengths in milliseconds."""

    who: Payload
    seat: int
    since: int
    """When they came."""
    rng: random.Random
    waking: Waking
    until: int | None = None
    """When they have left; ``None``: they have not."""
    comes_at: int | None = None
    """When they answer, or look in; ``None``: nothing is asked of them."""
    question: int = -1
    """For which that is planned."""
    vanished: int = 0
    away: int = 0
    off: list[Interval] = field(default_factory=list)
    """The holidays that they have taken."""
    vote: int = 0
    """The number of what they were last asked to vote on."""
    calls: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By the question, and how often the match had rested by then: how often they were called, as far as they know."""

    @property
    def name(self) -> str:
        return str(self.who["global_name"])

    def anew(self) -> None:
        """Another match begins."""
        self.comes_at, self.question, self.vanished, self.away = None, -1, 0, 0
        self.calls.clear()

    def happens(self, likely: float) -> bool:
        return self.rng.random() < likely

    def awake(self, since: int) -> int:
        """The first moment from *since* on at which they are."""
        return Hours(waking=self.waking).awake(since)

    def sleeps(self, now: int) -> bool:
        """Whether nobody is to call them."""
        return Hours(waking=self.waking, holidays=tuple(self.off)).quiet(now)

    def plan(self, loaded: LoadedTable, now: int, absent: float) -> None:
        """When they will answer what they are asked; or, a day later, look what has become of a match that rests or was
        taken from them."""
        if self.comes_at is None and (loaded.away(self.seat) or timing.still(loaded)):
            self.comes_at = self.awake(now + DAY)
        vote = votes.of(loaded.table)
        if vote and vote.number != self.vote and self.seat in votes.silent(vote, loaded.table, loaded.playing):
            self.vote = vote.number
            self.comes_at = self.comes_at or self._minding(now + MINUTE + int(self.rng.expovariate(1 / SOON)))
        question = loaded.playing.question(self.seat)
        if self.seat not in loaded.awaited or question == self.question:
            return
        self.question = question
        delay = MINUTE + int(self.rng.expovariate(1 / SOON))
        if self.happens(absent):
            self.vanished += 1
            delay += self.rng.randint(*(WEEKS if self.happens(LONG) else DAYS)) * DAY
        self.comes_at = self._minding(now + delay)

    def _minding(self, moment: int) -> int:
        """The first moment from then on at which they look at it; on holiday not all of them do."""
        off = next((end for start, end in self.off if start <= moment < end), None)
        return self.awake(off if off and self.happens(RESTS) else moment)


def member(who: Payload, seat: int, now: int, rng: random.Random) -> Somebody:
    """Somebody new."""
    waking = Waking(zone=rng.choice(ZONES), wakes=rng.randint(6, 10), hours=rng.randint(13, 16))
    return Somebody(who=who, seat=seat, since=now, rng=rng, waking=waking)
