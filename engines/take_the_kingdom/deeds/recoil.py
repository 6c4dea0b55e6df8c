"""Damage that a real trap turns against the attacker (TK-5.34, 5.38). It springs nothing there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame

if TYPE_CHECKING:
    from engines.take_the_kingdom.board import Realm


@dataclass(frozen=True, slots=True, kw_only=True)
class Recoil(Frame):
    by: int
    """The owner of the trap, who takes the bounty if a Fort falls."""
    victim: int
    place: int
    first: int | None
    amount: int
    kind: Literal["recoil"] = "recoil"

    def run(self, board: Realm) -> None:
        board.hurt(self.victim, self.place, self.amount, self.first, by=self.by)
