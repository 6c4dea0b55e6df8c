"""Points, ties and places."""

from fractions import Fraction
from itertools import permutations

import pytest

from bot.contests.standings import BYE, WIN, Places, counted, points, standings


@pytest.mark.parametrize("size", range(2, 7))
def test_a_win_is_worth_the_same_at_a_table_of_any_size(size: int) -> None:
    """Between it and the last place the steps are equal, and those who share places share their points."""
    got = points({str(place): place for place in range(1, size + 1)})
    assert (got["1"], got[str(size)]) == (WIN, 0)
    assert len({got[str(place)] - got[str(place + 1)] for place in range(1, size)}) == 1
    assert set(points({str(each): 1 for each in range(size)}).values()) == {WIN // 2}
    assert sum(points({str(each): min(each, 2) for each in range(1, size + 1)}).values()) == size * WIN // 2


def test_a_bye_is_worth_what_everybody_has_on_average() -> None:
    assert points({"a": 1}) == {"a": BYE}


def test_whoever_runs_out_of_time_is_behind_all_who_played_on() -> None:
    """In the order of their places, and without a lot."""
    assert counted({"a": 1, "b": 2, "c": 3, "d": 3}, late=["a", "c"]) == {"b": 1, "d": 2, "a": 3, "c": 4}


def test_a_steward_counts_for_nothing() -> None:
    assert counted({"a": 2, "steward": 1, "c": 3, "d": 3}, stewards=["steward"]) == {"a": 1, "c": 2, "d": 2}


RESULTS: list[Places] = [{"a": 1, "b": 2}, {"b": 1, "c": 2}, {"d": 1, "e": 2}, {"a": 2, "d": 1}, {"e": 1, "c": 2}]


def test_ties_are_broken_in_the_order_that_is_promised() -> None:
    """a, b and e have a win of two: a beat b, b lost to a, e met neither; d is ahead of everybody with two wins."""
    lines = standings("abcde", RESULTS, "seed")
    assert [line.entrant for line in lines] == ["d", "a", "e", "b", "c"]
    assert [line.points for line in lines] == [240, 120, 120, 120, 0]
    assert [line.ahead for line in lines[1:4]] == [1, 0, -1]
    assert lines[1].opponents == Fraction(120 + 240, 2)
    assert [line.wins for line in lines] == [2, 1, 1, 1, 0]


def test_opponents_come_before_wins() -> None:
    """x and y have as many points; y's opponents have more, x has more wins: a first place and a last one."""
    results: list[Places] = [
        {"x": 1, "p": 2},
        {"x": 2, "q": 1},
        {"y": 1, "r": 1},
        {"y": 1, "s": 1},
        {"r": 1, "t": 2},
        {"s": 1, "u": 2},
    ]
    order = [line.entrant for line in standings("xypqrstu", results, "seed")]
    assert order.index("y") < order.index("x")


def test_the_last_lot_is_drawn_from_the_seed() -> None:
    """The same for everybody, whatever the order of entrants; another seed, another lot."""
    orders = {tuple(line.entrant for line in standings(list(order), [], "seed")) for order in permutations("abcd")}
    assert len(orders) == 1
    assert len({tuple(line.entrant for line in standings("abcd", [], str(seed))) for seed in range(20)}) > 3


def test_somebody_who_left_keeps_a_line() -> None:
    (line,) = [each for each in standings("abx", [{"a": 1, "x": 2}], "seed") if each.entrant == "b"]
    assert (line.points, line.played, line.opponents) == (0, 0, Fraction(0))
