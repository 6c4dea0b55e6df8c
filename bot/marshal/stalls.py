"""A contest that does not go on by itself: whoever has prepared it is told, once a round, with what can be done."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.marshal.cards import names_of
from bot.marshal.course import Course
from bot.play import timing
from bot.play.sessions import Sessions
from bot.time.calendar import DAY, HOUR, MINUTE
from persistence.contests import Pod
from persistence.deliveries import Reminded
from persistence.errors import Damaged, Quarantined, Unreadable
from persistence.records import Table

UNOPENED = 3 * MINUTE
"""After which a table should be open."""
RESTING, ALONE = (20 * MINUTE, 12 * HOUR), (30 * MINUTE, 2 * DAY)
"""For how long nobody has done anything at tables from which everybody is away, and for how long all others wait for
the last table of a round: where people play live, and by message."""
NAMED = 5
"""Tables that are named."""
HEARD = DAY
"""For how long it is worth telling."""


async def stalled(sessions: Sessions, course: Course, now: int) -> Reminded | None:
    """What is to be told, if it has not been in this round."""
    contest = course.contest
    if contest.stalled > contest.round or course.terms.free or contest.paused_at is not None:
        return None
    held = course.held_up(now)
    waits = [pod for pod in held or course.going_on if pod.table_id]
    done = [pod for pod in contest.pods if pod.table_id and pod.result is not None and pod.round == contest.round]
    found = await asyncio.gather(*(sessions.store.tables.get(pod.table_id or "") for pod in [*waits, *done]))
    tables, slow = {table.id: table for table in found}, int(not course.terms.live)

    def idle(pods: Sequence[Pod]) -> int:
        """For how long nobody has done anything at any of them."""
        return now - max(tables[pod.table_id or ""].updated_at for pod in pods)

    shut = [pod for pod in waits if tables[pod.table_id or ""].state == "lobby"]
    if shut and now - (contest.round_at or now) >= UNOPENED:
        return _word(course, "contest-stalls-unopened", shut, tables, now)
    if not waits or (held and course.until is not None):  # it goes on by itself when its time is up
        return None
    if idle(waits) >= RESTING[slow] and all([await _rests(sessions, pod.table_id or "") for pod in waits]):
        return _word(course, "contest-stalls-resting", waits, tables, now)
    if len(waits) == 1 and done and idle(done) >= ALONE[slow]:
        return _word(course, "contest-stalls-alone", waits, tables, now)
    return None


async def _rests(sessions: Sessions, table_id: str) -> bool:
    """Whether nobody is there, or the table cannot be read."""
    try:
        loaded = await sessions.at(table_id)
    except (Quarantined, Unreadable, Damaged):
        return True
    return loaded.deserted or timing.still(loaded)


def _word(course: Course, key: str, pods: Sequence[Pod], tables: Mapping[str, Table], now: int) -> Reminded:
    return word(course, key, now, tables="\n".join(_named(course, pod, tables) for pod in pods[:NAMED]))


def _named(course: Course, pod: Pod, tables: Mapping[str, Table]) -> str:
    thread = tables[pod.table_id or ""].thread_id
    return f"- {f'<#{thread}> ' if thread else ''}{names_of(course, pod)}"


def word(course: Course, key: str, now: int, **more: str) -> Reminded:
    """To whoever has prepared it, who need not take part."""
    contest = course.contest
    args: dict[str, str | int] = {"name": contest.name, "channel": f"<#{contest.channel_id}>", **more}
    return Reminded(user=contest.host_id, key=key, args=args, until=now + HEARD, arranges=True)
