"""Pages as somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.match import Match
from engines.core.page import Page
from engines.core.text import Arg, CardRef, Text
from engines.risk_legacy import GAME
from engines.risk_legacy.state import State
from tests.contract.catalogues import render
from tests.risk_legacy.worlds import PEOPLE

PRESENTER = GAME.presenter
LONG = ("Александра", "Вячеслав П", "Константин", "Маргарита!", "Владислава")
"""Names of ten letters, to measure with."""


def english(said: Text) -> str:
    return str(render(GAME, "en", said))


def lines(page: Page | None, locale: str = "en") -> list[str]:
    """Title, headings and lines, one after the other."""
    assert page is not None
    texts = [page.title]
    for section in page.sections:
        texts += [section.heading] if section.heading else []
        texts += section.lines
    return [str(render(GAME, locale, said)) for said in texts]


def board(state: State, seat: int | None = None) -> list[str]:
    return lines(PRESENTER.board(GAME.view(state, seat)))


def own(state: State, seat: int) -> list[str]:
    return lines(PRESENTER.own(GAME.view(state, seat)))


def ending(state: State) -> list[str]:
    return lines(PRESENTER.ending(GAME.view(state, None)))


def section(told: list[str], heading: str) -> list[str]:
    """What follows a heading, up to the end of the page."""
    return told[next(at for at, line in enumerate(told) if line.startswith(heading)) + 1 :]


def measured(page: Page | None, locale: str, names: Sequence[str] = LONG) -> tuple[int, int]:
    """Characters and bytes as Discord counts them, markdown of headings included."""
    assert page is not None
    told = "\n".join(lines(page, locale))
    for seat, name in enumerate(names):
        told = told.replace(f"Seat-{seat}", name).replace(f"Person-{PEOPLE[seat]}", name)
    told += "#### " + "\n****\n" * len(page.sections)
    return len(told), len(told.encode())


def refs(arg: Arg) -> set[str]:
    """The components that a text names."""
    match arg:
        case CardRef(ref=ref):
            return {ref}
        case Text(args=args):
            return {ref for _, inner in args for ref in refs(inner)}
        case tuple():
            return {ref for inner in arg for ref in refs(inner)}
        case _:
            return set()


def match_of(state: State) -> Match[Any]:
    """*state* with views and pages."""
    return Match(GAME, state)
