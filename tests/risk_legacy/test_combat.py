"""One roll as arithmetic (RL-5.6.5 to 5.6.11), against every roll there is."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from engines.risk_legacy.rules.combat import PLAIN, Dice, Losses, Modifiers, conquers, losses, modified
from tests.risk_legacy import slowly

BUNKER, AMMO, WALLS = Modifiers(highest=1), Modifiers(highest=-1), Modifiers(each=1)
EVERY_MODIFIER = [
    Modifiers(highest=highest, lowest=lowest, each=each, overrun=overrun)
    for highest, lowest, each, overrun in product((-1, 0, 1), (-1, 0), (0, 1), (False, True))
]


@pytest.mark.parametrize(
    ("by", "attack", "defence", "changed", "lost"),
    [
        pytest.param(BUNKER, (6, 5, 2), (5, 5), (6, 5), (2, 0), id="EX-1"),
        pytest.param(PLAIN, (6, 4, 1), (4, 4), (4, 4), (1, 1), id="EX-2"),
        pytest.param(PLAIN, (5, 5, 2), (4,), (4,), (0, 1), id="EX-3"),
        pytest.param(AMMO, (6, 3, 3), (6, 3), (5, 3), (1, 1), id="EX-4"),
        pytest.param(AMMO, (1,), (1,), (1,), (1, 0), id="EX-5"),
        pytest.param(WALLS, (6, 6, 1), (6, 5), (6, 6), (2, 0), id="EX-6"),
        pytest.param(WALLS, (6, 6, 1), (5, 4), (6, 5), (1, 1), id="EX-7"),
        pytest.param(PLAIN, (6, 6, 1), (5, 4), (5, 4), (0, 2), id="EX-7, boxes used up"),
        pytest.param(WALLS, (6, 6), (5, 4), (6, 5), (1, 1), id="EX-7, two dice"),
        pytest.param(Modifiers(highest=1, lowest=-1), (5, 2), (4,), (4,), (0, 1), id="EX-8"),
        pytest.param(Modifiers(highest=-1, lowest=-1), (5, 5, 1), (5, 5), (4, 4), (0, 2), id="EX-9"),
        pytest.param(Modifiers(highest=-1, each=1), (6, 6, 6), (6, 6), (6, 6), (2, 0), id="EX-10"),
        pytest.param(AMMO, (6, 2, 1), (6, 4), (5, 4), (1, 1), id="EX-12"),
        pytest.param(AMMO, (6, 6, 5), (6, 6), (5, 6), (1, 1), id="EX-15"),
        pytest.param(WALLS, (6, 5, 4), (5, 4), (6, 5), (2, 0), id="EX-16"),
        pytest.param(BUNKER, (6, 5), (3, 5), (3, 6), (1, 1), id="the highest, wherever it lies"),
        pytest.param(Modifiers(lowest=-1), (6, 6), (5, 5), (5, 4), (0, 2), id="the last of equal dice is the lowest"),
        pytest.param(Modifiers(lowest=-1), (5, 5), (1, 5), (1, 5), (1, 1), id="clamped at one"),
    ],
)
def test_examples(by: Modifiers, attack: Dice, defence: Dice, changed: Dice, lost: tuple[int, int]) -> None:
    """EX-1 to EX-16 as far as one roll tells them; RL-8.7: of equal dice a scar touches one."""
    roll = modified(attack, defence, by)
    assert roll.attack == attack, "attack dice have no modifiers"
    assert roll.defence == changed
    assert losses(roll, 9, by) == Losses(*lost, overrun=False)


def test_overrun() -> None:
    """EX-13, EX-14, RL-8.10, 8.11: a natural triple, and a defender lost when all is done."""
    by = Modifiers(overrun=True)
    assert losses(modified((4, 4, 4), (5, 3), by), 7, by) == Losses(1, 7, overrun=True)
    no_loss = modified((3, 3, 3), (4, 3), by)
    assert losses(no_loss, 7, by) == Losses(2, 0, overrun=False)
    assert losses(no_loss.fired((1,)), 7, by) == Losses(1, 7, overrun=True)
    made_by_missiles = modified((6, 6, 1), (5, 5), by).fired((2,))
    assert losses(made_by_missiles, 7, by) == Losses(0, 2, overrun=False)
    assert losses(modified((4, 4), (3, 3), by), 7, by) == Losses(0, 2, overrun=False)
    assert losses(modified((4, 4, 4), (5, 3), PLAIN), 7, PLAIN) == Losses(1, 1, overrun=False)


def test_a_missile_on_a_changed_die() -> None:
    """EX-12, RL-8.9: six and final, whatever lies there."""
    roll = modified((6, 2, 1), (6, 4), AMMO).fired((3,))
    assert (roll.defence, roll.locked) == ((6, 4), (3,))
    assert losses(roll, 5, AMMO) == (2, 0, False)
    assert roll.unlocked == (0, 1, 2, 4)
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
    for attack, defence in product(*throws):
        roll = modified(attack, defence, by)
        assert sorted(roll.defence) == sorted(slowly.changed(defence, by))
        for troops in (defenders, 7):
            lost = losses(roll, troops, by)
            assert lost == slowly.lost(attack, attack, roll.defence, troops, by)
            assert lost.overrun or lost.attacker + lost.defender == min(attackers, defenders)
            assert conquers(roll, troops, by) == (lost.defender >= troops)
            assert all(1 <= value <= 6 for value in roll.dice)
