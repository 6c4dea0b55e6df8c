"""The three kinds of events of pocket 1 (RL-B5.7)."""

from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.fields import realm
from engines.risk_legacy.packets.common.cards import EventCard, destroy
from engines.risk_legacy.packets.common.land import bleed
from engines.risk_legacy.packets.pocket_1.land import downwind, fallout
from engines.risk_legacy.packets.pocket_1.mutation import Evolution
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import ChaosPaid
from engines.risk_legacy.packets.pocket_1.who import human, mutant
from engines.risk_legacy.state import State

CHAOS, WIND, EVOLVE = (POCKET.events[each] for each in ("agent_of_chaos", "fallout_wind", "mutants_evolve"))


@record
class AgentOfChaos(EventCard, packet="pocket_1", copies=CHAOS.copies):
    def names(self, state: State) -> int | None:
        """The Mutants, as long as nobody else rules a continent."""
        others = (seat for seat, side in enumerate(state.sides) if human(side.faction))
        ruled = any(not left for seat in others for left in realm(state, seat).lacking)
        return None if ruled else _present(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.emit(ChaosPaid(seat=seat))
            board.gain_star(seat, self.kind)


@record
class FalloutWind(EventCard, packet="pocket_1", copies=WIND.copies):
    def happen(self, board: Board) -> None:
        """A die for each territory that is joined by land to the fallout, the Mutants' apart."""
        at, spared = fallout(board.state.world), mutant(board.state)
        destroy(board, self.kind)
        for near in () if at is None else downwind(board.state.world, at):
            if board.field(near).owner not in (None, spared):
                bleed(board, near, board.roll(POCKET.opening.neighbour_loss_die), self.kind)


@record
class MutantsEvolve(EventCard, packet="pocket_1", copies=EVOLVE.copies):
    def names(self, state: State) -> int | None:
        return _present(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Evolution(seat=seat))


def _present(state: State) -> int | None:
    """The seat that plays the Mutants, if it is still in the game."""
    seat = mutant(state)
    return seat if seat in state.present else None
