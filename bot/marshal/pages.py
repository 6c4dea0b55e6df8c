"""The pages on which a contest is prepared and looked after, for those who do that alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot import lobby
from bot.cases.drafts import CHOSEN, PACES, options_of, playable
from bot.contests.terms import FORMS, MISSING, Terms
from bot.kit import Kit
from bot.lobby import COLOUR
from bot.marshal.cards import names_of, what, when
from bot.marshal.course import Course
from bot.speech import Voice, plain
from bot.time.calendar import SECOND
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.limits import FORM_TITLE, clip
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from persistence.contests import AHEAD, Pod

NAME = 60
"""Characters of a contest's name."""
NOTES = 300
"""The same of what is noted about it."""


def draft(course: Course, kit: Kit, voice: Voice, word: str = "") -> list[Part]:
    """Everything that can be chosen, filled in so that nothing has to be touched.

    :param word: what stands above it."""
    subject, terms = str(course.contest.id), course.terms
    head = f"## {course.contest.name}\n{voice.tell('contest-draft')}\n{what(course, kit, voice)}\n{when(course, voice)}"
    games = [
        choice(key, kit.voice(voice.locale, key).about("name"), chosen=key in terms.games)
        for key in playable(kit.games)[: limits.OPTIONS]
    ]
    parts = [prose(head), select(encode(Verb.SET_TERM, subject, "games"), games, high=len(games))]
    parts += [select(encode(Verb.SET_TERM, subject, key), entries) for key, entries in _terms(terms, voice)]
    buttons = [
        button(encode(Verb.ANNOUNCE, subject), voice.tell("contest-announce"), "success"),
        button(encode(Verb.WHEN, subject), voice.tell("contest-when"), "primary"),
    ]
    if len(terms.games) == 1 and options_of(kit.games, terms.games[0]):
        buttons.append(button(encode(Verb.DRAFT, subject, "options"), voice.tell("options")))
    buttons.append(button(encode(Verb.DECIDE, subject, "drop"), voice.tell("contest-drop-draft"), "danger"))
    return [*said(word), box([*parts, *rows(buttons)], COLOUR)]


def said(word: str) -> list[Part]:
    """What stands above a page: what came of the last press."""
    return [prose(word)] if word else []


def _terms(terms: Terms, voice: Voice) -> Iterable[tuple[str, list[Part]]]:
    def entries(key: str, values: Iterable[Any], chosen: Any, said: Mapping[Any, str]) -> tuple[str, list[Part]]:
        return key, [choice(str(value), said[value], chosen=value == chosen) for value in values]

    yield entries("form", FORMS, terms.form, {each: voice.tell(f"contest-form-{each}") for each in FORMS})
    if terms.form in ("swiss", "ladder"):
        yield _numbers("rounds", terms.rounds, voice)
    yield entries("pace", PACES, terms.pace, {each: voice.tell(f"pace-{each}") for each in PACES})
    if terms.live:
        yield _numbers("minutes", terms.minutes, voice)
        yield _numbers("check_in", terms.check_in, voice)
    seats = range(terms.least, terms.most + 1)
    sizes = {each: voice.tell("contest-choose-wanted", count=each) for each in seats}
    yield entries("wanted", seats, terms.wanted, sizes)
    yield _numbers("places", terms.places, voice)
    yield _numbers("weeks", terms.weeks, voice)
    for key in ("final", "staggered", "stewards"):
        if key == "final" and (terms.free or terms.staggered):
            continue
        if key == "staggered" and terms.form not in ("swiss", "robin"):
            continue
        now = "yes" if getattr(terms, key) else "no"
        yield entries(key, ("yes", "no"), now, {each: voice.tell(f"contest-{key}-{each}") for each in ("yes", "no")})
    told = {each: voice.tell(f"contest-missing-{each}") for each in MISSING}
    yield entries("missing", MISSING, terms.missing, told)


def _numbers(key: str, chosen: int, voice: Voice) -> tuple[str, list[Part]]:
    choose = f"contest-choose-{key.replace('_', '-')}"
    told = {each: voice.tell(choose, count=each) if each else voice.tell(f"{choose}-none") for each in CHOSEN[key]}
    return key, [choice(str(each), told[each], chosen=each == chosen) for each in CHOSEN[key]]


def options(course: Course, kit: Kit, voice: Voice) -> list[Part]:
    """The options of the one game that is played."""
    subject, game = str(course.contest.id), course.terms.games[0]
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
    return [box([*parts, *rows([button(encode(Verb.DRAFT, subject), voice.tell("back"))])], COLOUR)]


def when_form(course: Course, voice: Voice) -> Form:
    """What it is called and when it begins, in the zone that was entered last, and what is noted about it."""
    zone = course.terms.zone
    at = datetime.fromtimestamp(course.contest.starts_at / SECOND, ZoneInfo(zone))
    values = {"name": plain(course.contest.name), "day": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}", "zone": zone}
    fields = [labelled(voice.tell(f"contest-field-{key}"), _field(key, value)) for key, value in values.items()]
    fields.append(labelled(voice.tell("contest-field-notes"), _notes(plain(course.terms.notes))))
    title = clip(voice.tell("contest-when"), FORM_TITLE)
    return Form(encode(Verb.WHEN_FILLED, str(course.contest.id)), title, fields)


def _field(key: str, value: str) -> Part:
    return {"type": 4, "custom_id": key, "style": 1, "required": True, "max_length": NAME, "value": value[:NAME]}


def _notes(value: str) -> Part:
    return {"type": 4, "custom_id": "notes", "style": 2, "required": False, "max_length": NOTES, "value": value[:NOTES]}


def manage(course: Course, voice: Voice, word: str = "", *, redraw: bool = True) -> list[Part]:
    """What whoever looks after it can decide.

    :param word: what came of the last press.
    :param redraw: whether the last round can be drawn again."""
    contest, subject = course.contest, str(course.contest.id)

    def one(what_: str) -> Part:
        return button(encode(Verb.DECIDE, subject, what_), voice.tell(f"contest-decide-{what_}"))

    decisions = ["go-on" if contest.paused_at is not None else "pause", "end"]
    if contest.state != "running":
        decisions = ["begin", *decisions]
    elif redraw:
        decisions = ["redraw", *decisions]
    if not course.terms.stands:
        decisions.append("stands")
    if course.terms.weeks:
        decisions.append("stop")
    buttons = [*map(one, decisions), button(encode(Verb.EXPORT_CONTEST, subject), voice.tell("contest-export"))]
    if contest.state in AHEAD:
        buttons.insert(0, button(encode(Verb.WHEN, subject), voice.tell("contest-when")))
    parts: list[Part] = [
        prose(f"### {contest.name}: {voice.tell('contest-manage')}\n{voice.tell('contest-manage-why')}"),
        *rows(buttons),
    ]
    if contest.state in AHEAD:
        key, entries = _numbers("places", course.terms.places, voice)
        parts.append(select(encode(Verb.SET_TERM, subject, key), entries))
    pods = [pod for pod in contest.pods if pod.result is not None][-limits.OPTIONS :]
    if pods:
        entries = [
            choice(f"{pod.round}.{pod.number}.{int(pod.void)}", _pod(course, pod, voice)) for pod in reversed(pods)
        ]
        parts.append(select(encode(Verb.VOID, subject), entries, voice.tell("contest-decide-void")))
    people = course.taking_part[-limits.OPTIONS :]
    if people:
        entries = [choice(each.user_id, each.name) for each in reversed(people)]
        parts.append(select(encode(Verb.SEND_AWAY, subject), entries, voice.tell("contest-decide-send-away")))
    return [*said(word), box(parts, COLOUR)]


def _pod(course: Course, pod: Pod, voice: Voice) -> str:
    names = names_of(course, pod)
    key, round_ = "contest-pod-void" if pod.void else "contest-pod", course.number(pod)
    return voice.tell(key, round=round_, number=pod.number, who=names)


def sure(course: Course, what_: str, voice: Voice) -> list[Part]:
    """What cannot be undone takes a second press."""
    subject = str(course.contest.id)
    yes = button(encode(Verb.DECIDE_YES, subject, what_), voice.tell(f"contest-decide-{what_}"), "danger")
    no = button(encode(Verb.MANAGE, subject), voice.tell("back"))
    asked = [voice.tell(f"contest-sure-{what_}", name=course.contest.name)]
    if what_ == "end" and course.terms.weeks:
        asked.append(voice.tell("contest-series-goes-on"))
    return [box([prose("\n".join(asked)), *rows([yes, no])], COLOUR)]


def listed(courses: Sequence[Course], kit: Kit, voice: Voice, user: str) -> list[Part]:
    """What is coming up on a server, and how *user* takes part, or that they do."""
    if not courses:
        return [box([prose(voice.tell("contest-none"))], COLOUR)]
    parts: list[Part] = []
    for course in courses:
        contest = course.contest
        told = f"**{contest.name}** <#{contest.channel_id}>\n{what(course, kit, voice)}\n{when(course, voice)}"
        verb, key, own = Verb.ENTER, "contest-enter", _own(course, user)
        if contest.state == "draft":
            verb, key, own = Verb.DRAFT, "contest-prepare", ""
            told += f"\n📝 {voice.tell('contest-is-draft')}"
        parts.append(prose(f"{told}\n**{voice.tell(own)}**" if own else told))
        parts += [line()] if own else [*rows([button(encode(verb, str(contest.id)), voice.tell(key))]), line()]
    return [box(parts[:-1], COLOUR)]


def _own(course: Course, user: str) -> str:
    """The text that says how somebody takes part; of those who do not, or are not drawn until they say that they are
    there, none."""
    drawn = course.here if course.contest.state == "running" else course.placed
    if user in {each.user_id for each in drawn}:
        return "contest-yours"
    return "contest-yours-waiting" if user in {each.user_id for each in course.waiting} else ""
