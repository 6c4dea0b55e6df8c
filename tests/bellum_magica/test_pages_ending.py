"""The result page: BM-11.5, 11.7."""

from __future__ import annotations

from typing import Any

from engines.bellum_magica import GAME
from engines.bellum_magica.atlas import VALUES
from engines.bellum_magica.scoring import outcome
from engines.core.text import SeatRef
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.pages import PRESENTER, eager, english, lines, loose
from tests.bellum_magica.scene import Scene
from tests.playing import playing

CITIES = ("walled_city", "royal_capital", "mint_city")


def last_day(lairs: dict[int, Told], **told: Any) -> Scene:
    """Day 15 of 15, on which nobody can plunder a city."""
    seats = len(lairs)
    places = " ".join(CITIES[:seats])
    return scene(seats, lairs=lairs, row=4, captain=14 % seats, day=15, open_=places, day_cap="15", **told)


def over(*chests: str) -> Scene:
    """The last day of seats that hold these chests; whoever can still attack stays at home."""
    play = last_day({seat: Told(chests=held) for seat, held in enumerate(chests)})
    while not play.match.over:
        play.stay()
    return play


def result(play: Scene, locale: str = "en") -> list[str]:
    return [loose(line) for line in lines(PRESENTER.ending(play.match.view(None)), locale)]


def test_the_result_adds_up() -> None:
    """BM-11.5, 7.1: points are the values of the chests, and come from scouts, settlements and castles."""
    *_, last = playing(GAME, 5, 2, seatings=0, choose=eager)
    view, state = last.after.view(None), last.after._state
    page = PRESENTER.ending(view)
    found = outcome(state)
    assert found is not None
    ranking: list[dict[str, Any]] = [dict(line.args) for line in page.sections[0].lines if line.key == "ending-rank"]
    assert {line["who"].seat: line["rank"] for line in ranking} == dict(enumerate(found.ranks))
    for line in ranking:
        lair = state.lairs[line["who"].seat]
        assert (line["points"], line["count"]) == (sum(VALUES[chest] for chest in lair.chests), len(lair.chests))
        shown = [value for pile in line["chests"] for value in dict(pile.args)["values"]]
        assert sorted(shown) == sorted(VALUES[chest] for chest in lair.chests)
    sources: list[dict[str, Any]] = [dict(line.args) for line in page.sections[1].lines]
    for line in sources:
        points = line["scouted_points"] + line["plundered_points"] + line["stolen_points"] - line["lost_points"]
        assert points == next(rank["points"] for rank in ranking if rank["who"] == line["who"])
    assert len(sources) == len(ranking) == 5


def test_the_most_points_win_with_fewer_chests() -> None:
    """BM-9.26: and every chest is uncovered."""
    told = result(over("w1 w1 w1 w2", "g5 m4"))
    assert told[2:4] == ["1. Seat-1: 9 (chests 2: 🔩 (4), 👑 (5))", "2. Seat-0: 5 (chests 4: 🪵 (1, 1, 1, 2))"]
    assert "before" not in " ".join(told[1:5])


def test_more_chests_break_a_tie_and_equal_ones_share() -> None:
    """BM-9.27."""
    told = result(over("w1 w1 m4", "g6", ""))
    assert "Seat-0 before Seat-1: equal points, more chests (3 : 1)" in told
    assert "3. Seat-2: 0 (no chests)" in told
    told = result(over("m4", "m4", "w1"))
    assert "Seat-0 and Seat-1: equal points, equally many chests" in told
    assert [line[:2] for line in told[2:5]] == ["1.", "1.", "3."]


def test_the_page_says_who_wins_as_the_outcome_does() -> None:
    """BM-7.2: one sentence for both."""
    play = over("w1", "g5", "m2")
    found = outcome(play.state)
    assert found is not None
    assert result(play)[1] == english(found.why)
    assert dict(found.why.args)["winners"] == (SeatRef(B),)


def test_who_left_is_last_and_named() -> None:
    """BM-7.7: the chests are out of the game."""
    play = scene(2, lairs={A: Told(chests="w1"), B: Told(chests="g6", force="S2")})
    play.leaves(B)
    while not play.match.over:
        play.clock()
    told = result(play)
    assert told[3] == "2. Seat-1: left the match"
    assert told[2].startswith("1. Seat-0: ")


def test_castles_and_statistics_are_told() -> None:
    """BM-11.5, 11.7: final rows without a mark, treats with what they changed, plunders, robberies, rows rolled."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook", right="goblin_trapper", barrels=2),
        B: Told(castle="embergate", barrels=1, chests="w1 w2", left="goblin_forager goblin_slinger"),
    }
    play = last_day(lairs, phase="poll", faces=(2,))
    play.treat(A, "barrel")
    play.treat(A, "pass")
    play.treat(B, "pass")
    play.attack("tavern")
    while not play.match.over:
        play.clock()
    told = result(play)
    start = told.index("**Seat-0** · Ravenspire · 2🛡️")
    assert told[start + 1] == "🍖 1 1 2 2 0 1, 💎 0 0 0 0 1 0, 🗺️ 0 0 1 0 0 0"
    (tally,) = (line for line in told if line.startswith("Seat-0: scouts best "))
    assert "taverns 1, farms 0" in tally
    assert tally.endswith(" · treats (row → new row): 4 → 2")
    (rolled,) = (line for line in told if line.startswith("Days: 15"))
    assert rolled.endswith(": 0, 1, 0, 15, 0, 0")
