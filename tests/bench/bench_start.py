"""How long a start takes and how much memory the idle bot needs, with an empty database and with a full one; and how
many presses a second it answers.

    python tests/bench/bench_start.py [--trees DIR ...] [--stored N] [--live N] [--seconds S] [--rounds N]

Several checkouts of the project are measured in turns in the same run, each with its own code and a database that it
has made itself: compare the ratios, never the figures of two runs. The full database holds copies of one match that
stewards have played to its end and of one that goes on; it is made by the bot, then multiplied in plain SQL.

Start: from the new process to the first answer it gives to anybody. Memory: resident, :data:`IDLE` seconds later.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bot.commandline import child as children
from bot.commandline.child import Child
from bot.commandline.rehearse import custom_id
from bot.parlour.simulated import Payload, SimulatedDiscord
from persistence.checksum import checksum
from persistence.sqlite import rows
from persistence.sqlite.peek import Peek
from persistence.sqlite.rows import snapshot_crc
from tests.bench.bench_acts import Player, play, table

ROOT = Path(__file__).parents[2]
GAME = "royals"
STORED, LIVE, AT_ONCE = 10_000, 1_000, 50
"""Matches that are over, matches that go on, tables that are played at in the same moment."""
SECONDS, ROUNDS, IDLE = 10.0, 3, 5.0
PATIENCE = 900.0
"""Seconds that a start may take."""
EPOCH = 1_700_000_000.0
"""Discord's clock stands still, so that the same places get the same ids in every process."""
KEYS = {"tables": "id", "seats": "table_id", "matches": "id", "log": "match_id"}
"""What is copied, and where the id stands."""
ANEW = {
    "tables": {"channel_id": ":channel"},
    "matches": {"crc": "snapshot_crc(:copy, step, schema, rules, snapshot)"},
    "log": {"crc": f"checksum(:copy, {', '.join(rows._IN_LOG)})"},
}
"""What is not as it was in the original."""

Figures = dict[str, float]
VERBS: dict[str, Any] = {"leave": "l", "add a steward": "st", "start": "go"}
"""Verbs on the wire, since older checkouts have no names for them."""


@asynccontextmanager
async def places(live: int) -> Any:
    """A Discord with a channel for every live table, and :data:`AT_ONCE` more; as many pairs of people, since nobody
    plays at fifty tables."""
    secret = secrets.token_hex(8)
    async with SimulatedDiscord(secret=secret, ack_timeout=600.0, clock=lambda: EPOCH) as discord:
        people = [discord.places.add_person(name) for name in map(str, range(2 * AT_ONCE))]
        guild = discord.places.add_guild("Bench", people[0])
        for person in people[1:]:
            discord.places.add_member(guild, person)
        channels = [discord.places.add_channel(guild, f"table-{number}") for number in range(live + AT_ONCE)]
        yield discord, secret, people, channels


# ---- a full database


async def fill(database: Path, stored: int, live: int) -> None:
    async with places(live) as (discord, secret, people, channels):
        child = Child(discord, secret, database, seed=1)
        await child.start()
        try:
            over = await _by_stewards(discord, people[0], channels[-1], Peek(database))
            players = await table(discord, GAME, people[:2], channels[0])
            await play(players, time.monotonic() + 2.0, [])
            found = Peek(database).state(channels[0]["id"])
            assert found is not None
            while Peek(database).undelivered():
                await asyncio.sleep(0.05)
        finally:
            await child.stop()
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.create_function("checksum", -1, checksum, deterministic=True)
        db.create_function("snapshot_crc", 5, snapshot_crc, deterministic=True)
        db.execute("BEGIN")
        for number in range(1, stored):
            _copy(db, over, f"s{number:09}", f"7{number:017}")
        for number in range(1, live):
            _copy(db, found[0], f"l{number:09}", channels[number]["id"])
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _by_stewards(discord: SimulatedDiscord, host: Payload, channel: Payload, peek: Peek) -> str:
    """A match from beginning to end, and its id."""
    people = discord.people
    await people.slash(host, channel, "table open", game=GAME, seats=4)
    for does in ("leave", *("add a steward",) * 4, "start"):
        card = discord.messages(channel)[-1]
        await people.click(host, card, custom_id(card, VERBS[does]))
    while (found := peek.state(channel["id"])) is None or found[1] != "over" or peek.undelivered():
        await asyncio.sleep(0.1)
    return found[0]


def _copy(db: sqlite3.Connection, source: str, copy: str, channel: str) -> None:
    """A table with everything of it, in another channel."""
    for name, key in KEYS.items():
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        told = {key: ":copy", **ANEW.get(name, {})}
        values = ", ".join(told.get(column, column) for column in columns)
        db.execute(
            f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} WHERE {key} = :source",
            {"source": source, "copy": copy, "channel": channel},
        )


# ---- one measurement, in the tree that this process was started with


async def started(database: Path, live: int) -> Figures:
    """Seconds until the first answer, and MB while nothing happens."""
    async with places(live) as (discord, secret, people, channels):
        child = Child(discord, secret, database, seed=1)
        begun = time.monotonic()
        await child.start()
        try:
            answer = await discord.people.slash(people[0], channels[0], "me")
            assert not answer.failed
            took = time.monotonic() - begun
            await asyncio.sleep(IDLE)
            return {"s": took, "MB": resident(child)}
        finally:
            await child.kill()


async def pressed(database: Path, seconds: float) -> Figures:
    """Presses a second and the median seconds of an answer, at :data:`AT_ONCE` tables."""
    async with places(0) as (discord, secret, people, channels):
        child = Child(discord, secret, database, seed=1)
        await child.start()
        try:
            pairs = zip(people[::2], people[1::2], channels, strict=True)
            seated: list[list[Player]] = [await table(discord, GAME, [a, b], channel) for a, b, channel in pairs]
            for number, players in enumerate(seated):
                for player in players:
                    player.rng = random.Random(number)
            took: list[float] = []
            begun = time.monotonic()
            await asyncio.gather(*(play(players, begun + seconds, took) for players in seated))
            return {"presses/s": len(took) / (time.monotonic() - begun), "ms": statistics.median(took) * 1000}
        finally:
            await child.kill()


def resident(child: Child) -> float:
    """MB in memory, as Linux counts them; elsewhere not known."""
    assert child._process is not None
    status = Path(f"/proc/{child._process.pid}/status")
    if not status.exists():
        return float("nan")
    line = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


async def once(options: argparse.Namespace) -> Figures:
    """Everything about one tree. The full database is made by the first round."""
    full = Path(options.once) / "full.sqlite3"
    if not full.exists():
        await fill(full, options.stored, options.live)
    with tempfile.TemporaryDirectory() as folder:
        empty = await started(Path(folder) / "empty.sqlite3", options.live)
        busy = await pressed(Path(folder) / "busy.sqlite3", options.seconds)
    loaded = await started(full, options.live)
    return {
        "empty: start, s": empty["s"],
        "empty: memory, MB": empty["MB"],
        "full: start, s": loaded["s"],
        "full: memory, MB": loaded["MB"],
        f"presses/s at {AT_ONCE} tables": busy["presses/s"],
        "answer, median ms": busy["ms"],
    }


# ---- all trees, in turns


def main(options: argparse.Namespace) -> None:
    figures: dict[Path, list[Figures]] = {tree: [] for tree in options.trees}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(options.rounds):
            for number, tree in enumerate(options.trees):
                where = Path(folder) / str(number)
                where.mkdir(exist_ok=True)
                figures[tree].append(_in_its_own_process(tree, where, options))
    print(f"{options.stored} matches stored, {options.live} live, {options.rounds} rounds, medians")
    first = figures[options.trees[0]]
    for tree, each_round in figures.items():
        print(tree)
        for line in _told(each_round, first):
            print(f"  {line}", flush=True)


def _told(each_round: list[Figures], first: list[Figures]) -> Iterator[str]:
    for name in each_round[0]:
        median = statistics.median(each[name] for each in each_round)
        ratio = statistics.median(mine[name] / theirs[name] for mine, theirs in zip(each_round, first, strict=True))
        yield f"{name:26} {median:9.2f}" + ("" if each_round is first else f"   {ratio:5.2f} times the first")


def _in_its_own_process(tree: Path, where: Path, options: argparse.Namespace) -> Figures:
    chosen = ("--stored", options.stored, "--live", options.live, "--seconds", options.seconds)
    command = [sys.executable, __file__, "--once", where, *chosen]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([*map(str, command)], cwd=tree, env=environment, stdout=subprocess.PIPE, check=True)
    told: Figures = json.loads(done.stdout.splitlines()[-1])
    return told


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="start, memory and presses of the bot")
    parser.add_argument("--trees", type=lambda given: Path(given).resolve(), nargs="+", default=[ROOT])
    parser.add_argument("--stored", type=int, default=STORED)
    parser.add_argument("--live", type=int, default=LIVE)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of pressing, per round")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--once", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen = parsed()
    children.START = PATIENCE
    if chosen.once:
        print(json.dumps(asyncio.run(once(chosen))))
    else:
        main(chosen)
