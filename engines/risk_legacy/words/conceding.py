"""How conceding is said (RL-7.2.5)."""

from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.moves.concession import Concede, ConcessionMove, PenConcede
from engines.risk_legacy.rules.concession import missing
from engines.risk_legacy.state import State


def say(_state: State, _seat: int, move: ConcessionMove) -> Text:
    match move:
        case PenConcede(to=to):
            return text("move-concede-pen", who=SeatRef(to))
        case Concede(to=int(to)):
            return text("move-concede", who=SeatRef(to))
        case _:
            return text("move-concede-not")


def group(_state: State, _seat: int, _move: ConcessionMove) -> None:
    """They stand alone."""


def hint(state: State, seat: int, move: ConcessionMove) -> Text | None:
    return effect(state, seat, move.to) if isinstance(move, PenConcede) else None


def effect(state: State, seat: int, to: int) -> Text:
    """What it would do if *seat* conceded to it now: end the game, or wait for the others."""
    others = tuple(SeatRef(other) for other in missing(state, to) if other != seat)
    return text("concede-effect", who=SeatRef(to), missing=len(others), others=others)


def given(state: State, to: int) -> Text:
    """What has come of it so far: who has not agreed yet."""
    return text("concede-waits", who=SeatRef(to), others=tuple(SeatRef(other) for other in missing(state, to)))
