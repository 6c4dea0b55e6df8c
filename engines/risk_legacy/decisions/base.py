"""What all decisions have in common: beside each of them anybody may write standing orders (RL-1.6)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.menu import Given
from engines.core.move import Move
from engines.core.record import family
from engines.risk_legacy.state import State


@family
class Decision(Frame):
    """Its ``span`` is the clock's (RL-5.1.3, 5.13): founding, setup, turn, window, reward, planet."""

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        """For a seat that leaves as soon as the roll is settled the defaults answer (RL-7.4.3)."""
        return self.fallback(state, seat) if seat in state.leaving else None
