"""A server with people in it, the real bot, and a database file: what the end-to-end tests play on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Castellan
from bot.parlour.simulated import Interaction, Payload, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.running import running
from tests.discord.judge import judge

SECRET = "of this run"


class Scene:
    """Ann, Bob and Cid share a server with two channels. ``bot`` is the running bot; :meth:`restart` replaces it."""

    def __init__(self, discord: SimulatedDiscord, database: Path) -> None:
        self.discord, self.database = discord, database
        self.ann, self.bob, self.cid = (discord.places.add_person(name) for name in ("Ann", "Bob", "Cid"))
        self.guild = discord.places.add_guild("Board games", self.ann)
        for person in (self.bob, self.cid):
            discord.places.add_member(self.guild, person)
        self.hall = discord.places.add_channel(self.guild, "hall")
        self.attic = discord.places.add_channel(self.guild, "attic")
        self._stack = AsyncExitStack()
        self.bot: Castellan

    async def boot(self) -> None:
        self.bot = await self._stack.enter_async_context(
            running(
                self.database,
                self.discord_token,
                connect=lambda: LoopbackConnector(self.discord.port, SECRET),
                ready_timeout=0.05,
            )
        )

    @property
    def discord_token(self) -> str:
        return "simulated"

    async def stop(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()

    async def restart(self) -> None:
        await self.stop()
        await self.boot()

    # ---- acting

    async def slash(self, who: Payload, name: str, /, where: Payload | None = None, **options: Any) -> Interaction:
        return await self.discord.people.slash(who, where or self.hall, name, **options)

    async def press(self, who: Payload, message: Payload, label: str) -> Interaction:
        """Press the button of that label."""
        found = [part for part in parts(message) if part["type"] == 2 and part["label"] == label]
        assert found, f"no button {label!r} among {labels(message)}"
        return await self.discord.people.click(who, message, found[0]["custom_id"])

    async def settle(self) -> None:
        """Until the stewards rest and everything is delivered."""
        for _ in range(3):
            while self.bot.stewards._busy:
                await asyncio.sleep(0.005)
            await self.bot.publisher.idle()

    # ---- looking

    def shown(self, channel: Payload, who: Payload | None = None) -> list[Payload]:
        return self.discord.messages(channel, who)

    def dms(self, who: Payload) -> list[Payload]:
        """What the bot has written to somebody directly."""
        mine = [c for c in self.discord.world.channels.values() if who["id"] in [r["id"] for r in c.get("recipients", ())]]
        return [message for channel in mine for message in self.discord.messages(channel, who)]

    def last(self, channel: Payload | None = None) -> Payload:
        return self.shown(channel or self.hall)[-1]

    def with_button(self, label: str, channel: Payload | None = None) -> Payload:
        """The newest message with that button."""
        return next(m for m in reversed(self.shown(channel or self.hall)) if label in labels(m))

    # ---- short ways

    async def table(self, game: str, *others: Payload, stewards: int = 0, where: Payload | None = None) -> str:
        """A table with a running match: Ann, the *others* and some stewards. Returns its id."""
        where = where or self.hall
        await self.slash(self.ann, "table open", where, game=game, seats=1 + len(others) + stewards)
        for other in others:
            await self.press(other, self.with_button("Join", where), "Join")
        for _ in range(stewards):
            await self.press(self.ann, self.with_button("Join", where), "Add steward")
        await self.press(self.ann, self.with_button("Join", where), "Start")
        await self.settle()
        (table,) = [t for t in await self.bot.store.tables.of_person(self.ann["id"]) if t.channel_id == where["id"]]
        return table.id


@asynccontextmanager
async def scene(database: Path, **options: Any) -> AsyncIterator[Scene]:
    """A running scene; every request that the bot makes is judged by Discord's own specification."""
    async with SimulatedDiscord(secret=SECRET, judge=judge, **options) as discord:
        made = Scene(discord, database)
        await made.boot()
        try:
            yield made
        finally:
            await made.stop()


def parts(message: Payload) -> Iterator[Payload]:
    """All components of a message, nested ones too."""

    def walk(components: list[Payload]) -> Iterator[Payload]:
        for each in components:
            yield each
            yield from walk(each.get("components", []))
            yield from walk([each[key] for key in ("accessory", "component") if key in each])

    yield from walk(message["components"])


def labels(message: Payload) -> list[str]:
    return [part["label"] for part in parts(message) if part["type"] == 2 and "label" in part]


def text(message: Payload) -> str:
    """Everything that can be read in a message."""
    words = [message["content"]]
    for part in parts(message):
        words += [str(part.get(key, "")) for key in ("content", "label", "placeholder")]
        words += [f"{o['label']} {o.get('description', '')}" for o in part.get("options", [])]
    return "\n".join(filter(None, words))


def lines(messages: list[Payload]) -> list[str]:
    return [line for message in messages for line in re.split(r"\n", text(message))]
