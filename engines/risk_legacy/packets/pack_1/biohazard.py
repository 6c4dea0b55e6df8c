"""A scar that kills whoever stands there too long (RL-B1.7)."""

from typing import Any

from engines.core.record import record
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.packets.pack_1.printed import PACK
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.scars import EarlyScar


@record
class Biohazard(EarlyScar, figure=("biohazard", "#B6E36B")):
    """Played at the start of any turn; whoever holds the land loses a troop there at the end of its own turns."""

    def appeal(self, view: Any, at: int) -> int:
        """In a headquarters of somebody else, the closer to victory the better."""
        field = view.fields[at]
        foreign = field.hq is not None and field.owner not in {None, view.me} and field.hq != view.me
        return view.sides[field.owner].stars if foreign else 0


@record
class Contamination(Packet, packet="pack_1", rank=1):
    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        """One is lost there, the last one too."""
        return troops + PACK.biohazard if ground.world.lands[at].scar == "biohazard" else troops
