"""Rounds of play, trouble, death and judgement, in one town with one database."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from bot.parlour.simulated import SimulatedDiscord
from tests.discord.judge import judge
from tests.killing.books import Books
from tests.killing.evidence import Seen
from tests.killing.judge import COLUMNS, judged
from tests.killing.patron import Patron
from tests.killing.process import LONGEST, Process
from tests.killing.secrets_kept import Ears
from tests.killing.town import GAMES_PLAYED, Town
from tests.killing.trouble import Trouble
from tests.killing.witness import Witness

PATIENCE = LONGEST
"""Seconds after which somebody gives up waiting for an answer, or we for a bot that comes to nothing any more."""
FRUITLESS = 5
"""Attempts after which a delivery that nothing stands in the way of counts as never coming."""
GAP = 1800.0
"""Seconds in which nobody plays."""
TURNS = 12
"""Turns that everybody takes at most until a kill that waits for its moment comes without it."""
STARTS = 25
"""Starts in a row that may fail, be it that the bot is killed at each: more of them are a bot that cannot start."""
SECRET = "of this run"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How long, and how bad. The shares are from 0 to 1."""

    seed: int
    kills: int = 20
    failing: float = 0.0
    """Requests that fail while people play."""
    gaps: float = 0.1
    """Deaths that are followed by half an hour of chat."""
    archived: float = 0.15
    """Rounds in which the thread is archived."""
    full: float = 0.1
    """Rounds in which the disk is full for a while."""


@dataclass(slots=True)
class Report:
    """What happened, and what was wrong."""

    figures: Counter[str] = field(default_factory=Counter)
    defects: dict[str, dict[str, list[str]]] = field(default_factory=lambda: {name: {} for name in COLUMNS})
    """By column: what is wrong, and wherever it was seen."""

    def add(self, found: dict[str, list[str]], where: str) -> None:
        for column, each in found.items():
            for what in each:
                self.defects[column].setdefault(what, []).append(where)

    def merge(self, other: Report) -> None:
        self.figures += other.figures
        for column, found in other.defects.items():
            self.defects[column] |= {f"{where[0]}: {what}": where for what, where in found.items()}

    @property
    def clean(self) -> bool:
        return not any(self.defects.values())

    def __str__(self) -> str:
        rows = [*self.figures.items(), ("", ""), *((name, len(found)) for name, found in self.defects.items())]
        return "\n".join(f"{name:>18} {number}" for name, number in rows)

    def details(self) -> str:
        """Every defect, with the rounds that showed it first and last: some are mended by what comes later."""
        return "\n".join(
            f"{column}: {what}  [{where[0]} to {where[-1]}]"
            for column, found in self.defects.items()
            for what, where in found.items()
        )


class Campaign:
    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.rng = random.Random(plan.seed)
        self.report = Report()
        self.kills = self.rounds = 0
        self._read = 0
        self.lists: dict[str, list[str]] = defaultdict(list)

    async def run(self) -> Report:
        shared_clock = Process.clock(self.folder)
        discord = SimulatedDiscord(
            token="simulated", secret=SECRET, judge=judge, clock=shared_clock, ack_timeout=PATIENCE
        )
        async with discord:
            self.discord, self.town = discord, Town(discord)
            self.process = self.town.process = Process(discord, SECRET, self.folder, GAMES_PLAYED)
            self.books = Books(self.process.database)
            self.witness = Witness(discord, lambda: self.process.lives, self.books.step)
            self.town.hopeless = self.witness.hopeless
            self.ears = Ears(discord)
            chance = random.Random(f"{self.plan.seed} trouble")
            self.trouble = Trouble(chance, self.plan.failing, self.witness, self.process.kill)
            discord.faults.ask(self.trouble)
            self.patrons = [Patron(self.town, who, self.plan.seed) for who in self.town.people]
            try:
                await self.town.settings(self.process.database)
                await self._start()
                while self.kills < self.plan.kills:
                    await self._round()
                await self._end()
            finally:
                self.process.kill()
                await self.process.ended.wait()
        self.report.figures += self.witness.figures
        self.report.figures["kills"] = self.kills
        self.report.figures["lives"] = self.process.lives
        self.report.figures["matches"] = sum(book.begun for book in self.books.tables.values())
        self.report.figures["steps"] = sum(len(book.entries) for book in self.books.tables.values())
        self.report.figures["failing requests"] = self.trouble.storm.failed
        return self.report

    async def _end(self) -> None:
        """Once more with everything delivered, and what the whole match tells about secrets."""
        await self.settle()
        self.process.terminate()
        await self.process.ended.wait()
        if self.process.code:
            self.lists["ended"].append(f"life {self.process.lives} stopped with {self.process.code}")
        self.lists["leaks"] += await self.ears.leaks(self.process.database)
        self.judge()

    # ---- one round

    async def _round(self) -> None:
        self.rounds += 1
        await self._play()
        await self._die()
        await self._start()
        await self.settle()
        self.judge()

    async def _play(self) -> None:
        """A while without any death: every press of it has to be answered."""
        self.trouble.stormy = self.plan.failing > 0
        self.process.shared.full = self.rng.random() < self.plan.full
        self.report.figures["full disks"] += self.process.shared.full
        if self.rng.random() < self.plan.archived:
            self.town.archive()
        if self.rng.random() < self.plan.gaps / 2:
            self._gap()
        turns = self.rng.randint(2, 5)
        await asyncio.gather(*(self._turns(patron, turns) for patron in self.patrons))
        await self.answered()
        self.process.shared.full = False

    async def _turns(self, patron: Patron, number: int) -> None:
        for _ in range(number):
            if not self.process.ended.is_set():
                await patron.turn()

    async def answered(self) -> None:
        """Until every press has its answer, or nobody waits any more."""
        life = self.process.lives
        try:
            async with asyncio.timeout(PATIENCE):
                while self.witness.open_presses(life) and not self.process.ended.is_set():
                    await asyncio.sleep(0.003)
        except TimeoutError:
            return

    async def _die(self) -> None:
        """In the middle of a request, between two, or in good order."""
        before = {press.id for press in self.witness.open_presses(self.process.lives)}
        how = self.rng.choice(("request", "request", "request", "press", "stop"))
        self.report.figures[f"deaths by {how}"] += 1
        if how == "request":
            self.trouble.arm(starting=False)
        doing = [asyncio.create_task(self._turns(patron, TURNS)) for patron in self.patrons]
        if how != "request":
            for _ in range(self.rng.randint(1, 40)):
                await asyncio.sleep(0)
            (self.process.kill if how == "press" else self.process.terminate)()
        await asyncio.wait(doing)
        for task in doing:
            task.result()
        self.trouble.armed = None
        self.process.kill()
        await self._buried(stopped=how == "stop", before=before)

    async def _buried(self, *, stopped: bool, before: set[str]) -> None:
        async with asyncio.timeout(LONGEST):
            await self.process.ended.wait()
        if not self.process.meant:
            self.lists["ended"].append(f"life {self.process.lives} ended with {self.process.code}")
        if stopped:
            self.report.figures["stops"] += 1
        else:
            self.kills += 1
        self.witness.died(self.process.lives, before)
        self.lists["tracebacks"] += self._tracebacks()
        if self.rng.random() < self.plan.gaps:
            self._gap()
        if self.rng.random() < self.plan.archived:
            self.town.archive()

    def _gap(self) -> None:
        self.process.shared.advance(GAP)
        self.town.chat()
        self.report.figures["gaps"] += 1

    async def _start(self) -> None:
        """As a service manager would: again and again until it is up."""
        for _ in range(STARTS):
            if self.process.lives and self.kills < self.plan.kills and self.rng.random() < 0.25:
                self.trouble.arm(starting=True)
            self._skip_log()
            await self.process.launch()
            up = await self.process.ready()
            if up and self.trouble.armed is not None:
                await self.process.idle()  # the moment comes with the first deliveries, or not at all
            if up and not self.process.meant:
                self.trouble.armed = None
                return
            await self.process.ended.wait()
            if self.process.meant:
                self.kills += 1
                self.report.figures["killed at the start"] += 1
            else:
                self.report.figures["starts that failed"] += 1
                if not self.trouble.stormy:
                    self.lists["ended"].append(f"start {self.process.lives} ended with {self.process.code}")
            self.trouble.armed = None
        raise AssertionError(f"the bot does not start: {self.process.log.read_text()[-2000:]}")

    # ---- judgement

    async def settle(self) -> None:
        """Until everything is delivered and everybody rests. What is due later is due now."""
        self.trouble.stormy = False
        attempts, left, settled = 0, None, False
        patience = time.monotonic() + PATIENCE
        while attempts < FRUITLESS and time.monotonic() < patience:
            resting = await self.process.idle()
            tables = self.books.read()
            before, waiting = left, self.books.waiting()
            boxes = sorted({f"table {table}: {audience}" for table, audience, _ in waiting})
            left = boxes, sum(len(book.entries) for book in tables)
            settled = resting and not waiting and self.books.at_rest() and await self.process.idle()
            if settled:
                break
            if left != before:
                attempts, patience = 0, time.monotonic() + PATIENCE
            later = [at for *_, at in waiting if at > self.process.shared.time()]
            if resting and later and len(later) == len(waiting):
                attempts += 1
                self.process.shared.advance(max(later) - self.process.shared.time() + 0.001)
            await asyncio.sleep(0.01)
        self.lists["undelivered"] = [] if settled else boxes or ["the bot does not come to rest"]

    def judge(self) -> None:
        books, discord = self.books.read(), self.discord
        self.lists["tracebacks"] += self._tracebacks()
        self.lists["invalid"] += [
            f"{r.method} {r.path}: {r.code} {r.errors} for {r.body}" for r in discord.requests.requests if r.code in BAD
        ]
        discord.requests.clear()
        seen = Seen(
            channels={spot.channel["id"]: spot.messages() for spot in self.town.spots},
            direct={who["id"]: self.town.dms(who) for who in self.town.people},
            wishes=self.town.wishes,
            presses=list(self.witness.presses.values()),
            rings=self.witness.rings,
            **self.lists,
        )
        self.report.add(judged(books, seen), f"seed {self.plan.seed} round {self.rounds}")

    def _skip_log(self) -> None:
        """What a start printed that was not meant to succeed is no defect."""
        self._read = self.process.log.stat().st_size if self.process.log.exists() else 0

    def _tracebacks(self) -> list[str]:
        text = self.process.log.read_bytes()[self._read :].decode(errors="replace")
        self._read += len(text.encode())
        traces = text.split("Traceback (most recent call last):")[1:]
        ends = (next((line for line in part.splitlines()[1:] if line and line[0] != " "), "?") for part in traces)
        return [f"life {self.process.lives}: {end}" for end in ends]


BAD = (50035, 50006, 50005)
"""Codes of requests that are wrong in themselves."""
