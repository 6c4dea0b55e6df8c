"""``/<game> <phrase>``: several menus answered in one line, each word completed from what the menu offers now."""

from __future__ import annotations

from typing import Any

from bot.call import Call
from bot.handlers import play
from bot.house import House
from bot.play.sitting import Sitting
from bot.speech import Voice, plain, seen
from bot.ui.codec import Press
from engines.core.game import Act
from engines.core.menu import Amount, Menu, Pick, Refused
from engines.core.meta import Phrase
from engines.core.phrase import offered, play_phrase, token


async def said(house: House, call: Call, game: Any, phrase: Phrase, values: dict[str, Any]) -> None:
    """Play what was said as far as it goes, then show the rest as a menu."""
    sitting = await house.found(call.channel, call.user, game.meta.key)
    if sitting is None or sitting.game is not game:
        await call.say("no-table-of-game")
        return
    if sitting.match is None or sitting.seat_of(call.user) is None:
        await play.show(house, call, sitting)
        return
    if phrase.aside and not values:
        await play.aside(house, call, Press("x", sitting.table.id))
        return
    voice = await play.voice_of(house, call, sitting)
    typed = {name: str(value) for name, value in values.items()}

    def make(now: Sitting) -> list[Act[Any]]:
        seat = now.seat_of(call.user)
        if seat is None:
            raise Refused(play.NOT_SEATED)
        return list(play_phrase(now.playing, seat, phrase, _understood(now, seat, phrase, typed, voice)).acts)

    try:
        if make(sitting):
            sitting = (await house.sessions.submit(sitting.table.id, f"{call.key}:0", "person", make)).sitting
    except Refused as refused:
        await play.show(house, call, await house.sessions.at(sitting.table.id), voice(refused.reason))
    else:
        await play.show(house, call, sitting)


async def complete(house: House, call: Call, game: Any, phrase: Phrase, values: dict[str, Any], focused: str) -> None:
    """What the word being typed may be. It is the caller's own menu, so nobody learns anything from it."""
    sitting = await house.found(call.channel, call.user, game.meta.key)
    seat = sitting.seat_of(call.user) if sitting else None
    if sitting is None or sitting.match is None or seat is None or sitting.game is not game:
        await call.suggest([])
        return
    voice = await play.voice_of(house, call, sitting)
    typed = {name: str(value) for name, value in values.items() if name != focused}
    known = _understood(sitting, seat, phrase, typed, voice)
    menu = offered(sitting.match, seat, phrase, known, focused)
    wanted = str(values.get(focused) or "").casefold().strip()
    entries = _entries(menu, voice) if menu else []
    await call.suggest([(label, value) for label, value in entries if wanted in label.casefold()])


def _understood(sitting: Sitting, seat: int, phrase: Phrase, typed: dict[str, str], voice: Voice) -> dict[str, str]:
    """*typed* with labels turned into tokens, for those who typed a word out instead of picking it."""
    known: dict[str, str] = {}
    for step in phrase.steps:
        if step.name not in typed:
            continue
        value = seen(typed[step.name])
        menu = offered(sitting.playing, seat, phrase, known, step.name)
        entries = _entries(menu, voice) if menu else []
        wanted = value.casefold()
        exact = [entry for label, entry in entries if wanted in (label.casefold(), entry.casefold())]
        near = [entry for label, entry in entries if label.casefold().startswith(wanted)]
        known[step.name] = (exact or (near if len(near) == 1 else []) or [value])[0]
    return known


def _entries(menu: Menu[Any], voice: Voice) -> list[tuple[str, str]]:
    """Label and value of everything that *menu* offers; equal options stand once."""
    match menu:
        case Pick(options=options):
            told: dict[str, str] = {}
            for option in options:
                group = f"{voice(option.group)}: " if option.group else ""
                told.setdefault(token(option.move), plain(group + voice(option.label)))
            return [(label, value) for value, label in told.items()]
        case Amount(low=low, high=high):
            return [(str(number), str(number)) for number in range(low, min(high, low + 24) + 1)]
        case _:
            return []
