"""Many small tables in one bot, on a store of its own and on wires that fail now and then: who is asked is called once.

The people here come when a phone has rung, and answer at random; some let reminders pass, or the time run out. Nobody
sleeps: when nobody is to be called is for ``tests/time``."""

import asyncio
import contextlib
import heapq
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bot import upkeep
from bot.cases import matches, seats, tables
from bot.cases.asking import Caller
from bot.kit import Kit
from bot.pictures.cinema import Cinema
from bot.pictures.gallery import Gallery
from bot.pictures.studio import Studio
from bot.play import clockwork
from bot.play.clockwork import Clockwork
from bot.play.loaded import LoadedTable
from bot.play.news import News
from bot.play.sessions import Done, Sessions
from bot.play.stewards import Stewards
from bot.play.working import PERSON
from bot.publish.carrier import Carrier
from bot.publish.chatter import Chatter
from bot.publish.easel import Easel
from bot.publish.overdue import Overdue
from bot.publish.poster import Poster
from bot.publish.private import Private
from bot.publish.publisher import Publisher
from bot.running import opened
from bot.services import Services
from bot.time.calendar import DAY, HOUR, SECOND
from persistence.deliveries import Ring
from persistence.persons import CardPlace
from persistence.store import Store
from tests.bot.ears import WITHIN, At, Ears, Unheard
from tests.bot.faults import Faults
from tests.bot.reading import controls
from tests.bot.wires import Told, Wires
from tests.kits import playing
from tests.liars_dice import GAME as DICE
from tests.petty_court import GAME as COURT
from tests.playing import answer
from tests.time.test_calendar import at

ZERO = at(2026, 3, 20)
SEATS = 3
DOORS = 5
"""New channels of direct messages a minute."""
SOON, SLOW = 4 * HOUR, 4 * DAY
"""How long somebody takes to answer on average, and at most if they let reminders pass."""
HASTY, FORGETFUL, NEWCOMER = 0.1, 0.08, 0.3
"""How often somebody comes before a phone has rung, lets reminders pass, or sits down in place of somebody else."""
GAMES = (DICE, COURT)
RINGS: tuple[Ring, ...] = ("card", "channel", "both")
CARDS: tuple[CardPlace, ...] = ("dm", "thread")


@dataclass(slots=True)
class Place:
    """One table after the other, with the same people but for newcomers."""

    guild: str
    users: list[str]
    table: str = ""
    where: str = ""
    """Where its match is played."""


class Hall:
    def __init__(self, store: Store, kit: Kit, seed: int, time: "Time") -> None:
        self.rng, self.store, self.kit, self.time = random.Random(seed), store, kit, time
        self.wires = Wires(time, DOORS, self._rang)
        self.faults = Faults(self.rng, self.wires, time)
        self.sessions = Sessions(store, kit, self._woken)
        self._submit, self.sessions.submit = self.sessions.submit, self._submitted  # type: ignore[assignment, method-assign]
        post: Any = self.wires
        wake = partial(self._woken, stewards=())
        self.poster, missed = Poster(store, post, time, wake), News(store)
        gallery = Gallery(Studio(), self.sessions.past, missed)
        overdue, easel = Overdue(store, gallery, wake), Easel(store, post, gallery, wake)
        private = Private(store, post, self.poster, gallery, overdue, missed, time)
        carrier = Carrier(self.sessions, post, self.poster, private, easel, Chatter(), time)
        self.stewards, self.clockwork = Stewards(self.sessions), Clockwork(self.sessions, time)
        self.publisher = Publisher(self.sessions, carrier, self.stewards, time)
        self.means = Services(
            kit, store, self.sessions, self.publisher, "en", self.stewards, post, private, gallery, Cinema()
        )
        self.places: list[Place] = []
        self.sits: dict[str, At] = {}
        self.numbers: dict[str, int] = {}
        self.ears = Ears(store, self.wires, time)
        self.coming: set[At] = set()
        self.both: set[str] = set()
        """Who wants to be called with the card and in the channel."""
        self.over: list[int] = []
        self._plan: list[tuple[int, int, Callable[[], Awaitable[None]]]] = []
        self._count = count()

    # ---- time

    def _later(self, when: int, what: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self._plan, (when, next(self._count), what))

    async def decide(self, decisions: int, places: int) -> None:
        """Until so many have been looked at."""
        running = asyncio.create_task(self.publisher.run())
        try:
            for _ in range(places):
                await self._set_up()
            while self.ears.found["decisions"] < decisions:
                await self._next()
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await self.stewards.close()

    async def _next(self) -> None:
        """Whatever comes next, and all that follows from it."""
        due, again = await self.store.tables.next_deadline(), await self.store.outbox.next_retry()
        self.time.now = max(self.time.now, min(each for each in (self._plan[0][0], due, again) if each is not None))
        if self._plan[0][0] <= self.time.now:
            await heapq.heappop(self._plan)[2]()
        if due is not None and due <= self.time.now:
            await self.clockwork.strike()
        await self._settle()
        if self.ears.wrong:
            raise Unheard(self.ears.wrong[0])
        while self.over:
            await self._begin(self.over.pop())

    async def _settle(self) -> None:
        """As ``Publisher.idle``, without its rests: there are a million moments."""
        publisher = self.publisher
        while publisher._busy or publisher._woken or self.stewards._busy or await self.store.outbox.due(1):
            publisher._everything = publisher._put_off = True
            publisher._due.set()
            busy = [*publisher._busy.values(), *self.stewards._busy.values()]
            await (asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED) if busy else asyncio.sleep(0))

    # ---- tables

    async def _set_up(self) -> None:
        place = len(self.places)
        self.places.append(Place(self.wires.id(), [await self._somebody() for _ in range(SEATS)]))
        await self._begin(place)

    async def _somebody(self) -> str:
        user = self.wires.id()
        ring, card = self.rng.choices(RINGS, (5, 2, 2))[0], self.rng.choices(CARDS, (4, 1))[0]
        self.both |= {user} if ring == "both" else set()
        await self.store.people.change(user, ring=ring, card_place=card)
        return user

    async def _begin(self, number: int) -> None:
        """A table of its own channel; the last one there is over."""
        place, game = self.places[number], GAMES[number % len(GAMES)]
        self.faults.forget(number)
        self.wires.forget(place.where)
        for seat in range(SEATS):
            if place.table and self.rng.random() < NEWCOMER:
                place.users[seat] = await self._somebody()
        self.sits |= {user: (number, seat) for seat, user in enumerate(place.users)}
        channel = self.wires.id()
        host, *others = (self._caller(place, user, channel) for user in place.users)
        place.table = (await tables.open_table(self.means, host, game.meta.key, seats=SEATS)).table.id
        self.numbers[place.table] = number
        for other in others:
            await tables.join(self.means, other, place.table)
        done = await tables.start(self.means, host, place.table)
        place.where = done.loaded.table.place
        self._looked(done.loaded, None)
        await self._settle()

    def _caller(self, place: Place, user: str, channel: str) -> Caller:
        name, key = f"P{user}", f"press {next(self._count)}"
        threads = self.rng.random() < 0.5
        return Caller(user=user, name=name, locale="en", guild=place.guild, channel=channel, threads=threads, key=key)

    # ---- what happens at them

    def _woken(self, table: str, stewards: Sequence[int]) -> None:
        self.publisher.wake(table)
        if stewards:
            self.stewards.wake(table)

    async def _submitted(self, table: str, key: str, cause: str, make: Any, *given: Any, **more: Any) -> Done:
        """What *make* decides on is looked at before anybody hears of it."""
        steps: list[Any] = []

        def made(loaded: LoadedTable) -> Any:
            steps[:] = make(loaded)
            return steps

        done = await self._submit(table, key, cause, made, *given, **more)
        if steps:
            self._looked(done.loaded, steps[-1].seat, cause)
        return done

    def _looked(self, loaded: LoadedTable, actor: int | None, cause: str = PERSON) -> None:
        """Whom the match asks from now on. Whoever was answered for by the clock, and is asked something else, has been
        called for the last thing, and may hear of that late."""
        number = self.numbers[loaded.table.id]
        if loaded.playing.over:
            self.over.append(number)
        for seat in range(SEATS):
            where = number, seat
            if not loaded.live or seat not in loaded.awaited:
                self.ears.open.pop(where, None)
                if loaded.live and loaded.away(seat):
                    self._comes(where, self.time.now + self.rng.randrange(DAY))
                continue
            question = loaded.playing.question(seat)
            if where not in self.ears.open or seat == actor:
                self._asked(where, question, called=seat != actor, may=cause != PERSON)
            else:
                self.ears.goes_on(where, question)

    def _asked(self, where: At, question: int, *, called: bool, may: bool) -> None:
        now = self.time.now
        self.ears.asked(where, question, calls=int(called or may), owed=now if called else None)
        if not called:
            self._comes(where, now + self.rng.randint(1, 60) * SECOND)
            return
        self._later(now + WITHIN, partial(self._check, where, now))
        if self.rng.random() < HASTY:
            self._comes(where, now + self.rng.randint(1, 59) * SECOND)

    def again(self, loaded: LoadedTable, asked: Sequence[int]) -> None:
        """The clock has them called once more."""
        number, now = self.numbers[loaded.table.id], self.time.now
        for seat in asked:
            self.ears.again((number, seat))
            self._later(now + WITHIN, partial(self._check, (number, seat), now))
        self._trouble(number)

    def _comes(self, where: At, when: int) -> None:
        if where not in self.coming:
            self.coming.add(where)
            self._later(when, partial(self._press, where))

    async def _press(self, where: At) -> None:
        """They answer what they are asked, if they still are."""
        self.coming.discard(where)
        number, seat = where
        place = self.places[number]
        loaded = await self.sessions.at(place.table)
        menu = loaded.playing.menu(seat) if loaded.live else None
        if menu is None:
            return
        self._trouble(number)
        caller, given = self._caller(place, place.users[seat], place.where), answer(menu, self.rng)
        if loaded.away(seat):
            await seats.back(self.means, caller, loaded)
        else:
            await matches.act(self.means, caller, place.table, loaded.mark(seat), lambda _: given)

    def _trouble(self, number: int) -> None:
        """Something stops working, perhaps."""
        place = self.places[number]
        until = self.faults.strike(number, place.where, place.users)
        if until is not None:
            self._later(until, partial(self._mended, number))

    async def _mended(self, number: int) -> None:
        if self.faults.mend(number):  # Discord tells of it
            await upkeep.revive(self.publisher, self.time.now, guild=self.places[number].guild)

    def _rang(self, told: Told) -> None:
        """A phone has. What offers nothing to press is no call, but a word to the host; at the end of a match it rings
        for everybody."""
        number, seat = self.sits[told.user]
        if controls({"components": told.parts}) and number not in self.over:
            how = "channel" if told.channel == self.places[number].where else "card"
            self.ears.rang((number, seat), how, both=told.user in self.both)

    async def _check(self, where: At, owed: int) -> None:
        """When everything has worked for long enough. Then they come some time."""
        known = self.ears.open.get(where)
        if known is None or known.owed != owed:
            return
        settled = max(owed, self.faults.clear(where[0])) + WITHIN
        if settled > self.time.now:
            self._later(settled, partial(self._check, where, owed))
            return
        await self.ears.check(await self.sessions.at(self.places[where[0]].table), where)
        slow = self.rng.random() < FORGETFUL
        self._comes(where, self.time.now + (self.rng.randrange(SLOW) if slow else int(self.rng.expovariate(1 / SOON))))


class Time:
    """UTC epoch milliseconds, as the hall says."""

    def __init__(self) -> None:
        self.now = ZERO

    def __call__(self) -> int:
        return self.now


@contextlib.asynccontextmanager
async def hall(database: Path, seed: int, patch: Any) -> AsyncIterator[Hall]:
    """:param patch: undoes what is changed in the clockwork: every call of it for once more is counted."""
    time = Time()
    numbers = count()
    kit = replace(playing(*GAMES), clock=time, new_secret=lambda _: f"{seed} {next(numbers)}")
    broken: list[Exception] = []
    store = await opened(database, kit, broken.append)
    try:
        made = Hall(store, kit, seed, time)
        for where in (clockwork, seats):
            patch.setattr(where, "again", partial(_counted, made, where.again))
        yield made
    finally:
        await store.close()
    assert not broken


def _counted(hall: Hall, again: Any, loaded: LoadedTable, asked: Sequence[int]) -> Any:
    hall.again(loaded, asked)
    return again(loaded, asked)
