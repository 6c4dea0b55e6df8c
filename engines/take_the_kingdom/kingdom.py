"""What a seat owns, what others see of it, and the turn that is being taken."""

from dataclasses import field

from engines.core.record import record
from engines.take_the_kingdom.components import LIMITS, NUMBERS, kinds_of
from engines.take_the_kingdom.orders import Orders
from engines.take_the_kingdom.places import Place, PlaceSeen
from engines.take_the_kingdom.table import Realm


@record
class Tally:
    """What the table likes to look back at. Public."""

    dealt: int = 0
    wasted: int = 0
    suffered: int = 0
    blocks: tuple[str, ...] = ()
    """The cards that it blocked or countered with, in order."""
    blocked: int = 0
    """How often its own plays were stopped."""
    sprung: int = 0
    """Own traps, real or not, that were sprung."""
    taken: int = 0
    lost: int = 0
    """Lands conquered, and Lands that went away by conquest or damage."""
    bounties: int = 0
    penalties: int = 0


@record
class Kingdom(Realm[Place]):
    places: tuple[Place, ...] = ()
    hand: tuple[int, ...] = ()
    """Rising."""
    turns: int = 0
    """Turns that count toward the opening."""
    skip: bool = False
    passed: bool = False
    fell: int | None = None
    spoils: int = 0
    """Kingdoms it eliminated since its last turn: so many cards may be over its hand limit."""
    orders: Orders = field(default_factory=Orders)
    tally: Tally = field(default_factory=Tally)

    @property
    def out(self) -> bool:
        return self.fell is not None

    @property
    def opening_left(self) -> int:
        return max(0, LIMITS.opening_turns - self.turns)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The hand by kind, in the order of the data; copies repeat."""
        return kinds_of(self.hand)

    @property
    def sorts(self) -> tuple[str, ...]:
        """The same without copies."""
        return tuple(dict.fromkeys(self.kinds))

    def held(self, kind: str) -> int | None:
        """The copy of *kind* that is used next: the lowest number."""
        copies = NUMBERS[kind]
        for card in self.hand:
            if card in copies:
                return card
        return None


@record
class KingdomSeen(Realm[PlaceSeen]):
    """What a seat sees of a kingdom."""

    places: tuple[PlaceSeen, ...]
    hand: int
    shown: tuple[str, ...] | None
    """The hand itself, once the match is over."""
    opening_left: int
    skip: bool
    passed: bool
    fell: int | None
    tally: Tally


@record
class Turn:
    seat: int
    opening: bool
    extra: bool = False
    began_empty: bool = False
    """The deck was empty when it began: only such turns can be passes that end the game."""
    used: int = 0
    bans: tuple[str, ...] = ()
    """Penalty cards that stand."""
    again: bool = False
    """Fortune or Mercy was played: nothing follows in this turn, and another one of the same seat comes."""

    @property
    def left(self) -> int:
        return LIMITS.plays - self.used
