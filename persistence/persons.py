"""What people have set for themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from persistence.deliveries import Ring

CardPlace = Literal["dm", "thread", "ephemeral"]
"""Where somebody's cards come: in direct messages, in a private thread, or only when they open them."""
Ratings = Literal["shown", "hidden", "left"]
"""Whether somebody's results are shown to others, are not but count, or count for no rating at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody's own settings; whoever never changed any has these."""

    user_id: str
    locale: str | None = None
    """As chosen with the bot; ``None``: whatever the platform reports."""
    reported: str | None = None
    """What it reported last."""
    card_place: CardPlace = "dm"
    ring: Ring = "card"
    """As chosen; :attr:`called` is what comes of it."""
    pictures: bool = True
    hours: str | None = None
    """When they are awake and on holiday, as JSON of the bot's; ``None``: they have said nothing."""
    ratings: Ratings = "shown"
    dm_closed: bool = False
    dm_told: bool = False
    """Has been told, once, that direct messages do not arrive."""
    dm_channel_id: str | None = None

    @property
    def place(self) -> CardPlace:
        """Where their cards come as things are: who takes no direct messages has a private thread instead (§4.3)."""
        return "thread" if self.card_place == "dm" and self.dm_closed else self.card_place

    @property
    def carded(self) -> bool:
        """Whether a card is sent to them at all."""
        return self.card_place != "ephemeral"

    @property
    def called(self) -> Ring:
        """Where calls ring: whoever gets no card can only be called in the channel."""
        return self.ring if self.carded else "channel"


class PersonChanges(TypedDict, total=False):
    """Columns to set; what is absent stays."""

    locale: str | None
    reported: str | None
    card_place: CardPlace
    ring: Ring
    pictures: bool
    hours: str | None
    ratings: Ratings
    dm_closed: bool
    dm_told: bool
    dm_channel_id: str | None
