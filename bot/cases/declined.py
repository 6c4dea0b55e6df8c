"""What a use case does not do, and why."""

from __future__ import annotations

from bot.speech import Voice
from engines.core.menu import Refused
from engines.core.text import text


class Declined(Refused):
    """Refused by the bot and not by the rules: the reason is a text of the bot's own catalogue."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(text(key, **args))
        self.filled = args


class Barred(Declined):
    """Whoever asks has no right to it, there."""


def why(refused: Refused, voice: Voice) -> str:
    """The reason, in words. A game's own takes a voice that speaks of it."""
    if isinstance(refused, Declined):
        return voice.tell(refused.reason.key, **refused.filled)
    return voice(refused.reason)
