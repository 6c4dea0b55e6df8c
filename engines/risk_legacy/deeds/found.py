"""Founding a world (RL-4.1)."""

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.founding import Choosing, Task, fix_power, stick
from engines.risk_legacy.deeds.aftermath import CloseGame
from engines.risk_legacy.events.founding import FoundingBegan


@record
class Found(Frame):
    """Who begins is drawn; the factions and the stickers are dealt from there (RL-4.1.1, 4.1.2)."""

    def run(self, board: Board) -> None:
        order = board.state.clockwise(board.below(len(board.state.seats)))
        board.emit(FoundingBegan(order=order))
        board.push(CloseGame())
        if board.state.charter.founding == "dealt":
            board.push(Choosing(tasks=dealt(order)))
            return
        for faction in range(len(FACTIONS)):
            fix_power(board, None, faction, None)
        for _ in range(BOX.founding.coin_stickers):
            stick(board, None, None)


def dealt(order: tuple[int, ...]) -> tuple[Task, ...]:
    """What each seat decides, one seat after the other: powers first, then coins (RL-4.1.2, 4.1.3)."""
    seats, stickers = len(order), BOX.founding.coin_stickers
    few, more = stickers // seats, seats - stickers % seats
    return tuple(
        task
        for at, seat in enumerate(order)
        for task in (
            *(Task(seat=seat, faction=faction) for faction in range(len(FACTIONS)) if faction % seats == at),
            *(Task(seat=seat, faction=None),) * (few + (at >= more)),
        )
    )
