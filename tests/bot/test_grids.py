"""Figures below each other: as wide as a phone, whatever is said in them, and none of it markup."""

import pytest

from bot.play.cards import within
from bot.speech import STEWARD
from bot.ui.grid import WIDEST, block, cut, width
from bot.ui.parts import prose
from engines.core.page import Grid
from engines.core.text import SeatRef, SignRef, text
from tests.kits import voice

NAMES = ("`Ann` **Bold** @here", "שלום", "W" * 32)


def shown(*rows: tuple[object, ...], align: str) -> list[str]:
    told = block(Grid(align=align, rows=rows), voice("en", "petty_court", NAMES))  # type: ignore[arg-type]
    assert told.startswith("```\n")
    assert told.endswith("\n```")
    assert told.count("```") == 2
    return told.split("\n")[1:-1]


def test_columns_stand_below_each_other() -> None:
    rows = shown((SignRef(0), SignRef(1), "x"), (7, 12, "y"), (111, 0, "z"), align=">><")
    assert rows == [" 🟥  🔵  x", "  7  12  y", "111   0  z"]


def test_what_is_too_wide_is_cut_and_never_markup() -> None:
    rows = shown((text("name"),), (SeatRef(0), 1), (SeatRef(2), 12345), align="<>")
    assert rows == ["Petty Court", "'Ann' **Bold** @here               1", f"{'W' * 29}… 12345"]
    assert all(width(row) <= WIDEST for row in rows)


def test_who_plays_a_seat_is_never_cut_off() -> None:
    assert cut(f"{'W' * 9} {STEWARD}", 9) == f"WWWWW… {STEWARD}"
    assert cut(f"{'W' * 9} {STEWARD} · Ravenspire", 20) == f"{'W' * 9} {STEWARD} · Rave…"


@pytest.mark.parametrize(
    ("words", "wide"), [("Ann", 3), ("Ünï", 3), ("🗡️", 2), ("✨\u2060🛡️", 4), ("⭐", 2), ("漢字", 4), ("·", 1)]
)
def test_letters_are_as_wide_as_they_look(words: str, wide: int) -> None:
    assert width(words) == wide
    assert width(cut(words, 1)) <= 1 or words == "·"


def test_a_text_that_is_cut_in_a_grid_ends_it() -> None:
    long = "\n".join(["```", *["0 1 2"] * 1000, "```"])
    (part,) = within([prose(long)])
    assert part["content"].endswith("…\n```")
    assert part["content"].count("```") == 2
