"""The Mutants: what they are, and what else they may become (RL-B5.5, B5.7)."""

from engines.core.record import evolve, named, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.turn import Departure
from engines.risk_legacy.hooks import Packet, Power
from engines.risk_legacy.packets.pocket_1 import mutation
from engines.risk_legacy.packets.pocket_1.ledger import ledger, note
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import BringerArmed, Cloned, OnesRerolled
from engines.risk_legacy.packets.pocket_1.who import bringer, mutant
from engines.risk_legacy.rules.battle import ongoing, standing
from engines.risk_legacy.rules.combat import Dice, Modifiers
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State


@record
class RadiationBorn(Power, use=3, inborn=True):
    """Fallout does them no harm: what it does to others leaves them out."""


@record
class ReversedScars(Power, use=2, inborn=True):
    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        """What such a scar gives others is taken back first: it is the opposite."""
        scar = ground.world.lands[at].scar
        if self.seat != seat or scar is None:
            return troops
        return troops + 2 * POCKET.mutants.reversed_scars.get(scar, 0)


@record
class Revenge(Power, use=4, inborn=True):
    def combat_natural(self, board: Board, attack: Dice, defence: Dice) -> tuple[Dice, Dice]:
        """Against whoever brought nuclear fire they roll ones again, until there is none."""
        battle = ongoing(board.state)
        if self.seat != battle.seat or battle.defender != bringer(board.state):
            return attack, defence
        ones, dice = attack.count(BOX.combat.die_min), list(attack)
        while BOX.combat.die_min in dice:
            dice[dice.index(BOX.combat.die_min)] = board.roll(BOX.combat.die_sides)
        if ones:
            board.emit(OnesRerolled(seat=battle.seat, dice=ones))
        return tuple(dice), defence


TRAITS = (named(RadiationBorn), named(ReversedScars), named(Revenge))
"""What stands on their card from the beginning."""


# ---- evolution


@record
class UnnaturalStrength(Power, use=9):
    """Attacking sixes beat sixes."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        return evolve(by, sixes=True) if self.seat == attacker else by


@record
class Mindshackle(Power, use=4):
    def turn_card_taken(self, board: Board, seat: int, card: int) -> None:
        """It may be swapped for one of a seat that was conquered from."""
        if self.seat == seat:
            board.push(mutation.Shackling(seat=seat, card=card))


@record
class UnstableCloning(Power, use=7):
    def combat_after(self, board: Board) -> None:
        """A natural double in defence: one troop more there, if it is still theirs."""
        battle, _, _, _ = standing(board.state)
        at, defence = battle.order.target, battle.natural[battle.throws :]
        doubled = len(defence) == BOX.combat.defence_dice_max and len(dict.fromkeys(defence)) == 1
        if self.seat == battle.defender and doubled and board.field(at).owner == self.seat:
            board.stand(battle.defender, at, POCKET.mutants.cloned_troops)
            board.emit(Cloned(seat=battle.defender, territory=at, troops=POCKET.mutants.cloned_troops))


@record
class MassHypnosis(Power, use=5):
    """Ruling: the clause says *when trading*, and what they traded with is chosen from at the end of that turn. Until
    then the trade may be taken back, which a choice that others have heard of would forbid; and nobody else attacks in
    their own turn, so nobody loses anything by the wait."""

    def turn_start(self, board: Board, seat: int) -> None:
        if self.seat == seat and board.state.shelved(mutation.Entranced):
            board.shelve(mutation.Entranced())

    def eliminated(self, board: Board, seat: int, why: Departure) -> None:
        """There is no next turn of theirs that it could last until."""
        if self.seat == seat and board.state.shelved(mutation.Entranced):
            board.shelve(mutation.Entranced())

    def turn_end_scars(self, board: Board, seat: int) -> None:
        if self.seat == seat:
            board.push(mutation.Hypnotizing(seat=seat))

    def combat_declare(self, ground: Ground, seat: int, target: int, *, closed: bool) -> bool:
        return closed or mutation.entranced(ground) == target


# ---- among others


@record
class Grudges(Packet, packet="pocket_1", rank=5):
    """What there is between the Mutants and the rest."""

    def setup_end(self, board: Board) -> None:
        """Whoever brought nuclear fire begins with more missiles, if they play (RL-B5.6)."""
        seat, more = bringer(board.state), self.missiles(board.state)
        if seat is not None and more:
            board.put(seat, missiles=board.side(seat).missiles + more)
            board.emit(BringerArmed(seat=seat, missiles=more))

    def missiles(self, state: State) -> int:
        both = mutant(state) is not None and bringer(state) is not None
        return POCKET.bringer_extra_missiles if both else 0

    def combat_after(self, board: Board) -> None:
        battle = ongoing(board.state)
        if battle.conquered and battle.seat == mutant(board.state):
            note(board, victims=tuple(dict.fromkeys((*ledger(board.state).victims, battle.defender))))

    def turn_claim(self, board: Board, seat: int) -> bool:
        """The mission that is printed on their card: instead of a resource card, due or not."""
        if seat != mutant(board.state) or not mutation.claimable(board.state, seat):
            return False
        board.push(mutation.MutationClaiming(seat=seat))
        return True
