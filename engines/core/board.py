"""The imperative face of a pure step: verbs that replace the state and record the event in one move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from engines.core.chair import Chair
from engines.core.draft import Draft
from engines.core.event import Event
from engines.core.frame import Frame
from engines.core.record import evolve, family, replaced
from engines.core.rng import Rng

S = TypeVar("S", bound="MatchState")
T = TypeVar("T")

_put = object.__setattr__
"""One field of the board's own state: what :meth:`Board.amend` does, for verbs of which an act takes many."""


@family
class MatchState:
    """What the state of every game holds besides its own. Frozen: only a board makes another one."""

    rng: Rng
    """The chance of the match from here on."""
    stack: tuple[Frame, ...] = ()
    """Everything in progress, the innermost frame last; empty when the match is over."""
    chairs: tuple[Chair, ...]
    """Per seat: its question and whether somebody sits there."""
    drafts: tuple[Draft | None, ...]
    """Per seat: the move that it is putting together."""


class Board(Generic[S]):
    """Lives for one transition. Games subclass it with their own verbs.

    The state is a copy of its own, which only :meth:`amend` changes: it is copied once, not by every verb. Whoever is
    handed it finds it frozen; what it is made of is never changed, but replaced."""

    def __init__(self, state: S) -> None:
        self.state: Final[S] = evolve(state)
        self.events: list[Event] = []
        self.revealed = False
        """True once something became known that an undo could not take back."""
        self.floor = len(state.stack)
        """How low the stack has sunk: a decision below this line is the same one that was open before."""
        self.amended = False
        """Whether anything has changed but the stack, the chance and drafts."""
        self.awaited: tuple[int, ...] = ()
        """Who is asked, as soon as all has settled."""

    def amend(self, **changes: Any) -> None:
        """The state with *changes*, from now on."""
        self.amended, state = True, self.state
        for name, value in changes.items():
            setattr(state, name, value)

    def emit(self, event: Event) -> None:
        """Tell it: to whom, the event knows."""
        self.events.append(event)
        self.revealed |= event.reveals

    def push(self, *frames: Frame) -> None:
        """The last of *frames* surfaces first."""
        _put(self.state, "stack", (*self.state.stack, *frames))

    def pop(self) -> Frame:
        """The top of the stack, taken off."""
        stack: tuple[Frame, ...] = self.state.stack
        _put(self.state, "stack", stack[:-1])
        if len(stack) <= self.floor:
            self.floor = len(stack) - 1
        return stack[-1]

    def swap(self, frame: Frame) -> None:
        """The decision on top goes on in another state: those whom it still asks keep their buttons."""
        _put(self.state, "stack", (*self.state.stack[:-1], frame))

    def clear(self) -> None:
        """Nothing is pending any more: the match is over."""
        self.amend(stack=())
        self.floor = 0

    def draft(self, seat: int, draft: Draft | None) -> None:
        """What *seat* is putting together from now on; ``None``: nothing."""
        drafts, settled = self.state.drafts, draft and draft.settled(self.state, seat)
        _put(self.state, "drafts", replaced(drafts, seat, settled))

    def below(self, bound: int) -> int:
        """A uniform integer in ``[0, bound)``."""
        value, rng = self.state.rng.below(bound)
        _put(self.state, "rng", rng)
        self.revealed = True
        return value

    def roll(self, sides: int) -> int:
        """A die: 1 to *sides*."""
        return self.below(sides) + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """*items* in an order that nobody knows yet."""
        result, rng = self.state.rng.shuffled(items)
        self.amend(rng=rng)
        return result
