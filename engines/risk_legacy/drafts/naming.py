"""A name as it would stand in the world, to be confirmed (RL-7.8.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.draft import Cancel, Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.text import Said, text
from engines.risk_legacy.moves import GiveName, Move
from engines.risk_legacy.moves.rewards import Place
from engines.risk_legacy.words import Words

if TYPE_CHECKING:
    from engines.risk_legacy.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirming(Draft):
    place: Place
    name: str
    kind: Literal["confirming"] = "confirming"

    def menu(self, state: State, seat: int) -> Menu[Move]:
        shown = Said(self.name, text("name-hidden"))
        prompt = text("prompt-name-sure", place=self.place, name=shown)
        return Pick(prompt=prompt, options=Words(state, seat).options(GiveName(name=self.name), Cancel()))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
