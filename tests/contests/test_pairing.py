"""Who meets whom: as few again as can be, odd pods in turn, and the same for everybody who draws it."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from bot.contests import pairing
from bot.contests.exact import FEW
from bot.contests.past import Past, Pod, usual_size
from bot.contests.search import STEPS, searched
from bot.contests.shape import shape
from tests.contests.events import Draw, Event

EVENTS = int(os.environ.get("CASTELLAN_SOAK_EVENTS", "24"))
"""More of them by the variable; then also large ones, for which a search takes seconds."""
LARGE = EVENTS // 100


def paired(draw: Draw, steps: int = STEPS) -> list[Pod]:
    return pairing.paired(draw.entrants, draw.shape, draw.past, draw.seed, draw.points, steps)


@pytest.mark.parametrize("seed", range(EVENTS))
def test_nobody_is_in_an_odd_pod_again_before_everybody_has_been(seed: int) -> None:
    """Among those who are there; and everybody is drawn once, into a pod of a size that was planned."""
    event = Event(seed, most=24)
    for draw in event.draws():
        pods = paired(draw, steps=1000)
        assert Counter(one for pod in pods for one in pod) == Counter(draw.entrants)
        sizes = [draw.shape.size] * draw.shape.pods + [draw.shape.odd] * draw.shape.odds
        assert [len(pod) for pod in pods] == sizes
        usual = usual_size(pods)
        odd = {one for pod in pods if len(pod) != usual for one in pod}
        others = set(draw.entrants) - odd
        assert max((draw.past.odd[one] for one in odd), default=0) <= min(
            (draw.past.odd[one] for one in others), default=EVENTS
        )
        event.drawn(pods)


@pytest.mark.parametrize("seed", range(EVENTS))
def test_few_meet_again_as_seldom_as_can_be(seed: int) -> None:
    """Against every division that there is."""
    event = Event(seed, most=8)
    for draw in event.draws():
        pods = paired(draw)
        assert pairing.repeats(pods, draw.past) == min(_all_repeats(draw))
        event.drawn(pods)


@pytest.mark.parametrize("seed", range(LARGE))
def test_many_meet_again_hardly_more_often_than_a_long_search_finds(seed: int) -> None:
    """At most 5 % more over an event, where the search takes four times as long."""
    event, ours, best = Event(seed, fewest=FEW + 1), 0, 0
    for draw in event.draws():
        pods = paired(draw)
        here = pairing.repeats(pods, draw.past)
        ours += here
        best += min(here, _longer(draw)) if here else 0
        event.drawn(pods)
    assert ours <= best * 1.05


def test_everybody_who_draws_draws_the_same() -> None:
    """Whatever the order in which people have signed up; another seed draws another round."""
    ids = [f"p{each}" for each in range(18)]
    made = shape(18, least=3, most=5, wanted=4)
    assert made
    one = pairing.paired(ids, made, Past(), "seed")
    assert pairing.paired(ids[::-1], made, Past(), "seed") == one
    assert pairing.paired(ids, made, Past(), "other") != one


def test_those_who_do_equally_well_meet_if_they_have_not_yet() -> None:
    ids, made = [f"p{each}" for each in range(8)], shape(8, least=4, most=4, wanted=4)
    assert made
    ahead = dict.fromkeys(ids[::2], 120) | dict.fromkeys(ids[1::2], 0)
    pods = pairing.paired(ids, made, Past(), "seed", ahead)
    assert {frozenset(pod) for pod in pods} == {frozenset(ids[::2]), frozenset(ids[1::2])}
    again = pairing.paired(ids, made, Past.of([pods]), "seed", ahead)
    assert all(len({ahead[one] for one in pod}) == 2 for pod in again)


def test_nobody_sits_first_again_before_everybody_has() -> None:
    """In a pod that stays together."""
    rounds: list[list[Pod]] = []
    made = shape(4, least=4, most=4, wanted=4)
    assert made
    for number in range(4):
        rounds.append(pairing.paired(["a", "b", "c", "d"], made, Past.of(rounds), str(number)))
    firsts = [pod[0] for (pod,) in rounds]
    assert sorted(firsts) == ["a", "b", "c", "d"]


def _longer(draw: Draw) -> int:
    """Repeats that a search finds in four times as many steps."""
    drawn = sorted(draw.entrants, key=lambda one: -draw.points[one])
    problem = pairing.problem(drawn, draw.shape, draw.past, draw.points)
    groups = searched(problem, "another", 4 * STEPS)
    return pairing.repeats([tuple(drawn[each] for each in group) for group in groups], draw.past)


def _all_repeats(draw: Draw) -> Iterator[int]:
    """Of all divisions in which those have the odd pods who have been in them least often."""
    odds = draw.shape.odd * draw.shape.odds
    least = sorted(draw.past.odd[one] for one in draw.entrants)[:odds]
    for odd in combinations(draw.entrants, odds):
        if sorted(draw.past.odd[one] for one in odd) != least:
            continue
        usual = [one for one in draw.entrants if one not in odd]
        for first in _divisions(usual, draw.shape.size):
            for second in _divisions(list(odd), draw.shape.odd):
                yield pairing.repeats([*first, *second], draw.past)


def _divisions(people: Sequence[str], size: int) -> Iterator[list[Pod]]:
    if not people:
        yield []
        return
    for rest in combinations(people[1:], size - 1):
        left = [one for one in people[1:] if one not in rest]
        for others in _divisions(left, size):
            yield [(people[0], *rest), *others]
