"""Every payment, told with the roles that its cards play instead of a formula: RY-10.11."""

from __future__ import annotations

import pytest

from engines.royals import moves as m
from engines.royals.atlas import NOBLES, NUMBER, SHOWS
from engines.royals.cards import Cards
from tests.royals import ways
from tests.royals.arrange import scene
from tests.royals.notation import A, B, country


def pays(laid: Cards, hand: Cards, price: tuple[int, tuple[int, ...], int], *, any_time: bool) -> bool:
    """Whether the cards can be told apart as matching cards and jokers for the rest: told with roles, not with the
    formula of the rules."""
    count, matching, worth = price
    own = sum(laid[kind] for kind in matching)
    short = sum(hand[kind] for kind in matching) < count
    return any(
        single <= own and sum(laid) == single + (count - single) * worth and (single == count or short or any_time)
        for single in range(count + 1)
    )


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize(
    ("hand", "noble"),
    [
        ("fr2 gb4 de3", "bordeaux_countess"),
        ("fr1 gb2 de2 es1", "lyon_marshal"),
        ("fr3 gb3 de3", "dijon_baron"),
        ("fr6 de3", "barcelona_countess"),
        ("es1 de8 gb3", "valencia_duke"),
        ("gb2 de1", "dublin_duke"),
        ("es12", "edinburgh_baron"),
        ("es5 fr1 de2 gb4", "seville_cardinal"),
        ("gb8 es4", "london_king"),
    ],
)
def test_what_is_listed_is_all_that_pays(hand: str, noble: str, jokers: str) -> None:
    """RY-10.11, 5.22, 5.34: every listed payment and no other; a default exists iff some payment exists."""
    played = scene(3, hands={A: hand}, jokers=jokers)
    listed, _ = played.ways(noble, every=True)
    cards, printed = country(hand), NOBLES[NUMBER[noble]]
    price = (printed.cost, (printed.country,), 3)
    legal = [laid for laid in ways.selections(cards) if pays(laid, cards, price, any_time=jokers == "any_time")]
    assert sorted(listed) == sorted(legal)
    assert bool(legal) == any(claim.noble == NUMBER[noble] for claim in played.offers(m.Claim))


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize("noble", ["paris_king", "dijon_baron"])
@pytest.mark.parametrize(
    "pairs", ["fr-de2 fr-gb1", "fr-es1 de-gb2", "de-gb2 gb-es2", "fr-de1 de-es1", "de-gb1", "fr-de1"]
)
def test_what_is_listed_is_all_that_captures(pairs: str, noble: str, jokers: str) -> None:
    """RY-10.11, 5.23, 5.34: the intrigue part likewise."""
    played = scene(3, hands={A: f"fr8 + {pairs}"}, holders={noble: B}, jokers=jokers)
    _, listed = played.ways(noble, every=True)
    hand, printed = played.state.houses[A].intrigue, NOBLES[NUMBER[noble]]
    price = (printed.intrigue, SHOWS[printed.country], 2)
    legal = [laid for laid in ways.selections(hand) if pays(laid, hand, price, any_time=jokers == "any_time")]
    assert sorted(listed) == sorted(legal)
    assert bool(legal) == any(claim.noble == NUMBER[noble] for claim in played.offers(m.Claim))
