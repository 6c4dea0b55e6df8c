"""What missiles can do to a roll (RL-6.3.2, 6.3.6)."""

from itertools import chain, combinations

from engines.risk_legacy.rules.combat import Modifiers, Roll, conquers, losses


def sets(dice: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Every set of one to *most* of the dice, small ones first, low numbers first."""
    return tuple(chain.from_iterable(combinations(dice, size) for size in range(1, min(most, len(dice)) + 1)))


def changeable(roll: Roll, defenders: int, by: Modifiers, missiles: int) -> bool:
    """Whether all missiles together could change the losses or the conquest (RL-6.3.2)."""
    now = losses(roll, defenders, by)
    return any(losses(roll.fired(dice), defenders, by) != now for dice in sets(roll.unlocked, missiles))


def minimal(roll: Roll, defenders: int, by: Modifiers, missiles: int, *, conquer: bool) -> tuple[int, ...] | None:
    """The fewest own missiles that make the roll conquer, or keep it from doing so; ``None`` if that cannot be, or is
    so already. Among equals: fewest own losses, most of the other side's, lowest dice (RL-6.3.6)."""
    if conquers(roll, defenders, by) == conquer:
        return None

    def price(dice: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        lost = losses(roll.fired(dice), defenders, by)
        own, other = (lost.attacker, lost.defender) if conquer else (lost.defender, lost.attacker)
        return len(dice), own, -other, dice

    reaching = (
        dice
        for dice in sets(roll.helps(attacker=conquer), missiles)
        if conquers(roll.fired(dice), defenders, by) == conquer
    )
    return min(reaching, key=price, default=None)


def choices(roll: Roll, defenders: int, by: Modifiers, missiles: int) -> tuple[tuple[int, ...], ...]:
    """The sets to choose from by hand; of those that look alike (same values, same side) only the first. What would be
    wasted comes last: that is the player's affair (RL-6.3.4)."""
    found: dict[tuple[tuple[bool, int], ...], tuple[int, ...]] = {}
    for dice in sets(roll.unlocked, missiles):
        look = tuple(sorted((die < len(roll.attack), roll.dice[die]) for die in dice))
        found.setdefault(look, dice)
    return tuple(sorted(found.values(), key=lambda dice: wasted(roll, defenders, by, dice)))


def wasted(roll: Roll, defenders: int, by: Modifiers, dice: tuple[int, ...]) -> bool:
    """Whether missiles at *dice* would change nothing, as the dice stand."""
    return losses(roll.fired(dice), defenders, by) == losses(roll, defenders, by)
