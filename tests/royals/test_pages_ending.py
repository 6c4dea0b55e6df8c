"""The result page: RY-11.5, 11.7."""

from __future__ import annotations

from typing import Any

from engines.royals import GAME
from engines.royals.markers import Marker, total
from engines.royals.scoring import outcome
from tests.playing import playing
from tests.royals.arrange import scene
from tests.royals.notation import A, B
from tests.royals.pages import PRESENTER, eager, lines
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
