"""How long a match waits for each of its people, reckoned apart from its clocks."""

from __future__ import annotations

from collections import Counter

from bot.commandline.banks import Banks
from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, Interval, Waking, due, spent
from bot.time.pace import WAIT, WHEN_LATE, agreed_on
from engines.core.frame import WINDOW


class Patience:
    """Of one match. A seat that has answered or changed hands, or that is asked something else in a window, is waited
    for anew; within a turn it may be asked one thing after the other."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._asked: dict[int, int] = {}
        """By seat, the question that it is asked."""
        self._nights: dict[Waking, None] = {}
        """When those are awake who have been asked since the window opened: it lasts until they have been for an
        hour."""
        self._more = Counter[int]()
        """Time that the table has voted for, in milliseconds, for each seat while it is waited for."""
        self.banks = Banks()

    def over(self, seat: int) -> None:
        """It was heard of."""
        self._since.pop(seat, None)
        self._more.pop(seat, None)

    def grants(self, length: int) -> None:
        """The table has voted for that."""
        self._more.update(dict.fromkeys(self._since, length))

    def goes_on(self, loaded: LoadedTable, now: int) -> None:
        """Who is waited for from now on; nobody while the match rests."""
        awaited, match = () if timing.still(loaded) else loaded.awaited, loaded.playing
        asked = {seat: match.question(seat) for seat in awaited}
        if match.span != WINDOW or not set(asked) <= set(self._asked):
            self._nights = {}
        wakings = (timing.own_of(loaded.seat(seat).person).waking for seat in asked)
        self._nights |= dict.fromkeys(filter(None, wakings))
        same = [seat for seat in asked if match.span != WINDOW or self._asked.get(seat) == asked[seat]]
        self._since = {seat: self._since.get(seat, now) if seat in same else now for seat in asked}
        self._asked = asked
        self.banks.goes_on(loaded, now)

    def run_out(self, loaded: LoadedTable, now: int) -> int | None:
        """A seat that is waited for longer than what is left of its bank and the increment that it is excused for, or
        than the window, and than what the table has voted for; ``None``: none is."""
        clocks = timing.of(loaded.table)
        pace = agreed_on(loaded.table.settings)
        if clocks is None or not pace.ticks or timing.agreed(loaded.table, WHEN_LATE) == WAIT:
            return None
        for seat, since in self._since.items() if clocks.opened is not None else ():
            hours, more = timing.hours_of(loaded.table, clocks, loaded.seat(seat)), self._more[seat]
            if pace.moments:
                out = spent(None, hours.rests, since, now) > 3 * DAY + more
            else:
                out = now > due(None, hours.pauses, self._closes(pace.window, hours.pauses, since), more)
            if out:
                return seat
        return self.banks.run_out(now)

    def _closes(self, window: int, pauses: tuple[Interval, ...], since: int) -> int:
        return max(due(None, pauses, since, window), *(due(each, pauses, since, HOUR) for each in self._nights), since)
