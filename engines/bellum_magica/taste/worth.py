"""What things are worth, in hundredths of a point."""

from engines.bellum_magica.atlas import CHESTS_OF, VALUES
from engines.bellum_magica.components import Kinds, Right
from engines.bellum_magica.moves import Plunder
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import loot, most

FOOD = 45
RUNESTONE = 90
BARREL = 60
BESIDES = 40
"""A chest counts for the end and for ties besides its value."""
MEANS = tuple(100 * sum(VALUES[chest] for chest in chests) // len(chests) for chests in CHESTS_OF)
"""The mean value of each kind."""
CHEST = tuple(mean + BESIDES for mean in MEANS)
DAYS = 13
"""How long a match usually is, and a little more."""
FADING = 500
"""The last five days, in which what is not a chest loses its worth."""
PER_CHEST = 125
LEAST_LEFT = 200


def days_left(table: Public) -> int:
    """Hundredths of a day."""
    held = max(sum(table.lairs[seat].chests) for seat in table.seats)
    expected = 100 + PER_CHEST * (table.variant.end_at - held)
    return max(LEAST_LEFT, min(100 * (DAYS - table.day), expected))


def faded(table: Public, worth: int) -> int:
    return worth * min(days_left(table), FADING) // FADING


def resources(table: Public, food: int, runestones: int) -> int:
    return faded(table, FOOD * food + RUNESTONE * runestones)


def kinds(chests: Kinds) -> int:
    """Chests by kind."""
    return sum(worth * count for worth, count in zip(CHEST, chests, strict=True))


def plunder(table: Public, seat: int, number: int) -> int:
    found = loot(table, seat, Plunder(settlement=number), Right())
    return resources(table, found.food, found.runes) + faded(table, BARREL * found.barrels) + kinds(found.chests)


def robbery(table: Public, victim: int, thieves: int) -> int:
    """Once for the gain, and the share of one rival in the loss; half as much again of that if the victim leads."""
    gain = kinds(most(table.lairs[victim].chests, thieves))
    share = gain // max(1, len(table.seats) - 1)
    return gain + (share * 3 // 2 if leads(table, victim) else share)


def points(chests: Kinds) -> int:
    """Chests by kind, at the means of their kinds."""
    return sum(mean * count for mean, count in zip(MEANS, chests, strict=True))


def holdings(table: Public, seat: int) -> int:
    """Those of a seat."""
    return points(table.lairs[seat].chests)


def leads(table: Public, seat: int) -> bool:
    """Alone, as far as one can see."""
    return all(holdings(table, seat) > holdings(table, other) for other in table.seats if other != seat)
