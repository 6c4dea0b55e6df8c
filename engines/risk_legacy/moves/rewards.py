"""What winners and those who held on leave in the world (RL-7.5 to 7.8)."""

from typing import Literal

from engines.core.move import Move
from engines.core.record import family, record

Nameable = Literal["city", "continent", "planet"]
RewardName = Literal[
    "claim_continent", "found_major", "cancel_scar", "change_bonus", "fortify", "destroy_card",
    "found_minor", "upgrade_card",
]  # fmt: skip
"""The kinds of the moves that are rewards."""


@family
class RewardMove(Move, lasting=True):
    """Most of them leave a mark in the world for good."""


@family
class OnTerritory(RewardMove):
    """Its mark goes there, or onto the card of it."""

    territory: int


@record
class ClaimContinent(RewardMove):
    """Name it: one more recruit for this person whenever it is held."""

    continent: int


@record
class FoundMajor(OnTerritory):
    pass


@record
class CancelScar(OnTerritory):
    pass


@record
class ChangeBonus(RewardMove):
    continent: int
    change: int


@record
class Fortify(OnTerritory):
    pass


@record
class DestroyCard(OnTerritory):
    pass


@record
class FoundMinor(OnTerritory):
    pass


@record
class UpgradeCard(OnTerritory):
    pass


@record
class Forgo(RewardMove):
    """No reward, once and for all."""


# ---- names


@record
class GiveName(RewardMove, lasting=False):  # that is the second press
    """A name as cleaned and previewed: confirm it (RL-7.8.6)."""

    name: str


@record
class NotNow(RewardMove, lasting=False):
    """Leave it without a name for the present (RL-7.8.5)."""


@record
class NameLater(Move):
    """In a later game, in one's own turn: name a city or continent that still has none."""

    place: Nameable
    number: int
    """A territory or a continent."""
