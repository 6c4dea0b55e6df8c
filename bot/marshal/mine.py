"""The contests in which somebody takes part, as they are told of them: in a line, and for their own calendar."""

from __future__ import annotations

from datetime import timedelta

from bot.diary import Entry
from bot.marshal.course import Course
from bot.play.cards import at
from bot.speech import Voice, plain
from bot.time.calendar import HOUR
from persistence.placards import Placard


def link(course: Course, card: Placard | None) -> str:
    """To its card, in the form that Discord opens."""
    message = f"/{card.message_id}" if card and card.message_id else ""
    return f"https://discord.com/channels/{course.contest.guild_id}/{course.contest.channel_id}{message}"


def line(course: Course, card: Placard | None, user: str, voice: Voice) -> str:
    """When and where it is, and whether they have said that they are there."""
    contest, there = course.contest, course.entrants[user]
    name = f"[{contest.name}]({link(course, card)}) <#{contest.channel_id}>"
    when = voice.tell("my-event-running") if contest.state == "running" else at(contest.starts_at)
    if there in course.waiting:
        said = voice.tell("my-event-waiting")
    elif there.here_at is not None:
        said = f"✅ {voice.tell('my-event-here')}"
    elif contest.state == "checkin":
        said = f"**{voice.tell('my-event-check-in')}**"
    else:
        return f"- {name}: {when}"
    return f"- {name}: {when} · {said}"


def entry(course: Course, where: str) -> Entry:
    """For a calendar: an hour from its start on."""
    contest = course.contest
    length = timedelta(hours=1)
    return Entry(f"contest-{contest.id}", plain(contest.name), where, contest.starts_at + HOUR, length)
