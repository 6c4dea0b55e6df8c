"""What both decisions have in common: one seat is asked, and anybody may write standing orders beside it."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import family


@family
class Decision(Frame):
    seat: int
