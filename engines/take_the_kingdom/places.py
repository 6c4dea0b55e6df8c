"""What lies on the table: a base with its defences, perhaps a trap under it and a Freeze on it."""

from __future__ import annotations

from engines.core.record import record
from engines.take_the_kingdom.components import CATEGORY, KIND, LIMITS, VALUE

REAL = "trap_real"
"""The trap that turns damage back; the other one is a bluff."""


@record
class Standing:
    """A base or a defence. Damage never heals and goes where the card goes."""

    card: int
    damage: int = 0

    @property
    def strength(self) -> int:
        return VALUE[self.card] - self.damage


@record
class Trap:
    """Face down; ``known_to`` names, in rising order, the seats that have seen its face. It only grows."""

    card: int
    known_to: tuple[int, ...]


@record
class Place:
    base: Standing
    defences: tuple[Standing, ...] = ()
    trap: Trap | None = None
    freeze: int | None = None

    @property
    def number(self) -> int:
        """Places are named by the number of their base."""
        return self.base.card

    @property
    def frozen(self) -> bool:
        return self.freeze is not None

    @property
    def full(self) -> bool:
        return len(self.defences) >= LIMITS.defences_per_place

    @property
    def strength(self) -> int:
        return self.base.strength + sum(defence.strength for defence in self.defences)

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card here, face-down ones too."""
        trap = () if self.trap is None else (self.trap.card,)
        freeze = () if self.freeze is None else (self.freeze,)
        return (self.base.card, *(defence.card for defence in self.defences), *trap, *freeze)

    def defence(self, card: int) -> Standing | None:
        return next((defence for defence in self.defences if defence.card == card), None)


def is_fort(base: int) -> bool:
    return CATEGORY[KIND[base]] == "fort"
