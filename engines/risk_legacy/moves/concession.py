"""Conceding as moves of the aside (RL-7.2.5): a word to the table that stands among the standing orders."""

from engines.core.move import Move
from engines.core.record import family, record


@family
class ConcessionMove(Move):
    pass


@record
class PenConcede(ConcessionMove):
    """Be about to concede to a seat: it may end the game, so it takes a second word."""

    to: int


@record
class Concede(ConcessionMove):
    """To the seat that was named, or to nobody any more."""

    to: int | None
