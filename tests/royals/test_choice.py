"""Where payments can be chosen: RY-5.34. ``Pay`` is offered if and only if there is something to choose."""

from __future__ import annotations

import random

import pytest

from engines.core.move import part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES, NUMBER, SHOWS
from engines.royals.cards import Cards
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES
from tests.royals import ways
from tests.royals.arrange import scene
from tests.royals.hands import INTRIGUE, LARGE, PRICES, SMALL, faces, reachable
from tests.royals.notation import A, B, C, said
from tests.royals.scene import Scene


@pytest.mark.parametrize("any_time", [False, True])
@pytest.mark.parametrize("noble", [noble.id for noble in PRICES])
def test_a_country_part_can_be_chosen_where_there_are_two_ways(noble: str, any_time: bool) -> None:
    """RY-5.34, 5.22: counted without listing them, and right about every hand."""
    price = COUNTRY_PRICES[NUMBER[noble]]
    found = []
    for held in (*SMALL, *LARGE):
        found.append(price.choice(held, any_time=any_time))
        assert found[-1] == (len(price.payments(held, any_time=any_time, frugal=False)) > 1), held
    assert set(found) == {False, True}


@pytest.mark.parametrize("any_time", [False, True])
@pytest.mark.parametrize("noble", [noble.id for noble in PRICES])
def test_an_intrigue_part_can_be_chosen_where_there_are_two_ways(noble: str, any_time: bool) -> None:
    """RY-5.34, 5.23: over all hands of up to five intrigue cards."""
    price = INTRIGUE_PRICES[NUMBER[noble]]
    found = []
    for held in INTRIGUE:
        found.append(price.choice(held, any_time=any_time))
        assert found[-1] == (len(price.payments(held, any_time=any_time, frugal=False)) > 1), held
    assert set(found) == {False, True}


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
def test_pay_is_offered_if_and_only_if_some_noble_has_a_choice(jokers: str) -> None:
    """RY-5.34: over hands of every size, some nobles being held by others and some by the seat itself."""
    found = []
    for seed in range(80):
        rng = random.Random(seed)
        country, pairs = rng.choice(faces(4, rng.randint(0, 7))), rng.choice(reachable(rng.randint(0, 4)))
        holders = {noble.id: rng.choice((A, B, C)) for noble in NOBLES if rng.random() < 0.8}
        play = scene(4, hands={A: f"{said(country)} + {said(pairs)}"}, holders=holders, jokers=jokers)
        chosen = {claim.noble for claim in play.offers(m.Claim)}
        several = {number for number in chosen if many(play, number, country, pairs)}
        found.append(bool(several))
        assert play.accepts(part(m.Claim, cards=None)) == bool(several), (seed, play.hand(A))
    assert min(found.count(False), found.count(True)) >= 10


def many(play: Scene, number: int, country: Cards, pairs: Cards) -> bool:
    """Whether a noble can be paid in more than one way, by brute force."""
    noble, any_time = NOBLES[number], play.state.variant.any_time
    q = 0 if play.holder(noble.id) is None else 2 if noble.id.endswith("_king") else 1
    first = [
        laid for laid in ways.selections(country)
        if ways.country_part(laid, country, noble.country, noble.cost, any_time=any_time)
    ]  # fmt: skip
    second = [
        laid for laid in ways.selections(pairs)
        if ways.intrigue_part(laid, pairs, SHOWS[noble.country], q, any_time=any_time)
    ]  # fmt: skip
    assert first, "it is on offer"
    assert second, "it is on offer"
    return len(first) * len(second) > 1
