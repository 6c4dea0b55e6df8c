"""Which payments are offered: RY-5.32 to 5.34 against brute force, over hands of every size."""

from __future__ import annotations

import random

import pytest

from engines.core.move import part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES, NUMBER, SHOWS
from engines.royals.cards import Cards
from engines.royals.events import Claimed
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES
from tests.royals import ways
from tests.royals.arrange import scene
from tests.royals.hands import INTRIGUE, LARGE, PRICES, SMALL, faces, reachable
from tests.royals.notation import A, B, said
from tests.royals.scene import Scene


def words(cards: list[Cards]) -> list[str]:
    return [said(each) for each in cards]


@pytest.mark.parametrize("any_time", [False, True])
@pytest.mark.parametrize("noble", [noble.id for noble in PRICES])
def test_country_parts_are_listed_as_the_rules_say(noble: str, any_time: bool) -> None:
    """RY-5.34, 5.22, 10.11, 5.33: against brute force; nothing is missing, nothing too much, and in this order."""
    printed, price = NOBLES[NUMBER[noble]], COUNTRY_PRICES[NUMBER[noble]]
    for hand in (*SMALL, *LARGE):
        legal = [
            laid
            for laid in ways.selections(hand)
            if ways.country_part(laid, hand, printed.country, printed.cost, any_time=any_time)
        ]
        default = ways.country_default(hand, printed.country, printed.cost)
        assert list(price.payments(hand, any_time=any_time, frugal=False)) == ways.in_order(legal, default)
        fewest = printed.cost + 2 * max(0, printed.cost - hand[printed.country])
        frugal = [laid for laid in legal if sum(laid) == fewest]
        assert list(price.payments(hand, any_time=any_time, frugal=True)) == ways.in_order(frugal, default)


@pytest.mark.parametrize("any_time", [False, True])
@pytest.mark.parametrize("noble", ["paris_king", "dijon_baron", "vienna_king", "london_king", "madrid_king"])
def test_intrigue_parts_are_listed_as_the_rules_say(noble: str, any_time: bool) -> None:
    """RY-5.34, 5.23, 10.11, 5.33: over all hands of up to five intrigue cards."""
    printed, price = NOBLES[NUMBER[noble]], INTRIGUE_PRICES[NUMBER[noble]]
    matching, q = SHOWS[printed.country], 2 if noble.endswith("_king") else 1
    for hand in INTRIGUE:
        legal = [
            laid for laid in ways.selections(hand) if ways.intrigue_part(laid, hand, matching, q, any_time=any_time)
        ]
        default = ways.intrigue_default(hand, matching, q)
        assert list(price.payments(hand, any_time=any_time, frugal=False)) == ways.in_order(legal, default)
        fewest = q + max(0, q - sum(hand[pair] for pair in matching))
        frugal = [laid for laid in legal if sum(laid) == fewest]
        assert list(price.payments(hand, any_time=any_time, frugal=True)) == ways.in_order(frugal, default)


def fullest(count: int = 15) -> list[Cards]:
    """Of all hands of up to so many country cards those that can have the longest lists for a noble of the first
    country: one card more of another only adds ways to pay, and the three others can change places."""
    return [hand for hand in faces(4, count) if hand[1] >= hand[2] >= hand[3]]


@pytest.mark.parametrize(("jokers", "most"), [("when_short", 114), ("any_time", 147)])
def test_the_longest_menu_of_payments(jokers: str, most: int) -> None:
    """RY-5.34, 10.3: both parts stand in one menu, beside the claim and the way out. With the fullest hands that a turn
    allows it has hardly more than a page of a hundred, and never more than two."""
    any_time = jokers == "any_time"
    longest = 0
    for country, intrigue in ((15, 4), (13, 5)):
        for noble in (noble for noble in PRICES if noble.country == 0):
            first, second = COUNTRY_PRICES[NUMBER[noble.id]], INTRIGUE_PRICES[NUMBER[noble.id]]
            both = (
                max(len(first.payments(hand, any_time=any_time, frugal=False)) for hand in fullest(country)),
                max(len(second.payments(hand, any_time=any_time, frugal=False)) for hand in reachable(intrigue)),
            )
            longest = max(longest, sum(both))
    assert longest == most
    name, hand = {
        "when_short": ("bordeaux_duke", "fr3 de4 gb4 es4 + de-gb2 de-es gb-es"),
        "any_time": ("bordeaux_countess", "fr4 de4 gb4 es3 + fr-de fr-gb fr-es gb-es"),
    }[jokers]
    play = scene(5, hands={A: hand}, holders={name: B}, jokers=jokers)
    play.aims(NUMBER[name], part(m.Claim, every=True))
    assert len(play.menu().options) == most, "the default of both parts is the claim; Cancel stands beside it"


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_listed_is_accepted_and_nothing_else(seed: int, jokers: str) -> None:
    """RY-5.34, 5.24, 10.11: through the menus, each listed payment takes the noble; no other can be chosen."""
    rng = random.Random(seed)
    country, pairs = rng.choice(faces(4, rng.randint(3, 9))), rng.choice(reachable(rng.randint(1, 4)))
    holders = {noble.id: B for noble in NOBLES if rng.random() < 0.5}
    play = scene(4, hands={A: f"{said(country)} + {said(pairs)}"}, holders=holders, jokers=jokers)
    for noble in NOBLES:
        q = 0 if noble.id not in holders else 2 if noble.id.endswith("_king") else 1
        any_time, matching = jokers == "any_time", SHOWS[noble.country]
        first = {
            laid for laid in ways.selections(country)
            if ways.country_part(laid, country, noble.country, noble.cost, any_time=any_time)
        }  # fmt: skip
        second = {
            laid for laid in ways.selections(pairs) if ways.intrigue_part(laid, pairs, matching, q, any_time=any_time)
        }  # fmt: skip
        listed = play.ways(noble.id, every=True)
        both = first and second
        assert [set(part) for part in listed] == ([first, second] if both else [set(), set()])
        country_parts, intrigue_parts = listed
        both_ways = [(cards, intrigue_parts[0]) for cards in country_parts]
        both_ways += [(country_parts[0], intrigue) for intrigue in intrigue_parts]
        for cards, intrigue in both_ways:
            trial = Scene(play.match)
            trial.claim(noble.id, f"{said(cards)} + {said(intrigue)}")
            (claimed,) = trial.heard(Claimed)
            assert (claimed.country, claimed.intrigue) == (cards, intrigue)


@pytest.mark.parametrize("every", [False, True])
def test_the_default_stands_first_and_is_chosen_already(every: bool) -> None:
    """RY-5.34: the frugal list first; the rest only if somebody asks for it."""
    play = scene(hands={A: "fr2 gb4 de3"})
    listed = words(play.ways("bordeaux_countess", every=every)[0])
    assert len(listed) == (10 if every else 4)
    play.aims(NUMBER["bordeaux_countess"])
    if every:
        play.does(part(m.Claim, every=True))
    (claim,) = play.offers(m.Claim)
    assert said(claim.country) == "fr2 de3"
    assert play.accepts(part(m.Claim, every=True)) == (not every)
    assert words([claim.country, *(pay.value for pay in play.offers("claim.country"))]) == listed
