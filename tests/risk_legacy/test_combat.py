"""One roll as arithmetic (RL-5.6.5 to 5.6.11), against every roll there is; and what missiles can do to it, against an
exhaustive search (RL-6.3.2, 6.3.4, 6.3.6)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from engines.core.rng import Rng
from engines.risk_legacy.rules.combat import PLAIN, Dice, Losses, Modifiers, Roll, conquers, losses, modified
from engines.risk_legacy.rules.missiles import changeable, choices, minimal
from tests.contract.games import MANY, SOAK_GAMES, every_third
from tests.risk_legacy import slowly

SOME = 1500 if SOAK_GAMES >= MANY else 500
"""Rolls that missiles are tried on."""
AMMO, WALLS, LOWEST, OVERRUN = Modifiers(highest=-1), Modifiers(each=1), Modifiers(lowest=-1), Modifiers(overrun=True)
EVERY_MODIFIER = [
    Modifiers(highest=highest, lowest=lowest, each=each, overrun=overrun)
    for highest, lowest, each, overrun in product((-1, 0, 1), (-1, 0), (0, 1), (False, True))
]


@pytest.mark.parametrize(
    ("by", "defence", "changed"),
    [(LOWEST, (5, 5), (5, 4)), (LOWEST, (1, 5), (1, 5)), (AMMO, (6, 6), (5, 6)), (AMMO, (3, 5), (3, 4))],
)
def test_which_die_is_changed(by: Modifiers, defence: Dice, changed: Dice) -> None:
    """RL-8.7, EX-15: of equal dice the first is the highest, the last the lowest, and one alone is changed; never
    below one. Attack dice have no modifiers."""
    roll = modified((6, 5, 2), defence, by)
    assert (roll.attack, roll.defence) == ((6, 5, 2), changed)


@pytest.mark.parametrize(
    ("attack", "defence", "fired", "by", "lost"),
    [
        ((4, 4, 4), (5, 3), (), OVERRUN, Losses(1, 7, overrun=True)),
        ((3, 3, 3), (4, 3), (), OVERRUN, Losses(2, 0, overrun=False)),
        ((3, 3, 3), (4, 3), (1,), OVERRUN, Losses(1, 7, overrun=True)),
        ((6, 6, 1), (5, 5), (2,), OVERRUN, Losses(0, 2, overrun=False)),
        ((4, 4), (3, 3), (), OVERRUN, Losses(0, 2, overrun=False)),
        ((4, 4, 4), (5, 3), (), PLAIN, Losses(1, 1, overrun=False)),
        ((6, 2, 1), (6, 4), (3,), AMMO, Losses(2, 0, overrun=False)),
    ],
)
def test_overruns_and_missiles(attack: Dice, defence: Dice, fired: Dice, by: Modifiers, lost: Losses) -> None:
    """EX-12 to EX-14, RL-8.9 to 8.11: a natural triple, and a defender lost when all is done; a missile makes a six of
    whatever lies there."""
    assert losses(modified(attack, defence, by).fired(fired), 7, by) == lost


def test_a_die_that_a_missile_has_set() -> None:
    """RL-8.9."""
    roll = modified((6, 2, 1), (6, 4), AMMO).fired((3,))
    assert (roll.defence, roll.locked, roll.unlocked) == ((6, 4), (3,), (0, 1, 2, 4))
    assert (roll.helps(attacker=True), roll.helps(attacker=False)) == ((0, 1, 2), (4,))


def test_natural_sixes_are_natural() -> None:
    """RL-8.10: a double six and a triple are what fell, not what became of it."""
    assert modified((6, 6, 5), (6, 6), AMMO).double_six
    assert not modified((6, 6, 5), (6, 5), WALLS).double_six
    assert not modified((6, 6, 5), (6,), PLAIN).double_six
    assert not modified((6, 6, 5), (5, 5), PLAIN).fired((3, 4)).double_six
    assert not modified((6, 6), (1,), PLAIN).triple


@pytest.mark.parametrize("by", EVERY_MODIFIER, ids=str)
@pytest.mark.parametrize(("attackers", "defenders"), list(product((1, 2, 3), (1, 2))))
def test_every_roll_there_is(attackers: int, defenders: int, by: Modifiers) -> None:
    """RL-5.6.5 to 5.6.11, 10.12: the same as counted slowly, without any of the shortcuts. Only the order of defence
    dice can matter: modifiers are for them."""
    faces = range(1, 7)
    throws = combinations_with_replacement(faces, attackers), product(faces, repeat=defenders)
    for attack, defence in every_third(EVERY_MODIFIER.index(by) + attackers, list(product(*throws))):
        roll = modified(attack, defence, by)
        assert sorted(roll.defence) == sorted(slowly.changed(defence, by))
        for troops in (defenders, 7):
            lost = losses(roll, troops, by)
            assert lost == slowly.lost(attack, attack, roll.defence, troops, by)
            assert lost.overrun or lost.attacker + lost.defender == min(attackers, defenders)
            assert conquers(roll, troops, by) == (lost.defender >= troops)


# ---- missiles


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
    for roll, defenders, by in some_rolls(SOME):
        for most in range(5):
            dice = minimal(roll, defenders, by, most, conquer=conquer)
            assert dice == slowly.missiles(roll, defenders, by, most, conquer=conquer)
            found += dice is not None
    assert found > 100


def test_changeable_rolls() -> None:
    """RL-6.3.2."""
    for roll, defenders, by in some_rolls(SOME):
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
