"""When a contest takes place, as Discord's calendar of a server has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.contests.terms import Terms
from bot.kit import Kit
from bot.marshal.cards import what
from bot.marshal.course import Course
from bot.marshal.series import REPEATED, RULE
from bot.speech import plain
from bot.time.calendar import DAY, HOUR, MINUTE
from bot.ui.limits import clip
from persistence.contests import State

GUILD_ONLY, EXTERNAL = 2, 3
BEGUN, OVER, OFF = {"status": 2}, {"status": 3}, {"status": 4}
WEEKLY = 2
ONCE: Mapping[str, Any] = {RULE: None}
NAME, ABOUT = 100, 1000
"""Characters that Discord takes."""
EVERYBODY = 3
"""Rounds that everybody against everybody is taken to last: how many there are shows when it begins."""


def entry(course: Course, kit: Kit) -> dict[str, Any]:
    """As Discord takes it: in the language of the contest, with a link to its channel for a place."""
    contest, voice = course.contest, kit.voice(course.contest.locale)
    about = "\n\n".join(filter(None, (what(course, kit, voice), course.terms.notes, voice.tell("contest-in-calendar"))))
    return {
        "name": clip(plain(contest.name), NAME),
        "description": clip(plain(about).replace("**", ""), ABOUT),
        "scheduled_start_time": _written(contest.starts_at),
        "scheduled_end_time": _written(contest.starts_at + lasting(course.terms)),
        "privacy_level": GUILD_ONLY,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": f"https://discord.com/channels/{contest.guild_id}/{contest.channel_id}"},
        RULE: _rule(course),
    }


def _rule(course: Course) -> Mapping[str, Any] | None:
    """How Discord repeats the entry of a series. One that was moved stands there alone, so that the others are not seen
    to move with it."""
    at, terms = course.contest.starts_at, course.terms
    if terms.weeks not in REPEATED or terms.due not in (None, at):
        return None
    start = datetime.fromtimestamp(at / 1000, UTC)
    started = start.isoformat().replace("+00:00", "Z")
    return {"start": started, "frequency": WEEKLY, "interval": terms.weeks, "by_weekday": [start.weekday()]}


def _written(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat()


def lasting(terms: Terms) -> int:
    """For how long one should keep one's calendar free, in milliseconds: Discord wants an end."""
    if not terms.live:
        return DAY
    if terms.free:
        return terms.lasting
    rounds = (EVERYBODY if terms.form == "robin" else terms.rounds) + terms.final
    return rounds * (terms.minutes * MINUTE or HOUR)


def changes(state: State, shown: Mapping[str, Any], wanted: Mapping[str, Any] | None) -> Iterator[Mapping[str, Any]]:
    """What is to be written, in order: Discord lets an entry begin before it ends, and calls off only what has not
    begun. What is repeated does not end but comes back, so that its rule goes first.

    :param shown: what stands there: what was written last, and whether it has begun or is over, of a series also by
        the one before, from which it was taken over.
    :param wanted: what it is to say while it lies ahead."""
    status = shown.get("status")
    if state in ("open", "checkin"):
        if wanted and status == BEGUN["status"]:
            yield OVER
        if wanted and (status or _bare(wanted) != _bare(shown)):
            yield wanted
        return
    if status is None and state != "cancelled":
        yield BEGUN
    if state in ("over", "cancelled") and status not in (OVER["status"], OFF["status"]):
        if shown.get(RULE):
            yield ONCE
        yield OFF if state == "cancelled" and status is None else OVER


def after(shown: Mapping[str, Any], written: Mapping[str, Any]) -> Mapping[str, Any]:
    """What stands there when that was written, too."""
    return written if "name" in written else {**shown, **written}


def _bare(date: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without a rule that is none: what was written before there were any says nothing of it."""
    return {key: value for key, value in date.items() if key != RULE or value}
