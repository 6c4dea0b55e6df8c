"""A seat that leaves: handed over to somebody else, or taken off the board (RL-7.4)."""

from __future__ import annotations

from engines.core.record import replaced
from engines.risk_legacy.board import Board
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import concession
from engines.risk_legacy.state import State


def handed_over(board: Board, seat: int, person: str | None) -> None:
    """Orders and consent were the former player's; everything else stays with the seat (RL-7.4.2). Nobody at all, and
    the option ``remove``: the seat is removed where it can be. Whoever comes back finds the seat as it was."""
    people = board.state.people
    if person == people[seat]:
        return
    board.amend(people=replaced(people, seat, person or ""))
    board.put(seat, orders=Orders(), concedes_to=None)
    if person is None and board.state.variant.resign == "remove" and removable(board.state, seat):
        remove(board, seat)
    else:
        concession.check(board)


def removable(state: State, seat: int) -> bool:
    """Not before the first turn, not after the victory, not twice (RL-7.4.3)."""
    under_way = state.turn is not None and state.ending is None
    return under_way and not state.sides[seat].eliminated and seat not in state.leaving


def remove(board: Board, seat: int) -> None:
    """At once, except while a roll is pending: then when that and its move-in are settled. Until then the seat plays
    nothing more, by order either, and nobody sits down there."""
    people = board.state.people
    board.amend(people=replaced(people, seat, ""), drafts=(None,) * len(people))
    board.amend(leaving=(*board.state.leaving, seat))
    board.put(seat, orders=Orders(), concedes_to=None)
    board.seated(seat, "removed")
    if not rolling(board.state):
        depart(board)


def rolling(state: State) -> bool:
    """Whether an assault is under way, so that nobody can leave yet (RL-7.4.3)."""
    return state.battle is not None


def depart(board: Board) -> None:
    """Whoever is to leave does. An assault calls this as soon as a roll and its move-in are settled: if the attacker
    left, nothing of the turn remains but its end."""
    leaving = board.state.leaving
    board.amend(leaving=())
    for seat in leaving:
        _take_off(board, seat)
        if board.state.ending is not None:
            return
    turn = board.state.turn
    if turn is not None and turn.seat in leaving:
        board.cut_short()
    elif turn is not None:  # the board and the discard are others than those that a deed could be taken back on
        board.turn(undo=())
    concession.check(board)


def _take_off(board: Board, seat: int) -> None:
    """Its troops, its own headquarters unless another seat controls it, its cards. Other headquarters stay bare."""
    for at in board.state.held(seat):
        board.stand(seat, at, -board.field(at).troops)
    for at, field in enumerate(board.state.fields):
        if field.hq == seat and field.owner is None:
            board.demolish_hq(at)
    board.eliminate(seat, "removed")
    board.check_victory()
