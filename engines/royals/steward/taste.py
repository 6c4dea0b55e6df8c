"""What the steward makes of what it sees, by level: the figures to tune. Points and cards are counted in hundredths.
What a change of them is worth says ``python -m tests.bench.arena royals``."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.steward import GENTLE, KEEN, Level


class Taste(NamedTuple):
    # ---- what a noble is worth
    rival: int
    rival_last: int
    """What a point less for the leading rival is worth, and in the last turn."""
    title: int
    """What a point of a title is worth before the last turn."""
    influence: int
    """What a point of a country's markers is worth, as far as nobody knows who will have them."""
    halved: int
    """So many rounds before a scoring, half of what would be scored now can be counted on."""
    headstart: int
    """Cubes that every seat is thought to have on a title besides, so that nobody is without hope."""
    # ---- what it may cost
    intrigue: int
    """What an intrigue card is worth; a country card is worth a hundred."""
    enough: tuple[int, ...]
    """Period → hundredths of a point that each country card must bring."""
    many: int
    """With so many country cards in the hand, half of that is enough."""
    stock: tuple[int, ...]
    """Period → intrigue cards to hold."""


TASTES: Mapping[Level, Taste] = {
    GENTLE: Taste(
        rival=50,
        rival_last=50,
        title=100,
        influence=100,
        halved=3,
        headstart=2,
        intrigue=150,
        enough=(230, 230, 230),
        many=10,
        stock=(0, 2, 2),
    ),
    KEEN: Taste(
        rival=60,
        rival_last=100,
        title=200,
        influence=25,
        halved=2,
        headstart=3,
        intrigue=240,
        enough=(220, 220, 180),
        many=12,
        stock=(0, 1, 3),
    ),
}
