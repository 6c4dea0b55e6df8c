"""The clocks of one table: a bank for each seat, and one clock for the window that may be open.

They stop and go with every act; what is left is worked out when they stop, so nothing happens in between and a restart
costs nobody anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.time.calendar import DAY, Interval, Waking, due, spent
from bot.time.hours import NOTICE, SHARES, Hours, following, reminders
from bot.time.pace import Pace
from bot.time.seat import Evening, SeatClock

ENOUGH = len(SHARES) + 1
"""Reminders for one question."""
ALONE = 2
"""Rounds in which nobody does anything, after which the table rests if the clock would have to answer once more."""
UNHURRIED = (DAY, 3 * DAY, 7 * DAY)
"""After so long where no clock runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clocks:
    """Of one table, after some step of its match."""

    pace: Pace
    seats: tuple[SeatClock, ...]
    opened: int | None = None
    """Since when a window is open; ``None``: none is."""
    before: int | None = None
    """Since when the one before was."""
    nights: tuple[Waking, ...] = ()
    """When those are awake whom the last window asks, as they said when it opened: it lasts until each of them has been
    for an hour, whatever becomes of their answers, so it is as long for everybody."""
    granted: int = 0
    """How much longer it lasts, as voted."""
    pauses: tuple[Interval, ...] = ()
    """While the table rests, as voted, and on the server's holidays."""
    evening: Evening | None = None
    """While the table plays live although it usually does not."""
    alone: int = 0
    """Turns that have begun since one of its people has done anything; a round counts for each of its seats."""
    still: bool = False
    """Whether they all stand, since nobody is there."""
    former: tuple[tuple[str, int], ...] = ()
    """How often the time of those was up who have no seat now, by person."""

    @property
    def lonely(self) -> bool:
        """Whether the clock alone has played on for long enough."""
        return self.alone >= ALONE * len(self.seats)

    def moved(
        self,
        now: int,
        hours: Sequence[Hours],
        before: Collection[int],
        asked: Collection[int],
        *,
        window: bool = False,
        begun: Collection[int] = (),
        fresh: Collection[int] = (),
    ) -> Clocks:
        """After an act.

        :param hours: by seat; nobody's time runs while they are away.
        :param before: who was asked; *asked*: who is asked now, in a *window* or in a turn, a round of their own.
        :param begun: whose turn or round the act began: they get the increment.
        :param fresh: whose question is another one than before, if they had any: they are reminded of it anew."""
        going = () if window else [seat for seat in asked if not hours[seat].away]
        same = self.opened is not None and set(asked) <= set(before)
        opened = (self.opened if same else now) if window else None
        known = before if opened == self.opened else ()
        seats = []
        for seat, each in enumerate(hours):
            clock = self._ran(seat, now, each, goes=seat in going, begins=seat in begun)
            if seat not in asked:
                clock = replace(clock, asked=None, reminded=0, asleep=False, later=None)
            elif seat not in known or seat in begun:
                clock = replace(clock, asked=now, over=clock.still_over(self.pace, window=window))
            if seat in begun:
                clock = replace(clock, over=None, excused=False, granted=0)
            if seat in asked and seat not in before:
                clock = replace(clock, asleep=each.quiet(now))
            seats.append(clock)
        last = self.before if opened == self.opened or self.opened is None else self.opened
        after = replace(self, seats=tuple(seats), opened=opened, before=last, alone=self.alone + len(begun))
        if window and not same:
            after = after._waiting(hours, asked)
        for seat in fresh:
            after = after._with(seat, replace(after.seats[seat], reminded=after._reminded(seat, now, hours[seat])))
        return after

    def _waiting(self, hours: Sequence[Hours], seats: Iterable[int]) -> Clocks:
        """A window that has just opened, in which these are asked."""
        there = (hours[seat].waking for seat in sorted(seats) if not hours[seat].away)
        return replace(self, nights=tuple(dict.fromkeys(filter(None, there))), granted=0)

    def taken_back(
        self,
        payer: int | None,
        now: int,
        hours: Sequence[Hours],
        asked: Collection[int],
        *,
        window: bool,
        begun: Collection[int],
    ) -> Clocks:
        """After something was taken back. Whoever was asked because of it gets the time back that went meanwhile, and
        nobody an increment twice.

        :param payer: who has taken it back, and pays that time; a window that opens again for them is as old as it
            was. ``None``: nobody pays, since the table has agreed.
        :param asked: who is asked again, in a *window* or in a turn, a round of their own.
        :param begun: whose turn or round had begun by what was taken back."""
        going, cost, seats = () if window else asked, 0, []
        for seat, was in enumerate(self.seats):
            goes, since = seat in going, was.since
            if since is not None and not goes:
                cost, since = max(cost, _spent(was, hours[seat], now)), None
            clock = replace(was, since=now if goes and since is None else since, ahead=was.ahead + (seat in begun))
            if seat not in asked:
                clock = replace(clock, asked=None, reminded=0, asleep=False)
            elif clock.asked is None:
                over = clock.still_over(self.pace, window=window)
                clock = replace(clock, asked=now, asleep=hours[seat].quiet(now), over=over)
            seats.append(clock)
        opened = self.opened
        if payer is not None:
            if opened is not None and not window:
                cost = max(cost, spent(hours[payer].waking, hours[payer].rests, opened, now))
            seats[payer] = replace(seats[payer], left=max(0, seats[payer].left - cost))
            opened = self.before if opened is None else opened
        after = replace(self, seats=tuple(seats), opened=(now if opened is None else opened) if window else None)
        return after._waiting(hours, asked) if window and opened is None else after

    def _ran(self, seat: int, now: int, hours: Hours, *, goes: bool, begins: bool) -> SeatClock:
        clock = self.seats[seat]
        if goes and clock.since is not None and not begins:
            return clock
        left = clock.left - _spent(clock, hours, now)
        if begins and not clock.ahead:
            left = max(left, min(self.pace.cap, left + self.pace.increment))
        return replace(clock, left=left, since=now if goes else None, ahead=max(0, clock.ahead - begins))

    def settled(self, now: int, hours: Sequence[Hours]) -> Clocks:
        """The same at this moment: what has run so far has run, whatever becomes of anybody's hours."""
        seats = (
            replace(clock, left=clock.left - _spent(clock, each, now), since=self._since(clock, now))
            for clock, each in zip(self.seats, hours, strict=True)
        )
        return replace(self, seats=tuple(seats))

    def _since(self, clock: SeatClock, now: int) -> int | None:
        """Since when *clock* goes once what has run by *now* is taken off it. Of fixed moments nothing is taken off:
        the next one stays the next one, whoever sits there and whatever they say about their hours."""
        return clock.since if clock.since is None or self.pace.moments else now

    def stopped(self, now: int, hours: Sequence[Hours]) -> Clocks:
        """Nobody is there: nothing falls due until somebody is."""
        seats = (replace(clock, since=None) for clock in self.settled(now, hours).seats)
        return replace(self, seats=tuple(seats), still=True)

    def attended(self, now: int, hours: Sequence[Hours]) -> Clocks:
        """One of its people is there. If the clocks stood, whoever is asked is asked anew, with an increment at least,
        or with a whole window."""
        if not self.still:
            return replace(self, alone=0)
        window = self.opened is not None
        since, opened = (None, now) if window else (now, None)
        seats = (
            replace(
                clock,
                left=max(clock.left, self.pace.increment),
                since=since,
                asked=now,
                reminded=0,
                asleep=each.quiet(now),
                later=None,
                granted=0,
                excused=False,
            )
            if clock.asked is not None
            else clock
            for clock, each in zip(self.seats, hours, strict=True)
        )
        after = replace(self, seats=tuple(seats), opened=opened, alone=0, still=False)
        return after._waiting(hours, after._asked) if window else after

    @property
    def _asked(self) -> tuple[int, ...]:
        return tuple(seat for seat, clock in enumerate(self.seats) if clock.asked is not None)

    def extended(self, length: int) -> Clocks:
        """Whoever is asked has so much longer: nobody rests meanwhile, and whoever is asked next has what is usual."""
        if self.opened is not None:
            anew = self._each(self._asked, lambda clock: replace(clock, over=None))
            return replace(anew, granted=self.granted + length)
        if self.pace.moments:
            return self._each(self._asked, lambda clock: replace(clock, granted=clock.granted + length, over=None))
        going = [seat for seat, clock in enumerate(self.seats) if clock.since is not None]
        return self._each(going, lambda clock: replace(clock, left=clock.left + length, over=None))

    def _each(self, seats: Collection[int], change: Callable[[SeatClock], SeatClock]) -> Clocks:
        every = (change(clock) if seat in seats else clock for seat, clock in enumerate(self.seats))
        return replace(self, seats=tuple(every))

    def rested(self, length: int, now: int) -> Clocks:
        """The table pauses for so long; a pause that goes on ends with that."""
        over = ((start, min(end, now) if start <= now else end) for start, end in self.pauses)
        pauses = [each for each in over if each[0] < each[1]]
        return replace(self, pauses=tuple([*pauses, (now, now + length)] if length else pauses))

    def livened(self, live: Pace, now: int, until: int) -> Clocks:
        """For an evening, at that pace: everybody has its bank, and has their own back afterwards."""
        lefts = tuple(clock.left for clock in self.seats)
        evening = Evening(until=until, pace=self.pace, lefts=lefts)
        return replace(self._anew(live, [live.bank] * len(lefts), now, evening), nights=())

    def back(self, now: int, hours: Sequence[Hours]) -> Clocks:
        """The evening is over. Whoever has left it before is asked at the usual pace.

        :param hours: at that pace."""
        assert self.evening
        after = self._anew(self.evening.pace, self.evening.lefts, now, None)
        return (after if after.opened is None else after._waiting(hours, after._asked)).attended(now, hours)

    def _anew(self, pace: Pace, lefts: Sequence[int], now: int, evening: Evening | None) -> Clocks:
        seats = (
            replace(
                clock,
                left=left,
                since=None if clock.since is None else now,
                reminded=0,
                granted=0,
                excused=False,
                over=None,
            )
            for clock, left in zip(self.seats, lefts, strict=True)
        )
        opened = None if self.opened is None else now
        return replace(self, pace=pace, seats=tuple(seats), opened=opened, evening=evening, granted=0)

    def missed(self, seat: int) -> Clocks:
        """The time of *seat* was up."""
        clock = self.seats[seat]
        return self._with(seat, replace(clock, missed=clock.missed + 1, granted=0))

    def excused(self, seat: int, now: int) -> Clocks:
        """The time of *seat* was up, and it gets one increment more; that is the last it is told."""
        clock = self.missed(seat).seats[seat]
        clock = replace(clock, left=self.pace.increment, since=now, reminded=ENOUGH, excused=True)
        return self._with(seat, clock)

    def waited_on(self, seat: int, now: int, hours: Hours) -> Clocks:
        """The time of *seat* was up, and everybody waits on; that is the last it is told. A window that nobody has
        called it to yet is nothing that it has missed."""
        unaware = self.opened is not None and self.seats[seat].asleep
        clock = (self if unaware else self.missed(seat)).seats[seat]
        up = self.due(seat, hours)
        return self._with(seat, replace(clock, over=now if up is None else up, reminded=ENOUGH))

    def punctual(self, seat: int, now: int, hours: Hours) -> bool | None:
        """Whether an answer of *seat* is in time; ``None``: that says nothing of whoever gives it. They are excused,
        have the seat of somebody who was late, or nothing falls due."""
        clock, due = self.seats[seat], self.due(seat, hours)
        if due is None:
            return True if self.still else None  # where the table rested they are asked anew
        if due <= now:
            return None if clock.over is not None and not clock.missed else False
        return None if clock.excused and self.opened is None else True

    def apart(self, steps: Mapping[int, tuple[int, ...]]) -> Clocks:
        """These answers do not count as given in time; of other seats the same as before."""
        seats = (replace(clock, apart=steps.get(seat, clock.apart)) for seat, clock in enumerate(self.seats))
        return replace(self, seats=tuple(seats))

    def renewed(self, seat: int, now: int) -> Clocks:
        """Somebody else sits there, and is up: the whole bank, nothing missed, and nothing asked before."""
        clock = self.seats[seat]
        asked, since = (None if each is None else now for each in (clock.asked, clock.since))
        left = max(clock.left, self.pace.bank)
        after = self._with(seat, SeatClock(left=left, since=since, asked=asked, ahead=clock.ahead))
        if self.evening is None:
            return after
        lefts = list(self.evening.lefts)
        lefts[seat] = max(lefts[seat], self.evening.pace.bank)
        return replace(after, evening=replace(self.evening, lefts=tuple(lefts)))

    def sat(self, seat: int, missed: int, old: str | None, new: str | None) -> Clocks:
        """*new* has *seat* in place of *old*, whose time was up *missed* times: what either has missed stays with
        them, whoever sits where; ``None`` is a steward."""
        former = dict(self.former)
        if old is not None and missed:
            former[old] = missed
        known = former.pop(new, 0) if new is not None else 0
        after = replace(self, former=tuple(former.items()))
        clock = replace(self.seats[seat], missed=known, excused=False)
        if clock.over is not None and clock.since is not None and self.pace.increment:
            clock = replace(clock, left=max(clock.left, self.pace.increment), over=None)  # as if they were excused
        return after._with(seat, clock)

    def passed_on(self, seat: int, now: int, had: Hours) -> Clocks:
        """Somebody else sits there for good, who has taken over from somebody who plays: the same clock, or handing
        over would be a way to a longer one; but nothing missed, and nothing asked before.

        :param had: of whoever had it, by which time has run so far."""
        clock = self.seats[seat]
        left, asked = clock.left - _spent(clock, had, now), None if clock.asked is None else now
        return self._with(
            seat, SeatClock(left, self._since(clock, now), asked=asked, ahead=clock.ahead, granted=clock.granted)
        )

    def handed(self, seat: int, now: int, had: Hours, has: Hours) -> Clocks:
        """Somebody else has *seat* for a while, or its owner has it back: nobody gets a longer clock by that.

        :param had: of whoever had it, by which time has run so far."""
        clock = self.seats[seat]
        since = self._since(clock, now)
        asleep = clock.asked is not None and has.quiet(now)
        clock = replace(clock, left=clock.left - _spent(clock, had, now), since=since, asleep=asleep)
        after = self._with(seat, clock)
        return after._with(seat, replace(clock, reminded=after._reminded(seat, now, has)))

    def called(self, seat: int, now: int, hours: Hours) -> Clocks:
        """*seat* was called again for all that was due by *now*."""
        clock, reminded = self.seats[seat], self._reminded(seat, now, hours)
        if clock.asleep:
            reminded = max(reminded, clock.reminded)
        return self._with(seat, replace(clock, asleep=False, later=None, reminded=reminded))

    def put_off(self, seat: int, now: int, hours: Hours) -> Clocks:
        """What is due for *seat*, which is asleep, waits until it is awake: nobody was there when it was due."""
        return self._with(seat, replace(self.seats[seat], later=hours.awake(now)))

    def _reminded(self, seat: int, now: int, hours: Hours) -> int:
        """How often *seat* should have been called again by *now*: of what is past nobody is reminded later."""
        return sum(at <= now for at in self._reminders(seat, hours))

    def _with(self, seat: int, clock: SeatClock) -> Clocks:
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def due(self, seat: int, hours: Hours) -> int | None:
        """When the time of *seat*, which is asked, is up; ``None``: never."""
        clock = self.seats[seat]
        if clock.asked is None or not self.pace.ticks or self.still:
            return None
        if self.opened is not None:
            return due(None, hours.pauses, self._closes(self.opened, hours.pauses), self.granted)
        if self.pace.moments:
            since = clock.asked if clock.since is None else clock.since
            at = following(self.pace, hours.rests, since, due(hours.waking, hours.rests, since, NOTICE))
            return due(None, hours.rests, at, clock.granted)
        return None if clock.since is None else due(hours.waking, hours.rests, clock.since, clock.left)

    def _closes(self, opened: int, pauses: Sequence[Interval]) -> int:
        """When the window would, if nothing were granted: for everybody at once, and for nobody in their sleep. It
        waits for nights, which are over by tomorrow; not for holidays."""
        up = max((due(each, pauses, opened, NOTICE) for each in self.nights), default=opened)
        if self.pace.moments:
            return following(self.pace, pauses, opened, up)
        return max(up, due(None, pauses, opened, self.pace.window))

    def reminder(self, seat: int, hours: Hours) -> int | None:
        """When *seat*, which is asked, is called next; ``None``: not again."""
        clock = self.seats[seat]
        if clock.asked is None or self.still:
            return None
        every = (hours.awake(clock.asked),) if clock.asleep else self._reminders(seat, hours)[clock.reminded :]
        return max(every[0], clock.later or 0) if every else None

    def _reminders(self, seat: int, hours: Hours) -> tuple[int, ...]:
        """Everybody's own bank runs while they are awake; what runs for all alike may reach its shares at night."""
        clock, until = self.seats[seat], self.due(seat, hours)
        if clock.asked is None:
            return ()
        if until is None:
            return tuple(hours.awake(clock.asked + each) for each in UNHURRIED)
        if self.opened is None and not self.pace.moments and clock.since is not None:
            return tuple(at for at in reminders(hours, clock.since, clock.left) if at < until)
        at_last = (hours.awake(at) for at in reminders(Hours(), clock.asked, until - clock.asked))
        return tuple(at for at in sorted(set(at_last)) if at < until)


def _spent(clock: SeatClock, hours: Hours, now: int) -> int:
    if clock.since is None:
        return 0
    return min(clock.left, spent(hours.waking, hours.rests, clock.since, now))


def begun(pace: Pace, seats: int, pauses: Sequence[Interval] = ()) -> Clocks:
    """Before the first question: everybody has the whole bank."""
    return Clocks(pace=pace, seats=(SeatClock(pace.bank),) * seats, pauses=tuple(pauses))
