"""Everything that is remembered between two acts."""

from __future__ import annotations

from typing import Any

from engines.core.chair import Chair
from engines.core.draft import Draft
from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.core.rng import Rng
from tests.petty_court.cards import DECK


@record
class Player:
    coins: int = 0
    missiles: int = 1
    hand: tuple[int, ...] = ()
    passes_denies: bool = False

    def holding(self, ref: str) -> tuple[int, ...]:
        return tuple(card for card in self.hand if DECK[card] == ref)


@record
class State:
    players: tuple[Player, ...]
    people: tuple[str, ...]
    """Who sits where; empty for a steward."""
    champions: tuple[str, ...] = ()
    """Of the matches before this one."""
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    decree: str = ""
    goal: int
    first: int = 0
    rng: Rng
    stack: tuple[Frame, ...] = ()
    chairs: tuple[Chair, ...]
    drafts: tuple[Draft | None, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who still play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.sitter != "removed")

    def evolve(self, **changes: Any) -> State:
        return evolve(self, **changes)

    def with_player(self, seat: int, player: Player) -> State:
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
