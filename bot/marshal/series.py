"""A contest that comes back: the next one is announced by itself, together with the end of the one before."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.marshal.course import Course, terms_written
from bot.play.sessions import Sessions
from bot.time.calendar import DAY, HOUR, MINUTE, SECOND
from persistence.contests import PLACARD, Announced, NewContest

REPEATED = (1, 2)
"""After how many weeks Discord repeats an entry in a calendar by itself: its rules know every week and every other
one."""
RULE = "recurrence_rule"
"""Where an entry says so."""


async def following(sessions: Sessions, course: Course) -> Announced | None:
    """The next one, with the same terms, if there is to be one. Where nobody can read the card of this one there is
    not: nobody would sign up, and nobody could stop it."""
    contest, terms, kit = course.contest, course.terms, sessions.kit
    if not terms.weeks or any(game not in kit.games for game in terms.games):
        return None
    card = await sessions.store.placards.of(PLACARD, str(contest.id))
    if card is None or card.mute_since is not None:
        return None
    now = kit.clock()
    starts_at = next_start(course, now)
    new = NewContest(
        guild_id=contest.guild_id,
        channel_id=contest.channel_id,
        host_id=contest.host_id,
        name=contest.name,
        terms=terms_written(replace(terms, due=None)),
        locale=contest.locale,
        secret=kit.new_secret(contest.channel_id),
        starts_at=starts_at,
    )
    soon = now if starts_at - now < DAY else None
    return Announced(
        new, due_at=now, reminded_at=soon, takes_date=bool(json.loads(contest.event_shown or "{}").get(RULE))
    )


def next_start(course: Course, now: int) -> int:
    """At the same hour where it was planned, whatever the clocks do there; the first that people can still sign up
    for."""
    terms, zone = course.terms, ZoneInfo(course.terms.zone)
    planned = datetime.fromtimestamp((terms.due or course.contest.starts_at) / SECOND, zone).replace(tzinfo=None)
    earliest = now + terms.check_in * MINUTE + HOUR
    while True:
        planned += timedelta(weeks=terms.weeks)
        at = int(planned.replace(tzinfo=zone).timestamp()) * SECOND
        if at >= earliest:
            return at
