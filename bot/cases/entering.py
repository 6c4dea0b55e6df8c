"""Contests as people take part in them: signed up, there, gone and back."""

from __future__ import annotations

from typing import Literal

from bot.cases.asking import Caller, Declined, Means
from bot.cases.contests import COME, READ, gone, shown
from bot.contests.terms import Terms
from bot.marshal.calls import risen
from bot.marshal.course import Course
from bot.marshal.said import decided
from bot.time.calendar import MINUTE, SECOND
from persistence.contests import LIVE, PLACARD, Contest, Entrant
from persistence.deliveries import Introduction

Entered = Literal[
    "placed", "placed-here", "waiting", "waiting-here", "late", "back", "there", "here", "was-here", "already"
]
"""They have a place, or wait for one, and are checked in with that; it has begun and they are drawn from the next round
on; they are back; they had signed up and are there now, after the start or before it; they had said so before; they had
signed up before."""
MOST = 512
"""People in one contest."""


@READ
async def enter(means: Means, caller: Caller, contest_id: int, /) -> Entered:
    """They take part from now on. ``Declined`` if they cannot."""
    return await _enter(means, caller, contest_id)


async def _enter(means: Means, caller: Caller, contest_id: int) -> Entered:
    course = await _live(means, contest_id)
    contest, there = course.contest, course.contest.entrant(caller.user)
    if there is not None and there.left_at is None:
        return await _come(means, course, there)
    _require(course.terms, contest, caller)
    running = contest.state == "running"
    arrived = running or contest.state == "checkin"
    await means.store.contests.enter(contest_id, caller.user, _name(caller, there), here=arrived)
    course = await shown(means, contest_id)
    await _introduced(means, caller, contest_id)
    if running:
        return "late" if there is None else "back"
    if caller.user in {each.user_id for each in course.placed}:
        return "placed-here" if contest.state == "checkin" else "placed"
    return "waiting-here" if contest.state == "checkin" else "waiting"


def _name(caller: Caller, there: Entrant | None) -> str:
    """As the server knows them, which a direct message does not."""
    return there.name if there is not None and caller.guild is None else caller.name


async def _come(means: Means, course: Course, there: Entrant) -> Entered:
    """Whoever has signed up before is there now, if nobody has heard that yet and it matters."""
    contest = course.contest
    if there.here_at is not None or contest.state == "open" or not course.terms.check_in:
        return "already"
    await means.store.contests.change_entrant(contest.id, there.user_id, here_at=means.kit.clock())
    now = await shown(means, contest.id)
    if contest.state == "checkin":
        return "here"
    return "there" if there.user_id in {each.user_id for each in now.here} else "waiting"


def _require(terms: Terms, contest: Contest, caller: Caller) -> None:
    if contest.league_id is not None and contest.entrant(caller.user) is None:
        raise Declined("contest-of-league")
    if terms.role and terms.role not in caller.roles and caller.guild is not None:  # in a message nobody knows of roles
        raise Declined("contest-not-for-you", role=f"<@&{terms.role}>")
    if len(contest.entrants) >= MOST:
        raise Declined("contest-full", most=MOST)
    if contest.state == "running" and terms.places and sum(e.left_at is None for e in contest.entrants) >= terms.places:
        raise Declined("contest-full", most=terms.places)


async def _introduced(means: Means, caller: Caller, contest_id: int) -> None:
    """Only so many people can be written to for the first time in a minute: whoever signs up is written to well before
    their first match, and nobody waits for that."""
    known = (await means.store.people.get(caller.user)).dm_channel_id
    card = await means.store.placards.of(PLACARD, str(contest_id))
    if known is None and card is not None:
        await means.store.outbox.add(card.id, Introduction(user=caller.user))
        means.sessions.wake(card.id, ())


@READ
async def quit_(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """They take part no more; what they are playing is still theirs to play."""
    course = await _live(means, contest_id)
    there = course.contest.entrant(caller.user)
    if there is None:
        raise Declined("contest-not-in-it")
    if there.left_at is None:
        said = [decided("contest-did-leave", caller.user)] if course.contest.state == "running" else []
        now = means.kit.clock()
        told = await risen(means.store, course, gone(course.contest, there, now), now)
        await means.store.contests.change_entrant(contest_id, caller.user, said, told, left_at=now, here_at=None)
    return await shown(means, contest_id)


@COME
async def here(means: Means, caller: Caller, contest_id: int, /) -> Entered:
    """They are there; where people play as often as they like, they want to be in the next match. Whoever has not
    signed up does so with that."""
    course = await _live(means, contest_id)
    contest, there = course.contest, course.contest.entrant(caller.user)
    if contest.state == "open":  # it has moved since
        raise Declined("contest-not-yet", at=f"<t:{(contest.starts_at - course.terms.check_in * MINUTE) // SECOND}:F>")
    if contest.state == "running" and not course.terms.free:
        return await _enter(means, caller, contest_id)
    if there is None or there.left_at is not None:
        _require(course.terms, contest, caller)
        await means.store.contests.enter(contest_id, caller.user, _name(caller, there), here=True)
    elif there.here_at is not None and there.ready:
        return "was-here"
    else:
        now = means.kit.clock()
        await means.store.contests.change_entrant(contest_id, caller.user, here_at=there.here_at or now, ready=True)
    if contest.state == "running":
        await means.store.contests.change(contest_id, due_at=means.kit.clock())
    await shown(means, contest_id)
    return "here"


async def _live(means: Means, contest_id: int) -> Course:
    contest = await means.store.contests.get(contest_id)
    if contest.state not in LIVE:
        raise Declined("contest-closed")
    return Course(contest)
