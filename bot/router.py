"""From an interaction to its handler. Whatever goes wrong, the caller gets a clear answer and nothing half done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import Interaction, InteractionType

from bot.call import Call
from bot.commands import called
from bot.handlers import helping, lobby, options, people, phrases, play, privacy, table, words, worlds
from bot.house import House
from bot.play.sitting import Sitting
from bot.ui.codec import Press, Unfit
from engines import GAMES
from persistence.errors import Missing, NotPlaying, Quarantined, StoreError, Uncertain

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that a bot which is told to stop gives to what it is carrying out."""
PATIENCE = 1.2
"""Seconds after which a call that still waits for its table is held, so that Discord does not count it as lost."""

PressHandler = Callable[[House, Call, Press], Awaitable[None]]
TableHandler = Callable[[House, Call, Sitting], Awaitable[None]]
WordsHandler = Callable[[House, Call, str], Awaitable[None]]

PRESSES: dict[str, PressHandler] = {
    # a running match
    "o": play.opened,
    "h": play.opened,
    "b": play.board,
    "w": play.why_not,
    "p": play.page,
    "a": play.answered,
    "s": play.selected,
    "n": play.numbered,
    "f": play.form_wanted,
    "g": play.form_filled,
    "x": play.aside,
    "y": play.ordered,
    "i": helping.rules,
    # a lobby
    "j": lobby.join,
    "l": lobby.leave,
    "st": lobby.steward,
    "sr": lobby.dismiss,
    "opt": options.page,
    "os": options.chosen,
    "ol": options.language_chosen,
    "oc": options.personal_chosen,
    "go": lobby.start,
    "again": lobby.again,
    # a table
    "log": table.log_page,
    "rs!": table.resigned,
    "cl!": table.closed,
    "e": table.export_press,
    # a world
    "wp": worlds.page,
    "wt": worlds.titled,
    "wc": worlds.others,
    "wo": worlds.chosen,
    "we": worlds.export,
    "wa": worlds.annul,
    "wa!": worlds.annulled,
    "wl": worlds.leave,
    "wl!": worlds.left,
    # a person
    "ms": people.setting_chosen,
    "md": privacy.data,
    "mf": privacy.forget,
    "mf!": privacy.forgotten,
}

TABLE: dict[str, TableHandler] = {
    "board": table.board,
    "log": table.log,
    "seats": table.who,
    "resign": table.resign,
    "close": table.close,
    "export": table.export,
}

WORDS: dict[str, WordsHandler] = {"hide": words.hide, "unhide": words.unhide}

AFTERWARDS = frozenset({"board", "log", "seats", "export"})
"""What can still be asked when the match is over."""


class Router:
    """Every interaction comes through :meth:`take`."""

    def __init__(self, house: House, fatal: Callable[[], None]) -> None:
        """:param fatal: called when it is unknown whether something was written: only a restart can tell."""
        self.house, self.fatal = house, fatal
        self._working: set[asyncio.Task[None]] = set()

    async def rest(self) -> None:
        """Until everything taken so far is carried out, or :data:`GRACE` is over."""
        if self._working:
            await asyncio.wait(self._working, timeout=GRACE)

    async def take(self, interaction: Interaction[Any]) -> None:
        call = Call(interaction)
        work = asyncio.create_task(self._answer(call, interaction.type))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        done, _ = await asyncio.wait([work], timeout=PATIENCE)
        if not done:
            await call.hold()
        await work

    async def _answer(self, call: Call, kind: InteractionType) -> None:
        try:
            call.locale = await self.house.language(call)
            await self._dispatch(call, kind)
        except NotPlaying:
            await call.say("closed-by-host")
        except (Missing, Quarantined) as error:
            log.info("Answered that a table is gone or set aside: %s", type(error).__name__)
            await call.say("no-table" if isinstance(error, Missing) else "set-aside")
        except Uncertain:
            await call.say("uncertain")
            self.fatal()
        except StoreError as error:
            log.error("The store refused: %s", type(error).__name__)  # noqa: TRY400  (no traceback: it may show a hand)
            await call.say("try-later")
        except discord.HTTPException as error:
            log.warning("Discord refused: HTTP %s, code %s", error.status, error.code)
        except Exception as error:
            quoting = isinstance(error, ValueError)  # validation errors quote what they refuse, which may be secret
            log.error("A call failed: %s", type(error).__name__, exc_info=not quoting)  # noqa: TRY400
            await call.say("sorry")

    async def _dispatch(self, call: Call, kind: InteractionType) -> None:
        match kind:
            case InteractionType.application_command:
                await self._command(call)
                await people.noticed(self.house, call)
            case InteractionType.autocomplete:
                await self._complete(call)
            case InteractionType.component | InteractionType.modal_submit:
                press = call.press
                handler = PRESSES.get(press.verb) if press else None
                if press is None or handler is None:
                    await call.say("old-button")
                    return
                try:
                    await handler(self.house, call, press)
                except Unfit:
                    await call.say("old-button")
                else:
                    await people.noticed(self.house, call)

    async def _command(self, call: Call) -> None:
        path, values, _ = call.command
        first, _, second = path.partition(" ")
        match first:
            case "hand":
                await people.hand(self.house, call)
            case "me":
                await people.me(self.house, call)
            case "help":
                await helping.overview(call, values.get("game"))
            case "table":
                await self._table(call, second, values)
            case _:
                game, phrase = spoken(first, second)
                if game is None or phrase is None:
                    await call.say("old-button")
                else:
                    await phrases.said(self.house, call, game, phrase, values)

    async def _table(self, call: Call, name: str, values: dict[str, Any]) -> None:
        if name == "open":
            await lobby.open_table(self.house, call, values)
            return
        if name == "world":
            await worlds.world(self.house, call, values.get("game"))
            return
        if name in WORDS:
            await WORDS[name](self.house, call, str(values.get("words", "")))
            return
        # a table is closed without a look at its match, which may be damaged
        sitting = await self.house.sessions.here(call.channel, match_too=name != "close")
        if sitting is None and name in AFTERWARDS:
            sitting = await self.house.sessions.latest(call.channel)
        if sitting is None:
            await call.say("no-table-here")
        elif name == "replace":
            await table.replace(self.house, call, sitting, values)
        elif name in TABLE:
            await TABLE[name](self.house, call, sitting)
        else:
            await call.say("old-button")

    async def _complete(self, call: Call) -> None:
        path, values, focused = call.command
        first, _, second = path.partition(" ")
        game, phrase = spoken(first, second)
        if first == "table" and second in WORDS:
            await words.complete(self.house, call, second, str(values.get("words") or ""))
        elif game is None or phrase is None or focused is None:
            await call.suggest([])
        else:
            await phrases.complete(self.house, call, game, phrase, values, focused)


def spoken(command: str, name: str) -> tuple[Any, Any]:
    """The game and the phrase of a slash command; ``None`` for what no longer exists."""
    game = next((game for game in GAMES.values() if game.meta.command == command), None)
    phrase = next((phrase for phrase in game.meta.phrases if called(phrase) == name), None) if game else None
    return game, phrase
