"""Whoever takes part in a contest, a league or a roster is called as they like to be: directly, by name in its channel,
or both."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.marshal.course import Course
from bot.play import timing
from persistence.deliveries import Delivery, Heralded, Reminded
from persistence.store import Store

NOTHING: Mapping[str, str] = {}
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
    silent: bool = False,
    more: Mapping[str, str] = NOTHING,
) -> list[Delivery]:
    """That it begins: everybody hears of it in its channel, and *users* are called.

    :param silent: it makes no sound, and nobody hears of it who is not called.
    :param more: what else the text needs."""
    contest = course.contest
    args: dict[str, str | int] = {"name": contest.name, "at": f"<t:{contest.starts_at // 1000}:R>", **more}
    return await calls(store, key, args, users, now, until=contest.starts_at, silent=silent)


async def calls(
    store: Store,
    key: str,
    args: dict[str, str | int],
    users: Sequence[str],
    now: int,
    *,
    until: int,
    silent: bool = False,
) -> list[Delivery]:
    """A word beside a placard, as each of *users* likes to be called; with those arguments.

    :param until: after that moment nobody needs to hear it any more.
    :param silent: it makes no sound, and nobody hears of it who is not called."""
    people = await asyncio.gather(*map(store.people.get, users))
    direct = [each.user_id for each in people if each.called != "channel" and not each.dm_closed]
    named = [each.user_id for each in people if each.user_id not in direct or each.called == "both"]
    asleep = {each.user_id for each in people if timing.asleep(each, now)}
    made: list[Delivery] = [Reminded(user=user, key=key, args=args, until=until, silent=silent) for user in direct]
    for first in range(0, max(len(named), 0 if silent else 1), MENTIONED):
        group = tuple(named[first : first + MENTIONED])
        quiet = tuple(user for user in group if user in asleep)
        made.append(Heralded(key=key, args=args, users=group, until=until, asleep=quiet, silent=silent))
    return made
