"""What makes a keen steward another player than a gentle one, in numbers: here it is tuned (RL-12)."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.steward import Level

ANY = 1
"""Percent: whatever the dice may say."""


class Temper(NamedTuple):
    likely: int
    """Percent that an attack should have, unless the game hangs on it."""
    to_win: int
    """Percent at which everything is staked on the last star."""
    to_stop: int
    """Percent that is enough for a headquarters of somebody who lacks a single star."""
    at_last: int
    """The same if cards will buy that star at the next turn: then everything is staked, too."""
    patience: int
    """Rounds in which it spares headquarters, as long as nobody has to be stopped."""
    share: int
    """Percent of the army that could come: so many should hold a headquarters."""
    outings: int
    """Expansions in a turn: more scatter the army, and bring more recruits."""
    picky: bool
    """Whether it takes the most useful faction, and begins where few doors lead; else it leaves both to others."""
    fires: bool
    """Whether it fires missiles before somebody threatens what is its own."""
    lays: bool
    """Whether it plays scar cards that are for the start of a turn; those for battles stay in hand."""
    raids: bool
    """Whether its recruits appear before a headquarters, where a power lets them."""


TEMPERS: Mapping[Level, Temper] = {
    "gentle": Temper(
        likely=80,
        to_win=60,
        to_stop=80,
        at_last=60,
        patience=6,
        share=90,
        outings=3,
        picky=False,
        fires=False,
        lays=False,
        raids=False,
    ),
    "keen": Temper(
        likely=65,
        to_win=30,
        to_stop=50,
        at_last=ANY,
        patience=0,
        share=100,
        outings=12,
        picky=True,
        fires=True,
        lays=True,
        raids=True,
    ),
}
