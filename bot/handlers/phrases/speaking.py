"""What comes of a phrase: the move that was said, or why not."""

from __future__ import annotations

from typing import Any

from bot.call import Call
from bot.cases import matches, people
from bot.cases.asking import Barred, Declined, why
from bot.handlers import play
from bot.handlers.phrases.talk import Talk
from bot.handlers.phrases.words import filled
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.speech import Voice, escaped
from bot.ui import limits
from bot.ui.codec import Press
from bot.ui.verbs import Verb
from engines.core.game import Act
from engines.core.match import STALE
from engines.core.menu import NOT_OFFERED, Picked, Refused
from engines.core.meta import Phrase
from engines.core.move import Cancel

TOLD = 600
"""Characters of a reason: prompts may be long."""


async def said(services: Services, call: Call, game: Any, phrase: Phrase, values: dict[str, Any]) -> None:
    """Play what was said as far as it goes, then show the rest as a menu."""
    loaded = await people.found(services, call.caller, game.meta.key)
    if loaded is None or loaded.game is not game:
        await call.say("no-table-of-game")
        return
    seat = loaded.seat_of(call.user)
    if not loaded.live or seat is None:
        await play.show(services, call, loaded)
        return
    voice, typed = loaded.voice(call.locale), filled(values)

    def hear(now: LoadedTable, seat: int) -> dict[str, str]:
        return Talk(now, seat, phrase, voice).hear(typed).known

    try:
        acts = matches.said(loaded, seat, phrase, hear)
        if phrase.aside and not acts:
            await play.aside(services, call, Press(Verb.ASIDE, loaded.table.id))
            return
        told = None if any(map(_says, acts)) else _unsaid(Talk(loaded, seat, phrase, voice), typed)
        if told:
            await play.refuse(call, loaded, told)
            return
        if not acts:
            await play.show(services, call, loaded)
            return
        banner = _ordered(loaded, seat, acts, voice) if phrase.aside else None
        done = await matches.say(services, call.caller, loaded.table.id, phrase, hear)
    except Barred:
        raise
    except Refused as refused:
        loaded = await services.sessions.at(loaded.table.id)
        told = _refusal(Talk(loaded, seat, phrase, voice), typed, refused)
        await play.refuse(call, loaded, limits.clip(told, TOLD))
    else:
        await play.follow(services, call, done, banner)


def _says(act: Act[Any]) -> bool:
    """Whether it is more than the end of what was being put together by hand."""
    return act.given != Picked((Cancel(),))


def _unsaid(talk: Talk, typed: dict[str, str]) -> str | None:
    """Why nothing that could be played was said, if there is a reason: else the menu asks for it."""
    if talk.phrase.steps and not talk.begins():
        return limits.clip(talk.not_now(talk.barrier()), TOLD)
    last = next((step for step in reversed(talk.phrase.steps) if step.name in typed), None)
    told = None if last is None else talk.hindrance(talk.hear(typed), last)
    return told and limits.clip(told, TOLD)


def _ordered(loaded: LoadedTable, seat: int, acts: list[Act[Any]], voice: Voice) -> str | None:
    """What was set, as the standing orders call it: nothing else on the answer need speak of it."""
    menu = loaded.playing.aside(seat)
    assert menu is not None
    picked: tuple[Any, ...] = next((act.given.moves for act in acts if isinstance(act.given, Picked)), ())
    named = [voice(option.label) for option in menu.options if option.move in picked]
    return voice.tell("set-so", what=named[0]) if named else None


def _refusal(talk: Talk, typed: dict[str, str], refused: Refused) -> str:
    """Why not: the reason of what was named; what is asked instead; what was not understood."""
    if isinstance(refused, Declined) or not talk.loaded.live:
        return why(refused, talk.voice)
    heard = talk.hear(typed)
    known = refused.reason not in (NOT_OFFERED, STALE)
    if heard.barred and known:
        reason = f"**{escaped(heard.barred.label, limits.CHOICE)}**: {why(refused, talk.voice)}"
        return reason if talk.begins() else talk.now(reason)
    if not talk.begins():
        return talk.not_now(why(refused, talk.voice) if known else talk.barrier())
    return talk.doubt(heard, heard.unclear) if heard.unclear and not known else why(refused, talk.voice)
