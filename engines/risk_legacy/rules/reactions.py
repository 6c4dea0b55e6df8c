"""What scars and missiles do when they are played, by hand or by order (RL-6)."""

from engines.risk_legacy.battle import Shot
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import ScarPlaced
from engines.risk_legacy.events.battle import MissilesFired, OrderDropped, ScarPlayed
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.rules.battle import ongoing, standing
from engines.risk_legacy.rules.watches import pointless


def play_scar(board: Board, seat: int) -> None:
    """The card held, onto the defending territory: permanent, public, out of the campaign (RL-6.2.7)."""
    battle, scar = ongoing(board.state), board.side(seat).scar
    assert scar is not None
    board.put(seat, scar=None)
    board.change(ScarPlaced(territory=battle.order.target, scar=scar))
    if seat != battle.seat:
        board.battle(reaction=True)
    board.emit(ScarPlayed(seat=seat, territory=battle.order.target, scar=scar))
    drop_traps(board)


def drop_traps(board: Board) -> None:
    """Traps that wait in vain, each with a private note (RL-6.1.4)."""
    for seat, side in enumerate(board.state.sides):
        if side.eliminated or not side.orders.traps:
            continue
        kept = tuple(trap for trap in side.orders.traps if pointless(board.state, seat, trap) is None)
        if kept != side.orders.traps:
            board.order(seat, traps=kept)
            board.emit(OrderDropped(owners=(seat,), order="trap"))


def fire(board: Board, seat: int, dice: tuple[int, ...]) -> None:
    """A missile on each of these: final sixes (RL-5.6.9)."""
    battle, roll, _, _ = standing(board.state)
    values = tuple(roll.dice[die] for die in dice)
    shots = tuple(Shot(seat=seat, die=die, value=roll.dice[die]) for die in dice)
    reaction = battle.reaction or seat != battle.seat
    board.battle(roll=roll.fired(dice), shots=(*battle.shots, *shots), reaction=reaction)
    board.put(seat, missiles=board.side(seat).missiles - len(dice))
    board.count(seat, fired=len(dice))
    board.emit(MissilesFired(seat=seat, dice=dice, values=values))
    side = board.side(seat)
    if side.orders.missile_rules and not side.missiles:
        board.order(seat, missile_rules=())
        board.emit(OrderDropped(owners=(seat,), order="rule"))
    announce(board, Power.combat_missile, seat, dice)
