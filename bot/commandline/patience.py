"""How long a match waits for each of its people, reckoned apart from its clocks."""

from __future__ import annotations

from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, spent
from bot.time.pace import WAIT, WHEN_LATE, agreed_on
from engines.core.frame import WINDOW


class Patience:
    """Of one match. A seat that has answered or changed hands, or that is asked something else in a window, is waited
    for anew; within a turn it may be asked one thing after the other."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._asked: dict[int, int] = {}
        """By seat, the question that it is asked."""

    def over(self, seat: int) -> None:
        """It was heard of."""
        self._since.pop(seat, None)

    def goes_on(self, loaded: LoadedTable, now: int) -> None:
        """Who is waited for from now on; nobody while the match rests."""
        awaited, match = () if timing.still(loaded) else loaded.awaited, loaded.playing
        asked = {seat: match.question(seat) for seat in awaited}
        same = [seat for seat in asked if match.span != WINDOW or self._asked.get(seat) == asked[seat]]
        self._since = {seat: self._since.get(seat, now) if seat in same else now for seat in asked}
        self._asked = asked

    def run_out(self, loaded: LoadedTable, now: int, granted: int = 0) -> int | None:
        """A seat that is waited for longer than its bank and the increment that it is excused for, or than the window;
        ``None``: none is.

        :param granted: time that the table has voted for, in milliseconds."""
        clocks = timing.of(loaded.table)
        pace = agreed_on(loaded.table.settings)
        if clocks is None or not pace.ticks or timing.agreed(loaded.table, WHEN_LATE) == WAIT:
            return None
        for seat, since in self._since.items():
            hours = timing.hours_of(loaded.table, clocks, loaded.seat(seat))
            if pace.moments:
                ran, most = spent(None, hours.rests, since, now), 3 * DAY
            elif clocks.opened is not None:
                ran, most = spent(None, hours.pauses, since, now), pace.window
            else:
                ran, most = spent(hours.waking, hours.rests, since, now), pace.cap + pace.increment
            if ran > most + granted:
                return seat
        return None
