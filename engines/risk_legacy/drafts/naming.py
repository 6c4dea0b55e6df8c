"""A name as it would stand in the world, to be confirmed (RL-7.8.6)."""

from __future__ import annotations

from typing import get_args

from engines.core.draft import Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.core.text import Said, Text, text
from engines.risk_legacy.moves.rewards import GiveName, Nameable
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

SURE = {place: text("prompt-name-sure", place=place) for place in get_args(Nameable)}


@record
class Confirming(Draft):
    place: Nameable
    name: str

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(GiveName(name=self.name), Cancel())
        return Pick(prompt=SURE[self.place], options=options, notes=self.preview)

    def preview(self) -> tuple[Text, ...]:
        return (text("note-name", name=Said(self.name, text("name-hidden"))),)

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
