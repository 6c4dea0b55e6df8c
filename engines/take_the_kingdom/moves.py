"""Everything a seat can do, as data. The log of a match is a list of these.

Cards are named by kind (copies in a hand are interchangeable), places by the number of their base, defences by their
own."""

from __future__ import annotations

from engines.core.move import Move, Part
from engines.core.record import family, record

# ---- plays


@family
class PlayMove(Move):
    """Declared as a whole, public and final."""


@record
class Settle(PlayMove):
    """Lay a Land from the hand."""


@record
class Build(PlayMove):
    card: str
    place: int
    replace: int | None = None


@record
class SetTrap(PlayMove):
    card: str
    place: int


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


@record
class ConquestLand(PlayMove):
    place: int


@record
class ConquestDefence(PlayMove):
    defence: int
    to: int
    replace: int | None = None


@record
class Earthquake(PlayMove):
    place: int


@record
class Disrepair(PlayMove):
    place: int


@record
class MutinyRemove(PlayMove):
    defence: int


@record
class SabotageTrap(PlayMove):
    place: int


@record
class Freeze(PlayMove):
    place: int


@record
class Misfortune(PlayMove):
    seat: int


@record
class Fortune(PlayMove):
    pass


@record
class SpyDraw(PlayMove):
    pass


@record
class SpySteal(PlayMove):
    seat: int


@record
class SpyLook(PlayMove):
    place: int


@record
class MercyThaw(PlayMove):
    place: int


@record
class MercyLand(PlayMove):
    pass


@record
class MercyTurn(PlayMove):
    pass


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
