"""What the calendars of servers have of contests: Discord's scheduled events, made once, begun and ended with them.

Nothing waits for this: where the bot may not, or Discord says no, there is none, and the contest goes on without."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.marshal import dates
from bot.marshal.course import Course
from bot.play.sessions import Sessions
from bot.post import Post
from bot.undelivered import Refused
from persistence.contests import PLACARD, Contest
from persistence.deliveries import Box
from persistence.errors import Missing
from persistence.store import Clock

log = logging.getLogger(__name__)

BEING_MADE = ""
"""Instead of an id: it may have been made already, and whoever comes next looks."""


class Dates:
    def __init__(self, sessions: Sessions, post: Post, clock: Clock) -> None:
        self.kit, self.store, self.post, self.clock = sessions.kit, sessions.store, post, clock

    async def show(self, box: Box) -> None:
        """Bring the calendar to what the store says of the contest whose placard that is.

        :raises Undelivered: worth another try."""
        placard = await self.store.placards.get(box.table_id)
        if placard is None or placard.kind != PLACARD:
            return
        try:
            course = Course(await self.store.contests.get(int(placard.subject)))
        except Missing:
            return
        contest, wanted = course.contest, dates.entry(course, self.kit)
        ahead = contest.state in ("open", "checkin") and contest.starts_at > self.clock()
        event, shown = contest.event_id, contest.event_shown
        if event == BEING_MADE and (event := await self._left(contest, wanted)):
            await self._note(contest, event, shown := json.dumps(wanted))
        if event:
            await self._bring(contest, event, shown, wanted if ahead else None)
        elif ahead and self.post.schedules(contest.guild_id):
            await self._make(contest, wanted)

    async def _left(self, contest: Contest, wanted: Mapping[str, Any]) -> str | None:
        """The one that was made before that could be noted."""
        return next(
            (str(each["id"]) for each in await self.post.scheduled(contest.guild_id) if _same(each, wanted)), None
        )

    async def _make(self, contest: Contest, wanted: Mapping[str, Any]) -> None:
        await self._note(contest, BEING_MADE)
        try:
            event = await self.post.schedule(contest.guild_id, wanted)
        except Refused as error:
            log.warning("Contest %s is not in the calendar of its server: %s", contest.id, error)
            await self._note(contest, None)
        else:
            await self._note(contest, event, json.dumps(wanted))

    async def _bring(self, contest: Contest, event: str, shown: str | None, wanted: Mapping[str, Any] | None) -> None:
        """:param wanted: what it says while it lies ahead."""
        stands: Mapping[str, Any] = json.loads(shown or "{}")
        for changes in dates.changes(contest.state, stands, wanted):
            try:
                await self.post.reschedule(contest.guild_id, event, changes)
            except Refused as error:  # somebody has deleted or ended it, or Discord has: that is theirs to decide
                if changes == dates.OFF:
                    await self._over(contest, event)
                log.info("What the calendar has of contest %s stays as it is: %s", contest.id, error)
            stands = dates.after(stands, changes)
            await self.store.contests.dated(contest.id, event, json.dumps(stands), held=event)

    async def _over(self, contest: Contest, event: str) -> None:
        """What has begun cannot be called off any more: it ends."""
        with contextlib.suppress(Refused):
            await self.post.reschedule(contest.guild_id, event, dates.OVER)

    async def _note(self, contest: Contest, event: str | None, shown: str | None = None) -> None:
        await self.store.contests.dated(contest.id, event, shown)


def _same(event: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    start = "scheduled_start_time"
    return event["name"] == wanted["name"] and datetime.fromisoformat(event[start]) == datetime.fromisoformat(
        wanted[start]
    )
