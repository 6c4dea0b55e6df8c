"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Blocked, Notes, Option, nothing
from engines.core.text import Text, text
from engines.risk_legacy.moves import Assault, Move

if TYPE_CHECKING:
    from engines.risk_legacy.state import State


class Words:
    """Words for one menu: what *seat* reads."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def options(self, *moves: Move) -> tuple[Option[Move], ...]:
        """In the order given; options of one group stand together."""
        return tuple(Option(move=move, say=self.say, tell=self.tell) for move in moves)

    def blocked(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        """Moves and why they are not to be had."""
        return tuple(Blocked(move=move, reason=reason, say=self.say) for move, reason in no)

    def battle(self) -> tuple[Text, ...]:
        return ()

    def moving_in(self) -> tuple[Text, ...]:
        return ()

    def ordered(self) -> tuple[Text, ...]:
        return ()

    def assault(self, order: Assault) -> Notes:
        return nothing

    def clash(self, origin: int, target: int) -> Notes:
        return nothing

    def say(self, move: Move) -> Text:
        return text(f"move-{move.kind.replace('_', '-')}")

    def tell(self, move: Move) -> Text | None:
        return None
