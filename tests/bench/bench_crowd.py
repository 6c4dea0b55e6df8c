"""How soon an act is seen in its channel while stewards play at other tables without a pause.

The bot is a process of its own, on the simulated Discord, first without rate limits and then with those that people
observe."""

import asyncio
import secrets
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.commandline.child import Child
from bot.commandline.rehearse import custom_id
from bot.parlour.simulated import Payload, SimulatedDiscord
from bot.parlour.simulated.changes import Change
from bot.parlour.simulated.rate_limits import OBSERVED_RATES
from bot.ui.verbs import Verb
from engines import GAMES
from tests.bench.bench_acts import table

BUSY = 12
ACTS = 15
PATIENCE = 60.0


class Crowd:
    """Tables at which only stewards sit, started again whenever a match is over."""

    def __init__(self, discord: SimulatedDiscord, host: Payload, channels: list[Payload], game: str) -> None:
        self.discord, self.host, self.channels, self.game = discord, host, channels, game

    async def play(self) -> None:
        await asyncio.gather(*(self._at(channel) for channel in self.channels))

    async def _at(self, channel: Payload) -> None:
        people = self.discord.people
        seats = GAMES[self.game].meta.seats[0]
        while True:
            with suppress(Exception):
                await people.slash(self.host, channel, "table open", game=self.game, seats=seats)
                for verb in (Verb.LEAVE, *(Verb.ADD_STEWARD for _ in range(seats)), Verb.START):
                    card = await self._card(channel)
                    await people.click(self.host, card, custom_id(card, verb))
                await self.discord.until(lambda: self._over(channel), timeout=600)

    async def _card(self, channel: Payload) -> Payload:
        def found() -> list[Payload]:
            return [message for message in self.discord.messages(channel) if self._does(message, Verb.START)]

        return (await self.discord.until(found))[-1]

    def _over(self, channel: Payload) -> bool:
        return self._does(self.discord.messages(channel)[-1], Verb.AGAIN)

    @staticmethod
    def _does(message: Payload, verb: Verb) -> bool:
        with suppress(Exception):
            return bool(custom_id(message, verb))
        return False


async def measure(game: str, *, limited: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        secret = secrets.token_hex(8)
        rates = OBSERVED_RATES if limited else None
        async with SimulatedDiscord(secret=secret, ack_timeout=60.0, rate_limits=rates) as discord:
            host, *people = [discord.places.add_person(name) for name in ("Cid", "Ann", "Bob")]
            guild = discord.places.add_guild("Bench", host)
            for guest in people:
                discord.places.add_member(guild, guest)
            busy = [discord.places.add_channel(guild, f"busy-{number}") for number in range(BUSY)]
            quiet = discord.places.add_channel(guild, "quiet")
            child = Child(discord, secret, Path(folder) / "bench.sqlite3", seed=1)
            await child.start()
            crowd = asyncio.create_task(Crowd(discord, host, busy, game).play())
            try:
                await asyncio.sleep(5)
                print(told(game, limited, await seen(discord, game, people, quiet)), flush=True)
            finally:
                crowd.cancel()
                await child.kill()


async def seen(discord: SimulatedDiscord, game: str, people: list[Payload], channel: Payload) -> list[float]:
    """Seconds from each press to the change of the channel that it leads to."""
    changed: list[float] = []

    def hear(change: Change) -> None:
        public = not int(change.data.get("flags", 0)) & 64
        if change.name.startswith("MESSAGE_") and change.data.get("channel_id") == channel["id"] and public:
            changed.append(time.monotonic())

    discord._simulation.bulletin.watch(hear)
    players = await table(discord, game, people, channel)
    await asyncio.sleep(3)
    took: list[float] = []
    idle = 0
    while len(took) < ACTS and idle < 5:
        idle += 1
        for player in players:
            pressed = time.monotonic()
            changed.clear()
            if await player.act() is None:
                continue
            idle = 0
            with suppress(TimeoutError):
                await discord.until(lambda: bool(changed), timeout=PATIENCE)
                took.append(changed[0] - pressed)
    return took


def told(game: str, limited: bool, took: list[float]) -> str:
    limits = "observed rate limits" if limited else "no rate limits"
    median = statistics.median(took) if took else float("nan")
    return f"{game}, {BUSY} tables of stewards, {limits}: an act is seen after {median:.2f} s (most {max(took):.2f} s)"


async def main() -> None:
    for limited in (False, True):
        await measure(next(iter(GAMES)), limited=limited)


if __name__ == "__main__":
    asyncio.run(main())
