"""Which creature, on which side."""

from engines.bellum_magica.atlas import PRICES, TIER_OF
from engines.bellum_magica.components import Cost, Side
from engines.bellum_magica.hiring import SIDES, missing
from engines.bellum_magica.moves import Recruit
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.taste.siding import Judge

FOOD_PRICE, RUNESTONE_PRICE = 15, 24
"""0.15 of a price in which a food is 1 and a runestone 1.6."""
FAR_BETTER = 3
"""So many times the best evil creature must be outdone by a more evil one for food to be kept."""
CLOSE = 8
"""Two sides are close if they differ by less than one part in so many."""


def recruit(table: Public, me: int) -> Recruit | None:
    """The best of value less price that can be paid; ``None``: none is worth it, or food had better be kept."""
    lair, judge = table.lairs[me], Judge(table, me)
    found: tuple[Recruit | None, int] = None, 0
    best = [0, 0]
    """By tier."""
    for card in table.creatures:
        tier = TIER_OF[card]
        side, value = judge.best(card)
        best[tier] = max(best[tier], value)
        for payment, cost in PRICES[tier].items():
            net = value - price(cost)
            if not any(missing(lair.food, lair.runestones, cost)) and net > found[1]:
                found = Recruit(card=card, side=side, payment=payment), net
    move = found[0]
    return None if move and best[1] >= FAR_BETTER * best[0] and spoils(lair, move) else move


def spoils(lair: LairSeen, move: Recruit) -> bool:
    """Whether an evil creature would eat what a more evil one costs soon: a runestone is at hand."""
    mixed = PRICES[1]["rune_and_food"]
    after = lair.food - PRICES[0]["food"].food
    return TIER_OF[move.card] == 0 and lair.runestones >= mixed.runestones and after < mixed.food


def price(cost: Cost) -> int:
    return FOOD_PRICE * cost.food + RUNESTONE_PRICE * cost.runestones


def side(table: Public, me: int, card: int) -> Side:
    return Judge(table, me).best(card)[0]


def goblins(table: Public, me: int) -> tuple[Side, Side]:
    """Each on its better side; one each way if both prefer the same one and not by much."""
    judge, cards = Judge(table, me), table.lairs[me].goblins
    ahead = [judge.worth(card, "left") - judge.worth(card, "right") for card in cards]
    most = max(judge.worth(card, where) for card in cards for where in SIDES)
    one, other = ahead
    if (one >= 0) == (other >= 0) and min(abs(one), abs(other)) * CLOSE < most:
        return ("left", "right") if one >= other else ("right", "left")
    return "left" if one >= 0 else "right", "left" if other >= 0 else "right"
