"""What a list says of itself where several groups share it."""

from engines.core.text import SeatRef, text
from tests.bot.menus import menu, selects, voice
from tests.bot.test_ui_menu import pages


def test_a_list_names_all_its_groups_as_far_as_they_fit() -> None:
    """A player read "North America – Asia" and "Asia – Australia", and took Africa for missing."""
    (shown,) = pages(menu(42, 6))
    names = [voice()(text("move-aim", target=SeatRef(100 + group))) for group in range(6)]
    assert list(selects(shown)) == [f"{', '.join(names[:4])} (1/2)", f"{', '.join(names[3:])} (2/2)"]
    (first, *_), *_ = map(list, map(selects, pages(menu(100, 50))))
    assert " – " in first, "from the first to the last, where all would be too much"
