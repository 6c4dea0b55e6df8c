"""Let stewards play whole games through the real bot, in another process, on a simulated Discord. Where a world is
founded first, people play who answer as stewards would, or as they like: nobody else leaves anything in it.

Everything is real but Discord: HTTP, gateway, the database file. With ``--kill-every`` the bot is killed over and
over while it plays; at the end the log, the draws and the channel's messages are held against each other. Games that
hand something on are played in one world; what was told in a message of its own is listed with the game in which it
was. The same seed plays the same games, however often the bot is killed."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.commandline import checks
from bot.commandline.child import Child
from bot.commandline.member import NAMES
from bot.commandline.saying import say
from bot.commandline.verify import Mismatch
from bot.kit import Kit
from bot.languages import ENGLISH
from bot.parlour.simulated import Payload, SimulatedDiscord
from bot.parlour.simulated.protocol import ComponentKind
from bot.play.loaded import lines
from bot.ui.codec import decode
from bot.ui.verbs import Verb
from engines.core.rng import Rng
from persistence.sqlite.peek import Peek

LOOK = 0.004
"""Seconds between two looks into the database."""
WHIMS = "2"
"""Of so many answers of people one is any that there is."""
POSTED = 30.0
"""Seconds after which a card should have been."""
PATIENCE = 300.0
"""Seconds without any act after which the rehearsal gives up."""
WRONG_USE = 2
EPOCH = 1_700_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    game: str
    seats: int | None
    seed: int
    games: int
    kill_every: int | None
    wire: Path | None
    database: Path | None


class Failed(Exception):  # noqa: N818  (what became of the rehearsal)
    """Something did not hold. The message says what."""


async def rehearse(kit: Kit, plan: Plan) -> int:
    """0 if every game ended and every check held."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="castellan-")))
        try:
            wire = stack.enter_context(plan.wire.open("w", encoding="utf-8")) if plan.wire else None
        except OSError as error:
            say(f"FAILED: {plan.wire}: {error.strerror}")
            return WRONG_USE
        sink: Callable[[str], None] | None = (lambda text: print(text, file=wire)) if wire else None
        try:
            await play_all(kit, plan, plan.database or folder / "rehearsal.sqlite3", sink)
        except (Failed, Mismatch, TimeoutError, RuntimeError) as error:
            print(f"FAILED: {str(error) or type(error).__name__}", file=sys.stderr)
            return 1
    print(f"\nOK: {plan.games} of {plan.games} games ended, every check held.")
    return 0


async def play_all(kit: Kit, plan: Plan, database: Path, sink: Callable[[str], None] | None) -> None:
    """Each game in a Discord of its own, unless one hands something on: the next is played where that one was.

    A match that only founds a world comes before the first game and does not count as one."""
    founding = int(kit.games[plan.game].meta.prologue)
    left, seed, told = plan.games + founding, plan.seed, list[str]()
    while left:
        async with Room(kit, plan, seed, database, sink) as room:
            where = kit, database, room.channel["id"], plan.game
            earlier = await checks.left(*where)  # in a file that an earlier rehearsal has kept
            await room.play()
            while room.games < left and await checks.left(*where):
                await room.play()
            await checks.chain(*where, earlier + room.games)
            before = earlier + seed - plan.seed - founding
            told += [f"Game {before + game}: {title}" for game, title in room.occasions]
            left, seed = left - room.games, seed + room.games
    if told:
        print("", *told, sep="\n")


class Room:
    """A Discord with one channel, in which games of a rehearsal are played one after the other."""

    def __init__(self, kit: Kit, plan: Plan, seed: int, database: Path, sink: Callable[[str], None] | None) -> None:
        self.kit, self.plan, self.seed, self.database = kit, plan, seed, database
        meta = kit.games[plan.game].meta
        self.seats = plan.seats or meta.seats[-1]
        self.names = NAMES[: self.seats] if meta.prologue else tuple(f"Steward {n + 1}" for n in range(self.seats))
        self.people: list[Payload] = []
        """Who sits there; if nobody does, stewards do."""
        secret = secrets.token_hex(16)
        self.printed = self.games = 0
        self.begins = False
        """Whether the game is past its lobby."""
        self.occasions: list[tuple[int, str]] = []
        """In which game from the first of this room on, and what."""
        self.discord = SimulatedDiscord(secret=secret, wire_sink=sink, ack_timeout=30.0, clock=self._clock)
        self.chance = Rng(f"kills {seed}")
        self.child = Child(self.discord, secret, database, seed, *(("--stand-ins", WHIMS) if meta.prologue else ()))
        self.voice = kit.voice(ENGLISH, plan.game, self.names)

    def _clock(self) -> float:
        """Ids come from the clock, and draws from ids. So it stands still while a game is played, and goes on before
        the next and before it begins: whatever was posted until then, and however often, what is posted next has the
        same id. In a lobby these are pictures, which come or are done without as time allows."""
        return EPOCH + self.seed + self.games + self.begins / 2

    async def __aenter__(self) -> Self:
        await self.discord.__aenter__()
        self.host = self.discord.places.add_person("Host")
        guild = self.discord.places.add_guild("Rehearsal", self.host)
        self.channel = self.discord.places.add_channel(guild, "table")
        if self.kit.games[self.plan.game].meta.prologue:
            self.people = [self.discord.places.add_person(name) for name in self.names]
            for who in self.people:
                self.discord.places.add_member(guild, who)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.discord.__aexit__(None, None, None)

    async def play(self) -> None:
        """One game, and what must hold after it."""
        before = {message["id"] for message in self.discord.messages(self.channel)}
        self.child.starts = self.printed = 0
        await self.child.start()
        try:
            await self._seat(self.host, self.channel)
            table_id = await self._watch(self.channel)
        finally:
            code = await self.child.stop()
        if code:
            raise Failed(f"the bot ended with exit code {code}")
        self.games, self.begins = self.games + 1, False
        messages = [message for message in self.discord.messages(self.channel) if message["id"] not in before]
        held = await checks.hold(self.kit, self.database, table_id, messages)
        self.occasions += [(self.games, title) for title in held.occasions]
        print("\n".join((f"The bot was killed {self.child.starts - 1} times.", *held.occasions, held.ranking)))

    async def _seat(self, host: Payload, channel: Payload) -> None:
        """Through the lobby, as a person would."""
        people = self.discord.people
        answer = await people.slash(host, channel, "table open", game=self.plan.game, seats=self.seats)
        if answer.failed or not self.discord.messages(channel):
            raise Failed("the table did not open")
        stewards = [(host, Verb.ADD_STEWARD) for _ in range(self.seats - len(self.people))]
        for who, verb in (
            (host, Verb.LEAVE),
            *((who, Verb.JOIN) for who in self.people),
            *stewards,
            (host, Verb.START),
        ):
            control = await self._control(channel, verb)
            if verb == Verb.START:
                await self._quiet()
                self.begins = True
            answer = await people.click(who, *control)
            if answer.failed:
                raise Failed(f"no answer to {verb.name} in the lobby")

    async def _control(self, channel: Payload, verb: Verb) -> tuple[Payload, str]:
        """The lobby's card, which may be posted after what it stands for is answered, and its control that does so."""
        for _ in range(int(POSTED / LOOK)):
            for message in reversed(self.discord.messages(channel)):
                found = custom_id(message, verb)
                if found is not None:
                    return message, found
            await asyncio.sleep(LOOK)
        raise Failed(f"no card of the lobby has {verb.name}")

    async def _quiet(self) -> None:
        """Until everything is delivered: nothing is given an id beside the game that begins."""
        with Peek(self.database).keeping() as peek:
            for _ in range(int(POSTED / LOOK)):
                if not peek.undelivered():
                    return
                await asyncio.sleep(LOOK)
        raise Failed("the lobby is not delivered")

    async def _watch(self, channel: Payload) -> str:
        """Print what happens and kill the bot as often as planned; the table's id when all is over and delivered."""
        peek = Peek(self.database)
        while True:
            gap = self._gap()
            with peek.keeping():
                table_id = await self._live(peek, channel, peek.acts() + gap if gap else None)
            if table_id is not None:
                return table_id
            await self.child.kill()
            await self.child.start()

    async def _live(self, peek: Peek, channel: Payload, kill_at: int | None) -> str | None:
        """Until so many acts have been made, or all is over and delivered: then the table's id."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            self.child.check()
            if not peek.changed():
                if time.monotonic() - last > PATIENCE:
                    raise Failed(f"nothing has happened for {PATIENCE:.0f} seconds")
                continue
            table_id, state = peek.state(channel["id"]) or ("", "")
            if self._print_log(peek, table_id):
                last = time.monotonic()
            if state == "over":
                if not peek.undelivered():
                    return table_id
            elif kill_at is not None and peek.acts() >= kill_at:
                return None

    def _gap(self) -> int:
        """Acts until the next kill, one time few and one time many; 0: there is none."""
        if not self.plan.kill_every:
            return 0
        more, self.chance = self.chance.below(2 * self.plan.kill_every - 1)
        return 1 + more

    def _print_log(self, peek: Peek, table_id: str) -> bool:
        entries = peek.log(table_id, self.printed)
        for _, told in lines(self.kit.games[self.plan.game], entries, self.voice):
            print(told)
        if entries:
            self.printed = entries[-1].step + 1
            if sys.stderr.isatty():
                print(f"… {self.printed} steps, {self.child.starts - 1} restarts", end="\r", file=sys.stderr)
        return bool(entries)


def custom_id(message: Payload, verb: Verb) -> str | None:
    """The control of *message* that does *verb*, if it has one."""

    def walk(parts: list[Payload]) -> str | None:
        for part in parts:
            press = decode(part.get("custom_id", "")) if part["type"] == ComponentKind.BUTTON else None
            if press and press.verb == verb:
                return str(part["custom_id"])
            found = walk(part.get("components", []))
            if found:
                return found
        return None

    return walk(message["components"])
