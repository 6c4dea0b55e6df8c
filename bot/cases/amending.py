"""What can still be changed about a contest that was announced, until it begins: its name, when that is, its notes and
its places. Whoever has signed up is told of another time, once, and of another name without a sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from bot.cases import drafts
from bot.cases.asking import Caller, Declined, Means
from bot.cases.contests import DECIDE, shown
from bot.contests.terms import PLACES
from bot.marshal.calls import reminders, risen
from bot.marshal.course import Course, terms_written
from bot.marshal.said import decided
from bot.time.calendar import DAY, MINUTE, SECOND
from persistence.contests import AHEAD, Contest, Decision
from persistence.deliveries import Delivery
from persistence.errors import Overtaken


@dataclass(frozen=True, slots=True)
class Amended:
    """What has become of it, and the text that says so to whoever has decided that."""

    course: Course
    key: str = ""
    """Empty: it is a draft, whose page shows everything."""
    args: Mapping[str, str | int] = field(default_factory=dict)


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
) -> Amended:
    """What it is called, what is noted about it, and when it begins in that zone, of a draft as well. ``Declined`` if
    that cannot be."""
    contest = await means.store.contests.get(contest_id)
    if contest.state == "draft":
        return Amended(await drafts.set_when(means, caller, contest_id, about, day, at, zone))
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
        return Amended(course, "contest-told-same")
    await _changed(means, caller, course, replace(contest, name=name, starts_at=starts, terms=terms_written(terms)))
    now, count = await shown(means, contest_id), len(course.taking_part)
    if moved:
        args: dict[str, str | int] = {
            "after": f"<t:{starts // SECOND}:F>",
            "count": count,
            "series": int(bool(terms.weeks)),
        }
        return Amended(now, "contest-told-moved", args)
    if name != contest.name:
        return Amended(now, "contest-told-renamed", {"name": name, "count": count})
    return Amended(now, "contest-told-noted")


def _on_the_minute(at: int) -> int:
    """As a form shows it."""
    return at // MINUTE * MINUTE


async def _changed(means: Means, caller: Caller, before: Course, after: Contest) -> None:
    """*after*, with whoever has signed up told of another time. If check-in is to open again, nobody has said that
    they are there."""
    now, contest = means.kit.clock(), before.contest
    course, said = Course(after), list[Decision]()
    told, reminded, again = list[Delivery](), contest.reminded_at, False
    if after.name != contest.name:
        said.append(decided("contest-did-rename", caller.user, words={"old": contest.name, "new": after.name}))
    if course.terms.notes != before.terms.notes:
        said.append(decided("contest-did-change", caller.user))
    if after.starts_at != contest.starts_at:
        moments = {"before": contest.starts_at, "after": after.starts_at}
        said.append(decided("contest-did-move", caller.user, moments=moments))
        told = await _news(means, course, contest, now)
        reminded = now if after.starts_at - now < DAY else None
        again = contest.state == "checkin" and now < after.starts_at - before.terms.check_in * MINUTE
    elif after.name != contest.name:
        users = [each.user_id for each in course.taking_part]
        old = {"old": contest.name}
        told = await reminders(means.store, course, "contest-renamed", users, now, tone="silent", more=old)
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
async def set_places(means: Means, caller: Caller, contest_id: int, /, values: list[str]) -> Amended:
    """How many may take part, of a draft as well; nobody loses a place by that. ``Declined`` if that cannot be."""
    course = Course(await means.store.contests.get(contest_id))
    contest, value = course.contest, next(iter(values), "")
    if contest.state == "draft":
        return Amended(await drafts.set_term(means, caller, contest_id, "places", values))
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
    return Amended(await shown(means, contest_id), "contest-told-places", {"count": places})
