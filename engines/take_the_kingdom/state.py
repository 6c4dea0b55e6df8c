"""Everything that is remembered between two acts."""

from typing import Literal

from engines.core.board import MatchState
from engines.core.record import record
from engines.take_the_kingdom.components import NUMBERS
from engines.take_the_kingdom.kingdom import Kingdom, Turn
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.table import Table

Ending = Literal["last_standing", "all_passed", "all_played"]


@record
class HouseRules:
    """The options of the table (TK-1.6 to 1.12)."""

    start: int | None = None
    """The seat that begins; ``None``: drawn."""
    opening_counts: Literal["all_turns", "ordinary_turns"] = "all_turns"
    opening_mercy: bool = False
    spread_reach: Literal["any", "one_kingdom"] = "any"
    counter_blocks: bool = True
    reversal_choice: Literal["trap_owner", "attacker"] = "trap_owner"
    reversal_block: bool = False


@record
class State(MatchState, Table[Place]):
    kingdoms: tuple[Kingdom, ...]
    deck: tuple[int, ...] = ()
    """Index 0 is the top."""
    discard: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    """Removed from the game, face up: at set-up, and sprung traps."""
    flight: tuple[int, ...] = ()
    """Cards of the declared play until it is resolved."""
    revealed: tuple[int, ...] = ()
    """Penalties that wait for their answer."""
    turn: Turn | None = None
    ending: Ending | None = None
    house: HouseRules

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(len(self.kingdoms)))

    @property
    def ongoing(self) -> Turn:
        assert self.turn is not None, "between two turns"
        return self.turn

    def unseen(self, kind: str) -> bool:
        """Whether a copy of *kind* is in the deck or a hand, hence not in public sight."""
        copies = NUMBERS[kind]
        return any(card in copies for card in self.deck) or any(
            card in copies for kingdom in self.kingdoms for card in kingdom.hand
        )

    def mute(self, seat: int, kinds: tuple[str, ...]) -> bool:
        """Whether everybody can see that *seat* has no answer of these *kinds* (TK-6.4): then nobody is asked."""
        return not self.kingdoms[seat].hand or not any(self.unseen(kind) for kind in kinds)
