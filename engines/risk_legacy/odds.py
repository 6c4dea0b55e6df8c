"""Exact odds in whole numbers: what a roll costs on average, and how likely an assault is to conquer (RL-11.3).

Missiles, scars to come and boxes that run out on the way are left out: nobody can know them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

from engines.risk_legacy.combat import Dice, Modifiers, losses, modified
from engines.risk_legacy.components import BOX

FACES = range(BOX.combat.die_min, BOX.combat.die_max + 1)
ONE = 10**9
"""Certainty, in the fixed point that :func:`conquest` counts in."""
MANY = 40
"""Troops beyond which more change nothing that anybody would notice."""


@cache
def outcomes(attack: int, defence: int, by: Modifiers) -> tuple[tuple[tuple[int, int, bool], int], ...]:
    """Losses of either side and whether everybody is overrun → in how many of all equally likely rolls."""
    found: Counter[tuple[int, int, bool]] = Counter()
    throws = (combinations_with_replacement(FACES, dice) for dice in (attack, defence))
    for mine, theirs in product(*throws):
        lost = losses(modified(mine, theirs, by), defence, by)
        found[lost.attacker, lost.defender, lost.overrun] += _orders(mine) * _orders(theirs)
    return tuple(found.items())


def _orders(dice: Dice) -> int:
    """In how many ways these values can fall: the order of the dice changes no losses."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


def expected(attack: int, defence: int, by: Modifiers) -> tuple[int, int]:
    """Thousandths of a troop that one roll costs the attacker and the defender, overruns apart."""
    table = outcomes(attack, defence, by)
    total = sum(count for _, count in table)
    pairs = min(attack, defence)
    lost = sum(mine * count for (mine, _, _), count in table)
    return lost * 1000 // total, (pairs * total - lost) * 1000 // total


@cache
def conquest(attackers: int, defenders: int, keep: int, dice: int, by: Modifiers) -> int:
    """How likely an assault without end conquers, in billionths: so many troops in the territory that attacks.

    Asked through :func:`percent`, which keeps the numbers and so the memory of this function small."""
    if not defenders:
        return ONE
    if attackers <= max(1, keep):
        return 0
    throw, against = min(dice, attackers - 1), min(BOX.combat.defence_dice_max, defenders)
    table = outcomes(throw, against, by)
    total = sum(count for _, count in table)
    chance = sum(
        count * (ONE if overrun else conquest(attackers - mine, defenders - theirs, keep, dice, by))
        for (mine, theirs, overrun), count in table
    )
    return chance // total


def percent(attackers: int, defenders: int, keep: int, dice: int, by: Modifiers) -> int:
    """The same in whole percent: 0 only if there is no roll at all, never 100, since the dice may always say no.

    Troops that are kept beyond the dice count for nothing, so they are left out; big armies are scaled down."""
    if attackers <= max(1, keep):
        return 0
    spare = max(0, keep - dice)
    attackers, keep = attackers - spare, keep - spare
    most = max(attackers, defenders, MANY)
    chance = conquest(attackers * MANY // most, max(1, defenders * MANY // most), keep, dice, by)
    return min(99, max(1, (chance * 100 + ONE // 2) // ONE))
