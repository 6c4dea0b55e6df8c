"""``/table …``: looking at a table, leaving it, handing a seat on, ending it."""

from __future__ import annotations

from bot import rights
from bot.call import Call
from bot.handlers import lobby as lobby_handlers
from bot.lobby import seats
from bot.play import cards
from bot.play.loaded import LoadedTable, lines
from bot.services import Services
from bot.ui.codec import Press, encode
from bot.ui.parts import Part, box, button, rows, words
from bot.ui.verbs import Verb
from engines.core.chair import Seating
from engines.core.menu import Refused
from engines.core.text import text
from persistence.codec import Change
from persistence.errors import Missing
from persistence.records import SeatChanges

LEAF = 3000
"""Characters of log on one page."""


async def board(_services: Services, call: Call, loaded: LoadedTable) -> None:
    """The table as everybody sees it."""
    voice = loaded.voice(call.locale)
    if loaded.match is None:
        told = "\n".join([f"### {voice.about('name')}", *seats(loaded, voice)])
    else:
        told = f"{cards.board(loaded, voice)}\n{cards.waiting(loaded, voice, loaded.seat_of(call.user))}"
    await call.reply(cards.within([box([words(told)], cards.COLOUR)]))


async def log(services: Services, call: Call, loaded: LoadedTable) -> None:
    """What happened, the latest page first."""
    await _leaf(services, call, loaded, None)


async def log_page(services: Services, call: Call, press: Press) -> None:
    await _leaf(services, call, await services.sessions.at(press.table), press.number(0))


async def _leaf(services: Services, call: Call, loaded: LoadedTable, at: int | None) -> None:
    if loaded.match is None:
        await call.say("not-started")
        return
    voice = loaded.voice(call.locale)
    entries = await services.store.matches.log(loaded.table.id)
    leaves: list[list[str]] = [[]]
    for _, told in lines(loaded.game, entries, voice):
        if sum(map(len, leaves[-1])) + len(leaves[-1]) + len(told) > LEAF:
            leaves.append([])
        leaves[-1].append(told)
    at = len(leaves) - 1 if at is None else min(max(at, 0), len(leaves) - 1)
    parts: list[Part] = [words("\n".join(leaves[at]) or voice.tell("nothing-yet"))]
    if len(leaves) > 1:
        turn = [
            button(encode(Verb.LOG, loaded.table.id, at - 1), "◀", disabled=at == 0),
            button(encode(Verb.LOG, loaded.table.id, at + 1), "▶", disabled=at == len(leaves) - 1),
        ]
        parts += [words(f"-# {voice.tell('page', page=at + 1, pages=len(leaves))}"), *rows(turn)]
    await call.reply([box(parts, cards.COLOUR)])


async def who(_services: Services, call: Call, loaded: LoadedTable) -> None:
    """Who sits where, who is asked, and the commitment that the chance is held to."""
    voice = loaded.voice(call.locale)
    told = [f"### {voice.about('name')}", *seats(loaded, voice)]
    if loaded.match:
        told.append(cards.waiting(loaded, voice, loaded.seat_of(call.user)))
    told.append(voice.tell("commitment", commitment=loaded.table.commitment))
    await call.reply([box([words("\n".join(told))], cards.COLOUR)])


# ---- leaving and handing on


async def resign(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first: a steward plays the seat on."""
    if loaded.table.state == "lobby":
        await lobby_handlers.leave(services, call, Press(Verb.LEAVE, loaded.table.id))
    elif loaded.seat_of(call.user) is None:
        await call.say("not-seated")
    else:
        await _confirm(call, loaded, "resign-sure", "resign-yes", Verb.RESIGN_YES)


async def resigned(services: Services, call: Call, press: Press) -> None:
    """A steward takes over."""
    loaded = await services.sessions.at(press.table)
    seat = loaded.seat_of(call.user)
    if seat is None:
        await call.say("not-seated")
        return
    change: SeatChanges = {"occupant": "steward", "user_id": None}
    try:
        async with services.sessions.held(press.table, seat):
            await services.sessions.submit(
                press.table,
                f"{call.key}:0",
                "person",
                lambda now: [Seating(seat=_still(now, call, seat), change="resign")],
                {seat: change},
            )
    except (Refused, Missing):
        await call.say("not-now")
    else:
        await call.say("you-resigned")


def _still(loaded: LoadedTable, call: Call, seat: int) -> int:
    """*seat*, unless it was given to somebody else meanwhile."""
    if loaded.seat_of(call.user) != seat:
        raise Refused(text("core-no-such-seat"))
    return seat


async def replace(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Somebody else takes a seat: the host gives any, everybody else only their own."""
    _, values, _ = call.command
    number, user = int(values.get("seat", 0)) - 1, str(values.get("player", ""))
    if loaded.match is None or loaded.match.over:
        await call.say("not-now")
    elif not 0 <= number < len(loaded.table.seats):
        await call.say("no-such-seat")
    elif call.is_bot(user):
        await call.say("no-bots")
    elif why := _may_not_seat(call, loaded, number, user):
        await call.say(why)
    else:
        await _seat(services, call, loaded, number, user)


def _may_not_seat(call: Call, loaded: LoadedTable, number: int, user: str) -> str | None:
    """Why the caller may not give that seat to *user*, or not any more."""
    if not (rights.hosts(call, loaded.table) or loaded.seat_of(call.user) == number):
        return "host-only"
    return None if loaded.seat_of(user) is None else "already-seated-other"


async def _seat(services: Services, call: Call, loaded: LoadedTable, number: int, user: str) -> None:
    change: SeatChanges = {"occupant": "person", "user_id": user, "name": call.display_name(user)}

    why = "not-now"

    def make(now: LoadedTable) -> list[Change]:
        nonlocal why
        why = _may_not_seat(call, now, number, user) or "not-now"
        if why != "not-now":  # seats have changed hands while this waited
            raise Refused(text("core-no-such-seating"))
        leaves = now.playing.sitter(number) in ("here", "away")
        sit = Seating(seat=number, change="sit", person=user)
        return [Seating(seat=number, change="resign"), sit] if leaves else [sit]

    try:
        async with services.sessions.held(loaded.table.id, number):
            await services.sessions.submit(loaded.table.id, f"{call.key}:0", "person", make, {number: change})
    except Refused:
        await call.say(why)
    else:
        await call.say("replaced", number=number + 1, name=change["name"])


# ---- ending it


async def close(_services: Services, call: Call, loaded: LoadedTable) -> None:
    """Asks first: a closed table does not open again."""
    await _confirm(call, loaded, "close-sure", "close-yes", Verb.CLOSE_YES)


async def closed(services: Services, call: Call, press: Press) -> None:
    done = await services.sessions.close(await services.store.tables.get(press.table), "closed-by-host")
    await call.say("closed" if done else "not-now")


async def export(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The whole match as a file that anybody can play again and verify, once it is over."""
    if loaded.match is None or not loaded.match.over:
        await call.say("export-later")
        return
    told = loaded.voice(call.locale).tell("export-here")
    await call.document(told, f"castellan-{loaded.table.id}.json", await services.store.matches.export(loaded.table.id))


async def export_press(services: Services, call: Call, press: Press) -> None:
    await export(services, call, await services.sessions.at(press.table))


# ---- within


async def _confirm(call: Call, loaded: LoadedTable, question: str, yes: str, verb: Verb) -> None:
    voice = loaded.voice(call.locale)
    sure = button(encode(verb, loaded.table.id), voice.tell(yes), "danger")
    await call.reply([box([words(voice.tell(question)), *rows([sure])], cards.COLOUR)])
