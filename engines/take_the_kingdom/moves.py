"""What a seat can answer besides its plays, which stand in ``plays``, as data.

Cards are named by kind (copies in a hand are interchangeable), places by the number of their base, defences by their
own."""

from engines.core.move import Move
from engines.core.record import record
from engines.take_the_kingdom.naming import Card, Titled


@record
class EndTurn(Move):
    pass


@record
class Discard(Move, lasting=True):
    """One card over the hand limit."""

    card: Titled


@record
class Accept(Move):
    """Let a penalty stand."""


@record
class CancelPenalty(Move):
    card: Card


@record
class Pass(Move):
    pass


@record
class Block(Move):
    card: Card


@record
class Reverse(Move):
    """Where the damage of a sprung trap goes in the attacker's kingdom."""

    place: int
    first: int | None = None
