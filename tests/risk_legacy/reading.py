"""Menus and events as their readers see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.core.event import Event
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.text import Text
from engines.risk_legacy import GAME
from tests.contract.catalogues import render
from tests.risk_legacy.scene import Scene

LONGEST_NAMES = tuple(letter * 32 for letter in "ДЖМЩЮ")


def said(text: Text, locale: str = "en") -> str:
    return str(render(GAME, locale, text))


def full(text: Text, locale: str) -> str:
    """With the longest names that people may have."""
    words = said(text, locale)
    for seat, name in enumerate(LONGEST_NAMES):
        words = words.replace(f"Seat-{seat}", name)
    return words


def told(menu: Menu[Move], move: Move, locale: str = "en") -> tuple[str, str, str]:
    """Heading, label and hint of a move on offer."""
    option = next(option for option in menu.options if option.move == move)
    heading, hint = option.group, option.hint
    return said(heading, locale) if heading else "", said(option.label, locale), said(hint, locale) if hint else ""


def label(play: Scene, move: Move) -> str:
    return told(play.menu(), move)[1]


def hint(play: Scene, move: Move, seat: int | None = None) -> str:
    return told(play.menu(seat), move)[2]


def notes(menu: Menu[Any] | None) -> list[str]:
    assert menu is not None
    return [said(note) for note in menu.notes()]


def log(events: Iterable[Event], locale: str = "en") -> list[str]:
    lines = (GAME.presenter.line(event) for event in events)
    return [said(line, locale) for line in lines if line is not None]
