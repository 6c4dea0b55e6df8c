"""``/stats``: what has come of the matches of a server; and whether one of them counts."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot import prophets
from bot.call import Call
from bot.cases import stands
from bot.cases import statistics as cases
from bot.figures import people, servers
from bot.figures.leaf import Leaf
from bot.handlers import late
from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.speech import plain
from bot.ui.codec import Press, encode
from bot.ui.page import sheets
from bot.ui.parts import box, button, pictures, prose, rows
from bot.ui.verbs import Verb

VOID, COUNTS = "void", "counts"
"""What a press decides."""


async def command(services: Services, call: Call, name: str, values: dict[str, Any]) -> None:
    game = values.get("game")
    match name:
        case "me":
            await _life(services, call, call.user, call.caller.name, game)
        case "person":
            await _person(services, call, str(values.get("player") or ""), game)
        case "game":
            found = await cases.board(services, services.scores, call.caller, str(game))
            await _show(services, call, servers.board(found, services.kit, call.locale))
        case "server":
            await _server(services, call)
        case "almanac":
            await _almanac(services, call)
        case "prophets":
            await _prophets(services, call)
        case _:
            await call.say("old-button")


async def _person(services: Services, call: Call, user: str, game: str | None) -> None:
    if call.is_bot(user):
        await call.say("stats-bot")
    else:
        await _life(services, call, user, call.display_name(user), game)


async def _life(services: Services, call: Call, user: str, name: str, game: str | None) -> None:
    found = await cases.person(services, services.scores, call.caller, user, name, game)
    await _show(services, call, people.life(found, services.kit, call.locale))


async def _server(services: Services, call: Call) -> None:
    found = await cases.whole(services, services.scores, call.caller)
    if found.boards:
        await _show(services, call, servers.server(found, services.kit, call.locale))
    else:
        await call.say("stats-none-server")


async def _almanac(services: Services, call: Call) -> None:
    boards = (await cases.whole(services, services.scores, call.caller)).boards
    realms = await cases.realms(services, call.caller, call.sees)
    if boards or realms:
        await _show(services, call, servers.almanac(boards, realms, services.kit, call.locale))
    else:
        await call.say("stats-none-server")


async def _prophets(services: Services, call: Call) -> None:
    found = await stands.foreseen(services, call.caller)
    if lines := prophets.lines(found.best, found.names, call.voice):
        told = [*lines, f"-# {call.voice.tell('prophets-how')}"]
        await _show(services, call, Leaf(call.voice.tell("prophets"), told))
    else:
        await call.say("prophets-none")


async def _show(services: Services, call: Call, leaf: Leaf) -> None:
    """In as many messages as it takes, the plots above the first."""
    first, *more = sheets(leaf.told)
    draw = partial(services.gallery.figures, plain(leaf.title), leaf.plots)
    await late.reply(call, draw, lambda drawn: [box([*pictures(drawn), prose(first)], cards.COLOUR)])
    for sheet in more:
        await call.whisper([box([prose(sheet)], cards.COLOUR)])


# ---- whether a match counts


async def void(services: Services, call: Call, loaded: LoadedTable) -> None:
    """``/table void``: how it stands, and the way to change that."""
    voice, table = call.voice, loaded.table.id
    fate = await cases.judged(services, call.caller, table)
    if fate == "annulled":
        await call.say("void-annulled")
        return
    change = (COUNTS, "void-restore") if fate == "void" else (VOID, "void-it")
    press = button(encode(Verb.JUDGE, table, change[0]), voice.tell(change[1]))
    told = voice.tell("void-void" if fate == "void" else "void-counts")
    await call.reply([box([prose(told), *rows([press])], cards.COLOUR)])


async def judged(services: Services, call: Call, press: Press) -> None:
    wanted = press.take(1)[0]
    await cases.judge(services, call.caller, press.table, void=wanted == VOID)
    await call.say("void-void" if wanted == VOID else "void-counts")
