"""Press → load → act → commit → answer: the real bot in its own process, on the simulated Discord.

Prints the median and the 95th percentile of the time from a press to its answer, for one table and for fifty at once,
and the acts per second that were answered meanwhile. People press whatever they are offered, forms excepted; there are
no stewards. A game that is played in worlds is measured in its founding, and once more late in a world, with everything
open that it brings.

    python -m tests.bench.bench_acts [GAME ...]"""

import argparse
import asyncio
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Collection
from importlib import import_module
from itertools import chain
from pathlib import Path

from bot.commandline.child import Child
from bot.commandline.rehearse import custom_id
from bot.kit import Kit
from bot.parlour.simulated import Interaction, Payload, SimulatedDiscord
from bot.running import opened
from bot.ui.codec import decode
from bot.ui.verbs import Verb
from engines import GAMES
from persistence.worlds import Brought, NewWorld
from tests.bot.reading import parts
from tests.campaigns import LATE

TABLES = (1, 50)
LONGEST = 12.0
TOGETHER = 48.0
"""Seconds that one measurement takes at most, and all of them: the more games, the less for each."""
OVER = 5
"""Rounds without a question after which a match is over."""


class Player:
    """One person at one table, pressing what the private message offers."""

    def __init__(self, discord: SimulatedDiscord, person: Payload, channel: Payload, rng: random.Random) -> None:
        self.discord, self.person, self.channel, self.rng = discord, person, channel, rng
        self.message: Payload | None = None

    async def act(self) -> float | None:
        """Answer what is asked; the seconds it took, or ``None`` if nothing is asked of this person."""
        if self.message is None:
            self.message = (await self.discord.people.slash(self.person, self.channel, "hand")).message
        controls = [part for part in parts(self.message or {}) if verb(part) in ("a", "a!", "n", "s")]
        if not controls:
            self.message = None
            return None
        answer = await self.use(self.rng.choice(controls))
        self.message = answer.message
        return answer.answered_after

    async def use(self, control: Payload) -> Interaction:
        """Press what stands in :attr:`message`; of a select any entries."""
        assert self.message is not None
        people = self.discord.people
        if control["type"] == 2:
            return await people.click(self.person, self.message, control["custom_id"])
        number = self.rng.randint(max(1, control["min_values"]), control["max_values"])
        values = self.rng.sample([option["value"] for option in control["options"]], number)
        return await people.select(self.person, self.message, control["custom_id"], values)


def verb(part: Payload) -> str | None:
    press = decode(part.get("custom_id", ""))
    return press.verb if press else None


async def table(discord: SimulatedDiscord, game: str, people: list[Payload], channel: Payload) -> list[Player]:
    """A running match of all these people."""
    host, *guests = people
    await discord.people.slash(host, channel, "table open", game=game, seats=len(people))
    card = discord.messages(channel)[-1]
    for guest in guests:
        await discord.people.click(guest, card, custom_id(card, Verb.JOIN))
    await discord.people.click(host, card, custom_id(card, Verb.START))
    return [Player(discord, person, channel, random.Random(channel["id"])) for person in people]


async def play(players: list[Player], until: float, took: list[float]) -> None:
    """Until the time is up or the match is over, when nothing is asked of anybody any more."""
    idle = 0
    while time.monotonic() < until and idle < OVER:
        seconds = [await player.act() for player in players]
        took += [each for each in seconds if each is not None]
        idle = 0 if any(each is not None for each in seconds) else idle + 1
        await asyncio.sleep(0)


async def lies(database: Path, game: str, channels: list[Payload]) -> None:
    """In each of these channels a world of that game, late in its life."""
    heirloom = import_module(LATE[game]).heirloom()
    left = Brought(match_id="late", parent=None, number=0, fate="bequeathed", at=0, annulled_at=None, heirloom=heirloom)
    store = await opened(database, Kit(GAMES), lambda _: None)
    try:
        for channel in channels:
            where = {"guild_id": channel["guild_id"], "channel_id": channel["id"]}
            new = NewWorld(**where, game=game, founded_at=0, archived_at=None, signer="bench", names={}, chain=(left,))
            await store.worlds.take_up(new)
    finally:
        await store.close()


async def measure(game: str, tables: int, seconds: float, *, late: bool = False) -> None:
    """Nobody sits at two of the tables: the bot slows down who presses that much."""
    seats = GAMES[game].meta.seats[0]
    with tempfile.TemporaryDirectory() as folder:
        secret = secrets.token_hex(8)
        async with SimulatedDiscord(secret=secret, ack_timeout=60.0) as discord:
            guild = discord.places.add_guild("Bench", discord.places.add_person("Owner"))
            channels = [discord.places.add_channel(guild, f"table-{number}") for number in range(tables)]
            people = [[discord.places.add_person(f"Person {seat}") for seat in range(seats)] for _ in channels]
            for guest in chain.from_iterable(people):
                discord.places.add_member(guild, guest)
            database = Path(folder) / "bench.sqlite3"
            if late:
                await lies(database, game, channels)
            child = Child(discord, secret, database, seed=1)
            await child.start()
            try:
                seated = [await table(discord, game, *each) for each in zip(people, channels, strict=True)]
                took: list[float] = []
                begun = time.monotonic()
                await asyncio.gather(*(play(players, begun + seconds, took) for players in seated))
                rate = len(took) / (time.monotonic() - begun)
            finally:
                await child.kill()
    took.sort()
    p50, p95 = statistics.median(took), took[int(len(took) * 0.95)]
    what = f"{game}, late in a world" if late else game
    print(
        f"{what}, {tables:3} tables: median {p50 * 1000:7.1f} ms, p95 {p95 * 1000:7.1f} ms, {rate:6.1f} acts/s",
        flush=True,
    )


async def main(games: Collection[str] = GAMES) -> None:
    worlds = [(game, late) for game in games for late in (False, True) if game in LATE or not late]
    seconds = min(LONGEST, TOGETHER / len(worlds) / len(TABLES))
    for game, late in worlds:
        for tables in TABLES:
            await measure(game, tables, seconds, late=late)


if __name__ == "__main__":
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    asyncio.run(main(made.parse_args().games or GAMES))
