"""Equal cards of the row are alike: RY-5.3, 5.6. Each is offered once, and every mixture that differs once."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.move import part
from engines.royals import moves as m
from engines.royals.events import TookFromRow
from engines.royals.state import State
from tests.royals.arrange import scene
from tests.royals.notation import CODES, A
from tests.royals.reading import said
from tests.royals.scene import Scene

GATHER = part(m.Draw, plan="three_country")
ROWS = ("fr fr fr", "fr es fr", "es fr fr", "fr de gb", "fr fr fr fr", "fr es fr es", "es fr gb fr", "gb es fr de")


def at_draw(row: str, **more: str) -> Scene:
    return scene(3, phase="draw", row=row, row_size=str(len(row.split())), **more)  # type: ignore[arg-type]


def from_row(play: Scene, plan: str) -> list[m.FromRow]:
    """What is offered of the row, as the next country card."""
    first = [draw.sources[0] for draw in play.offers(m.Draw) if draw.plan == plan]
    return [source for source in first if isinstance(source, m.FromRow)]


def labels(play: Scene) -> list[str]:
    return [said(option.label) for option in play.menu().options]


def unnumbered(play: Scene) -> State:
    """The state, whatever the number of questions on the way to it."""
    return play.state.evolve(chairs=())


# ---- one by one


@pytest.mark.parametrize("plan", ["three_country", "mixed"])
@pytest.mark.parametrize("row", ROWS)
def test_each_country_of_the_row_is_offered_once(row: str, plan: str) -> None:
    """RY-5.3: by the first slot that shows it, in the order of the row; the deck beside it."""
    play, cards = at_draw(row), row.split()
    once = [(cards.index(card) + 1, CODES.index(card)) for card in dict.fromkeys(cards)]
    assert [(source.slot, source.country) for source in from_row(play, plan)] == once
    assert len(set(labels(play))) == len(labels(play)), "nothing reads the same"


@pytest.mark.parametrize("row", ["fr fr fr", "fr fr fr fr"])
def test_what_lies_there_several_times_is_counted_down(row: str) -> None:
    """RY-5.6: the slots are emptied from the left; one that is left alone has no count."""
    play, size = at_draw(row), len(row.split())
    assert labels(play).count(f"🇫🇷 France (×{size})") == 1
    assert labels(play).count(f"🇫🇷 France (×{size}) + intrigue") == 1
    for taken in range(1, 3):
        play.draw(f"row{taken}", "three_country")
        assert play.row.split() == ["-"] * taken + ["fr"] * (size - taken)
        left = size - taken
        assert labels(play)[0] == (f"🇫🇷 France (×{left})" if left > 1 else "🇫🇷 France")
    play.draw("row3")
    assert play.hand(A) == "fr3"
    assert play.offers(m.EndTurn)


# ---- several at one go


@pytest.mark.parametrize("row", ROWS)
def test_every_mixture_that_differs_is_offered_once(row: str) -> None:
    """RY-5.6: so many of each country, and the rest from the deck."""
    play, cards = at_draw(row), row.split()
    play.does(GATHER)
    counts = product(*(range(cards.count(code) + 1) for code in CODES))
    different = {taken for taken in counts if sum(taken) <= 3}
    offered = [counted(draw) for draw in play.offers(m.Draw)]
    assert len(offered) == len(different)
    assert set(offered) == different
    assert len(set(labels(play))) == len(offered) + 1, "and the way out"
    sizes = [sum(taken) for taken in offered]
    assert sizes == sorted(sizes, reverse=True), "most of the row first"


def counted(draw: m.Draw) -> tuple[int, ...]:
    """How many of each country are taken from the row; each from a slot of its own, which shows it."""
    row = [source for source in draw.sources if isinstance(source, m.FromRow)]
    assert len({source.slot for source in row}) == len(row)
    assert len(draw.sources) == 3
    return tuple(sum(source.country == country for source in row) for country in range(len(CODES)))


@pytest.mark.parametrize(
    ("row", "words", "hand", "left"),
    [
        ("fr es fr", "row1 row3 deck", "fr2 gb1", "- es -"),
        ("fr es fr", "row1 row2 row3", "fr2 es1", "- - -"),
        ("es fr gb fr", "row2 row4 deck", "fr2 gb1", "es - gb -"),
        ("es fr gb fr", "row2 row3 row4", "fr2 gb1", "es - - -"),
        ("fr fr fr fr", "row1 row2 row3", "fr3", "- - - fr"),
        ("fr fr fr fr", "row1 row2 deck", "fr2 gb1", "- - fr fr"),
    ],
)
def test_equal_cards_can_be_taken_together(row: str, words: str, hand: str, left: str) -> None:
    """RY-5.3, 5.6: at one go, which comes to the same as one by one."""
    at_once = at_draw(row, deck="gb gb")
    at_once.draw(words, "three_country")
    assert (at_once.hand(A), at_once.row) == (hand, left)
    assert at_once.offers(m.EndTurn)
    taken = [event.country for event in at_once.story if isinstance(event, TookFromRow)]
    assert taken == [CODES.index(row.split()[int(word[-1]) - 1]) for word in words.split() if word != "deck"]
    singly = at_draw(row, deck="gb gb")
    for word in words.split():
        singly.draw(word, "three_country")
    assert unnumbered(singly) == unnumbered(at_once)
