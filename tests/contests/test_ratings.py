"""Ratings follow from results alone."""

from bot.contests.ratings import MEAN, SURE, rated


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    known = rated([{"a": 1, "b": 2, "c": 3}])
    assert known["a"].shown > MEAN > known["c"].shown
    assert known["a"].shown > known["b"].shown > known["c"].shown


def test_a_result_that_is_taken_away_leaves_nothing_behind() -> None:
    """A voided match repairs itself, and so do the ratings of everybody who met its players later."""
    results = [{"a": 1, "b": 2}, {"b": 1, "c": 2}, {"c": 1, "a": 2}]
    assert rated(results[1:]) == rated([{"a": 1}, *results[1:]])
    assert rated(results) != rated(results[1:])


def test_the_order_of_those_at_a_table_means_nothing() -> None:
    assert rated([{"a": 1, "b": 2, "c": 2}]) == rated([{"c": 2, "b": 2, "a": 1}])


def test_a_rating_is_provisional_until_it_is_sure() -> None:
    some = [{"a": 1, "b": 2}] * (SURE - 1)
    assert rated(some)["a"].provisional
    assert not rated([*some, *some])["a"].provisional
    assert rated(some)["a"].matches == SURE - 1
