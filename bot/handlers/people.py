"""``/me`` and ``/hand``: one's own tables, cards and settings."""

from __future__ import annotations

from typing import get_args

from bot.call import Call
from bot.handlers import lobby, play
from bot.languages import Languages
from bot.play import cards
from bot.services import Services
from bot.speech import Voice
from bot.ui.codec import Press, encode
from bot.ui.parts import Part, box, button, choice, line, rows, select, words
from bot.ui.verbs import Verb
from persistence.deliveries import CardDue, Ring
from persistence.errors import Damaged, Quarantined, Unreadable
from persistence.records import CardPlace, Person, PersonChanges

SHOWN = 15
"""Tables on the page: more would not fit, and nobody plays more at once."""


async def hand(services: Services, call: Call) -> None:
    """One's own cards: of this channel's table, or of the latest one."""
    loaded = await services.found(call)
    if loaded is None:
        await call.say("no-tables")
    else:
        await play.show(services, call, loaded)


async def me(services: Services, call: Call) -> None:
    """All my tables and whose move it is; below, my settings."""
    person = await services.store.people.get(call.user)
    voice = call.voice
    tables = await services.store.tables.of_person(call.user)
    told = [await _table(services, call, table.id, voice) for table in tables[:SHOWN]]
    mine = "\n".join([f"### {voice.tell('my-tables')}", *(told or [voice.tell("no-tables")])])
    await call.reply([box([words(mine), line(), *_settings(person, voice, services.kit.languages)])])


async def _table(services: Services, call: Call, table_id: str, voice: Voice) -> str:
    damaged = False
    try:
        loaded = await services.sessions.at(table_id)
    except Unreadable:
        lacking = await services.sessions.at(table_id, match_too=False)
        return f"- <#{lacking.table.channel_id}>: {voice.tell('game-lacking')}"
    except Damaged:
        table = await services.store.tables.get(table_id)
        return f"- <#{table.channel_id}>: {voice.tell('set-aside')}"
    except Quarantined:
        loaded, damaged = await services.sessions.at(table_id, match_too=False), True
    about = loaded.voice(voice.locale)
    name = f"[{about.about('name')}]({cards.link(loaded)}) <#{loaded.table.channel_id}>"
    if damaged:
        return f"- {name}: {voice.tell('set-aside')}"
    if loaded.table.mute_why:
        name += f" ({voice.tell(f'mute-{loaded.table.mute_why}')})"
    if loaded.match is None:
        return f"- {name}: {voice.tell('in-lobby')}"
    if loaded.seat_of(call.user) in loaded.asked:
        return f"- **{name}: {voice.tell('you-are-asked')}**"
    return f"- {name}: {cards.waiting(loaded, about)}"


def _settings(person: Person, voice: Voice, known: Languages) -> list[Part]:
    languages = [choice("auto", voice.tell("language-auto"), chosen=person.locale is None)]
    languages += [choice(each, known.name(each), chosen=person.locale == each) for each in known.tags]
    ways = [
        choice(each, voice.tell(f"delivery-{each}"), chosen=person.delivery == each) for each in get_args(CardPlace)
    ]
    rings = [choice(each, voice.tell(f"ring-{each}"), chosen=person.ring == each) for each in get_args(Ring)]
    note = [words(voice.tell("dm-closed"))] if person.dm_closed else []
    calls = [words(voice.tell("setting-ring")), select(encode(Verb.SETTING, "me", "ring"), rings)]
    return [
        words(f"### {voice.tell('my-settings')}\n{voice.tell('setting-locale')}"),
        select(encode(Verb.SETTING, "me", "locale"), languages),
        words(voice.tell("setting-delivery")),
        select(encode(Verb.SETTING, "me", "delivery"), ways),
        words(f"-# {voice.tell('thread-readers')}"),
        *note,
        *(calls if person.carded else ()),  # whoever gets no page is called in the channel
        *rows(
            [
                button(encode(Verb.MY_DATA, "me"), voice.tell("my-data")),
                button(encode(Verb.FORGET, "me"), voice.tell("forget-me")),
            ]
        ),
    ]


async def setting_chosen(services: Services, call: Call, press: Press) -> None:
    """One of one's own settings. Choosing direct messages also tries them again, if they were closed.

    The cards that are out follow at once, in the new language or at the new place."""
    key, value = press.take(1)[0], call.value
    changes: PersonChanges = {}
    if key == "locale" and value in ("auto", *services.kit.languages.tags):
        changes = {"locale": None if value == "auto" else value}
    elif key == "delivery" and value in get_args(CardPlace):
        changes = {"delivery": value, "dm_closed": False, "dm_told": False}  # type: ignore[typeddict-item]  # one of them
    elif key == "ring" and value in get_args(Ring):
        changes = {"ring": value}  # type: ignore[typeddict-item]  # so is this
    await services.store.people.change(call.user, **changes)
    if "delivery" in changes:
        await _move_cards(services, call)
    call.locale = await services.language(call)
    await me(services, call)
    if "locale" in changes or "delivery" in changes:
        await _renew_cards(services, call)


async def _renew_cards(services: Services, call: Call) -> None:
    for table in await services.store.tables.of_person(call.user):
        seat = next(each.seat for each in table.seats if each.user_id == call.user)
        if table.begun:
            await services.store.outbox.add(table.id, CardDue(seat=seat))
            services.publisher.wake(table.id)
        else:
            await lobby.refresh(services, table.id)  # it says whose pages come to a thread


async def _move_cards(services: Services, call: Call) -> None:
    """Take the cards away from where they are, and one that is on its way as soon as it is there; the next ones go
    where they are wanted now."""
    for table in await services.store.tables.of_person(call.user):
        for seat in table.seats:
            if seat.user_id == call.user:
                async with services.sessions.held(table.id, seat.seat):
                    await services.store.tables.drop_card(table.id, seat.seat)
                services.publisher.wake(table.id)


async def noticed(services: Services, call: Call) -> None:
    """After every answer: remember the language of the caller's client; a word, once, if they cannot be written to."""
    known = call.person
    if call.forgotten or (known and known.reported == call.reported and (known.dm_told or not known.dm_closed)):
        return
    person = await services.store.people.get(call.user)
    if person.reported != call.reported:
        await services.store.people.change(call.user, reported=call.reported)
    if person.dm_closed and not person.dm_told and call.answered:
        await services.store.people.change(call.user, dm_told=True)
        await call.whisper([words(call.voice.tell("dm-closed"))])
