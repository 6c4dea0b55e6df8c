"""What becomes of the time of those who leave, and of those who come after them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from bot.play import timing
from bot.time.calendar import DAY, HOUR, Waking, due, first, spent
from bot.time.pace import PACES, STEWARD
from engines.core.chair import Change, Seating
from engines.core.frame import WINDOW
from tests.contract.games import TOY
from tests.time import company
from tests.time.company import Company

PACE = PACES["steady"]


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "GROWN", ("steady",))


def begun(seed: int = 1) -> tuple[Company, int]:
    """A table at which somebody is asked who is awake."""
    table = Company(TOY, 2, seed, late=[STEWARD])
    seat = table.loaded.awaited[0]
    table.now = first(waking(table, seat), (), table.now)
    return table, seat


def waking(table: Company, seat: int) -> Waking:
    own = timing.own_of(table.loaded.seat(seat).person)
    assert own.waking
    return own.waking


def left(table: Company, seat: int) -> int:
    clocks, hours = table._clocks(seat)
    clock = clocks.seats[seat]
    return clock.left - (0 if clock.since is None else spent(hours.waking, hours.rests, clock.since, table.now))


def change(table: Company, seats: Sequence[int], what: Change) -> None:
    for seat in seats:
        table.play(Seating(seat=seat, change=what), "person")


def test_nobodys_bank_runs_while_all_are_away() -> None:
    """The match rested, and whoever came back first had lost the days until then."""
    table, seat = begun()
    had = left(table, seat)
    change(table, (0, 1), "leave")
    table.now += 3 * DAY
    change(table, (seat,), "return")
    assert left(table, seat) == had + PACE.increment
    table.now = due(waking(table, seat), (), table.now, HOUR)
    assert left(table, seat) == had + PACE.increment - HOUR


def test_a_window_begins_anew_for_whoever_comes_back_to_a_match_that_all_had_left() -> None:
    """Its end was over, so the clock answered before they could, or they were away again at once."""
    table, seat = begun(next(seed for seed in count() if _window(begun(seed)[0])))
    _window(table)
    seat = table.loaded.awaited[0]
    change(table, (0, 1), "leave")
    table.now += 9 * DAY
    change(table, (seat,), "return")
    clocks, hours = table._clocks(seat)
    ends = clocks.due(seat, hours)
    assert ends is not None
    assert ends >= table.now + PACE.window


def _window(table: Company) -> bool:
    """Whether somebody is asked in a window soon, and it has come to that."""
    for _ in range(40):
        if table.loaded.playing.over or table.loaded.playing.span == WINDOW:
            break
        table.play(table._act(table.loaded.awaited[0]), "person")
    return table.loaded.playing.span == WINDOW


def test_whoever_takes_an_offered_seat_has_no_more_than_was_left_of_it() -> None:
    """Where more than a full clock was left, what had run of it in that turn was given back."""
    table, seat = begun()
    change(table, (seat,), "leave")
    change(table, (seat,), "return")
    had = left(table, seat)
    table.now = due(waking(table, seat), rests(table, seat), table.now, 2 * HOUR)
    table.loaded = replace(table.loaded, table=replace(table.loaded.table, offered=(seat,)))
    table.play(Seating(seat=seat, change="sit"), "person", table._somebody(seat))
    assert left(table, seat) == had - 2 * HOUR > PACE.bank


def rests(table: Company, seat: int) -> tuple[tuple[int, int], ...]:
    return table._clocks(seat)[1].rests


def test_what_has_run_until_somebody_resigns_has_run_by_their_hours() -> None:
    """Their nights were counted as if they had been awake: whoever came next had so much less."""
    table, seat = begun()
    had, own = left(table, seat), waking(table, seat)
    ran = next(hours for hours in range(1, 25) if first(own, (), table.now + hours * HOUR) > table.now + hours * HOUR)
    asleep = first(own, (), table.now + ran * HOUR) - HOUR
    expected = had - spent(own, rests(table, seat), table.now, asleep)
    table.now = asleep
    steward = replace(table.loaded.seat(seat), occupant="steward", user_id=None, person=None)
    table.play(Seating(seat=seat, change="resign"), "person", steward)
    assert left(table, seat) == expected
