"""Through whose eyes a picture is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines.core.drawing.typefaces import Face, fitted, written
from engines.core.emblem import EMBLEMS, Emblem
from engines.core.event import Event
from engines.core.text import Arg, SeatRef


@dataclass(frozen=True, kw_only=True, slots=True, eq=False)
class Look:
    """The language and the names of a reader, and what they have seen already."""

    say: Callable[[Arg], str]
    """A text, a component or anything else that texts are made of, in the reader's language; without any markup."""
    names: tuple[str, ...]
    """Of seats: as people call themselves, with any letters."""
    before: Any = None
    """The view of the same seat when the reader's last turn ended: changes since are marked. ``None``: nothing is."""
    news: tuple[Event, ...] = ()
    """What the reader has heard since then: how it came to those changes. Nothing, where nobody knows that."""

    def name(self, seat: int, face: Face, size: int, room: int) -> str:
        """What can be written of a seat's name; its number if that is nothing."""
        name = written(self.names[seat], face) or f"{seat + 1}"
        return fitted(name, face, size, room)

    def fact(self, *said: Arg) -> tuple[str, ...]:
        """What a picture shows together, as a text says it."""
        return tuple(self.names[each.seat] if isinstance(each, SeatRef) else str(self.say(each)) for each in said)


def emblem(seat: int) -> Emblem:
    """Of a seat, the same in every picture and text."""
    return EMBLEMS[seat]
