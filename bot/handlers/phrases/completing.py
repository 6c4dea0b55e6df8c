"""The list beneath what is being typed."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bot.call import Call
from bot.cases import people
from bot.handlers.phrases.entries import NOTHING, entries
from bot.handlers.phrases.matching import fitting
from bot.handlers.phrases.numbers import beginning, thinned
from bot.handlers.phrases.talk import Talk
from bot.handlers.phrases.words import filled, offers
from bot.services import Services
from bot.speech import plain, seen, tame
from bot.ui import limits
from engines.core.menu import Amount, Typed, Write
from engines.core.meta import Phrase, Step
from engines.core.phrase import Point


async def complete(
    services: Services, call: Call, game: Any, phrase: Phrase, values: dict[str, Any], focused: str
) -> None:
    """What the word being typed may be, and what it may not and why. It is the caller's own menu, so nobody learns
    anything from it."""
    loaded = await people.meant(services, call.caller, game.meta.key)
    seat = loaded.seat_of(call.user) if loaded else None
    step = next((step for step in phrase.steps if step.name == focused), None)
    if loaded is None or seat is None or step is None or not loaded.live or loaded.game is not game:
        await call.suggest([])
        return
    talk = Talk(loaded, seat, phrase, loaded.voice(call.locale), limits.CHOICE - len(f"{NOTHING} "))
    suggested = suggestions(talk, step, filled({**values, focused: ""}), seen(str(values.get(focused) or "")))
    await call.suggest(suggested)


def suggestions(talk: Talk, step: Step, typed: dict[str, str], wanted: str) -> list[tuple[str, str]]:
    """What fits *wanted*; if nothing does, a line that says why."""
    heard = talk.hear(typed, before=step.name)
    there = talk.at(step.name, heard.known)
    listed = entries(there, talk.voice)
    fits = fitting(listed, wanted)[: limits.CHOICES]
    found = [(entry.shown, entry.value) for entry in fits]
    if there and isinstance(there.menu, Amount):
        low, high, most = there.menu.low, there.menu.high, max(limits.CHOICES - len(found), 3)
        numbers = islice(beginning(wanted, low, high) if wanted else thinned(low, high, most), most)
        found = [*((str(number), str(number)) for number in numbers), *found][: limits.CHOICES]
    elif there and isinstance(there.menu, Write) and there.menu.accepts(Typed(wanted)) and len(wanted) <= limits.CHOICE:
        found = [(wanted, wanted), *(each for each in found if each[0] != wanted)][: limits.CHOICES]
    if found:
        return found
    told = _misfit(talk, there, wanted) if listed or offers(there) else talk.hindrance(heard, step)
    return [(limits.clip(f"{NOTHING} {plain(told or talk.voice.tell('needless'))}", limits.CHOICE), NOTHING)]


def _misfit(talk: Talk, there: Point | None, wanted: str) -> str:
    """That nothing of what can be said there is like *wanted*."""
    match there and there.menu:
        case Amount() as menu:
            return talk.number(menu, wanted)
        case Write() as menu:
            refused = menu.refuse(wanted) if wanted else None
            return talk.voice(refused) if refused else talk.voice.tell("your-words", most=menu.max_length)
    return talk.voice.tell("nothing-fits", word=tame(wanted)) if offers(there) or talk.begins() else talk.not_now()
