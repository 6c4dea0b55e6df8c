"""Exact odds in whole numbers: what a roll costs on average, and how likely an assault is to conquer (RL-11.3).

Missiles, scars to come and boxes that run out on the way are left out: nobody can know them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from engines.core.record import evolve, record
from engines.risk_legacy.components import BOX
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import Dice, Losses, Modifiers, Roll, losses, modified
from engines.risk_legacy.state import State

FACES = range(BOX.combat.die_min, BOX.combat.die_max + 1)
ONE = 10**9
"""Certainty, in the fixed point that :func:`conquest` counts in."""
MOST = BOX.combat.defence_dice_max
MANY = 40
"""Troops beyond which more change nothing that anybody would notice."""


@cache
def outcomes(attack: int, defence: int, by: Modifiers) -> tuple[tuple[Losses, int], ...]:
    """Losses of either side → in how many of all equally likely rolls. An overrun counts as many as there are dice."""
    found: Counter[Losses] = Counter()
    for throw, orders in _throws(defence):
        final = tuple(sorted(modified((), throw, by).defence))
        for lost, count in _against(final, attack, by.unpaired):
            found[lost] += count * orders
    return tuple(found.items())


@cache
def _against(defence: Dice, attack: int, by: Modifiers) -> tuple[tuple[Losses, int], ...]:
    """The same against these final dice of the defence, whatever modifiers have made them so."""
    found: Counter[Losses] = Counter()
    for roll, orders in _attacks(attack, len(defence), by.each_attack):
        found[losses(evolve(roll, defence=defence), len(defence), by)] += orders
    return tuple(found.items())


@cache
def _attacks(dice: int, most: int, each: int) -> tuple[tuple[Roll, int], ...]:
    """Attack rolls that differ in what counts: the highest dice, *most* of them, with what *each* is changed by, and
    three equal natural ones."""
    found: Counter[Roll] = Counter()
    for throw, orders in _throws(dice):
        roll = modified(throw, (), Modifiers(each_attack=each))
        found[evolve(roll, attack=roll.attack[-most:])] += orders
    return tuple(found.items())


def _throws(dice: int) -> Iterator[tuple[Dice, int]]:
    """The values of so many dice, lowest first, and in how many ways they can fall."""
    return ((throw, _orders(throw)) for throw in combinations_with_replacement(FACES, dice))


def _orders(dice: Dice) -> int:
    """In how many ways these values can fall: the order of the dice changes no losses."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


def expected(attack: int, defence: int, defenders: int, by: Modifiers) -> tuple[int, int]:
    """Thousandths of a troop that one roll costs the attacker and the *defenders*, of whom an overrun takes all."""
    total, lost, killed, overruns = _added(attack, defence, by)
    return lost * 1000 // total, (killed + overruns * defenders) * 1000 // total


@cache
def _added(attack: int, defence: int, by: Modifiers) -> tuple[int, int, int, int]:
    """All equally likely rolls: how many there are, what they cost the attacker and, overruns apart, the defenders; and
    how many are overruns."""
    table = outcomes(attack, defence, by)
    lost = sum(mine * count for (mine, _, _), count in table)
    killed = sum(theirs * count for (_, theirs, overrun), count in table if not overrun)
    return len(FACES) ** (attack + defence), lost, killed, sum(count for (_, _, overrun), count in table if overrun)


@cache
def conquest(attackers: int, defenders: int, keep: int, dice: int, by: Modifiers, most: int = MOST) -> int:
    """How likely an assault without end conquers, in billionths: so many troops in the territory that attacks, and no
    more than *most* dice against them.

    Asked through :func:`percent`, which keeps the numbers and so the memory of this function small."""
    if not defenders:
        return ONE
    if attackers <= max(1, keep):
        return 0
    throw, against = min(dice, attackers - 1), min(most, defenders)
    table = outcomes(throw, against, by)
    total: int = len(FACES) ** (throw + against)
    chance = sum(
        count * (ONE if overrun else conquest(attackers - mine, defenders - theirs, keep, dice, by, most))
        for (mine, theirs, overrun), count in table
    )
    return chance // total


def percent(attackers: int, defenders: int, keep: int, dice: int, by: Modifiers, most: int = MOST) -> int:
    """The same in whole percent: 0 only if there is no roll at all, never 100, since the dice may always say no.

    Troops that are kept beyond the dice count for nothing, so they are left out; big armies are scaled down."""
    if attackers <= max(1, keep):
        return 0
    spare = max(0, keep - dice)
    attackers, keep = attackers - spare, keep - spare
    scale = max(attackers, defenders, MANY)
    chance = conquest(attackers * MANY // scale, max(1, defenders * MANY // scale), keep, dice, by, most)
    return min(99, max(1, (chance * 100 + ONE // 2) // ONE))


@record
class Danger:
    """The likeliest conquest of an own territory: from where, and how likely, missiles and new scars apart."""

    territory: int
    origin: int
    percent: int


def dangers(state: State, seat: int) -> tuple[Danger, ...]:
    """Where *seat* may lose a territory (RL-11.3): of public facts alone; among equals in the order of the data."""
    worst = (_worst(state, seat, at) for at in state.held(seat))
    return tuple(sorted((danger for danger in worst if danger), key=lambda danger: -danger.percent))


def _worst(state: State, seat: int, at: int) -> Danger | None:
    found = (_danger(state, seat, at, near) for near in state.world.chart.neighbours[at])
    return max((danger for danger in found if danger), key=lambda danger: danger.percent, default=None)


def _danger(state: State, seat: int, at: int, origin: int) -> Danger | None:
    field = state.fields[origin]
    if field.owner in (None, seat) or field.troops == 1:
        return None
    assert field.owner is not None
    by = modifiers(state, field.owner, seat, at)
    chance = percent(field.troops, state.fields[at].troops, 1, BOX.combat.attack_dice_max, by)
    return Danger(territory=at, origin=origin, percent=chance)
