"""The imperative face of a pure step: verbs that replace the state and record the event in one move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from engines.core.chair import Chair
from engines.core.draft import Draft
from engines.core.event import Event
from engines.core.frame import Frame
from engines.core.rng import Rng

S = TypeVar("S", bound="State")
T = TypeVar("T")


class State(Protocol):
    """The fields that every game's state has; ``chairs`` and ``drafts`` hold one entry per seat."""

    @property
    def rng(self) -> Rng: ...

    @property
    def stack(self) -> tuple[Any, ...]: ...

    @property
    def chairs(self) -> tuple[Chair, ...]: ...

    @property
    def drafts(self) -> tuple[Any, ...]: ...

    def evolve(self, **changes: Any) -> Self: ...


class Board(Generic[S]):
    """Lives for one transition. Games subclass it with their own verbs."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        """True once something became known that an undo could not take back."""
        self.floor = len(state.stack)
        """How low the stack has sunk: a decision below this line is the same one that was open before."""

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.revealed |= event.reveals

    def push(self, *frames: Frame) -> None:
        """The last of *frames* surfaces first."""
        self.state = self.state.evolve(stack=(*self.state.stack, *frames))

    def pop(self) -> Frame:
        top: Frame = self.state.stack[-1]
        self.state = self.state.evolve(stack=self.state.stack[:-1])
        self.floor = min(self.floor, len(self.state.stack))
        return top

    def swap(self, frame: Frame) -> None:
        """The decision on top goes on in another state: those whom it still asks keep their buttons."""
        self.state = self.state.evolve(stack=(*self.state.stack[:-1], frame))

    def clear(self) -> None:
        """Nothing is pending any more: the match is over."""
        self.state = self.state.evolve(stack=())
        self.floor = 0

    def draft(self, seat: int, draft: Draft | None) -> None:
        drafts = self.state.drafts
        self.state = self.state.evolve(drafts=(*drafts[:seat], draft, *drafts[seat + 1 :]))

    def below(self, bound: int) -> int:
        """A uniform integer in ``[0, bound)``."""
        value, rng = self.state.rng.below(bound)
        self.state, self.revealed = self.state.evolve(rng=rng), True
        return value

    def roll(self, sides: int) -> int:
        """A die: 1 to *sides*."""
        return self.below(sides) + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        result, rng = self.state.rng.shuffled(items)
        self.state = self.state.evolve(rng=rng)
        return result
