"""What is drawn next, and whether it is time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contests.ladder import climbed, rungs
from bot.contests.pairing import paired
from bot.contests.past import Pod
from bot.marshal.course import Course
from bot.time.calendar import DAY, HOUR, MINUTE

OVER: Sequence[Pod] = ()
"""There is nothing more to be drawn."""


def drawn(course: Course, now: int) -> Sequence[Pod] | None:
    """The pods of the next round; :data:`OVER`; ``None``: it is not time for one."""
    free = [each.user_id for each in course.free(now)]
    if course.terms.free:
        return _of_the_ready(course, free, now)
    if course.terms.staggered:
        if course.held_up(now) and len(free) < 2 * course.terms.wanted:
            return None
        return _of(course, free) or (None if course.going_on else OVER)
    if course.held_up(now):
        return None
    if course.planned is not None and len(course.rounds) >= course.planned:
        return None if course.going_on else _final(course)
    return _of(course, free) or (None if course.going_on else OVER)


def _of(course: Course, free: Sequence[str]) -> Sequence[Pod]:
    """Everybody who is free, in pods; nobody where they are too few."""
    terms = course.terms
    shape = terms.shape(len(free))
    if shape is None:
        return [tuple(free)] if free and terms.stewards else OVER
    if terms.form == "ladder" and course.rounds:
        order = [one for one in climbed(course.order) if one in free]
        return rungs([*order, *(one for one in free if one not in order)], shape)
    if terms.form == "ladder" and course.contest.league_id is not None:  # as they stood after the last season
        return rungs(free, shape)
    points = course.points if terms.form == "swiss" else None
    return paired(free, shape, course.past, _seed(course), points)


def _of_the_ready(course: Course, ready: Sequence[str], now: int) -> Sequence[Pod] | None:
    """Where people play as often as they like, those who have waited longest sit down as soon as a table is full. Until
    the end, when nobody sits down any more."""
    if now >= course.contest.starts_at + course.terms.lasting:
        return None if course.going_on else OVER
    first = ready[: len(ready) // course.terms.wanted * course.terms.wanted]
    shape = course.terms.shape(len(first)) if first else None
    return paired(first, shape, course.past, _seed(course)) if shape else None


def _final(course: Course) -> Sequence[Pod]:
    """The best of those who are still there meet once more."""
    there = {each.user_id for each in course.here}
    best = [line.entrant for line in course.standings if line.entrant in there][: course.terms.wanted]
    wanted = course.wants_final and len(course.rounds) == course.planned and len(best) >= max(2, course.terms.least)
    return [tuple(best)] if wanted else OVER


def _seed(course: Course) -> str:
    return f"{course.contest.secret}:{course.contest.round + 1}"


def moment(course: Course, now: int) -> int | None:
    """When something is to be done next, if nobody does anything: people are reminded, check-in opens, it begins, a
    round is over."""
    contest, terms = course.contest, course.terms
    if contest.paused_at is not None:
        return None
    match contest.state:
        case "open":
            opens = contest.starts_at - terms.check_in * MINUTE
            return opens if contest.reminded_at is not None else min(opens, contest.starts_at - DAY)
        case "checkin":
            return contest.starts_at
        case "running" if terms.free:
            ahead = [contest.starts_at + terms.lasting]
        case "running" if course.until is not None:
            ahead = [course.until]
        case _:
            ahead = []
    return min((each for each in ahead if each > now), default=None)


def look(course: Course, now: int) -> int | None:
    """When it is to be looked at again while tables go on: whether they still do, and of live ones for whom they
    wait."""
    if course.contest.state != "running" or course.contest.paused_at is not None or not course.going_on:
        return None
    return now + (MINUTE if course.terms.live else HOUR)
