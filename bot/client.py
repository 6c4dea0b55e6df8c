"""The connection to Discord: discord.py with everything of ours plugged in."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import upkeep
from bot.commands import all_commands
from bot.intake import sturdy
from bot.kit import Kit
from bot.languages import ENGLISH
from bot.marshal.marshal import Marshal
from bot.pictures.cinema import Cinema
from bot.pictures.gallery import Gallery
from bot.pictures.studio import Studio
from bot.play.clockwork import Clockwork
from bot.play.news import News
from bot.play.sessions import Sessions
from bot.play.stewards import Stewards
from bot.post import Post
from bot.publish.carrier import Carrier
from bot.publish.chatter import Chatter
from bot.publish.easel import Easel
from bot.publish.overdue import Overdue
from bot.publish.poster import Poster
from bot.publish.private import Private
from bot.publish.publisher import Publisher
from bot.registering import Registering
from bot.router import Router
from bot.services import Services
from persistence.errors import StoreError
from persistence.store import Store

log = logging.getLogger(__name__)

SWEEP = 3600
"""Seconds between two rounds of tidying up."""

REGISTERING = 15.0
"""Seconds that a start waits for the commands to be registered."""

CHANGING = 3.0
"""Seconds from a change of a server to the look at what it allows now: such changes come in numbers."""


def intents() -> discord.Intents:
    """Nothing privileged: interactions bring along whoever acts, and of messages it is enough that there are some."""
    return discord.Intents(guilds=True, guild_messages=True)


class Castellan(discord.Client):
    """:param connector: how Discord is reached; the parlour passes its own.
    :param ready_timeout: seconds to wait for more servers before the bot counts as ready.
    :param fatal: called when only a restart can tell what was written.
    :param register_anew: see ``Registering``.
    :param by_hand: nothing is done about what falls due before somebody has the clockwork strike.
    :param pictures: the folder in which what is dear to draw is kept from one start to the next.
    """

    def __init__(  # noqa: PLR0913  (options, each by keyword)
        self,
        store: Store,
        kit: Kit,
        *,
        locale: str = ENGLISH,
        connector: aiohttp.BaseConnector | None = None,
        ready_timeout: float = 2.0,
        fatal: Callable[[], None] | None = None,
        register_anew: bool = False,
        by_hand: bool = False,
        pictures: Path | None = None,
    ) -> None:
        super().__init__(
            intents=intents(),
            connector=connector,
            guild_ready_timeout=ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self._connection.parsers = sturdy(self._connection.parsers)
        self.store, self.kit = store, kit
        self.clock = clock = kit.clock
        self.sessions = Sessions(store, kit, self._woken)
        self.post = Post(self, clock)
        self.poster = Poster(store, self.post, clock, self._waiting)
        self.studio, self.cinema = Studio(pictures), Cinema()
        missed = News(store)
        gallery = Gallery(self.studio, self.sessions.past, missed)
        self.overdue = Overdue(store, gallery, self._waiting)
        private = Private(store, self.post, self.poster, gallery, self.overdue, missed, clock)
        self.chatter, self.easel = Chatter(), Easel(store, self.post, gallery, self._waiting)
        carrier = Carrier(self.sessions, self.post, self.poster, private, self.easel, self.chatter, clock)
        self.stewards, self.clockwork = Stewards(self.sessions), Clockwork(self.sessions, clock)
        self.publisher = Publisher(self.sessions, carrier, self.stewards, clock)
        self.marshal = Marshal(self.sessions, self.publisher)
        self.services = Services(
            kit,
            store,
            self.sessions,
            self.publisher,
            locale,
            self.stewards,
            self.post,
            private,
            gallery,
            self.cinema,
        )
        self.router = Router(self.services, fatal or self._stop)
        self.up = asyncio.Event()
        self.connected = False
        """Whether the gateway is ready: between a loss of the connection and its return it is not."""
        self._register_anew, self._by_hand = register_anew, by_hand
        self._changing: set[int] = set()
        """The servers that are looked at in a moment."""
        self._tasks: list[asyncio.Task[None]] = []
        self._looks: set[asyncio.Task[None]] = set()
        """What has changed on a server is looked at, in a moment."""

    def _woken(self, table_id: str, stewards: Sequence[int]) -> None:
        """After every commit."""
        self.publisher.wake(table_id)
        if stewards:
            self.stewards.wake(table_id)

    def _waiting(self, table_id: str) -> None:
        """Something is to be delivered there."""
        self.publisher.wake(table_id)

    def _stop(self) -> None:
        self._tasks.append(asyncio.create_task(self.close()))

    # ---- discord.py's hooks

    async def setup_hook(self) -> None:
        """Take up every table where it was left, then see to it that the commands are registered."""
        await self.poster.take_up()
        self._tasks.append(asyncio.create_task(self.publisher.run(), name="publisher"))
        if not self._by_hand:
            self._tasks.append(asyncio.create_task(self.clockwork.run(), name="clockwork"))
        self._tasks.append(asyncio.create_task(self.marshal.run(), name="marshal"))
        self._tasks.append(asyncio.create_task(self._tidy(), name="tidy"))
        self._tasks.append(asyncio.create_task(upkeep.retract(self.publisher), name="retract"))
        self._tasks.append(asyncio.create_task(upkeep.gather(self.services, self.up), name="gather"))
        for table in await self.store.tables.live():
            if table.state == "playing":
                self.chatter.watch(table.place, missed=True)
                self.publisher.wake(table.id)
                self.stewards.wake(table.id)
            else:
                await self.sessions.refresh(table.id)  # what its card missed when the bot ended
        await self._register()

    async def _register(self) -> None:
        """Usually done when this returns; if not, it goes on meanwhile: no connection should wait for it."""
        assert self.application_id is not None
        registering = Registering(self.http, self.store.notes, anew=self._register_anew)
        task = asyncio.create_task(registering.run(self.application_id, all_commands(self.kit)), name="commands")
        self._tasks.append(task)
        await asyncio.wait([task], timeout=REGISTERING)

    async def on_ready(self) -> None:
        log.info("Ready. Servers: %s", len(self.guilds))
        self.connected = True
        self.up.set()

    async def on_resumed(self) -> None:
        self.connected = True

    async def on_disconnect(self) -> None:
        self.connected = False

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await self.router.take(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Only that somebody else has written, and where."""
        if self.user is not None and message.author.id != self.user.id:
            self.chatter.wrote(message.channel.id, message.id)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """discord.py would log the event itself, which may hold what is nobody's business."""
        kind, error, _ = sys.exc_info()
        quoting = isinstance(error, ValueError)
        log.error("While handling %s: %s", event_method, kind and kind.__name__, exc_info=not quoting)

    async def close(self) -> None:
        """In good order: the intake first, then what is being carried out, then whatever the bot does of its own
        accord."""
        await self.router.rest()
        others = [task for task in (*self._tasks, *self._looks) if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self.stewards.close()
        await self.easel.close()
        await self.overdue.close()
        await self.post.close()
        await super().close()
        await self.cinema.close()
        await asyncio.to_thread(self.studio.close)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._reachable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._reachable(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self._reachable(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        self._reachable(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot itself has got a role, or lost one: with these intents Discord tells of nobody else."""
        if self.user is not None and after.id == self.user.id:
            self._reachable(after.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        self._reachable(event.guild_id)

    def _reachable(self, guild: int) -> None:
        """Something there may be allowed now that was not. Whoever drags a role past twenty others makes an event of
        each, and what is still forbidden should not be tried twenty times."""
        self.post.changed(guild)
        if guild not in self._changing:
            self._changing.add(guild)
            look = asyncio.create_task(self._look(guild), name="look")
            self._looks.add(look)
            look.add_done_callback(self._looks.discard)

    async def _look(self, guild: int) -> None:
        await asyncio.sleep(CHANGING)
        self._changing.discard(guild)
        try:
            await upkeep.revive(self.publisher, self.clock(), guild=str(guild))
        except StoreError as error:  # closed meanwhile, say; the next round of tidying looks again
            log.warning("Mute tables could not be looked at: %s", type(error).__name__)

    async def _tidy(self) -> None:
        first = True
        while True:
            try:
                await upkeep.tidy(self.publisher, self.clock(), first=first)
            except Exception as error:  # whatever it was, the next round may do better
                log.warning("Tidying was broken off: %s", type(error).__name__)
            first = False
            await asyncio.sleep(SWEEP)
