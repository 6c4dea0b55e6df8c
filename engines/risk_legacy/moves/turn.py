"""What the active seat does, battle apart (RL-5.3 to 5.5, 5.10, 5.11), and the private steps to it."""

from __future__ import annotations

from engines.core.move import Move
from engines.core.record import family, record


@family
class TurnMove(Move):
    pass


# ---- start of turn, RL-5.3 and 5.4.1


@record
class BuyStar(TurnMove):
    """For four resource cards, whatever they show."""

    cards: tuple[int, ...]


@record
class GoOn(TurnMove):
    pass


@record
class Join(TurnMove):
    """Join the war there."""

    territory: int


# ---- recruiting, RL-5.4


@record
class Trade(TurnMove):
    cards: tuple[int, ...]


@record
class Place(TurnMove):
    territory: int
    troops: int


@record
class TakeBack(TurnMove):
    """Undo the latest placement, trade, expansion or any-time maneuver: nothing was revealed since."""


# ---- expanding and maneuvering, RL-5.5 and 5.10


@record
class Expand(TurnMove):
    origin: int
    target: int
    troops: int


@record
class Maneuver(TurnMove):
    origin: int
    target: int
    troops: int


@record
class EndTurn(TurnMove):
    pass


@record
class TakeCard(TurnMove):
    """A resource card from the row."""

    card: int
