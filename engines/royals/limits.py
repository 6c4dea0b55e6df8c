"""The hand limits at the end of a turn (RY-5.28)."""

from __future__ import annotations

from engines.royals.atlas import COUNTRIES, PAIRS
from engines.royals.cards import fewest, most, one_by_one, parts
from engines.royals.components import LIMITS
from engines.royals.house import House
from engines.royals.moves import EndTurn
from engines.royals.paying import NO_CARDS, NO_INTRIGUE

KEEP = EndTurn(country=NO_CARDS, intrigue=NO_INTRIGUE)
"""Within the limits."""


def excess(house: House) -> tuple[int, int]:
    """Country and intrigue cards over the limits."""
    return max(0, sum(house.hand) - LIMITS.country), max(0, sum(house.intrigue) - LIMITS.intrigue)


def default_end(house: House) -> EndTurn:
    """Country cards of the scarcest country, intrigue cards of the commonest pair."""
    country, intrigue = excess(house)
    if not country and not intrigue:
        return KEEP
    cards = one_by_one(house.hand, range(len(COUNTRIES)), country, fewest)
    pairs = one_by_one(house.intrigue, range(len(PAIRS)), intrigue, most)
    assert cards is not None
    assert pairs is not None
    return EndTurn(country=cards, intrigue=pairs)


def several(house: House) -> bool:
    """Whether there is a choice of what to give up."""
    sides = zip(excess(house), (house.hand, house.intrigue), strict=True)
    return any(over and sum(map(bool, cards)) > 1 for over, cards in sides)


def ends(house: House) -> tuple[EndTurn, ...]:
    """Every legal end of the turn, the default first."""
    country, intrigue = excess(house)
    default = default_end(house)
    found = (
        EndTurn(country=cards, intrigue=pairs)
        for cards in parts(house.hand)
        if sum(cards) == country
        for pairs in parts(house.intrigue)
        if sum(pairs) == intrigue
    )
    return (default, *(end for end in found if end != default))
