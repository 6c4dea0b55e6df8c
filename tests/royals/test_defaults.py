"""What the clock answers, and matches that only it plays: RY-5.10, 5.27, 9.25, 10.12."""

from __future__ import annotations

import pytest

from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import COUNTRIES
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B
from tests.royals.scene import Scene


def played_out(seats: int, *, seed: str = "a court", row_size: str = "3") -> Scene:
    """A match in which nobody ever shows up."""
    played = begun(seats, seed=seed, row_size=row_size)
    while not played.match.over:
        played.defaults()
    return played


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("row_size", ["3", "4"])
def test_when_everybody_always_times_out(seats: int, row_size: str) -> None:
    """RY-9.25, 10.8, 10.12, 8.20: nobody claims; three periods pass; every marker that is scored is removed; shared
    victory of all with nothing."""
    played = played_out(seats, row_size=row_size)
    story = played.story
    assert not any(isinstance(event, (e.Claimed, e.MarkerTaken)) for event in story)
    assert len([event for event in story if isinstance(event, e.CountryScored)]) == 3 * len(COUNTRIES)
    shapes = [marker.shape for marker in played.state.out]
    assert (shapes.count("period"), shapes.count("title"), len(shapes)) == (24, 7, 31)
    outcome = played.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0,) * seats, (1,) * seats)
    assert played.heard(e.MatchEnded)[0].winners == tuple(range(seats))
    assert len({house.turns for house in played.state.houses}) == 1


def test_how_long_that_takes() -> None:
    """RY-9.25: with four seats about 50 turns."""
    played = played_out(4)
    assert 45 <= sum(house.turns for house in played.state.houses) <= 56
    assert sum(played.state.turns) == sum(house.turns for house in played.state.houses)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("seats", [2, 5])
def test_defaults_alone_end_every_game(seats: int, seed: str) -> None:
    """RY-10.12: each three-card turn moves the deck on, so the deck runs out three times, and never twice before a
    scoring (RY-5.15, 5.16, 8.7)."""
    played = played_out(seats, seed=seed)
    ends = [event for event in played.story if isinstance(event, (e.PeriodEnding, e.PeriodBegan, e.MatchEnded))]
    assert [type(event) for event in ends] == [e.PeriodEnding, e.PeriodBegan] * 2 + [e.PeriodEnding, e.MatchEnded]


def test_a_new_deck_is_large_enough() -> None:
    """RY-5.16, 8.7: so it cannot run out again in the last round."""
    least = {2: 47, 3: 39, 4: 31, 5: 35}
    for seats, cards in least.items():
        played = played_out(seats, row_size="4")
        sizes = [event.count for event in played.story if isinstance(event, e.Reshuffled) and event.deck == "country"]
        assert len(sizes) == 3
        assert min(sizes) >= cards > 3 * seats


def test_nothing_drawn_three_cards_from_the_deck() -> None:
    """RY-5.10: plan ``three_country``; then no claim, although one could be paid."""
    played = scene(3, hands={A: "fr8"}, seat=A, phase="draw")
    played.defaults()
    assert played.heard(e.DrewUnseen) == [e.DrewUnseen(seat=A, deck="country", count=3)]
    assert played.heard(e.Claimed) == []
    assert played.mover == B


@pytest.mark.parametrize(
    ("before", "drawn"), [("row1", ("country", 2)), ("deck deck", ("country", 1)), ("intrigue", ("country", 1))]
)
def test_what_is_missing_comes_from_the_deck(before: str, drawn: tuple[str, int]) -> None:
    """RY-5.10: of a plan that has begun. A missing intrigue card cannot be: it is drawn along with the country card."""
    played = scene(3, seat=A, phase="draw")
    played.draw(before)
    played.defaults()
    assert [(event.deck, event.count) for event in played.heard(e.DrewUnseen)] == [drawn]


@pytest.mark.parametrize(("start", "counts"), [(0, [1, 1, 2, 2]), (2, [1, 1, 2, 2])])
def test_a_first_turn_by_default(start: int, counts: list[int]) -> None:
    """RY-5.10, 5.4: the table's number, from the deck."""
    played = begun(4, start=start)
    for count in counts:
        seat = played.mover
        played.defaults()
        assert played.heard(e.DrewUnseen) == [e.DrewUnseen(seat=seat, deck="country", count=count)]


def test_in_play_the_clock_ends_the_turn() -> None:
    """RY-5.27, 5.28: no further claim; the default discards."""
    for hand, kept in (
        ("fr5 de1 gb4 es5", "fr5 gb2 es5"),
        ("fr5 de4 es4 + fr-de2 gb-es2 fr-gb1", "fr5 de4 es3 + fr-de2 fr-gb1 gb-es1"),
    ):
        played = scene(3, hands={A: hand}, seat=A)
        played.defaults()
        assert (played.hand(A), played.heard(e.Claimed), played.mover) == (kept, [], B)


def test_a_draft_is_left_by_default() -> None:
    """RY-5.27: putting a payment together holds nobody up."""
    played = scene(3, hands={A: "fr8"}, seat=A)
    played.does(m.Pay())
    assert played.match.drafting(A)
    played.defaults()
    assert played.mover == B
    assert played.heard(e.Claimed) == []
