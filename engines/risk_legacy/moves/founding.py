"""Founding a world and taking up a place in it (RL-4)."""

from engines.core.move import Move
from engines.core.record import family, record
from engines.risk_legacy.components import PowerName


@family
class FoundingMove(Move):
    pass


@record
class FixPower(FoundingMove, lasting=True):
    """Keep one of a faction's two powers for the whole campaign."""

    faction: int
    power: PowerName


@record
class PlaceSticker(FoundingMove, lasting=True):
    """A coin onto a territory card."""

    territory: int


@record
class ByChance(FoundingMove):
    """Let chance make this founding choice."""


@record
class AllByChance(FoundingMove):
    """Let chance make all the founding choices that this seat still has."""


@record
class TakeFaction(FoundingMove):
    faction: int


@record
class StartAt(FoundingMove, lasting=True):
    """Headquarters and troops go there."""

    territory: int
