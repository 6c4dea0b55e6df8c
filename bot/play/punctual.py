"""How people keep the clocks, as it is added to their records with what they do.

An answer counts as given in time, as late, or not at all: nobody proves anything by what they do where no clock runs,
or in the time that they are excused for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.play import timing
from bot.play.loaded import NOTHING_LEFT, LoadedTable
from engines.core.game import Act
from engines.core.undo import Free, Played, Undo, begun
from persistence.calls import Record


class Kept(NamedTuple):
    """What is to be written of it."""

    records: Mapping[int, Record]
    """By seat."""
    apart: Mapping[int, tuple[int, ...]]
    """By seat, where it is another than before; see ``SeatClock.apart``."""


NOTHING = Kept({}, {})


def acted(loaded: LoadedTable, steps: Sequence[Played], late: int | None, free: Free, now: int) -> Kept:
    """Of *steps*, which one of its people has taken.

    :param late: for whom the clock has taken them instead.
    :param free: what is free to take back after them."""
    records: dict[int, Record] = {}
    clocks = timing.of(loaded.table)
    if clocks is None:
        return NOTHING
    before = {seat: clock.apart for seat, clock in enumerate(clocks.seats)}
    apart = dict(before)
    for number, step in enumerate(steps, loaded.playing.step + 1):
        seat = step.seat
        in_time: bool | None = False if late is not None else _in_time(loaded, step, now)
        if late is None and in_time is not True and isinstance(step, Act):
            apart[seat] = (*apart[seat], number)
        known = records.get(seat, Record(0, 0))
        records[seat] = Record(known.answered + (in_time is True), known.late + (in_time is False))
    left = {seat: each if _free(free, seat) else () for seat, each in apart.items()}
    changed = {seat: each for seat, each in left.items() if each != before[seat]}
    return Kept({seat: each for seat, each in records.items() if each != Record(0, 0)}, changed)


def _in_time(loaded: LoadedTable, step: Played, now: int) -> bool | None:
    answers = isinstance(step, Act) and step.question is not None  # orders are no answers
    return timing.punctual(loaded, step.seat, now) if answers else None


def _free(free: Free, seat: int) -> bool:
    return any(free.get(key, NOTHING_LEFT) != NOTHING_LEFT for key in (seat, begun(seat)))


def taken_back(loaded: LoadedTable, undo: Undo) -> Mapping[int, Record]:
    """Of somebody who has taken back what they have done, without anybody's leave: it was no answer."""
    clocks = timing.of(loaded.table)
    if clocks is None or undo.agreed or undo.act in clocks.seats[undo.seat].apart:
        return {}
    return {undo.seat: Record(-1, 0)}
