"""Whoever owns another server forges ids of every kind: nothing changes, and nothing is told.

``CASTELLAN_SOAK_FORGED`` sets how many ids."""

import os
import random
from pathlib import Path

import pytest

from bot.parlour.simulated import Payload
from bot.routes import PRESSES
from tests.bot.company import company, posted
from tests.bot.once import stored
from tests.bot.reading import answer, custom_id, said
from tests.bot.scene import Scene
from tests.bot.test_rights import OLD_BUTTON, ROWS

FORGED = int(os.environ.get("CASTELLAN_SOAK_FORGED", "250"))
OWNERS = 8
ARGS = (
    "",
    ":0",
    ":-1",
    ":none",
    ":{mark}",
    ":{mark}:0",
    ":{mark}:1",
    "::0",
    ":goal",
    ":purse",
    ":delivery",
    ":0:0:0",
    "x",
)
VALUES = ("0", "1", "2", "12", "bg", "thread", "nonsense", "999999999999")


@pytest.mark.thorough
async def test_forged_ids_of_foreign_owners(tmp_path: Path) -> None:
    database, rng = tmp_path / "castellan.sqlite3", random.Random(11)
    async with company(database, "over") as c:
        s = c.s
        tables = [c.table, *await more(s), "1", "me", "worlds", "0123456789"]
        mark = (await s.loaded(tables[1])).mark(0)
        dens = [den(s, number) for number in range(OWNERS)]
        before = stored(database, without=("people",))
        s.discord.requests.clear()
        for _ in range(FORGED):
            (owner, message), verb = rng.choice(dens), rng.choice(tuple(PRESSES))
            forged = f"1:{verb}:{rng.choice(tables)}{rng.choice(ARGS).format(mark=mark)}"
            done = await s.forge(owner, message, forged, **shape(rng))
            assert s.discord.requests.to("* /channels/*") == [], forged
            s.discord.requests.clear()
            if done.modal is not None:
                assert forged.startswith("1:mo:me"), "one's own holidays, and nobody else's"
                continue
            assert done.private, forged
            told = {ROWS[verb].absent, OLD_BUTTON}  # the latter of whatever does not fit its verb, at any table
            if ROWS[verb].subject == "me" or verb == "wc":
                assert not {"Bob", "Cid", "coins"} & set(said(done).split()), forged
            else:
                assert said(done) in told, forged
        await s.settle()
        assert stored(database, without=("people",)) == before
        assert s.discord.requests.to("* /channels/*") == []


async def more(s: Scene) -> tuple[str, str, str]:
    """A running match, a lobby and a table that was closed, with Ann and Bob."""
    playing = await s.table(s.bob)
    await s.lobby(s.bob, where=s.attic)
    lobby = custom_id(s.having("j", s.attic), "j").split(":")[2]
    cellar = s.discord.places.add_channel(s.guild, "cellar")
    closed = await s.table(s.bob, where=cellar)
    await s.settled(s.do(s.ann, answer(await s.slash(s.ann, "table close", cellar)), "cl!"))
    return playing, lobby, closed


def den(s: Scene, number: int) -> tuple[Payload, Payload]:
    """The owner of a server of their own, and a message of the bot's there."""
    owner = s.discord.places.add_person(f"Owner {number}")
    channel = s.discord.places.add_channel(s.discord.places.add_guild(f"Den {number}", owner), "den")
    return owner, posted(s, channel)


def shape(rng: random.Random) -> dict[str, object]:
    """A button, or a select with anything chosen in it."""
    if rng.random() < 0.5:
        return {}
    return {"component_type": 3, "values": rng.sample(VALUES, rng.randint(0, 2))}
