"""Until when people may say who wins a match: until somebody's second turn begins, or the second round of everybody.

That follows from what everybody hears and nothing else, and is noted together with the act that brings it about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engines.core.event import Event, opened
from engines.core.record import adapter
from persistence.records import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Stands:
    begun: tuple[int, ...] = ()
    """The seats that have had a turn."""
    closed: int | None = None
    """Since when nobody may say anything, in UTC epoch milliseconds; ``None``: they may."""

    def after(self, events: Iterable[Event], seats: int, now: int) -> Stands:
        """The same when *events* have happened at a table of so many seats."""
        if self.closed is not None:
            return self
        had = set(self.begun)
        for event in aloud(events):
            if turn := opened([event], seats):
                if had.intersection(turn):
                    return replace(self, closed=now)
                had.update(turn)
        return replace(self, begun=tuple(sorted(had)))


_STORED = adapter(Stands, __package__)


def of(table: Table) -> Stands | None:
    """Those of that table; ``None``: nobody has opened them."""
    stands: Stands | None = _STORED.validate_json(table.stands) if table.stands else None
    return stands


def awake(table: Table) -> bool:
    """Whether people may say who wins there."""
    stands = of(table)
    return table.state == "playing" and stands is not None and stands.closed is None


def written(stands: Stands) -> str:
    """As they are kept with the table."""
    return _STORED.dump_json(stands).decode()


def moved(table: Table, events: Sequence[Event], now: int) -> str | None:
    """What is to be kept with it after *events*; ``None``: what is there still holds."""
    stands = of(table)
    after = stands and stands.after(events, len(table.seats), now)
    return written(after) if after and after != stands else None


def aloud(events: Iterable[Event]) -> list[Event]:
    """What everybody hears of *events*."""
    return [heard for event in events if (heard := event.heard(None)) is not None]
