"""What must hold while a company plays, and what is told of it in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.parlour.simulated import Payload
from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR
from bot.time.clocks import ENOUGH
from engines.core.rng import Rng
from persistence.calls import Rung
from persistence.store import Store

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


class Failed(Exception):  # noqa: N818  (what became of the rehearsal)
    """Something did not hold. The message says what."""


@dataclass(slots=True)
class Somebody:
    """One of the people, and what they have been through."""

    who: Payload
    seat: int
    rng: Rng
    answers_at: int | None = None
    """When they will; ``None``: nothing is asked of them."""
    question: int = -1
    vanished: int = 0
    away: int = 0
    calls: Counter[int] = field(default_factory=Counter)
    """By question: how often they were called, as far as they know."""

    @property
    def name(self) -> str:
        return NAMES[self.seat]

    def draw(self, below: int) -> int:
        number, self.rng = self.rng.below(below)
        return number


class Judge:
    def __init__(self, store: Store, people: list[Somebody]) -> None:
        self.store, self.people = store, people
        self.rungs: set[Rung] = set()
        self.awaited: tuple[int, ...] = ()
        self.stall = self.log = self.decisions = self.disturbed = 0

    async def hold(self, loaded: LoadedTable, since: int, now: int, late: Collection[int]) -> None:
        """:param since: when it happened; *now*: when all of it has arrived.
        :param late: for whom the clock may have answered."""
        for entry in await self.store.matches.log(loaded.table.id, self.log):
            self.log = entry.step + 1
            if entry.cause == timing.CLOCK and entry.seat not in late:
                raise Failed(f"step {entry.step}: the clock answered for somebody who was in time")
            if entry.kind == "seating" and entry.cause == timing.CLOCK and entry.seat is not None:
                self.people[entry.seat].away += 1
        for wait in timing.waits(loaded):
            self.stall = max(self.stall, now - wait.since)
        for rung in await self.store.calls.of(loaded.table.id):
            if rung not in self.rungs:
                self.rungs.add(rung)
                self._called(loaded, rung, since)

    def _called(self, loaded: LoadedTable, rung: Rung, since: int) -> None:
        """What was sent in the evening and has arrived at night, since it could not before, is no call at night."""
        somebody, clocks = self.people[rung.seat], timing.of(loaded.table)
        assert clocks
        hours = timing.hours_of(loaded.table, clocks, loaded.seat(rung.seat))
        if not loaded.playing.over and hours.quiet(rung.at) and hours.quiet(since):
            raise Failed(f"{somebody.name} was called at night")
        somebody.calls[rung.question] += rung.why_not is None
        if somebody.calls[rung.question] > 1 + ENOUGH:
            raise Failed(f"{somebody.name} was called {1 + ENOUGH} times and once more for one question")

    async def told(self, loaded: LoadedTable, acted: Collection[int], since: int, *, disturbed: bool) -> None:
        """Whoever is asked since then has been called, or it is written down why not, and nothing else is due.

        :param acted: who has the question on their screen.
        :param disturbed: whether something has kept messages from arriving meanwhile."""
        clocks = timing.of(loaded.table)
        assert clocks
        rung = {each.seat for each in await self.store.calls.of(loaded.table.id) if each.at >= since}
        for seat in loaded.awaited:
            if seat in self.awaited or seat in acted or clocks.seats[seat].asleep:
                continue
            if seat not in rung:
                raise Failed(f"{self.people[seat].name} does not know of a question")
            self.decisions += 1
            self.disturbed += disturbed
        if await self.store.outbox.next_retry() is not None:
            raise Failed("something is not delivered although nothing is in the way")
        self.awaited = loaded.awaited

    def lines(self, loaded: LoadedTable, length: int, requests: int) -> Iterator[str]:
        """:param length: of the match, in milliseconds."""
        days, acts = max(1, length / DAY), loaded.playing.step
        ended = "is over" if loaded.playing.over else "goes on" if loaded.live else loaded.table.state
        yield f"\nAfter {days:.1f} days and {acts} acts the match {ended}."
        for each in self.people:
            calls, reminders = len(each.calls), sum(each.calls.values()) - len(each.calls)
            rung = f"{calls / days:.2f} calls and {reminders / days:.2f} reminders a day"
            yield f"{each.name}: {rung}, vanished {each.vanished} times, away {each.away} times"
        yield f"Requests per act: {requests / max(1, acts):.2f}. The longest wait: {self.stall / HOUR:.0f} hours."
        yield f"Decisions that somebody was called for: {self.decisions}, {self.disturbed} of them amid faults."
