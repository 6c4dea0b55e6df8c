"""Menus of Bellum Magica as their readers see them."""

from __future__ import annotations

from engines.bellum_magica import GAME
from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.text import Text
from tests.bellum_magica.pages import loose
from tests.bellum_magica.scene import Scene
from tests.contract.catalogues import render


def said(text: Text, locale: str = "en") -> str:
    words: str = render(GAME, locale, text)
    return loose(words)


def labels(menu: Menu[Move]) -> list[str]:
    return [said(option.label) for option in menu.options]


def told(menu: Menu[Move], move: Move) -> tuple[str, str]:
    """Label and hint of a move on offer."""
    option = next(option for option in menu.options if option.move == move)
    return said(option.label), said(option.hint) if option.hint else ""


def groups(menu: Menu[Move]) -> list[str]:
    """The headings in their order."""
    return list(dict.fromkeys(said(option.group) for option in menu.options if option.group))


def notes(menu: Menu[Move]) -> list[str]:
    return [said(note) for note in menu.notes()]


def reasons(match: Scene, seat: int | None = None) -> dict[str, str]:
    """What cannot be had, and why."""
    at = match.mover if seat is None else seat
    return {said(no.say(no.move)): said(no.reason) for no in match.match.blocked(at) if no.say}


def aside(match: Scene, seat: int) -> Menu[Move]:
    menu = match.match.aside(seat)
    assert isinstance(menu, Pick)
    return menu
