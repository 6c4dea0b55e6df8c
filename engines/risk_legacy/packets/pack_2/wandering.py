"""A headquarters that is moved (RL-B2.2)."""

from typing import Any

from engines.core.event import NOTABLE, OfSeat
from engines.core.move import Move
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.rules import lines
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted, foes

PROMPT = text("prompt-move-hq")


def ways(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """From where to where: out of land of *seat* into land of its own next to it that has none."""
    fields = state.fields
    return tuple(
        (origin, target)
        for origin in state.held(seat)
        if fields[origin].hq is not None
        for target in state.world.chart.neighbours[origin]
        if fields[target].owner == seat and fields[target].hq is None
    )


@record
class LeaveHq(PacketMove):
    """No headquarters is moved this turn."""

    def appeal(self, view: Any) -> int:
        return 1


@record
class MoveHq(PacketMove):
    origin: Territory
    target: Territory

    def hint(self, state: State, seat: int) -> Text | None:
        troops = text("hint-troops", count=state.fields[self.target].troops)
        return dotted(troops, foes(state, seat, self.target))

    def appeal(self, view: Any) -> int:
        """Where it is safe, out of where it is not."""
        return 2 if _unsafe(view, self.origin) and not _unsafe(view, self.target) else 0


def _unsafe(view: Any, at: int) -> bool:
    """An enemy stands next to it, or what lies there kills its guard."""
    return _beside(view, at) or view.world.barren(at)


def _beside(view: Any, at: int) -> bool:
    return any(view.fields[near].owner not in (None, view.me) for near in view.world.chart.neighbours[at])


@record
class HqMoved(SaidItself, OfSeat, weight=NOTABLE):
    origin: Territory
    target: Territory
    whose: Seat
    """Whose headquarters it is."""

    def said(self) -> Text:
        return told(self, "event-hq-moved-own", whose=None) if self.whose == self.seat else told(self)


@record
class HqMoving(Asking, span="turn"):
    """Once, before anything else in a turn."""

    def prompt(self, state: State) -> Text:
        return PROMPT

    def moves(self, state: State) -> tuple[Move, ...]:
        found = ways(state, self.seat)
        return (LeaveHq(), *(MoveHq(origin=origin, target=target) for origin, target in found)) if found else ()

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """A line for own turns plays on without that (RL-6.6)."""
        number = lines.beginning(state, seat)
        return None if number is None else (number, LeaveHq())

    def settle(self, board: Board, move: Move) -> None:
        if isinstance(move, MoveHq):
            whose = board.field(move.origin).hq
            assert whose is not None, "there is none to move"
            board.move_hq(move.origin, move.target)
            board.emit(HqMoved(seat=self.seat, origin=move.origin, target=move.target, whose=whose))
