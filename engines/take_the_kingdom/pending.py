"""The play that is waiting for answers or being resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.take_the_kingdom.deeds.play import Play
    from engines.take_the_kingdom.state import State


def pending(state: State) -> Play | None:
    """The declared play on the stack; there is never more than one."""
    for frame in reversed(state.stack):
        if frame.kind == "play":
            return frame
    return None


def declared(state: State) -> Play:
    """As :func:`pending`, for the windows that stand above a play."""
    play = pending(state)
    assert play is not None, "a window stands above the play that it may stop"
    return play
