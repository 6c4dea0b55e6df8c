"""Which chests to take (BM-12.1): as many as the thieves can carry, gold before metal before wood."""

from __future__ import annotations

from engines.bellum_magica.moves import Steal
from engines.core.menu import Pick
from engines.core.move import Move


def best(menu: Pick[Move]) -> tuple[Move, ...]:
    chests = sorted((o.move for o in menu.options if isinstance(o.move, Steal)), key=lambda move: -move.chest)
    return tuple(chests[: menu.at_most])
