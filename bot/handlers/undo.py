"""Taking back what one did last, and asking the table where that is not free."""

from __future__ import annotations

from bot.call import Call
from bot.cases import undo as cases
from bot.cases.asking import Barred, why
from bot.cases.undo import NotFree
from bot.handlers.play import decline, follow, undisturbed
from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press, encode
from bot.ui.parts import box, button, prose, rows
from bot.ui.verbs import Verb
from engines.core.match import STALE
from engines.core.menu import Refused


async def command(services: Services, call: Call, loaded: LoadedTable) -> None:
    """``/table undo``: freely if possible, else it says why not and offers to ask the table."""
    await _take_back(services, call, loaded.table.id, None)


async def pressed(services: Services, call: Call, press: Press) -> None:
    """What its button says; without a mark it asks the table and takes back nothing."""
    mark = press.take(1)[0] if press.args else None
    async with undisturbed(services, call, press.table):
        await _take_back(services, call, press.table, mark, ask=mark is None)


async def _take_back(services: Services, call: Call, table_id: str, mark: str | None, *, ask: bool = False) -> None:
    try:
        done = await cases.take_back(services, call.caller, table_id, mark, ask=ask)
    except Barred:
        raise
    except NotFree as barred:
        await _offer(services, call, table_id, barred)
    except Refused as refused:
        loaded = await services.sessions.at(table_id)
        told = why(refused, loaded.voice(call.locale))
        await decline(services, call, loaded, told, behind=refused.reason == STALE)
    else:
        await follow(services, call, done, banner=call.voice.tell("undone"))


async def _offer(services: Services, call: Call, table_id: str, barred: NotFree) -> None:
    """Why it is not free, and the way to ask the table, beside whatever was pressed."""
    voice = (await services.sessions.at(table_id)).voice(call.locale)
    told = voice.tell("undo-not-free", why=why(barred.because, voice), length=voice.length(barred.length))
    told = "\n".join([told, *(voice.tell("undo-what", what=voice(each)) for each in barred.told)])
    ask = button(encode(Verb.UNDO_ASK, table_id, barred.mark), voice.tell("undo-ask"), "primary")
    await call.whisper([box([prose(told), *rows([ask])], cards.OWN_COLOUR)])


async def asked(services: Services, call: Call, press: Press) -> None:
    """The table is asked, unless nobody else has a say."""
    (mark,) = press.take(1)
    done = await cases.ask(services, call.caller, press.table, mark)
    await call.say("undone" if done else "vote-asked")
