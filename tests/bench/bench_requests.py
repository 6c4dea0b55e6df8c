"""How many requests the bot makes of Discord, and how much it uploads with them: for a match that is rehearsed, by
stewards or, in a world, by people who only answer; and for one of people who look at everything before they act.

    python tests/bench/bench_requests.py [--trees DIR ...] [--seats N] [--seed N] [--presses N]

The matches are the same every time. People press something that their own page offers, by direct message, as soon as
all is delivered; forms are left alone. Several checkouts of the project can be measured beside each other.

How often a phone rings is counted from the messages themselves: each new one in somebody's direct messages that is not
silent, and each person whom one calls by name in the channel. So releases can be compared that kept no ledger of calls.
Per person and day: times the acts of a day, by the number of people. Before 7716e09d nothing was known of days (no
clock ran, and ``rehearse --people`` there is only since 6ddb691f), so the days are those of today:
``castellan rehearse GAME --people --seats 4`` prints its acts, its days, and its own calls per person and day.

    git worktree add --detach ../then 7716e09d^
    python tests/bench/bench_requests.py --trees ../then . --seats 4"""

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bot.commandline.child import Child
from bot.commandline.rehearse import Plan, play_all
from bot.parlour.simulated import Payload, SimulatedDiscord
from engines import GAMES
from persistence.sqlite.peek import Peek
from tests.bench.bench_acts import Player, table, verb
from tests.bot.reading import controls
from tests.kits import EVERY

ROOT = Path(__file__).parents[2]
SEED, PRESSES = 77, 60
"""Enough to see what each costs. More at one stroke would be slowed down by the bot."""
ANSWERING, BACK = ("a", "a!", "n", "s"), "o"
"""What answers a question, and what leads back to it, as it stands on the wire: older releases are measured too."""
SEATS = {"risk_legacy": 4}
OTHERWISE = 3
EPOCH = 1_700_000_000.0
OF_A_CHANNEL = re.compile(r"(POST|PATCH|DELETE|GET) /channels/")
"""What people see of the bot of its own accord; whoever presses is answered besides."""
A_MESSAGE = re.compile(r"POST /channels/(\d+)/messages$")
SILENT = 1 << 12
"""Discord's flag of a message that rings for nobody whom it does not name."""


class Wire:
    """Counts what the bot asks for."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.files, self.uploaded = 0, 0
        """Requests that bring files along, nearly always pictures, and the bytes of those."""
        self.posted: list[tuple[str, dict[str, Any]]] = []
        """New messages, each with its channel."""

    def __call__(self, line: str) -> None:
        asked = json.loads(line)
        where = f"{asked['method']} {asked['path']}"
        match, message = OF_A_CHANNEL.match(where), A_MESSAGE.match(where)
        if message:
            self.posted.append((message[1], asked["body"] or {}))
        self.requests[match[1] if match else "answers and others"] += 1
        uploaded = asked.get("uploaded", 0)  # older releases do not tell
        self.files, self.uploaded = self.files + (uploaded > 0), self.uploaded + uploaded

    def clear(self) -> None:
        """Begin anew."""
        self.requests.clear()
        self.posted.clear()
        self.files = self.uploaded = 0

    def rings(self, direct: Collection[str]) -> int:
        """How often somebody's phone rang; *direct*: the channels of direct messages."""
        loud = [(where, body) for where, body in self.posted if not int(body.get("flags") or 0) & SILENT]
        named = sum(len((body.get("allowed_mentions") or {}).get("users") or ()) for where, body in loud)
        return named + sum(where in direct for where, _ in loud)

    def told(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.requests.items()))
        return f"{self.requests.total():5} requests ({kinds})"


async def rehearsed(game: str, seats: int, seed: int) -> None:
    """One whole match."""
    wire = Wire()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        plan = Plan(game=game, seats=seats, seed=seed, games=1, kill_every=None, wire=None, database=database)
        printed, sys.stdout = sys.stdout, sys.stderr
        try:
            await play_all(EVERY, plan, database, wire)
        finally:
            sys.stdout = printed
        acts = Peek(database).acts()
    _tell(game, seats, "rehearsed", acts, wire)


async def people(game: str, seats: int, seed: int, presses: int) -> None:
    """The beginning of a match, of the first game where a world is founded before; counted from its first act on."""
    wire, secret, rng = Wire(), secrets.token_hex(8), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with SimulatedDiscord(secret=secret, wire_sink=wire, ack_timeout=60.0, clock=lambda: EPOCH) as discord:
            everybody = [discord.places.add_person(f"Person {seat}") for seat in range(seats)]
            guild = discord.places.add_guild("Bench", everybody[0])
            for guest in everybody[1:]:
                discord.places.add_member(guild, guest)
            channel = discord.places.add_channel(guild, "table")
            child = Child(discord, secret, database, seed)
            await child.start()
            try:
                players = await _begun(discord, database, game, everybody, channel)
                if GAMES[game].meta.prologue:
                    while await _pressed(discord, players, rng):
                        await _delivered(Peek(database))
                    players = await _begun(discord, database, game, everybody, channel)
                before = Peek(database).acts()
                wire.clear()
                for _ in range(presses):
                    if not await _pressed(discord, players, rng):
                        break
                    await _delivered(Peek(database))
                acts = Peek(database).acts() - before
            finally:
                await child.kill()
    direct = {discord.world.open_dm(person["id"])["id"] for person in everybody}
    _tell(game, seats, "people", acts, wire, wire.rings(direct))


async def _begun(
    discord: SimulatedDiscord, database: Path, game: str, everybody: list[Payload], channel: Payload
) -> list[Player]:
    players = await table(discord, game, everybody, channel)
    while (found := Peek(database).state(channel["id"])) is None or found[1] != "playing":
        await asyncio.sleep(0.01)
    await _delivered(Peek(database))
    return players


async def _pressed(discord: SimulatedDiscord, players: list[Player], rng: random.Random) -> bool:
    """Somebody who is asked answers; false if nobody is."""
    for player in players:
        cards = discord.messages(discord.world.open_dm(player.person["id"]))
        there = controls(cards[-1]) if cards else []
        offered = [each for each in there if verb(each) in ANSWERING] or [each for each in there if verb(each) == BACK]
        if offered:
            player.message = cards[-1]
            await player.use(rng.choice(offered))
            return True
    return False


async def _delivered(peek: Peek) -> None:
    while peek.undelivered():
        await asyncio.sleep(0.004)


def _tell(game: str, seats: int, who: str, acts: int, wire: Wire, rings: int | None = None) -> None:
    ratio = wire.requests.total() / max(1, acts)
    weight = wire.uploaded / 1024 / max(1, acts)
    uploads = f"{wire.files} with files, {weight:.0f} KB per act"
    rung = "" if rings is None else f"; {rings} rings, {rings / max(1, acts):.2f} each"
    print(
        f"{game:17} {seats} {who:9} {acts:4} acts, {ratio:5.2f} requests each: {wire.told()}; {uploads}{rung}",
        flush=True,
    )


async def measure(options: argparse.Namespace) -> None:
    for game in GAMES:
        seats = options.seats or SEATS.get(game, OTHERWISE)
        await rehearsed(game, seats, options.seed)
        await people(game, seats, options.seed, options.presses)


def main(options: argparse.Namespace) -> None:
    for tree in options.trees:
        print(tree, flush=True)
        command = [sys.executable, __file__, "--once", "--seed", str(options.seed), "--presses", str(options.presses)]
        command += ["--seats", str(options.seats)] if options.seats else []
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        subprocess.run(command, cwd=tree, env=environment, check=True, stderr=subprocess.DEVNULL)


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="requests of the bot")
    parser.add_argument("--trees", type=lambda given: Path(given).resolve(), nargs="+", default=[ROOT])
    parser.add_argument("--seats", type=int, help="four, say; by default as many as are usual")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--presses", type=int, default=PRESSES)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen = parsed()
    if chosen.once:
        asyncio.run(measure(chosen))
    else:
        main(chosen)
