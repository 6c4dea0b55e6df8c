"""When a deck runs out: RY-5.12 to 5.17, with the worked examples 9.12, 9.13 and 9.23."""

import pytest

from engines.core.record import evolve
from engines.royals.atlas import cards_in_game
from engines.royals.board import Board
from engines.royals.cards import faces, plus
from engines.royals.components import BOX, LIMITS
from engines.royals.events import CountryScored, PeriodEnding, Reshuffled, RowFilled
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D, E

HANDS = {A: "fr6", B: "de6", C: "gb6"}


# ---- the country deck


def test_running_out_again_before_the_scoring_cannot_happen() -> None:
    """RY-5.15, 5.16: it is asserted, so that nobody scores a period twice in silence."""
    play = scene(hands=HANDS, deck=1, phase="draw", ending=True, period="1714")
    with pytest.raises(AssertionError, match=r"RY-5\.16"):
        play.draw("deck deck deck", "three_country")


def test_an_empty_reshuffle_cannot_happen() -> None:
    """RY-5.16, 5.17: it is asserted, at both decks."""
    play = scene(hands=HANDS, phase="draw")
    piles = evolve(play.state.piles, deck=(0,), discard=(0,) * 4, intrigue=(0,), intrigue_discard=(0,) * 6)
    board = Board(evolve(play.state, piles=piles))
    with pytest.raises(AssertionError, match=r"RY-5\.16"):
        board.draw(A, 1)
    with pytest.raises(AssertionError, match=r"RY-5\.17"):
        board.draw_intrigue(A)


@pytest.mark.parametrize(("seats", "left"), [(2, 47), (3, 39), (4, 31), (5, 35)])
def test_the_smallest_new_deck(seats: int, left: int) -> None:
    """RY-5.16: all hands full, the larger row, the last card drawn as the third of a turn."""
    hands = dict(zip(range(seats), ("fr12", "de12", "gb12", "es12", "fr12"), strict=False))
    play = scene(seats, hands=hands, deck=3, phase="draw", row_size="4")
    play.draw("deck deck deck", "three_country")
    assert play.decks[0] == left


# ---- the intrigue deck


def test_the_smallest_new_intrigue_deck() -> None:
    """RY-5.17: three cards, with five seats whose hands are full."""
    hands = {A: "+ fr-de4", B: "+ fr-gb4", C: "+ fr-es4", D: "+ de-gb4", E: "+ de-es4"}
    play = scene(5, hands=hands, intrigue_deck=1, phase="draw")
    play.draw("intrigue deck", "mixed")
    assert play.decks[1] == BOX.intrigue_deck.total - (LIMITS.intrigue * 5 + 1) == 3


# ---- worked examples


def test_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    """RY-9.12, 5.12 to 5.14, 8.4: deck 2, row 3, discard 44, hands 33."""
    play = scene(hands={A: "fr11", B: "de11", C: "gb4 es7"}, deck=2, phase="draw", seat=C)
    assert (play.decks[0], sum(play.state.piles.discard)) == (2, 44)
    play.draw("deck", "three_country")
    play.draw("deck")
    assert (play.decks[0], play.thrown, play.state.ending) == (44, "", True)
    play.draw("deck")
    assert play.decks[0] == 43
    play.claim("seville_baron")
    assert play.thrown == "es2"
    play.end()
    assert not play.heard(RowFilled)
    assert [event.period for event in play.heard(CountryScored)] == [0] * 4
    assert (play.mover, play.state.period, play.state.ending) == (A, 1, False)
    hands = sum(sum(house.hand) for house in play.state.houses)
    assert (play.decks[0], len(play.state.piles.row), sum(play.state.piles.discard), hands) == (43, 3, 2, 34)


def test_the_deck_runs_out_while_the_row_is_filled() -> None:
    """RY-9.13, 5.12, 5.29: two seats, deck 2, row 3, discard 52, hands 11 and 10; the slots after it come from the new
    deck."""
    play = scene(2, hands={A: "fr11", B: "de10"}, deck=2, phase="draw", row="gb gb es")
    assert sum(play.state.piles.discard) == 52
    top, rng = play.state.piles.deck, play.state.rng
    play.draw("row1 row2 row3", "three_country")
    assert not play.state.ending
    pile = play.state.piles.discard
    play.end()
    deck, _ = rng.shuffled(faces(plus(pile, (0, 0, 1, 1))))
    assert play.thrown == "", "the two discards went into the new deck with the rest"
    assert [(event.deck, event.count) for event in play.heard(Reshuffled)] == [("country", 54)]
    assert (play.state.piles.row, play.state.piles.deck) == ((*top, deck[0]), deck[1:])
    assert [event.period for event in play.heard(PeriodEnding)] == [0]
    assert [event.period for event in play.heard(CountryScored)] == [0] * 4
    assert sum(sum(house.hand) for house in play.state.houses) == 22
    assert play.decks[0] + len(play.state.piles.row) + 22 == sum(cards_in_game(2))


def test_the_intrigue_deck_runs_out() -> None:
    """RY-9.23, 5.17, 8.26: deck 1, discard 9; when its last card leaves, not when the next one is wanted."""
    hands = {A: "fr2 + fr-de2", B: "+ fr-gb4", C: "+ de-es4", D: "+ gb-es4"}
    play = scene(4, hands=hands, holders={"dijon_baron": B}, intrigue_deck=1, phase="draw")
    deck, _ = play.state.rng.shuffled(faces(play.state.piles.intrigue_discard))
    play.draw("intrigue deck", "mixed")
    assert (play.state.piles.intrigue, play.state.piles.intrigue_discard) == (deck, (0,) * 6)
    assert [(event.deck, event.count) for event in play.heard(Reshuffled)] == [("intrigue", 9)]
    assert not play.state.ending
    play.claim("dijon_baron")
    assert sum(play.state.piles.intrigue_discard) == 1
