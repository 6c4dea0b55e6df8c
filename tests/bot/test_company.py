"""A match among simulated people, day by day; and that its checks would notice."""

import dataclasses
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.cases import seats
from bot.commandline import company, habits, keep
from bot.commandline.company import Company, Days
from bot.commandline.judge import Failed
from bot.kit import Kit
from bot.play import timing, winding, working
from bot.play.deliveries import due
from bot.play.loaded import LoadedTable
from bot.time.calendar import HOUR, MINUTE, Interval, first
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours
from bot.time.pace import LATE, PACE, WHEN_LATE, Pace, allowed
from bot.time.seat import SeatClock
from persistence.deliveries import CardDue, Delivery
from tests.kits import EVERY, KIT
from tests.petty_court.founded import FOUNDED

TOY = Days(game="petty_court", seats=3, seed=1, absent=0.3, pace="steady", late="steward", days=20)


@pytest.mark.parametrize(
    "plan",
    [
        dataclasses.replace(TOY, seed=2, seats=2, late="default", pace="quick"),
        dataclasses.replace(TOY, seed=3, seats=2, days=6, faults=True),
    ],
    ids=lambda plan: f"{plan.pace} {plan.late}{' faults' * plan.faults}",
)
async def test_a_match_by_message_ends_and_every_check_holds(plan: Days, capsys: pytest.CaptureFixture[str]) -> None:
    assert await company.rehearse(KIT, plan) == 0
    told = capsys.readouterr().out
    assert "acts the match" in told
    assert "calls and" in told
    assert told.endswith("OK: every check held.\n")


RESTING = dataclasses.replace(TOY, seats=2, absent=1.0, pace="quick", late="default", days=12)


async def told(plan: Days, capsys: pytest.CaptureFixture[str], kit: Kit = KIT) -> str:
    assert await company.rehearse(kit, plan) == 0
    return capsys.readouterr().out


@pytest.mark.thorough
async def test_somebody_looks_in_on_a_match_that_rests(capsys: pytest.CaptureFixture[str]) -> None:
    """All vanish for days and for weeks, and what nobody has played for two rounds rests until then."""
    assert re.search(r"The match rested [1-9]\d* times until somebody looked in", await told(RESTING, capsys))


@pytest.mark.thorough
async def test_people_leave_for_good_and_somebody_new_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A steward plays for some until then; whoever comes is called like everybody else, and has figures of their
    own."""
    monkeypatch.setattr(company, "LEAVES", 0.3)
    said = await told(dataclasses.replace(TOY, seed=3, days=10), capsys)
    found = re.search(r"Hand-overs: [1-9]\d* to stewards, \d+ back, ([1-9]\d*) to newcomers", said)
    assert found
    assert said.count(" calls and ") == 3 + int(found[1]) + 1  # of them all


@pytest.mark.thorough
async def test_a_match_that_founds_a_world_is_followed_by_one_that_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = dataclasses.replace(TOY, game=FOUNDED.meta.key, seats=2, absent=0.0, days=4)
    said = await told(plan, capsys, EVERY)
    assert said.count("the match ") == said.count("Per person and day") == 2


async def test_a_game_for_fewer_is_not_rehearsed(capsys: pytest.CaptureFixture[str]) -> None:
    assert await company.rehearse(KIT, dataclasses.replace(TOY, seats=99)) == 2
    assert "seats" in capsys.readouterr().out


async def failing(tmp_path: Path, plan: Days = TOY) -> str:
    with pytest.raises(Failed) as failed:
        await Company(KIT, plan, tmp_path / "company.sqlite3").play()
    return str(failed.value)


@pytest.mark.thorough
async def test_a_call_at_night_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nobody(_loaded: LoadedTable, _now: int) -> Sequence[int]:
        return ()

    monkeypatch.setattr(timing, "quiet", nobody)
    assert (await failing(tmp_path)).endswith("was called at night")


async def test_one_reminder_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def hourly(self: Clocks, seat: int, hours: Hours) -> int | None:
        asked = self.seats[seat].asked
        return None if asked is None else hours.awake(asked + (1 + self.seats[seat].reminded) * 3_600_000)

    def called(self: Clocks, seat: int, _now: int, _hours: Hours) -> Clocks:
        clock = self.seats[seat]
        more = dataclasses.replace(clock, asleep=False, reminded=clock.reminded + 1)
        return dataclasses.replace(self, seats=(*self.seats[:seat], more, *self.seats[seat + 1 :]))

    monkeypatch.setattr(Clocks, "reminder", hourly)
    monkeypatch.setattr(Clocks, "called", called)
    assert (await failing(tmp_path)).endswith("was called 4 times and once more for one question")


@pytest.mark.thorough
async def test_somebody_who_is_waited_for_without_end_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def always(clocks: Clocks, seat: int, now: int) -> Clocks:
        return clocks._with(seat, dataclasses.replace(clocks.seats[seat], left=clocks.pace.increment, since=now))

    monkeypatch.setattr(Clocks, "excused", always)
    plan = dataclasses.replace(RESTING, late="steward", days=40)
    assert (await failing(tmp_path, plan)).endswith("was waited for longer than anybody has time")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (HOUR, "was waited for longer than anybody has time"),
        (-HOUR, "the clock answered for somebody who was in time"),
    ],
)
async def test_a_bank_that_is_not_as_large_as_agreed_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: int, told: str
) -> None:
    """To the hour: one that was two days too large was not, and none that was too small."""

    def wrong(pace: Pace, seats: int, pauses: Sequence[Interval] = ()) -> Clocks:
        return dataclasses.replace(begun(pace, seats, pauses), seats=(SeatClock(pace.bank + more),) * seats)

    monkeypatch.setattr(winding, "begun", wrong)
    plan = dataclasses.replace(RESTING, pace="steady", late="steward", days=30)
    assert (await failing(tmp_path, plan)).endswith(told)


GRANTING = dataclasses.replace(TOY, absent=0.5, pace="quick", days=40)


@pytest.mark.thorough
async def test_more_time_is_granted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever said the last word was heard of twice, and whoever was asked after them was waited for in vain."""
    monkeypatch.setattr(habits, "ASKS", 0.5)
    monkeypatch.setattr(habits, "WISHES", (("extend", 24),))
    assert await company.rehearse(KIT, GRANTING) == 0


async def test_a_call_while_the_table_pauses_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def restless(self: Hours, since: int) -> int:
        return first(self.waking, (*self.holidays, *self.beyond), since)

    monkeypatch.setattr(habits, "ASKS", 0.5)
    monkeypatch.setattr(habits, "WISHES", (("pause", 4),))
    monkeypatch.setattr(Hours, "awake", restless)
    plan = dataclasses.replace(WISHING, pace="steady", days=20)
    assert (await failing(tmp_path, plan)).endswith("was called while the table paused")


async def test_a_steward_that_answers_for_somebody_who_is_there_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(LoadedTable, "_steward", lambda _loaded, _seat: True)
    assert (await failing(tmp_path)).endswith("a steward answered for somebody who was there")


@pytest.mark.thorough
async def test_a_match_that_rests_on_before_the_eyes_of_its_people_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def idle(_means: object, _caller: object, loaded: LoadedTable) -> LoadedTable:
        return loaded

    monkeypatch.setattr(seats, "_resumed", idle)
    assert (await failing(tmp_path, RESTING)).endswith("is there, and the match does not go on with them")


WISHING = dataclasses.replace(TOY, pace="daily", late="default", absent=0.0, days=12)


@pytest.mark.thorough
async def test_more_time_that_silences_the_table_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever is asked next is up, and nobody calls them: once more time was a pause of the table."""

    def paused(self: Clocks, length: int) -> Clocks:
        now = max(clock.asked or 0 for clock in self.seats)
        return dataclasses.replace(self, pauses=(*self.pauses, (now, now + length)))

    monkeypatch.setattr(habits, "ASKS", 0.5)
    monkeypatch.setattr(habits, "WISHES", (("extend", 72),))
    monkeypatch.setattr(Clocks, "extended", paused)
    assert (await failing(tmp_path, WISHING)).endswith("is up, and nobody has called them")


@pytest.mark.thorough
async def test_a_call_on_a_holiday_that_no_table_grants_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def forgotten(*given: Any) -> Hours:
        return dataclasses.replace(honest(*given), beyond=())

    honest = timing.hours_of
    monkeypatch.setattr(timing, "hours_of", forgotten)
    monkeypatch.setattr(habits, "OFF", 1.0)
    plan = dataclasses.replace(WISHING, pace="quick", late="wait", days=60)
    assert (await failing(tmp_path, plan)).endswith("was called at night")


@pytest.mark.thorough
async def test_a_window_that_closes_an_hour_late_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def closes(self: Clocks, opened: int, pauses: Sequence[Interval]) -> int:
        return honest(self, opened, pauses) + HOUR

    honest = Clocks._closes
    monkeypatch.setattr(Clocks, "_closes", closes)
    plan = dataclasses.replace(TOY, absent=0.6, pace="quick", late="default", days=40)
    assert (await failing(tmp_path, plan)).endswith("was waited for longer than anybody has time")


def test_people_agree_on_another_pace_for_each_seed_unless_they_are_told() -> None:
    """It was always the same one, and nobody there voted or was ever off."""
    every = [dict(habits.Habits(seed, None, None).agreement()) for seed in range(40)]
    assert {each[PACE] for each in every} == set(habits.GROWN)
    assert {each[WHEN_LATE] for each in every} == set(LATE)
    assert all(allowed(key, value) for each in every for key, value in each.items())
    told = dict(habits.Habits(1, "slow", "wait").agreement())
    assert told == {PACE: "slow", WHEN_LATE: "wait"}


@pytest.mark.thorough
async def test_a_log_that_leads_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also of a match that goes on: it is played again as ``castellan check`` does."""
    monkeypatch.setattr(keep, "judge", lambda *_: "planted")
    assert (await failing(tmp_path, dataclasses.replace(TOY, days=1))).endswith("planted")


@pytest.mark.thorough
async def test_a_clock_that_nobody_minds_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def idle(_self: object) -> None:
        return

    monkeypatch.setattr("bot.play.clockwork.Clockwork.strike", idle)
    assert await failing(tmp_path) == "something is due, and nothing is done about it"


@pytest.mark.thorough
async def test_what_is_late_after_a_fault_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A retry that waits ten minutes misses the minute after the fault."""
    monkeypatch.setattr("bot.publish.publisher.FIRST_RETRY", 600_000)
    monkeypatch.setattr("bot.publish.publisher.LAST_RETRY", 600_000)
    monkeypatch.setattr("bot.commandline.trouble.LASTS", (MINUTE,))
    plan = dataclasses.replace(TOY, faults=True)
    assert await failing(tmp_path, plan) == "something is not delivered although nothing is in the way"


@pytest.mark.thorough
async def test_a_call_that_is_not_made_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def silent(*given: Any, **more: Any) -> tuple[Delivery, ...]:
        return tuple(
            dataclasses.replace(each, ring=None) if isinstance(each, CardDue) else each for each in due(*given, **more)
        )

    monkeypatch.setattr(working, "due", silent)
    assert (await failing(tmp_path)).endswith("does not know of a question")
