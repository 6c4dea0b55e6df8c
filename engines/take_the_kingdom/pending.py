"""The play that is waiting for answers or being resolved."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import family
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.state import State


@family
class Pending(Frame):
    """Final, public, and stoppable until nobody is left to ask (TK-6.1)."""

    seat: int
    move: PlayMove
    targets: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """Targets that are still to be asked."""
    void: tuple[int, ...] = ()
    """Targets that are safe from it."""


def pending(state: State) -> Pending | None:
    """The declared play on the stack; there is never more than one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Pending)), None)


def declared(state: State) -> Pending:
    """As :func:`pending`, for the windows that stand above a play."""
    play = pending(state)
    assert play is not None, "a window stands above the play that it may stop"
    return play
