"""The third missile on one roll opens the pocket: a nuclear strike in the place of the battle (RL-B5.1)."""

from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.decisions.unsealing import Unsealing
from engines.risk_legacy.deeds.assault import call_off
from engines.risk_legacy.hooks import Packet, Seal
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.common.land import bleed
from engines.risk_legacy.packets.pocket_1.land import downwind, irradiate
from engines.risk_legacy.packets.pocket_1.moves import Strike
from engines.risk_legacy.packets.pocket_1.mutants import TRAITS
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import FireBrought, NukeFell
from engines.risk_legacy.packets.pocket_1.who import BRINGER, Mutants
from engines.risk_legacy.rules import removal
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.state import State

STRIKE = "nuclear_strike"
"""What whoever it costs troops reads."""


@record
class PocketOneSeal(Seal, packet="pocket_1", rank=5):
    def combat_missile(self, board: Board, seat: int, dice: tuple[int, ...]) -> None:
        """By any players together; whoever fired the third opens it, before any losses."""
        if len(ongoing(board.state).shots) >= POCKET.missiles:
            board.push(Unsealing(packet=self.packet, seat=seat))


@record
class PocketOne(Packet, packet="pocket_1", rank=5):
    def unsealed(self, board: Board, packet: str, seat: int | None) -> None:
        if packet != self.packet:
            return
        for trait in TRAITS:
            board.change(PowerAdded(faction=Mutants.number, power=trait))
        assert seat is not None, "somebody has fired"
        board.push(Aiming(seat=seat))


@record
class Aiming(Asking):
    """Where it comes down, once in a world: the battle is not compared."""

    def prompt(self, state: State) -> Text:
        return text("prompt-aiming")

    def moves(self, state: State) -> tuple[Move, ...]:
        order = ongoing(state).order
        return Strike(territory=order.target), Strike(territory=order.origin)

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, Strike)
        strike(board, self.seat, move.territory)


def strike(board: Board, seat: int, at: int) -> None:
    """RL-B5.1, step by step. Whoever loses the last troop is knocked out then and there (RL-B0.6)."""
    battle, hq = ongoing(board.state), board.field(at).hq
    call_off(board)
    board.emit(NukeFell(seat=seat, territory=at, hq=hq))
    irradiate(board, at)
    bleed(board, battle.order.origin, battle.throws, STRIKE)
    bleed(board, battle.order.target, battle.against, STRIKE)
    bleed(board, at, board.field(at).troops, STRIKE)
    if hq is not None:
        board.demolish_hq(at)
    for near in downwind(board.state.world, at):
        if board.field(near).troops:
            bleed(board, near, board.roll(POCKET.opening.neighbour_loss_die), STRIKE)
    faction = board.side(seat).faction
    assert faction is not None, "whoever fires plays"
    board.change(PowerAdded(faction=faction, power=BRINGER))
    board.emit(FireBrought(seat=seat, faction=faction))
    if board.state.leaving:
        removal.depart(board)
