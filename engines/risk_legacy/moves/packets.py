"""What is done with packets, and the base of all moves that they bring."""

from typing import Any

from engines.core.move import Move
from engines.core.record import family, record
from engines.core.text import Text
from engines.risk_legacy.naming import PacketTitle


@family
class PacketMove(Move):
    """It says itself what its reader and the steward must know of it."""

    def hint(self, state: Any, seat: int) -> Text | None:
        """What choosing it would mean."""
        return None

    def appeal(self, view: Any) -> int:
        """How much the steward would like it, beside the others of its menu: the most is taken, the first of several;
        in its own turn nothing that has less than 1."""
        return 0


@record
class BreakSeal(PacketMove, lasting=True):
    """A packet whose condition is met."""

    packet: PacketTitle

    def appeal(self, view: Any) -> int:
        return 1
