"""Sees to it that contests go on: check-in opens, rounds are drawn, their tables open, results are noted.

Every step is one transaction, worked out from what the store says by then; so whatever is cut off is done again, and
nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from bot.cases import options
from bot.cases.asking import Publishing
from bot.marshal import placard, rounds, seasons, stalls, tables
from bot.marshal.calls import herald, missed, reminders
from bot.marshal.course import Course, places_of, result_written
from bot.marshal.said import drew, left, settled, started
from bot.marshal.series import following
from bot.play.gates import open_stands
from bot.play.sessions import Sessions
from bot.time.calendar import DAY, HOUR, MINUTE
from bot.undelivered import Undelivered
from engines.core.menu import Refused
from persistence.contests import LIVE, Decision, Pod
from persistence.deliveries import IN_CHANNEL, PLACARD_RAISED, Box, Delivery, Reminded, RoundOver
from persistence.errors import Damaged, Missing, NotInLobby, Overtaken, Quarantined, StoreError, Unreadable

log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks at what is due: whoever has played the last match of a round waits for the next."""
PAUSE = 5.0
"""Seconds before the next look when the store failed."""
AGAIN = 30 * 1000
"""Milliseconds before the next attempt at a table that could not be opened."""
PATIENCE = 60 * 1000
"""Milliseconds for which the card waits for tables that could not be opened before it is posted anew."""
SIDE_BY_SIDE = 8
"""Tables that are opened at the same time."""
STALE = HOUR
"""Milliseconds after which nobody needs to hear that something begins."""


class Marshal:
    def __init__(self, sessions: Sessions, publisher: Publishing) -> None:
        self.sessions, self.store, self.kit = sessions, sessions.store, sessions.kit
        self.publisher = publisher
        self._striking = asyncio.Lock()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.strike()
            except StoreError as error:
                log.warning("Contests could not be looked at: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(LOOK)

    async def strike(self) -> None:
        """Do what is due by now, in every contest. What goes wrong in one leaves all others as they are."""
        async with self._striking:
            await seasons.strike(self.sessions)
            for contest_id in await self.store.contests.due():
                await self._go_on(contest_id)

    async def _go_on(self, contest_id: int) -> None:
        try:
            # before anything else: once it is due no more nobody would see to it that its card stands there
            await placard.due(self.sessions, await self.store.contests.get(contest_id))
            while await self._step(Course(await self.store.contests.get(contest_id))):
                pass
        except (Missing, Overtaken):  # somebody was faster: the next look sees what there is
            return
        except StoreError:
            raise
        except Exception as error:
            log.error("Contest %s: %s; it goes on later", contest_id, type(error).__name__)  # noqa: TRY400
            now, course = self.kit.clock(), Course(await self.store.contests.get(contest_id))
            if course.contest.stalled <= course.contest.round:
                await self._stalled(course, stalls.word(course, "contest-stalls-broken", now))
            await self.store.contests.put_off(course.contest, now + AGAIN)
        await placard.due(self.sessions, await self.store.contests.get(contest_id))

    async def _step(self, course: Course) -> bool:
        """The next thing that is to be done; whether there may be more."""
        contest, now = course.contest, self.kit.clock()
        if contest.state not in LIVE:
            await self.store.contests.put_off(contest, None)
            return False
        late = await self._seated(course)
        if contest.raised < contest.round and not (late and now < (contest.round_at or 0) + PATIENCE):
            await self.store.contests.change(contest.id, told=[PLACARD_RAISED], raised=contest.round)
            return True
        if await self._settled(course):
            return True
        if contest.paused_at is not None:
            return await self._rest(course, now, late=late)
        if contest.state != "running" and now < contest.starts_at:
            return await self._ahead(course, now)
        pods = rounds.drawn(course, now)
        if pods is None:
            return await self._rest(course, now, late=late)
        await (self._draw(course, pods, now) if pods else self._end(course))
        return True

    async def _ahead(self, course: Course, now: int) -> bool:
        """Before it begins: people are reminded a day before, and called to check in."""
        contest, terms = course.contest, course.terms
        if contest.state == "open" and terms.check_in and now >= contest.starts_at - terms.check_in * MINUTE:
            absent = [each.user_id for each in course.placed if each.here_at is None]
            calls = await reminders(self.store, course, "contest-check-in", absent, now)
            told = [PLACARD_RAISED, *calls]
            await self.store.contests.change(contest.id, told=told, only_if="open", state="checkin")
            return True
        if contest.state == "open" and contest.reminded_at is None and now >= contest.starts_at - DAY:
            users = [each.user_id for each in course.placed]
            calls = await reminders(self.store, course, "contest-tomorrow", users, now, tone="silent")
            await self.store.contests.change(contest.id, told=calls, only_if="open", reminded_at=now)
            return True
        await self.store.contests.put_off(contest, rounds.moment(course, now))
        return False

    async def _rest(self, course: Course, now: int, *, late: bool) -> bool:
        """Nothing to do for now."""
        contest = course.contest
        if contest.state != "running" and contest.paused_at is None:
            await self.store.contests.change(contest.id, [started(course)], only_if=contest.state, state="running")
            return True
        if told := await stalls.stalled(self.sessions, course, now):
            await self._stalled(course, told)
            return True
        moments = [rounds.moment(course, now), rounds.look(course, now), now + AGAIN if late else None]
        due = min((each for each in moments if each is not None), default=None)
        if due != contest.due_at:
            await self.store.contests.put_off(contest, due)
        return False

    async def _stalled(self, course: Course, told: Reminded) -> None:
        """Once until another round is drawn."""
        await self.store.contests.change(course.contest.id, told=[told], stalled=course.contest.round + 1)

    # ---- a round

    async def _draw(self, course: Course, pods: Sequence[tuple[str, ...]], now: int) -> None:
        contest = course.contest
        made = tables.opened(self.kit, course, pods, now)
        resting = [one for pod in pods for one in pod] if course.terms.free else []
        first = contest.state != "running"
        said = [started(course), drew(course, pods)] if first else [drew(course, pods)]
        told = await missed(self.store, course, now) if first and not course.terms.free else []
        await self.store.contests.draw(contest.id, contest.round, made, said, told, resting=resting)

    async def _seated(self, course: Course) -> bool:
        """Open the tables of the round that is drawn; whether any has to be tried again."""
        gate = asyncio.Semaphore(SIDE_BY_SIDE)

        async def opened(pod: Pod) -> bool:
            async with gate:
                if pod.table_id is None:
                    return True
                done = await self._open(pod.table_id)
                if done and course.terms.stands:
                    await self._watched(pod.table_id)
                return done

        done = await asyncio.gather(*(opened(pod) for pod in course.going_on))
        return not all(done)

    async def _open(self, table_id: str) -> bool:
        """Whether it is open by then, or past that."""
        if (await self.store.tables.get(table_id)).state != "lobby":
            return True
        try:
            await self.sessions.refresh(table_id)
            if missed := await self.publisher.now(Box(table_id, IN_CHANNEL)):
                raise missed
            await self.sessions.begin(table_id, self.publisher.announce, options.complete, f"contest:{table_id}")
        except NotInLobby:
            return True
        except (Undelivered, Refused) as error:
            log.warning("Table %s of a contest could not be opened: %s", table_id, type(error).__name__)
            return False
        return True

    async def _watched(self, table_id: str) -> None:
        """Open its stands, if that can be and was not done before."""
        with contextlib.suppress(Quarantined, Unreadable, Damaged):
            await open_stands(self.sessions, table_id)

    async def _settled(self, course: Course) -> bool:
        """Note what has come of a pod that is over, if one is."""
        for pod in course.going_on:
            table = await self.store.tables.get(pod.table_id or "")
            if table.state not in ("over", "closed"):
                continue
            try:
                loaded = await self.sessions.at(table.id)
            except (Quarantined, Unreadable, Damaged) as error:
                log.warning("Table %s of a contest cannot be read: %s", table.id, type(error).__name__)
                continue
            places = tables.places(loaded, pod)
            leaving = tables.missing(loaded, pod) if course.terms.missing == "drop" else []
            leaving = [one for one in leaving if course.entrants[one].left_at is None]
            said: list[Decision] = [settled(course, pod, places), *(left(one) for one in leaving)]
            written, told = result_written(places), self._told(course, pod)
            await self.store.contests.settle(course.contest.id, pod, said, result=written, leaving=leaving, told=told)
            return True
        return False

    def _told(self, course: Course, pod: Pod) -> list[Delivery]:
        """That a round is over, if that was its last table; where people play as they come, none is."""
        left = [each for each in course.going_on if each.round == pod.round and each.number != pod.number]
        if left or course.terms.free or course.terms.staggered:
            return []
        return [RoundOver(round=pod.round, until=self.kit.clock() + 24 * STALE)]

    async def _end(self, course: Course) -> None:
        """Nothing more is drawn, and nothing goes on."""
        contest = course.contest
        now, then = self.kit.clock(), await following(self.sessions, course)
        if not any(places_of(pod) for pod in contest.pods):
            herald_ = herald(course, "contest-came-to-nothing", [each.user_id for each in course.here], now + STALE)
            await self.store.contests.change(
                contest.id, [], [herald_], only_if=contest.state, state="cancelled", due_at=None, then=then
            )
            return
        first = next(iter(course.standings)).entrant
        herald_ = herald(course, "contest-over", [first], now + 24 * STALE)
        await self.store.contests.change(
            contest.id, [], [herald_], only_if="running", state="over", due_at=None, then=then
        )
