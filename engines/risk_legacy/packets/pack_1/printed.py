"""What is in pack 1, as data: no figure of it is in code."""

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Printed, read
from engines.risk_legacy.components import BOX

CardKind = Literal["turn_order", "starting_placement", "starting_troops", "starting_coin_cards"]


class DraftCard(Printed):
    value: int
    min_seats: int
    """It is left out where fewer play."""


class Event(Printed):
    """The figures that its clause names (RL-B1.8)."""

    copies: int
    troops: int = 0
    """That come into a city."""
    cities: int = 0
    """That get them."""
    troops_at_most: int = 0
    """In a city that loses some."""
    lose: int = 0
    below: int = 0


class Pack(Printed):
    minor_cities: int = Field(validation_alias=AliasPath("trigger", "minor_cities_founded"))
    scars: Mapping[Literal["biohazard"], int] = Field(validation_alias="adds_scar_cards")
    biohazard: int = Field(validation_alias=AliasPath("biohazard", "controller_end_of_turn_troops"))
    draft: Mapping[CardKind, tuple[DraftCard, ...]]
    events: Mapping[Literal["control_the_people", "fortify", "resistance", "riots"], Event]

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        """With any number of seats there are as many cards of each kind as seats (RL-B1.2)."""
        for seats in BOX.seats.counts:
            assert all(sum(card.min_seats <= seats for card in cards) == seats for cards in self.draft.values())
        return self


PACK = read(Pack, __package__)
SCARS = tuple(scar for scar, count in PACK.scars.items() for _ in range(count))
