"""What is read in positions laid out for it is as it was written down; and it fits, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.ui import limits
from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.page import Page
from engines.core.record import members
from engines.core.text import Text
from engines.risk_legacy import GAME
from engines.risk_legacy.pages.world import pages
from tests.campaigns import Table
from tests.contract.catalogues import LOCALES, unfilled
from tests.playing import played
from tests.risk_legacy.told import FOLDER, TOLD, boards, endings, lines, menus, own, said, texts, written
from tests.risk_legacy.worlds import PEOPLE, bequeathed, crowded

NAMES = {
    "long": ("Александра", "Вячеслав П", "Константин", "Маргарита!", "Владислава"),
    "longest": tuple(letter * 32 for letter in "DJMQW"),
}
"""Of ten letters, and of as many as there can be."""
BUTTON, HEADING, PROMPT, HINT = 80, 90, 120, 175
"""What Discord takes on a button and above a select (with a count), what a question may run to, and the small print: in
a list it is cut at 100, so the most telling comes first."""


@pytest.mark.parametrize("file", TOLD)
def test_what_is_told_is_as_it_was(file: str) -> None:
    """RL-11, 2.2.1, 2.3.2, 7.8.5: word for word."""
    assert written(file).splitlines() == (FOLDER / file).read_text(encoding="utf-8").splitlines()


def test_nothing_goes_untold() -> None:
    """Every move is read somewhere, and every event; the guide names every component (RL-2.3)."""
    read = {option.move.kind for make in menus.TOLD.values() for menu in make() for option in menu.options}
    assert read == set(members(Move, GAME.package))
    assert {event.kind for event in lines.SAMPLES} >= set(members(Event, GAME.package))


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_it_can_be_said(locale: str) -> None:
    for told in (*TOLD.values(), {"a stroll": strolled}):
        for thing in (thing for make in told.values() for thing in make()):
            for _, text in texts(thing):
                assert said(text, locale).strip()
                assert not unfilled(GAME, text)


# ---- how much fits


def named(text: str, names: tuple[str, ...]) -> str:
    for seat, name in enumerate(names):
        text = text.replace(f"Seat-{seat}", name).replace(f"Person-{PEOPLE[seat]}", name)
    return text


def measured(page: Page, locale: str, names: str = "long") -> int:
    """Characters as Discord counts them, markdown of headings included; of two bytes at most, on average."""
    whole = "\n".join(said(text, locale) for _, text in texts(page))
    whole = named(whole, NAMES[names]) + "#### " + "\n****\n" * len(page.sections)
    assert len(whole.encode()) < 2 * len(whole)
    return len(whole)


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_are_one_message(locale: str) -> None:
    """RL-11.1: boards leave room for what happened and for who is waited for; own pages for news and menu."""
    for games in (1, 4, 14, 15):
        for page in (boards.board(crowded(games, seats, fighting=games == 15)) for seats in (3, 4, 5)):
            assert measured(page, locale) < 3300
            assert measured(page, locale, "longest") <= limits.TEXT - 200
    assert all(measured(own.own(crowded(15), seat), locale) <= 1800 for seat in range(5))
    assert measured(endings.ending(endings.over(3, "conceded", *endings.EVERYTHING)), locale) < limits.TEXT - 800
    for page in (page for games in (0, 1, 7, 15) for page in pages(bequeathed(games))):
        assert measured(page, locale, "longest") < 3300
    assert all(measured(page, locale) <= limits.TEXT - 1000 for page in GAME.presenter.guide())


@cache
def strolled() -> tuple[Menu[Move], ...]:
    """The menus of games in worlds that have seen some, answered by chance."""
    return tuple(menu for seed in (1, 4) for menu in _stroll(seed))


def _stroll(seed: int) -> Iterator[Menu[Move]]:
    options = {"round_cap": "8", "defence_choice": "ask", "concession": "unanimous"}
    table = Table(game=GAME, seats=4, seed=str(seed), options=options, heirloom=bequeathed(3 * seed), people=PEOPLE[:4])
    for turn in islice(played(table, seed, seatings=0), 150):
        match: Match[Any] = turn.before
        yield from (menu for menu in map(match.menu, match.asked()) if menu is not None)


@pytest.mark.parametrize("locale", LOCALES)
def test_menus_fit_on_a_phone_and_can_be_told_apart(locale: str) -> None:
    for menu in (*(menu for make in menus.TOLD.values() for menu in make()), *strolled()):
        labels = [full(option.label, locale) for option in menu.options]
        hints = [full(option.hint, locale) for option in menu.options if option.hint]
        headings = [full(option.group, locale) for option in menu.options if option.group]
        assert max(map(len, labels), default=0) <= BUTTON, max(labels, key=len)
        assert max(map(len, hints), default=0) <= HINT, max(hints, key=len)
        assert max(map(len, headings), default=0) <= HEADING, max(headings, key=len)
        assert len(full(menu.prompt, locale)) <= PROMPT
        assert len(set(labels)) == len(labels), labels
        assert not any("**" in words for words in (*labels, *hints))


def full(text: Text, locale: str) -> str:
    return named(said(text, locale), NAMES["longest"])
