"""What those who watch the lords can foretell besides who wins."""

from engines.bellum_magica.events import EndNear, Robbed
from engines.core.event import Event
from engines.core.riddle import Riddle


def _robs(event: Event) -> int | None:
    return event.thief if isinstance(event, Robbed) else None


def _nearly_there(event: Event) -> int | None:
    return event.seat if isinstance(event, EndNear) else None


RIDDLES = (Riddle(key="first-robbery", tells=_robs), Riddle(key="first-nearly-there", tells=_nearly_there))
