"""Everything that is remembered between two acts."""

from typing import Literal, Self, TypeVar

from engines.core.board import MatchState
from engines.core.record import evolve, record
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.battle import Battle, Fight
from engines.risk_legacy.campaign.deltas import Delta, playable
from engines.risk_legacy.campaign.records import Chain, Charter
from engines.risk_legacy.campaign.world import Why, World
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.fields import EMPTY, Field, capitals, realm
from engines.risk_legacy.orders import Queued
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.side import Reign, Side
from engines.risk_legacy.turn import Turn


@record
class Variant:
    """The options of this game (RL-1.10, scope game)."""

    defence_choice: Literal["standing", "ask"] = "standing"
    scar_asks: Literal["once_per_target", "never"] = "once_per_target"
    missile_asks: Literal["watch", "never"] = "watch"
    resign: Literal["steward", "remove"] = "steward"
    round_cap: int | None = None
    concession: Literal["off", "unanimous"] = "off"


@record
class Cards:
    """The resource cards that nobody holds. Index 0 of the deck is its top."""

    deck: tuple[int, ...] = ()
    row: tuple[int | None, ...] = (None,) * BOX.resource_cards.face_up_slots
    """Slot 1 first: the newest. Gaps only where deck and discard were both empty (RL-5.11.5)."""
    discard: tuple[int, ...] = ()
    pile: int = BOX.resource_cards.coin_cards
    """Coin cards that are left."""
    emptied: bool = False
    """The pile has been empty once in this game: its star is gone (RL-5.11.6)."""


UNDEALT = Cards()


@record
class Ending:
    winner: int
    why: Why
    hq: int | None = None
    """Where the headquarters stands whose conquest decided it; ``None``: none did."""


T = TypeVar("T", bound=Shelf)


@record
class State(MatchState):
    world: World
    """This game's own copy: marks made in play are in it at once."""
    charter: Charter
    chain: Chain
    """The records before this game; empty in the founding match."""
    deltas: tuple[Delta, ...] = ()
    """What this match has changed for good so far."""
    people: tuple[str, ...]
    """Who sits where; empty where nobody does."""
    variant: Variant
    sides: tuple[Side, ...]
    fields: tuple[Field, ...] = (EMPTY,) * len(EVERYWHERE)
    cards: Cards = UNDEALT
    reigns: tuple[Reign, ...] = ()
    """Who has held which headquarters for how long, in the order in which that began; of each, the last goes on."""
    pool: tuple[ScarName, ...] = ()
    """Scar cards that were not dealt; nobody knows which (RL-3)."""
    first: int = 0
    """Who rolled highest and begins."""
    order: tuple[int, ...] = ()
    """The seats as their turns follow, if not clockwise from the first."""
    shelf: tuple[Shelf, ...] = ()
    """What open packets remember in this game."""
    round: int = 0
    turn: Turn | None = None
    queue: tuple[tuple[int, Queued], ...] = ()
    """Seat and play at the start of a turn, in the order in which they were declared (RL-6.5.1); some are struck."""
    leaving: tuple[int, ...] = ()
    """Seats whose removal waits for the end of a roll (RL-7.4.3)."""
    battle: Battle | None = None
    """The assault that is going on."""
    last: Fight | None = None
    """What came of the one before."""
    ending: Ending | None = None
    """The game is won; rewards may still be open."""
    over: bool = False

    def evolve(self, **changes: object) -> Self:
        return evolve(self, **changes)

    @property
    def game(self) -> int:
        """The number of this game in its campaign; 0 is the founding."""
        return len(self.chain)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(len(self.sides)))

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that are not eliminated."""
        return tuple([seat for seat, side in enumerate(self.sides) if not side.eliminated])

    @property
    def factions(self) -> tuple[int, ...]:
        """Those that may be played in this game."""
        return playable(self.world, self.deltas)

    @property
    def ongoing(self) -> Turn:
        assert self.turn is not None, "between two turns"
        return self.turn

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, *seat* first."""
        seats = self.seats
        return (*seats[seat:], *seats[:seat])

    @property
    def turns(self) -> tuple[int, ...]:
        """All seats in the order of their turns (RL-5.2)."""
        return self.order or self.clockwise(self.first)

    def shelved(self, kind: type[T]) -> T | None:
        """What lies on the shelf of that *kind*, if anything does."""
        return next((each for each in self.shelf if isinstance(each, kind)), None)

    def held(self, seat: int) -> tuple[int, ...]:
        """The territories that *seat* controls (RL-2.1.1)."""
        return realm(self, seat).held

    def stars(self, seat: int) -> int:
        """RL-7.1.1."""
        return len(self.sides[seat].tokens) + self.hqs(seat)

    def hqs(self, seat: int) -> int:
        """How many headquarters *seat* controls, whoever's they are (RL-2.1.3)."""
        return capitals(self.fields).count(seat)
