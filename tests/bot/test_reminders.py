"""Who is asked is called once, reminded a few times, and never at night; what rang is written down."""

import pytest

from bot.parlour.simulated import Permission
from bot.play import timing
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from persistence.calls import Record
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import does, said, text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_hours import TOKYO, choose, today
from tests.bot.test_publishing import bid
from tests.bot.test_votes import answer, ask

STEADY = PACES["steady"]


def rung(calls: dict[str, list[str]]) -> int:
    """How often a phone has rung."""
    return len(calls["card"]) + len(calls["channel"])


async def test_reminders_come_at_half_the_time_then_later_then_at_the_end(s: Scene) -> None:
    """Of three days. That the time is up, and goes on for once, does not ring any more."""
    table = await agreed(s)
    await bid(s, s.ann)
    calls, now, rings = ringing(s, s.bob), 0, []
    for hour in (35, 36, 57, 58, 70, 71, 72, 73, 83):
        await strike(s, (hour - now) * HOUR)
        now = hour
        rings.append(rung(calls))
    assert rings == [0, 1, 1, 2, 2, 3, 3, 3, 3]
    assert await causes(s, table) == ["person"]


async def test_nobody_is_called_at_night(s: Scene) -> None:
    """The question comes while Bob sleeps: his page is there, and rings when he is up."""
    hour = today(s, TOKYO).hour
    await choose(s, s.bob, zone=TOKYO, wakes=str((hour + 5) % 24), hours="12")
    calls = ringing(s, s.bob)
    await agreed(s)
    assert rung(calls) == 0
    await strike(s, 3 * HOUR)
    assert rung(calls) == 0
    await strike(s, 2 * HOUR)
    assert rung(calls) == 1
    await strike(s, HOUR)
    assert rung(calls) == 1


async def test_whoever_sleeps_is_called_to_a_vote_when_they_are_up(s: Scene) -> None:
    """Once, and nobody else with them. Who has been up all along is called at once; a pause lets nobody sleep."""
    await choose(s, s.bob, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="12")
    await agreed(s, others=(s.bob, s.cid))
    await ask(s, s.cid, "pause", days=7)
    await answer(s, s.ann)
    rings = [ringing(s, who)["channel"] for who in (s.ann, s.bob, s.cid)]
    await ask(s, s.ann, "pause", days=0)
    assert [len(each) for each in rings] == [0, 0, 1]
    for hours, calls in ((3, 0), (2, 1), (2, 1)):
        await strike(s, hours * HOUR)
        assert [len(each) for each in rings] == [0, calls, 1]
    assert len([message for message in s.shown() if does(message, "va")]) == 1


async def test_where_all_others_sleep_the_table_is_asked_all_the_same(s: Scene) -> None:
    """Whoever has said their word before they are called is not called any more."""
    await choose(s, s.bob, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="12")
    await agreed(s)
    rings = ringing(s, s.bob)
    await ask(s, s.ann, "pause", days=7)
    assert f"<@{s.bob['id']}>" in text(s.having("va"))
    await answer(s, s.bob, aye=False)
    await ask(s, s.ann, "pause", days=6)
    assert await answer(s, s.bob) == "Done."
    await strike(s, 6 * HOUR)
    assert rings["channel"] == []


async def test_nobody_is_woken_because_a_moment_has_passed_that_is_excused(s: Scene) -> None:
    """Everybody's turn is up at the same hour, when Bob sleeps."""
    await choose(s, s.bob, zone=TOKYO, wakes="8", hours="12")
    table = await agreed(s, pace="daily")
    await bid(s, s.ann)
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    await strike(s, wait.until - s.time.milliseconds() - 60_000)
    calls = ringing(s, s.bob)
    await strike(s, 120_000)
    assert timing.missed(await s.loaded(table), 1) == 1
    assert rung(calls) == 0


async def test_without_a_clock_one_is_reminded_after_a_day_three_and_a_week(s: Scene) -> None:
    await agreed(s, pace="none")
    await bid(s, s.ann)
    calls, at = ringing(s, s.bob), []
    for day in range(1, 15):
        before = rung(calls)
        await strike(s, DAY)
        if rung(calls) > before:
            at.append(day)
    assert at == [1, 3, 7]


async def test_a_restart_repeats_nothing(s: Scene) -> None:
    await agreed(s)
    await bid(s, s.ann)
    calls = ringing(s, s.bob)
    await strike(s, STEADY.bank // 2)
    assert rung(calls) == 1
    for _ in range(3):
        await s.restart()
        await strike(s)
    assert rung(calls) == 1


async def test_an_outage_that_ends_at_night_wakes_nobody(s: Scene) -> None:
    """Half of Bob's time was over while the bot was away; he hears of it when he is up."""
    await choose(s, s.bob, zone=TOKYO, wakes=str(today(s, TOKYO).hour), hours="12")
    await agreed(s)
    await bid(s, s.ann)
    calls = ringing(s, s.bob)
    await strike(s, 3 * DAY + 14 * HOUR)
    assert rung(calls) == 0
    await strike(s, 10 * HOUR)
    assert rung(calls) == 1


@pytest.mark.parametrize(("hours", "rings"), [((72,), [1]), ((36, 22, 14), [1, 2, 3])])
async def test_after_an_outage_what_was_missed_rings_once(s: Scene, hours: tuple[int, ...], rings: list[int]) -> None:
    """For all of Bob's time, or for its last hours: he hears that it goes on for a while, and that is all."""
    await agreed(s)
    await bid(s, s.ann)
    calls, heard = ringing(s, s.bob), []
    for each in hours:
        await strike(s, each * HOUR)
        heard.append(rung(calls))
    assert heard == rings
    await strike(s, STEADY.increment * 5 // 6)
    assert rung(calls) == rings[-1]


async def test_the_end_wakes_nobody(s: Scene) -> None:
    for who in (s.ann, s.bob):
        await choose(s, who, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="12")
    table = await agreed(s)
    calls = [ringing(s, who) for who in (s.ann, s.bob)]
    await s.finish(table)
    assert [rung(each) for each in calls] == [0, 0]


async def test_who_has_answered_is_not_reminded(s: Scene) -> None:
    table = await agreed(s)
    await bid(s, s.ann)
    calls = ringing(s, s.bob)
    await bid(s, s.bob)
    while 1 in (await s.loaded(table)).asked:
        await s.skip(table, 1)
    await s.settle()
    before = rung(calls)
    await strike(s, STEADY.bank // 2)
    assert rung(calls) == before


# ---- the ledger


async def test_the_host_sees_who_was_called_when_and_where(s: Scene) -> None:
    table = await agreed(s)
    await bid(s, s.ann)
    at = s.time.milliseconds() // 1000
    await strike(s, STEADY.bank // 2)
    (first, second) = [each for each in await s.bot.store.calls.of(table) if each.seat == 1]
    assert (first.way, second.way, first.why_not, second.why_not) == ("dm", "dm", None, None)
    assert first.question == second.question == (await s.loaded(table)).playing.question(1)
    told = said(await s.slash(s.ann, "table who"))
    each = [f"<t:{rung.at // 1000}:f> by direct message" for rung in (first, second)]
    assert f"Bob: called {', '.join(each)}" in told
    assert abs(first.at // 1000 - at) < 600
    assert "called" not in said(await s.slash(s.bob, "table who")), "the host's alone"


async def test_a_newcomer_was_not_called_before_they_came(s: Scene) -> None:
    """Their predecessor's call was for the same question."""
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    (before,) = [each for each in await s.bot.store.calls.of(table) if each.seat == 1]
    s.time.ahead += 60
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    old, new = [each for each in await s.bot.store.calls.of(table) if each.seat == 1]
    assert (old, old.question) == (before, new.question)
    assert f"Cid: called <t:{new.at // 1000}:f> by direct message\n" in said(await s.slash(s.ann, "table who")) + "\n"


async def test_who_cannot_be_written_to_is_called_by_name(s: Scene) -> None:
    s.discord.places.close_dms(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PRIVATE_THREADS)
    table = await agreed(s)
    (closed, shut, named) = [each for each in await s.bot.store.calls.of(table) if each.seat == 1]
    assert (closed.way, closed.why_not) == ("dm", "closed")
    assert (shut.way, shut.why_not) == ("thread", "closed")
    assert (named.way, named.why_not) == ("channel", None)
    assert "takes no direct messages" in said(await s.slash(s.ann, "table who"))


async def test_a_seat_called_in_the_channel(s: Scene) -> None:
    await s.choose(s.bob, "ring", "channel")
    table = await agreed(s)
    assert [each.way for each in await s.bot.store.calls.of(table) if each.seat == 1] == ["channel"]


@pytest.mark.parametrize("late", ["default", "steward"])
async def test_answers_in_time_are_counted(s: Scene, late: str) -> None:
    await agreed(s, late=late)
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    assert await s.bot.store.calls.record(s.ann["id"]) == Record(1, 0)
    assert await s.bot.store.calls.record(s.bob["id"]) == Record(0, 1)
    assert await s.bot.store.calls.record(s.cid["id"]) == Record(0, 0)
    told = said(await s.slash(s.ann, "table who"))
    assert "Ann: answers in time: 1 of 1" in told
    assert f"Bob{' 🤖' * (late == 'steward')}: answers in time: 0 of 1" in told
    assert "in time" not in said(await s.slash(s.cid, "table who"))


async def test_a_host_sees_who_answers_in_time_before_the_match_begins(s: Scene) -> None:
    """On the page of options and in the list of seats; of whoever has never played by a clock nothing is said, and
    nobody else reads it."""
    await agreed(s)
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    card = await s.lobby(s.bob, s.cid, where=s.attic)
    told = ["Ann: answers in time: 1 of 1", "Bob: answers in time: 0 of 1"]
    for seen in (said(await s.do(s.ann, card, "opt")), said(await s.slash(s.ann, "table who", s.attic))):
        assert [line.removeprefix("-# ") for line in seen.split("\n") if "in time" in line] == told
        assert "How I reached" not in seen
    others = said(await s.slash(s.bob, "table who", s.attic))
    assert "**2.** Bob" in others
    assert "in time" not in others
    assert "in time" not in said(await s.do(s.bob, card, "opt"))
    assert "in time" not in text(card)


async def test_a_host_sees_at_once_how_whoever_takes_a_free_seat_keeps_clocks(s: Scene) -> None:
    await agreed(s, where=s.attic, others=(s.cid,))
    await bid(s, s.cid)
    await agreed(s, late="open")
    await s.settled(s.slash(s.bob, "table substitute"))
    await s.settled(s.do(s.cid, s.having("tk"), "tk"))
    assert "Cid: answers in time: 1 of 1" in said(await s.slash(s.ann, "table who"))
    assert "in time" not in said(await s.slash(s.cid, "table who"))


async def test_a_table_at_which_nobody_is_asked_has_nothing_due(s: Scene) -> None:
    table = await agreed(s)
    await s.finish(table)
    await s.settle()
    assert (await s.bot.store.tables.get(table)).deadline is None
    assert timing.deadline(await s.loaded(table)) is None


@pytest.mark.parametrize("ring", ["card", "channel"])
async def test_call_and_reminders_leave_one_message(s: Scene, ring: str) -> None:
    """Each takes the place of the one before (an edit would ring nowhere), wherever Bob wants to be called."""
    await s.choose(s.bob, "ring", ring)
    await agreed(s)
    await bid(s, s.ann)
    calls, shown = ringing(s, s.bob), []
    for hours in (36, 22, 13):
        await strike(s, hours * HOUR)
        prompts = [message for message in s.shown() if s.bob["id"] in str(message["mentions"])]
        shown.append((rung(calls), len(s.dms(s.bob)), len(prompts)))
    assert shown == [(number, 1, int(ring == "channel")) for number in (1, 2, 3)]
