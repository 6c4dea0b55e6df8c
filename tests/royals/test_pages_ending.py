"""The result page: RY-11.5, 11.7."""

from __future__ import annotations

from typing import Any

from engines.royals import GAME
from engines.royals.markers import Marker, total
from engines.royals.scoring import outcome
from tests.playing import playing
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.pages import PRESENTER, eager, english, lines
from tests.royals.scene import Scene

FORTY = (16, 12, 8, 4)


def result(play: Scene) -> list[str]:
    return lines(PRESENTER.ending(play.match.view(None)))


def over(*values: tuple[int, ...]) -> Scene:
    """The end of a match whose markers are worth so much; nobody holds a noble, so nothing is scored."""
    markers = {
        seat: [Marker(shape="title", of=rank, value=value) for rank, value in enumerate(pile)]
        for seat, pile in enumerate(values)
    }
    match = scene(len(values)).match
    state = match._state
    houses = tuple(
        type(house)(colour=house.colour, markers=tuple(markers[seat])) for seat, house in enumerate(state.houses)
    )
    done = state.evolve(houses=houses, over=True, stack=(), turn=None)
    play = scene(len(values))
    play.match = type(match)(GAME, done)
    return play


def test_the_ranking_adds_up_by_source() -> None:
    """RY-11.5, 7.6: the sources are the points, the first line is the winner, the marker lists hold the same."""
    *_, last = playing(GAME, 5, 2, seatings=0, choose=eager)
    view, state = last.after.view(None), last.after._state
    page = PRESENTER.ending(view)
    ranking: list[dict[str, Any]] = [dict(line.args) for line in page.sections[0].lines if line.key == "ending-rank"]
    assert len(ranking) == 5
    for line in ranking:
        assert sum(dict(source.args)["points"] for source in line["sources"]) == line["points"]
    assert sorted((line["points"] for line in ranking), reverse=True) == [line["points"] for line in ranking]
    assert {line["who"].seat: line["points"] for line in ranking} == {
        seat: total(house.markers) for seat, house in enumerate(state.houses)
    }
    found = outcome(state)
    assert found is not None
    assert {line["who"].seat: line["rank"] for line in ranking} == dict(enumerate(found.ranks))
    lists: list[dict[str, Any]] = [dict(line.args) for line in page.sections[1].lines]
    assert {line["who"].seat: len(line["items"]) for line in lists} == {
        seat: len(house.markers) for seat, house in enumerate(state.houses) if house.markers
    }


def test_a_larger_marker_breaks_a_tie() -> None:
    """RY-9.20: 40 each; the second highest decides."""
    told = result(over(FORTY, (16, 10, 9, 5)))
    assert told[1:3] == ["Seat-0 wins with 40 points.", "1. Seat-0: 40 — titles 40"]
    assert "Seat-0 before Seat-1: equal points, larger marker (12 : 10)" in told


def test_identical_lists_share_the_victory() -> None:
    """RY-9.20, 7.7: a shared place, and the third is third."""
    told = result(over((4,), FORTY, FORTY))
    assert told[1] == "Shared victory with 40 points: Seat-1, Seat-2."
    assert [line[:9] for line in told[2:5]] in (
        ["1. Seat-1", "1. Seat-2", "3. Seat-0"],
        ["1. Seat-2", "1. Seat-1", "3. Seat-0"],
    )
    assert "Seat-1 and Seat-2: equal points and markers" in told


def test_the_last_house_wins_whatever_it_has() -> None:
    """RY-7.9: the others left."""
    play = scene(2, holders={"dijon_baron": A, "paris_king": B}, hands={B: "fr3"}, phase="draw")
    play.leaves(A)
    assert play.match.over
    told = result(play)
    assert told[1] == "Seat-1 wins: the only house left."
    assert "2. Seat-0: left the match" in told
    assert "Seat-1: 3 🇫🇷" in told


def test_statistics_count_what_was_played() -> None:
    """RY-11.7: claims, captures on both sides, jokers, cards by source, forced discards."""
    play = scene(2, hands={A: "fr10 gb2 + fr-es", B: "de2"}, holders={"dijon_baron": B}, row="fr de gb", phase="draw")
    play.draw("row1 deck deck")
    play.claim("dijon_baron")
    play.end()
    tallies = [house.tally for house in play.state.houses]
    assert (tallies[A].claims, tallies[A].captures, tallies[B].suffered) == (1, 1, 1)
    assert (tallies[A].from_row, tallies[A].from_deck) == (1, 2)
    assert tallies[A].discarded == 10 + 2 + 3 - 2 - 12
    play.leaves(B)
    (told,) = (line for line in result(play) if line.startswith("Seat-0: nobles"))
    assert told == (
        "Seat-0: nobles 1 (captured 1, kings 0), lost 0, jokers 0; "
        "cards from row 1, deck 2, intrigue 0; discarded 1; ties won 0"
    )


def test_the_outcome_is_said_as_the_page_says_it() -> None:
    """RY-7.6: one winner in both."""
    play = over(FORTY, (4,), (2,))
    found = outcome(play.state)
    assert found is not None
    assert "Seat-0" in english(found.why)
    assert "Seat-0" in result(play)[1]
    assert all(f"Seat-{seat}" not in result(play)[1] for seat in (B, C))
