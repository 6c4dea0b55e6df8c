"""Who is who, and where: the Aliens, the island they come from, and whoever works for them (RL-B6.1, B6.3)."""

from engines.core.record import record
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.factions import Newcomer
from engines.risk_legacy.lands import NewLand
from engines.risk_legacy.packets.pocket_2.printed import CARDS, POCKET
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State

COLLABORATOR = "alien_collaborator"


@record
class Aliens(Newcomer, packet="pocket_2", number=6):
    """They come with the island."""


@record
class AlienIsland(NewLand, packet="pocket_2", number=42, coins=POCKET.opening.island_card_coins, spot=(130, 440)):
    """Two sea links join it to the rest of the world."""


def alien(ground: Ground) -> int | None:
    """The seat that plays the Aliens, if one does."""
    return next((seat for seat, side in enumerate(ground.sides) if side.faction == Aliens.number), None)


def landed(state: State) -> int | None:
    """The same, as long as it is in the game."""
    seat = alien(state)
    return seat if seat in state.present else None


def spotless(world: World, faction: int) -> bool:
    """Whether there is room for a yellow scar on that faction's card: only those of the box have any."""
    yellow = (*CARDS, COLLABORATOR)
    return faction < len(FACTIONS) and not any(power in yellow for power in world.banners[faction].powers)
