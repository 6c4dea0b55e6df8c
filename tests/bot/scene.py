"""A server with people in it, the real bot, and a database file: what the end-to-end tests play on."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from bot import upkeep
from bot.client import Castellan
from bot.kit import Kit
from bot.parlour.simulated import Interaction, Payload, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.play.loaded import LoadedTable
from bot.post import Doors, Rate
from bot.pressing import Allowance
from bot.running import running
from engines.core.game import Act
from engines.core.match import begin
from engines.core.rng import Rng
from tests.bot import known
from tests.bot.once import BEGAN, once
from tests.bot.reading import answer, custom_id, does, labels, own_setting, parts
from tests.discord.judge import judge
from tests.kits import KIT, playing
from tests.persistence.samples import empty
from tests.petty_court import GAME

T = TypeVar("T")
SECRET, TOKEN = "of this run", "token of this run"
PEOPLE = {"Ann": "en-US", "Bob": "en-GB", "Cid": "en-US"}
"""Names, and the language of each one's client."""
TOY = "petty_court"
PATIENCE = 60.0
"""Seconds that the people of a scene wait for an answer: how busy this machine is proves nothing."""
ARRIVING = "discord.py: on_guild_available", "look"


class Time:
    """The clock of the bot and of Discord; a test moves it on. It stands still until it runs."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._since: float | None = None

    def __call__(self) -> float:
        """Seconds since 1970."""
        return BEGAN + self.ahead + (time.time() - self._since if self._since else 0)

    def run(self) -> None:
        self._since = time.time()

    def reach(self, moment: float) -> None:
        """It is that late at least."""
        assert self._since is not None
        self._since -= max(0.0, moment - self())

    def milliseconds(self) -> int:
        return int(self() * 1000)


class Scene:
    """Ann, Bob and Cid share a server with two channels; Ann owns it. ``bot`` is the running bot, which
    :meth:`restart` replaces; ``fatal`` counts how often it has asked for that."""

    def __init__(
        self, discord: SimulatedDiscord, database: Path, time: Time, people: Mapping[str, str], kit: Kit
    ) -> None:
        self.discord, self.database, self.time = discord, database, time
        self.kit = replace(kit, clock=time.milliseconds)
        self.people = [discord.places.add_person(name, locale=locale) for name, locale in people.items()]
        self.ann, self.bob, self.cid, *_ = self.people
        self.guild = discord.places.add_guild("Board games", self.ann, locale=people[next(iter(people))])
        for person in self.people[1:]:
            discord.places.add_member(self.guild, person)
        self.hall = discord.places.add_channel(self.guild, "hall")
        self.attic = discord.places.add_channel(self.guild, "attic")
        self.fatal = 0
        self.unpatched: Callable[[], bool] = lambda: False
        """Whether the test is known to have put nothing in the place of anything."""
        self._stack = AsyncExitStack()
        self._handled = set[asyncio.Task[None]]()
        """In these the bot carries out what somebody did."""
        self.bot: Castellan

    async def boot(self) -> None:
        bot = running(
            self.database,
            self.discord._simulation.token,
            self.kit,
            connect=lambda: LoopbackConnector(self.discord.port, SECRET),
            ready_timeout=0.0,
            fatal=self._count,
        )
        with _tidied() as tidied:
            self.bot = await self._stack.enter_async_context(bot)
            await tidied.wait()
        self._noting()
        await self._arrived()
        post = self.bot.services.post
        post._pace, post._doors = Rate(10_000), Doors(self.kit.clock, 10_000)
        patience = self.bot.router.patience
        patience.presses = patience.suggestions = Allowance(10_000, 10_000)

    async def _arrived(self) -> None:
        """Until the bot has been told of every server and has taken note: it does not wait for them to be ready."""
        while any(guild.unavailable for guild in self.bot.guilds) or _under_way(*ARRIVING):
            await asyncio.sleep(0.001)

    def _noting(self) -> None:
        """What is being carried out is looked for thousands of times, and there are a hundred other tasks."""
        schedule = self.bot._schedule_event

        def noted(coroutine: Any, event: str, *given: Any, **more: Any) -> asyncio.Task[None]:
            task = schedule(coroutine, event, *given, **more)
            if event == "on_interaction":
                self._handled.add(task)
                task.add_done_callback(self._handled.discard)
            return task

        self.bot._schedule_event = noted  # type: ignore[method-assign, assignment]

    def _count(self) -> None:
        self.fatal += 1

    async def release(self, *games: Any) -> None:
        """The bot is stopped and started again with these games."""
        await self.settle()
        await self.stop()
        self.kit = replace(self.kit, games=playing(*games).games)
        await self.boot()

    async def stop(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()

    async def restart(self, seconds: float = 0.0) -> None:
        """Stopped, and started again so much later."""
        await self.stop()
        self.time.ahead += seconds
        await self.boot()

    # ---- acting

    async def slash(self, who: Payload, name: str, where: Payload | None = None, /, **options: Any) -> Interaction:
        return await self.discord.people.slash(who, where or self.hall, name, **options)

    async def press(self, who: Payload, message: Payload, label: str) -> Interaction:
        """Press the button of that label."""
        found = [part for part in parts(message) if part["type"] == 2 and part["label"] == label]
        assert found, f"no button {label!r} among {labels(message)}"
        return await self.discord.people.click(who, message, found[0]["custom_id"])

    async def do(self, who: Payload, message: Payload, verb: str) -> Interaction:
        """Press the first button of that verb."""
        return await self.discord.people.click(who, message, custom_id(message, verb))

    async def forge(self, who: Payload, message: Payload, forged: str, **data: Any) -> Interaction:
        """A press that no client would send: any custom_id, on any message."""
        sent = {"component_type": 2, "custom_id": forged, "id": 1, **data}
        return await self.discord.people._use(who, message, sent, wait=True)

    async def choose(self, who: Payload, setting: str, value: str) -> Interaction:
        """One of their own settings."""
        page = answer(await self.slash(who, "me"))
        return await self.settled(self.discord.people.select(who, page, own_setting(page, setting), [value]))

    async def resign(self, who: Payload) -> Interaction:
        """Leave a running match, and be sure of it."""
        return await self.settled(self.do(who, answer(await self.slash(who, "table resign")), "rs!"))

    async def later(self, seconds: float) -> None:
        """What is due by then is delivered."""
        self.time.ahead += seconds
        await self.settle()

    async def settle(self) -> None:
        """Until everything is carried out, the stewards rest and everything that is due is delivered."""
        for _ in range(3):
            while self.bot.stewards._busy or self._handled:
                await asyncio.sleep(0.004)
            await self.bot.publisher.idle()

    async def settled(self, doing: Awaitable[T]) -> T:
        """Somebody does that, and all that follows from it has followed."""
        done = await doing
        await self.settle()
        return done

    def delete(self, message: Payload) -> None:
        """A moderator takes a message away."""
        self.discord._simulation.messages.delete(message)

    async def finish(self, table: str) -> None:
        """Play the match to its end at one stroke, everybody answering as the clock would."""
        await self.skip(table)
        await self.settle()

    async def skip(self, table: str, most: int | None = None) -> None:
        """Let the clock answer at one stroke: everything, or at *most* so many questions."""

        def defaults(now: LoadedTable) -> list[Act[Any]]:
            match = now.playing
            acts: list[Act[Any]] = []
            while not match.over and len(acts) != most:
                seat = match.asked()[0]
                acts.append(Act(seat=seat, question=match.question(seat), given=match.default(seat)))
                match, _ = match.act(acts[-1])
            return acts

        playing = (await self.loaded(table)).playing
        if not playing.over:
            await self.bot.sessions.submit(table, f"skip {table} {playing.step}", "clock", defaults)

    # ---- looking

    def shown(self, channel: Payload | None = None, who: Payload | None = None) -> list[Payload]:
        return self.discord.messages(channel or self.hall, who)

    def dms(self, who: Payload) -> list[Payload]:
        """What the bot has written to somebody directly."""
        return self.discord.messages(self.discord.world.open_dm(who["id"]), who)

    def last(self, channel: Payload | None = None) -> Payload:
        return self.shown(channel)[-1]

    def having(self, verb: str, channel: Payload | None = None) -> Payload:
        """The newest message that everybody sees with a control that does *verb*."""
        found = next((m for m in reversed(self.shown(channel)) if does(m, verb)), None)
        assert found is not None, f"no message does {verb!r}"
        return found

    async def loaded(self, table: str) -> LoadedTable:
        return await self.bot.sessions.at(table)

    async def thread(self, table: str, seat: int) -> Payload:
        """Where the private card of that seat stands, if not in direct messages."""
        return self.discord.world.channels[(await self.loaded(table)).seat(seat).dm_channel_id or ""]

    async def step(self, table: str) -> int:
        return (await self.loaded(table)).playing.step

    # ---- short ways

    async def lobby(
        self,
        *others: Payload,
        game: str = TOY,
        seats: int = 3,
        where: Payload | None = None,
        host: Payload | None = None,
    ) -> Payload:
        """The host (Ann, unless another is named) opens a table and the *others* join. Returns its card."""

        async def opened() -> str:
            await self.settled(self.slash(host or self.ann, "table open", where, game=game, seats=seats))
            await self._join(others, where)
            return ""

        await once(self, opened, "lobby", game, seats, _ids(*others), _ids(where, host))
        return self.having("j", where)

    async def _join(self, others: Iterable[Payload], where: Payload | None) -> None:
        for other in others:
            await self.do(other, self.having("j", where), "j")

    async def begin(
        self, *others: Payload, stewards: int = 0, where: Payload | None = None, host: Payload | None = None
    ) -> str:
        """The *others* and some stewards join the lobby, and its match begins. Returns the table's id."""
        await self._join(others, where)
        host, card = host or self.ann, self.having("go", where)
        table: str = custom_id(card, "go").split(":")[2]
        for _ in range(stewards):
            await self.do(host, card, "st")
        await self.settled(self.do(host, card, "go"))
        return table

    async def table(self, *others: Payload, game: str = TOY, stewards: int = 0, **at: Any) -> str:
        """A running match of a host, the *others* and some stewards; *at*: where, and who is the host. Returns the
        table's id."""

        async def begun() -> str:
            await self.lobby(*others, game=game, seats=1 + len(others) + stewards, **at)
            return await self.begin(stewards=stewards, **at)

        return await once(self, begun, "table", game, stewards, _ids(*others), _ids(*at.values()), tuple(at))


def _ids(*given: Payload | None) -> tuple[str, ...]:
    return tuple(each["id"] if each else "" for each in given)


@asynccontextmanager
async def scene(
    database: Path,
    people: Mapping[str, str] = PEOPLE,
    kit: Kit = KIT,
    *,
    guests: Iterable[str] = (),
    fresh: bool = False,
    **options: Any,
) -> AsyncIterator[Scene]:
    """A running scene; every request that the bot makes is judged by Discord's own specification.

    :param guests: others on the server.
    :param fresh: Discord does not have the bot's commands yet.
    """
    clock = Time()
    begins = not database.exists()
    if begins:  # to make each one anew takes a third of what a scene costs
        database.touch(mode=0o600)
        database.write_bytes(empty())
    options = {"ack_timeout": PATIENCE, **options}
    async with SimulatedDiscord(token=TOKEN, secret=SECRET, judge=judge, clock=clock, **options) as discord:
        made = Scene(discord, database, clock, people, kit)
        for guest in guests:
            discord.places.add_member(made.guild, discord.places.add_person(guest))
        clock.run()
        recalled = begins and not fresh
        if recalled:
            known.recall(kit, discord, database)
        await made.boot()
        if recalled:
            known.remember(kit, discord)
        try:
            yield made
        finally:
            await made.stop()


@cache
def _seed_of(*wanted: str) -> str:
    """What deals *wanted* to the first of two seats."""
    for number in range(5000):
        match, _ = begin(GAME, 2, f"deal {number}", GAME.meta.chosen({}, 2), None, ("", ""))
        if set(wanted) <= set(match.view(0).own.hand):
            return f"deal {number}"
    raise AssertionError("no such deal")


async def dealt(s: Scene, *wanted: str) -> str:
    """A table of Ann and Bob at which Ann is to take her turn and holds *wanted*; Bob has two coins."""

    async def bid() -> str:
        with patch.object(Rng, "seed", lambda *_: _seed_of(*wanted)):
            table = await s.table(s.bob)
        for who, coins in ((s.ann, "1"), (s.bob, "2")):
            await s.slash(who, "court bid", coins=coins)
        return table

    table = await once(s, bid, "dealt", *wanted)
    loaded = await s.loaded(table)
    assert loaded.awaited == (0,)
    assert set(wanted) <= set(loaded.playing.view(0).own.hand)
    return table


@contextmanager
def _tidied() -> Iterator[asyncio.Event]:
    """Set when a bot that starts meanwhile has seen to what the one before it has left."""
    done, tidy = asyncio.Event(), upkeep.tidy

    async def noted(*given: Any, **more: Any) -> None:
        try:
            await tidy(*given, **more)
        finally:
            done.set()

    with patch.object(upkeep, "tidy", noted):
        yield done


def _under_way(*names: str) -> bool:
    return any(task.get_name() in names for task in asyncio.all_tasks())
