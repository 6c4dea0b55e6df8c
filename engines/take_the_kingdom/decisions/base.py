"""What all decisions of this game have in common: standing orders may be written beside any of them."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.menu import Given
from engines.core.move import Move
from engines.core.record import family
from engines.take_the_kingdom.state import State


@family
class Decision(Frame):
    """A question to one seat. Where it asks nobody, ``run`` says what then goes without saying."""

    seat: int
    by_hand: bool = False
    """The seat wrote orders while it was asked: they are for its next question, this one it answers itself."""

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        return None if self.by_hand else self.obey(state, seat)

    def obey(self, state: State, seat: int) -> Given[Move] | None:
        """What the standing orders of *seat* answer here."""
        return None
