"""What becomes of missions."""

from engines.core.event import DECISIVE, NOTABLE, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import told
from engines.core.text import Text
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Faction
from engines.risk_legacy.packets.common.missions.mission import demand
from engines.risk_legacy.packets.common.titles import MissionTitle


@record
class MissionTurnedUp(SaidItself, Uncovered, weight=NOTABLE):
    """It lies face up: whoever meets it may claim it."""

    mission: MissionTitle

    def said(self) -> Text:
        return told(self, demand=demand(self.mission))


@record
class MissionClaimed(OfSeat, weight=DECISIVE):
    """Instead of a card (RL-B3.3)."""

    mission: MissionTitle
    stars: int


@record
class MissionKept(Fact, weight=NOTABLE):
    """It lies in the faction's red slot for good (RL-B4.3)."""

    mission: MissionTitle
    faction: Faction
