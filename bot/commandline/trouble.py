"""What keeps messages from a company for a while: one thing at a time, and then it is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from http import HTTPStatus

from bot.parlour.simulated import ChannelKind, Fault, Payload, SimulatedDiscord
from bot.parlour.simulated.errors import ApiError, rate_limited
from bot.time.calendar import MINUTE, SECOND

OFTEN = 0.5
"""How often something goes wrong while somebody acts."""
RATE = 0.7
"""The share of requests that fail in a storm."""
LASTS = (10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE)
NOTHING: tuple[Callable[[], None], int] = (lambda: None, 0)


class Trouble:
    def __init__(self, discord: SimulatedDiscord, channel: Payload, people: list[Payload], seed: int) -> None:
        self.discord, self.channel, self.people = discord, channel, people
        self.chance = random.Random(f"trouble {seed}")  # noqa: S311  (what goes wrong is to go wrong again)

    def begin(self) -> tuple[Callable[[], None], int]:
        """What ends it, and after how many milliseconds; 0: nothing is wrong."""
        if self.chance.random() >= OFTEN:
            return NOTHING
        kinds = (self._closed, self._forbidden, self._storm, self._deleted)
        return self.chance.choice(kinds)(), self.chance.choice(LASTS)

    def _closed(self) -> Callable[[], None]:
        """Some take no direct messages."""
        those = self.chance.sample(self.people, self.chance.randint(1, len(self.people)))
        for person in those:
            self.discord.places.close_dms(person)

        def end() -> None:
            for person in those:
                self.discord.places.reopen_dms(person)

        return end

    def _forbidden(self) -> Callable[[], None]:
        """The bot has no right in the channel."""
        self.discord.places.forbid_bot(self.channel)
        return lambda: self.discord.places.set_overwrite(self.channel, self.discord.bot)

    def _storm(self) -> Callable[[], None]:
        """Most requests fail: there are too many of them, or Discord is ill. Without the answers after which the bot's
        library waits by the clock of the wall."""
        return self.discord.faults.ask(self._failing)

    def _failing(self, request: str) -> Fault | None:
        kinds = (
            Fault(where=request, error=rate_limited(0.0)),
            Fault(where=request, error=ApiError(HTTPStatus.SERVICE_UNAVAILABLE, 0, "503: Service Unavailable")),
            Fault(where=request, cut=True, applied=True),
            Fault(where=request, cut=True),
        )
        return self.chance.choice(kinds) if self.chance.random() < RATE else None

    def _deleted(self) -> Callable[[], None]:
        """Somebody has deleted the threads with cards in them."""
        threads = [each for each in self.discord.world.channels.values() if each["type"] == ChannelKind.PRIVATE_THREAD]
        for thread in threads:
            self.discord.places.delete_channel(thread)
        return lambda: None
