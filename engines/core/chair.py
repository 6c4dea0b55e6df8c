"""What the core keeps for each seat, whatever the game: the number of its question and whether somebody sits there."""

from typing import Literal

from engines.core.event import NOTABLE, Event, Fact
from engines.core.record import record, value
from engines.core.shown import Seat

Sitter = Literal["here", "away", "resigned", "removed"]
Change = Literal["sit", "leave", "return", "resign", "remove"]


@value
class Chair:
    """One seat, as the core sees it."""

    question: int = 0
    """Grows when this seat's menu opens or changes, and tells nothing about anybody else's."""
    sitter: Sitter = "here"


@record
class Seating:
    """Somebody sits down, leaves, resigns or is removed. Logged between the acts; who plays on is the bot's affair."""

    seat: int
    change: Change
    person: str | None = None
    """Who sits down, for games whose heirlooms remember persons; an opaque id. Of a borrowed seat that is resigned from
    it is the owner: only the loan is given up, and no seat is without anybody."""
    until: int | None = None
    """Until when the seat is lent to them, or left to a steward, UTC epoch milliseconds: a note that no rule reads."""
    kind: Literal["seating"] = "seating"


@record
class Seated(Fact, weight=NOTABLE):
    """What everybody hears of a :class:`Seating`."""

    seat: Seat
    change: Change

    def takes_back(self) -> type[Event] | None:
        """Whoever is back was away: with nothing done for them meanwhile, nobody need hear of it."""
        return Seated if self.change == "return" else None


BECOMES: dict[tuple[Sitter, Change], Sitter] = {
    ("here", "sit"): "here",
    ("here", "leave"): "away",
    ("here", "resign"): "resigned",
    ("here", "remove"): "removed",
    ("away", "return"): "here",
    ("away", "sit"): "here",
    ("away", "resign"): "resigned",
    ("away", "remove"): "removed",
    ("resigned", "sit"): "here",
    ("resigned", "remove"): "removed",
}
"""All that can happen to a chair. Whoever is away has it played by a steward until they return; a resigned seat until
somebody sits down. Where somebody sits already the seat is handed on by that alone: nobody resigns from it. Nobody
comes back from a removal, and only games whose rules know one allow it (``Game.remove``)."""
HANDS_OVER: tuple[Change, ...] = ("sit", "resign")
"""The changes after which another hand plays the seat: a person's or a steward's."""
