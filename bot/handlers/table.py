"""``/table …``: looking at a table, leaving it, handing a seat on, ending it."""

from __future__ import annotations

from bot.call import Call
from bot.cases import matches, rights, seats, tables
from bot.lobby import seats as seat_lines
from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press, encode
from bot.ui.parts import box, button, prose, rows
from bot.ui.verbs import Verb
from persistence.folding import folded


async def board(_services: Services, call: Call, loaded: LoadedTable) -> None:
    """The table as everybody sees it."""
    voice = loaded.voice(call.locale)
    if loaded.match is None:
        told = "\n".join([f"### {voice.about('name')}", *seat_lines(loaded, voice)])
    else:
        told = f"{cards.board(loaded, voice)}\n{cards.waiting(loaded, voice, loaded.seat_of(call.user))}"
    await call.reply(cards.within([box([prose(told)], cards.COLOUR)]))


async def who(_services: Services, call: Call, loaded: LoadedTable) -> None:
    """Who sits where, who is asked, and the commitment that the chance is held to."""
    voice = loaded.voice(call.locale)
    told = [f"### {voice.about('name')}", *seat_lines(loaded, voice)]
    if loaded.match:
        told.append(cards.waiting(loaded, voice, loaded.seat_of(call.user)))
    told.append(voice.tell("commitment", commitment=loaded.table.commitment))
    await call.reply([box([prose("\n".join(told))], cards.COLOUR)])


# ---- leaving and handing on


async def resign(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first: a steward plays the seat on."""
    if loaded.table.state == "lobby":
        await tables.leave(services, call.caller, loaded.table.id)
        await call.say("you-left")
        return
    rights.RESIGN.of(services, call.caller, loaded.table)
    await _confirm(call, loaded, "resign-sure", "resign-yes", Verb.RESIGN_YES)


async def replace(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Somebody else takes a seat."""
    _, values, _ = call.command
    number, user = int(values.get("seat", 0)), str(values.get("player", ""))
    if call.is_bot(user):
        await call.say("no-bots")
        return
    name = call.display_name(user)
    await seats.hand_over(services, call.caller, loaded.table.id, number - 1, user, name)
    await call.say("replaced", number=number, name=name)


async def complete_seat(services: Services, call: Call, typed: str) -> None:
    """The seats of the table here, each with who sits there."""
    loaded = await tables.here(services, call.caller, match_too=False)
    told = [(f"{seat.seat + 1}. {seat.name}", seat.seat + 1) for seat in loaded.table.seats] if loaded else []
    await call.suggest([(name, number) for name, number in told if folded(typed) in folded(name)])


# ---- ending it


async def close(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first: a closed table does not open again."""
    rights.CLOSE.of(services, call.caller, loaded.table)
    await _confirm(call, loaded, "close-sure", "close-yes", Verb.CLOSE_YES)


async def export(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The whole match as a file that anybody can play again and verify, once it is over."""
    await _export(services, call, loaded.table.id)


async def export_press(services: Services, call: Call, press: Press) -> None:
    await _export(services, call, press.table)


async def _export(services: Services, call: Call, table_id: str) -> None:
    content = await matches.export(services, call.caller, table_id)
    await call.document(call.voice.tell("export-here"), f"castellan-{table_id}.json", content)


# ---- within


async def _confirm(call: Call, loaded: LoadedTable, question: str, yes: str, verb: Verb) -> None:
    voice = loaded.voice(call.locale)
    sure = button(encode(verb, loaded.table.id), voice.tell(yes), "danger")
    await call.reply([box([prose(voice.tell(question)), *rows([sure])], cards.COLOUR)])
