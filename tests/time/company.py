"""A table whose people vanish, come back, resign, are replaced and vote, without Discord and without a database: the
match, its clocks, and the bot's own clockwork on them. Nobody is called in their sleep, and whoever is up has been."""

import contextlib
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from bot.commandline.patience import Patience
from bot.play import timing, winding
from bot.play.clockwork import Clockwork
from bot.play.deliveries import seating
from bot.play.loaded import LoadedTable
from bot.play.stewards import answer as steward
from bot.play.working import PERSON
from bot.time.calendar import DAY, HOUR, MINUTE, Waking
from bot.time.clocks import Clocks
from bot.time.hours import Hours
from bot.time.own import Own
from bot.time.pace import DEFAULT, OPEN, PACE, STEWARD, WAIT, WHEN_LATE
from engines.core.chair import Seating
from engines.core.match import Act
from engines.core.undo import Played
from persistence.deliveries import Called, CardDue, Delivery
from persistence.persons import Person
from persistence.records import Seat, Table, TableChanges
from tests.campaigns import table as opened
from tests.kits import EVERY
from tests.playing import answer, perform
from tests.time.test_calendar import ZONES, at

ZERO = at(2026, 3, 20)
"""The zones change their hour in the weeks after it."""
SOON = 2 * HOUR
"""How long somebody takes to answer, on average."""
VANISHES, GONE, LEAVES, REPLACED, VOTES = 0.12, 0.06, 0.02, 0.3, 0.02
"""How often somebody who is asked does not come for days, does not come for good, or resigns; how often it is somebody
else who comes back; how often the table votes on something."""
AT_ONCE = 20
"""Answers that somebody gives at one stroke, at most."""
GROWN = ("quick", "steady", "slow", "daily")
CASCADE = 100
"""Looks of the clockwork at one moment."""


@dataclass(frozen=True, slots=True)
class Done:
    loaded: LoadedTable


class Frozen(AssertionError):  # noqa: N818  (what became of it)
    """Something did not hold. The message says what."""


class Company:
    """One match. It stands for the store, the sessions and the stewards as well, as far as the clockwork uses them."""

    def __init__(self, game: Any, seats: int, seed: int, late: Sequence[str] = (STEWARD, DEFAULT, OPEN)) -> None:
        self.rng = rng = random.Random(seed)
        self.now, self.users = ZERO + rng.randrange(60 * DAY), count()
        self.begun = opened(game, seats, seed)
        match, events = self.begun.begin()
        settings = {PACE: rng.choice(GROWN), WHEN_LATE: rng.choice(late)}
        people = tuple(self._somebody(seat) for seat in range(seats))
        record: Any = dict.fromkeys(Table.__dataclass_fields__)
        record |= {"id": "table", "game": game.meta.key, "state": "playing", "settings": settings, "seats": people}
        record |= {"created_at": self.now, "offered": (), "free_undo": {}, "begun": True}
        bare = LoadedTable(EVERY, Table(**record), match, "secret")
        self.loaded = self._changed(bare, winding.wound_up(bare, match, events, self.now))
        self.log: list[tuple[Played, str, str]] = []
        """What changed the match, why, and what came of it."""
        self.marks: dict[tuple[int, int, int], int] = {}
        """By seat, since when it was asked and at which pace, when its time was up, where everybody waits."""
        self.answers: dict[int, int | None] = {}
        """By seat, when somebody will answer what they are asked, or come back; ``None``: never."""
        self.patience = Patience(self.loaded, self.now)
        self.patience.plays(match, events, self.now)
        self.store = self.tables = self
        self.clockwork = Clockwork(self, self._clock)  # type: ignore[arg-type]  # as much of sessions as it uses

    def _clock(self) -> int:
        return self.now

    def _somebody(self, seat: int) -> Seat:
        waking = Waking(zone=self.rng.choice(ZONES), wakes=self.rng.randrange(24), hours=self.rng.randint(8, 24))
        own = Own(waking=waking)
        if self.rng.random() < 0.3:
            start = self.now + self.rng.randrange(20 * DAY)
            days = self.rng.choice((self.rng.randint(1, 5), self.rng.randint(5, 40)))  # perhaps more than are granted
            own = replace(own, holidays=((start, start + days * DAY),))
        user = f"{next(self.users)}"
        person = Person(user_id=user, hours=timing.own_written(own))
        return Seat(seat=seat, occupant="person", user_id=user, name=user, joined_at=self.now, person=person)

    # ---- what the clockwork needs

    @contextlib.asynccontextmanager
    async def lock(self, _table: str) -> AsyncIterator[None]:
        yield

    async def at(self, _table: str) -> LoadedTable:
        return self.loaded

    async def change(self, _table: str, due: Sequence[Delivery] = (), **changes: Any) -> None:
        cards = [each.seat for each in due if isinstance(each, CardDue) and each.ring]
        for seat in (*cards, *(seat for each in due if isinstance(each, Called) for seat in each.seats)):
            if self._sleeps(seat):
                raise Frozen(f"seat {seat} is called at night")
        self.loaded = self._changed(self.loaded, changes)

    def wake(self, _table: str, _stewards: Sequence[int]) -> None:
        """Nothing is delivered."""

    async def submit(self, _table: str, _key: str, cause: str, make: Callable[[LoadedTable], Sequence[Played]]) -> Done:
        for change in make(self.loaded):
            self.play(change, cause)
        return Done(self.loaded)

    def _changed(self, loaded: LoadedTable, changes: TableChanges | dict[str, Any]) -> LoadedTable:
        return replace(loaded, table=replace(loaded.table, **changes))

    # ---- what happens

    def play(self, change: Played, cause: str, new: Seat | None = None) -> None:
        """As it is written down (``bot.play.working``).

        :param new: who has the seat from then on."""
        before = self.loaded
        if cause in (timing.CLOCK, timing.ASLEEP) and not self._out_of_time(change.seat, cause):
            raise Frozen(f"the clock answers for seat {change.seat}, who is in time")
        away = before.playing.sitter(change.seat) == "away" or before.seat(change.seat).occupant == "steward"
        if cause == "steward" and not away:
            raise Frozen(f"a steward answers for seat {change.seat}, who is there")
        match, events = perform(before.playing, change)
        late = change.seat if cause == timing.CLOCK else None
        seats = tuple(new if new is not None and each.seat == new.seat else each for each in before.table.seats)
        after = replace(before, match=match, table=replace(before.table, seats=seats))
        joined = [new.seat] if new is not None and new.occupant == "person" else []
        hands = winding.Seating(after.table, new=joined)
        moved = winding.moved(before, match, events, self.now, late, hands, by_hand=cause == PERSON)
        self.loaded = self._changed(after, {**moved, **seating(after.table, match, events, ())[1]})
        self.log.append((change, cause, match.fingerprint()))
        self.patience.goes_on(self.loaded, self.now)
        self.patience.plays(match, events, self.now, late)

    def _out_of_time(self, seat: int, cause: str) -> bool:
        return self.patience.up(seat, self.now) if cause == timing.ASLEEP else self.patience.answers(seat, self.now)

    def _clocks(self, seat: int) -> tuple[Clocks, Hours]:
        clocks = timing.of(self.loaded.table)
        assert clocks
        return clocks, timing.hours_of(self.loaded.table, clocks, self.loaded.seat(seat))

    def stewards(self) -> None:
        while self.loaded.stewards and not self.loaded.playing.over:
            seat = self.loaded.stewards[0]
            for act in steward(self.loaded, seat=seat, question=self.loaded.playing.question(seat)):
                self.play(act, "steward")

    def _act(self, seat: int) -> Act[Any]:
        match = self.loaded.playing
        menu = match.menu(seat)
        assert menu is not None
        return Act(seat=seat, question=match.question(seat), given=answer(menu, self.rng))

    async def lives(self, days: int = 2000) -> None:
        """Until the match is over, or rests since all its people have left it for good; or waits for good for one of
        them, if that is agreed."""
        end = self.now + days * DAY
        self.stewards()
        while not self.loaded.playing.over:
            self._plan()
            deadline = timing.deadline(self.loaded)
            moments = [when for when in (*self.answers.values(), deadline) if when is not None]
            if not moments and (self.loaded.deserted or timing.still(self.loaded)):
                return
            if not moments and self._waits:
                return
            if not moments:
                raise Frozen(f"nothing will ever happen, and {self.loaded.awaited} are asked")
            late = self.patience.next(self.now)
            self.now = max(self.now, min([*moments, *([] if late is None else [late])]))
            if self.now > end:
                raise Frozen("it goes on for ever")
            for seat in [each for each, when in self.answers.items() if when is not None and when <= self.now]:
                self._comes(seat)
            await self._strike()
            self._hold()

    def _plan(self) -> None:
        """When they answer what they are asked, or come back."""
        for seat in range(len(self.loaded.table.seats)):
            away = self.loaded.away(seat)
            if not (away or seat in self.loaded.awaited or self._looks(seat)):
                self.answers.pop(seat, None)
            elif seat not in self.answers:
                vanishes, gone = self.rng.random() < VANISHES or away, self.rng.random() < GONE
                delay = MINUTE + int(self.rng.expovariate(1 / SOON)) + vanishes * self.rng.randint(1, 8) * DAY
                self.answers[seat] = None if gone else self.now + delay

    def _looks(self, seat: int) -> bool:
        """Whether they look at what has become of a match that rests."""
        return self.loaded.seat(seat).occupant == "person" and timing.still(self.loaded)

    def _comes(self, seat: int) -> None:
        """They do what they are asked, or leave; somebody else may have come for them."""
        del self.answers[seat]
        if timing.still(self.loaded):
            self.loaded = self._changed(self.loaded, winding.attended(self.loaded, self.now))
            self.patience.goes_on(self.loaded, self.now)
        if self.loaded.away(seat):
            other = self._somebody(seat) if self.rng.random() < REPLACED else None
            self.play(Seating(seat=seat, change="sit" if other else "return"), "person", other)
        elif seat in self.loaded.awaited and self.rng.random() < LEAVES:
            steward = replace(self.loaded.seat(seat), occupant="steward", user_id=None, person=None)
            self.play(Seating(seat=seat, change="resign"), "person", steward)
        if self.rng.random() < VOTES:
            self._agree()
        for _ in range(self.rng.randint(1, AT_ONCE)):
            if seat in self.loaded.awaited:
                self.play(self._act(seat), "person")
                self.stewards()
        self.stewards()

    def _agree(self) -> None:
        """On a pause, on more time, on an evening together."""
        kind, amount = self.rng.choice((("pause", 1), ("pause", 3), ("extend", 24), ("live", 2)))
        if kind == "live" and timing.evening(self.loaded):
            return
        self.loaded = self._changed(self.loaded, winding.voted(self.loaded, kind, amount, self.now))
        self.marks = {}  # with more time somebody may be late once more
        self.patience.agrees(kind, amount * (DAY if kind == "pause" else HOUR), self.now)

    async def _strike(self) -> None:
        """All that is due, which may make something else due at once."""
        for _ in range(CASCADE):
            due = timing.deadline(self.loaded)
            if due is None or due > self.now:
                return
            await self.clockwork._table("table")  # where anything that goes wrong shows
            self.stewards()
        raise Frozen("something is due, and nothing is done about it")

    # ---- what must hold

    @property
    def _waits(self) -> bool:
        return timing.agreed(self.loaded.table, WHEN_LATE) == WAIT and not timing.late(self.loaded, self.now)

    def _hold(self) -> None:
        """Nobody is waited for longer than their bank, what they are excused, and what the table has granted."""
        self.patience.goes_on(self.loaded, self.now)
        waits = self.patience.run_out(self.now)
        if waits is not None:
            raise Frozen(f"seat {waits} was waited for longer than anybody has time")
        paused = any(begins <= self.now < ends for begins, ends in self.patience.paused)
        for seat in () if paused or timing.still(self.loaded) else self.loaded.awaited:
            if timing.uncalled(self.loaded, seat) and not self._sleeps(seat):
                raise Frozen(f"seat {seat} is up, and nobody calls it")
        if timing.agreed(self.loaded.table, WHEN_LATE) == WAIT:
            self._marked()

    def _sleeps(self, seat: int) -> bool:
        """Whether it is somebody's night or holiday, whatever their table grants; at one sitting nobody sleeps."""
        own = timing.own_of(self.loaded.seat(seat).person)
        clocks, _ = self._clocks(seat)
        return not clocks.pace.sitting and Hours(waking=own.waking, holidays=own.holidays).quiet(self.now)

    def _marked(self) -> None:
        """Whoever is out of time is marked from then on, at once and once."""
        for seat in self.loaded.awaited:
            clocks, _ = self._clocks(seat)
            clock = clocks.seats[seat]
            if self.patience.up(seat, self.now) != (clock.over is not None):
                raise Frozen(f"seat {seat} is {'not ' * (clock.over is None)}marked as late")
            if clock.over is not None and clock.asked is not None:
                at = self.marks.setdefault((seat, clock.asked, clocks.pace.bank), clock.over)
                if at != clock.over:
                    raise Frozen(f"seat {seat} was marked as late once more")

    def replays(self) -> None:
        """The log alone leads to the same."""
        match, _ = self.begun.begin()
        for change, _, fingerprint in self.log:
            match, _ = perform(match, change)
            if match.fingerprint() != fingerprint:
                raise Frozen(f"step {match.step} leads to something else")
