"""What lies in a territory acts on whoever holds it when the turn ends (RL-5.11.1); and troops that are lost to no
enemy (RL-B0.6)."""

from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.hooks import Packet, Power, in_force
from engines.risk_legacy.packets.common.told import LandFed
from engines.risk_legacy.rules.entering import yields


@record
class Land(Packet):
    """Each territory by itself, in the order of the data (RL-B2.4)."""

    def turn_end_scars(self, board: Board, seat: int) -> None:
        if not in_force(board.state, Power.turn_end_troops):
            return
        for at in board.state.held(seat):
            troops = yields(board.state, seat, at)
            if troops > 0:
                board.stand(seat, at, troops)
                board.emit(LandFed(seat=seat, territory=at, troops=troops))
            elif troops < 0:
                bleed(board, at, -troops, board.state.world.lands[at].scar)


def bleed(board: Board, at: int, troops: int, cause: str | None) -> int:
    """So many troops there are lost, all of them at most; how many were. Whoever has none left anywhere is knocked
    out, and nobody gets its cards (RL-B0.6).

    :param cause: the event or the scar that has done it, by its name in the data."""
    field = board.field(at)
    lost, owner = min(troops, field.troops), field.owner
    if owner is None or not lost:
        return 0
    board.stand(owner, at, -lost)
    emptied = lost == field.troops
    hq = field.hq if emptied else None
    board.emit(TroopsLost(seat=owner, territory=at, troops=lost, emptied=emptied, cause=cause, hq=hq))
    if not board.state.held(owner):
        board.knock_out(owner, None)
    return lost
