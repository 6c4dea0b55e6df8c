"""``/table …``: looking at a table, leaving it, handing a seat on, ending it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.call import Call
from bot.cases import loans, matches, rights, seats, tables, votes, worlds
from bot.cases.seats import Ledger, Newcomer
from bot.handlers import looking, play
from bot.lobby import reliability
from bot.lobby import seats as seat_lines
from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.speech import Voice
from bot.ui.codec import Press, encode
from bot.ui.parts import Part, box, button, prose, rows
from bot.ui.verbs import Verb
from persistence.calls import Rung
from persistence.folding import folded


async def board(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The table as everybody sees it."""
    voice = loaded.voice(call.locale)
    if loaded.match is None:
        told = prose("\n".join([f"### {voice.about('name')}", *seat_lines(loaded, voice)]))
        await call.reply(cards.within([box([told], cards.COLOUR)]))
        return
    head = [] if loaded.live else [prose(f"-# {cards.label(loaded, voice)}")]
    waiting = prose(cards.waiting(loaded, voice, loaded.seat_of(call.user)))

    def page(shown: Sequence[Part]) -> list[Part]:
        pieces = [*looking.closer(loaded, voice), *rows(looking.in_words(loaded, voice, shown))]
        return cards.within([box([*head, *shown, waiting, *pieces], cards.COLOUR)])

    await looking.table(services, call, loaded, voice, page)


async def who(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Who sits where, who is asked, and the commitment that the chance is held to; for the host, how everybody was
    reached."""
    voice = loaded.voice(call.locale)
    told = [f"### {voice.about('name')}", *seat_lines(loaded, voice)]
    if loaded.match:
        told += [cards.waiting(loaded, voice, loaded.seat_of(call.user)), *cards.absences(loaded, voice)]
    told.append(voice.tell("commitment", commitment=loaded.table.commitment))
    if await rights.hosts(services, call.caller, loaded.table):
        told += _reached(loaded, await seats.ledger(services, call.caller, loaded.table.id), voice)
    await call.reply([box([prose("\n".join(told))], cards.COLOUR)])


def _reached(loaded: LoadedTable, ledger: Ledger, voice: Voice) -> list[str]:
    """A line for each person: how they keep clocks, and how they were called for what they are asked now."""
    told = [f"### {voice.tell('ledger')}"] if loaded.match else []
    in_time = reliability(loaded, ledger.records, voice)
    for seat in ledger.records:
        name = loaded.names[seat]
        told += [in_time[seat]] if seat in in_time else []
        if seat in loaded.awaited:
            here = (seat, loaded.playing.question(seat))
            calls = [_call(each, voice) for each in ledger.calls if (each.seat, each.question) == here]
            how = voice.tell("was-called", calls=voice.listed(calls)) if calls else voice.tell("was-not-called")
            told.append(f"-# {name}: {how}")
    return told


def _call(rung: Rung, voice: Voice) -> str:
    key = f"called-{rung.way}-{rung.why_not}" if rung.why_not else f"called-{rung.way}"
    return voice.tell(key, at=cards.at(rung.at))


# ---- leaving and handing on


async def resign(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first, and says what becomes of the seat."""
    if loaded.table.state == "lobby":
        await tables.leave(services, call.caller, loaded.table.id)
        await call.say("you-left")
        return
    await rights.RESIGN.of(services, call.caller, loaded.table)
    sure = {"steward": "resign-sure", "out": "resign-out-sure", "kept": "resign-lent-sure"}
    question = sure[seats.rising(loaded, call.caller)]
    await _confirm(call, loaded, question, "resign-yes", Verb.RESIGN_YES)


async def replace(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Somebody else takes a seat."""
    _, values, _ = call.command
    number, user = int(values.get("seat", 0)), str(values.get("player", ""))
    if call.is_bot(user):
        await call.say("no-bots")
        return
    name = call.display_name(user)
    force = bool(values.get("force"))
    if await votes.hand_over(services, call.caller, loaded.table.id, number - 1, user, name, force=force):
        await call.say("replaced", number=number, name=name)
    else:
        await call.say("sitter-asked", name=loaded.names[number - 1])


async def lend(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Somebody else, or a steward, has one's own seat for so many days; 0: it is one's own again."""
    _, values, _ = call.command
    days, user = int(values.get("days") or 0), str(values.get("player") or "")
    if call.is_bot(user):
        await call.say("no-bots")
    elif not days:
        await _reclaimed(services, call, loaded.table.id)
    else:
        friend = Newcomer(user, call.display_name(user)) if user else None
        loan = await loans.lend(services, call.caller, loaded.table.id, days=days, friend=friend)
        until = cards.at(loan.until)
        if friend:
            await call.say("lent-to", name=friend.name, until=until)
        else:
            rests = (await services.sessions.at(loaded.table.id)).deserted
            await call.say("lent-rests" if rests else "lent-here", until=until)


async def reclaimed(services: Services, call: Call, press: Press) -> None:
    """One's own seat, which is lent."""
    await _reclaimed(services, call, press.table)


async def _reclaimed(services: Services, call: Call, table_id: str) -> None:
    done = await loans.reclaim(services, call.caller, table_id)
    await play.show(services, call, done.loaded, banner=call.voice.tell("reclaimed"))


async def complete_seat(services: Services, call: Call, typed: str) -> None:
    """The seats of the table here, each with who sits there."""
    loaded = await tables.here(services, call.caller)
    told = [(f"{number}. {name}", number) for number, name in enumerate(loaded.names, start=1)] if loaded else []
    await call.suggest([(name, number) for name, number in told if folded(typed) in folded(name)])


# ---- ending it


async def close(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first: a closed table does not open again. Whoever else plays there is asked after that."""
    await rights.CLOSE.of(services, call.caller, loaded.table)
    others = any(seat.user_id not in (None, call.user) for seat in loaded.table.seats)
    asks = others and loaded.table.state == "playing" and not call.caller.manages
    regret = await worlds.given_up(services, loaded, loaded.voice(call.locale))
    await _confirm(call, loaded, "close-ask" if asks else "close-sure", "close-yes", Verb.CLOSE_YES, regret)


async def closed(services: Services, call: Call, press: Press) -> None:
    done = await tables.close(services, call.caller, press.table)
    await call.say("closed" if done else "vote-asked")


async def export(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The whole match as a file that anybody can play again and verify, once it is over."""
    await _export(services, call, loaded.table.id)


async def export_press(services: Services, call: Call, press: Press) -> None:
    await _export(services, call, press.table)


async def _export(services: Services, call: Call, table_id: str) -> None:
    content = await matches.export(services, call.caller, table_id)
    await call.document(call.voice.tell("export-here"), f"castellan-{table_id}.json", content)


# ---- within


async def _confirm(call: Call, loaded: LoadedTable, question: str, yes: str, verb: Verb, more: str = "") -> None:
    """:param more: what else is to be known before, in words."""
    voice = loaded.voice(call.locale)
    sure = button(encode(verb, loaded.table.id), voice.tell(yes), "danger")
    await call.reply([box([prose("\n".join(filter(None, (voice.tell(question), more)))), *rows([sure])], cards.COLOUR)])
