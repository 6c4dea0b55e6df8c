"""The pages on which a contest is looked after, and listed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit import Kit
from bot.lobby import COLOUR
from bot.marshal.cards import names_of, stage, what, when
from bot.marshal.course import Course
from bot.marshal.drafting import numbers
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select
from bot.ui.verbs import Verb
from persistence.contests import AHEAD, Pod


def said(word: str) -> list[Part]:
    """What stands above a page: what came of the last press."""
    return [prose(word)] if word else []


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
        key, entries = numbers("places", course.terms.places, voice)
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
        begun = contest.state == "running" and bool(course.rounds)
        moment = f"**{stage(course, voice, kit.clock())}**" if begun else when(course, voice)
        told = f"**{contest.name}** <#{contest.channel_id}>\n{what(course, kit, voice)}\n{moment}"
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
