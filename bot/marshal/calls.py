"""Whoever takes part in a contest, a league or a roster is called as they like to be: directly, by name in its channel,
or both."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Literal

from bot.marshal.course import Course
from bot.play import timing
from bot.time.calendar import HOUR
from persistence.contests import AHEAD, Contest
from persistence.deliveries import Delivery, Heralded, Reminded
from persistence.store import Store

NOTHING: Mapping[str, str] = {}
Tone = Literal["aloud", "apart", "silent"]
"""For everybody beside the placard; for nobody who is not called; nor with any sound."""
MENTIONED = 90
"""People that one message calls: Discord takes a hundred."""


def herald(course: Course, key: str, users: Sequence[str], until: int) -> Heralded:
    """A word in its channel that calls *users*."""
    return Heralded(key=key, args={"name": course.contest.name}, users=tuple(users[:MENTIONED]), until=until)


async def reminders(
    store: Store,
    course: Course,
    key: str,
    users: Sequence[str],
    now: int,
    *,
    tone: Tone = "aloud",
    more: Mapping[str, str] = NOTHING,
) -> list[Delivery]:
    """That it begins: everybody hears of it in its channel, and *users* are called.

    :param tone: how it is said.
    :param more: what else the text needs."""
    contest = course.contest
    moment = contest.starts_at // 1000
    at = f"<t:{moment}:F> (<t:{moment}:R>)"  # as a date too: read late, "an hour ago" says little
    args: dict[str, str | int] = {"name": contest.name, "at": at, **more}
    return await calls(store, key, args, users, now, until=contest.starts_at, tone=tone)


async def risen(store: Store, before: Course, after: Contest, now: int) -> list[Delivery]:
    """To whoever has waited for a place and has one now, before it begins."""
    course, waited = Course(after), {each.user_id for each in before.waiting}
    users = [each.user_id for each in course.placed if each.user_id in waited]
    if not users or after.state not in AHEAD:
        return []
    return await reminders(store, course, "contest-risen", users, now, tone="apart")


async def missed(store: Store, course: Course, now: int) -> list[Delivery]:
    """To whoever had a place when it began, and had not said that they are there: they may still come, if more than one
    round is played."""
    here = {each.user_id for each in course.here}
    users = [each.user_id for each in course.placed if each.user_id not in here]
    more = course.planned is None or course.planned > 1
    args: dict[str, str | int] = {"name": course.contest.name, "more": int(more)}
    return await calls(store, "contest-missed", args, users, now, until=now + HOUR, tone="apart") if users else []


async def calls(
    store: Store,
    key: str,
    args: dict[str, str | int],
    users: Sequence[str],
    now: int,
    *,
    until: int,
    tone: Tone = "aloud",
) -> list[Delivery]:
    """A word beside a placard, as each of *users* likes to be called; with those arguments.

    :param until: after that moment nobody needs to hear it any more.
    :param tone: how it is said."""
    silent = tone == "silent"
    people = await asyncio.gather(*map(store.people.get, users))
    direct = [each.user_id for each in people if each.called != "channel" and not each.dm_closed]
    named = [each.user_id for each in people if each.user_id not in direct or each.called == "both"]
    asleep = {each.user_id for each in people if timing.asleep(each, now)}
    made: list[Delivery] = [Reminded(user=user, key=key, args=args, until=until, silent=silent) for user in direct]
    for first in range(0, max(len(named), 1 if tone == "aloud" else 0), MENTIONED):
        group = tuple(named[first : first + MENTIONED])
        quiet = tuple(user for user in group if user in asleep)
        made.append(Heralded(key=key, args=args, users=group, until=until, asleep=quiet, silent=silent))
    return made
