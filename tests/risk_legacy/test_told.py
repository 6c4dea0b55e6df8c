"""What is read in positions laid out for it is as it was written down; and it fits, in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from bot.ui import limits
from engines.core.event import Event
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.page import Page
from engines.core.record import members
from engines.risk_legacy import GAME
from engines.risk_legacy.pages.world import pages
from tests.campaigns import Table
from tests.contract.catalogues import LOCALES
from tests.contract.games import every_third
from tests.playing import played
from tests.reading import LONGEST, Reader
from tests.risk_legacy import told
from tests.risk_legacy.told import boards, endings, lines, menus, own
from tests.risk_legacy.worlds import PEOPLE, bequeathed, crowded

READER = Reader(told, PEOPLE)
HEADING, PROMPT, HINT = 90, 120, 175
"""Above a select (with a count), what a question may run to, and the small print: in a list it is cut at 100, so the
most telling comes first."""
MENUS = (*menus.TOLD.values(), *(make for packet in told.PACKETS for make in packet.MENUS.values()))
SAMPLES = (*lines.SAMPLES, *(event for packet in told.PACKETS for event in packet.SAMPLES))


@pytest.mark.parametrize("file", told.TOLD)
def test_what_is_told_is_as_it_was(file: str) -> None:
    """RL-11, 2.2.1, 2.3.2, 7.8.5: word for word."""
    READER.as_it_was(file)


def test_nothing_goes_untold() -> None:
    """Every move is read somewhere, and every event; the guide names every component (RL-2.3)."""
    read = {option.move.kind for make in MENUS for menu in make() for option in menu.options}
    wished = {wish.kind for packet in told.PACKETS for wish in getattr(packet, "WISHES", ())}
    assert read | wished == set(members(Move, GAME.package))
    assert {event.kind for event in SAMPLES} >= set(members(Event, GAME.package))


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_it_can_be_said(locale: str) -> None:
    READER.can_be_said(locale, every_third(LOCALES.index(locale), strolled()))


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_are_one_message(locale: str) -> None:
    """RL-11.1: boards leave room for what happened and for who is waited for; own pages for news and menu."""

    def most(sheets: list[Page], *names: tuple[str, ...]) -> int:
        sizes = [READER.measured(page, locale, *names) for page in sheets]
        assert all(weight < 2 * size for size, weight in sizes), "of two bytes at most, on average"
        return max(size for size, _ in sizes)

    games = ((number, seats) for number in (1, 4, 14, 15) for seats in (3, 4, 5))
    full = [boards.board(crowded(number, seats, fighting=number == 15)) for number, seats in games]
    assert most(full) < 3300
    assert most(full, LONGEST) <= limits.TEXT - 200
    assert most([own.own(crowded(15), seat) for seat in range(5)]) <= 1800
    assert most([endings.ending(endings.over(3, "conceded", *endings.EVERYTHING))]) < limits.TEXT - 800
    assert most([page for number in (0, 1, 7, 15) for page in pages(bequeathed(number))], LONGEST) < 3300
    READER.guide_fits(limits.TEXT - 1000)


@cache
def strolled() -> tuple[Menu[Move], ...]:
    """The menus of games in worlds that have seen some, answered by chance."""
    return tuple(menu for seed in (1, 4) for menu in _stroll(seed))


def _stroll(seed: int) -> Iterator[Menu[Move]]:
    options = {"round_cap": "8", "defence_choice": "ask", "concession": "unanimous"}
    table = Table(game=GAME, seats=4, seed=str(seed), options=options, heirloom=bequeathed(3 * seed), people=PEOPLE[:4])
    for turn in islice(played(table, seed, seatings=0), 150):
        asked = map(turn.before.menu, turn.before.asked())
        yield from (menu for menu in asked if menu is not None)


@pytest.mark.parametrize("locale", LOCALES)
def test_menus_fit_on_a_phone_and_can_be_told_apart(locale: str) -> None:
    for menu in (*(menu for make in MENUS for menu in make()), *every_third(LOCALES.index(locale), strolled())):
        labels = [label for _, label in READER.labels(menu, locale, heading=HEADING, hint=HINT)]
        assert len(set(labels)) == len(labels), labels
        assert len(READER.said(menu.prompt, locale)) <= PROMPT
