"""``/me`` and ``/hand``: one's own tables, cards and settings, and what is stored about oneself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import get_args

from bot import seekers
from bot.call import Call
from bot.cases import matches, people, seeking
from bot.cases.people import Mine
from bot.diary import Entry, calendar
from bot.handlers import play
from bot.handlers.history import turning
from bot.languages import Languages
from bot.marshal import mine as own
from bot.play import cards, notices
from bot.play.loaded import LoadedTable, founding
from bot.services import Services
from bot.speech import Voice, plain
from bot.ui.codec import Press, encode
from bot.ui.limits import CHOICE, OPTIONS, clip, fits
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select, weight
from bot.ui.verbs import Verb
from persistence.deliveries import Ring
from persistence.errors import StillShown, Unreadable
from persistence.persons import CardPlace, Person, Ratings
from persistence.records import Table

SHOWN = 15
"""Tables on a page at most."""
EVENTS = 5
"""Contests beside them: the next ones."""
NAMED = 20
"""Channels that an answer names."""


async def hand(services: Services, call: Call) -> None:
    """One's own cards: of this channel's table, or of the one that waits; and the way to the others."""
    loaded = await people.found(services, call.caller)
    if loaded is None:
        await call.say("no-tables")
    else:
        await _shown(services, call, loaded)


async def turned(services: Services, call: Call, _press: Press) -> None:
    """The same of another table of one's own, if it is there still."""
    if any(table.id == call.value for table in await people.seated(services, call.caller)):
        await _shown(services, call, await matches.own(services, call.caller, call.value))
    else:
        await hand(services, call)


async def _shown(services: Services, call: Call, loaded: LoadedTable) -> None:
    others = () if loaded.table.place == call.caller.channel else await _others(services, call, loaded)
    await play.show(services, call, loaded, below=others)


async def _others(services: Services, call: Call, loaded: LoadedTable) -> list[Part]:
    """The way to the other matches at which the caller sits; those that wait for them say so."""
    voice, entries = call.voice, []
    others, left = await people.beside(services, call.caller, loaded.table.id, OPTIONS)
    for other in others:
        waits = people.waited_for(other, call.user) is not None
        hint = voice.tell("you-are-asked") if waits else plain(cards.turn(other, other.voice(voice.locale)))
        entries.append(choice(other.table.id, other.voice(voice.locale).about("name"), clip(hint, CHOICE)))
    key = "turn-to-more" if left else "turn-to"
    return [select(encode(Verb.TURN_TO, "me"), entries, voice.tell(key, count=left))] if entries else []


async def me(services: Services, call: Call, at: int = 0) -> None:
    """All my tables and whose move it is, on so many pages as they take; below the first, my settings."""
    voice = call.voice
    every = await people.mine(services, call.caller)
    told = [_table(each, call, voice) for each in every]
    playing = any(each.loaded and each.loaded.match and not each.wrong for each in every)
    below = await _below(services, call)
    pages = _pages(told, voice, weight(below)[1])
    at = min(max(at, 0), len(pages) - 1)
    missed = [button(encode(Verb.MISSED, "me"), voice.tell("catch-up"))] if playing else []
    turn = turning(at, len(pages), lambda page: encode(Verb.MINE, "me", page)) if len(pages) > 1 else []
    number = [prose(_number(at, len(pages), voice))] if turn else []
    await call.reply([box([prose(pages[at]), *number, *rows([*turn, *missed]), *([] if at else below)])])


async def my_page(services: Services, call: Call, press: Press) -> None:
    """Another page of them."""
    await me(services, call, press.number(0))


async def _below(services: Services, call: Call) -> list[Part]:
    person = await services.store.people.get(call.user)
    events, sought = await _events(services, call), await _sought(services, call)
    return [*events, *sought, line(), *_settings(person, call.voice, services.kit.languages)]


def _pages(told: Sequence[str], voice: Voice, below: Sequence[str]) -> list[str]:
    """Those that wait for whoever asks come first; the first page holds as many as fit above what stands *below*."""
    head, pages = f"### {voice.tell('my-tables')}", list[str]()
    room = (*below, _number(len(told), len(told), voice))
    while told:
        texts = ["\n".join([head, *told[:count]]) for count in range(min(len(told), SHOWN), 0, -1)]
        pages.append(next((text for text in texts if fits(text, *room)), texts[-1]))
        told, room = told[len(texts) - texts.index(pages[-1]) :], room[-1:]
    return pages or [f"{head}\n{voice.tell('no-tables')}"]


def _number(at: int, pages: int, voice: Voice) -> str:
    return f"-# {voice.tell('page', page=at + 1, pages=pages)}"


async def _events(services: Services, call: Call) -> list[Part]:
    """The contests in which one takes part."""
    entered = await people.entered(services, call.caller)
    told = [own.line(course, card, call.user, call.voice) for course, card in entered[:EVENTS]]
    if more := entered[EVENTS:]:
        told.append(f"-# {call.voice.tell('and-more', count=len(more))}")
    return [prose("\n".join([f"### {call.voice.tell('my-events')}", *told]))] if told else []


async def _sought(services: Services, call: Call) -> list[Part]:
    """What one would like to play, and the way to take it back."""
    told = seekers.mine(await seeking.own(services, call.caller), services.kit, call.voice)
    if not told:
        return []
    more = button(encode(Verb.SEEKS, "me"), call.voice.tell("seek-off"))
    return [prose("\n".join([f"### {call.voice.tell('my-seeks')}", *(f"- {each}" for each in told)])), *rows([more])]


def _table(mine: Mine, call: Call, voice: Voice) -> str:
    loaded, wrong = mine.loaded, mine.wrong and voice.tell(mine.wrong)
    if loaded is None:
        return f"- <#{mine.table.place}>: {wrong}"
    about = loaded.voice(voice.locale)
    seat = loaded.seat_of(call.user)
    to = cards.link(loaded) if seat is None or not loaded.live else cards.question(loaded, seat)
    name = f"[{about.about('name')}]({to}) <#{loaded.table.place}>"
    if wrong:
        return f"- {name}: {wrong}"
    if loaded.table.mute_why:
        name += f" ({voice.tell(f'mute-{loaded.table.mute_why}')})"
    if loaded.match is None:
        return f"- {name}: {voice.tell('in-lobby')}"
    word = [told] if (told := notices.wanted(loaded, seat, voice)) else []
    if seat in loaded.asked:
        return "\n".join((f"- **{name}: {voice.tell('you-are-asked')}**", *cards.times(loaded, about, seat), *word))
    return "\n".join((f"- {name}: {cards.waiting(loaded, about)}", *word))


def _settings(person: Person, voice: Voice, known: Languages) -> list[Part]:
    languages = [choice("auto", voice.tell("language-auto"), chosen=person.locale is None)]
    languages += [choice(each, known.name(each), chosen=person.locale == each) for each in known.tags]
    ways = [
        choice(each, voice.tell(f"delivery-{each}"), chosen=person.card_place == each) for each in get_args(CardPlace)
    ]
    rings = [choice(each, voice.tell(f"ring-{each}"), chosen=person.ring == each) for each in get_args(Ring)]
    note = [prose(voice.tell("dm-closed"))] if person.dm_closed else []
    pictures = [
        choice(each, voice.tell(f"pictures-{each}"), chosen=person.pictures is (each == "yes"))
        for each in people.PICTURES
    ]
    wants = [choice(each, voice.tell(f"ratings-{each}"), chosen=person.ratings == each) for each in get_args(Ratings)]
    calls = [prose(voice.tell("setting-ring")), select(encode(Verb.SETTING, "me", "ring"), rings)]
    return [
        prose(f"### {voice.tell('my-settings')}\n{voice.tell('setting-locale')}"),
        select(encode(Verb.SETTING, "me", "locale"), languages),
        prose(voice.tell("setting-delivery")),
        select(encode(Verb.SETTING, "me", "delivery"), ways),
        prose(f"-# {voice.tell('thread-readers')}"),
        prose(voice.tell("setting-pictures")),
        select(encode(Verb.SETTING, "me", "pictures"), pictures),
        prose(f"-# {voice.tell('pictures-from-now')}"),
        *note,
        *(calls if person.carded else ()),  # whoever gets no page is called in the channel
        prose(voice.tell("setting-ratings")),
        select(encode(Verb.SETTING, "me", "ratings"), wants),
        *rows(
            [
                button(encode(Verb.MY_HOURS, "me"), voice.tell("hours-button")),
                button(encode(Verb.DIARY, "me"), voice.tell("diary")),
                button(encode(Verb.PAST, "me"), voice.tell("past")),
                button(encode(Verb.MY_DATA, "me"), voice.tell("my-data")),
                button(encode(Verb.FORGET, "me"), voice.tell("forget-me")),
            ]
        ),
    ]


async def setting_chosen(services: Services, call: Call, press: Press) -> None:
    """One of one's own settings."""
    await people.choose(services, call.caller, press.take(1)[0], call.value)
    call.read_by(await services.store.people.get(call.user))
    await me(services, call)


# ---- what else there is of mine


async def diary(services: Services, call: Call, _press: Press) -> None:
    """One's own deadlines and dates, for a calendar."""
    entries, voice = [], call.voice
    for mine in await people.mine(services, call.caller):
        until = people.waited_for(mine.loaded, call.user) if mine.loaded else None
        if mine.loaded and until is not None and until < math.inf:
            seat = mine.loaded.seat_of(call.user)
            assert seat is not None
            told = voice.tell("diary-entry", game=mine.loaded.voice(voice.locale).about("name"))
            key = f"{mine.table.id}-{seat}-{mine.loaded.playing.question(seat)}"
            entries.append(Entry(key, told, cards.question(mine.loaded, seat), int(until)))
    now = services.kit.clock()
    for course, card in await people.entered(services, call.caller):
        if course.contest.starts_at > now:
            entries.append(own.entry(course, own.link(course, card)))
    if entries:
        await call.file(voice.tell("diary-here"), "castellan.ics", calendar(entries, now))
    else:
        await call.say("diary-empty")


async def past(services: Services, call: Call, press: Press) -> None:
    """The matches that are over, a page of them."""
    voice, page = call.voice, press.number(0) if press.args else 0
    tables, at, pages = await people.past(services, call.caller, page, SHOWN)
    told = [_finished(table, call.user, services, voice) for table in tables] or [voice.tell("past-none")]
    parts: list[Part] = [prose("\n".join([f"### {voice.tell('past')}", *told]))]
    if pages > 1:
        turn = turning(at, pages, lambda to: encode(Verb.PAST, "me", to))
        parts += [prose(_number(at, pages, voice)), *rows(turn)]
    await call.reply([box(parts)])


def _finished(table: Table, user: str, services: Services, voice: Voice) -> str:
    known = table.game in services.kit.games
    name = services.kit.voice(voice.locale, table.game).about("name") if known else voice.tell("game-lacking")
    ended = f"/{table.result_message_id}" if table.result_message_id else ""
    link = f"https://discord.com/channels/{table.guild_id}/{table.place}{ended}"
    places, scores = ([getattr(seat, each) for seat in table.seats] for each in ("place", "score"))
    founded = known and founding(services.kit.games[table.game], places, scores)
    how = f" · {voice.tell('chapter-founding')}" if founded else _placed(table, user, voice)
    return f"- [{name}]({link}) <#{table.place}>, {cards.day(table.updated_at)}{how}"


def _placed(table: Table, user: str, voice: Voice) -> str:
    """How they have come out of it, if that is known."""
    place = next((seat.place for seat in table.seats if seat.user_id == user), None)
    if place is None:
        return ""
    key = "past-won" if place == 1 else "past-place"
    return f" · {voice.tell(key, place=place, seats=len(table.seats))}"


# ---- what is stored


async def data(services: Services, call: Call, _press: Press) -> None:
    """Everything about the caller as a file."""
    content = await people.everything(services, call.caller)
    await call.document(call.voice.tell("my-data-here"), "castellan-me.json", content)


async def forget(_services: Services, call: Call, _press: Press) -> None:
    """Asks first: nothing brings back who the caller was."""
    voice = call.voice
    yes = button(encode(Verb.FORGET_YES, "me"), voice.tell("forget-me-yes"), "danger")
    await call.reply([box([prose(voice.tell("forget-me-sure")), *rows([yes])])])


async def forgotten(services: Services, call: Call, _press: Press) -> None:
    try:
        await people.forget(services, call.caller)
    except StillShown as still:
        where = " ".join(f"<#{channel}>" for channel in still.channels[:NAMED])
        await call.say("forget-later", where=where)
    except Unreadable:
        await call.say("forget-lacking")
    else:
        call.forgotten = True
        await call.say("forgotten")


# ---- before and after every answer


async def heard(services: Services, call: Call) -> None:
    """Before anything is carried out: remember the language of the caller's client. What they do may have a page sent
    to them before it is answered."""
    if call.person is None or call.person.reported != call.reported:
        await services.store.people.change(call.user, reported=call.reported)


async def noticed(services: Services, call: Call) -> None:
    """After every answer: a word, once, if the caller cannot be written to."""
    known = call.person  # as they were before: of somebody who is new all of this may have come about meanwhile
    new = known is None or known.reported != call.reported
    if call.forgotten or (known and not new and (known.dm_told or not known.dm_closed)):
        return
    person = await services.store.people.get(call.user)
    if person.dm_closed and not person.dm_told and call.answered:
        await services.store.people.change(call.user, dm_told=True)
        await call.whisper([prose(call.voice.tell("dm-closed"))])
