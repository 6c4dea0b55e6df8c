"""Everything that is remembered between two acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Union

from pydantic import Field

from engines.core.chair import Chair
from engines.core.record import evolve
from engines.core.rng import Rng
from tests.petty_court.cards import DECK
from tests.petty_court.decisions.bids import SealedBids
from tests.petty_court.decisions.decree import WriteDecree
from tests.petty_court.decisions.deny import DenyWindow
from tests.petty_court.decisions.discard import TooMany
from tests.petty_court.decisions.missiles import MissileWindow
from tests.petty_court.decisions.turn import TakeTurn
from tests.petty_court.decisions.volley import Aiming
from tests.petty_court.deeds.deal import Deal
from tests.petty_court.deeds.deny import DenyDeed
from tests.petty_court.deeds.gamble import GambleDeed
from tests.petty_court.deeds.round import Round
from tests.petty_court.deeds.steal import StealDeed

AnyFrame = Annotated[
    Union[
        Deal,
        Round,
        SealedBids,
        TakeTurn,
        TooMany,
        StealDeed,
        DenyDeed,
        DenyWindow,
        GambleDeed,
        MissileWindow,
        WriteDecree,
    ],
    Field(discriminator="kind"),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    coins: int = 0
    missiles: int = 1
    hand: tuple[int, ...] = ()
    passes_denies: bool = False

    def holding(self, ref: str) -> tuple[int, ...]:
        return tuple(card for card in self.hand if DECK[card] == ref)


@dataclass(frozen=True, slots=True, kw_only=True)
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
    stack: tuple[AnyFrame, ...] = ()
    chairs: tuple[Chair, ...]
    drafts: tuple[Aiming | None, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who still play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.sitter != "removed")

    def evolve(self, **changes: Any) -> State:
        return evolve(self, **changes)

    def with_player(self, seat: int, player: Player) -> State:
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
