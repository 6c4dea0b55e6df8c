"""The way to the page of one's standing orders that a question is about, wherever they lie open."""

from __future__ import annotations

from typing import Any

from engines.core.booklet.strokes import Leaf
from engines.core.game import Act
from engines.core.match import Match
from engines.core.menu import Pick, Picked
from engines.core.move import Move

DEEP = 3
"""Pages that lie below each other at most."""


def wanted(match: Match[Any], seat: int) -> Move | None:
    """The stroke with which *seat* opens the orders about what it is asked; ``None``: there are none such."""
    menu = match.menu(seat)
    return menu.orders if isinstance(menu, Pick) else None


def strokes(match: Match[Any], seat: int, stroke: Move) -> list[Act[Any]]:
    """What is done to come to *stroke*, with it: pages are left first, as often as it takes. Whoever has looked at that
    page and went away has left it open, and is asked about the same once more. Empty: it is nowhere."""
    found = list[Act[Any]]()
    for _ in range(DEEP):
        menu = match.aside(seat)
        offered = [option.move for option in menu.options] if menu else []
        back = next((move for move in offered if isinstance(move, Leaf)), None)
        step = stroke if stroke in offered else back
        if step is None:
            return []
        found.append(Act(seat=seat, question=None, given=Picked((step,))))
        if step == stroke:
            return found
        match, *_ = match.act(found[-1])
    return []
