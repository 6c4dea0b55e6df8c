"""The start of a round of an event, inside the rate limits as people observe them: how long until every table is open,
and what Discord is asked for meanwhile.

    python tests/bench/bench_event.py [--people 64] [--game KEY]

Everybody has been written to before, as they are when they sign up; pictures are drawn."""

import argparse
import asyncio
import re
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from bot.contests.terms import Terms
from bot.kit import Kit
from bot.marshal.course import Course, terms_written
from bot.parlour.simulated import Permission, SimulatedDiscord
from bot.parlour.simulated.rate_limits import OBSERVED_RATES
from bot.parlour.wire import LoopbackConnector
from bot.post import Doors
from bot.running import running
from bot.time.calendar import DAY
from persistence.contests import NewContest
from tests.contract.games import ALL_GAMES

SECRET, TOKEN = "of this run", "token of this run"
WANTED = 4


async def measure(people: int, key: str) -> None:
    kit = Kit({key: ALL_GAMES[key]})
    asked = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        discord = SimulatedDiscord(secret=SECRET, token=TOKEN, rate_limits=OBSERVED_RATES, ack_timeout=60.0)
        async with discord:
            host = discord.places.add_person("Host")
            guild = discord.places.add_guild("Event", host)
            hall = discord.places.add_channel(guild, "hall")
            discord.places.set_overwrite(hall, discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
            everybody = [discord.places.add_person(f"Player {each + 1}") for each in range(people)]
            for who in everybody:
                discord.places.add_member(guild, who)
            connect = lambda: LoopbackConnector(discord.port, SECRET)  # noqa: E731
            async with running(Path(folder) / "event.sqlite3", TOKEN, kit, connect=connect, ready_timeout=0.1) as bot:
                bot.post._doors = Doors(bot.clock, 10_000)
                store, seats = bot.store, kit.games[key].meta.seats
                terms = Terms(games=(key,), least=seats[0], most=seats[-1], wanted=min(WANTED, seats[-1]), check_in=0)
                new = NewContest(
                    guild_id=guild["id"],
                    channel_id=hall["id"],
                    host_id=host["id"],
                    name="Bench",
                    terms=terms_written(replace(terms)),
                    locale="en",
                    secret="seed",
                    starts_at=bot.clock() + DAY,
                )
                contest = await store.contests.create(new)
                await store.contests.change(contest.id, state="open")
                for who in everybody:
                    await store.people.change(who["id"], dm_channel_id=discord.world.open_dm(who["id"])["id"])
                    await store.contests.enter(contest.id, who["id"], who["global_name"], here=True)
                discord.requests.clear()
                began = time.monotonic()
                await store.contests.change(contest.id, starts_at=bot.clock(), due_at=bot.clock())
                await bot.marshal.strike()
                opened = time.monotonic() - began
                await bot.publisher.idle()
                told = time.monotonic() - began
                for request in discord.requests.requests:
                    asked[re.sub(r"\d{5,}", "*", f"{request.method} {request.path}")] += 1
                course = Course(await store.contests.get(contest.id))
                tables = [await store.tables.get(pod.table_id or "") for pod in course.contest.pods]
                assert all(table.state == "playing" for table in tables)
    print(f"{people} people, {len(tables)} tables of {key}: all open after {opened:.1f} s, all told after {told:.1f} s")
    for what, count in asked.most_common():
        print(f"{count:5} {what}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=64)
    options.add_argument("--game", default="liars_dice")
    given = options.parse_args()
    asyncio.run(measure(given.people, given.game))
