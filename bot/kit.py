"""What a bot is given from outside: its games, its languages, the time and chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.languages import SHIPPED, Languages
from bot.speech import NOBODY_KNOWN, Voice
from engines.core.game import Game
from persistence.codec import Codec
from persistence.errors import UnknownGame
from persistence.records import Known
from persistence.store import Clock


def wall_clock() -> int:
    """UTC epoch milliseconds."""
    return int(time.time() * 1000)


def unguessable(_channel: str) -> str:
    return secrets.token_hex(16)


def unmistakable() -> int:
    """A number that nobody has had before; it fits into a button."""
    return 1 + secrets.randbelow(10**12 - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """Made where a program begins and handed down: nothing else knows a list of games or of languages, reads the clock
    of the wall or draws lots."""

    games: Mapping[str, Game[Any]]
    """By their keys."""
    languages: Languages = SHIPPED
    clock: Clock = wall_clock
    new_secret: Callable[[str], str] = unguessable
    """The secret of a table that is opened in this channel, from which all its draws come; a rehearsal makes repeatable
    ones."""

    new_number: Callable[[], int] = unmistakable
    """What tells two votes of one moment from each other."""

    def game(self, key: str) -> Any:
        """:raises UnknownGame: this release lacks it."""
        if key not in self.games:
            raise UnknownGame(f"there is no game {key} here")
        return self.games[key]

    def codecs(self) -> dict[str, Codec]:
        return {key: Codec(game) for key, game in self.games.items()}

    def voice(
        self, locale: str | None, game: str | None = None, names: Sequence[str] = (), known: Known = NOBODY_KNOWN
    ) -> Voice:
        """For a reader whose Discord, or whose table, speaks *locale*; see :class:`Voice`."""
        return Voice(self.languages, locale, self.games[game].package if game else None, names, known)
