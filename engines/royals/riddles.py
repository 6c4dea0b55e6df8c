"""What those who watch the houses can foretell besides who wins."""

from engines.core.event import Event
from engines.core.riddle import Riddle
from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.events import Claimed
from engines.royals.naming import country


def _ousting(event: Event) -> int | None:
    return event.seat if isinstance(event, Claimed) and event.ousted is not None else None


def _throne(event: Event) -> int | None:
    """In which country somebody takes the king."""
    if not isinstance(event, Claimed) or RANKS[NOBLES[event.noble].rank] != "king":
        return None
    return NOBLES[event.noble].country


RIDDLES = (
    Riddle(key="first-ousting", tells=_ousting),
    Riddle(key="first-king", tells=_throne, answers=tuple(map(country, range(len(COUNTRIES))))),
)
