"""From an interaction to its handler. Whatever goes wrong, the caller gets a clear answer and nothing half done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import Interaction, InteractionType

from bot.call import Call
from bot.cases import people as cases
from bot.cases import tables
from bot.cases.asking import why
from bot.commands import CATCH_UP, called
from bot.handlers import (
    contests,
    helping,
    history,
    hours,
    names,
    people,
    phrases,
    statistics,
    table,
)
from bot.pressing import Patience
from bot.routes import AFTERWARDS, ELSEWHERE, PRESSES, TABLE
from bot.services import Services
from bot.ui import parts
from bot.ui.codec import Unfit
from engines.core.game import Game
from engines.core.menu import Refused
from persistence.errors import (
    AlreadySeated,
    Missing,
    NotInLobby,
    NotLatest,
    NotPlaying,
    Quarantined,
    StoreError,
    TableFull,
    Uncertain,
    Unreadable,
    WorldInUse,
)

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that a bot which is told to stop gives to what it is carrying out."""
LAST_WORD = 1.0
"""Seconds to tell whoever it has let go."""
PATIENCE = 1.2
"""Seconds after which a call that still waits for its table is held, so that Discord does not count it as lost."""

TOLD: dict[type[StoreError], str] = {
    AlreadySeated: "already-seated",
    Missing: "no-table",
    NotInLobby: "not-in-lobby",
    NotLatest: "annul-late",
    NotPlaying: "closed-by-host",
    Quarantined: "set-aside",
    TableFull: "table-full",
    Unreadable: "game-lacking",
    WorldInUse: "world-in-use",
}
"""What is told of an error of the store whose type says why something cannot be done."""


class Router:
    """Every interaction comes through :meth:`take`."""

    def __init__(self, services: Services, fatal: Callable[[], None]) -> None:
        """:param fatal: called when it is unknown whether something was written: only a restart can tell."""
        self.services, self.fatal = services, fatal
        self.patience = Patience()
        self._working: set[asyncio.Task[Any]] = set()
        self._latest: dict[str, Call] = {}
        """What each person has done last, as long as it is worked on."""
        self._resting = self._closed = False

    async def rest(self) -> None:
        """Take in nothing more. What was taken so far is carried out, or let go when :data:`GRACE` is over; then the
        store and the connection can be closed."""
        self._resting = True
        over = asyncio.get_running_loop().time() + GRACE
        while self._working and (left := over - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(self._working, timeout=left)
        self._closed = True
        for seconds in (LAST_WORD, None):
            for work in self._working:
                work.cancel()
            if self._working:
                await asyncio.wait(self._working, timeout=seconds)

    async def take(self, interaction: Interaction[Any]) -> None:
        if self._closed:
            return
        try:
            call, kind = Call(interaction, self.services.kit, self.services.post.uploads), interaction.type
        except Exception as error:  # parts of it are missing; the rest may be what is nobody's business
            log.warning("Passed over an interaction that cannot be read: %s", type(error).__name__)
            return
        self.services.post.noticed(call.caller.key)
        work = asyncio.create_task(call.say("restarting") if self._resting else self._answer(call, kind))
        for task in (work, asyncio.current_task()):  # this one may be holding the call
            if task is not None:
                self._working.add(task)
                task.add_done_callback(self._working.discard)
        done, _ = await asyncio.wait([work], timeout=PATIENCE)
        if not done:
            await call.hold()
        await work

    async def _answer(self, call: Call, kind: InteractionType) -> None:
        try:
            typing = kind is InteractionType.autocomplete
            granted = self.patience.suggestions if typing else self.patience.presses
            if not granted.take(call.user):
                await self._put_off(call, kind)
                return
            await self._carry_out(call, kind)
        except Refused as refused:
            await call.tell(why(refused, call.voice))
        except tuple(TOLD) as error:
            log.info("Answered why not: %s", type(error).__name__)
            await call.say(next(told for kind, told in TOLD.items() if isinstance(error, kind)))
        except Uncertain:
            await call.say("uncertain")
            self.fatal()
        except StoreError as error:
            log.error("The store refused: %s", type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
            await call.say("try-later")
        except discord.HTTPException as error:
            log.warning("Discord refused: HTTP %s, code %s", error.status, error.code)
            await call.say("sorry")
        except asyncio.CancelledError:
            if not call.answered:
                await call.say("uncertain")
            raise
        except Exception as error:
            quoting = isinstance(error, ValueError)  # validation errors quote what they refuse, which may be secret
            log.error("A call failed: %s", type(error).__name__, exc_info=not quoting)  # noqa: TRY400
            await call.say("sorry")

    async def _carry_out(self, call: Call, kind: InteractionType) -> None:
        if kind is not InteractionType.autocomplete:
            self._latest[call.user] = call
            self.services.private.overdue.drop(call.user)
        try:
            call.read_by(await self.services.store.people.get(call.user))
            with self.services.publisher.rush.press():
                await self._dispatch(call, kind)
            if call.ignored:
                raise RuntimeError("nothing was answered")
            if call.to_follow and (more := await call.to_follow()) and self._latest.get(call.user) is call:
                await call.reply(more)
        finally:
            if self._latest.get(call.user) is call:
                del self._latest[call.user]

    async def _put_off(self, call: Call, kind: InteractionType) -> None:
        """Answer somebody who is too fast, as cheaply as can be, and carry nothing out."""
        if kind is InteractionType.autocomplete:
            await call.suggest([])
        elif kind is InteractionType.component and not self.patience.words.take(call.user):
            await call.let_be()
        else:
            call.read_by(await self.services.store.people.get(call.user))
            await call.whisper([parts.prose(call.voice.tell("one-moment"))])

    async def _dispatch(self, call: Call, kind: InteractionType) -> None:
        match kind:
            case InteractionType.application_command:
                await people.heard(self.services, call)
                await self._command(call)
                await people.noticed(self.services, call)
            case InteractionType.autocomplete:
                await self._complete(call)
            case InteractionType.component | InteractionType.modal_submit:
                press = call.press
                if press is None:
                    await call.say("old-button")
                    return
                await people.heard(self.services, call)
                try:
                    await PRESSES[press.verb](self.services, call, press)
                except Unfit:
                    await call.say("old-button")
                else:
                    await people.noticed(self.services, call)
            case _:
                await call.say("old-button")

    async def _command(self, call: Call) -> None:
        path, values, _ = call.command
        first, _, second = path.partition(" ")
        match first:
            case "hand":
                await people.hand(self.services, call)
            case "me" if values.get("show") == CATCH_UP:
                await history.mine(self.services, call)
            case "me" if zone := values.get("zone"):
                await hours.zone(self.services, call, str(zone))
            case "me":
                await people.me(self.services, call)
            case "stats":
                await statistics.command(self.services, call, second, values)
            case "help":
                await helping.overview(call, values.get("game"))
            case "event":
                await contests.command(self.services, call, second, values)
            case "table":
                await self._table(call, second, values)
            case _:
                game, phrase = spoken(call.kit.games, first, second)
                if game is None or phrase is None:
                    await call.say("old-button")
                else:
                    await phrases.said(self.services, call, game, phrase, values)

    async def _table(self, call: Call, name: str, values: dict[str, Any]) -> None:
        if name in ELSEWHERE:
            await ELSEWHERE[name](self.services, call, values)
            return
        # a table is closed, and a result judged, without a look at the match, which may be damaged
        match_too, afterwards = name not in ("close", "void"), name in AFTERWARDS
        loaded = await tables.here(self.services, call.caller, afterwards=afterwards, match_too=match_too)
        if loaded is None:
            await self._elsewhere(call)
        elif name not in TABLE:
            await call.say("old-button")
        else:
            await TABLE[name](self.services, call, loaded)

    async def _elsewhere(self, call: Call) -> None:
        """There is no table here. Where one's own card stands, its table is named: commands count in its channel."""
        carded = await cases.carded(self.services, call.caller)
        if carded is None:
            await call.say("no-table-here")
        else:
            await call.say("table-elsewhere", channel=f"<#{carded.place}>")

    async def _complete(self, call: Call) -> None:
        path, values, focused = call.command
        first, _, second = path.partition(" ")
        game, phrase = spoken(call.kit.games, first, second)
        if (first, focused) == ("table", "words"):
            await names.complete(self.services, call, second, str(values.get("words") or ""))
        elif (first, focused) == ("me", "zone"):
            await hours.complete_zone(call, str(values.get("zone") or ""))
        elif (first, focused) == ("table", "seat"):
            await table.complete_seat(self.services, call, str(values.get("seat") or ""))
        elif game is None or phrase is None or focused is None:
            await call.suggest([])
        else:
            await phrases.complete(self.services, call, game, phrase, values, focused)


def spoken(games: Mapping[str, Game[Any]], command: str, name: str) -> tuple[Any, Any]:
    """The game and the phrase of a slash command; ``None`` for what no longer exists."""
    game = next((game for game in games.values() if game.meta.command == command), None)
    phrase = next((phrase for phrase in game.meta.phrases if called(phrase) == name), None) if game else None
    return game, phrase
