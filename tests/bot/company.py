"""People in every relation to a table, each in every place from which they can reach for it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from bot.contests.league import LeagueTerms
from bot.contests.terms import Terms
from bot.marshal.course import terms_written
from bot.marshal.seasons import written
from bot.parlour.simulated import Interaction, Payload
from bot.parlour.simulated.protocol import MessageFlag
from bot.play import stands
from bot.time.calendar import DAY
from persistence.contests import NewContest, NewPod
from persistence.leagues import NewLeague
from tests.bot.reading import custom_id
from tests.bot.scene import TOY, Scene, scene

Stage = Literal["lobby", "playing", "over", "draft", "open", "running"]
"""What there is: a table, or a contest."""
CONTESTS = ("draft", "open", "running")

INSIDE = frozenset({"host", "seated", "member", "manager", "former player"})
"""In the table's channel."""
SITTING_ELSEWHERE = frozenset({"host elsewhere", "seated elsewhere", "seated in a message", "seated in a thread"})
OUTSIDE = frozenset(
    {"member elsewhere", "manager elsewhere", "foreign owner", "former in a message", "stranger in a message"}
)
"""To them it has to be as if there were no such table."""
ROLES = (*sorted(INSIDE), *sorted(SITTING_ELSEWHERE), *sorted(OUTSIDE))


@dataclass(frozen=True)
class Company:
    """Bob hosts a table at which Cid sits with him and Fay sat once. Ann owns the server, Dan is a member of it, Eve
    owns another one."""

    s: Scene
    table: str
    den: Payload
    """A channel of Eve's."""

    def at(self, role: str) -> tuple[Payload, Payload]:
        """Who that is, and the channel in which they are."""
        ann, bob, cid, dan, eve, fay = self.s.people
        dm = self.s.discord.world.open_dm
        hall, attic = self.s.hall, self.s.attic
        return {
            "host": (bob, hall),
            "host elsewhere": (bob, attic),
            "seated": (cid, hall),
            "seated elsewhere": (cid, attic),
            "seated in a message": (cid, dm(cid["id"])),
            "seated in a thread": (cid, self._thread(cid)),
            "member": (dan, hall),
            "member elsewhere": (dan, attic),
            "manager": (ann, hall),
            "manager elsewhere": (ann, attic),
            "foreign owner": (eve, self.den),
            "former player": (fay, hall),
            "former in a message": (fay, dm(fay["id"])),
            "stranger in a message": (dan, dm(dan["id"])),
        }[role]

    def _thread(self, who: Payload) -> Payload:
        """A private thread of theirs below the table's channel."""
        world = self.s.discord.world
        for channel in world.channels.values():
            if channel.get("parent_id") == self.s.hall["id"] and channel.get("name") == "cards":
                return channel
        return self.s.discord.threads.start(self.s.hall, "cards", owner=who)

    async def press(self, role: str, custom_id: str, **data: Any) -> Interaction:
        """Use a control that the bot may never have made, on a message of the bot's where they are."""
        who, where = self.at(role)
        return await self.s.forge(who, posted(self.s, where), custom_id, **data)


def posted(s: Scene, where: Payload) -> Payload:
    """A message of the bot's in that place."""
    body = {"flags": int(MessageFlag.IS_COMPONENTS_V2), "components": [{"type": 10, "content": "?"}]}
    return s.discord._simulation.messages.create(where, s.discord.bot, body, [])


@asynccontextmanager
async def company(database: Path, stage: Stage) -> AsyncIterator[Company]:
    async with scene(database) as s:
        s.people += [s.discord.places.add_person(name) for name in ("Dan", "Eve", "Fay")]
        ann, bob, cid, dan, eve, fay = s.people
        for member in (dan, fay):
            s.discord.places.add_member(s.guild, member)
        den = s.discord.places.add_channel(s.discord.places.add_guild("Den", eve), "den")
        await s.slash(bob, "table open", game=TOY, seats=5)
        table = custom_id(s.having("j"), "j").split(":")[2]
        for who in (cid, fay):
            await s.do(who, s.having("j"), "j")
        if stage == "lobby" or stage in CONTESTS:
            await s.do(fay, s.having("l"), "l")
        else:
            await s.settled(s.do(bob, s.having("go"), "go"))
            await s.resign(fay)
        if stage == "over":
            await s.finish(table)
            await s.settled(s.slash(bob, "table roster"))
        if stage == "playing":
            await s.bot.store.stands.open(table, stands.written(stands.Stands()), locale="en")
        if stage in CONTESTS:
            await _contest(s, stage)
        for who in (ann, dan, eve):
            await s.slash(who, "me", den if who is eve else s.hall)  # from now on the bot knows them
        await s.settle()
        yield Company(s, table, den)


async def _contest(s: Scene, stage: Stage) -> None:
    """One of Bob's, in which Cid takes part, and a league of his as well; nothing falls due in them."""
    store, (_, bob, cid, *_) = s.bot.store, s.people
    new = NewContest(
        guild_id=s.guild["id"],
        channel_id=s.hall["id"],
        host_id=bob["id"],
        name="Friday",
        terms=terms_written(Terms(games=(TOY,), form="free")),
        locale="en",
        secret="seed",
        starts_at=s.time.milliseconds() + DAY,
    )
    made = await store.contests.create(new)
    league = await store.leagues.create(
        NewLeague(
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            host_id=new.host_id,
            name="League",
            terms=written(LeagueTerms(game=TOY, least=2, most=2, wanted=2)),
            locale="en",
            secret="seed",
        )
    )
    await store.leagues.change(league.id, state="open")
    await store.leagues.enter(league.id, cid["id"], "Cid")
    if stage in ("open", "running"):
        await store.contests.change(made.id, state=stage)
        await store.contests.enter(made.id, cid["id"], "Cid", here=True)
    if stage == "running":
        await store.contests.draw(made.id, 0, [NewPod(members=(cid["id"],), result="{}")])
        await store.contests.change(made.id, due_at=None)


class Kept:
    """A company that is put back as it was at first, for many tests in a row: what is stored, and every message."""

    def __init__(self, made: Company) -> None:
        self.made, self._messages = made, deepcopy(made.s.discord.world.messages)
        self._stored = sqlite3.connect(":memory:", check_same_thread=False)
        with closing(sqlite3.connect(made.s.database)) as db:
            db.backup(self._stored)

    async def as_it_was(self) -> Company:
        s = self.made.s
        await s.settle()
        with closing(sqlite3.connect(s.database)) as db:
            self._stored.backup(db)
        messages = s.discord.world.messages
        messages |= {channel: deepcopy(self._messages.get(channel, {})) for channel in messages}
        return self.made
