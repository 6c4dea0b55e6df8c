"""What the judge of a rehearsal takes for a call that should not have been made."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.commandline.judge import Failed, Judge
from bot.commandline.member import member
from bot.play.votes import Vote
from bot.time.calendar import DAY, HOUR, MINUTE, Waking
from engines.core.game import Act
from persistence.calls import Rung
from tests.contract.games import TOY
from tests.time.company import Company

SEAT = 0


class Case:
    """A table at which one is asked who never sleeps, and what is there to judge it."""

    def __init__(self) -> None:
        table = Company(TOY, 2, 1)
        self.loaded, self.now = table.loaded, table.now
        nobody: Any = None
        self.judge = Judge(nobody, {}, self.loaded, self.now)
        self.judge.patience.plays(self.loaded.playing, (), self.now)
        assert SEAT in self.loaded.awaited
        somebody = member({"global_name": "Ann"}, SEAT, self.now - DAY, random.Random(1))
        somebody.waking = Waking(zone="UTC", wakes=0, hours=24)
        self.judge.people[SEAT] = somebody

    def pauses(self, days: int) -> None:
        self.judge._decided(Vote(kind="pause", amount=days, by="Ann", since=self.now), self.now)

    def called(self, since: int, *, later: int = 0) -> None:
        """:param since: when what led to the call happened; it arrives two minutes after that.
        :param later: how many questions after the present one it is about."""
        question = self.loaded.playing.question(SEAT) + later
        rung = Rung(seat=SEAT, question=question, way="channel", at=since + 2 * MINUTE)
        self.judge._called(self.loaded, rung, since)


@pytest.fixture(name="case")
def _case() -> Case:
    return Case()


def test_a_call_that_was_under_way_when_the_pause_began_is_no_fault(case: Case) -> None:
    """Somebody was asked, then the table agreed to pause; something kept the call from arriving for two minutes."""
    case.pauses(1)
    case.called(case.now)


def test_a_call_for_what_was_asked_in_the_pause_is_one(case: Case) -> None:
    """Even at the moment at which it began."""
    case.pauses(1)
    with pytest.raises(Failed, match="was called while the table paused"):
        case.called(case.now, later=1)


def test_a_call_for_what_was_answered_at_the_moment_of_the_pause_is_no_fault(case: Case) -> None:
    """Somebody wakes and is called, answers, and says the last word for a pause, all at nine o'clock sharp."""
    match = case.loaded.playing
    case.judge._asking(case.now)
    case.judge.match, _ = match.act(Act(seat=SEAT, question=match.question(SEAT), given=match.default(SEAT)))
    case.judge.patience.plays(case.judge.match, (), case.now)
    case.pauses(1)
    case.called(case.now)
    with pytest.raises(Failed, match="was called while the table paused"):
        case.called(case.now, later=9)


def test_whoever_takes_a_seat_in_a_pause_has_its_page(case: Case) -> None:
    case.pauses(1)
    case.judge.people[SEAT].since = case.now + HOUR
    case.called(case.now + HOUR)
    with pytest.raises(Failed, match="was called while the table paused"):
        case.called(case.now + 2 * HOUR)


def test_a_call_that_is_made_later_in_the_pause_is_one(case: Case) -> None:
    case.pauses(1)
    with pytest.raises(Failed, match="was called while the table paused"):
        case.called(case.now + HOUR)


def test_a_call_when_one_pause_follows_another_is_one(case: Case) -> None:
    """Nobody was to be called before either."""
    case.pauses(4)
    case.now += DAY
    case.judge.patience.goes_on(case.loaded, case.now)
    case.pauses(1)
    with pytest.raises(Failed, match="was called while the table paused"):
        case.called(case.now)


def test_a_pause_that_another_one_ends_is_over_with_that(case: Case) -> None:
    case.pauses(4)
    case.now += DAY
    case.pauses(1)
    case.called(case.now + DAY)


def test_a_call_at_night_is_told_from_one_in_a_pause(case: Case) -> None:
    somebody = case.judge.people[SEAT]
    somebody.waking = replace(somebody.waking, hours=8, wakes=(case.now // HOUR + 3) % 24)
    with pytest.raises(Failed, match="was called at night"):
        case.called(case.now)
