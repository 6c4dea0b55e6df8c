"""What must hold while a company plays, and what is told of it in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from bot.commandline.member import Somebody
from bot.commandline.patience import Patience
from bot.play import timing, votes
from bot.play.loaded import LoadedTable
from bot.play.votes import Vote
from bot.time.calendar import DAY, HOUR, Interval
from bot.time.clocks import ENOUGH
from engines.core.chair import Seating
from engines.core.match import Match
from engines.core.undo import Undo
from persistence.calls import Rung
from persistence.codec import Codec
from persistence.records import Logged
from persistence.sittings import parsed
from persistence.store import Store


class Failed(Exception):  # noqa: N818  (what became of the rehearsal)
    """Something did not hold. The message says what."""


class Judge:
    """Of one match, as *loaded* at its beginning. It looks at whatever happens before anything else does."""

    def __init__(self, store: Store, people: dict[int, Somebody], loaded: LoadedTable, now: int) -> None:
        self.store, self.people = store, people
        self.match, self.codec, self.patience = loaded.playing, Codec(loaded.game), Patience(loaded, now)
        self.left: list[Somebody] = []
        """Those who have given their seat up."""
        self.rungs: set[Rung] = set()
        self.awaited: set[int] = set()
        self.played: set[int] = set()
        """The seats that a steward plays."""
        self.hands: Counter[str] = Counter()
        """By what became of a seat, as its ``Seating`` says: how often."""
        self.resigned: dict[int, int] = {}
        """By seat, at which step of the log its person did, if they have."""
        self.rests, self.rested = False, 0
        self.vote: Vote | None = None
        """What the table is voting on."""
        self.lately: tuple[int, frozenset[tuple[int, int]]] = now, frozenset()
        """A moment, and all that was asked at it so far before somebody answered: seats with their questions."""
        self.under_way: frozenset[tuple[int, int]] = frozenset()
        """What was asked when the table last began to pause, or at that moment before."""
        self.stall = self.log = self.decisions = self.disturbed = 0

    async def looks(self, loaded: LoadedTable, now: int) -> None:
        """What has happened by now."""
        entries = await self.store.matches.log(loaded.table.id, self.log)
        self.patience.goes_on(loaded, min([entry.at for entry in entries], default=now))
        for entry in entries:
            self.log = entry.step + 1
            self._logged(entry)
            if entry.kind != "begin":
                self._asking(entry.at)
                self.match = self._after(entry)
            late = entry.seat if entry.cause == timing.CLOCK else None
            self.patience.plays(self.match, self.codec.events(entry), entry.at, late)
        self.patience.goes_on(loaded, now)
        self.rested += self.rests and not timing.still(loaded)
        self.rests = timing.still(loaded)
        vote, was = votes.of(loaded.table), self.vote
        over = was is not None and was.until > now and (vote is None or vote.number != was.number)
        if was and over and votes.ripe(was, loaded.table, loaded.playing):  # whoever has left had not said their word
            self._decided(was, now)
        self.vote = vote

    def _asking(self, now: int) -> frozenset[tuple[int, int]]:
        """All that was asked at that moment so far."""
        moment, asked = self.lately
        there = ((seat, self.match.question(seat)) for seat in self.patience.there)
        self.lately = now, frozenset((*(asked if moment == now else ()), *there))
        return self.lately[1]

    def _after(self, entry: Logged) -> Match[Any]:
        """The match as that entry of its log leaves it, played again."""
        change = self.codec.change(entry)
        assert not isinstance(change, Undo), "nobody takes anything back"
        match, _ = self.match.seat(change) if isinstance(change, Seating) else self.match.act(change)
        return match

    async def agreed(self, vote: Vote, loaded: LoadedTable, now: int) -> None:
        """Somebody has said the last word of a vote.

        :param loaded: what it was before."""
        await self.looks(loaded, now)
        self._decided(vote, now)

    def _decided(self, vote: Vote, now: int) -> None:
        if vote.kind == "pause":  # or more time: they ask for nothing else
            self.under_way = self._asking(now) if self._pause(now) is None else frozenset()
        self.patience.agrees(vote.kind, vote.amount * (DAY if vote.kind == "pause" else HOUR), now)

    async def struck(self, loaded: LoadedTable, now: int) -> None:
        """All that is due by now has been done."""
        await self.looks(loaded, now)
        late = self.patience.run_out(now)
        if late is not None:
            raise Failed(f"{self._name(late)} was waited for longer than anybody has time")

    async def hold(self, loaded: LoadedTable, since: int, now: int) -> None:
        """:param since: when it happened; *now*: when all of it has arrived."""
        await self.looks(loaded, now)
        for wait in () if self.rests else timing.waits(loaded):
            self.stall = max(self.stall, now - wait.since)
        for rung in await self.store.calls.of(loaded.table.id):
            if rung not in self.rungs:
                self.rungs.add(rung)
                self._called(loaded, rung, since)

    def _logged(self, entry: Logged) -> None:
        """Before it is played again."""
        if entry.seat is None:
            return
        if entry.cause == timing.CLOCK and not self.patience.answers(entry.seat, entry.at):
            raise Failed(f"step {entry.step}: the clock answered for somebody who was in time")
        if entry.cause == timing.ASLEEP and not self.patience.up(entry.seat, entry.at):
            raise Failed(f"step {entry.step}: the clock answered for somebody who was in time")
        if entry.cause == "steward" and entry.seat not in self.played:
            raise Failed(f"step {entry.step}: a steward answered for somebody who was there")
        if entry.kind != "seating":
            return
        change = parsed(entry.body)["change"]
        self.hands[change] += 1
        if change == "sit" and self.resigned.get(entry.seat) == entry.step - 1:  # to make room for whoever comes
            self.hands["resign"] -= 1
        if change == "resign":
            self.resigned[entry.seat] = entry.step
        if entry.cause == timing.CLOCK:
            self.people[entry.seat].away += 1
        if change in ("leave", "resign"):
            self.played.add(entry.seat)
        else:
            self.played.discard(entry.seat)

    def _called(self, loaded: LoadedTable, rung: Rung, since: int) -> None:
        """What was sent in the evening and has arrived at night, since it could not before, is no call at night."""
        somebody = self.people.get(rung.seat)
        if somebody is None:  # they have given their seat up meanwhile
            return
        slept = somebody.sleeps(rung.at) and somebody.sleeps(since)
        come = somebody.since == since  # whoever has just taken a seat waits for its page, also in a pause
        if not loaded.playing.over and (slept or (self._silenced(rung, since) and not come)):
            raise Failed(f"{somebody.name} was called {'at night' if slept else 'while the table paused'}")
        asked = rung.question, self.rested
        somebody.calls[asked] += rung.why_not is None
        if somebody.calls[asked] > 1 + ENOUGH:
            raise Failed(f"{somebody.name} was called {1 + ENOUGH} times and once more for one question")

    def _silenced(self, rung: Rung, since: int) -> bool:
        """Whether the table had paused when that call was made. One that was made for a question asked before, at the
        very moment *since* at which the pause began, may arrive in it."""
        pause = self._pause(rung.at)
        if pause is None:
            return False
        begins, _ = pause
        return begins < since or (rung.seat, rung.question) not in self.under_way

    def _pause(self, now: int) -> Interval | None:
        """The pause that goes on then."""
        return next((each for each in self.patience.paused if each[0] <= now < each[1]), None)

    async def told(self, loaded: LoadedTable, acted: Collection[int], since: int, *, disturbed: bool) -> None:
        """Whoever is asked since then has been called, or it is written down why not, and nothing else is due.

        :param acted: who has the question on their screen.
        :param disturbed: whether something has kept messages from arriving meanwhile."""
        clocks = timing.of(loaded.table)
        assert clocks
        rung = {each.seat for each in await self.store.calls.of(loaded.table.id) if each.at >= since}
        for seat in loaded.awaited:
            if clocks.seats[seat].asleep and self._up(seat, since):
                raise Failed(f"{self._name(seat)} is up, and nobody has called them")
            if seat in self.awaited or seat in acted or clocks.seats[seat].asleep:
                continue
            if seat not in rung:
                raise Failed(f"{self._name(seat)} does not know of a question")
            self.decisions += 1
            self.disturbed += disturbed
        if await self.store.outbox.next_retry() is not None:
            raise Failed("something is not delivered although nothing is in the way")
        self.awaited = set(loaded.awaited)

    def _up(self, seat: int, now: int) -> bool:
        """Whether there is no reason not to call whoever has *seat*."""
        return self._pause(now) is None and seat in self.people and not self.people[seat].sleeps(now)

    def there(self, loaded: LoadedTable, seat: int) -> None:
        """The one on *seat* has just looked at the match."""
        if timing.still(loaded) or (loaded.live and loaded.away(seat)):
            raise Failed(f"{self._name(seat)} is there, and the match does not go on with them")

    def _name(self, seat: int) -> str:
        return self.people[seat].name if seat in self.people else f"seat {seat}"

    def lines(self, loaded: LoadedTable, begun: int, now: int, requests: int) -> Iterator[str]:
        """:param begun: when the match has."""
        acts, rests = loaded.playing.step, timing.still(loaded) or (loaded.live and loaded.deserted)
        ended = "is over" if loaded.playing.over else "rests" if rests else "goes on" if loaded.live else "was closed"
        yield f"\nAfter {(now - begun) / DAY:.1f} days and {acts} acts the match {ended}."
        everybody = [*self.people.values(), *self.left]
        for each in everybody:
            days = _days(each, begun, now)
            rung = f"{_calls(each) / days:.2f} calls and {_reminders(each) / days:.2f} reminders a day"
            yield f"{each.name}: {rung}, vanished {each.vanished} times, away {each.away} times"
        days = sum(_days(each, begun, now) for each in everybody)
        calls, reminders = sum(map(_calls, everybody)) / days, sum(map(_reminders, everybody)) / days
        yield f"Per person and day: {calls:.2f} calls and {reminders:.2f} reminders."
        yield f"Requests per act: {requests / max(1, acts):.2f}. The longest wait: {self.stall / HOUR:.0f} hours."
        to_stewards = self.hands["leave"] + self.hands["resign"]
        yield f"Hand-overs: {to_stewards} to stewards, {self.hands['return']} back, {self.hands['sit']} to newcomers."
        yield f"The match rested {self.rested} times until somebody looked in."
        yield f"Decisions that somebody was called for: {self.decisions}, {self.disturbed} of them amid faults."


def _days(somebody: Somebody, begun: int, now: int) -> float:
    until = now if somebody.until is None else somebody.until
    return max(1 / 24, (until - max(begun, somebody.since)) / DAY)


def _calls(somebody: Somebody) -> int:
    return sum(count > 0 for count in somebody.calls.values())


def _reminders(somebody: Somebody) -> int:
    return somebody.calls.total() - _calls(somebody)
