"""A whole event night through the real bot in another process, on a simulated Discord: sign-ups by press, rounds at
many tables of different games, people who drop out and who come late. The bot is killed over and over meanwhile; at
the end the draws, the results, every match and every message are held against each other."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path

from bot.cases.drafts import playable
from bot.commandline import checks, keep
from bot.commandline.child import Child
from bot.commandline.judge import Failed
from bot.commandline.member import NAMES
from bot.commandline.verify import Mismatch
from bot.contests.past import Past
from bot.kit import Kit, wall_clock
from bot.marshal.course import Course, places_of
from bot.parlour.simulated import Interaction, Payload, Permission, SimulatedDiscord
from bot.parlour.simulated.protocol import EVERYONE_PERMISSIONS
from bot.parlour.simulated.routes.scheduled import COMPLETED
from bot.running import opened
from bot.ui.codec import decode
from bot.ui.verbs import Verb
from engines.core.rng import Rng
from persistence.contests import Contest
from persistence.sqlite import offline
from persistence.sqlite.peek import Peek

LOOK = 0.02
"""Seconds between two looks into the database."""
PATIENCE = 300.0
"""Seconds without anything happening after which the rehearsal gives up."""
NAME = "Rehearsal night"
LATE, DROPPING = 6, 8
"""One in so many signs up when it has begun, or leaves in the middle of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """What is rehearsed."""

    people: int
    rounds: int
    seed: int
    kill_every: int | None
    games: tuple[str, ...]
    """None: all that can be played at several tables."""


def plan(args: Namespace) -> Night:
    """As it was typed."""
    games = (args.game,) if args.game else ()
    return Night(people=args.people or 12, rounds=args.rounds, seed=args.seed, kill_every=args.kill_every, games=games)


async def rehearse(kit: Kit, plan: Night) -> int:
    """0 if the night came to its end and every check held."""
    with tempfile.TemporaryDirectory(prefix="castellan-") as folder:
        try:
            await Evening(kit, plan, Path(folder) / "night.sqlite3").play()
        except (Failed, Mismatch, RuntimeError) as error:
            print(f"FAILED: {error or type(error).__name__}", file=sys.stderr)
            return 1
    print("\nOK: the night is over, every check held.")
    return 0


class Evening:
    def __init__(self, kit: Kit, plan: Night, database: Path) -> None:
        self.kit, self.plan, self.database = kit, plan, database
        secret = secrets.token_hex(16)
        self.requests = 0
        self.discord = SimulatedDiscord(secret=secret, wire_sink=self._asked, ack_timeout=30.0)
        self.child = Child(self.discord, secret, database, plan.seed, "--stand-ins")
        self.chance = Rng(f"night {plan.seed}")
        self.presses = self.kills = 0
        self.next_kill = self._gap()

    def _asked(self, _request: str) -> None:
        self.requests += 1

    async def play(self) -> None:
        async with self.discord:
            self._gather()
            await self.child.start()
            try:
                await self._announce()
                late = self.people[::LATE] if len(self.people) > LATE else []
                for who in [each for each in self.people if each not in late]:
                    await self._press(who, Verb.ENTER)
                await self._begin()
                await self._go_on(late)
            finally:
                code = await self.child.stop()
            if code:
                raise Failed(f"the bot ended with exit code {code}")
            await self._hold()

    def _gather(self) -> None:
        names = [f"{NAMES[each % len(NAMES)]} {each // len(NAMES) + 1}" for each in range(self.plan.people)]
        self.people = [self.discord.places.add_person(name) for name in names]
        self.host = self.discord.places.add_person("Host")
        guild = self.discord.places.add_guild(
            "Rehearsal", self.host, bot_permissions=EVERYONE_PERMISSIONS | Permission.CREATE_EVENTS
        )
        for who in self.people:
            self.discord.places.add_member(guild, who)
        self.channel = self.discord.places.add_channel(guild, "events")
        rights = {"allow": Permission.CREATE_PUBLIC_THREADS, "deny": Permission.ATTACH_FILES}  # see `standins`
        self.discord.places.set_overwrite(self.channel, self.discord.bot, **rights)

    # ---- what people do

    async def _announce(self) -> None:
        """Through the page on which it is prepared, as a manager would."""
        people, games = self.discord.people, list(self.plan.games or playable(self.kit.games))
        made = await self._done(lambda: people.slash(self.host, self.channel, "event create", name=NAME, game=games[0]))
        chosen = {"games": games, "rounds": [str(self.plan.rounds)], "pace": ["steady"]}
        for key, values in chosen.items():
            page = made.message
            assert page is not None
            control = _control(page, Verb.SET_TERM, key)
            made = await self._done(partial(people.select, self.host, page, control, values))
        assert made.message is not None
        page = made.message
        await self._done(lambda: people.click(self.host, page, _control(page, Verb.ANNOUNCE)))

    async def _begin(self) -> None:
        """Now, whatever the clock says."""
        people = self.discord.people
        page = (await self._press(self.host, Verb.MANAGE)).message
        assert page is not None
        asked = (await self._done(lambda: people.click(self.host, page, _control(page, Verb.DECIDE, "begin")))).message
        assert asked is not None
        await self._done(lambda: people.click(self.host, asked, _control(asked, Verb.DECIDE_YES)))

    async def _press(self, who: Payload, verb: Verb) -> Interaction:
        """On the card, when it stands there."""

        async def press() -> Interaction:
            return await self.discord.people.click(who, await self._card(verb), _control(await self._card(verb), verb))

        return await self._done(press)

    async def _card(self, verb: Verb) -> Payload:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for message in reversed(self.discord.messages(self.channel)):
                if _find(message, verb):
                    return message
            await asyncio.sleep(LOOK)
        raise Failed(f"nothing in the channel does {verb.name}")

    async def _done(self, doing: Callable[[], Awaitable[Interaction]]) -> Interaction:
        """Once more where the bot was killed before it could answer."""
        for _ in range(3):
            done = await doing()
            self.presses += 1
            await self._kill()
            if not done.failed:
                return done
        raise Failed("no answer to a press")

    # ---- meanwhile

    async def _go_on(self, late: list[Payload]) -> None:
        """Until it is over and everything has been told."""
        peek, last, seen = Peek(self.database), time.monotonic(), -1
        dropping = [each for each in self.people if each not in late][::DROPPING]
        while (state := peek.contest(1)) not in ("over", "cancelled") or peek.undelivered():
            await asyncio.sleep(LOOK)
            self.child.check()
            await self._kill()
            acts = peek.acts()
            if acts != seen:
                last, seen = time.monotonic(), acts
            elif time.monotonic() - last > PATIENCE:
                raise Failed(f"nothing has happened for {PATIENCE:.0f} seconds")
            if state == "running" and peek.rounds(1) >= 1:
                if late:
                    await self._press(late.pop(), Verb.ENTER)
                elif dropping and peek.rounds(1) > 1:
                    await self._press(dropping.pop(), Verb.QUIT)
            if sys.stderr.isatty():
                print(f"… round {peek.rounds(1)}, {acts} acts, {self.kills} kills", end="\r", file=sys.stderr)
        if state == "cancelled":
            raise Failed("it did not take place")

    async def _kill(self) -> None:
        """When it is time: after so many acts and presses."""
        if not self.next_kill:
            return
        if Peek(self.database).acts() + self.presses >= self.next_kill:
            await self.child.kill()
            self.kills += 1
            await self.child.start()
            self.next_kill = Peek(self.database).acts() + self.presses + self._gap()

    def _gap(self) -> int:
        """One time few and one time many; 0: never."""
        if not self.plan.kill_every:
            return 0
        more, self.chance = self.chance.below(2 * self.plan.kill_every - 1)
        return 1 + more

    # ---- afterwards

    async def _hold(self) -> None:
        store = await opened(self.database, self.kit, lambda _: None)
        try:
            contest = await store.contests.get(1)
            tables = {pod.table_id: await store.tables.get(pod.table_id) for pod in contest.pods if pod.table_id}
        finally:
            await store.close()
        found = await offline.examine(self.database, partial(keep.judge, self.kit), wall_clock())
        if found.faults:
            raise Failed(found.faults[0])
        _drawn(contest)
        for table in tables.values():
            place = self.discord.world.channels[table.place]
            await checks.hold(self.kit, self.database, table.id, self.discord.messages(place))
        self._told(contest, [table.thread_id or "" for table in tables.values()])
        course = Course(contest)
        acts, games = Peek(self.database).acts(), Counter(table.game for table in tables.values())
        print(f"\n{contest.round} rounds, {len(contest.entrants)} people, {len(tables)} tables: {dict(games)}.")
        print(f"{acts} acts, {self.requests / max(1, acts):.2f} requests each; the bot was killed {self.kills} times.")
        for number, line in enumerate(course.standings[:8], start=1):
            print(f"{number}. {course.names[line.entrant]}: {line.points} points from {line.played}")

    def _told(self, contest: Contest, threads: list[str]) -> None:
        """Each thing once: the card, a thread for every table, that it is over, its date."""
        messages = [
            each for each in self.discord.messages(self.channel) if each["author"]["id"] == self.discord.bot["id"]
        ]
        cards = [each for each in messages if _find(each, Verb.STANDINGS)]
        if len(cards) != 1:
            raise Failed(f"the card of the event stands there {len(cards)} times")
        if len(set(threads)) != len(threads) or "" in threads:
            raise Failed("a table has no thread of its own")
        links = Counter(thread for each in messages for thread in threads if thread in str(each["components"]))
        if any(links[thread] < 1 for thread in threads):
            raise Failed("nothing leads to the thread of a table")
        end = self.kit.voice(contest.locale).tell("contest-over", name=contest.name)
        told = sum(end in str(each["components"]) for each in messages)
        if told != 1:
            raise Failed(f"that it is over was told {told} times")
        dates = [each for every in self.discord.world.scheduled.values() for each in every.values()]
        if [each["status"] for each in dates] != [COMPLETED]:
            raise Failed(f"the calendar has it {len(dates)} times, or as if it were not over")


def _drawn(contest: Contest) -> None:
    """Everybody once a round, every table with its result, byes and odd tables in turn."""
    course = Course(contest)
    for pods in course.rounds:
        sat = Counter(one for pod in pods for one in pod.members)
        if max(sat.values()) > 1:
            raise Failed(f"somebody was drawn twice in round {pods[0].round}")
    if any(pod.result is None for pod in contest.pods):
        raise Failed("a table has no result")
    if any(set(places_of(pod)) - set(pod.members) for pod in contest.pods):
        raise Failed("a table has a result for somebody who was not drawn there")
    past = Past.of([[pod.members for pod in pods] for pods in course.rounds])
    always = [each.user_id for each in contest.entrants if course.played(each.user_id) == contest.round]
    odd = [past.odd[one] for one in always]
    if odd and max(odd) > 1 + min(odd):
        raise Failed("somebody was at an odd table twice before everybody had been")
    again = sum(count - 1 for count in past.met.values() if count > 1)
    pairs = sum(1 for pod in contest.pods for _ in combinations(pod.members, 2))
    print(f"{again} of {pairs} meetings were not the first of those two.")


def _find(message: Payload, verb: Verb, *args: str) -> str | None:
    """The control of *message* that does *verb*, with those arguments if any are given."""

    def walk(parts: list[Payload]) -> str | None:
        for part in parts:
            press = decode(part.get("custom_id", ""))
            if press and press.verb == verb and (not args or press.args == args):
                return str(part["custom_id"])
            found = walk(part.get("components", []))
            if found:
                return found
        return None

    return walk(message["components"])


def _control(message: Payload, verb: Verb, *args: str) -> str:
    found = _find(message, verb, *args)
    if found is None:
        raise Failed(f"there is no {verb.name} where it should be")
    return found
