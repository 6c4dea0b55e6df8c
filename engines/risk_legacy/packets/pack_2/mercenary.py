"""A scar that brings soldiers (RL-B2.3)."""

from typing import Any

from engines.core.record import record
from engines.risk_legacy.scars import EarlyScar

OWN_HQ = 1


@record
class Mercenary(EarlyScar, figure=("broadsword", "#E8C66B"), kind_to_holders=True):
    """Played at the start of any turn; whoever holds the land gains a troop there at the end of its own turns."""

    def appeal(self, view: Any, at: int) -> int:
        """In its own headquarters, which it means to hold for the rest of the game."""
        field = view.fields[at]
        return OWN_HQ if field.owner == view.me and field.hq == view.me else 0
