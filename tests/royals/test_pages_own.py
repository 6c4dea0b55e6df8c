"""The own page: RY-11.2. Nobody else reads it."""

from __future__ import annotations

from engines.core.booklet.strokes import Edit, Leaf
from engines.royals import moves as m
from engines.royals.atlas import NOBLES, NUMBER
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C
from tests.royals.pages import PRESENTER, own


def test_a_spectator_has_no_own_page() -> None:
    assert PRESENTER.own(begun().match.view(None)) is None


def test_what_can_be_taken_stands_in_the_menu_while_its_seat_plays() -> None:
    """RY-11.2: the page does not say it twice; nor does it hide it from those who wait."""
    play = scene(hands={A: "fr2", B: "fr2"})
    heading, dijon = "Your hand pays for", "**Dijon · Baron**: 2 🇫🇷 → city Dijon +3, 1st place 🇫🇷, whole title"
    assert m.Claim(noble=NUMBER["dijon_baron"], country=(2, 0, 0, 0), intrigue=(0,) * 6) in play.offers(m.Claim)
    assert not {heading, dijon} & set(own(play, A))
    assert not any("Dijon" in line for line in own(play, A))
    assert {heading, dijon} <= set(own(play, B)), "while somebody else plays"
    play.end()
    assert play.mover == B
    assert {heading, dijon} <= set(own(play, A)), "when its turn is over"
    assert {heading, dijon} <= set(own(play, B)), "while it draws"


def test_a_full_hand_lists_the_best_and_counts_the_rest() -> None:
    told = own(scene(hands={A: "fr4 de4 gb4"}, phase="draw"), A)
    start = told.index("Your hand pays for")
    assert sum(line.startswith("**") for line in told) == 8
    assert told[start + 9].startswith("… and ")


def test_nobles_that_miss_the_fewest_cards_are_near() -> None:
    """RY-11.2, 5.32: no more than three; jokers are counted in."""
    told = own(scene(hands={A: "fr4 de3"}, holders={"paris_king": B}), A)
    start = told.index("Nearly")
    assert told[start + 1] == "London · Countess: missing 1 country card 🇬🇧", "the best bonus first"
    assert sum(": missing " in line for line in told) == 3
    held = {NOBLES[number].id: A for number in range(len(NOBLES)) if NOBLES[number].id != "paris_king"}
    short = own(scene(hands={A: "fr7"}, holders=held | {"paris_king": B}), A)
    assert "⚔ Paris · King (Seat-1): missing 1 country card 🇫🇷, 2 intrigue cards 🇫🇷" in short


def test_standing_orders_are_on_the_own_page_alone() -> None:
    """RY-6.3, 3.5: as long as they are switched on, and for nobody else."""
    play = scene(holders={"dijon_baron": B})
    play.orders(C, Leaf(page="nobles"), Edit(field="nobles", value=NUMBER["dijon_baron"]))
    assert "Your standing orders" not in own(play, C), "written down only"
    play.orders(C, Leaf(page="top"), Edit(field="on", value=True))
    told = own(play, C)
    assert any("Dijon · Baron" in line for line in told[told.index("Your standing orders") :])
    assert "Your standing orders" not in own(play, B)
    play.orders(C, Edit(field="on", value=False))
    assert "Your standing orders" not in own(play, C)
