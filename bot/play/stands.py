"""Until when people may say who wins a match: until somebody's second turn begins, or the second round of everybody.

That follows from what everybody hears and nothing else, and is noted together with the act that brings it about; so is
the answer to each riddle of its game, which counts for nothing if it came out before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engines.core.event import Event, opened
from engines.core.record import adapter
from engines.core.riddle import Riddle
from persistence.records import Table

TOO_SOON = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Stands:
    begun: tuple[int, ...] = ()
    """The seats that have had a turn."""
    closed: int | None = None
    """Since when nobody may say anything, in UTC epoch milliseconds; ``None``: they may."""
    told: Mapping[str, int] = field(default_factory=dict)
    """The answers that have come out, by riddle; :data:`TOO_SOON`: while people still might have said something."""
    since: int | None = None
    """The step with which it was closed."""

    def told_by(self, events: Sequence[Event], riddles: Sequence[Riddle], step: int | None = None) -> Stands:
        """The same when *events* have given answers, with that *step*."""
        counts = self.closed is not None and (self.since is None or step is None or step > self.since)
        heard = aloud(events)
        answers = {each.key: each.told(heard) for each in riddles if each.key not in self.told}
        new = {key: answer if counts else TOO_SOON for key, answer in answers.items() if answer is not None}
        return replace(self, told={**self.told, **new}) if new else self

    def after(self, events: Iterable[Event], seats: int, now: int, step: int | None = None) -> Stands:
        """The same when *events* have happened at a table of so many seats."""
        if self.closed is not None:
            return self
        had = set(self.begun)
        for event in aloud(events):
            if turn := opened([event], seats):
                if had.intersection(turn):
                    return replace(self, closed=now, since=step)
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


Step = tuple[int, Sequence[Event]]
"""What happened with a step of the log."""


def moved(table: Table, riddles: Sequence[Riddle], steps: Iterable[Step], now: int) -> str | None:
    """What is to be kept with it after *steps*; ``None``: what is there still holds."""
    after = stands = of(table)
    if after is None:
        return None
    for step, events in steps:
        after = after.told_by(events, riddles, step).after(events, len(table.seats), now, step)
    return written(after) if after != stands else None


def taken_back(table: Table, riddles: Sequence[Riddle], course: Iterable[Step]) -> str | None:
    """The same when something was taken back and *course* is left: it stays closed, but answers may not have come
    out."""
    stands = of(table)
    if stands is None or not stands.told:
        return None
    after = replace(stands, told={})
    for step, events in course:
        after = after.told_by(events, riddles, step)
    return written(after) if after != stands else None


def aloud(events: Iterable[Event]) -> list[Event]:
    """What everybody hears of *events*."""
    return [heard for event in events if (heard := event.heard(None)) is not None]
