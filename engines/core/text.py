"""Language-free text: a catalogue key and typed arguments. Prose exists only in locale files."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from itertools import product
from typing import Union

from engines.core.record import value


@value
class SeatRef:
    """Rendered as the name of whoever sits there."""

    seat: int


@value
class SignRef:
    """Rendered as the sign of that seat alone: where names would hide what a table says, and a legend has them."""

    seat: int


@value
class CardRef:
    """Rendered as the title of a component: the message ``title-<ref>`` of the game's catalogues."""

    ref: str

    @property
    def key(self) -> str:
        """Of its title in the catalogues."""
        return f"title-{self.ref}"


@value
class PersonRef:
    """Rendered as the name of somebody who need not sit here: an opaque id that outlives matches."""

    person: str


@value
class Said:
    """A name that somebody made up. Rendered as typed, unable to mention or format; as *instead* where a moderator
    has hidden it."""

    words: str
    instead: Text


@value
class Text:
    """A message of the catalogue with its arguments, sorted by name so that equal texts compare equal."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg = Union[int, str, SeatRef, SignRef, CardRef, PersonRef, Said, Text, tuple["Arg", ...]]
"""A tuple is rendered as a list in the grammar of the language. A ``str`` is a selector or somebody's own words: it is
never prose of ours."""


def text(key: str, **args: Arg) -> Text:
    """``text("drew", who=SeatRef(1), cards=3)``; keys are Fluent identifiers (letters, digits, hyphens)."""
    return Text(key, tuple(sorted(args.items())))


def ready(make: Callable[..., Text], *known: Iterable[Hashable]) -> Callable[..., Text]:
    """*make*, which remembers what it has made, with the texts of all these arguments made at once. For questions that
    hang on numbers: every decision has one, whether anybody reads it or not."""
    made = cache(make)
    for args in product(*known):
        made(*args)
    return made
