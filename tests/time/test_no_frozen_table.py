"""Tables whose people vanish, come back, resign, are replaced and vote: none stands still.

``CASTELLAN_SOAK_TABLES`` says how many, all games taken together."""

import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.play import timing, winding
from bot.play.clockwork import Clockwork
from bot.play.loaded import LoadedTable
from bot.time import clocks
from bot.time.calendar import HOUR, Interval
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours, following
from bot.time.pace import WAIT, Pace
from bot.time.seat import SeatClock
from engines.core.match import Match
from tests.contract.games import ALL_GAMES, TOY, tables
from tests.time import company
from tests.time.company import Company, Frozen

TABLES = int(os.environ.get("CASTELLAN_SOAK_TABLES", "12"))
CASES = [(key, seats) for key, game in ALL_GAMES.items() for seats in tables(game)]
SHARE = -(-TABLES // len(CASES))
RARELY = 20
"""One table in so many is one where everybody waits."""


@pytest.mark.parametrize(("key", "seats"), CASES)
async def test_every_match_ends_or_rests(key: str, seats: int) -> None:
    """Nobody is waited for longer than was agreed, neither clock nor steward answers for somebody who is in time, and
    every log replays."""
    for seed in range(SHARE):
        table = Company(ALL_GAMES[key], seats, seed)
        try:
            await table.lives()
            table.replays()
        except Exception as error:
            error.add_note(f"{key}, {seats} seats, seed {seed}")
            raise


@pytest.mark.parametrize(("key", "seats"), CASES)
async def test_where_everybody_waits_whoever_is_late_is_marked_once(key: str, seats: int) -> None:
    """And the clock does nothing else: it neither answers nor hands a seat over."""
    for seed in range(-(-SHARE // RARELY)):
        table = Company(ALL_GAMES[key], seats, seed, late=[WAIT])
        await table.lives()
        table.replays()
        assert timing.CLOCK not in {cause for _, cause, _ in table.log}, seed


async def test_a_mark_that_is_not_made_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "late", lambda _loaded, _now: ())
    with pytest.raises(Frozen, match=r"not marked as late|nothing is done about it"):
        await Company(TOY, 3, 1, late=[WAIT]).lives()


DRIFT = count()
honest, honestly = Clocks.extended, Clocks.excused


async def nobody(*_: Any) -> None:
    """Does nothing."""


def afresh(self: Clocks, seat: int, now: int, _hours: Hours, *, goes: bool, begins: bool) -> SeatClock:
    """Whatever anybody does, *seat* has its whole bank again, and is asked only now."""
    return replace(self.seats[seat], left=self.pace.cap, since=now if goes else None, asked=now)


def generous(pace: Pace, seats: int, pauses: Sequence[Interval] = ()) -> Clocks:
    """Everybody begins with as much as anybody may save up."""
    return replace(begun(pace, seats, pauses), seats=(SeatClock(pace.cap),) * seats)


def changed(method: Any, more: int) -> Any:
    """What *method* comes to, and so much more."""
    return lambda *given, **named: method(*given, **named) + more


def bank(more: int) -> Any:
    """Everybody begins with so much more."""
    return lambda pace, seats, pauses=(): replace(
        begun(pace, seats, pauses), seats=(SeatClock(pace.bank + more),) * seats
    )


def excused(self: Clocks, seat: int, now: int) -> Clocks:
    """Whoever is late for the first time has an hour more than an increment."""
    after = honestly(self, seat, now)
    clock = after.seats[seat]
    return after._with(seat, replace(clock, left=clock.left + HOUR))


def extended(self: Clocks, length: int) -> Clocks:
    """What is granted for a turn is granted twice."""
    return honest(honest(self, length), 0 if self.opened is not None else length)


def moment_after(pace: Pace, rests: Sequence[Interval], since: int, up: int) -> int:
    """Not the next moment, but the one after it."""
    return following(pace, rests, following(pace, rests, since, up), up)


def paused(clocks: Clocks, length: int) -> Clocks:
    """More time for whoever is asked is a pause of the table, in which nobody else is called."""
    now = max(clock.asked or 0 for clock in clocks.seats)
    return replace(clocks, pauses=(*clocks.pauses, (now, now + length)))


@pytest.mark.parametrize(
    ("where", "what", "instead", "told"),
    [
        (winding, "begun", generous, "was waited for"),
        (clocks, "following", moment_after, "was waited for"),
        (winding, "begun", bank(HOUR), "was waited for"),
        (winding, "begun", bank(-HOUR), "the clock answers for seat"),
        (Clocks, "_closes", changed(Clocks._closes, HOUR), "was waited for"),
        (Clocks, "_closes", changed(Clocks._closes, -HOUR), "the clock answers for seat"),
        (Clocks, "excused", excused, "was waited for"),
        (Clocks, "rested", lambda self, _length, _now: self, "the clock answers for seat"),
        (Hours, "rests", property(lambda self: self.pauses), "the clock answers for seat"),
        (Hours, "rests", property(lambda self: (*self.beyond, *self.pauses)), "is up, and nobody calls it"),
        (timing, "late", lambda loaded, _now: loaded.awaited, "the clock answers for seat"),
        (Clockwork, "_table", nobody, "something is due, and nothing is done"),
        (LoadedTable, "_steward", lambda _loaded, _seat: True, "a steward answers for seat"),
        (Clocks, "_ran", afresh, "was waited for"),
        (Match, "fingerprint", lambda _: f"{next(DRIFT)}", "leads to something else"),
        (Clocks, "extended", paused, "is up, and nobody calls it"),
        (timing, "quiet", lambda *_: (), "is called at night"),
        (Clocks, "due", lambda *_: None, "nothing will ever happen|was waited for|goes on for ever"),
    ],
)
async def test_it_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, what: str, instead: Any, told: str
) -> None:
    """A clock that strikes too soon, a bot that minds none, a steward that plays for somebody who is there, calls that
    come at night or not at all, time that never ends, a bank that is only too large, and a moment that is passed
    over; and whatever is an hour too long or too short."""
    monkeypatch.setattr(where, what, instead)
    with pytest.raises(Frozen, match=told):
        await many(20)


async def test_more_time_that_is_granted_twice_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "VOTES", 0.1)
    monkeypatch.setattr(Clocks, "extended", extended)
    with pytest.raises(Frozen, match="was waited for"):
        await many(20)


async def many(tables: int) -> None:
    for seed in range(tables):
        toy = Company(TOY, 3, seed)
        await toy.lives()
        toy.replays()
