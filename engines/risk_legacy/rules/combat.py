"""One attack roll, as arithmetic (RL-5.6.5 to 5.6.14). Dice stand in the order of the roll; nothing here knows a board.

Dice are numbered through both sides: the attacker's first."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.record import evolve, maker, record
from engines.risk_legacy.components import BOX

Dice = tuple[int, ...]
SIX = BOX.missile_sets


@record
class Modifiers:
    """What changes the dice of a roll, and what a triple does. What powers have to say of the comparison and of the
    losses, they say here (RL-B0.2)."""

    highest: int = 0
    """On the highest defence die: a scar."""
    lowest: int = 0
    """On the lowest."""
    each: int = 0
    """On each of them: a fortification."""
    each_attack: int = 0
    """On each attack die: nothing in the starting box has any."""
    overrun: bool = False
    """The attacker takes everything with three equal dice (RL-5.6.11)."""
    sixes: bool = False
    """An attacking six beats a six."""
    still: bool = False
    """Missiles change no die."""

    @property
    def unpaired(self) -> Modifiers:
        """What of it still counts once the defence has its final values."""
        return Modifiers(overrun=self.overrun, each_attack=self.each_attack, sixes=self.sixes)


PLAIN = Modifiers()


@record
class Roll:
    """The dice of both sides, and what was noted of their natural values (RL-5.6.4)."""

    attack: Dice
    """Values as they stand now."""
    defence: Dice
    triple: bool = False
    """Three equal natural attack dice."""
    double_six: bool = False
    """Two natural sixes in defence."""
    locked: tuple[int, ...] = ()
    """Dice that a missile has set: final."""
    still: bool = False
    """No missile can set any."""

    @property
    def dice(self) -> Dice:
        """All of them, as they are numbered."""
        return self.attack + self.defence

    @property
    def unlocked(self) -> tuple[int, ...]:
        """The numbers of those that a missile may still set (RL-5.6.9)."""
        return () if self.still else tuple(die for die in range(len(self.dice)) if die not in self.locked)

    def helps(self, *, attacker: bool) -> tuple[int, ...]:
        """The unlocked dice of one side."""
        return tuple(die for die in self.unlocked if (die < len(self.attack)) == attacker)

    def fired(self, dice: tuple[int, ...]) -> Roll:
        """With a missile on each of *dice* (RL-5.6.9)."""
        values = [SIX if die in dice else value for die, value in enumerate(self.dice)]
        cut = len(self.attack)
        locked = tuple(sorted((*self.locked, *dice)))
        return evolve(self, attack=tuple(values[:cut]), defence=tuple(values[cut:]), locked=locked)


_roll = maker(Roll)


class Losses(NamedTuple):
    """Troops of either side that a roll costs, and whether an overrun made them more (RL-5.6.11)."""

    attacker: int
    defender: int
    overrun: bool


def modified(attack: Dice, defence: Dice, by: Modifiers) -> Roll:
    """Natural dice and what modifiers make of them: all chosen on natural values, added, clamped once (RL-5.6.5-7)."""
    return _roll(
        attack=_raised(attack, by.each_attack) if by.each_attack else attack,
        defence=defence if by == PLAIN else _shifted(defence, by),
        triple=len(attack) == BOX.combat.attack_dice_max and attack.count(attack[0]) == len(attack),
        double_six=defence.count(BOX.combat.die_max) == BOX.combat.defence_dice_max,
        still=by.still,
    )


def _raised(attack: Dice, delta: int) -> Dice:
    return tuple([_clamped(value + delta) for value in attack])


def _shifted(defence: Dice, by: Modifiers) -> Dice:
    if not defence:
        return ()
    order = sorted(range(len(defence)), key=lambda die: (-defence[die], die))
    deltas = [by.each] * len(defence)
    deltas[order[0]] += by.highest
    deltas[order[-1]] += by.lowest
    return tuple(_clamped(value + delta) for value, delta in zip(defence, deltas, strict=True))


def _clamped(value: int) -> int:
    return min(BOX.combat.die_max, max(BOX.combat.die_min, value))


def losses(roll: Roll, defenders: int, by: Modifiers) -> Losses:
    """What the pairs cost, and what an overrun makes of it (RL-5.6.11)."""
    lost, killed = compared(roll, by)
    overrun = by.overrun and roll.triple and killed > 0
    return Losses(lost, defenders if overrun else killed, overrun)


def compared(roll: Roll, by: Modifiers) -> tuple[int, int]:
    """Losses of attacker and defender: pairs from the highest down, ties to the defender (RL-5.6.10)."""
    pairs = zip(sorted(roll.attack, reverse=True), sorted(roll.defence, reverse=True), strict=False)
    won = [attack > defence or (by.sixes and attack == defence == SIX) for attack, defence in pairs]
    return won.count(False), won.count(True)


def conquers(roll: Roll, defenders: int, by: Modifiers) -> bool:
    """Whether none of so many *defenders* is left (RL-5.6.14)."""
    return losses(roll, defenders, by).defender >= defenders
