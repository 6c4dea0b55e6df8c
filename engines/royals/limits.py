"""The hand limits at the end of a turn (RY-5.28)."""

from itertools import product

from engines.royals.atlas import COUNTRIES, PAIRS
from engines.royals.cards import Cards, Taste, fewest, most, one_by_one, parts
from engines.royals.components import LIMITS
from engines.royals.house import House
from engines.royals.moves import EndTurn
from engines.royals.paying import NO_CARDS, NO_INTRIGUE

KEEP = EndTurn(country=NO_CARDS, intrigue=NO_INTRIGUE)
"""Within the limits."""


def excess(house: House) -> tuple[int, int]:
    """Country and intrigue cards over the limits."""
    return max(0, sum(house.hand) - LIMITS.country), max(0, sum(house.intrigue) - LIMITS.intrigue)


def end_by(house: House, country: Taste, intrigue: Taste) -> EndTurn:
    """Gives up what is over the limits, card by card."""
    more, secrets = excess(house)
    if not more and not secrets:
        return KEEP
    cards = one_by_one(house.hand, range(len(COUNTRIES)), more, country)
    pairs = one_by_one(house.intrigue, range(len(PAIRS)), secrets, intrigue)
    return EndTurn(country=cards, intrigue=pairs)


def default_end(house: House) -> EndTurn:
    """Country cards of the scarcest country, intrigue cards of the commonest pair."""
    return end_by(house, fewest, most)


def several(house: House) -> bool:
    """Whether there is a choice of what to give up."""
    more, secrets = excess(house)
    return (more > 0 and _kinds(house.hand) > 1) or (secrets > 0 and _kinds(house.intrigue) > 1)


def _kinds(cards: Cards) -> int:
    return len(cards) - cards.count(0)


def ends(house: House) -> tuple[EndTurn, ...]:
    """Every legal end of the turn, the default first."""
    sides = zip(excess(house), (house.hand, house.intrigue), strict=True)
    choices = ([cards for cards in parts(hand) if sum(cards) == over] for over, hand in sides)
    found = [EndTurn(country=cards, intrigue=pairs) for cards, pairs in product(*choices)]
    default = default_end(house)
    return (default, *(end for end in found if end != default))
