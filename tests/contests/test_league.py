"""Divisions from one season to the next."""

from hypothesis import given
from hypothesis import strategies as some

from bot.contests.league import divided


@given(
    sizes=some.lists(some.integers(1, 6), max_size=4),
    gone=some.sets(some.integers(0, 23)),
    new=some.integers(0, 5),
    size=some.integers(2, 6),
    moving=some.integers(0, 3),
)
def test_everybody_who_is_there_is_in_one_division(
    sizes: list[int], gone: set[int], new: int, size: int, moving: int
) -> None:
    names = iter(range(100))
    last = [[str(next(names)) for _ in range(each)] for each in sizes]
    stay = [one for each in last for one in each if int(one) not in gone]
    newcomers = [f"new {number}" for number in range(new)]
    made = divided(last, {*stay, *newcomers}, newcomers, size, moving)
    order = [one for each in made for one in each]
    assert sorted(order) == sorted([*stay, *newcomers])
    assert order[len(stay) :] == newcomers
    counts = [len(each) for each in made]
    assert not counts or max(counts) - min(counts) <= 1
    for each in last:
        there = [one for one in each if one in order]
        assert not there or order.index(there[0]) <= min(map(order.index, there[: max(1, len(there) // 2)]))
        where = [next(number for number, division in enumerate(made) if one in division) for one in there]
        assert where == sorted(where), "nobody overtakes whoever was ahead of them"


def test_the_first_go_up_and_the_last_down() -> None:
    last = ["abcd", "efgh", "ijkl"]
    made = divided(last, set("abcdefghijkl"), [], size=4, moving=1)
    assert [sorted(each) for each in made] == [list("abce"), list("dfgi"), list("hjkl")]


def test_who_has_just_gone_up_stays_up_where_a_division_shrinks() -> None:
    made = divided(["abcd", "efgh"], set("abdefgh"), ["x"], size=4, moving=1)
    assert [sorted(each) for each in made] == [list("abef"), list("dghx")]
