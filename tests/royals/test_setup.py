"""Seats, options, set-up and the deal: RY-1.5 to 1.11, 2.7, 2.8 and section 4."""

import pytest

from engines.core.match import begin
from engines.core.rng import Rng
from engines.royals import GAME
from engines.royals.atlas import cards_in_game
from engines.royals.cards import counted, faces
from engines.royals.events import Dealt, TurnBegan
from engines.royals.state import State
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene

COUNTS = (2, 3, 4, 5)
SHUFFLED_PAIRS = tuple(pair for pair in range(6) for _ in range(4))


# ---- seats and options


def test_options_have_the_defaults_of_the_rules() -> None:
    """RY-1.6 to 1.10: the first of their values."""
    assert dict(GAME.meta.chosen(None, 3)) == {
        "row_size": "3",
        "start_player": "random",
        "scores": "hidden",
        "jokers": "when_short",
        "cube_supply": "unlimited",
        "colour": "any,any,any",
    }
    choices = {setting.key: setting.choices for setting in GAME.meta.options if setting.key != "colour"}
    assert choices == {
        "row_size": ("3", "4"),
        "start_player": ("random",),
        "scores": ("hidden", "open"),
        "jokers": ("when_short", "any_time"),
        "cube_supply": ("unlimited", "printed"),
    }


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("seats", COUNTS)
def test_the_row_has_three_or_four_cards(seats: int, size: int) -> None:
    """RY-1.6, 4.5: and is filled up to as many."""
    play = begun(seats, row_size=str(size))
    assert len(play.match.view(None).row) == size
    assert sum(play.decks) == sum(cards_in_game(seats)) - size + 24
    last = play.row.split()[-1]
    play.draw(f"row{size}")
    assert (play.hand(0), play.row.count("-")) == (f"{last}1", 1)
    play.end()
    assert "-" not in play.row
    assert len(play.row.split()) == size


@pytest.mark.parametrize("first", [A, B, C, D])
def test_the_host_may_name_the_start_seat(first: int) -> None:
    """RY-1.7, 4.2, 4.7: then nothing is drawn for it, and the first shuffle is the first chance; it begins 1648."""
    play = begun(4, seed="named", start=first)
    (dealt,) = play.heard(Dealt)
    assert (dealt.start, dealt.drawn, dealt.row) == (first, False, play.state.piles.row)
    assert play.heard(TurnBegan) == [TurnBegan(seat=first, number=1)]
    assert play.mover == play.match.view(None).start == first
    deck, _ = Rng("named").shuffled(faces(cards_in_game(4)))
    assert (*play.state.piles.row, *play.state.piles.deck) == deck


# ---- colours


@pytest.mark.parametrize(
    ("wishes", "granted"),
    [
        ("any,any,any", "red,blue,yellow"),
        ("any,orange,any", "red,orange,blue"),
        ("blue,any,red", "blue,yellow,red"),
        ("purple,purple,any", "purple,red,blue"),
        ("any,red,red", "blue,red,yellow"),
        # two seats are red and blue, whatever else they wish
        ("any,any", "red,blue"),
        ("blue,any", "blue,red"),
        ("any,red", "blue,red"),
        ("red,red", "red,blue"),
        ("orange,any", "red,blue"),
        ("yellow,red", "blue,red"),
    ],
)
def test_each_seat_gets_a_colour(wishes: str, granted: str) -> None:
    """RY-2.8, 4.1, 8.23: its wish, else the next in the order of the data; the first who wishes one has it."""
    play = begun(len(wishes.split(",")), colour=wishes)
    assert ",".join(house.colour for house in play.match.view(None).houses) == granted


# ---- the set-up


@pytest.mark.parametrize(("seats", "total"), [(2, 78), (3, 82), (4, 86), (5, 102)])
def test_country_cards_leave_the_game_by_the_number_of_seats(seats: int, total: int) -> None:
    """RY-2.2, 4.4, 1.5: so many of each country stay, so many in all."""
    printed, away = (31, 26, 25, 20), {2: (7, 6, 6, 5), 3: (6, 5, 5, 4), 4: (5, 4, 4, 3), 5: (0, 0, 0, 0)}[seats]
    piles = begun(seats).state.piles
    cards = (*piles.deck, *(card for card in piles.row if card is not None))
    assert len(cards) == total
    assert counted(cards, 4) == tuple(all_ - out for all_, out in zip(printed, away, strict=True))


@pytest.mark.parametrize("seats", COUNTS)
def test_both_decks_are_shuffled_from_the_order_of_the_data(seats: int) -> None:
    """RY-4.2, 4.3, 4.5, 4.6, 1.7: three draws in this order and no other; the row is the top of the deck, slot 1
    first."""
    match, events = begin(GAME, seats, "three draws")
    play = Scene(match, events)
    first, rng = Rng("three draws").below(seats)
    deck, rng = rng.shuffled(faces(cards_in_game(seats)))
    intrigue, rng = rng.shuffled(SHUFFLED_PAIRS)
    state: State = play.state
    assert [(dealt.start, dealt.drawn) for dealt in play.heard(Dealt)] == [(first, True)]
    assert state.start == play.mover == first
    assert state.piles.row == deck[:3]
    assert state.piles.deck == deck[3:]
    assert state.piles.intrigue == intrigue
    assert state.rng == rng, "and nothing else was drawn"


def test_a_reshuffle_is_one_shuffle_at_its_moment() -> None:
    """RY-4.8: of the pile in the order of the data, and nothing is drawn by lot beside it."""
    play = scene(deck=1, hands={A: "fr6", B: "de8", C: "gb7"}, phase="draw")
    before = play.state
    play.draw("deck", "three_country")
    deck, rng = before.rng.shuffled(faces(before.piles.discard))
    assert play.state.piles.deck == deck
    assert play.state.rng == rng
    play.draw("deck deck")
    play.end()
    assert play.state.rng == rng, "no chance without a reshuffle"
