"""What the active seat does, battle apart (RL-5.3 to 5.5, 5.10, 5.11), and the private steps to it."""

from engines.core.move import Move
from engines.core.record import record
from engines.risk_legacy.naming import ScarTitle, Territory

# ---- start of turn, RL-5.3 and 5.4.1


@record
class BuyStar(Move):
    """For four resource cards, whatever they show."""

    cards: tuple[int, ...]


@record
class LayScar(Move, lasting=True):
    """A scar card that is played at the start of a turn, into that territory (RL-6.5.1)."""

    scar: ScarTitle
    territory: Territory


@record
class GoOn(Move):
    pass


@record
class Join(Move, lasting=True):
    """Join the war there."""

    territory: int


# ---- recruiting, RL-5.4


@record
class Trade(Move):
    cards: tuple[int, ...]


@record
class Place(Move):
    territory: int
    troops: int


@record
class TakeBack(Move):
    """Undo the latest placement, trade, expansion or any-time maneuver: nothing was revealed since."""


# ---- expanding and maneuvering, RL-5.5 and 5.10


@record
class Expand(Move):
    origin: int
    target: int
    troops: int


@record
class Maneuver(Move):
    origin: int
    target: int
    troops: int


@record
class MarchTo(Move):
    """Towards a territory, one after the other on the shortest way taken by attack or entered, all but one following,
    until it is taken or something stops that."""

    goal: int
    ratio: int
    """Attacks begin and go on only with more than so many troops to one."""


@record
class EndTurn(Move):
    pass


@record
class TakeCard(Move):
    """A resource card from the row."""

    card: int
