"""What those who watch the kingdoms can foretell besides who wins."""

from engines.core.event import Event
from engines.core.riddle import Riddle
from engines.take_the_kingdom.events.strife import Eliminated, LandConquered


def _conquers(event: Event) -> int | None:
    return event.seat if isinstance(event, LandConquered) else None


def _falls(event: Event) -> int | None:
    """A kingdom that was taken out of the match has not fallen."""
    return event.seat if isinstance(event, Eliminated) and event.by is not None else None


RIDDLES = (Riddle(key="first-conquest", tells=_conquers), Riddle(key="first-fall", tells=_falls))
