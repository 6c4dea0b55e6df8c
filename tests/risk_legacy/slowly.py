"""The arithmetic of a battle once more, without the shortcuts of the engine: they agree if both are right."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product

from engines.risk_legacy.rules.combat import Dice, Losses, Modifiers, Roll, conquers, losses


def changed(defence: Dice, by: Modifiers) -> list[int]:
    """Defence dice after modifiers (RL-5.6.5 to 5.6.7); their order is lost."""
    if len(defence) == 1:
        deltas = {0: by.highest + by.lowest + by.each}
        high_first = [defence[0]]
    else:
        high_first = [max(defence), min(defence)]
        deltas = {0: by.highest + by.each, 1: by.lowest + by.each}
    return [min(6, max(1, value + deltas[at])) for at, value in enumerate(high_first)]


def lost(natural: Dice, attack: Dice, defence: Dice, troops: int, by: Modifiers) -> Losses:
    """Who loses what with these final dice (RL-5.6.10, 5.6.11)."""
    mine, theirs = list(attack), list(defence)
    attacker = defender = 0
    while mine and theirs:
        best, against = max(mine), max(theirs)
        mine.remove(best)
        theirs.remove(against)
        if best > against:
            defender += 1
        else:
            attacker += 1
    triple = len(natural) == 3 and natural[0] == natural[1] == natural[2]
    if by.overrun and triple and defender:
        return Losses(attacker, troops, overrun=True)
    return Losses(attacker, defender, overrun=False)


def missiles(roll: Roll, defenders: int, by: Modifiers, most: int, *, conquer: bool) -> Dice | None:
    """The minimal set by looking at every set in every order of dice (RL-6.3.6)."""
    if conquers(roll, defenders, by) == conquer:
        return None
    side = range(len(roll.attack)) if conquer else range(len(roll.attack), len(roll.dice))
    free = [die for die in side if die not in roll.locked]
    best: tuple[int, int, int, Dice] | None = None
    for size in range(1, most + 1):
        for dice in permutations(free, size):
            after = losses(roll.fired(dice), defenders, by)
            if (after.defender >= defenders) != conquer:
                continue
            own, other = (after.attacker, after.defender) if conquer else (after.defender, after.attacker)
            price = (size, own, -other, tuple(sorted(dice)))
            best = price if best is None or price < best else best
    return best and best[3]


def changeable(roll: Roll, defenders: int, by: Modifiers, together: int) -> bool:
    """RL-6.3.2, by trying every set."""
    now = losses(roll, defenders, by)
    free = [die for die in range(len(roll.dice)) if die not in roll.locked]
    return any(
        losses(roll.fired(dice), defenders, by)[:2] != now[:2]
        for size in range(1, together + 1)
        for dice in combinations(free, size)
    )


def faces(count: int) -> Iterator[Dice]:
    return product(range(1, 7), repeat=count)


@cache
def conquest(attackers: int, defenders: int, keep: int, dice: int, by: Modifiers, most: int = 2) -> Fraction:
    """How likely an assault without end conquers (RL-5.9.2), exactly; against so many dice at most."""
    if defenders == 0:
        return Fraction(1)
    if attackers <= max(1, keep):
        return Fraction(0)
    throw, against = min(dice, attackers - 1), min(most, defenders)
    found = sum(
        (
            rolls * conquest(attackers - attacker, defenders - defender, keep, dice, by, most)
            for (attacker, defender), rolls in _rolls(throw, against, defenders, by).items()
        ),
        start=Fraction(0),
    )
    return Fraction(found, 6 ** (throw + against))


@cache
def _rolls(throw: int, against: int, defenders: int, by: Modifiers) -> Counter[tuple[int, int]]:
    """After how many of all rolls of so many dice each side has lost how many."""
    found: Counter[tuple[int, int]] = Counter()
    for attack, defence in product(faces(throw), faces(against)):
        raised = tuple(min(6, max(1, die + by.each_attack)) for die in attack)
        after = lost(attack, raised, tuple(changed(defence, by)), defenders, by)
        found[after.attacker, after.defender] += 1
    return found
