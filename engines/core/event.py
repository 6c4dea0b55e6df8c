"""What a transition produced. A secret is told to its owners; the others hear its public side, if it has one."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal, Union


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """Known to the whole table."""

    reveals: ClassVar[bool] = False
    """True for what was hidden or undecided until now (a roll, a draw, an unsealing): no undo crosses it, and two
    worlds that looked alike may part here and nowhere else. That is what the secrecy test holds games to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """Known to its owners. Not a :class:`Fact`, so it cannot be told to the table by mistake."""

    reveals: ClassVar[bool] = False
    owners: tuple[int, ...]

    @abstractmethod
    def aloud(self) -> Fact | None:
        """What everybody else is told."""


Event = Union[Fact, Secret]


@dataclass(frozen=True, slots=True, kw_only=True)
class Obeyed(Secret):
    """A standing order answered for its owner. The core itself writes this down, so that no game forgets to; the
    others see the answer and need not know who gave it."""

    kind: Literal["obeyed"] = "obeyed"

    def aloud(self) -> Fact | None:
        return None


def heard(event: Event, seat: int | None) -> Event | None:
    """*event* as *seat* learns of it (``None``: a spectator)."""
    return event if isinstance(event, Fact) or seat in event.owners else event.aloud()
