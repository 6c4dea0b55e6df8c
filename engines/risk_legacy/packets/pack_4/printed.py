"""What is in pack 4, as data: no figure of it is in code."""

from typing import Literal

from pydantic import AliasPath, Field

from engines.core.printed import Printed, read


class Need(Printed):
    """What a mission asks for: its own of these."""

    traded_territory_cards: int = 0
    coins_each: int = 0
    traded_coins: int = 0
    knocked_out_holder_of_cards: int = 0
    controls_all: tuple[str, ...] = ()
    major_cities: int = 0
    continents_at_turn_start: int = 0


class PrintedMission(Printed):
    id: Literal[
        "advanced_tactics",
        "advanced_training",
        "forced_occupation",
        "guerilla_warfare",
        "urban_troop_surge",
        "wide_border",
    ]
    stars: int
    need: Need


class Pack(Printed):
    wins: int = Field(validation_alias=AliasPath("lead_faction", "needs_wins"))
    """That a lead faction has at least."""
    troops: int = Field(validation_alias=AliasPath("lead_faction", "extra_troops_in_capital"))
    private_missions: tuple[PrintedMission, ...]

    def need(self, mission: str) -> Need:
        return self._mission(mission).need

    def stars(self, mission: str) -> int:
        return self._mission(mission).stars

    def _mission(self, name: str) -> PrintedMission:
        return next(mission for mission in self.private_missions if mission.id == name)


PACK = read(Pack, __package__)
