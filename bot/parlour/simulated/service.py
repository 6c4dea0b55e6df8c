"""SimulatedDiscord: everything of the package behind one object."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from . import world_file
from .cdn import StoredFile
from .changes import Change, Watcher
from .clock import Clock
from .faults import Faults
from .interactions import Interaction
from .people import People
from .protocol import Intent, Payload, Permission
from .rate_limits import RateLimits, Rates
from .request_log import RequestLog, WireSink
from .server import Judge, Server
from .simulation import Simulation

T = TypeVar("T")

EVERY_INTENT = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
_POLL_SECONDS = 0.005


class SimulatedDiscord:
    """A Discord on this machine, for one bot: REST, gateway and CDN on one loopback port, and the people who use it.

    ``token``            what the bot logs in with.
    ``secret``           must come in the ``X-Parlour`` header of every request; None asks for none.
    ``bot_name``         the bot's user name.
    ``judge``            is asked about every request that changes something; what it finds becomes error 50035.
    ``rate_limits``      limits to apply, such as ``OBSERVED_RATES``; None: no limits and no headers of them.
    ``ack_timeout``      seconds that the bot has to answer an interaction first.
    ``heartbeat``        seconds between heartbeats.
    ``clock``            seconds since 1970, for timestamps, ids and ages. Waiting is always in real time.
    ``privileged``       whether the bot has been granted the privileged intents (else close code 4014).
    ``real_addresses``   give out discord.com's addresses, as a ``LoopbackConnector`` needs; else loopback's own.
    ``wire_sink``        takes one line of JSON per request.

    Use ``async with``, or ``start`` and ``stop``. Build the world with ``places`` and ``threads``, before or while it
    runs; act with ``people``; break things with ``faults``; look at ``requests``.
    """

    def __init__(  # noqa: PLR0913 - options, each by keyword
        self,
        *,
        token: str = "simulated",  # noqa: S107 - opens nothing but this simulation
        secret: str | None = None,
        bot_name: str = "bot",
        judge: Judge | None = None,
        rate_limits: Rates | None = None,
        ack_timeout: float = 3.0,
        heartbeat: float = 41.25,
        clock: Clock = time.time,
        privileged: bool = False,
        real_addresses: bool = True,
        wire_sink: WireSink | None = None,
    ) -> None:
        simulation = Simulation(
            token=token,
            bot_name=bot_name,
            clock=clock,
            ack_timeout=ack_timeout,
            heartbeat=heartbeat,
            allowed_intents=EVERY_INTENT if privileged else Intent.NONE,
        )
        self._simulation = simulation
        self._real_addresses = real_addresses
        self.world = simulation.world
        self.places = simulation.places
        self.threads = simulation.threads
        self.gateway = simulation.gateway
        self.people = People(simulation)
        self.faults = Faults(simulation.gateway)
        self.requests = RequestLog(wire_sink)
        self._server = Server(
            simulation,
            secret=secret,
            judge=judge,
            rate_limits=None if rate_limits is None else RateLimits(rate_limits),
            faults=self.faults,
            requests=self.requests,
        )

    # -- running ---------------------------------------------------------------------------

    @property
    def port(self) -> int:
        """The loopback port, once started."""
        return self._server.port

    async def start(self, port: int = 0, *, unix_socket: str | None = None, tls: ssl.SSLContext | None = None) -> None:
        """Listen on 127.0.0.1 (port 0: any that is free), in plain HTTP or with TLS, or on a Unix socket."""
        await self._server.start(port, unix_socket=unix_socket, tls=tls)
        loopback = f"127.0.0.1:{self.port}"
        self._simulation.gateway.address = "wss://gateway.discord.gg" if self._real_addresses else f"ws://{loopback}"
        self._simulation.cdn.root = "https://cdn.discordapp.com" if self._real_addresses else f"http://{loopback}"

    async def stop(self) -> None:
        """Close all connections and stop listening. The world stays."""
        await self._server.stop()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # -- the world -------------------------------------------------------------------------

    @property
    def bot(self) -> Payload:
        """The bot's account. Its id is the application's id too."""
        return self.world.bot

    def person(self, name: str) -> Payload:
        """The person of that display name. Raises KeyError if there is none."""
        for user in self.world.users.values():
            if user["global_name"] == name:
                return user
        raise KeyError(name)

    def messages(self, channel: Payload, seen_by: Payload | None = None) -> list[Payload]:
        """The messages of a channel, oldest first: as one person sees them, or (None) all that are not ephemeral."""
        return self.world.visible_messages(seen_by["id"] if seen_by else "", channel)

    def channels(self, person: Payload) -> list[Payload]:
        """What stands in a person's channel list: channels and open threads that they see, and the bot's messages."""
        world = self.world
        return [
            channel
            for channel in world.channels.values()
            if world.permissions(person["id"], channel) & Permission.VIEW_CHANNEL
            and not (channel.get("thread_metadata") or {}).get("archived")
        ]

    def interaction(self, interaction_id: str) -> Interaction | None:
        """An interaction of the last half hour, by its id."""
        return self._simulation.interactions.get(interaction_id)

    def file(self, address: str) -> StoredFile | None:
        """An uploaded file by the address that an attachment or embed gives."""
        return self._simulation.cdn.read(address)

    def save(self, path: Path) -> None:
        """Write the world to a file; see ``world_file``."""
        world_file.save(path, self.world, self._simulation.cdn)

    def load(self, path: Path) -> bool:
        """Take over a saved world before the bot connects; False if there is no such file.

        Raises WorldFileError if it is damaged. Payloads got before belong to the world that is replaced.
        """
        return world_file.load(path, self.world, self._simulation.cdn)

    # -- the time --------------------------------------------------------------------------

    def now(self) -> float:
        """Seconds since 1970, as timestamps and ids have them."""
        return self._simulation.snowflakes.seconds()

    def put_forward(self, seconds: float) -> None:
        """Let it be later by so much, for good. Watchers hear of it, the bot does not."""
        self._simulation.snowflakes.ahead += seconds
        self._simulation.bulletin.publish(Change(name="TIME_PASSED", data={}, told=False))

    # -- looking on ------------------------------------------------------------------------

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with every change of the world from now on; the result ends that."""
        return self._simulation.bulletin.watch(watcher)

    async def until(self, condition: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109 - it polls anyway
        """Wait until ``condition()`` is true and return its value. Raises TimeoutError after ``timeout`` seconds."""
        deadline = time.monotonic() + timeout
        while not (value := condition()):
            if time.monotonic() > deadline:
                raise TimeoutError("the condition did not come true in time")
            await asyncio.sleep(_POLL_SECONDS)
        return value
