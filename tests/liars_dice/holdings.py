"""What a seat holds that digests are held to: how many dice."""

from collections import Counter
from collections.abc import Hashable, Iterable

from engines.core.event import Event
from tests.liars_dice.rules import Doubted, State


def held(state: State, seat: int) -> Counter[Hashable]:
    return Counter({"dice": len(state.cups[seat])})


def replayed(before: Counter[Hashable], events: Iterable[Event], seat: int) -> Counter[Hashable]:
    now = Counter(before)
    now["dice"] -= sum(event.losers.count(seat) for event in events if isinstance(event, Doubted))
    return now
