"""A declared play: final, public, and stoppable until it surfaces with nobody left to ask (TK-6.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame
from engines.core.record import evolve
from engines.take_the_kingdom.decisions.block import BlockWindow
from engines.take_the_kingdom.events import Foiled
from engines.take_the_kingdom.moves import AnyPlay
from engines.take_the_kingdom.plays.rules import RULES

if TYPE_CHECKING:
    from engines.take_the_kingdom.board import Realm


def declare(board: Realm, seat: int, move: AnyPlay) -> None:
    """The cards leave the hand, the table hears of it, and the seats it is aimed at will be asked."""
    rule = RULES[move.kind]
    targets = rule.against(board.state, seat, move)
    board.launch(seat, rule.paid(move))
    rule.announce(board, seat, move)
    board.push(Play(seat=seat, move=move, targets=targets, queue=targets))


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Frame):
    seat: int
    move: AnyPlay
    targets: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """Targets that are still to be asked."""
    void: tuple[int, ...] = ()
    """Targets that are safe from it."""
    kind: Literal["play"] = "play"

    def run(self, board: Realm) -> None:
        if self.queue:
            seat, *rest = self.queue
            board.push(evolve(self, queue=tuple(rest)), BlockWindow(seat=seat))
            return
        board.push(Spend())
        if self.targets and all(seat in self.void for seat in self.targets):
            board.count(self.seat, blocked=1)
            board.emit(Foiled(seat=self.seat, card=RULES[self.move.kind].paid(self.move)[0]))
        else:
            RULES[self.move.kind].effect(board, self.seat, self.move, self.void)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend(Frame):
    """The cards of a resolved play that did not come to lie on the table go to the discard."""

    kind: Literal["spend"] = "spend"

    def run(self, board: Realm) -> None:
        board.discard(*board.state.flight)
        board.state = board.state.evolve(flight=())
