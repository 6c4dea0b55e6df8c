"""The pages on which a contest is prepared: what has to be asked, and all the rest on a second one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot import lobby
from bot.cases.drafts import CHOSEN, PACES, options_of, playable
from bot.contests.terms import FORMS, MISSING, Terms
from bot.kit import Kit
from bot.lobby import COLOUR
from bot.marshal.cards import what, when
from bot.marshal.course import Course
from bot.speech import Voice, plain
from bot.time.calendar import SECOND
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.limits import FORM_TITLE, clip
from bot.ui.parts import Part, box, button, choice, prose, rows, select
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb

NAME = 60
"""Characters of a contest's name."""
NOTES = 300
"""The same of what is noted about it."""


FIRST = ("form", "rounds", "pace", "wanted", "places")
"""What is asked on the first page, beside the games."""
MORE = "more"
"""The second page."""


def draft(course: Course, kit: Kit, voice: Voice) -> list[Part]:
    """Filled in so that nothing has to be touched."""
    subject, terms = str(course.contest.id), course.terms
    head = f"## {course.contest.name}\n{voice.tell('contest-draft')}\n{what(course, kit, voice)}\n{when(course, voice)}"
    zoned = voice.tell("contest-zoned", time=f"{_there(course):%H:%M}", zone=terms.zone)
    games = [
        choice(key, kit.voice(voice.locale, key).about("name"), chosen=key in terms.games)
        for key in playable(kit.games)[: limits.OPTIONS]
    ]
    parts = [
        prose(f"{head}\n-# {zoned}"),
        select(encode(Verb.SET_TERM, subject, "games"), games, high=len(games)),
    ]
    parts += [select(encode(Verb.SET_TERM, subject, key), entries) for key, entries in _terms(terms, voice, first=True)]
    buttons = [
        button(encode(Verb.ANNOUNCE, subject), voice.tell("contest-announce"), "success"),
        button(encode(Verb.WHEN, subject), voice.tell("contest-when"), "primary"),
        button(encode(Verb.DRAFT, subject, MORE), voice.tell("contest-more-terms")),
        button(encode(Verb.DECIDE, subject, "drop"), voice.tell("contest-drop-draft"), "danger"),
    ]
    return [box([*parts, *rows(buttons)], COLOUR)]


def more(course: Course, kit: Kit, voice: Voice) -> list[Part]:
    """What is fine as it is at most events; the options of each game have pages of their own."""
    subject, terms = str(course.contest.id), course.terms
    parts = [select(encode(Verb.SET_TERM, subject, key), entries) for key, entries in _terms(terms, voice, first=False)]
    buttons = [
        button(
            encode(Verb.DRAFT, subject, game),
            voice.tell("contest-options", game=kit.voice(voice.locale, game).about("name")),
        )
        for game in terms.games
        if options_of(kit.games, game)
    ]
    buttons.append(button(encode(Verb.DRAFT, subject), voice.tell("back"), "primary"))
    told = f"### {course.contest.name}: {voice.tell('contest-more-terms')}\n{voice.tell('contest-more-why')}"
    return [box([prose(told), *parts, *rows(buttons)], COLOUR)]


def is_first(key: str) -> bool:
    """Whether that is asked on the first page."""
    return key == "games" or key in FIRST


def _terms(terms: Terms, voice: Voice, *, first: bool) -> Iterable[tuple[str, list[Part]]]:
    return ((key, entries) for key, entries in _every(terms, voice) if is_first(key) is first)


def _every(terms: Terms, voice: Voice) -> Iterator[tuple[str, list[Part]]]:
    def entries(key: str, values: Iterable[Any], chosen: Any, said: Mapping[Any, str]) -> tuple[str, list[Part]]:
        return key, [choice(str(value), said[value], chosen=value == chosen) for value in values]

    yield entries("form", FORMS, terms.form, {each: voice.tell(f"contest-form-{each}") for each in FORMS})
    if terms.form in ("swiss", "ladder"):
        yield numbers("rounds", terms.rounds, voice)
    yield entries("pace", PACES, terms.pace, {each: voice.tell(f"pace-{each}") for each in PACES})
    if terms.live:
        yield numbers("minutes", terms.minutes, voice)
        yield numbers("check_in", terms.check_in, voice)
    if terms.least < terms.most:
        seats = range(terms.least, terms.most + 1)
        sizes = {each: voice.tell("contest-choose-wanted", count=each) for each in seats}
        yield entries("wanted", seats, terms.wanted, sizes)
    yield numbers("places", terms.places, voice)
    yield numbers("weeks", terms.weeks, voice)
    for key in ("final", "staggered", "stewards"):
        if key == "final" and (terms.free or terms.staggered):
            continue
        if key == "staggered" and terms.form not in ("swiss", "robin"):
            continue
        now = "yes" if getattr(terms, key) else "no"
        yield entries(key, ("yes", "no"), now, {each: voice.tell(f"contest-{key}-{each}") for each in ("yes", "no")})
    told = {each: voice.tell(f"contest-missing-{each}") for each in MISSING}
    yield entries("missing", MISSING, terms.missing, told)


def numbers(key: str, chosen: int, voice: Voice) -> tuple[str, list[Part]]:
    """What a number of a contest may be, for a select."""
    choose = f"contest-choose-{key.replace('_', '-')}"
    told = {each: voice.tell(choose, count=each) if each else voice.tell(f"{choose}-none") for each in CHOSEN[key]}
    return key, [choice(str(each), told[each], chosen=each == chosen) for each in CHOSEN[key]]


def options(course: Course, kit: Kit, voice: Voice, game: str) -> list[Part]:
    """The options of one of its games."""
    subject = str(course.contest.id)
    about, chosen = kit.voice(voice.locale, game), course.terms.options.get(game, {})
    parts: list[Part] = []
    for setting in options_of(kit.games, game):
        value = chosen.get(setting.key, setting.default)
        values = (*setting.choices, *map(str, setting.numbers))[: limits.OPTIONS]
        entries = [choice(each, lobby.said(setting, each, about), chosen=each == value) for each in values]
        parts += [
            prose(f"**{about.about(f'option-{setting.key}')}**"),
            select(encode(Verb.SET_TERM, subject, f"{game}.{setting.key}"), entries),
        ]
    return [box([*parts, *rows([button(encode(Verb.DRAFT, subject, MORE), voice.tell("back"))])], COLOUR)]


def when_form(course: Course, voice: Voice) -> Form:
    """What it is called and when it begins, in the zone that was entered last, and what is noted about it."""
    at, zone = _there(course), course.terms.zone
    values = {"name": plain(course.contest.name), "day": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}", "zone": zone}
    fields = [labelled(voice.tell(f"contest-field-{key}"), _field(key, value)) for key, value in values.items()]
    fields.append(labelled(voice.tell("contest-field-notes"), _notes(plain(course.terms.notes))))
    title = clip(voice.tell("contest-when"), FORM_TITLE)
    return Form(encode(Verb.WHEN_FILLED, str(course.contest.id)), title, fields)


def _there(course: Course) -> datetime:
    """When it begins, as it was entered."""
    return datetime.fromtimestamp(course.contest.starts_at / SECOND, ZoneInfo(course.terms.zone))


def _field(key: str, value: str) -> Part:
    return {"type": 4, "custom_id": key, "style": 1, "required": True, "max_length": NAME, "value": value[:NAME]}


def _notes(value: str) -> Part:
    return {"type": 4, "custom_id": "notes", "style": 2, "required": False, "max_length": NOTES, "value": value[:NOTES]}
