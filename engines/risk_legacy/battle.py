"""The assault that is going on, and its present roll (RL-5.9). All of it is known to everybody."""

from engines.core.record import maker, record
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules.combat import PLAIN, Dice, Modifiers, Roll


@record
class Attack:
    """Of one territory on another: the one that is going on, or one that could be made."""

    seat: int
    defender: int
    origin: int
    target: int


@record
class Fight:
    """What came of an assault, for whoever looks at the board later (RL-11.1)."""

    attack: Attack
    rolls: int
    lost: int
    killed: int
    conquered: bool


@record
class Shot:
    """A missile on a die of the present roll."""

    seat: int
    die: int
    value: int
    """What the die showed before."""


@record
class Battle:
    seat: int
    defender: int
    order: Assault
    rolls: int = 0
    """That are settled."""
    lost: int = 0
    killed: int = 0
    throws: int = 0
    """Dice of the roll that is being made, attack and defence."""
    against: int = 0
    natural: Dice = ()
    by: Modifiers = PLAIN
    """What the roll is subject to: a box that it ticks changes no more than the next."""
    roll: Roll | None = None
    ticked: bool = False
    """It ticked a box of the fortification."""
    shots: tuple[Shot, ...] = ()
    reaction: bool = False
    """Another seat played a scar or fired: the roll that is made is the last one."""
    conquered: bool = False

    @property
    def attack(self) -> Attack:
        return _attack(seat=self.seat, defender=self.defender, origin=self.order.origin, target=self.order.target)

    @property
    def fight(self) -> Fight:
        rolls, lost, killed = self.rolls, self.lost, self.killed
        return _fight(attack=self.attack, rolls=rolls, lost=lost, killed=killed, conquered=self.conquered)


_attack, _fight = maker(Attack), maker(Fight)
