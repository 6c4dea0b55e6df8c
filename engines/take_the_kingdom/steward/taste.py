"""What the steward makes of what it sees, by level: the figures to tune, in tenths of a point if nothing else is said.
What a change of them is worth says ``python -m tests.bench.arena take_the_kingdom``."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.steward import GENTLE, KEEN, Level


class Taste(NamedTuple):
    # ---- on its own turn
    worthwhile: int
    """A play must bring more than this, or the card is kept."""
    build: int
    """A point of a defence: less than a point that an attack takes, where the builder can do it later as well."""
    settle: int
    """A new Land."""
    boost: int
    boost_late: int
    """What a booster must add at least; once the deck is empty."""
    raze: int
    """The last Land before a Fort, beside its points; of one among several, its share."""
    mercies: int
    """So many Mercies must be in the hand for one to be played for an extra turn."""
    # ---- when it is asked
    blocks: Mapping[str, int]
    """Card → the points of loss from which it is given up; one less once the deck is empty."""
    counter: int
    """The points of an own attack from which it is saved from a block."""


TASTES: Mapping[Level, Taste] = {
    GENTLE: Taste(
        worthwhile=4,
        build=10,
        settle=14,
        boost=20,
        boost_late=20,
        raze=0,
        mercies=2,
        blocks={"mutiny": 2, "sabotage": 2, "deny": 3, "mercy": 4},
        counter=4,
    ),
    KEEN: Taste(
        worthwhile=0,
        build=4,
        settle=60,
        boost=6,
        boost_late=1,
        raze=90,
        mercies=1,
        blocks={"mutiny": 2, "sabotage": 2, "deny": 4, "mercy": 5},
        counter=4,
    ),
}
