"""Messages of ours that show something of a server and belong to no table. Each shows what the store says of its
subject; it is posted once, edited when that has changed, and posted anew where somebody has deleted it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from persistence.deliveries import Delivery


@dataclass(frozen=True, slots=True, kw_only=True)
class Placard:
    """Of each kind and subject there is one at most."""

    id: str
    """Never that of a table. Its box and its postings bear it where others bear the id of their table."""
    kind: str
    """What it shows: the bot has a renderer for each."""
    subject: str
    """What of: the id of a server, say, or whatever else the renderer looks up."""
    guild_id: str
    channel_id: str
    """Where it stands, or is to stand."""
    locale: str
    """The language of its texts."""
    message_id: str | None
    """``None``: it is not posted."""
    digest: str | None
    """Of what it shows: an unchanged one is not edited."""
    shown_at: int
    """When it was posted or edited last, in UTC epoch milliseconds."""
    mute_since: int | None
    """Since when it cannot be shown in its channel; ``None``: it can, as far as is known."""


class Placards(Protocol):
    """Which there are, and where. That one has to be shown is a delivery, ``PlacardDue`` in its own box; whoever
    changes what it shows adds that in the same transaction, or lets :meth:`Outbox.add` do so."""

    async def put_up(
        self, kind: str, subject: str, *, guild_id: str, channel_id: str, locale: str, also: Sequence[Delivery] = ()
    ) -> Placard:
        """It stands in that channel from now on, in that language, and is due whatever stands there; a message of it
        elsewhere goes, as a delivery.

        :param also: what else is due with that."""

    async def get(self, placard_id: str) -> Placard | None:
        """``None``: it was taken down."""

    async def of(self, kind: str, subject: str) -> Placard | None:
        """``None``: there is none."""

    async def every(self) -> list[Placard]:
        """All of them, oldest first."""

    async def shown(self, placard_id: str, digest: str | None, *, gone: bool = False) -> None:
        """It shows that by now, and can be read.

        :param gone: there is nothing to show, and no message of it any more."""

    async def mute(self, placard_id: str) -> None:
        """It cannot be shown where it stands, from now on or for longer."""

    async def take_down(self, placard_id: str) -> None:
        """It is none any more; its message goes, as a delivery."""
