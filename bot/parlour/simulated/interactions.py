"""Interactions: what a person did, and everything that the bot answered."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from dataclasses import dataclass, field

from .clock import Snowflakes
from .errors import ApiError, unknown
from .protocol import TOKEN_LIFE_SECONDS, AnswerKind, InteractionKind, MessageFlag, Payload

# Real tokens begin so as well: it is base64 for "interaction:".
_TOKEN_PREFIX = "aW50ZXJhY3Rpb246"  # noqa: S105 - a prefix, no secret
TOKEN_PATTERN = re.compile(_TOKEN_PREFIX + r"[\w-]+")


def new_token() -> str:
    """A fresh token, recognisable by ``TOKEN_PATTERN`` wherever it turns up."""
    return _TOKEN_PREFIX + secrets.token_urlsafe(36)


@dataclass(eq=False, kw_only=True)
class Interaction:
    """What one person did, and all answers of the bot to it.

    The messages are live: they show later edits too.
    """

    kind: InteractionKind
    person: Payload
    channel: Payload
    payload: Payload = field(repr=False)
    source: Payload | None = field(default=None, repr=False)
    """The message whose component was used; for a form, the one from which it was opened."""
    parent: Interaction | None = field(default=None, repr=False)
    """What opened the form that was submitted."""
    acknowledged: AnswerKind | None = None
    """How the bot answered first, or None if it has not."""
    answered_after: float | None = None
    """Seconds until the first answer."""
    message: Payload | None = field(default=None, repr=False)
    """The message that answers: a new one, or the source that was edited."""
    followups: list[Payload] = field(default_factory=list, repr=False)
    modal: Payload | None = field(default=None, repr=False)
    """The form that was opened."""
    choices: list[Payload] = field(default_factory=list, repr=False)
    """The suggestions of an autocompletion."""
    started: float = field(default_factory=time.monotonic, repr=False)
    answered: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def id(self) -> str:
        """The interaction's snowflake."""
        return str(self.payload["id"])

    @property
    def token(self) -> str:
        """The secret with which the bot answers."""
        return str(self.payload["token"])

    @property
    def failed(self) -> bool:
        """Whether the bot gave no answer in time: the person sees "The application did not respond"."""
        return self.acknowledged is None

    @property
    def thinking(self) -> bool:
        """Whether the answer was deferred and its message is not there yet."""
        return self.message is not None and bool(self.message["flags"] & MessageFlag.LOADING)

    @property
    def private(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message is not None and bool(self.message["flags"] & MessageFlag.EPHEMERAL)

    @property
    def messages(self) -> list[Payload]:
        """The answer and the follow-ups."""
        return [message for message in (self.message, *self.followups) if message is not None]


class Interactions:
    """The interactions of this run. Their tokens end with the process, as far as the bot is concerned."""

    def __init__(self, snowflakes: Snowflakes, ack_timeout: float) -> None:
        self._snowflakes = snowflakes
        self.ack_timeout = ack_timeout
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Remember an interaction, so that the bot can answer it; forget those that it no longer can."""
        for old in tuple(self._by_id.values()):
            if self._snowflakes.age(old.id) < 2 * TOKEN_LIFE_SECONDS:
                break
            del self._by_id[old.id], self._by_token[old.token]
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction

    def get(self, interaction_id: str) -> Interaction | None:
        """The interaction of that id in this run."""
        return self._by_id.get(interaction_id)

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that the bot wants to answer first: 10062 if it is too late, 40060 if it already has."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown("interaction", 10062)
        if interaction.acknowledged is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if time.monotonic() - interaction.started > self.ack_timeout:
            raise unknown("interaction", 10062)
        return interaction

    def to_follow_up(self, token: str) -> Interaction:
        """The answered interaction of a token: 10015 if there is none, 50027 after 15 minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.acknowledged is None:
            raise unknown("Webhook", 10015)
        if self._snowflakes.age(interaction.id) > TOKEN_LIFE_SECONDS:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction
