"""What takes a second press: marks that stay in the world, and where somebody starts."""

import pytest

from engines.core.move import Move
from engines.core.record import members
from engines.risk_legacy.moves import founding, turn
from engines.risk_legacy.moves.battle import Assault, PlayScar
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import GiveName, NotNow, RewardMove

MARKS = {
    *(each for each in members(RewardMove, "engines.risk_legacy").values() if each not in {GiveName, NotNow}),
    founding.FixPower,
    founding.PlaceSticker,
    PlayScar,
    BreakSeal,
    turn.LayScar,
}
STARTS = {founding.StartAt, turn.Join}


KINDS = [
    kind
    for kind in members(Move, "engines.risk_legacy").values()
    if kind is not Assault and ".packets." not in kind.__module__
]
"""Those of packets are looked at with them."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_what_takes_a_second_press(kind: type[Move]) -> None:
    """RL-4.1.6, 4.3, 5.4.1, 6.1, 7.5 to 7.7: a name has been previewed, which is its second press (RL-7.8.6)."""
    assert kind.lasts(object.__new__(kind)) == (kind in MARKS | STARTS)


def test_an_attack_lasts_by_its_scar_card() -> None:
    """RL-5.12."""
    assert [Assault(origin=0, target=1, scar=scar).lasts() for scar in (False, True)] == [False, True]
