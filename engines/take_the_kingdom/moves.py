"""Everything a seat can do, as data. The log of a match is a list of these.

Cards are named by kind (copies in a hand are interchangeable), places by the number of their base, defences by their
own."""

from __future__ import annotations

from engines.core.move import Move, Part
from engines.core.record import family, record

# ---- plays


@family
class PlayMove(Move):
    """Declared as a whole, public and final. Each stands with its rule in ``plays``; an attack, which others weigh too,
    stands here."""


@record
class Share:
    """The damage of one attack meant for one place; ``first`` is the defence that is hit first where two stand."""

    place: int
    amount: int
    first: int | None = None


@record
class Attack(PlayMove):
    card: str
    morale: bool = False
    spread: bool = False
    shares: tuple[Share, ...]


# ---- beginning a play, in private


def ready(play: str, card: str) -> Part:
    """The first part of every play that has parameters: its kind and the card it is played with."""
    return Part(of=play, field="card", value=card)


# ---- other answers


@record
class EndTurn(Move):
    pass


@record
class Discard(Move):
    """One card over the hand limit."""

    card: str


@record
class Accept(Move):
    """Let a penalty stand."""


@record
class CancelPenalty(Move):
    card: str


@record
class Pass(Move):
    pass


@record
class Block(Move):
    card: str


@record
class Reverse(Move):
    """Where the damage of a sprung trap goes in the attacker's kingdom."""

    place: int
    first: int | None = None
