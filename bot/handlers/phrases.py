"""``/<game> <phrase>``: several menus answered in one line, each word completed from what the menu offers now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from bot.call import Call
from bot.handlers import play
from bot.house import House
from bot.play import cards
from bot.play.sitting import Sitting, Unwelcome, welcome, why
from bot.speech import Voice, plain, seen, tame
from bot.ui import limits
from bot.ui.codec import Press
from engines.core.game import Act
from engines.core.match import STALE
from engines.core.menu import NOT_OFFERED, Amount, Blocked, Option, Picked, Refused, Write
from engines.core.meta import Phrase
from engines.core.phrase import Point, play_phrase, point, token

TOLD = 600
"""Characters of a reason: prompts may be long."""


async def said(house: House, call: Call, game: Any, phrase: Phrase, values: dict[str, Any]) -> None:
    """Play what was said as far as it goes, then show the rest as a menu."""
    sitting = await house.found(call.channel, call.user, game.meta.key)
    if sitting is None or sitting.game is not game:
        await call.say("no-table-of-game")
        return
    seat = sitting.seat_of(call.user)
    if not sitting.live or seat is None:
        await play.show(house, call, sitting)
        return
    voice = sitting.voice(call.locale)
    typed = {name: str(value) for name, value in values.items()}

    def make(now: Sitting) -> list[Act[Any]]:
        if now.seat_of(call.user) != seat:
            raise Refused(play.NOT_SEATED)
        understood = _understood(now, seat, phrase, typed, voice)
        return welcome(now, list(play_phrase(now.playing, seat, phrase, understood).acts))

    try:
        acts = make(sitting)
        if not acts and phrase.aside:
            await play.aside(house, call, Press("x", sitting.table.id))
            return
        done = _ordered(sitting, seat, acts, voice) if phrase.aside else None
        if acts:
            sitting = (await house.sessions.submit(sitting.table.id, f"{call.key}:0", "person", make)).sitting
    except Refused as refused:
        sitting = await house.sessions.at(sitting.table.id)
        told = _refusal(sitting, seat, phrase, typed, voice, refused)
        await play.show(house, call, sitting, refused=limits.clip(told, TOLD))
    else:
        await play.show(house, call, sitting, banner=done)


def _ordered(sitting: Sitting, seat: int, acts: list[Act[Any]], voice: Voice) -> str | None:
    """What was set, as the standing orders call it: nothing else on the answer need speak of it."""
    menu = sitting.playing.aside(seat)
    assert menu is not None
    picked: tuple[Any, ...] = next((act.given.moves for act in acts if isinstance(act.given, Picked)), ())
    named = [voice(option.label) for option in menu.options if option.move in picked]
    return voice.tell("set-so", what=named[0]) if named else None


def _refusal(sitting: Sitting, seat: int, phrase: Phrase, typed: dict[str, str], voice: Voice, refused: Refused) -> str:
    """Why not: as the rules say it, or that a word is unknown, or what is asked instead."""
    if isinstance(refused, Unwelcome) or refused.reason not in (NOT_OFFERED, STALE) or not sitting.live:
        return why(refused, voice)
    known = _understood(sitting, seat, phrase, typed, voice)
    for step in phrase.steps:
        there = point(sitting.playing, seat, phrase, known, step.name) if typed.get(step.name) else None
        if there and not _fits(there, known[step.name]) and (there.menu.options or isinstance(there.menu, Amount)):
            return voice.tell("unknown-word", word=tame(typed[step.name]))
    return _not_now(sitting, seat, phrase, voice)


def _fits(there: Point, value: str) -> bool:
    """Whether *value* is something that could be said there."""
    menu = there.menu
    if isinstance(menu, Amount) and value.isdecimal() and len(value) <= len(str(menu.high)):
        return menu.low <= int(value) <= menu.high
    moves = [*(option.move for option in menu.options), *(no.move for no in there.blocked)]
    named = list(map(token, moves))
    return isinstance(menu, Write) or all(each in named for each in value.split(","))


def _not_now(sitting: Sitting, seat: int, phrase: Phrase, voice: Voice) -> str:
    """That the whole phrase is not to be had, and what is asked of the seat now, or whose move it is."""
    told = voice.tell("not-this-now", what=voice.about(f"phrase-{phrase.name}"))
    if phrase.aside:
        return told
    menu = sitting.playing.menu(seat)
    return f"{told} {voice.tell('your-question', prompt=voice(menu.prompt))}" if menu else cards.turn(sitting, voice)


async def complete(house: House, call: Call, game: Any, phrase: Phrase, values: dict[str, Any], focused: str) -> None:
    """What the word being typed may be, and what it may not and why. It is the caller's own menu, so nobody learns
    anything from it."""
    sitting = await house.found(call.channel, call.user, game.meta.key)
    seat = sitting.seat_of(call.user) if sitting else None
    if sitting is None or seat is None or not sitting.live or sitting.game is not game:
        await call.suggest([])
        return
    voice = sitting.voice(call.locale)
    typed = {name: str(value) for name, value in values.items() if name != focused}
    known = _understood(sitting, seat, phrase, typed, voice)
    there = point(sitting.playing, seat, phrase, known, focused)
    wanted = str(values.get(focused) or "").casefold().strip()
    entries = list(_entries(there, voice))
    if not entries and not (there and isinstance(there.menu, (Amount, Write))):
        reason = _nothing_there(sitting, seat, phrase, known, focused, voice)
        await call.suggest([(limits.clip(f"✗ {plain(reason)}", limits.CHOICE), "✗")])
        return
    fitting = [entry for entry in entries if entry.holds(wanted)][: limits.CHOICES]
    suggested = [(entry.shown, entry.value) for entry in fitting]
    if there and isinstance(there.menu, Amount):
        low, high, most = there.menu.low, there.menu.high, max(limits.CHOICES - len(fitting), 3)
        numbers = islice(beginning(wanted, low, high) if wanted else thinned(low, high, most), most)
        suggested = [*((str(number), str(number)) for number in numbers), *suggested][: limits.CHOICES]
    await call.suggest(suggested)


def _nothing_there(
    sitting: Sitting, seat: int, phrase: Phrase, known: dict[str, str], focused: str, voice: Voice
) -> str:
    """Why nothing completes the word *focused*: another one goes first, or the phrase is not to be had now."""
    for step in phrase.steps:
        if step.name == focused:
            break
        if step.name and not step.optional and step.name not in known:
            if any(_entries(point(sitting.playing, seat, phrase, known, step.name), voice)):
                return voice.tell("first-this", what=voice.about(f"step-{phrase.name}-{step.name}"))
            break
    return _not_now(sitting, seat, phrase, voice)


def thinned(low: int, high: int, most: int) -> Iterator[int]:
    """The numbers from *low* to *high*; if there are more than *most* (at least 3), the ends and round ones between."""
    if high - low < most:
        return iter(range(low, high + 1))
    steps = (first * 10**noughts for noughts in count() for first in (1, 2, 5))
    step = next(step for step in steps if len(range(low // step * step + step, high, step)) + 2 <= most)
    return iter((low, *range(low // step * step + step, high, step), high))


def beginning(typed: str, low: int, high: int) -> Iterator[int]:
    """The numbers from *low* to *high* that begin with the digits *typed*, the shortest first."""
    if typed.isdecimal() and len(typed) <= len(str(high)) and typed == str(int(typed)):
        first, wide = int(typed), 1
        while first <= high:
            yield from range(max(low, first), min(high, first + wide - 1) + 1)
            if not first:
                return  # nothing else begins with a nought
            first, wide = 10 * first, 10 * wide


def _understood(sitting: Sitting, seat: int, phrase: Phrase, typed: dict[str, str], voice: Voice) -> dict[str, str]:
    """*typed* with labels turned into tokens, for those who typed a word out instead of picking it."""
    known: dict[str, str] = {}
    for step in phrase.steps:
        if step.name in typed:
            there = point(sitting.playing, seat, phrase, known, step.name)
            words = seen(typed[step.name])
            known[step.name] = _meant(list(_entries(there, voice)), words, whole=_stands_alone(there, words))
    return known


def _stands_alone(there: Point | None, typed: str) -> bool:
    """Whether *typed* may be the answer itself and not the beginning of an option that is offered beside it."""
    menu = there and there.menu
    return isinstance(menu, Write) or (isinstance(menu, Amount) and (not typed or typed.isdecimal()))


def _meant(entries: list[Entry], typed: str, *, whole: bool = False) -> str:
    """The value of the entry that was picked or typed out, or of the only one that begins like it; else what was typed.

    :param whole: what is only begun is not finished.

    A label without its group is understood if only one entry has it. What can be had goes first; what cannot is
    understood as well, so that the answer says why."""
    wanted = typed.casefold()
    exact = [each for each in entries if wanted in (each.value, each.label.casefold(), each.shown.casefold())]
    bare = [each for each in entries if each.bare and wanted == each.bare.casefold()]
    if (not exact or exact[0].blocked) and len({each.told for each in bare}) == 1:
        exact = bare
    begun = [each for each in entries if each.told.casefold().startswith(wanted)]
    near = {each.told: each.value for each in begun if not each.blocked} or {each.told: each.value for each in begun}
    begins_one = len(near) == 1 and not whole
    return exact[0].value if exact else next(iter(near.values())) if begins_one else typed


class Entry(NamedTuple):
    """What the word being typed may become."""

    value: str
    label: str
    about: str = ""
    """What it would mean; of a blocked move, why it cannot be had."""
    blocked: bool = False
    bare: str = ""
    """The label without its group; empty where there is none."""

    @property
    def told(self) -> str:
        return f"{self.label} — {self.about}" if self.about else self.label

    @property
    def shown(self) -> str:
        """Within Discord's cap: the label is cut only where nothing else is left to cut."""
        label = limits.clip(f"✗ {self.label}" if self.blocked else self.label, limits.CHOICE)
        room = limits.CHOICE - len(f"{label} — ")
        return f"{label} — {limits.clip(self.about, room)}" if self.about and room > 1 else label

    def holds(self, wanted: str) -> bool:
        return wanted in self.told.casefold() or wanted in self.shown.casefold()


def _entries(there: Point | None, voice: Voice) -> Iterator[Entry]:
    """Everything that can be picked there, then what cannot; equal moves stand once."""
    if there is None:
        return
    told: dict[str, Option[Any] | Blocked[Any]] = {}
    named: list[Option[Any] | Blocked[Any]] = [*there.menu.options, *(no for no in there.blocked if no.say)]
    for each in named:
        told.setdefault(token(each.move), each)
    yield from (_entry(value, each, voice) for value, each in told.items())


def _entry(value: str, each: Option[Any] | Blocked[Any], voice: Voice) -> Entry:
    if isinstance(each, Option):
        label, about = plain(voice(each.label)), plain(voice(each.hint)) if each.hint else ""
        if each.group is None:
            return Entry(value, label, about)
        return Entry(value, f"{plain(voice(each.group))}: {label}", about, bare=label)
    assert each.say is not None
    return Entry(value, plain(voice(each.say(each.move))), plain(voice(each.reason)), blocked=True)
