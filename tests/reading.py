"""How much of what a game says fits: on a phone, in every language, with names as long as they may be."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from bot.speech import plain
from bot.ui.page import below, markdown
from engines.core.event import Event
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.page import Page
from engines.core.text import Arg, Text
from tests.contract.catalogues import LOCALES, render, unfilled
from tests.told import Thing, texts, written

LABEL, HINT = 80, 100
"""What Discord takes on a button, and in the small print of a list."""
LINE = 220
"""Characters of a line of the log."""
NAMES = ("Александра", "Вячеслав П", "Константин", "Маргарита!", "Владислава")
"""Of ten letters, to measure with."""
LONGEST = tuple(letter * 32 for letter in "DJMQW")
"""Of as many as there can be."""


@cache
def _made(make: Callable[[], Iterable[Thing]]) -> tuple[Thing, ...]:
    """What lies there is laid once, and read in every language."""
    return tuple(make())


@dataclass(frozen=True)
class Reader:
    """Of one game, and of what it has written down in its ``told``.

    :param people: persons, who are called as those of the seats are.
    """

    told: ModuleType
    people: tuple[str, ...] = ()

    @property
    def game(self) -> Any:
        return self.told.GAME

    def as_it_was(self, file: str) -> None:
        """Word for word."""
        path: Path = self.told.FOLDER / file
        now = written(self.game, {name: partial(_made, make) for name, make in self.told.TOLD[file].items()})
        assert now.splitlines() == path.read_text(encoding="utf-8").splitlines()

    def said(self, text: Arg, locale: str, names: tuple[str, ...] = LONGEST) -> str:
        words = str(render(self.game, locale, text))
        for seat, name in enumerate(names):
            words = words.replace(f"Seat-{seat}", name)
        for person, name in zip(self.people, names, strict=False):
            words = words.replace(f"Person-{person}", name)
        return words

    def can_be_said(self, locale: str, things: Iterable[Thing] = ()) -> None:
        """All that is told, and *things* beside."""
        told = (thing for shown in self.told.TOLD.values() for make in shown.values() for thing in _made(make))
        for thing in (*told, *things):
            for _, text in texts(self.game, thing):
                assert self.said(text, locale).strip()
                cells = text if isinstance(text, tuple) else (text,)
                assert not [cell for cell in cells if isinstance(cell, Text) and unfilled(self.game, cell)]

    def lines_differ(self, samples: Iterable[Event], locale: str) -> None:
        """No two events read the same, and none is too long."""
        lines = [self.game.presenter.line(event) for event in samples]
        told = [self.said(line, locale, NAMES) for line in lines]
        assert len(set(told)) == len(told)
        assert all(len(line) <= LINE for line in told)

    def measured(self, page: Page | None, locale: str, names: tuple[str, ...] = NAMES) -> tuple[int, int]:
        """Characters and bytes, as Discord counts them."""
        assert page is not None
        reading: Any = _Reading(self, locale, names)
        whole = markdown(page, reading) + below(page, reading)
        return len(whole), len(whole.encode())

    def guide_fits(self, most: int) -> None:
        """Each page of it."""
        for locale in LOCALES:
            assert all(self.measured(page, locale)[0] <= most for page in self.game.presenter.guide())

    def labels(self, menu: Menu[Move], locale: str, *, heading: int = LABEL, hint: int = HINT) -> list[tuple[str, str]]:
        """The heading and the label of each option, as long as they may be, and not written in bold."""
        heads = [self.said(option.group, locale) if option.group else "" for option in menu.options]
        labels = [self.said(option.label, locale) for option in menu.options]
        hints = [self.said(option.hint, locale) for option in menu.options if option.hint]
        for words, most in ((labels, LABEL), (heads, heading), (hints, hint)):
            assert max(map(len, words), default=0) <= most, max(words, key=len)
        assert all((*labels, *hints, *(self.said(note, locale).strip() for note in (menu.prompt, *menu.notes()))))
        assert not any("**" in words for words in (*labels, *hints))
        return list(zip(heads, labels, strict=True))

    def components(self, pages: Iterable[Page]) -> set[str]:
        """Those that are named there."""
        said = (text for page in pages for _, text in texts(self.game, page))
        return {ref for text in said for ref in refs(text)}


class _Reading(NamedTuple):
    """Stands in for the bot's voice."""

    reader: Reader
    locale: str
    names: tuple[str, ...]

    def __call__(self, arg: Arg) -> str:
        return self.reader.said(arg, self.locale, self.names)

    def bare(self, arg: Arg) -> str:
        return plain(self(arg))


def refs(arg: Any) -> Iterator[str]:
    """The components that a text names."""
    inner = [value for _, value in arg.args] if isinstance(arg, Text) else arg if isinstance(arg, tuple) else ()
    yield from (ref for each in inner for ref in refs(each))
    yield from (arg.ref,) if hasattr(arg, "ref") else ()
