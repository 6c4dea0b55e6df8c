"""What a seat chose. The log of a match is a list of answers, and most answers are made of these."""

from functools import lru_cache
from typing import ClassVar, Union

from engines.core.record import Family, family, named, record

Plain = Union[bool, int, str, None]
Value = Union[Plain, tuple[Plain, ...]]
"""What a part of a move, or a field of a booklet, may be: in JSON as it stands here."""


@family
class Move(Family):
    """One choice, legal because a menu offered it. Its fields say what was chosen, in numbers and words of the data."""

    lasting: ClassVar[bool] = False
    """Whether it takes a second press: a mark for good, the place to start from, cards that are thrown away."""

    def lasts(self) -> bool:
        """:attr:`lasting`, unless what was chosen makes a difference."""
        return self.lasting


@record
class Cancel(Move):
    """The way out of every draft."""


@record
class Part(Move):
    """One part of a move that is being put together: it never reaches a decision but to begin a draft."""

    of: str
    """The kind of the move, or the family of what it may become."""
    field: str
    """What of it, mostly the name of its field."""
    value: Value = None


def part(of: type[Move], **chosen: Value) -> Part:
    """The part of a move *of* that kind that one keyword names."""
    ((field, value),) = chosen.items()
    return portion(named(of), field, value)


@lru_cache(maxsize=4096, typed=True)
def portion(of: str, field: str, value: Value) -> Part:
    """The same by the names of both: remembered, since menus are made of the same ones over and over."""
    return Part(of=of, field=field, value=value)


def called(move: Move) -> str:
    """What the step of a phrase calls *move*: its kind; of a part, the kind and the field of the move it is for."""
    return f"{move.of}.{move.field}" if isinstance(move, Part) else move.kind
