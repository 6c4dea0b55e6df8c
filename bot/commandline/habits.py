"""What the people of a rehearsed company agree on when they open a table, what they ask it for while they play, and
when they are off."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.cases import hours
from bot.cases import votes as asking
from bot.cases.asking import Caller, Declined, Means
from bot.commandline.member import ZONES, Somebody
from bot.play import votes
from bot.play.loaded import LoadedTable
from bot.play.votes import Kind, Vote
from bot.time.calendar import SECOND, days_off
from bot.time.pace import DAILY, HOURS, LATE, MOMENTS, MOMENTS_MOST, OWN, PACE, WHEN_LATE, ZONE

GROWN = ("quick", "steady", "slow", DAILY, OWN)
"""Paces at which people answer when it suits them."""
ASKS, AGREES, OFF = 0.05, 0.8, 0.04
"""How often somebody who comes asks their table for something, is for what it is asked, takes a holiday."""
WISHES: tuple[tuple[Kind, int], ...] = (("extend", 5), ("extend", 24), ("extend", 72), ("pause", 1), ("pause", 4))
SOONEST, LONGEST = 10, 40
"""Days until a holiday, and days that it lasts, at most: more than any pace grants."""


class Habits:
    """Of one company, whose table may have been told how fast it plays."""

    def __init__(self, seed: int, pace: str | None, late: str | None) -> None:
        self.rng, self.pace, self.late = random.Random(f"habits {seed}"), pace, late  # noqa: S311  (to do it again)

    def agreement(self) -> Iterator[tuple[str, str]]:
        """The settings of a table that they open, and what each is to be."""
        rng = self.rng
        pace = self.pace or rng.choice(GROWN)
        yield PACE, pace
        yield WHEN_LATE, self.late or rng.choice(LATE)
        if pace == DAILY:
            yield MOMENTS, " ".join(map(str, sorted(rng.sample(range(24), rng.randint(1, MOMENTS_MOST)))))
            yield ZONE, rng.choice(ZONES)
        if pace == OWN:
            bank, more = rng.randint(12, 96), rng.randint(1, 24)
            yield HOURS, f"{bank} {more} {bank + rng.randint(more, 72)} {rng.randint(1, 36)}"

    async def talk(self, means: Means, caller: Caller, loaded: LoadedTable, seat: int) -> Vote | None:
        """Their word on what is being voted on, or a wish of their own; what was agreed on with that."""
        vote, table, now = votes.of(loaded.table), loaded.table.id, means.kit.clock()
        if vote is not None and vote.until > now:
            silent = seat in votes.silent(vote, loaded.table, loaded.playing)
            aye = self.rng.random() < AGREES
            agreed = silent and await asking.say(means, caller, table, number=vote.number, aye=aye)
            return vote if agreed else None
        if self.rng.random() >= ASKS:
            return None
        kind, amount = self.rng.choice(WISHES)
        done = False
        with contextlib.suppress(Declined):  # nobody is waited for just now
            done = await asking.propose(means, caller, table, kind=kind, amount=amount)
        return Vote(kind=kind, amount=amount, by=caller.name, since=now) if done else None

    async def rest(self, means: Means, caller: Caller, somebody: Somebody) -> None:
        """A holiday now and then."""
        if self.rng.random() >= OFF:
            return
        today = datetime.fromtimestamp(means.kit.clock() / SECOND, UTC).date()
        first = today + timedelta(days=self.rng.randint(2, SOONEST))
        last = first + timedelta(days=self.rng.randint(1, LONGEST))
        with contextlib.suppress(Declined):  # one too many
            await hours.take_off(means, caller, first, last)
            somebody.off.append(days_off(first, last, somebody.waking.zone))
