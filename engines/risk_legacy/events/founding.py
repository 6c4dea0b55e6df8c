"""The founding, and how a game is set up (RL-4)."""

from engines.core.event import NOTABLE, Fact, OfSeat, Uncovered, Whispered
from engines.core.record import record
from engines.core.shown import Seat
from engines.risk_legacy.naming import Faction, PowerTitle, ScarTitle, Territory


@record
class FoundingBegan(Uncovered):
    """Who chooses first, and how many factions and coins each has to decide (RL-4.1.2)."""

    order: tuple[Seat, ...]


@record
class PowerChosen(Uncovered):
    """The other power of that faction is destroyed when all are fixed (RL-4.1.6)."""

    seat: Seat | None
    """``None``: nobody was asked (RL-4.1.5)."""
    faction: Faction
    power: PowerTitle
    by_chance: bool


@record
class StickerStuck(Uncovered, gathers="territory"):
    seat: Seat | None
    territory: Territory
    by_chance: bool


@record
class WorldFounded(Fact, weight=NOTABLE):
    pass


@record
class GameBegan(Uncovered, weight=NOTABLE):
    """The cards are laid out and bonuses given (RL-4.2.2 to 4.2.4)."""

    game: int
    row: tuple[int | None, ...]
    missiles: tuple[int, ...]
    """By seat; a seat without any has a star token instead."""
    scars: bool
    """Whether everybody was dealt a scar card."""


@record
class ScarDealt(Whispered, weight=NOTABLE, reveals=True):
    """That everybody got one is told by :class:`GameBegan`."""

    scar: ScarTitle


@record
class StartRolled(Uncovered):
    """Seats and their dice, round by round (RL-4.2.5)."""

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: Seat


@record
class FactionTaken(OfSeat):
    faction: Faction


@record
class Started(OfSeat, weight=NOTABLE):
    """Headquarters and troops stand there."""

    territory: Territory
    troops: int
