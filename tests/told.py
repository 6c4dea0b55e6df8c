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
from engines.core.text import Arg
from tests.contract.catalogues import render
from tests.playing import shown
from tests.rows import do, meant
from tests.scenes import Scene

Thing = Union[Page, Menu[Move], Blocked[Move], Event]
Shown = Mapping[str, Callable[[], Iterable[Thing]]]
"""What is shown → what makes it."""


def board(play: Scene[Any, Any]) -> Iterator[Page]:
    yield play.match.game.presenter.board(play.match.view(None))


def pieces(play: Scene[Any, Any]) -> Iterator[Page]:
    """The board piece by piece."""
    yield from play.match.game.presenter.regions(play.match.view(None))


def own(play: Scene[Any, Any], *seats: int) -> Iterator[Page]:
    """The pages of those who have one."""
    for seat in seats:
        page = play.match.game.presenter.own(play.match.view(seat))
        assert page is not None
        yield page


def ending(play: Scene[Any, Any]) -> Iterator[Page]:
    yield play.match.game.presenter.ending(play.match.view(None))


def asked(play: Scene[Any, Any], *seats: int) -> Iterator[Thing]:
    """What they are asked, all who are unless some are named, and what they cannot have."""
    for seat in seats or play.asked:
        yield play.menu(seat)
        yield from play.match.blocked(seat)


def heard(play: Scene[Any, Any], *seats: int | None) -> Iterator[Thing]:
    """What *seats* read of the last verb; without any, everybody else."""
    for seat in seats or (None,):
        yield from shown(play.events, seat)


def menu(play: Scene[Any, Any]) -> Iterator[Thing]:
    yield play.menu()


LOOKS: dict[str, Callable[..., Iterable[Thing]]] = {
    look.__name__: look for look in (board, pieces, own, ending, asked, menu, heard)
}


def script(*scenes: tuple[Callable[[], Any], str]) -> Callable[[], Iterator[Thing]]:
    """What is shown by scenes one after the other: what lays each out, and what is done and looked at then, as rows
    have it (:mod:`tests.rows`): ``script((partial(scene, 2), "board; A leaves; board; own B"))``."""

    def told() -> Iterator[Thing]:
        for lies, words in scenes:
            play = lies()
            for verb in words.split("; "):
                look, *seats = verb.split()
                if look in LOOKS:
                    yield from LOOKS[look](play, *(None if seat == "-" else meant(seat) for seat in seats))
                else:
                    do(play, verb)

    return told


def collected(*modules: ModuleType) -> dict[str, Any]:
    """File → what is in it (:data:`Shown`), of modules that have a ``TOLD``."""
    return {f"{module.__name__.rpartition('.')[2]}.txt": module.TOLD for module in modules}


def written(game: Any, shown: Shown) -> str:
    return "\n".join(line for name, make in shown.items() for line in (f"# {name}", *words(game, make()))) + "\n"


def words(game: Any, things: Iterable[Thing]) -> Iterator[str]:
    for thing in things:
        yield from (f"{mark}{render(game, 'en', text)}" for mark, text in texts(game, thing))


def texts(game: Any, thing: Thing) -> Iterator[tuple[str, Arg]]:
    """All that is read, one line after the other, each with a mark of what it is."""
    match thing:
        case Page():
            yield "== ", thing.title
            for section in thing.sections:
                yield from (("-- ", section.heading),) if section.heading else ()
                yield from (("   ", line) for line in section.lines)
                yield from (("  | ", row) for row in (section.grid.rows if section.grid else ()))
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
        for file, things in told.TOLD.items():
            (folder / file).write_text(written(told.GAME, things), encoding="utf-8")


if __name__ == "__main__":
    main()
