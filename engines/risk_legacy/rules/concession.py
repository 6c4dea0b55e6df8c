"""Everybody else gives the game to one seat (RL-7.2.5)."""

from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import Conceded
from engines.risk_legacy.state import State


def targets(state: State, seat: int) -> tuple[int, ...]:
    """To whom *seat* may concede now: others with a troop on the board, once the game is under way."""
    possible = state.variant.concession == "unanimous" and state.round > 0 and state.ending is None
    if not possible or not heard(state, seat):
        return ()
    return tuple(other for other in state.present if other != seat and state.held(other))


def favoured(state: State, seat: int) -> int | None:
    """Whom *seat* has named and may concede to, once it says that this is meant."""
    to = state.sides[seat].orders.favours
    return to if to in targets(state, seat) else None


def heard(state: State, seat: int) -> bool:
    """Whether it takes the consent of *seat*: somebody sits there and is still in the game."""
    return state.people[seat] != "" and not state.sides[seat].eliminated


def concede(board: Board, seat: int, to: int | None) -> None:
    """*Seat* would give the game to *to*; ``None`` takes that back (RL-7.2.5)."""
    board.put(seat, concedes_to=to)
    board.emit(Conceded(seat=seat, to=to))
    check(board)


def check(board: Board) -> None:
    """Asked again whenever somebody conceded, left the game or got up: the last one missing may have gone."""
    state = board.state
    if state.ending is None and (winner := agreed(state)) is not None:
        board.win(winner, "conceded")


def agreed(state: State) -> int | None:
    """The seat that all others concede to, if there is one."""
    for seat in state.present:
        anybody = any(heard(state, other) for other in state.seats if other != seat)
        if state.held(seat) and anybody and not missing(state, seat):
            return seat
    return None


def missing(state: State, to: int) -> tuple[int, ...]:
    """Whose consent it still takes before *to* has the game."""
    others = (other for other in state.seats if other != to and heard(state, other))
    return tuple(other for other in others if state.sides[other].concedes_to != to)
