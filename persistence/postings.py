"""What is written down of a message before it is sent, so that it stands once whatever happens in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engines.core.record import adapter
from persistence.deliveries import Audience, Delivery, Way

Kept = Literal["standing", "prompt", "notice", "result", "card", "placard"]
"""Where the message's id is kept: four columns of its table, one of a seat, one of a placard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Posting:
    """A message to be sent, and everything that is noted down together with its id."""

    table_id: str
    """Or the id of the placard that it is."""
    audience: Audience
    """As of the deliveries that it belongs to."""
    slot: str
    """Which of the table's messages it is: of each there is one at a time."""
    channel_id: str
    kept: Kept | None = None
    seat: int | None = None
    """Whose card it is."""
    user_id: str | None = None
    """Who sits there. A card for somebody who has left the seat meanwhile is taken away again."""
    lobby: bool = False
    """A lobby's card: of a table that has begun or was closed meanwhile it is taken away again."""
    changes: Mapping[str, str | int | tuple[int, ...] | None] = field(default_factory=dict)
    """Further columns of the table; of the seat if it is a card, of the placard if it is one."""
    replaces: tuple[str, str] | None = None
    """Channel and message that go when this one stands."""
    fulfils: tuple[int, ...] = ()
    """Deliveries that are done with it."""
    due: tuple[Delivery, ...] = ()
    """What has to be delivered to its table as soon as it stands: whatever leads to it."""
    rings: tuple[tuple[int, int], ...] = ()
    """Whom it calls: seats, each with the number of its question."""
    way: Way = "channel"
    """How it does."""


POSTINGS = adapter(Posting, __package__)
"""Reads and writes the JSON that is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A posting that is on disk and whose message is not known yet."""

    id: int
    posting: Posting
    since: str
    """A message that is older; empty if none was known."""
    created_at: int
    again: bool = False
    """It had been planned before, and nobody knows what became of it."""

    @property
    def nonce(self) -> str:
        """The same at every attempt and at most 25 characters long, which is what the platform takes."""
        return f"{self.posting.table_id}.{self.id}"
