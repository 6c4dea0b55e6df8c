"""A lair: everything that belongs to one seat."""

from dataclasses import field

from engines.bellum_magica.atlas import counts, left_rows, right_rows
from engines.bellum_magica.components import Kinds, Left, Right
from engines.bellum_magica.orders import Orders
from engines.core.record import record


@record
class Tally:
    """What is told about a seat when all is over (BM-11.7). The points are secret until then."""

    scouted: int = 0
    plundered: int = 0
    stolen: int = 0
    lost: int = 0
    """Chests by where they came from, and lost to thieves."""
    scouted_points: int = 0
    plundered_points: int = 0
    stolen_points: int = 0
    lost_points: int = 0
    scouts_won: int = 0
    scouts_shared: int = 0
    robberies: int = 0
    robbed: int = 0
    """Robberies suffered: each left a shield."""
    taverns: int = 0
    farms: int = 0
    villages: int = 0
    cities: int = 0
    """Plunders."""
    evil_left: int = 0
    evil_right: int = 0
    more_evil_left: int = 0
    more_evil_right: int = 0
    """Creatures recruited."""
    treats: tuple[tuple[int, int], ...] = ()
    """Rows before and after each new roll that it paid for."""


@record
class Front:
    """What everybody sees as it is (BM-3.3)."""

    castle: int = 0
    goblins: tuple[int, ...] = ()
    """As dealt; tucked when all have chosen."""
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    """Creatures in the order in which they were tucked."""
    food: int = 0
    runestones: int = 0
    barrels: int = 0
    shields: int = 0
    magic_shields: int = 0
    """The whole defence: printed, from creatures, from robberies."""
    spells: int = 0

    @property
    def lefts(self) -> tuple[Left, ...]:
        """What the left of each row brings, row 1 first."""
        return left_rows(self.castle, self.left)

    @property
    def rights(self) -> tuple[Right, ...]:
        return right_rows(self.castle, self.right)


@record
class Lair(Front):
    used: int = 0
    """Spells turned over today."""
    chests: tuple[int, ...] = ()
    """In order of acquisition."""
    gone: bool = False
    """Removed from the match (BM-7.7)."""
    orders: Orders = field(default_factory=Orders)
    tally: Tally = field(default_factory=Tally)

    @property
    def ready(self) -> int:
        """Spells that can be used."""
        return self.spells - self.used

    @property
    def kinds(self) -> Kinds:
        """Its chests by kind: all that others may know of them."""
        return counts(self.chests)
