"""What can be read in place of one's own page."""

from tests.bot.reading import answer, labels, said
from tests.bot.scene import Scene
from tests.bot.test_rights import chosen


async def test_the_board_can_be_looked_at_piece_by_piece(s: Scene, table: str) -> None:
    """From the command and from one's own page, by whoever may look at the table; a piece that is not there is said to
    be an old button's."""
    for shown in (await s.slash(s.cid, "table board"), await s.forge(s.ann, s.having("h"), f"1:b:{table}")):
        assert "In the deck" in said(shown)
        assert "Look closer…" in str(answer(shown))
    piece = await s.forge(s.cid, s.having("h"), f"1:br:{table}", **chosen("1"))
    assert said(piece).startswith("### 🔵 Bob: coins")
    assert "Board" in labels(answer(piece))
    gone = await s.forge(s.cid, s.having("h"), f"1:br:{table}", **chosen("9"))
    assert said(gone).startswith("That button is from an earlier time.")


async def test_what_one_holds_is_a_press_away_in_words(s: Scene, table: str) -> None:
    """By whoever sits there, with a way back; a page whose picture shows it leads there instead of saying it above the
    answers."""
    shown = await s.forge(s.ann, s.having("h"), f"1:hw:{table}")
    assert "You hold" in said(shown)
    assert labels(answer(shown)) == ["Back"]
    assert said(await s.forge(s.cid, s.having("h"), f"1:hw:{table}")).startswith("You do not sit at this table")
