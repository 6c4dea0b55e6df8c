"""What missiles can do to a roll, against an exhaustive search (RL-6.3.2, 6.3.4, 6.3.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engines.core.rng import Rng
from engines.risk_legacy.rules.combat import PLAIN, Modifiers, Roll, losses, modified
from engines.risk_legacy.rules.missiles import changeable, choices, minimal
from tests.risk_legacy import slowly

OVERRUN = Modifiers(overrun=True)


def some_rolls(count: int) -> Iterator[tuple[Roll, int, Modifiers]]:
    """Rolls with defenders and powers, some dice locked by earlier missiles."""
    rng = Rng("some rolls")

    def draw(bound: int) -> int:
        nonlocal rng
        value, rng = rng.below(bound)
        return value

    for _ in range(count):
        attack, defence = 1 + draw(3), 1 + draw(2)
        by = OVERRUN if draw(3) == 0 else PLAIN
        face = draw(6) + 1
        natural = (face,) * attack if draw(3) == 0 else tuple(draw(6) + 1 for _ in range(attack))
        roll = modified(natural, tuple(draw(6) + 1 for _ in range(defence)), by)
        locked = tuple(die for die in range(attack + defence) if draw(5) == 0)
        yield roll.fired(locked), defence + (draw(3) if defence == 2 else 0), by


@pytest.mark.parametrize("conquer", [True, False])
def test_minimal_sets(conquer: bool) -> None:
    """RL-6.3.6 with all its tie-breaks: fewest, own losses, the others' losses, lowest dice."""
    found = 0
    for roll, defenders, by in some_rolls(1500):
        for most in range(5):
            dice = minimal(roll, defenders, by, most, conquer=conquer)
            assert dice == slowly.missiles(roll, defenders, by, most, conquer=conquer)
            found += dice is not None
    assert found > 100


def test_changeable_rolls() -> None:
    """RL-6.3.2."""
    for roll, defenders, by in some_rolls(1500):
        for together in range(5):
            assert changeable(roll, defenders, by, together) == slowly.changeable(roll, defenders, by, together)


def test_choices() -> None:
    """RL-6.3.4: every outcome that some set of dice can bring is on offer, and no die that is locked."""
    for roll, defenders, by in some_rolls(300):
        for most in range(1, 4):
            sets = [dice for size in range(1, most + 1) for dice in product(roll.unlocked, repeat=size)]
            whole = [dice for dice in sets if list(dice) == sorted(set(dice))]
            offered = choices(roll, defenders, by, most)
            useless = [losses(roll.fired(dice), defenders, by) == losses(roll, defenders, by) for dice in offered]
            assert useless == sorted(useless), "what changes nothing comes last"
            assert all(dice in whole for dice in offered)
            looks = {(look(roll, dice), losses(roll.fired(dice), defenders, by)) for dice in whole}
            assert looks == {(look(roll, dice), losses(roll.fired(dice), defenders, by)) for dice in offered}
            assert len(offered) == len({look(roll, dice) for dice in whole})


def look(roll: Roll, dice: tuple[int, ...]) -> tuple[tuple[bool, int], ...]:
    return tuple(sorted((die < len(roll.attack), roll.dice[die]) for die in dice))
