"""What those who watch a match can foretell of it besides who wins."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engines.core.event import Event
from engines.core.text import Arg


@dataclass(frozen=True, kw_only=True, eq=False)
class Riddle:
    """A question with a closed list of answers. What everybody hears decides it, and nothing else."""

    key: str
    """The catalogues ask it as ``riddle-<key>``; kept with what people have said, so it never changes."""
    tells: Callable[[Event], int | None]
    """The answer that something gives which everybody has heard; ``None``: it gives none. The first one holds."""
    answers: tuple[Arg, ...] = ()
    """What can be answered; empty: one of the seats."""

    def many(self, seats: int) -> int:
        """How many answers there are at a table of so many."""
        return len(self.answers) or seats

    def told(self, events: Iterable[Event]) -> int | None:
        """The answer that *events* give, if they do."""
        return next((answer for event in events if (answer := self.tells(event)) is not None), None)
