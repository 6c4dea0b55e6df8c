"""Which entries of a list a typed text fits, and which one it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple
from unicodedata import combining, normalize

from bot.handlers.phrases.entries import Entry
from bot.speech import SIGNS

Way = Callable[[str, str], bool]
"""Whether what is typed fits a text, both folded."""


@lru_cache(maxsize=4096)
def fold(words: str) -> str:
    """*words* without case and accents, as people type е for ё, and without the signs beside names."""
    every = normalize("NFKD", re.sub(SIGNS, "", words).casefold())
    return " ".join("".join(letter for letter in every if not combining(letter)).split())


@lru_cache(maxsize=4096)
def _words(folded: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\w+", folded))


def _contained(typed: str, text: str) -> bool:
    return typed in text


def _begun(typed: str, text: str) -> bool:
    """Whether words of *text* begin with those typed, in any order."""
    wanted = _words(typed)
    return bool(wanted) and all(any(word.startswith(each) for word in _words(text)) for each in wanted)


def _within(typed: str, text: str) -> bool:
    """Whether words of *text* contain those typed, in any order; a letter or two have to begin one."""
    wanted = _words(typed)
    return bool(wanted) and all(any(_inside(each, word) for word in _words(text)) for each in wanted)


def _inside(typed: str, word: str) -> bool:
    return typed in word if len(typed) > 2 else word.startswith(typed)


WAYS: tuple[Way, ...] = (_contained, _begun, _within)
"""The nearest first."""


def fitting(entries: list[Entry], typed: str) -> list[Entry]:
    """Those whose label contains *typed* or has its words in any order; if none does, those that mean it."""
    wanted = fold(typed)
    named = ([each for each in entries if way(wanted, fold(each.label))] for way in WAYS)
    meaning = ([each for each in entries if way(wanted, fold(f"{each.shown}\n{each.told}"))] for way in WAYS)
    return next(filter(None, chain(named, meaning)), [])


class Meant(NamedTuple):
    found: tuple[Entry, ...]
    """What it may be; entries that are told in the same words stand once."""
    sure: bool = True
    """Not if only what the entry would mean fits, and not its name."""

    @property
    def entry(self) -> Entry | None:
        return self.found[0] if self.sure and len(self.found) == 1 else None


def meant(entries: list[Entry], typed: str, *, whole: bool = False) -> Meant:
    """What somebody means who has typed that instead of picking it: a whole label, a name in one, or part of one.

    What can be had goes first; what cannot is understood as well, so that the answer says why. But nothing is played
    that only resembles what was called by its whole name.

    :param whole: what is only begun is not finished."""
    wanted = fold(typed)
    if not wanted:
        return Meant(())
    can, cannot = [each for each in entries if not each.blocked], [each for each in entries if each.blocked]
    for found in _tried(can, cannot, wanted, whole=whole):
        if found:
            return Meant(_distinct(found))
    return Meant(() if whole else _distinct(fitting(can, typed)), sure=False)


def _tried(can: list[Entry], cannot: list[Entry], wanted: str, *, whole: bool) -> Iterator[list[Entry]]:
    """The nearest first."""
    for some in (can, cannot):
        yield [each for each in some if wanted in (each.value, fold(each.label), fold(each.shown), fold(each.told))]
        yield [each for each in some if wanted == fold(each.bare)]
        if not whole:
            yield [each for each in some if wanted in map(fold, each.names)]
    for way in () if whole else WAYS:
        for some in (can, cannot):
            yield [each for each in some if _called(each, wanted, way)]


def _called(each: Entry, wanted: str, way: Way) -> bool:
    """Whether its label fits, or what is typed begins in it and goes on in what the entry means."""
    if way is _contained:
        return 0 <= fold(each.told).find(wanted) < len(fold(each.label))
    return way(wanted, fold(each.label))


def _distinct(found: Iterable[Entry]) -> tuple[Entry, ...]:
    told: dict[str, Entry] = {}
    for each in found:
        told.setdefault(each.told, each)
    return tuple(told.values())
