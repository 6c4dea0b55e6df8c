"""What a table agrees on when it is opened."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.play import timing
from bot.time.calendar import HOUR
from bot.time.pace import allowed
from tests.bot.clocked import control, strike
from tests.bot.reading import answer, said, text
from tests.bot.scene import Scene


async def lobby_page(s: Scene) -> Any:
    return answer(await s.settled(s.slash(s.ann, "table open", game="petty_court", seats=2)))


async def test_a_daily_pace_falls_due_at_its_moments(s: Scene) -> None:
    """In the zone of the host, until they say another."""
    await s.settled(s.slash(s.ann, "me", zone="Asia/Tokyo"))
    page = await lobby_page(s)
    page = answer(await s.settled(s.discord.people.select(s.ann, page, control(page, "pace"), ["daily"])))
    assert "Once a day: every day at 20:00, Tokyo time;" in text(s.having("j"))
    times = answer(await s.do(s.ann, page, "pt"))
    times = answer(await s.discord.people.select(s.ann, times, control(times, "moments"), ["20", "8"]))
    await s.settled(s.discord.people.select(s.ann, times, control(times, "zone"), ["Europe/London"]))
    assert "every day at 8:00, 20:00, London time" in text(s.having("j"))
    table = await s.begin(s.bob)
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    local = datetime.fromtimestamp(wait.until / 1000, ZoneInfo("Europe/London"))
    assert (local.hour in (8, 20), local.minute) == (True, 0)
    assert 6 * HOUR <= wait.until - wait.since <= 18 * HOUR
    await strike(s, wait.until - s.time.milliseconds())
    (later,) = timing.waits(await s.loaded(table))
    assert later.until == wait.until + 12 * HOUR, "excused once"


async def test_numbers_of_ones_own(s: Scene) -> None:
    page = await lobby_page(s)
    page = answer(await s.discord.people.select(s.ann, page, control(page, "pace"), ["own"]))
    form = await s.do(s.ann, page, "pt")
    given = {"bank": "36", "increment": "6", "cap": "72", "window": "10"}
    done = await s.settled(s.discord.people.submit(form, given))
    assert "Our own numbers" in said(done)
    assert "36 hours each; every turn brings 6 hours back (3 days at most), slower ones use it up; 10 hours" in text(
        s.having("j")
    )
    refused = await s.discord.people.submit(form, {**given, "cap": "5"})
    assert said(refused).startswith("Four whole numbers of hours, please: no more than 60 days")
    assert "3 days at most" in text(s.having("j"))


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("moments", ["20", "8 14 20"], ["", "8 12 16 20", "24", "x"]),
        ("zone", ["Asia/Tokyo"], ["Mars"]),
        (
            "hours",
            ["10 1 36 9", "10 0 10 1"],
            ["37 1 36 9", "10 37 36 9", "10 1 36 0", "0 1 36 9", "10 1 1441 9"],
        ),
    ],
)
def test_only_what_somebody_could_play_by_can_be_agreed_on(key: str, good: list[str], bad: list[str]) -> None:
    assert [allowed(key, value) for value in (*good, *bad)] == [True] * len(good) + [False] * len(bad)


async def test_the_lobby_says_when_it_may_be_over(s: Scene) -> None:
    page = await lobby_page(s)
    assert "Usually over between <t:" in text(s.having("j"))
    await s.settled(s.discord.people.select(s.ann, page, control(page, "pace"), ["live"]))
    assert "Usually over" not in text(s.having("j"))
