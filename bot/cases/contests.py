"""Contests as they are looked at and looked after. That they go on is seen to by ``bot.marshal``."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from bot.cases.asking import Caller, Declined, Means
from bot.cases.rights import MODERATE, OfServer, arranges
from bot.marshal import placard
from bot.marshal.calls import risen
from bot.marshal.course import Course, terms_written
from bot.marshal.said import decided
from bot.marshal.series import following
from bot.play.deliveries import closed
from persistence.contests import LIVE, Announced, Contest, ContestChanges, Decision, Entrant, State
from persistence.errors import Damaged, Overtaken, Quarantined, Unreadable

LISTED = 15
"""Contests that a page names."""


async def _found(means: Means, contest_id: int) -> Contest:
    return await means.store.contests.get(contest_id)


async def _known(means: Means, contest_id: int, user: str) -> bool:
    return (await _found(means, contest_id)).entrant(user) is not None


READ, DECIDE = OfServer(_found), OfServer(_found, deciding=True)
COME = OfServer(_found, known=_known)


# ---- looking


@READ
async def look(means: Means, _caller: Caller, contest_id: int, /) -> Course:
    return Course(await means.store.contests.get(contest_id))


@READ
async def decisions(means: Means, _caller: Caller, contest_id: int, /) -> tuple[Course, list[Decision]]:
    """With all that was decided about it, which everybody may read."""
    return Course(await means.store.contests.get(contest_id)), await means.store.contests.decisions(contest_id)


@DECIDE
async def manage(means: Means, _caller: Caller, contest_id: int, /) -> Course:
    """For those who look after it."""
    return Course(await means.store.contests.get(contest_id))


async def listed(means: Means, caller: Caller) -> list[Course]:
    """Those of the server in which they ask that lie ahead or go on; drafts are for their hosts."""
    every = await means.store.contests.of_guild(caller.guild or "", LISTED)
    shown = [each for each in every if each.state in LIVE or (each.state == "draft" and arranges(caller, each))]
    return [Course(each) for each in reversed(shown)]


# ---- looking after


@DECIDE
async def rest(means: Means, caller: Caller, contest_id: int, /, *, on: bool) -> Course:
    """Nothing more is drawn for the time being; what is being played goes on. Or it goes on."""
    contest = await _live(means, contest_id)
    if on != (contest.paused_at is not None):
        raise Declined("not-now")
    now = means.kit.clock()
    said = [decided("contest-did-go-on" if on else "contest-did-pause", caller.user)]
    await _change(means, contest, said, paused_at=None if on else now, due_at=now)
    return await shown(means, contest_id)


@DECIDE
async def begin(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """It begins now, with those who are there."""
    contest = await _live(means, contest_id)
    if contest.state == "running":
        raise Declined("not-now")
    now, terms = means.kit.clock(), Course(contest).terms
    terms = replace(terms, due=terms.due or contest.starts_at)
    said = [decided("contest-did-begin", caller.user)]
    await _change(means, contest, said, starts_at=now, due_at=now, terms=terms_written(terms))
    return await shown(means, contest_id)


@DECIDE
async def end(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """It comes to nothing, or to its end as it stands; a series goes on. Tables at which people play are theirs."""
    contest = await _live(means, contest_id)
    state: State = "over" if contest.state == "running" else "cancelled"
    then = await following(means.sessions, Course(contest))
    await _change(means, contest, [decided("contest-did-end", caller.user)], state=state, due_at=None, then=then)
    return await shown(means, contest_id)


@DECIDE
async def stop(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """It is the last one of its series."""
    contest = await _live(means, contest_id)
    terms = Course(contest).terms
    if not terms.weeks:
        raise Declined("not-now")
    said = [decided("contest-did-stop", caller.user)]
    await _change(means, contest, said, terms=terms_written(replace(terms, weeks=0)))
    return await shown(means, contest_id)


@DECIDE
async def open_stands(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """At all its tables, those to come as well, people may say who wins."""
    contest = await _live(means, contest_id)
    terms = Course(contest).terms
    if terms.stands:
        raise Declined("stands-already")
    said, written = [decided("contest-did-stands", caller.user)], terms_written(replace(terms, stands=True))
    await _change(means, contest, said, terms=written, due_at=means.kit.clock())
    return await shown(means, contest_id)


@DECIDE
async def void(means: Means, caller: Caller, contest_id: int, /, round_: int, number: int, *, counts: bool) -> Course:
    """What came of that table does not count, or does after all."""
    contest = await means.store.contests.get(contest_id)
    pod = contest.pod(round_, number)
    if pod is None or pod.result is None or contest.state not in ("running", "over"):
        raise Declined("not-now")
    if pod.void == counts:
        key = "contest-did-restore" if counts else "contest-did-void"
        said = [decided(key, caller.user, round=Course(contest).number(pod), number=pod.number)]
        await means.store.contests.settle(contest_id, pod, said, result=pod.result, void=not counts)
    return await shown(means, contest_id)


async def untouched(means: Means, course: Course) -> bool:
    """Whether the last round can be drawn again: nobody has played in it, as far as can be seen."""
    contest = course.contest
    last = [pod for pod in contest.pods if pod.round == contest.round and not pod.void and pod.table_id]
    if contest.state != "running" or not last or any(pod.result is not None for pod in last):
        return False
    try:
        matches = [(await means.sessions.at(pod.table_id or "")).match for pod in last]
    except (Quarantined, Unreadable, Damaged):
        return False
    return not any(match is not None and match.step for match in matches)


@DECIDE
async def redraw(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """The last round is drawn anew, with those who are there now. ``Declined`` once anybody has played in it."""
    course = Course(await _live(means, contest_id))
    contest = course.contest
    last = [pod for pod in contest.pods if pod.round == contest.round and not pod.void]
    tables = [await means.store.tables.get(pod.table_id) for pod in last if pod.table_id]
    if not last:
        raise Declined("not-now")
    said = [decided("contest-did-redraw", caller.user, round=len(course.rounds))]
    told = {table.id: closed(table, "contest-redrawn") for table in tables}
    try:
        await means.store.contests.undraw(contest_id, contest.round, said, told)
    except Overtaken:
        raise Declined("contest-redraw-late") from None
    for table in tables:
        means.sessions.wake(table.id, ())
    return await shown(means, contest_id)


@DECIDE
async def send_away(means: Means, caller: Caller, contest_id: int, /, user: str) -> Course:
    """Somebody takes part no more."""
    contest = await _live(means, contest_id)
    there = contest.entrant(user)
    if there is None or there.left_at is not None:
        raise Declined("not-now")
    said, now = [decided("contest-did-send-away", caller.user, who=user)], means.kit.clock()
    told = await risen(means.store, Course(contest), gone(contest, there, now), now)
    await means.store.contests.change_entrant(contest_id, user, said, told, left_at=now, here_at=None)
    return await shown(means, contest_id)


def gone(contest: Contest, entrant: Entrant, now: int) -> Contest:
    """As it is once somebody has left."""
    left = replace(entrant, left_at=now, here_at=None)
    return replace(contest, entrants=tuple(left if each == entrant else each for each in contest.entrants))


@MODERATE
async def stewards(means: Means, _caller: Caller, guild: str, /) -> str | None:
    """The role whose members look after the contests of the server."""
    return await means.store.contests.marshals(guild)


@MODERATE
async def appoint(means: Means, _caller: Caller, guild: str, /, role: str | None) -> None:
    """Whoever has that role looks after the contests of the server; ``None``: only those who manage it do."""
    await means.store.contests.set_marshals(guild, role)


# ---- within


async def shown(means: Means, contest_id: int) -> Course:
    """As it is now, which its card is to show."""
    contest = await means.store.contests.get(contest_id)
    await placard.due(means.sessions, contest)
    return Course(contest)


async def _live(means: Means, contest_id: int) -> Contest:
    contest = await means.store.contests.get(contest_id)
    if contest.state not in LIVE:
        raise Declined("not-now")
    return contest


async def _change(
    means: Means,
    contest: Contest,
    said: list[Decision],
    *,
    then: Announced | None = None,
    **changes: Unpack[ContestChanges],
) -> None:
    """``Declined`` if it has gone on meanwhile."""
    try:
        await means.store.contests.change(contest.id, said, only_if=contest.state, then=then, **changes)
    except Overtaken:
        raise Declined("not-now") from None
