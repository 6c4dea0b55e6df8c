"""The imperative face of a pure step: verbs that replace the state and record the event in one move."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from engines.core.chair import Chair
from engines.core.draft import Draft
from engines.core.event import Event, Stopped
from engines.core.frame import Frame
from engines.core.recent import recent
from engines.core.record import altered, copied, family, increased, maker, replaced
from engines.core.rng import Rng

S = TypeVar("S", bound="MatchState")
T = TypeVar("T")
_chair = maker(Chair)


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


def unpacked(seats: int, seed: str, first: Frame) -> dict[str, Any]:
    """What the state of a match holds at its setup besides the game's own: *first* is the deed that begins it."""
    return {"rng": Rng(seed), "stack": (first,), "chairs": (Chair(),) * seats, "drafts": (None,) * seats}


@recent
def _heeding(every: tuple[Any, ...]) -> tuple[int, ...]:
    orders = [getattr(each, "orders", None) for each in every]
    return tuple([seat for seat, each in enumerate(orders) if each is not None and each.heeds])


class Board(Generic[S]):
    """Lives for one transition. Games subclass it with their own verbs.

    The state is a copy of its own, which only :meth:`amend` changes: it is copied once, not by every verb. Whoever is
    handed it finds it frozen; what it is made of is never changed, but replaced."""

    own: ClassVar[str] = ""
    """The attribute of the state that holds a record for each seat, where there is one."""

    def __init__(self, state: S) -> None:
        self.state: Final[S] = copied(state)
        self._open: Final[Any] = self.state
        """The same as only its board has it: to be written in."""
        self.events: list[Event] = []
        self.floor = len(state.stack)
        """How low the stack has sunk: a decision below this line is the same one that was open before."""
        self.amended = False
        """Whether anything has changed but the stack and drafts."""

    def amend(self, **changes: Any) -> None:
        """The state with *changes*, from now on."""
        self.amended, state = True, self._open
        for name, value in changes.items():
            setattr(state, name, value)

    def alter(self, name: str, value: Any) -> None:
        """:meth:`amend` of one field, for verbs of which an act takes many."""
        self.amended = True
        setattr(self._open, name, value)

    def put(self, seat: int, **changes: Any) -> None:
        """What belongs to *seat*, with *changes*."""
        every = getattr(self.state, self.own)
        self.alter(self.own, replaced(every, seat, altered(every[seat], changes)))

    def count(self, seat: int, **more: int) -> None:
        """Add to the ``tally`` of *seat*."""
        self.count_all({seat: more})

    def count_all(self, more: Mapping[int, Mapping[str, int]]) -> None:
        """Add to the ``tally`` of each of these seats."""
        every = list(getattr(self.state, self.own))
        for seat, counts in more.items():
            every[seat] = altered(every[seat], {"tally": increased(every[seat].tally, **counts)})
        self.alter(self.own, tuple(every))

    def turn(self, **changes: Any) -> None:
        """The running turn, of a game that remembers it, with *changes*."""
        self.amended = True
        self._open.turn = altered(self._open.turn, changes)

    def emit(self, event: Event) -> None:
        """Tell it: to whom, the event knows."""
        self.events.append(event)

    # ---- standing orders

    def heeding(self) -> tuple[int, ...]:
        """The seats whose orders something may bring to rest: ``orders`` of what is a seat's :attr:`own`, if the game
        has any. Looked up once an act."""
        return _heeding(getattr(self.state, self.own)) if self.own else ()

    def heed(self, seats: tuple[int, ...], since: int) -> int:
        """The orders of *seats* rest at whatever they stop at among the events from the *since*-th on; how many events
        there are by now."""
        for event in self.events[since:]:
            for seat in seats:
                orders, heard = getattr(self.state, self.own)[seat].orders, event.heard(seat)
                if heard is not None and orders.heeds and orders.stopped_by(self.state, seat, heard):
                    self.rest(seat, heard)
        return len(self.events)

    def rest(self, seat: int, heard: Event) -> None:
        """The orders of *seat* rest at what it has heard, and it is told so."""
        self.put(seat, orders=getattr(self.state, self.own)[seat].orders.rested())
        self.emit(Stopped(owners=(seat,), at=heard))

    # ---- the stack

    def push(self, *frames: Frame) -> None:
        """The last of *frames* surfaces first."""
        self._open.stack = (*self.state.stack, *frames)

    def pop(self) -> Frame:
        """The top of the stack, taken off."""
        stack: tuple[Frame, ...] = self.state.stack
        self._open.stack = stack[:-1]
        if len(stack) <= self.floor:
            self.floor = len(stack) - 1
        return stack[-1]

    def swap(self, frame: Frame) -> None:
        """The decision on top goes on in another state: those whom it still asks keep their buttons."""
        self._open.stack = (*self.state.stack[:-1], frame)

    def clear(self) -> None:
        """Nothing is pending any more: the match is over."""
        self.amend(stack=())
        self.floor = 0

    def draft(self, seat: int, draft: Draft | None) -> None:
        """What *seat* is putting together from now on; ``None``: nothing."""
        drafts, settled = self.state.drafts, draft and draft.settled(self.state, seat)
        self._open.drafts = replaced(drafts, seat, settled)

    # ---- the chairs

    def ask(self, seat: int) -> None:
        """What it is asked has a number of its own: an answer to what it was before is late."""
        chairs = self.state.chairs
        chair = chairs[seat]
        self._open.chairs = replaced(chairs, seat, _chair(question=chair.question + 1, sitter=chair.sitter))

    # ---- chance

    def below(self, bound: int) -> int:
        """A uniform integer in ``[0, bound)``."""
        value, rng = self.state.rng.below(bound)
        self.alter("rng", rng)
        return value

    def roll(self, sides: int) -> int:
        """A die: 1 to *sides*."""
        return self.below(sides) + 1

    def dice(self, sides: int, dice: int) -> tuple[int, ...]:
        """So many of them, one after the other."""
        values, rng = self.state.rng.drawn((sides,) * dice)
        self.alter("rng", rng)
        return tuple([value + 1 for value in values])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """*items* in an order that nobody knows yet."""
        result, rng = self.state.rng.shuffled(items)
        self.amend(rng=rng)
        return result
