"""What those who watch a war can foretell of it besides who wins."""

from engines.core.event import Event
from engines.core.riddle import Riddle
from engines.risk_legacy.events.battle import Conquered


def _conquers(event: Event) -> int | None:
    return event.seat if isinstance(event, Conquered) else None


def _storms(event: Event) -> int | None:
    """A headquarters that is another's."""
    return event.seat if isinstance(event, Conquered) and event.hq not in (None, event.seat) else None


RIDDLES = (Riddle(key="first-conquest", tells=_conquers), Riddle(key="first-headquarters", tells=_storms))
