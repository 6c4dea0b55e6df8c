"""What a catalogue file says, text by text, each understood when it is first asked for: of thousands of texts a start
needs some hundred, and to understand all of them takes more than a second."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

_BEGINS = re.compile(r"^-?[A-Za-z][A-Za-z0-9_-]*(?= *=)", re.MULTILINE)
"""The name of a text. It stands at the beginning of a line, as nothing within a text does that an equals sign
follows."""


def written(text: str) -> dict[str, str]:
    """The texts of a file as they are written, by their names; those of terms begin with a dash. Of two of one name the
    first counts."""
    names = list(_BEGINS.finditer(text))
    bounds = [*(name.start() for name in names), len(text)]
    found: dict[str, str] = {}
    for name, (start, end) in zip(names, pairwise(bounds), strict=True):
        found.setdefault(name[0], text[start:end])
    return found


class Entries(Mapping[str, "Message | Term"]):
    """Texts by their names, in the place of the dictionaries of a ``FluentBundle``. Nothing that breaks the rules of
    writing is among them."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources

    def __getitem__(self, name: str) -> Message | Term:
        """:raises KeyError: there is no such text, or it cannot be understood."""
        entry = _understood(self._sources[name])
        if entry is None:
            raise KeyError(name)
        return entry

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._sources if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@cache
def _understood(source: str) -> Message | Term | None:
    """Where in the file each word stands is not kept: that would be a third of all."""
    entry = next(iter(FluentParser(with_spans=False).parse(source).body), None)
    return entry if isinstance(entry, (Message, Term)) else None
