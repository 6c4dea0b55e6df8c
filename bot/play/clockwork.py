"""Sees to it that nobody's time is up without what the table has agreed on for that.

A timely answer always wins: whether somebody is late is looked up once more when nobody else changes the table, and
what the clock answers bears the number of the question that it was late for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from bot.play import deciding, loans, timing, votes, winding
from bot.play.deliveries import again, shown
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.time.pace import OPEN, STEWARD, WAIT, WHEN_LATE
from engines.core.chair import Seating
from engines.core.frame import WINDOW
from engines.core.game import Act
from engines.core.match import STALE
from engines.core.menu import Refused
from engines.core.undo import Played
from persistence.deliveries import Delivery, NoticeDue, Overtime, Proclaimed
from persistence.errors import Damaged, Missing, NotPlaying, Quarantined, StoreError, Unavailable, Uncertain
from persistence.records import TableChanges
from persistence.store import Clock

log = logging.getLogger(__name__)

LOOK = 20.0
"""Seconds between two looks at the deadlines: less than any of them can be away."""
PAUSE = 5.0
"""Seconds before the next look when the store failed."""
AGAIN = 10 * 60 * 1000
"""Milliseconds before the next attempt at a table that something is wrong with."""


LOAN = "loan"
"""The cause, in the log, of the return of a seat that was lent until then."""


class Clockwork:
    def __init__(self, sessions: Sessions, clock: Clock) -> None:
        self.sessions, self.store, self.clock = sessions, sessions.store, clock

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.strike()
                next_one = await self.store.tables.next_deadline()
            except StoreError as error:
                log.warning("Deadlines could not be looked at: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
                continue
            left = LOOK if next_one is None else (next_one - self.clock()) / 1000
            await asyncio.sleep(min(LOOK, max(0.05, left)))

    async def strike(self) -> None:
        """Do what is due by now, at every table. What goes wrong at one leaves all others as they are."""
        for table in await self.store.tables.due():
            try:
                await self._table(table.id)
            except (Missing, NotPlaying):  # somebody was faster
                continue
            except (Quarantined, Damaged) as error:
                log.warning("Table %s: %s; its clock stands", table.id, type(error).__name__)
                await self.store.tables.change(table.id, deadline=None)
            except (Unavailable, Uncertain):
                raise
            except Exception as error:
                log.error("Table %s: %s; its clock goes on later", table.id, type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
                await self.store.tables.change(table.id, deadline=self.clock() + AGAIN)

    async def _table(self, table_id: str) -> None:
        await self._returned(table_id)
        await self._late(table_id)
        await deciding.settle(self.sessions, table_id)
        async with self.sessions.lock(table_id):  # whoever has acted meanwhile has written another deadline
            now = await self.sessions.at(table_id)
            due, changes = self._due(now)
            if due or changes:
                await self.store.tables.change(table_id, due, **changes)
        if due:
            self.sessions.wake(table_id, ())

    def _due(self, now: LoadedTable) -> tuple[Sequence[Delivery], TableChanges]:
        """What else is to be told and written by now, one thing at a time: the rest comes with the next look."""
        vote, evening = votes.of(now.table), timing.evening(now)
        if not now.live:
            return (), {}
        if evening and evening <= self.clock():
            return (Proclaimed(key="live-over", args={}), *shown(now.table)), winding.usual_again(now, evening)
        if vote and vote.until <= self.clock():
            return (NoticeDue(),), {"vote": None}
        if vote and vote.wake is not None and vote.wake <= self.clock():
            return deciding.woken(now, vote, self.clock())
        seats, quiet = timing.forgetful(now, self.clock()), timing.quiet(now.table, self.clock())
        if asleep := [seat for seat in seats if seat in quiet]:
            return (), winding.put_off(now, asleep, self.clock())
        if seats:
            return again(now, seats), winding.called(now, seats, self.clock())
        late = now.table.deadline != timing.deadline(now)
        return (), {"deadline": timing.deadline(now)} if late else {}

    async def _returned(self, table_id: str) -> None:
        """Whoever has lent a seat until now has it back."""
        loaded = await self.sessions.at(table_id)
        for seat in loans.ended(loaded.table, self.clock()) if loaded.live else ():
            with contextlib.suppress(Refused):  # its owner was faster
                await self._given_back(loaded, seat)

    async def _given_back(self, loaded: LoadedTable, seat: int) -> None:
        table_id, found = loaded.table.id, loans.returning(loaded, seat, asked=False)

        def make(now: LoadedTable) -> Sequence[Played]:
            if now.seat(seat).lent != loaded.seat(seat).lent or now.playing.sitter(seat) != loaded.playing.sitter(seat):
                raise Refused(STALE)
            return found.steps

        key = f"{table_id}:{seat}:{loaded.playing.step}:{LOAN}"
        async with self.sessions.held(table_id, seat):
            await self.sessions.submit(table_id, key, LOAN, make, {seat: found.change}, found.told)

    async def _late(self, table_id: str) -> None:
        """Whoever is out of time loses their turn to what the table has agreed on."""
        loaded = await self.sessions.at(table_id)
        while late := timing.late(loaded, self.clock()):
            try:
                loaded = await self._missed(loaded, late[0])
            except Refused:  # a timely answer, by a hair
                loaded = await self.sessions.at(table_id)
            await asyncio.sleep(0)

    async def _missed(self, loaded: LoadedTable, seat: int) -> LoadedTable:
        """The time of *seat* is up. Where everybody waits, that is all that happens. Else the first time is excused: it
        goes on for a while in a turn of its own, and where others are kept waiting by a window the usual answer is
        given. If nobody has called it yet since it was asked, that window closes without them, and they have missed
        nothing."""
        table_id, question = loaded.table.id, loaded.playing.question(seat)
        if timing.agreed(loaded.table, WHEN_LATE) == WAIT:
            return await self._waited_on(table_id, seat, question)
        window = loaded.playing.span == WINDOW
        asleep = window and timing.uncalled(loaded, seat)
        excused = timing.missed(loaded, seat) == 0 and not asleep
        if excused and not window:
            async with self.sessions.lock(table_id):
                now = await self.sessions.at(table_id)
                self._still(now, seat, question)
                due = self._told(now, seat)
                await self.store.tables.change(table_id, due, **winding.excused(now, seat, self.clock()))
            self.sessions.wake(table_id, ())
            return await self.sessions.at(table_id)
        steward = timing.agreed(loaded.table, WHEN_LATE) in (STEWARD, OPEN) and not (excused or asleep)
        if not (steward or excused) and timing.lonely(loaded):
            return await self._rested(table_id, seat, question)

        def make(now: LoadedTable) -> Sequence[Played]:
            self._still(now, seat, question)
            if steward:
                return [Seating(seat=seat, change="leave")]
            return [Act(seat=seat, question=question, given=now.playing.default(seat))]

        # by the step: whoever comes back may be late for the same question once more
        cause = timing.ASLEEP if asleep else timing.CLOCK
        key = f"{table_id}:{seat}:{loaded.playing.step}:{cause}"
        return (await self.sessions.submit(table_id, key, cause, make)).loaded

    async def _waited_on(self, table_id: str, seat: int, question: int) -> LoadedTable:
        """Everybody reads that the time of *seat* was up, and its host hears once what can be done about somebody."""
        async with self.sessions.lock(table_id):
            now = await self.sessions.at(table_id)
            self._still(now, seat, question)
            once = timing.missed(now, seat) == 0 and now.seat(seat).user_id != now.table.host_id
            due = (*self._told(now, seat), *([Overtime(seat=seat)] if once else []))
            await self.store.tables.change(table_id, due, **winding.waited_on(now, seat, self.clock()))
        self.sessions.wake(table_id, ())
        return await self.sessions.at(table_id)

    def _told(self, now: LoadedTable, seat: int) -> Sequence[Delivery]:
        """What says that the time of *seat* was up. It rings for whoever has not been called so often by then."""
        enough = timing.reminded(now, seat) or seat in timing.quiet(now.table, self.clock())
        return (*shown(now.table), *(() if enough else again(now, [seat])))

    async def _rested(self, table_id: str, seat: int, question: int) -> LoadedTable:
        """Nobody would be there to see what the clock plays: the table rests until somebody is."""
        async with self.sessions.lock(table_id):
            now = await self.sessions.at(table_id)
            self._still(now, seat, question)
            due = (Proclaimed(key="match-rests", args={}), *shown(now.table))
            await self.store.tables.change(table_id, due, **winding.stopped(now, self.clock()))
        self.sessions.wake(table_id, ())
        return await self.sessions.at(table_id)

    def _still(self, loaded: LoadedTable, seat: int, question: int) -> None:
        """:raises Refused: it is not late for that question any more."""
        if seat not in timing.late(loaded, self.clock()) or loaded.playing.question(seat) != question:
            raise Refused(STALE)
