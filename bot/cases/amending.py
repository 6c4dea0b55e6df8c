"""What can still be changed about a contest that was announced, until it begins: its name, when that is, its notes and
its places. Whoever has signed up is told of another time, once."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bot.cases import drafts
from bot.cases.asking import Caller, Declined, Means
from bot.cases.contests import DECIDE, shown
from bot.contests.terms import PLACES
from bot.marshal.calls import reminders, risen
from bot.marshal.course import Course, terms_written
from bot.marshal.said import decided
from bot.time.calendar import DAY, MINUTE, SECOND
from persistence.contests import AHEAD, Contest
from persistence.deliveries import Delivery
from persistence.errors import Overtaken


@DECIDE
async def set_when(
    means: Means,
    caller: Caller,
    contest_id: int,
    /,
    about: tuple[str, str],
    day: date,
    at: tuple[int, int],
    zone: str,
) -> Course:
    """What it is called, what is noted about it, and when it begins in that zone, of a draft as well. ``Declined`` if
    that cannot be."""
    contest = await means.store.contests.get(contest_id)
    if contest.state == "draft":
        return await drafts.set_when(means, caller, contest_id, about, day, at, zone)
    if contest.state not in AHEAD:
        raise Declined("not-now")
    course, (name, notes) = Course(contest), about
    starts = drafts.moment(day, at, zone)
    moved = starts != _on_the_minute(contest.starts_at)
    if not moved:
        starts = contest.starts_at
    elif not drafts.SOONEST <= starts - means.kit.clock() <= drafts.LATEST:
        raise Declined("contest-not-then")
    terms = replace(course.terms, notes=notes)
    if moved and terms.weeks:  # the others of the series stay at their hour, in their zone
        terms = replace(terms, due=terms.due or contest.starts_at)
    elif not terms.weeks:
        terms = replace(terms, zone=zone)
    if not moved and (name, terms) == (contest.name, course.terms):
        return course
    await _changed(means, caller, course, replace(contest, name=name, starts_at=starts, terms=terms_written(terms)))
    return await shown(means, contest_id)


def _on_the_minute(at: int) -> int:
    """As a form shows it."""
    return at // MINUTE * MINUTE


async def _changed(means: Means, caller: Caller, before: Course, after: Contest) -> None:
    """*after*, with whoever has signed up told of another time. If check-in is to open again, nobody has said that
    they are there."""
    now, contest = means.kit.clock(), before.contest
    written = Course(after).terms.notes, after.name
    said = [] if written == (before.terms.notes, contest.name) else [decided("contest-did-change", caller.user)]
    told, reminded, again = list[Delivery](), contest.reminded_at, False
    if after.starts_at != contest.starts_at:
        moments = {"before": contest.starts_at, "after": after.starts_at}
        said.append(decided("contest-did-move", caller.user, moments=moments))
        told = await _news(means, Course(after), contest, now)
        reminded = now if after.starts_at - now < DAY else None
        again = contest.state == "checkin" and now < after.starts_at - before.terms.check_in * MINUTE
    try:
        await means.store.contests.change(
            contest.id,
            said,
            told,
            only_if=contest.state,
            unchecked=again,
            state="open" if again else contest.state,
            name=after.name,
            starts_at=after.starts_at,
            terms=after.terms,
            reminded_at=reminded,
            due_at=now,
        )
    except Overtaken:
        raise Declined("not-now") from None


async def _news(means: Means, course: Course, contest: Contest, now: int) -> list[Delivery]:
    """:param contest: as people know it."""
    users = [each.user_id for each in course.taking_part]
    after, before, new = course.contest.starts_at, contest.starts_at, course.contest.name
    known = contest.name if new == contest.name else f"{contest.name} → {new}"
    told = {"name": known, "before": f"<t:{before // SECOND}:F>", "after": f"<t:{after // SECOND}:F>"}
    return await reminders(means.store, course, "contest-moved", users, now, more=told)


@DECIDE
async def set_places(means: Means, caller: Caller, contest_id: int, /, values: list[str]) -> Course:
    """How many may take part, of a draft as well; nobody loses a place by that. ``Declined`` if that cannot be."""
    course = Course(await means.store.contests.get(contest_id))
    contest, value = course.contest, next(iter(values), "")
    if contest.state == "draft":
        return await drafts.set_term(means, caller, contest_id, "places", values)
    if contest.state not in AHEAD or value not in map(str, PLACES):
        raise Declined("not-now")
    places, taken = int(value), len(course.placed)
    if places and places < taken:
        raise Declined("contest-places-taken", count=taken)
    if places != course.terms.places:
        said = [decided("contest-did-places" if places else "contest-did-places-none", caller.user, count=places)]
        terms, now = terms_written(replace(course.terms, places=places)), means.kit.clock()
        told = await risen(means.store, course, replace(contest, terms=terms), now)
        try:
            await means.store.contests.change(contest_id, said, told, only_if=contest.state, terms=terms)
        except Overtaken:
            raise Declined("not-now") from None
    return await shown(means, contest_id)
