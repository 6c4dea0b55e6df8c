"""The places and the people: three tables, one of them in a thread, and four people who sit at several."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.parlour.simulated import Interaction, MessageFlag, Payload, Permission, SimulatedDiscord
from bot.ui.codec import decode
from engines import GAMES
from persistence.deliveries import Ring
from persistence.sqlite.store import open_store
from tests.bot.reading import controls, does
from tests.bot.scene import TOY
from tests.killing.process import Process

PEOPLE = {"Ann": "en-US", "Боря": "ru", "Цеца": "bg", "Dee": "en-GB"}
WISHES: tuple[Ring, ...] = ("card", "channel", "both", "card")
"""Where each of them wants to be called."""
SHORT: str = min(GAMES, key=lambda key: sum(GAMES[key].meta.minutes))
"""The real game that is the soonest over."""
GAMES_PLAYED = (TOY, SHORT)
SHRUG = 0.2
"""Seconds between two looks at whether waiting is worth while. An answer that comes later is one all the same."""
LINES = 30
"""What people chat while the bot is away."""


@dataclass(eq=False)
class Spot:
    """A place for a table, with those who play there: the first of them is the host."""

    town: Town
    channel: Payload
    game: str
    roster: list[Payload]
    stewards: int
    joined: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By table, who has been told that they sit there."""
    helped: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """By table, how many stewards were asked for."""
    voted: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By vote, who has tried to have a say."""

    @property
    def seats(self) -> int:
        return len(self.roster) + self.stewards

    @property
    def archived(self) -> bool:
        return bool(self.channel.get("thread_metadata", {}).get("archived"))

    # what somebody who plays there sees and does (see tests.bot.presser)

    @property
    def discord(self) -> SimulatedDiscord:
        return self.town.discord

    def shown(self) -> list[Payload]:
        """What stands in the channel; nobody opens a thread that has gone from their list."""
        return [] if self.archived else self.messages()

    def messages(self) -> list[Payload]:
        """All that stands in the channel, then in each match's own thread below it."""
        return [message for place in self.places for message in self.discord.messages(place)]

    @property
    def places(self) -> list[Payload]:
        return [self.channel, *self.town.threads_below(self.channel)]

    def dms(self, who: Payload) -> list[Payload]:
        return self.town.dms(who)

    async def slash(self, who: Payload, name: str, **options: Any) -> Interaction | None:
        return await self.town.done(who, self.discord.people.slash(who, self.channel, name, **options))

    def having(self, verb: str) -> Payload | None:
        return next((message for message in reversed(self.shown()) if does(message, verb)), None)


class Town:
    """Everybody and everything on a Discord that the bot serves."""

    def __init__(self, discord: SimulatedDiscord) -> None:
        self.discord = discord
        self.process: Process
        self.hopeless: Callable[[Payload], bool]
        """Whether Discord has not taken the answer to somebody: they shrug, and look again."""
        ann, bob, cid, dee = (discord.places.add_person(name, locale=locale) for name, locale in PEOPLE.items())
        self.people = [ann, bob, cid, dee]
        self.wishes = {person["id"]: ring for person, ring in zip(self.people, WISHES, strict=True)}
        guild = discord.places.add_guild("Board games", ann, locale="en-US")
        for person in self.people[1:]:
            discord.places.add_member(guild, person)
        hall, attic = (discord.places.add_channel(guild, name) for name in ("hall", "attic"))
        discord.places.set_overwrite(attic, discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        self.thread = discord.threads.start(hall, "corner", owner=ann)
        self.spots = [
            Spot(self, hall, TOY, [ann, bob, cid], stewards=0),
            Spot(self, attic, SHORT, [bob, dee], stewards=0),
            Spot(self, self.thread, TOY, [cid, ann, dee], stewards=1),
        ]

    def threads_below(self, channel: Payload) -> list[Payload]:
        """Those that the bot has made."""
        every = (each for each in self.discord.world.channels.values() if each.get("parent_id") == channel["id"])
        return [each for each in every if each.get("owner_id") == self.discord.bot["id"]]

    async def settings(self, database: Path) -> None:
        """As if everybody had chosen in ``/me``."""
        store = await open_store(database, lambda: 0, on_fatal=print)
        for person, ring in self.wishes.items():
            await store.people.change(person, ring=ring)
        await store.close()

    async def done(self, who: Payload, act: Coroutine[Any, Any, Interaction]) -> Interaction | None:
        """What *who* did, once it is answered; ``None`` if the bot was gone before, or its answer came to nothing."""
        if self.process.ended.is_set():
            act.close()
            return None
        doing, gone = asyncio.create_task(act), asyncio.create_task(self.process.ended.wait())
        waits = True
        while waits:
            done, _ = await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED, timeout=SHRUG)
            waits = not done and not self.hopeless(who)
        for task in (doing, gone):
            task.cancel()
        await asyncio.wait({doing, gone})
        return None if doing.cancelled() else doing.result()

    def dms(self, who: Payload) -> list[Payload]:
        """What the bot has written to somebody directly, answers apart: those go when they are dismissed."""
        messages = self.discord.messages(self.discord.world.open_dm(who["id"]), who)
        ours = [message for message in messages if message["author"]["id"] == self.discord.bot["id"]]
        return [message for message in ours if not message["flags"] & MessageFlag.EPHEMERAL]

    def chat(self) -> None:
        """People talk: at the tables, and some to the bot."""
        places = [place for spot in self.spots for place in spot.places]
        places += [self.discord.world.open_dm(person["id"]) for person in self.people]
        for place in places:
            mine = [person for person in self.people if place.get("recipients", [person])[0] is person]
            for number in range(LINES):
                self.discord.people.say(mine[number % len(mine)], place, f"line {number}")

    def archive(self) -> None:
        """Nobody has written in the thread for long."""
        if not self.thread["thread_metadata"]["archived"]:
            self.discord.threads.update(self.thread, {"archived": True})


def table_of(message: Payload) -> str:
    """Which table the controls of *message* belong to."""
    presses = (decode(control.get("custom_id", "")) for control in controls(message))
    return next((press.table for press in presses if press), "")
