"""The tables of a round as they are opened, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cases.tables import new_table
from bot.contests.past import Pod as Drawn
from bot.contests.standings import counted
from bot.kit import Kit
from bot.marshal.course import Course, result_written
from bot.play import loans
from bot.play.loaded import PLACE, THREAD, LoadedTable
from bot.speech import Voice
from bot.time.pace import EVENING, PACE, STEWARD, USUAL, WHEN_LATE
from persistence.contests import NewPod, Pod, Sitter
from persistence.records import Table
from persistence.store import Store


def opened(kit: Kit, course: Course, pods: Sequence[Drawn], now: int) -> list[NewPod]:
    """The pods of the next round, each with its table."""
    return [_opened(kit, course, pod, number, now) for number, pod in enumerate(pods, start=1)]


def _opened(kit: Kit, course: Course, pod: Drawn, number: int, now: int) -> NewPod:
    contest, terms = course.contest, course.terms
    if len(pod) < terms.least and not terms.stewards:
        return NewPod(members=pod, result=result_written(dict.fromkeys(pod, 1)))
    voice = kit.voice(contest.locale)
    people = [Sitter(user_id=one, name=course.entrants[one].name) for one in pod]
    names = [voice.tell("steward-name", number=seat + 1) for seat in range(len(pod), terms.least)]
    game = terms.game(contest.round + 1, number)
    table = new_table(
        kit,
        guild_id=contest.guild_id,
        channel_id=contest.channel_id,
        host_id=contest.host_id,
        game=game,
        options=terms.options.get(game, {}),
        settings=_settings(course, now),
        locale=contest.locale,
        seats_wanted=max(len(pod), terms.least),
    )
    return NewPod(members=pod, table=table, sitters=(*people, *(Sitter(user_id=None, name=name) for name in names)))


def _settings(course: Course, now: int) -> dict[str, str]:
    """A live table goes on by message when its round is over."""
    terms = course.terms
    pace = {**USUAL, EVENING: str(now + terms.lasting)} if terms.live else {PACE: terms.pace}
    return {**pace, WHEN_LATE: STEWARD, PLACE: THREAD}


async def spot(store: Store, table: Table, voice: Voice) -> str:
    """Of which event it is a table, in which round, and which one; nothing at any other table."""
    if table.contest_id is None:
        return ""
    course = Course(await store.contests.get(table.contest_id))
    pod = next((each for each in course.contest.pods if each.table_id == table.id), None)
    return course.contest.name if pod is None else spotted(course, pod, voice)


def spotted(course: Course, pod: Pod, voice: Voice) -> str:
    """Which pod of which event."""
    name = course.contest.name
    if pod in course.final:
        return f"{name} · {voice.tell('contest-the-final')}"
    return voice.tell("contest-spot", name=name, round=course.number(pod), number=pod.number)


def places(loaded: LoadedTable, pod: Pod) -> dict[str, int]:
    """What came of the match of a pod, for those whose result counts: whoever left it, or whose time was up, is behind
    all who played on. Of a table that was closed everybody has the same place."""
    outcome = loaded.match.outcome if loaded.match else None
    if outcome is None:
        return dict.fromkeys(pod.members, 1)
    late = [one for seat, one in enumerate(pod.members) if not _played_on(loaded, seat, one)]
    return counted(dict(zip(pod.members, outcome.ranks, strict=False)), late=late)


def missing(loaded: LoadedTable, pod: Pod) -> list[str]:
    """Who of a pod was away when it was over."""
    return [one for seat, one in enumerate(pod.members) if loaded.away(seat) and loaded.seat(seat).user_id == one]


def _played_on(loaded: LoadedTable, seat: int, one: str) -> bool:
    """Whether somebody had their own seat in the end, or whoever they had lent it to."""
    there, loan = loaded.seat(seat), loans.of(loaded.seat(seat))
    return (there.user_id == one or (loan is not None and loan.user == one)) and not loaded.away(seat)
