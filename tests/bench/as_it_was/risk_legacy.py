"""Risk Legacy. It staked everything on its own last star only, stopped nobody, and had another order of factions."""

from engines.core.menu import Given, Menu, Picked
from engines.core.move import Move
from engines.core.rng import Rng
from engines.risk_legacy import powers, steward
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.steward.temper import Temper
from engines.risk_legacy.view import View

NEVER = 101
"""Percent: no odds are so good."""
THEN = Temper(
    likely=65,
    to_win=30,
    to_stop=NEVER,
    at_last=NEVER,
    patience=0,
    share=90,
    outings=3,
    picky=False,  # of starts; factions it chose by the list below
    fires=True,
    lays=False,
    raids=False,
)
POWERS = (
    powers.HqGarrison,
    powers.FortifiedHq,
    powers.RoundUp,
    powers.ExpansionDraw,
    powers.IronWall,
    powers.CardLevy,
    powers.Ferocity,
    powers.Overrun,
    powers.FreeManeuver,
    powers.AnyTimeManeuver,
)
"""The most useful first."""


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    if view.own is not None:
        factions = tuple(option.move for option in menu.options if isinstance(option.move, TakeFaction))
        if factions:
            return Picked((min(factions, key=lambda move: _rank(view, move)),))
    return steward.answer(view, menu, rng, THEN)


def _rank(view: View, move: TakeFaction) -> int:
    power = view.world.banners[move.faction].power
    return len(POWERS) if power is None else POWERS.index(called(power))
