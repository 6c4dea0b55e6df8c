"""How a contest is shown: its card in the channel, its standings, its log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.contests.standings import WIN, Standing
from bot.kit import Kit
from bot.lobby import COLOUR
from bot.marshal.course import Course, places_of
from bot.marshal.said import told
from bot.play import timing
from bot.play.cards import at
from bot.play.sessions import Sessions
from bot.speech import Voice
from bot.time.calendar import MINUTE
from bot.ui.codec import encode
from bot.ui.limits import fits
from bot.ui.parts import Part, box, button, line, prose, rows
from bot.ui.verbs import Verb
from engines.core.rng import Rng
from persistence.contests import Decision, Entrant, Pod
from persistence.errors import Missing
from persistence.placards import Placard
from persistence.records import Table

NAMED = 40
"""Names that a card lists; of more there is the number."""
LEADING = 8
"""Lines of the standings on the card."""
ROUND_SHOWN = 20
"""Tables that the card lists."""
LINES = 120
"""Lines of the standings on their page."""
ALL = 3500
"""Characters of the log on its page."""
NOBODY: Mapping[str, Any] = {}
MEDALS = ("🥇", "🥈", "🥉")


async def wording(sessions: Sessions, placard: Placard) -> Sequence[Part]:
    """What the placard of a contest says now."""
    try:
        course = Course(await sessions.store.contests.get(int(placard.subject)))
    except Missing:
        return ()
    ids = [pod.table_id for pod in course.going_on if pod.table_id]
    tables = await asyncio.gather(*map(sessions.store.tables.get, ids))
    return card(course, sessions.kit, {table.id: table for table in tables})


def card(course: Course, kit: Kit, seated: Mapping[str, Table]) -> list[Part]:
    """What stands in the channel.

    :param seated: the tables of the pods that go on, by id."""
    voice, state = kit.voice(course.contest.locale), course.contest.state
    head = f"## {course.contest.name}\n{what(course, kit, voice)}"
    if state in ("open", "checkin"):
        body = [prose(when(course, voice)), line(), *_people(course, voice)]
    elif state == "cancelled":
        body = [prose(voice.tell("contest-cancelled"))]
    else:
        late = {
            pod.table_id: _late(pod, seated[pod.table_id], kit.clock())
            for pod in course.going_on
            if pod.table_id is not None and pod.table_id in seated
        }
        body = [*_round(course, kit, voice, seated, late), *_leading(course, voice)]
    return [box([prose(head), *body, prose(f"-# {_seed(course, voice)}"), *_buttons(course, voice)], COLOUR)]


def what(course: Course, kit: Kit, voice: Voice) -> str:
    terms = course.terms
    games = ", ".join(_name_of(game, kit, voice) for game in terms.games if game in kit.games)
    rounds = course.planned
    said = [voice.tell(f"contest-form-{terms.form}")]
    if rounds is not None:
        said.append(voice.tell("contest-rounds", count=rounds))
    if terms.final:
        said.append(voice.tell("contest-final", count=terms.wanted))
    pace = voice.tell(f"pace-{terms.pace}")
    if terms.live and terms.minutes and not terms.free:
        pace = voice.tell("contest-live-rounds", count=terms.minutes)
    seats = voice.tell("contest-seats", low=terms.least, high=terms.most, wanted=terms.wanted)
    if terms.least == terms.most:
        seats = voice.tell("contest-seats-fixed", count=terms.least)
    turns = [voice.tell("contest-games-turns")] if len(terms.games) > 1 else []
    return "\n".join((f"**{games}** · {' · '.join(said)}", *turns, f"{pace} · {seats}"))


def _name_of(game: str, kit: Kit, voice: Voice) -> str:
    return kit.voice(voice.locale, game).about("name") if game in kit.games else game


def when(course: Course, voice: Voice) -> str:
    contest, terms = course.contest, course.terms
    start = contest.starts_at // 1000
    told_ = [voice.tell("contest-starts", at=f"<t:{start}:F>", left=f"<t:{start}:R>")]
    if terms.check_in:
        opens = contest.starts_at - terms.check_in * MINUTE
        told_.append(voice.tell("contest-check-in-from", at=at(opens)))
    if terms.weeks:
        told_.append(voice.tell("contest-choose-weeks", count=terms.weeks))
    if terms.role:
        told_.append(voice.tell("contest-for-role", role=f"<@&{terms.role}>"))
    if terms.notes:
        told_.append(f"> {terms.notes}")
    return "\n".join(told_)


def _people(course: Course, voice: Voice) -> list[Part]:
    placed, waiting = course.placed, course.waiting
    checking = course.contest.state == "checkin"
    count = voice.tell("contest-signed-up", count=len(placed)) if placed else voice.tell("contest-nobody")
    if course.terms.places:
        count = voice.tell("contest-places", count=len(placed), most=course.terms.places)
    made = [f"**{count}**", _names(placed, voice, here=checking)]
    if waiting:
        made += [f"**{voice.tell('contest-waiting', count=len(waiting))}**", _names(waiting, voice, here=checking)]
    return [prose("\n".join(filter(None, made)))]


def _names(people: Sequence[Entrant], voice: Voice, *, here: bool) -> str:
    """:param here: whether it is marked who has said that they are there."""
    shown = [f"✅ {each.name}" if here and each.here_at is not None else each.name for each in people[:NAMED]]
    more = [voice.tell("contest-more", count=len(people) - NAMED)] if len(people) > NAMED else []
    return ", ".join([*shown, *more])


# ---- while it goes on


Late = Mapping[str, Sequence[str]]
"""By table, for whom it waits."""


def _round(course: Course, kit: Kit, voice: Voice, seated: Mapping[str, Table], late: Late) -> list[Part]:
    if not course.rounds:
        return [prose(voice.tell("contest-ready", count=sum(each.ready for each in course.here)))]
    last = course.rounds[-1]
    pods = [pod for pod in course.contest.pods if pod in last or pod in course.going_on][-ROUND_SHOWN:]
    head = stage(course, voice, kit.clock())
    told_ = [f"**{head}**", *(_pod(course, pod, kit, voice, seated, late) for pod in pods)]
    if any(table.thread_id for table in seated.values()):
        told_.append(f"-# {voice.tell('contest-watch')}")
    return [prose("\n".join(told_))]


def stage(course: Course, voice: Voice, now: int) -> str:
    """How far it has come, once a round is drawn."""
    number = len(course.rounds)
    head = voice.tell("contest-round", round=number)
    if course.planned:
        head = voice.tell("contest-round-of", round=number, rounds=course.planned)
    if course.final:
        head = voice.tell("contest-the-final")
    if course.contest.state == "over":
        head = voice.tell("contest-is-over")
    elif (until := course.until) is not None and until > now and not course.terms.free:
        head = f"{head} · {voice.tell('contest-until', at=at(until))}"
    if course.contest.paused_at is not None:
        head = f"{head} · {voice.tell('contest-pauses')}"
    return head


def _pod(
    course: Course, pod: Pod, kit: Kit, voice: Voice, seated: Mapping[str, Table] = NOBODY, late: Late = NOBODY
) -> str:
    """Who plays what and where, or what came of it."""
    names, table = course.names, seated.get(pod.table_id or "")
    number = f"{pod.number}."
    if pod not in course.rounds[-1]:
        number = f"{voice.tell('contest-still', round=course.number(pod), number=pod.number)}:"
    if pod.table_id and len(course.terms.games) > 1:
        number = f"{number} {_name_of(course.terms.game(pod.round, pod.number), kit, voice)} ·"
    if pod.void:
        return f"{number} ~~{names_of(course, pod)}~~ {voice.tell('contest-void')}"
    if pod.result is not None:
        order = sorted(places_of(pod).items(), key=lambda item: item[1])
        return f"{number} {placed([(_named(course, one, voice), place) for one, place in order])}"
    where = f"<#{table.thread_id}> " if table and table.thread_id else ""
    slow = [names[one] for one in late.get(pod.table_id or "", ())]
    waits = f" · {voice.tell('contest-late', who=', '.join(slow))}" if slow else ""
    return f"{number} {where}{names_of(course, pod)}{waits}"


def _named(course: Course, one: str, voice: Voice) -> str:
    """Whoever is out of it bears a mark: that they are behind may be why, whatever their table says."""
    gone = course.entrants[one].left_at is not None
    return f"{course.names[one]} ({voice.tell('contest-gone')})" if gone else course.names[one]


def placed(order: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{MEDALS[place - 1] if place <= len(MEDALS) else f'{place}.'} {name}" for name, place in order)


def names_of(course: Course, pod: Pod) -> str:
    """Who sits together; of a pod that is over in the order of their places."""
    places = places_of(pod)
    order = sorted(pod.members, key=lambda one: places.get(one, len(pod.members) + 1))
    return ", ".join(course.names[one] for one in order)


def _late(pod: Pod, table: Table, now: int) -> list[str]:
    """Who has let half the time go by that they have for a question."""
    clocks = timing.of(table)
    if clocks is None or table.state != "playing":
        return []
    late = []
    for one, seat in zip(pod.members, table.seats, strict=False):
        since, until = clocks.seats[seat.seat].asked, clocks.due(seat.seat, timing.hours_of(table, clocks, seat))
        if since is not None and until is not None and now - since >= (until - since) // 2:
            late.append(one)
    return late


def _leading(course: Course, voice: Voice) -> list[Part]:
    if not course.results:
        return []
    lines = [_standing(course, number, each, voice) for number, each in enumerate(course.standings[:LEADING], start=1)]
    return [line(), prose("\n".join((f"**{voice.tell('contest-standings')}**", *lines)))]


def _standing(course: Course, number: int, line_: Standing, voice: Voice) -> str:
    gone = course.contest.state == "running" and course.entrants[line_.entrant].left_at is not None
    name = course.names[line_.entrant]
    told_ = voice.tell("contest-line", points=wins(line_.points), played=line_.played)
    medal = course.contest.state == "over" and number <= len(MEDALS) and line_.played > 0
    mark = MEDALS[number - 1] if medal else f"{number}."
    return f"{mark} {f'~~{name}~~' if gone else name} · {told_}"


def wins(points: int) -> str:
    """Points as people read them: a win is one."""
    whole, part = divmod(points * 100 // WIN, 100)
    return f"{whole}.{part:02}".rstrip("0").rstrip(".")


def _seed(course: Course, voice: Voice) -> str:
    """What everything is drawn from can be checked: its hash before the first draw, itself after that."""
    secret = course.contest.secret
    if course.rounds:
        return voice.tell("contest-seed", seed=secret)
    return voice.tell("contest-commitment", commitment=Rng.commitment(secret))


def _buttons(course: Course, voice: Voice) -> list[Part]:
    contest, subject = course.contest, str(course.contest.id)

    def one(verb: Verb, key: str, *, primary: bool = False) -> Part:
        return button(encode(verb, subject), voice.tell(key), "primary" if primary else "secondary")

    sign_up, leave = one(Verb.ENTER, "contest-enter", primary=contest.state == "open"), one(Verb.QUIT, "contest-quit")
    more = [one(Verb.STANDINGS, "contest-standings"), one(Verb.DECISIONS, "contest-log")]
    manage = one(Verb.MANAGE, "contest-manage")
    match contest.state:
        case "open":
            made = [sign_up, leave, one(Verb.CALENDAR, "contest-calendar"), manage]
        case "checkin":
            made = [one(Verb.HERE, "contest-here", primary=True), sign_up, leave, manage]
        case "running" if course.terms.free:
            made = [one(Verb.HERE, "contest-play", primary=True), leave, *more, manage]
        case "running":
            made = [sign_up, leave, *more, manage]
        case "over":
            made = [*more, one(Verb.EXPORT_CONTEST, "contest-export")]
        case _:
            made = []
    return rows(made)


async def digest(sessions: Sessions, placard: Placard, round_: int) -> list[Part]:
    """What has come of a round, table by table, with the way to the film of each."""
    course = Course(await sessions.store.contests.get(int(placard.subject)))
    voice, games = sessions.kit.voice(course.contest.locale), sessions.kit.games
    pods = [pod for pod in course.contest.pods if pod.round == round_][:ROUND_SHOWN]
    head = f"### {course.contest.name}: {voice.tell('contest-digest', round=course.number(pods[0]))}"
    told_ = [_pod(course, pod, sessions.kit, voice) for pod in pods]
    while not fits(head, *told_):
        told_.pop()
    films = [
        button(encode(Verb.FILM, pod.table_id), voice.tell("film-of-table", number=pod.number))
        for pod in pods
        if pod.table_id and (game := games.get(course.terms.game(round_, pod.number))) and game.painter
    ]
    return [box([prose("\n".join((head, *told_))), *rows(films)], COLOUR)]


# ---- pages


def standings(course: Course, voice: Voice, prophets: Sequence[str] = ()) -> list[Part]:
    """Everybody, for whoever asks.

    :param prophets: who has said best how its matches end, a line each."""
    told_ = [_standing(course, number, each, voice) for number, each in enumerate(course.standings, start=1)]
    head = f"### {course.contest.name}: {voice.tell('contest-standings')}"
    rules = voice.tell("contest-ties")
    parts = [prose("\n".join((head, *(told_[:LINES] or [voice.tell("contest-no-results")])))), prose(rules)]
    if prophets:
        parts += [line(), prose("\n".join((f"**{voice.tell('prophets')}**", *prophets)))]
    return [box(parts)]


def log(course: Course, decisions: Sequence[Decision], voice: Voice) -> list[Part]:
    """Who has decided what, the latest last."""
    lines = [told(each, course.names, voice) for each in decisions]
    while lines and sum(map(len, lines)) + len(lines) > ALL:
        lines = lines[1:]
    head = f"### {course.contest.name}: {voice.tell('contest-log')}"
    return [box([prose("\n".join((head, *(lines or [voice.tell("contest-no-results")]))))])]
