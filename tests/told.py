"""What is read in positions that are laid out for it: menus, reasons, pages and lines of the log, word for word.

A game keeps them in ``tests/<game>/told``: a package whose ``TOLD`` says per file what is shown, and what makes it.
``python -m tests.told`` writes all of them anew, to be read as a diff before they are committed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Union

from engines.core.event import Event
from engines.core.menu import Blocked, Menu
from engines.core.move import Move
from engines.core.page import Page
from engines.core.text import Text
from tests.contract.catalogues import render
from tests.scenes import Scene

Thing = Union[Page, Menu[Move], Blocked[Move], Event]
Shown = Mapping[str, Callable[[], Iterable[Thing]]]
"""What is shown → what makes it."""


def board(play: Scene[Any, Any]) -> Iterator[Page]:
    yield play.match.game.presenter.board(play.match.view(None))


def own(play: Scene[Any, Any], *seats: int) -> Iterator[Page]:
    """The pages of those who have one."""
    for seat in seats:
        page = play.match.game.presenter.own(play.match.view(seat))
        assert page is not None
        yield page


def ending(play: Scene[Any, Any]) -> Iterator[Page]:
    yield play.match.game.presenter.ending(play.match.view(None))


def collected(*modules: ModuleType) -> dict[str, Any]:
    """File → what is in it (:data:`Shown`), of modules that have a ``TOLD``."""
    return {f"{module.__name__.rpartition('.')[2]}.txt": module.TOLD for module in modules}


def written(game: Any, shown: Shown) -> str:
    return "\n".join(line for name, make in shown.items() for line in (f"# {name}", *words(game, make()))) + "\n"


def words(game: Any, things: Iterable[Thing]) -> Iterator[str]:
    for thing in things:
        yield from (f"{mark}{render(game, 'en', text)}" for mark, text in texts(game, thing))


def texts(game: Any, thing: Thing) -> Iterator[tuple[str, Text]]:
    """All that is read, one line after the other, each with a mark of what it is."""
    match thing:
        case Page():
            yield "== ", thing.title
            for section in thing.sections:
                yield from (("-- ", section.heading),) if section.heading else ()
                yield from (("   ", line) for line in section.lines)
        case Event():
            yield from (("  ", line) for line in (game.presenter.line(thing),) if line)
        case Blocked():
            yield from (("✗  ", thing.say(thing.move)),) if thing.say else ()
            yield "      ", thing.reason
        case _:
            yield from (("? ", thing.prompt), *(("  ", note) for note in thing.notes()))
            heading = None
            for option in thing.options:
                if option.group and option.group != heading:
                    yield "-- ", option.group
                heading = option.group
                yield "   ", option.label
                yield from (("      ", hint) for hint in (option.hint,) if hint)


def main() -> None:
    for folder in sorted(Path(__file__).parent.glob("*/told")):
        told = import_module(f"tests.{folder.parent.name}.told")
        for file, shown in told.TOLD.items():
            (folder / file).write_text(written(told.GAME, shown), encoding="utf-8")


if __name__ == "__main__":
    main()
