"""In a late world, in which everything is open that years bring (RL-B), a board is no longer than in any other
(RL-11.1): what it has no room for stands behind the press where continents stand."""

from collections.abc import Iterator

import pytest

from bot.languages import SHIPPED
from bot.ui.page import markdown
from engines.core.page import Page
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy import GAME
from engines.risk_legacy.packets.common.missions.deck import MissionDeck
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.pages.board import everybody
from engines.risk_legacy.view import View
from tests.bot.test_screens import A_SCREEN, lines
from tests.campaigns import late_seed
from tests.contract.games import by_turns
from tests.drawing.positions import KIT
from tests.playing import recorded

SEATS, PEOPLE = 5, ("Ann", "Борис", "Vera", "Катя", "Dima")


def views(step: int) -> Iterator[View]:
    seed = late_seed(GAME, SEATS)
    assert seed is not None
    yield from (turn.after.view(None) for turn in recorded(GAME, SEATS, seed)[::step])


@pytest.mark.parametrize("locale", by_turns(2, SHIPPED.tags))
def test_it_fits_on_a_screen_at_any_moment(locale: str) -> None:
    """It took up to 44 lines, most of them where five seats had all that they could do."""
    voice = KIT.voice(locale, GAME.meta.key, PEOPLE)
    longest = max((markdown(GAME.presenter.board(view), voice) for view in views(7)), key=lines)
    assert lines(longest) <= A_SCREEN, longest


def test_what_it_leaves_out_stands_behind_a_press() -> None:
    """All that everybody can do and holds, where stars have come from, how many missions are left (RL-B3.3), whose home
    a continent is (RL-B3.1)."""
    homes = 0
    for view in views(29):
        pages, board = GAME.presenter.regions(view), said(GAME.presenter.board(view))
        *_, last = pages
        deck = view.shelved(MissionDeck)
        if any(side.more for side in view.sides):
            assert {*everybody(view)} <= said(last)
            assert not any(f"{CardRef(power)}" in f"{board}" for side in view.sides for power in side.more)
        assert deck is None or text("besides-missions", deck=len(deck.deck), discard=len(deck.discard)) in said(last)
        for seat, home in enumerate(found.continents if (found := view.shelved(Homelands)) else ()):
            if home is not None:
                (line,) = (each for each in said(pages[home]) if each.key == "region-homeland")
                assert f"{SeatRef(seat)}" in f"{line.args}"
                homes += 1
    assert homes


def said(page: Page) -> set[Text]:
    return {line for section in page.sections for line in section.lines}
