"""Through whose eyes a picture is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines.core.drawing.typefaces import ELLIPSIS, Face, fitted, legible, width
from engines.core.emblem import EMBLEMS, Emblem
from engines.core.event import Event
from engines.core.text import Arg, SeatRef, Text, text


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
        """What can be written of a seat's name; that it is a player, and which, if that is nothing: a bare number would
        stand among numbers. A name that is cut and would look like another is cut in its middle, so that what tells
        them apart is kept."""
        names = [legible(name, face) or self._player(at, face, size, room) for at, name in enumerate(self.names)]
        cut = [fitted(name, face, size, room) for name in names]
        alike = [names[other] for other, shown in enumerate(cut) if shown == cut[seat] and other != seat]
        if cut[seat] == names[seat] or not alike:
            return cut[seat]
        return _shortened(names[seat], max(_common(names[seat], other) for other in alike), face, size, room)

    def _player(self, seat: int, face: Face, size: int, room: int) -> str:
        """What stands for a name there: never cut, else the number would go."""
        said = self.say(player(seat))
        return said if width(said, face, size) <= room else self.say(text("core-player-short", number=seat + 1))

    def fact(self, *said: Arg) -> tuple[str, ...]:
        """What a picture shows together, as a text says it."""
        return tuple(self.names[each.seat] if isinstance(each, SeatRef) else str(self.say(each)) for each in said)


def player(seat: int) -> Text:
    """What stands for a name that no font has letters for."""
    return text("core-player", number=seat + 1)


def _common(one: str, other: str) -> int:
    """With how many of the same letters both begin."""
    return next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(other))


def _shortened(name: str, common: int, face: Face, size: int, room: int) -> str:
    """So much of its beginning that all of what comes after the *common* letters fits, too."""
    end = f"{ELLIPSIS}{name[common:].lstrip()}"
    head = name[:common].rstrip()
    while head and width(head + end, face, size) > room:
        head = head[:-1].rstrip()
    return head + end if head else fitted(name, face, size, room)


def emblem(seat: int) -> Emblem:
    """Of a seat, the same in every picture and text."""
    return EMBLEMS[seat]
