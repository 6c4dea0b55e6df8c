"""What can happen, as facts and secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Union

from pydantic import Field

from engines.core.chair import Seated
from engines.core.event import Fact, Obeyed, Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    ref: str
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fired(Fact):
    seat: int
    kind: Literal["fired"] = "fired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped(Fact):
    """Cards laid open on the discard pile: one too many, with the last pass, or left behind by a removed seat."""

    reveals: ClassVar[bool] = True
    seat: int
    refs: tuple[str, ...]
    kind: Literal["dropped"] = "dropped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Fact):
    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Earned(Fact):
    """*coins* is negative for a loss."""

    seat: int
    coins: int
    kind: Literal["earned"] = "earned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled(Fact):
    ref: Literal["steal_deed", "deny_deed"]
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    die: int
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decreed(Fact):
    """*words* are the player's own."""

    seat: int
    words: str
    kind: Literal["decreed"] = "decreed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(Fact):
    """Somebody has bid, or taken the bid back; what, nobody hears."""

    seat: int
    on: bool
    kind: Literal["sealed"] = "sealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsealed(Fact):
    """One bid per seat; ``None`` for a seat that is out of the match."""

    reveals: ClassVar[bool] = True
    bids: tuple[int | None, ...]
    kind: Literal["unsealed"] = "unsealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class SomeoneDrew(Fact):
    seat: int
    kind: Literal["someone_drew"] = "someone_drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Secret):
    reveals: ClassVar[bool] = True
    card: int
    kind: Literal["drew"] = "drew"

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0])


AnyEvent = Annotated[
    Union[
        Played,
        Fired,
        Dropped,
        Passed,
        Earned,
        Cancelled,
        Rolled,
        Decreed,
        Sealed,
        Unsealed,
        SomeoneDrew,
        Drew,
        Obeyed,
        Seated,
    ],
    Field(discriminator="kind"),
]
