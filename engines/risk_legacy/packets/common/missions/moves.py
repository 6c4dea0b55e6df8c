"""What is done with missions."""

from typing import Any

from engines.core.record import record
from engines.core.shown import label
from engines.core.text import Text, text
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.missions.mission import demand, missions
from engines.risk_legacy.packets.common.titles import MissionTitle
from engines.risk_legacy.rules.rewards import nearing

EAGER, CONTENT = 10, 1


@record
class ClaimMission(PacketMove):
    mission: MissionTitle
    stars: int
    territory: Territory | None = None
    """Where it is fulfilled, if that matters."""

    def said(self) -> Text:
        return label(self, "" if self.territory is None else "move-claim-mission-at")

    def lasts(self) -> bool:
        return missions()[self.mission].marks

    def hint(self, state: Any, seat: int) -> Text | None:
        return demand(self.mission)

    def nears(self, state: Any, seat: int) -> tuple[Any, ...]:
        change = missions()[self.mission].changes(state, seat, self.territory)
        return () if change is None else nearing(state.world, change)

    def appeal(self, view: Any) -> int:
        """Where nobody sits it makes no mark that nobody asks of it."""
        return EAGER + self.stars if view.people[view.me] or not missions()[self.mission].marks else 0


@record
class NoMission(PacketMove):
    """The card, if one is due."""

    due: bool

    def appeal(self, view: Any) -> int:
        return CONTENT


@record
class ChooseMission(PacketMove):
    """Which one lies face up."""

    mission: MissionTitle
    stars: int

    def about(self) -> Text:
        return text("wish-mission")

    def hint(self, state: Any, seat: int) -> Text | None:
        return demand(self.mission)
