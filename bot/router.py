"""From an interaction to its handler. Whatever goes wrong, the caller gets a clear answer and nothing half done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import Interaction, InteractionType

from bot import rights
from bot.call import Call
from bot.commands import called
from bot.handlers import helping, lobby, options, people, phrases, play, privacy, table, words, worlds
from bot.play.loaded import LoadedTable
from bot.pressing import Patience
from bot.rights import Right
from bot.services import Services
from bot.ui import parts
from bot.ui.codec import Press, Unfit
from bot.ui.verbs import Verb
from engines.core.game import Game
from persistence.errors import Missing, NotPlaying, Quarantined, StoreError, Uncertain, Unreadable

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that a bot which is told to stop gives to what it is carrying out."""
LAST_WORD = 1.0
"""Seconds to tell whoever it has let go."""
PATIENCE = 1.2
"""Seconds after which a call that still waits for its table is held, so that Discord does not count it as lost."""

PressHandler = Callable[[Services, Call, Press], Awaitable[None]]
TableHandler = Callable[[Services, Call, LoadedTable], Awaitable[None]]
WordsHandler = Callable[[Services, Call, str, str], Awaitable[None]]

PRESSES: dict[Verb, tuple[PressHandler, Right]] = {
    # a running match
    Verb.CHOOSE: (play.opened, rights.LOOK),
    Verb.HAND: (play.opened, rights.LOOK),
    Verb.BOARD: (play.board, rights.LOOK),
    Verb.WHY_NOT: (play.why_not, rights.PLAY),
    Verb.PAGE: (play.page, rights.LOOK),
    Verb.ANSWER: (play.answered, rights.PLAY),
    Verb.SELECT: (play.selected, rights.PLAY),
    Verb.NUMBER: (play.numbered, rights.PLAY),
    Verb.FORM: (play.form_wanted, rights.PLAY),
    Verb.FILLED: (play.form_filled, rights.PLAY),
    Verb.ASIDE: (play.aside, rights.PLAY),
    Verb.ORDER: (play.ordered, rights.PLAY),
    Verb.RULES: (helping.rules, rights.LOOK),
    # a lobby
    Verb.JOIN: (lobby.join, rights.JOIN),
    Verb.LEAVE: (lobby.leave, rights.SIT),
    Verb.ADD_STEWARD: (lobby.steward, rights.FILL),
    Verb.REMOVE_STEWARD: (lobby.dismiss, rights.FILL),
    Verb.OPTIONS: (options.page, rights.HOST),
    Verb.SET_OPTION: (options.chosen, rights.HOST),
    Verb.SET_LANGUAGE: (options.language_chosen, rights.HOST),
    Verb.SET_OWN: (options.personal_chosen, rights.SIT),
    Verb.START: (lobby.start, rights.HOST),
    Verb.AGAIN: (lobby.again, rights.VISIT),
    # a table
    Verb.LOG: (table.log_page, rights.LOOK),
    Verb.RESIGN_YES: (table.resigned, rights.RESIGN),
    Verb.CLOSE_YES: (table.closed, rights.CLOSE),
    Verb.EXPORT: (table.export_press, rights.LOOK),
    # a world
    Verb.WORLD_PAGE: (worlds.page, rights.READ),
    Verb.WORLD_TITLE: (worlds.titled, rights.READ),
    Verb.WORLDS: (worlds.others, rights.ONESELF),
    Verb.WORLD: (worlds.chosen, rights.CHOOSE),
    Verb.WORLD_EXPORT: (worlds.export, rights.READ),
    Verb.ANNUL: (worlds.annul, rights.DECIDE),
    Verb.ANNUL_YES: (worlds.annulled, rights.DECIDE),
    Verb.LEAVE_WORLD: (worlds.leave, rights.DECIDE),
    Verb.LEAVE_WORLD_YES: (worlds.left, rights.DECIDE),
    # a person
    Verb.SETTING: (people.setting_chosen, rights.ONESELF),
    Verb.MY_DATA: (privacy.data, rights.ONESELF),
    Verb.FORGET: (privacy.forget, rights.ONESELF),
    Verb.FORGET_YES: (privacy.forgotten, rights.ONESELF),
}

TABLE: dict[str, tuple[TableHandler, Right]] = {
    "board": (table.board, rights.VISIT),
    "log": (table.log, rights.VISIT),
    "seats": (table.who, rights.VISIT),
    "resign": (table.resign, rights.RESIGN),
    "replace": (table.replace, rights.HAND_ON),
    "close": (table.close, rights.CLOSE),
    "export": (table.export, rights.VISIT),
}
"""``/table …`` for the table of the channel in which it is typed."""

WORDS: dict[str, tuple[WordsHandler, Right]] = {
    "hide": (words.hide, rights.MODERATE),
    "unhide": (words.unhide, rights.MODERATE),
}
"""``/table …`` for the server in which it is typed. All other commands show what is one's own, or one's channel's."""

AFTERWARDS = frozenset({"board", "log", "seats", "export"})
"""What can still be asked when the match is over."""


class Router:
    """Every interaction comes through :meth:`take`."""

    def __init__(self, services: Services, fatal: Callable[[], None]) -> None:
        """:param fatal: called when it is unknown whether something was written: only a restart can tell."""
        self.services, self.fatal = services, fatal
        self.patience = Patience()
        self._working: set[asyncio.Task[Any]] = set()
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
            call, kind = Call(interaction, self.services.kit), interaction.type
        except Exception as error:  # parts of it are missing; the rest may be what is nobody's business
            log.warning("Passed over an interaction that cannot be read: %s", type(error).__name__)
            return
        self.services.post.noticed(call.key)
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
            call.locale = await self.services.language(call)
            with self.services.publisher.rush.press():
                await self._dispatch(call, kind)
            if call.ignored:
                raise RuntimeError("nothing was answered")  # noqa: TRY301  (a mistake of ours like any other)
        except NotPlaying:
            await call.say("closed-by-host")
        except (Missing, Quarantined) as error:
            log.info("Answered that a table is gone or set aside: %s", type(error).__name__)
            await call.say("no-table" if isinstance(error, Missing) else "set-aside")
        except Unreadable as error:
            log.warning("Answered that a game is lacking: %s", type(error).__name__)
            await call.say("game-lacking")
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

    async def _put_off(self, call: Call, kind: InteractionType) -> None:
        """Answer somebody who is too fast, as cheaply as can be, and carry nothing out."""
        if kind is InteractionType.autocomplete:
            await call.suggest([])
        elif kind is InteractionType.component and not self.patience.words.take(call.user):
            await call.let_be()
        else:
            call.locale = await self.services.language(call)
            await call.whisper([parts.words(call.voice.tell("one-moment"))])

    async def _dispatch(self, call: Call, kind: InteractionType) -> None:
        match kind:
            case InteractionType.application_command:
                await self._command(call)
                await people.noticed(self.services, call)
            case InteractionType.autocomplete:
                await self._complete(call)
            case InteractionType.component | InteractionType.modal_submit:
                press = call.press
                if press is None:
                    await call.say("old-button")
                    return
                handler, right = PRESSES[press.verb]
                try:
                    refused = await rights.refusal(self.services.store, call, right, press)
                    if refused is None:
                        await handler(self.services, call, press)
                except Unfit:
                    refused = "old-button"
                if refused is None:
                    await people.noticed(self.services, call)
                else:
                    await call.say(refused)
            case _:
                await call.say("old-button")

    async def _command(self, call: Call) -> None:
        path, values, _ = call.command
        first, _, second = path.partition(" ")
        match first:
            case "hand":
                await people.hand(self.services, call)
            case "me":
                await people.me(self.services, call)
            case "help":
                await helping.overview(call, values.get("game"))
            case "table":
                await self._table(call, second, values)
            case _:
                game, phrase = spoken(call.kit.games, first, second)
                if game is None or phrase is None:
                    await call.say("old-button")
                else:
                    await phrases.said(self.services, call, game, phrase, values)

    async def _table(self, call: Call, name: str, values: dict[str, Any]) -> None:
        if name == "open":
            await lobby.open_table(self.services, call, values)
            return
        if name == "world":
            await worlds.world(self.services, call, values.get("game"))
            return
        if name in WORDS:
            await self._moderate(call, name, str(values.get("words", "")))
            return
        # a table is closed without a look at its match, which may be damaged
        loaded = await self.services.sessions.here(call.channel, match_too=name != "close")
        if loaded is None and name in AFTERWARDS:
            loaded = await self.services.sessions.latest(call.channel)
        if loaded is None or not rights.here(call, loaded.table):
            await self._elsewhere(call)
            return
        if name not in TABLE:
            await call.say("old-button")
            return
        handler, right = TABLE[name]
        if refused := rights.of_table(call, right, loaded.table):
            await call.say(refused)
        else:
            await handler(self.services, call, loaded)

    async def _elsewhere(self, call: Call) -> None:
        """There is no table here. Where one's own card stands, its table is named: commands count in its channel."""
        for each in await self.services.store.tables.of_person(call.user):
            mine = any(seat.user_id == call.user and seat.dm_channel_id == call.channel for seat in each.seats)
            if mine and call.guild == each.guild_id:
                await call.say("table-elsewhere", channel=f"<#{each.channel_id}>")
                return
        await call.say("no-table-here")

    async def _moderate(self, call: Call, name: str, typed: str) -> None:
        handler, right = WORDS[name]
        refused = rights.of_server(call, right)
        if call.guild is None or refused:
            await call.say(refused or "only-in-server")
        else:
            await handler(self.services, call, call.guild, typed)

    async def _complete(self, call: Call) -> None:
        path, values, focused = call.command
        first, _, second = path.partition(" ")
        game, phrase = spoken(call.kit.games, first, second)
        if first == "table" and second in WORDS and rights.of_server(call, WORDS[second][1]) is None:
            await words.complete(self.services, call, second, str(values.get("words") or ""))
        elif game is None or phrase is None or focused is None:
            await call.suggest([])
        else:
            await phrases.complete(self.services, call, game, phrase, values, focused)


def spoken(games: Mapping[str, Game[Any]], command: str, name: str) -> tuple[Any, Any]:
    """The game and the phrase of a slash command; ``None`` for what no longer exists."""
    game = next((game for game in games.values() if game.meta.command == command), None)
    phrase = next((phrase for phrase in game.meta.phrases if called(phrase) == name), None) if game else None
    return game, phrase
