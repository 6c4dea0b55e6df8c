"""Whoever chooses words instead of pictures reads the board on one screen of a phone, and the rest behind a press."""

import re
from pathlib import Path

import pytest

from bot.ui.grid import BLOCK
from bot.ui.page import markdown
from tests.bot.reading import answer, text
from tests.bot.scene import scene
from tests.drawing.positions import KIT, positions, read

A_SCREEN = 38
"""Lines on a phone of 390 by 844 points, below the head of its window."""
A_LINE = 44
"""Letters of one of them, on average."""
UNSEEN = re.compile("[\u2060\ufe0f]|\\*\\*|^-# ")
"""What takes up no room."""
PAGED = ("bellum_magica", "risk_legacy", "royals")
"""The games whose boards are more than that by themselves."""


def lines(told: str) -> int:
    """As many as a phone makes of it: one in a block of equally wide letters is not broken."""
    found, block = 0, False
    for line in told.split("\n"):
        if line.startswith(BLOCK):
            block = not block
        else:
            found += 1 if block else max(1, -(-len(UNSEEN.sub("", line)) // A_LINE))
    return found


@pytest.mark.parametrize(("key", "locale"), [each for each in read(1) if each[0] in PAGED])
def test_a_board_fits_on_a_screen_and_so_does_each_piece(key: str, locale: str) -> None:
    """Royals had 75 lines, with nothing behind a press, and Bellum Magica 87; Risk 44 in a world in which everything is
    open that years bring (RL-B), since five seats told all that each of them can do."""
    for position in positions(key, 2):
        voice = KIT.voice(locale, key, ("Ann", "Борис", "Vera", "Катя", "Dima")[: position.seats])
        presenter = position.game.presenter
        for page in (presenter.board(position.view), *presenter.regions(position.view)):
            told = markdown(page, voice)
            assert lines(told) <= A_SCREEN, told
        assert len(presenter.regions(position.view)) <= 25


async def test_a_page_in_words_says_ones_own_points_once(tmp_path: Path) -> None:
    """A newcomer read them twice on the first screen: with what she held, and with how everybody stood."""
    async with scene(tmp_path / "x.sqlite3", kit=KIT) as s:
        for who in (s.ann, s.bob):
            await s.choose(who, "pictures", "no")
        table = await s.table(s.bob, game="royals")
        asked = s.people[(await s.loaded(table)).asked[0]]
        for page in (s.dms(asked)[-1], answer(await s.do(asked, s.having("o"), "o"))):
            assert text(page).count("Your points: 0") == 1
            assert "Your hand" in text(page)
            assert "The whole table: **Board**." in text(page)
