"""What can happen, as facts and secrets."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.event import Fact, Secret
from engines.core.record import record


@record
class Played(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    ref: str


@record
class Fired(Fact):
    seat: int


@record
class Dropped(Fact):
    """Cards laid open on the discard pile: one too many, with the last pass, or left behind by a removed seat."""

    reveals: ClassVar[bool] = True
    seat: int
    refs: tuple[str, ...]


@record
class Passed(Fact):
    seat: int


@record
class Earned(Fact):
    """*coins* is negative for a loss."""

    seat: int
    coins: int


@record
class Cancelled(Fact):
    ref: Literal["steal_deed", "deny_deed"]


@record
class Rolled(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    die: int


@record
class Decreed(Fact):
    """*words* are the player's own."""

    seat: int
    words: str


@record
class Sealed(Fact):
    """Somebody has bid, or taken the bid back; what, nobody hears."""

    seat: int
    on: bool


@record
class Unsealed(Fact):
    """One bid per seat; ``None`` for a seat that is out of the match."""

    reveals: ClassVar[bool] = True
    bids: tuple[int | None, ...]


@record
class SomeoneDrew(Fact):
    seat: int


@record
class Drew(Secret):
    reveals: ClassVar[bool] = True
    card: int

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0])
