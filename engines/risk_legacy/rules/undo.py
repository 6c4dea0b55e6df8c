"""Taking back what revealed nothing: placements, a trade, expansions, a maneuver that ended nothing."""

from typing import Any, cast

from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import TakenBack
from engines.risk_legacy.turn import Deed, Expanded, Moved, Placed, Traded


def remember(board: Board, deed: Deed) -> None:
    """What was done just now may be taken back first."""
    board.turn(undo=(*board.state.ongoing.undo, deed))


def upcast(raw: Any) -> Any:
    """A state of schema 3, in which only what may be taken back told where recruits went."""
    if raw["turn"] is not None:
        done = raw["turn"]["undo"]
        raw["turn"]["mustered"] = [deed["territory"] for deed in done if deed["kind"] == "placed"]
    return raw


def forget(board: Board) -> None:
    """Something was revealed or decided for good: nothing before it can be taken back."""
    board.turn(undo=())


def take_back(board: Board, seat: int) -> Deed:
    """Undo the latest deed, and say what it was; there must be one."""
    turn = board.state.ongoing
    *before, deed = turn.undo
    match deed:
        case Placed(territory=at, troops=troops):
            board.stand(seat, at, -troops)
            board.turn(recruits=turn.recruits + troops, mustered=turn.mustered[:-1])
        case Traded(cards=cards, troops=troops):
            board.get_back(seat, cards)
            board.turn(recruits=turn.recruits - troops, traded=False, paid=())
        case Expanded(origin=origin, target=target, troops=troops, lost=lost):
            board.stand(seat, target, lost - troops)
            board.stand(seat, origin, troops)
            board.turn(expanded=tuple(at for at in turn.expanded if at != target))
        case Moved(origin=origin, target=target, troops=troops, lost=lost):
            board.stand(seat, target, lost - troops)
            board.stand(seat, origin, troops)
            board.turn(maneuvered=False)
    board.turn(undo=tuple(before))
    board.emit(TakenBack(seat=seat, what=cast("Any", deed.kind)))
    return deed
