"""What is in pack 3, as data: no figure of it is in code."""

from collections.abc import Mapping
from typing import Self

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Printed, read
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER
from engines.risk_legacy.components import MAP


class PrintedMission(Printed):
    id: str
    stars: int
    need: Mapping[str, int]
    """What it asks for → how much of it."""


class PrintedOption(Printed):
    troops: int = 0


class PrintedEvent(Printed):
    id: str
    copies: int
    options: tuple[PrintedOption, ...]


class Pack(Printed):
    signatures: int = Field(validation_alias=AliasPath("trigger", "count"))
    """Of one person."""
    counted_games: int = Field(validation_alias=AliasPath("homeland", "counted_games"))
    """The first so many tell a homeland, and the one that is played."""
    missions: tuple[PrintedMission, ...]
    events: tuple[PrintedEvent]
    coastal: tuple[str, ...]
    """Territories that a sea link may reach."""

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        assert all(name in NUMBER for name in self.coastal)
        return self

    def need(self, mission: str) -> int:
        """Each of these asks for one thing alone."""
        (need,) = self._mission(mission).need.values()
        return need

    def stars(self, mission: str) -> int:
        return self._mission(mission).stars

    def _mission(self, name: str) -> PrintedMission:
        return next(mission for mission in self.missions if mission.id == name)


PACK = read(Pack, __package__)
COASTAL = tuple(at for at in EVERYWHERE if MAP.territories[at].id in PACK.coastal)
ISLANDS = tuple(at for at in EVERYWHERE if MAP.territories[at].island)
