"""Attacks and everything that may be answered while they go on (RL-5.6 to 5.9, RL-6)."""

from typing import Literal, Union

from engines.core.move import Move
from engines.core.record import family, record
from engines.risk_legacy.components import ScarName


@record
class LeaveBehind:
    """Move in with all but so many."""

    troops: int
    kind: Literal["leave"] = "leave"


Advance = Union[Literal["ask", "min", "max"], LeaveBehind]
"""How many follow into a conquered territory (RL-5.9.6)."""


@family
class BattleMove(Move):
    pass


@record
class Assault(BattleMove):
    """One roll or many against one territory (RL-5.9.1)."""

    origin: int
    target: int
    dice: int = 3
    rolls: int | None = 1
    """``None``: until something stops it."""
    keep: int = 1
    """Stop at so many troops or fewer in *origin*."""
    ratio: int = 0
    """Stop as soon as there are no more than so many troops to one; 0: whatever the odds. Marches say it, by hand or by
    a line (RL-6.6); how many follow them counts for them alone."""
    scar: bool = False
    """Play the own scar card on *target* before the first roll."""
    missiles: Literal["ask", "none"] = "ask"
    press: int = 0
    """Own missiles to fire at most, each time that makes the roll conquer."""
    advance: Advance = "ask"
    """If it does not say, as was said for the rest of the turn."""

    def lasts(self) -> bool:
        return self.scar


@record
class Follow(BattleMove):
    """So into this territory, and into every other one that is conquered this turn."""

    advance: Literal["min", "max"]


@record
class DefendWith(BattleMove):
    dice: int


@record
class Pass(BattleMove):
    """Let the roll go on."""


@record
class PlayScar(BattleMove, lasting=True):
    """Onto the territory that is attacked."""

    scar: ScarName


@record
class Fire(BattleMove):
    """A missile at each of these dice: numbers in the order of the roll, the attacker's first."""

    dice: tuple[int, ...]
