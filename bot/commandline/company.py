"""A match by message among simulated people, at the speed of a machine: every seat is somebody with a zone and waking
hours, who answers when it suits them and sometimes vanishes for days. The real bot, in this process, on a simulated
Discord, against a clock that jumps from one thing that happens to the next."""

from __future__ import annotations

import contextlib
import random
import tempfile
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bot.cases import hours, matches, options, seats, tables
from bot.cases.asking import Caller
from bot.client import Castellan
from bot.commandline import checks, keep
from bot.commandline.habits import Habits
from bot.commandline.judge import Failed, Judge
from bot.commandline.member import NAMES, Somebody, member
from bot.commandline.trouble import NOTHING, Trouble
from bot.commandline.verify import Mismatch
from bot.kit import Kit
from bot.languages import ENGLISH
from bot.parlour.simulated import Payload, Permission, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.running import running
from bot.time.calendar import DAY, MINUTE
from engines.core.menu import Given, Menu, Refused
from engines.core.rng import Rng
from engines.core.steward import KEEN
from persistence.sqlite import offline

EPOCH = 1_790_000_000_000
"""The moment at which the first table is opened, in milliseconds."""
BETWEEN = MINUTE // 4
"""Between two who sit down: nobody who is to be written to for the first time has to wait."""
TURN = 60
"""Answers that somebody gives at one stroke; they go on with the rest another time."""
LEAVES = 0.01
"""How often somebody who comes to answer gives their seat up for good."""
CASCADE = 50
"""Looks at the clocks at one moment."""
WRONG_USE = 2
TOKEN, SECRET = "token of this rehearsal", "secret of this rehearsal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """What is rehearsed."""

    game: str
    seats: int | None
    seed: int
    absent: float
    """The probability with which somebody who is asked vanishes for days."""
    pace: str | None = None
    late: str | None = None
    """See :mod:`bot.time.pace`; ``None``: as the people like it, another one for each seed."""
    days: int
    """After so many the rehearsal ends, whatever the match does."""
    games: int = 1
    """How many are played, one after the other; one that only founds a world comes before and does not count."""
    faults: bool = False
    """Whether things go wrong meanwhile: closed direct messages, lost rights, deleted threads, requests that fail."""


def plan(args: Namespace) -> Days:
    """As it was typed."""
    return Days(
        game=args.game,
        seats=args.seats,
        seed=args.seed,
        absent=args.absent,
        pace=args.pace,
        late=args.late,
        days=args.days,
        games=args.games,
        faults=args.faults,
    )


async def rehearse(kit: Kit, plan: Days) -> int:
    """0 if every check held, 2 if the game has not so many seats."""
    takes = kit.games[plan.game].meta.seats
    if plan.seats not in (None, *takes):
        print(f"FAILED: {plan.game} takes {takes[0]} to {takes[-1]} seats")
        return WRONG_USE
    with tempfile.TemporaryDirectory(prefix="castellan-") as folder:
        company = Company(kit, plan, Path(folder) / "company.sqlite3")
        try:
            await company.play()
        except (Failed, Mismatch) as error:
            print(f"FAILED: {error}")
            return 1
    print("\nOK: every check held.")
    return 0


class Company:
    """Its members, and the clock that they and the bot live by."""

    def __init__(self, kit: Kit, plan: Days, database: Path) -> None:
        self.now, self.requests, self.came = EPOCH, 0, 0
        self.kit = replace(kit, clock=lambda: self.now, new_secret=self._secret)
        self.plan, self.database = plan, database
        self.count = plan.seats or min(kit.games[plan.game].meta.seats[-1], len(NAMES))
        self.discord = SimulatedDiscord(
            token=TOKEN, secret=SECRET, ack_timeout=60.0, clock=lambda: self.now / 1000, wire_sink=self._asked
        )
        self.people: dict[int, Somebody] = {}
        """By seat."""
        self.habits = Habits(plan.seed, plan.pace, plan.late)
        self.newcomers: list[Somebody] = []
        """Who will sit down where somebody has left, when they come."""
        self.bot: Castellan
        self.judge: Judge
        self.trouble: Trouble | None = None

    def _secret(self, channel: str) -> str:
        return blake2b(f"{self.plan.seed}:{channel}".encode(), digest_size=16).hexdigest()

    def _asked(self, _request: str) -> None:
        self.requests += 1

    def _connector(self) -> LoopbackConnector:
        return LoopbackConnector(self.discord.port, SECRET)

    async def play(self) -> None:
        async with self.discord:
            for _ in range(self.plan.games + self.kit.games[self.plan.game].meta.prologue):
                if not (await self._match()).playing.over:
                    return

    async def _match(self) -> LoadedTable:
        """One match, what must hold after it, and how it was."""
        bot = running(self.database, TOKEN, self.kit, connect=self._connector, ready_timeout=0.0, by_hand=True)
        async with bot as self.bot:
            if not self.people:
                await self._gather()
            before = {message["id"] for message in self.discord.messages(self.channel)}
            self.newcomers = []
            table_id = await self._seated()
            self.requests, begun = 0, self.now
            loaded = await self._settled(table_id)
            self.judge = Judge(self.bot.store, self.people, loaded, self.now)
            loaded = await self._days(table_id)
            requests = self.requests
        found = await offline.examine(self.database, partial(keep.judge, self.kit), self.now)
        if found.faults:
            raise Failed(found.faults[0])
        if loaded.playing.over:
            place = self.discord.world.channels[loaded.table.place]
            messages = [message for message in self.discord.messages(place) if message["id"] not in before]
            print((await checks.hold(self.kit, self.database, table_id, messages)).ranking)
        for line in self.judge.lines(loaded, begun, self.now, requests):
            print(line)
        return loaded

    # ---- who is there

    async def _gather(self) -> None:
        """As many as there are seats, and a channel for them."""
        whos = [self._person() for _ in range(self.count)]
        self.owner, self.guild = whos[0], self.discord.places.add_guild("Company", whos[0])
        self.channel = self.discord.places.add_channel(self.guild, "table")
        for seat, who in enumerate(whos):
            self.people[seat] = await self._welcome(who, seat)
        if self.plan.faults:
            self.trouble = Trouble(self.discord, self.channel, whos, self.plan.seed)
            for who in whos[1::2]:
                await self.bot.store.people.change(who["id"], card_place="thread")

    def _person(self) -> Payload:
        number, again = self.came % len(NAMES), self.came // len(NAMES)
        self.came += 1
        return self.discord.places.add_person(f"{NAMES[number]} {again + 1}" if again else NAMES[number])

    async def _welcome(self, who: Payload, seat: int) -> Somebody:
        """They say when they are awake."""
        if who is not self.owner:
            self.discord.places.add_member(self.guild, who)
        rng = random.Random(f"somebody {self.plan.seed} {self.came} {seat}")  # noqa: S311  (they are to do it again)
        somebody, caller = member(who, seat, self.now, rng), self._caller(who, self.channel["id"], "says")
        waking = somebody.waking
        for key, value in (("zone", waking.zone), ("wakes", str(waking.wakes)), ("hours", str(waking.hours))):
            await hours.choose(self.bot.services, caller, key, value)
        return somebody

    def _caller(self, who: Payload, channel: str, key: str) -> Caller:
        return Caller(
            user=who["id"],
            name=who["global_name"],
            locale=ENGLISH,
            guild=self.guild["id"],
            channel=channel,
            threads=True,
            manages=who is self.owner,
            key=f"{who['id']}:{self.now}:{key}",
        )

    async def _seated(self) -> str:
        """Everybody sits down, and somebody new where one has left; the match begins."""
        self.discord.places.set_overwrite(self.channel, self.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        services, where, table_id = self.bot.services, self.channel["id"], ""
        for seat in range(self.count):
            somebody = self.people.get(seat) or await self._welcome(self._person(), seat)
            self.people[seat], caller = somebody, self._caller(somebody.who, where, "sits")
            somebody.anew()
            if seat == 0:
                opened = await tables.open_table(services, caller, self.plan.game, seats=self.count)
                table_id = opened.table.id
                for setting, chosen in self.habits.agreement():
                    await options.agree(services, caller, table_id, key=setting, value=chosen)
            else:
                await tables.join(services, caller, table_id)
            await self.bot.publisher.idle()
            self.now += BETWEEN
        await tables.start(services, self._caller(self.people[0].who, where, "starts"), table_id)
        return table_id

    # ---- day by day

    async def _days(self, table_id: str) -> LoadedTable:
        """Until the match is over, or the days have passed."""
        end = self.now + self.plan.days * DAY
        loaded = await self._settled(table_id)
        await self.judge.hold(loaded, self.now, self.now)
        self.judge.awaited = set(loaded.awaited)
        while loaded.live and self.now < end:
            for somebody in self.people.values():
                somebody.plan(loaded, self.now, self.plan.absent)
            moment = self._next(loaded)
            if moment is None:
                raise Failed("nothing will ever happen, and the match goes on")
            self.now = since = max(self.now, moment)
            ends, lasts = self.trouble.begin() if self.trouble else NOTHING
            await self.judge.struck(await self._strike(table_id), since)
            acted = await self._come(table_id)
            await self._settled(table_id)
            if lasts:
                await self._wait(table_id, lasts)
                ends()
                await self._wait(table_id, MINUTE)
            loaded = await self._settled(table_id)
            await self.judge.hold(loaded, since, self.now)
            if loaded.live:
                await self.judge.told(loaded, acted, since, disturbed=bool(lasts))
        return loaded

    async def _wait(self, table_id: str, length: int) -> None:
        """For so long, while the bot tries again what has failed."""
        end = self.now + length
        while (retry := await self.bot.store.outbox.next_retry()) is not None and retry <= end:
            self.now = max(self.now, retry)
            await self._settled(table_id)
        self.now = end
        await self._settled(table_id)

    async def _strike(self, table_id: str) -> LoadedTable:
        """All that is due, which may make something else due at once."""
        for _ in range(CASCADE):
            await self.bot.clockwork.strike()
            loaded = await self._settled(table_id)
            due = timing.deadline(loaded)
            if due is None or due > self.now:
                return loaded
        raise Failed("something is due, and nothing is done about it")

    def _next(self, loaded: LoadedTable) -> int | None:
        moments = [each.comes_at for each in (*self.people.values(), *self.newcomers) if each.comes_at is not None]
        dues = (timing.deadline(loaded), self.judge.patience.next(self.now))
        return min([*moments, *(at for at in dues if at is not None)], default=None)

    async def _settled(self, table_id: str) -> LoadedTable:
        for _ in range(2):
            await self.bot.stewards.resting(table_id)
            await self.bot.publisher.idle()
        return await self.bot.sessions.at(table_id)

    # ---- what they do

    async def _come(self, table_id: str) -> list[int]:
        """Those whose moment it is; the seats of whoever has answered."""
        for newcomer in [each for each in self.newcomers if _due(each, self.now)]:
            await self._sits(table_id, newcomer)
            await self._seen(table_id)
        acted = [seat for seat, somebody in self.people.items() if _due(somebody, self.now)]
        for seat in acted:
            await self._answer(table_id, self.people[seat])
            await self._seen(table_id)
        return acted

    async def _seen(self, table_id: str) -> None:
        """What somebody has done, and the stewards after them, before anybody else does anything."""
        await self.bot.stewards.resting(table_id)
        await self.judge.looks(await self.bot.sessions.at(table_id), self.now)

    async def _answer(self, table_id: str, somebody: Somebody) -> None:
        """They look at their page, which brings them back, and answer as a steward would; or they leave."""
        somebody.comes_at, somebody.question = None, -1
        caller = self._caller(somebody.who, "direct", "answers")
        loaded = await matches.own(self.bot.services, caller, table_id)
        self.judge.there(loaded, somebody.seat)
        if loaded.live and somebody.happens(LEAVES):
            await self._leaves(loaded, somebody)
            return
        if loaded.live:
            loaded = await self._talks(loaded, somebody)
        for number in range(TURN):
            if somebody.seat not in loaded.awaited:
                break
            given, mark = self._advised(loaded, somebody.seat), loaded.mark(somebody.seat)
            asking = replace(caller, key=f"{caller.key} {number}")
            with contextlib.suppress(Refused):  # somebody was faster
                await matches.act(self.bot.services, asking, table_id, mark=mark, given=given)
            loaded = await self.bot.sessions.at(table_id)

    async def _talks(self, loaded: LoadedTable, somebody: Somebody) -> LoadedTable:
        """With the table, and of their holidays."""
        caller, table_id = self._caller(somebody.who, loaded.table.place, "talks"), loaded.table.id
        agreed = await self.habits.talk(self.bot.services, caller, loaded, somebody.seat)
        if agreed:
            await self.judge.agreed(agreed, loaded, self.now)
        await self.habits.rest(self.bot.services, caller, somebody)
        return await self.bot.sessions.at(table_id)

    async def _leaves(self, loaded: LoadedTable, somebody: Somebody) -> None:
        """For good, and anybody may have their seat. Until somebody comes they play on, or a steward does."""
        place, seat, table_id = loaded.table.place, somebody.seat, loaded.table.id
        stays, services = somebody.happens(0.5), self.bot.services
        if not stays:
            await seats.resign(services, self._caller(somebody.who, place, "resigns"), table_id)
            self._gone(seat)
        who = somebody.who if stays else self.owner
        await seats.offer(services, self._caller(who, place, "offers"), table_id, seat)
        newcomer = await self._welcome(self._person(), seat)
        newcomer.comes_at = newcomer.awake(self.now + newcomer.rng.randint(1, 3) * DAY)
        self.newcomers.append(newcomer)

    async def _sits(self, table_id: str, newcomer: Somebody) -> None:
        """The newcomer takes the seat, if it is still to be had."""
        self.newcomers.remove(newcomer)
        newcomer.comes_at, newcomer.since = None, self.now
        place = (await self.bot.sessions.at(table_id)).table.place
        with contextlib.suppress(Refused):
            await seats.take(self.bot.services, self._caller(newcomer.who, place, "takes"), table_id, newcomer.seat)
            self._gone(newcomer.seat)
            self.people[newcomer.seat] = newcomer

    def _gone(self, seat: int) -> None:
        """Whoever had *seat* has left; whoever has it next does not know of its question."""
        self.judge.awaited.discard(seat)
        if seat in self.people:
            self.people[seat].until = self.now
            self.judge.left.append(self.people.pop(seat))

    def _advised(self, loaded: LoadedTable, seat: int) -> Callable[[Menu[Any]], Given[Any]]:
        """What a steward would do; what its taste does not find, the rules do."""
        view, chance = loaded.playing.view(seat), Rng(f"{self.plan.seed} {loaded.playing.step}")
        usual = loaded.playing.default(seat)

        def given(menu: Menu[Any]) -> Given[Any]:
            advised: Given[Any] = loaded.game.advise(view, menu, chance, KEEN)
            return advised if menu.accepts(advised) else usual

        return given


def _due(somebody: Somebody, now: int) -> bool:
    return somebody.comes_at is not None and somebody.comes_at <= now
