"""Who is who: the Mutants, and whoever brought nuclear fire (RL-B5.1, B5.5)."""

from engines.core.record import named, record
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.factions import Newcomer
from engines.risk_legacy.hooks import Power
from engines.risk_legacy.rules.ground import Ground


@record
class Mutants(Newcomer, packet="pocket_1", number=5):
    """They come of the fallout."""


@record
class BringerOfNuclearFire(Power):
    """What it means, others know: the Mutants hate it (RL-B5.5, B5.6)."""


BRINGER = named(BringerOfNuclearFire)


def mutant(ground: Ground) -> int | None:
    """The seat that plays the Mutants, if one does."""
    return next((seat for seat, side in enumerate(ground.sides) if side.faction == Mutants.number), None)


def bringer(ground: Ground) -> int | None:
    """The seat that plays the faction that brought nuclear fire."""
    played = ((seat, side.faction) for seat, side in enumerate(ground.sides) if side.faction is not None)
    return next((seat for seat, faction in played if BRINGER in ground.world.banners[faction].powers), None)


def human(faction: int | None) -> bool:
    """Whether it is one of those in the box."""
    return faction is not None and faction < len(FACTIONS)
