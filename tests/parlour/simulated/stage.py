"""A strict simulated Discord with two people, a guild and a channel, and the sample bot on one of three wires."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult
from discord import TextChannel

from bot.parlour.simulated import Payload, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from tests.discord.judge import judge
from tests.parlour.simulated.sample_bot import SampleBot

SECRET = "the secret of this run"
HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")


class EverywhereHere(AbstractResolver):
    """Resolves every name to one loopback port."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        here = ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=family, proto=0, flags=0)
        return [here]

    async def close(self) -> None:
        return None


@dataclass
class Stage:
    """Everything a test needs."""

    discord: SimulatedDiscord
    alice: Payload
    bob: Payload
    guild: Payload
    table: Payload
    connector: Any
    bots: list[SampleBot] = field(default_factory=list)

    @property
    def bot(self) -> SampleBot:
        """The bot that was started last."""
        return self.bots[-1]

    async def start_bot(self, **options: Any) -> SampleBot:
        """Start a bot and wait until it is ready; an error of its start is raised."""
        bot = SampleBot(connector=self.connector(), **options)
        self.bots.append(bot)
        running = asyncio.create_task(bot.start("simulated"))
        ready = asyncio.create_task(bot.ready.wait())
        await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if running.done():
            ready.cancel()
            running.result()
        assert bot.ready.is_set()
        return bot

    def channel(self, payload: Payload | None = None) -> TextChannel:
        """The bot's view of a channel."""
        found = self.bot.get_channel(int((payload or self.table)["id"]))
        assert isinstance(found, TextChannel)
        return found


@asynccontextmanager
async def stage(wire: str = "loopback", *, start: bool = True, **options: Any) -> AsyncIterator[Stage]:
    """Set everything up, and take it down again."""
    with TemporaryDirectory() as folder:
        options = {"secret": SECRET if wire == "loopback" else None, "judge": judge, **options}
        simulated = SimulatedDiscord(**options)
        alice = simulated.places.add_person("Alice")
        bob = simulated.places.add_person("Bob", locale="bg")
        guild = simulated.places.add_guild("Board games", alice)
        simulated.places.add_member(guild, bob)
        table = simulated.places.add_channel(guild, "table")
        connector = await _connect(wire, simulated, Path(folder))
        set_up = Stage(simulated, alice, bob, guild, table, connector)
        try:
            if start:
                await set_up.start_bot()
            yield set_up
        finally:
            for bot in set_up.bots:
                if not bot.is_closed():
                    await bot.close()
            await simulated.stop()


async def _connect(wire: str, simulated: SimulatedDiscord, folder: Path) -> Any:
    """Start listening; the result makes connectors."""
    if wire == "unix":
        path = str(folder / "discord.sock")
        await simulated.start(unix_socket=path)
        return lambda: aiohttp.UnixConnector(path=path, limit=0)
    if wire == "tls":
        authority = trustme.CA()
        server, client = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
        authority.issue_cert(*HOSTS).configure_cert(server)
        authority.configure_trust(client)
        await simulated.start(tls=server)
        return lambda: aiohttp.TCPConnector(resolver=EverywhereHere(simulated.port), ssl=client, limit=0)
    await simulated.start()
    return lambda: LoopbackConnector(simulated.port, SECRET)
