"""A match by message among simulated people, at the speed of a machine: every seat is somebody with a zone and waking
hours, who answers when it suits them and sometimes vanishes for days. The real bot, in this process, on a simulated
Discord, against a clock that jumps from one thing that happens to the next."""

from __future__ import annotations

import contextlib
import math
import tempfile
from argparse import Namespace
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.cases import hours, matches, options, tables
from bot.cases.asking import Caller
from bot.client import Castellan
from bot.commandline import checks
from bot.commandline.judge import NAMES, Failed, Judge, Somebody
from bot.commandline.trouble import NOTHING, Trouble
from bot.commandline.verify import Mismatch
from bot.kit import Kit
from bot.languages import ENGLISH
from bot.parlour.simulated import Payload, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.running import running
from bot.time.calendar import DAY, HOUR, MINUTE
from bot.time.pace import PACE, WHEN_LATE
from engines.core.menu import Given, Menu, Refused
from engines.core.rng import Rng
from engines.core.steward import KEEN

ZONES = ("Europe/Sofia", "Europe/Moscow", "America/New_York", "Asia/Almaty")
EPOCH = 1_790_000_000_000
"""The moment at which every table is opened, in milliseconds."""
BETWEEN = MINUTE // 4
"""Between two who sit down: nobody who is to be written to for the first time has to wait."""
SOON = 2 * HOUR
"""How long somebody who is awake takes to answer, on average."""
TURN = 60
"""Answers that somebody gives at one stroke; they go on with the rest another time."""
CASCADE = 50
"""Looks at the clocks at one moment."""
TOKEN, SECRET = "token of this rehearsal", "secret of this rehearsal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """What is rehearsed."""

    game: str
    seats: int | None
    seed: int
    absent: float
    """The probability with which somebody who is asked vanishes for days."""
    pace: str
    late: str
    """See :mod:`bot.time.pace`."""
    days: int
    """After so many the rehearsal ends, whatever the match does."""
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
        faults=args.faults,
    )


async def rehearse(kit: Kit, plan: Days) -> int:
    """0 if every check held."""
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
        self.now = EPOCH
        self.kit, self.plan, self.database = replace(kit, clock=lambda: self.now), plan, database
        self.discord = SimulatedDiscord(token=TOKEN, secret=SECRET, ack_timeout=60.0, clock=lambda: self.now / 1000)
        self.people: list[Somebody] = []
        self.bot: Castellan
        self.judge: Judge
        self.trouble: Trouble | None = None

    async def play(self) -> None:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.discord)
            bot = running(self.database, TOKEN, self.kit, connect=self._connector, ready_timeout=0.0)
            self.bot = await stack.enter_async_context(bot)
            self.judge = Judge(self.bot.store, self.people)
            channel, table_id = await self._seated()
            if self.plan.faults:
                whos = [each.who for each in self.people]
                self.trouble = Trouble(self.discord, channel, whos, self.plan.seed)
                for who in whos[1::2]:
                    await self.bot.store.people.change(who["id"], card_place="thread")
            self.discord.requests.clear()
            loaded = await self._days(table_id)
            requests = len(self.discord.requests.requests)
        if loaded.playing.over:
            messages = self.discord.messages(channel)
            print(await checks.hold(self.kit, self.database, table_id, messages))
        for line in self.judge.lines(loaded, self.now - EPOCH, requests):
            print(line)

    def _connector(self) -> LoopbackConnector:
        return LoopbackConnector(self.discord.port, SECRET)

    async def _seated(self) -> tuple[Payload, str]:
        """Everybody says when they are awake and sits down; the match begins."""
        game = self.kit.games[self.plan.game]
        count = self.plan.seats or min(game.meta.seats[-1], len(NAMES))
        whos = [self.discord.places.add_person(name) for name in NAMES[:count]]
        guild = self.discord.places.add_guild("Company", whos[0])
        channel = self.discord.places.add_channel(guild, "table")
        table_id = ""
        for seat, who in enumerate(whos):
            if seat:
                self.discord.places.add_member(guild, who)
            somebody = Somebody(who, seat, Rng(f"somebody {self.plan.seed} {seat}"))
            self.people.append(somebody)
            caller = self._caller(who, guild["id"], channel["id"], "sits")
            zone, wakes, awake = somebody.draw(len(ZONES)), 6 + somebody.draw(5), 13 + somebody.draw(4)
            for key, value in (("zone", ZONES[zone]), ("wakes", str(wakes)), ("hours", str(awake))):
                await hours.choose(self.bot.services, caller, key, value)
            if seat == 0:
                opened = await tables.open_table(self.bot.services, caller, self.plan.game, seats=count)
                table_id = opened.table.id
                for setting, chosen in ((PACE, self.plan.pace), (WHEN_LATE, self.plan.late)):
                    await options.agree(self.bot.services, caller, table_id, key=setting, value=chosen)
            else:
                await tables.join(self.bot.services, caller, table_id)
            await self.bot.publisher.idle()
            self.now += BETWEEN
        await tables.start(self.bot.services, self._caller(whos[0], guild["id"], channel["id"], "starts"), table_id)
        return channel, table_id

    def _caller(self, who: Payload, guild: str | None, channel: str, key: str) -> Caller:
        return Caller(
            user=who["id"],
            name=who["global_name"],
            locale=ENGLISH,
            guild=guild,
            channel=channel,
            key=f"{who['id']}:{key}",
        )

    # ---- day by day

    async def _days(self, table_id: str) -> LoadedTable:
        """Until the match is over, rests for good, or the days have passed."""
        end = self.now + self.plan.days * DAY
        loaded = await self._settled(table_id)
        self.judge.awaited = loaded.awaited
        while loaded.live and self.now < end:
            for somebody in self.people:
                self._plan(loaded, somebody)
            moment = self._next(loaded)
            if moment is None:
                break
            before, since = loaded, max(self.now, moment)
            self.now = since
            ends, lasts = self.trouble.begin() if self.trouble else NOTHING
            await self._strike(table_id)
            acted = [each.seat for each in self.people if each.answers_at is not None and each.answers_at <= self.now]
            for seat in acted:
                await self._answer(table_id, self.people[seat])
            await self._settled(table_id)
            if lasts:
                await self._wait(table_id, lasts)
                ends()
                await self._wait(table_id, MINUTE)
            loaded = await self._settled(table_id)
            late = {*timing.late(before, self.now), *_penniless(before)}
            await self.judge.hold(loaded, since, self.now, late)
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

    async def _strike(self, table_id: str) -> None:
        """All that is due, which may make something else due at once."""
        for _ in range(CASCADE):
            await self.bot.clockwork.strike()
            due = timing.deadline(await self._settled(table_id))
            if due is None or due > self.now:
                return
        raise Failed("something is due, and nothing is done about it")

    def _plan(self, loaded: LoadedTable, somebody: Somebody) -> None:
        """When they will answer what they are asked; a match that was taken from them, they come back to some day."""
        seat, question = somebody.seat, loaded.playing.question(somebody.seat)
        if loaded.away(seat) and somebody.answers_at is None:
            somebody.answers_at = self.now + DAY
        if seat not in loaded.awaited or question == somebody.question:
            return
        somebody.question = question
        delay = -int(SOON * math.log((1 + somebody.draw(9_999)) / 10_000)) + MINUTE
        if somebody.draw(10_000) < self.plan.absent * 10_000:
            somebody.vanished += 1
            delay += (2 + somebody.draw(5)) * DAY
        clocks = timing.of(loaded.table)
        assert clocks
        when = timing.hours_of(loaded.table, clocks, loaded.seat(seat))
        somebody.answers_at = when.awake(self.now + delay)

    def _next(self, loaded: LoadedTable) -> int | None:
        moments = [each.answers_at for each in self.people if each.answers_at is not None]
        deadline = timing.deadline(loaded)
        return min([*moments, *([deadline] if deadline is not None else [])], default=None)

    async def _answer(self, table_id: str, somebody: Somebody) -> None:
        """They look at their page, which brings them back, and answer as a steward would."""
        somebody.answers_at = None
        key = f"answers {self.now}"
        caller = self._caller(somebody.who, None, "direct", key)
        loaded = await matches.own(self.bot.services, caller, table_id)
        for number in range(TURN):
            if somebody.seat not in loaded.awaited:
                break
            given, mark = self._advised(loaded, somebody.seat), loaded.mark(somebody.seat)
            asking = replace(caller, key=f"{caller.key} {number}")
            with contextlib.suppress(Refused):  # somebody was faster
                await matches.act(self.bot.services, asking, table_id, mark=mark, given=given)
            loaded = await self.bot.sessions.at(table_id)

    def _advised(self, loaded: LoadedTable, seat: int) -> Callable[[Menu[Any]], Given[Any]]:
        """What a steward would do; what its taste does not find, the rules do."""
        view, chance = loaded.playing.view(seat), Rng(f"{self.plan.seed} {loaded.playing.step}")
        usual = loaded.playing.default(seat)

        def given(menu: Menu[Any]) -> Given[Any]:
            advised: Given[Any] = loaded.game.advise(view, menu, chance, KEEN)
            return advised if menu.accepts(advised) else usual

        return given

    async def _settled(self, table_id: str) -> LoadedTable:
        for _ in range(2):
            await self.bot.stewards.resting(table_id)
            await self.bot.publisher.idle()
        return await self.bot.sessions.at(table_id)


def _penniless(loaded: LoadedTable) -> list[int]:
    """The seats with nothing left in their bank: what they are asked next is due at once, unless a turn begins."""
    clocks = timing.of(loaded.table)
    return [seat for seat, clock in enumerate(clocks.seats) if not clock.left] if clocks else []
