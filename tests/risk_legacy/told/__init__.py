"""What is read in positions that are laid out for it: menus, pages and lines of the log, written down word for word.

``python -m tests.risk_legacy.told`` writes them anew, to be read as a diff before they are committed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Union

from engines.core.event import Event
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.page import Page
from engines.core.text import Text
from engines.risk_legacy import GAME
from tests.contract.catalogues import render
from tests.risk_legacy.told import boards, endings, lines, menus, own, worlds

FOLDER = Path(__file__).parent
Thing = Union[Page, Menu[Move], Event]
TOLD = {
    f"{module.__name__.rpartition('.')[2]}.txt": module.TOLD for module in (boards, endings, lines, menus, own, worlds)
}
"""File → what is in it: what is shown → what makes it."""


def written(file: str) -> str:
    return "\n".join(line for name, make in TOLD[file].items() for line in (f"# {name}", *words(make()))) + "\n"


def words(things: Iterable[Thing]) -> Iterator[str]:
    for thing in things:
        yield from (f"{mark}{said(text)}" for mark, text in texts(thing))


def said(text: Text, locale: str = "en") -> str:
    return str(render(GAME, locale, text))


def texts(thing: Thing) -> Iterator[tuple[str, Text]]:
    """All that is read, one line after the other, each with a mark of what it is."""
    match thing:
        case Page():
            yield "== ", thing.title
            for section in thing.sections:
                yield from (("-- ", section.heading),) if section.heading else ()
                yield from (("   ", line) for line in section.lines)
        case Event():
            yield from (("  ", line) for line in (GAME.presenter.line(thing),) if line)
        case _:
            yield from (("? ", thing.prompt), *(("  ", note) for note in thing.notes()))
            heading = None
            for option in thing.options:
                if option.group and option.group != heading:
                    yield "-- ", option.group
                heading = option.group
                yield "   ", option.label
                yield from (("      ", hint) for hint in (option.hint,) if hint)
