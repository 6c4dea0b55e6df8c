"""Stack entries. Their fields are the continuation, so a paused game is plain data."""

from typing import Any, ClassVar

from engines.core.menu import Blocked, Given, Menu
from engines.core.record import Family, family

Ordered = tuple[int, Given[Any]]
"""Which line of standing orders answers, from 1 (0: the orders as such), and what."""
WINDOW = "window"
"""The span of what others are asked within somebody's turn."""


@family
class Frame(Family):
    """Its members are the decisions and the deeds of a game; they hold no callables."""

    span: ClassVar[str] = "turn"
    """What a clock may end as a whole with defaults: a turn, a window (:data:`WINDOW`), a round, the setup."""
    sealed: ClassVar[bool] = False
    """Answers stay hidden until the last one is in: the others learn that one was given, no more."""

    def asked(self, state: Any) -> tuple[int, ...]:
        """The seats that are awaited. Nobody: the frame is a deed and runs when it surfaces."""
        return ()

    def menu(self, state: Any, seat: int) -> Menu[Any]:
        """What it asks *seat*, one of those in :meth:`asked`. Texts are built when somebody reads them."""
        raise AssertionError(f"{self} asks nobody")

    def blocked(self, state: Any, seat: int) -> tuple[Blocked[Any], ...]:
        """What the menu leaves out and why. Built only when somebody wonders."""
        return ()

    def fallback(self, state: Any, seat: int) -> Given[Any]:
        """What the clock answers for somebody who is not there. Every decision has one: nobody waits for ever."""
        raise AssertionError(f"{self} asks nobody")

    def ordered(self, state: Any, seat: int) -> Ordered | None:
        """What this seat's standing orders answer, if they do. A pass by order must not depend on its hidden cards."""
        return None

    def resolve(self, board: Any, seat: int, given: Given[Any]) -> None:
        """Apply an answer that the menu has already accepted. Called with the frame still on top."""
        raise AssertionError(f"{self} asks nobody")

    def answered(self) -> tuple[int, ...]:
        """Whose :attr:`sealed` answers lie here, if another answer may unseal them at once: that it does not may tell
        what they are, so no undo crosses it."""
        return ()

    def run(self, board: Any) -> None:
        """Take effect. Called after the frame was popped."""
        raise AssertionError(f"{self} waits for an answer")


# ---- the seats that a window asks


def after(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The other seats in turn order, starting left of *seat*."""
    at = seats.index(seat)
    return (*seats[at + 1 :], *seats[:at])


def without(queue: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """*queue* when *seat* has answered."""
    return tuple(waiting for waiting in queue if waiting != seat)
