"""What lies on the table: a base with its defences, perhaps a trap under it and a Freeze on it."""

from typing import Self, Union

from engines.core.record import evolve, record
from engines.take_the_kingdom.components import CATEGORY, KIND, LIMITS, VALUE

REAL = "trap_real"
"""The trap that turns damage back; the other one is a bluff."""
HIDDEN = "hidden"
"""A trap whose face the viewer does not know."""


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

    def seen_by(self, seat: int) -> Self:
        """The same, once *seat* has seen it too."""
        return evolve(self, known_to=tuple(sorted({seat, *self.known_to})))


@record
class Site:
    """Whatever has a base and defences. Numbers of bases and defences are public names; a trap has none."""

    base: Standing
    defences: tuple[Standing, ...] = ()

    @property
    def number(self) -> int:
        """Places are named by the number of their base."""
        return self.base.card

    @property
    def full(self) -> bool:
        return len(self.defences) >= LIMITS.defences_per_place

    @property
    def strength(self) -> int:
        return self.base.strength + sum(defence.strength for defence in self.defences)

    def defence(self, card: int) -> Standing | None:
        return next((defence for defence in self.defences if defence.card == card), None)


@record
class Place(Site):
    trap: Trap | None = None
    freeze: int | None = None

    @property
    def frozen(self) -> bool:
        return self.freeze is not None

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card here, face-down ones too."""
        trap = () if self.trap is None else (self.trap.card,)
        freeze = () if self.freeze is None else (self.freeze,)
        return (self.base.card, *(defence.card for defence in self.defences), *trap, *freeze)


@record
class PlaceSeen(Site):
    """What a seat sees of a place."""

    trap: str | None
    """``hidden``, or the kind if the viewer knows it."""
    frozen: bool
    open: bool


Spot = Union[Place, PlaceSeen]


def is_fort(base: int) -> bool:
    return CATEGORY[KIND[base]] == "fort"
