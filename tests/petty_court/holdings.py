"""What a seat holds that digests are held to: its coins."""

from collections import Counter
from collections.abc import Hashable, Iterable

from engines.core.event import Event
from tests.petty_court.rules import Earned, State


def held(state: State, seat: int) -> Counter[Hashable]:
    return Counter({"coins": state.players[seat].coins})


def replayed(before: Counter[Hashable], events: Iterable[Event], seat: int) -> Counter[Hashable]:
    now = Counter(before)
    now["coins"] += sum(event.coins for event in events if isinstance(event, Earned) and event.seat == seat)
    return now
