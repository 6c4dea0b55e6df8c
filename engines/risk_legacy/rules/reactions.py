"""What scars and missiles do when they are played, by hand or by order (RL-6)."""

from typing import Literal

from engines.core.event import Event, Obeyed
from engines.risk_legacy.battle import Shot
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import ScarPlaced
from engines.risk_legacy.events.battle import MissilesFired, OrderDropped, ScarPlayed
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.rules.battle import ongoing, standing
from engines.risk_legacy.rules.queued import due, futile
from engines.risk_legacy.rules.watches import Pointless, pointless


def play_scar(board: Board, seat: int) -> None:
    """The card held, onto the defending territory."""
    battle = ongoing(board.state)
    if seat != battle.seat:
        board.battle(reaction=True)
    lay_scar(board, seat, battle.order.target)


def lay_scar(board: Board, seat: int, at: int) -> None:
    """The card held, into that territory: permanent, public, out of the campaign (RL-6.2.7)."""
    scar = board.side(seat).scar
    assert scar is not None
    board.put(seat, scar=None)
    board.change(ScarPlaced(territory=at, scar=scar))
    owner = board.field(at).owner
    holder = None if owner == seat else owner
    board.emit(ScarPlayed(seat=seat, territory=at, scar=scar, holder=holder))
    drop_orders(board)


def drop_orders(board: Board) -> None:
    """Traps and queued plays that wait in vain, each with a private note (RL-6.1.4)."""
    for seat, side in enumerate(board.state.sides):
        if not side.eliminated and side.orders.traps:
            _keep(board, seat, "traps", "trap", tuple(pointless(board.state, seat, each) for each in side.orders.traps))
        if not side.eliminated and side.orders.plays:
            _keep(board, seat, "plays", "play", tuple(futile(board.state, seat, each) for each in side.orders.plays))


def _keep(
    board: Board, seat: int, name: str, order: Literal["trap", "play"], why: tuple[Pointless | None, ...]
) -> None:
    """Of the orders in the list of that *name* those that nothing is against."""
    if any(why):
        written = getattr(board.side(seat).orders, name)
        board.order(seat, **{name: tuple(each for each, against in zip(written, why, strict=True) if against is None)})
        board.emit(OrderDropped(owners=(seat,), order=order))


def play_queued(board: Board, on_turn: int) -> None:
    """A turn starts: what was queued for it is played, in the order in which it was declared (RL-6.5.1)."""
    drop_orders(board)
    for seat, play in board.state.queue:
        if due(board.state, seat, play, on_turn):
            board.emit(Obeyed(owners=(seat,)))
            lay_scar(board, seat, play.territory)


def fire(board: Board, seat: int, dice: tuple[int, ...]) -> None:
    """A missile on each of these: final sixes (RL-5.6.9)."""
    battle, roll, _, _ = standing(board.state)
    values = tuple(roll.dice[die] for die in dice)
    shots = tuple(Shot(seat=seat, die=die, value=roll.dice[die]) for die in dice)
    reaction = battle.reaction or seat != battle.seat
    board.battle(roll=roll.fired(dice), shots=(*battle.shots, *shots), reaction=reaction)
    board.count(seat, fired=len(dice))
    use_up(board, seat, len(dice), MissilesFired(seat=seat, dice=dice, values=values))
    announce(board, Power.combat_missile, seat, dice)


def use_up(board: Board, seat: int, missiles: int, told: Event) -> None:
    """So many *missiles* are gone, as is *told*; without any, rules for them wait in vain."""
    board.put(seat, missiles=board.side(seat).missiles - missiles)
    board.emit(told)
    side = board.side(seat)
    if side.orders.missile_rules and not side.missiles:
        board.order(seat, missile_rules=())
        board.emit(OrderDropped(owners=(seat,), order="rule"))
