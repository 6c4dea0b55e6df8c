"""Everything that is remembered between two acts."""

from dataclasses import field
from typing import Literal

from engines.bellum_magica.components import BOX, ROWS, Kinds
from engines.bellum_magica.events import Ending
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.piles import Supply
from engines.core.board import MatchState
from engines.core.record import record


@record
class Variant:
    """The options of the table (BM-1.6 to 1.10)."""

    first: int | None
    """The first captain; ``None``: drawn."""
    wishes: tuple[int | None, ...]
    """Castles."""
    end_at: int
    supply: Literal["unlimited", "printed"]
    day_cap: int | None


@record
class Piles:
    """Index 0 of a pile is its top. A settlement that is nowhere here stayed in the box, and nobody knows which."""

    settlements: tuple[int, ...]
    open: tuple[int | None, ...] = ()
    """The slots; the tavern is open in a place of its own."""
    plundered: tuple[int, ...] = ()
    """Settlements out of the game, in this order."""
    creatures: tuple[tuple[int, ...], tuple[int, ...]]
    """The evil and the more evil deck."""
    display: tuple[tuple[int | None, ...], tuple[int | None, ...]] = ((), ())
    chests: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    """By kind."""
    lost: tuple[int, ...] = ()
    """Chests of removed seats, face down."""


@record
class Today:
    """What has happened since dawn."""

    rolls: int = 0
    attacked: tuple[int, ...] = ()
    """Who has had its attack."""
    plundered: tuple[int, ...] = ()


@record
class State(MatchState):
    lairs: tuple[Lair, ...]
    piles: Piles
    first: int = 0
    """The first captain."""
    captain: int = 0
    day: int = 0
    """0 before the first dawn."""
    row: int = 0
    """The active row, 1 to 6; 0 before the first roll."""
    today: Today = field(default_factory=Today)
    rolled: tuple[int, ...] = (0,) * ROWS
    """How often each row came up."""
    leaving: tuple[int, ...] = ()
    """Seats that leave in phase 6 (BM-7.7)."""
    ending: Ending | None = None
    variant: Variant

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who are still in the match, in turn order from the captain (BM-5)."""
        every = range(len(self.lairs))
        order = (*every[self.captain :], *every[: self.captain])
        return tuple([seat for seat in order if not self.lairs[seat].gone])

    @property
    def settlements(self) -> tuple[int, ...]:
        """What is open beside the tavern."""
        return tuple([card for card in self.piles.open if card is not None])

    @property
    def plundered_today(self) -> tuple[int, ...]:
        return self.today.plundered

    @property
    def chests_left(self) -> Kinds:
        """In the piles, by kind."""
        wood, metal, gold = (len(pile) for pile in self.piles.chests)
        return wood, metal, gold

    @property
    def supply_left(self) -> Supply:
        """Food and runestones that nobody holds (BM-5.15)."""
        if self.variant.supply == "unlimited":
            return None
        printed = BOX.supplies.resources
        food = printed.food - sum(lair.food for lair in self.lairs)
        return food, printed.runestone - sum(lair.runestones for lair in self.lairs)

    @property
    def creatures(self) -> tuple[int, ...]:
        """The open creatures, evil ones first."""
        return tuple([card for slots in self.piles.display for card in slots if card is not None])
