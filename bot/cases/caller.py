"""Who asks for something."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """Somebody who asks for something at one place."""

    user: str
    name: str
    """As it is shown at tables: fit to stand in a message."""
    locale: str
    """What they read."""
    guild: str | None
    """The server at which they ask; ``None``: in direct messages."""
    channel: str
    manages: bool = False
    """Whether they may manage that server."""
    key: str
    """Of this very request: an act that it caused once is never done again."""
