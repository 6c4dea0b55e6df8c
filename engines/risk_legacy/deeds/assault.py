"""An assault from its first roll to what stops it: the stages of each roll, one deed or decision after the other
(RL-5.6, 5.9)."""

from engines.core.frame import Frame
from engines.core.record import like, maker, record
from engines.risk_legacy.battle import Battle
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import BoxTicked
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.defence import DefenceDice
from engines.risk_legacy.decisions.missile_window import MissileWindow
from engines.risk_legacy.decisions.moving_in import MovingIn
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.deeds.conquest import StopAssault, conquer
from engines.risk_legacy.events.battle import AssaultBegan, DiceRolled, RollSettled, ScarPlayed, Stop
from engines.risk_legacy.hooks import Power, announce, in_force
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules import attacks, odds, removal
from engines.risk_legacy.rules.battle import modifiers, ongoing, standing, without_missiles
from engines.risk_legacy.rules.combat import Dice, Losses, losses, modified
from engines.risk_legacy.state import State


def launch(board: Board, seat: int, order: Assault) -> None:
    """Above the decision that it answers: when the assault is over, that decision goes on."""
    defender = board.field(order.target).owner
    assert defender is not None, "an attack is against somebody's troops"
    kept = board.state.ongoing.advance if order.advance == "ask" or order.ratio else order.advance
    board.turn(undo=(), advance=kept)
    board.amend(battle=_battle(seat=seat, defender=defender, order=order))
    board.emit(like(AssaultBegan, order, seat=seat, defender=defender, dice=throws(board.state, order)))
    board.push(NEXT)


def throws(state: State, order: Assault) -> int:
    """Attack dice of the next roll (RL-5.9.2)."""
    return min(order.dice, state.fields[order.origin].troops - 1)


@record
class NextRoll(Frame):
    """Between two rolls: is there a reason to stop? (RL-5.9.2, 5.9.3)"""

    def run(self, board: Board) -> None:
        battle = ongoing(board.state)
        if battle.conquered:
            board.push(STOP, MovingIn(seat=battle.seat))
            return
        if board.state.leaving and battle.seat not in board.state.leaving:
            removal.depart(board)
            if board.state.ending is not None:
                return
        why = stopped(board.state, battle)
        if why is not None:
            board.push(STOP)
            board.report(why)
            return
        order = battle.order
        board.battle(throws=throws(board.state, order), natural=(), roll=None, shots=())
        board.push(self, THROW, SCARS, _defence(seat=battle.defender))


def call_off(board: Board) -> None:
    """The roll that lies there is not compared, and the assault is over at once: what would have followed goes with it.
    Whoever was to leave with its end leaves when that is said (``removal.depart``)."""
    stack = board.state.stack
    at = max(place for place, frame in enumerate(stack) if isinstance(frame, NextRoll))
    while len(board.state.stack) > at:
        board.pop()
    board.report("reaction")
    board.amend(battle=None)


def stopped(state: State, battle: Battle) -> Stop | None:
    """Why there is no further roll, unless the last one conquered."""
    order = battle.order
    if state.fields[order.target].owner != battle.defender or battle.seat in state.leaving:
        return "gone"
    if battle.reaction:
        return "reaction"
    if order.rolls is not None and battle.rolls >= order.rolls:
        return "rolls"
    if attacks.closed(state, battle.seat, order.target):
        return "closed"
    troops = state.fields[order.origin].troops
    if troops == 1:
        return "spent"
    return "floor" if troops <= max(order.keep, order.ratio * state.fields[order.target].troops) else None


@record
class ThrowDice(Frame):
    """The roll, its modifiers and the box that it ticks (RL-5.6.4 to 5.6.8)."""

    def run(self, board: Board) -> None:
        battle = ongoing(board.state)
        target = battle.order.target
        by = modifiers(board.state, battle.seat, battle.defender, target)
        attack, defence = thrown(board, battle)
        roll = modified(attack, defence, by)
        fortified = board.state.world.lands[target].fortified
        ticked = fortified and battle.throws == BOX.fortification.tick_when_attack_dice
        board.battle(natural=attack + defence, by=by, roll=roll, ticked=ticked)
        self._hunt(board, target)
        if ticked:
            board.change(BoxTicked(territory=target))
        final = {"changed_attack": roll.attack, "changed_defence": roll.defence}
        board.emit(like(DiceRolled, battle.order, attack=attack, defence=defence, **final, ticked=ticked))
        board.push(SETTLE, MISSILES)

    def _hunt(self, board: Board, target: int) -> None:
        """One prey, or ferocity is over for this turn (RL-8.4)."""
        prey = board.state.ongoing.prey
        if prey is None:
            board.turn(prey=target)
        elif prey != target:
            board.turn(scattered=True)


_PLACED = (AssaultBegan, ScarPlayed, RollSettled)
"""What says where the dice fall."""


def thrown(board: Board, battle: Battle) -> tuple[Dice, Dice]:
    """The natural dice, the attacker's first (RL-5.6.4)."""
    natural = board.dice(BOX.combat.die_sides, battle.throws + battle.against)
    attack, defence = natural[: battle.throws], natural[battle.throws :]
    for power in in_force(board.state, Power.combat_natural):
        attack, defence = power.combat_natural(board, attack, defence)
    return attack, defence


@record
class SettleRoll(Frame):
    """Losses, what follows them, the conquest (RL-5.6.10 to 5.6.14)."""

    def run(self, board: Board) -> None:
        battle, roll, defenders, by = standing(board.state)
        lost = losses(roll, defenders, by)
        board.stand(battle.seat, battle.order.origin, -lost.attacker)
        board.stand(battle.defender, battle.order.target, -lost.defender)
        self._count(board, lost, defenders)
        self._count_missiles(board, lost, defenders)
        board.battle(
            rolls=battle.rolls + 1,
            lost=battle.lost + lost.attacker,
            killed=battle.killed + lost.defender,
            conquered=lost.defender == defenders,
        )
        announce(board, Power.combat_after)
        self._tell(board, lost)
        if lost.defender == defenders:
            conquer(board, battle.throws - lost.attacker)

    def _tell(self, board: Board, lost: Losses) -> None:
        battle, roll, _, _ = standing(board.state)
        named = any(isinstance(each, _PLACED) for each in board.events)
        whole = battle.order.rolls == 1 and not battle.reaction and not battle.conquered
        board.emit(
            _settled(
                natural=battle.natural,
                attack=roll.attack,
                defence=roll.defence,
                attacker_lost=lost.attacker,
                defender_lost=lost.defender,
                overrun=lost.overrun,
                closed=battle.order.target in board.state.ongoing.closed,
                ticked=battle.ticked,
                target=None if named and not whole else battle.order.target,
                defender=battle.defender if whole else None,
            )
        )

    def _count(self, board: Board, lost: Losses, defenders: int) -> None:
        """What it cost, and what such rolls cost on average: of none that is never settled (RL-11.5)."""
        battle = ongoing(board.state)
        mine, theirs = odds.expected(battle.throws, battle.against, defenders, battle.by)
        attacker = {"lost": lost.attacker, "killed": lost.defender, "expected_lost": mine, "expected_killed": theirs}
        defender = {"lost": lost.defender, "killed": lost.attacker, "expected_lost": theirs, "expected_killed": mine}
        board.count_all({battle.seat: {"rolls": 1, **attacker}, battle.defender: {"rolls": 1, **defender}})

    def _count_missiles(self, board: Board, lost: Losses, defenders: int) -> None:
        """What each seat's missiles changed (RL-11.7)."""
        battle = ongoing(board.state)
        by = battle.by
        for seat in dict.fromkeys(shot.seat for shot in battle.shots):
            other = losses(without_missiles(battle, seat), defenders, by)
            shifted = max(abs(lost.attacker - other.attacker), abs(lost.defender - other.defender))
            turned = (lost.defender == defenders) != (other.defender == defenders)
            board.count(seat, shifted=shifted, turned=int(turned))


NEXT, THROW, SETTLE, STOP = NextRoll(), ThrowDice(), SettleRoll(), StopAssault()
SCARS, MISSILES = ScarWindow(), MissileWindow()
"""The stages of every roll, made once."""
_battle, _defence, _settled = maker(Battle), maker(DefenceDice), maker(RollSettled)
