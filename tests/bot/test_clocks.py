"""The clocks of a table, from the lobby to the answer of somebody who is not there."""

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.play import timing
from bot.play.clockwork import AGAIN, Clockwork
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done, Sessions
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from persistence.errors import Unavailable
from persistence.sqlite.tables import SqliteTables
from tests.bot.clocked import agreed, causes, control, strike
from tests.bot.reading import answer, happens, said, text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_publishing import bid

STEADY = PACES["steady"]


# ---- what is agreed on


async def test_the_lobby_says_how_fast_it_plays(s: Scene) -> None:
    opened = await s.settled(s.slash(s.ann, "table open", game="petty_court", seats=2))
    small_print = s.having("j")["components"][0]["components"][-1]["content"]  # below what is pressed
    assert "Steady: 3 days each; every turn brings 12 hours back (5 days at most)" in small_print
    page = answer(opened)
    page = answer(await s.settled(s.discord.people.select(s.ann, page, control(page, "pace"), ["live"])))
    assert "Live, all at once: 5 minutes each; every turn brings 1 minute back" in text(s.having("j"))
    assert "When somebody's time is up: A steward plays until they are back" in text(s.having("j"))
    await s.settled(s.discord.people.select(s.ann, page, control(page, "pace"), ["none"]))
    assert "No clock" in text(s.having("j"))
    assert "time is up" not in text(s.having("j"))
    await s.begin(s.bob)
    assert "asked <t:" in text(s.having("i"))
    assert "time until" not in text(s.having("i"))


@pytest.mark.parametrize(("key", "value"), [("pace", "hasty"), ("late", "shoot"), ("colour", "red")])
async def test_what_cannot_be_agreed_on_changes_nothing(s: Scene, key: str, value: str) -> None:
    opened = await s.settled(s.slash(s.ann, "table open", game="petty_court", seats=2))
    page, before = answer(opened), (await s.bot.store.tables.live())[0].settings
    await s.forge(s.ann, page, control(page, key), component_type=3, values=[value])
    assert (await s.bot.store.tables.live())[0].settings == before


async def test_the_next_table_plays_like_the_last(s: Scene) -> None:
    table = await agreed(s, pace="slow")
    await s.finish(table)
    await s.settled(s.do(s.bob, s.having("again"), "again"))
    assert "Slow" in text(s.having("go"))


# ---- what it says


async def test_who_is_waited_for_since_when_and_how_long(s: Scene) -> None:
    """On the board, on the cards, in ``/me``; the hour is Discord's to say."""
    table = await agreed(s)
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.seats == (0, 1)
    assert wait.until is not None
    assert wait.until - wait.since == STEADY.bank
    shown = f"asked <t:{wait.since // 1000}:R>, time until <t:{wait.until // 1000}:f> (<t:{wait.until // 1000}:R>)"
    assert shown in text(s.having("i"))
    assert shown in text(s.dms(s.bob)[-1])
    assert shown in said(await s.slash(s.ann, "me"))


async def test_those_who_have_different_times_are_told_apart(s: Scene) -> None:
    """Ann and Bob have taken as long as each other, Cid hours more; seconds make no difference to a reader."""
    table = await agreed(s, others=(s.bob, s.cid))
    for who in (s.ann, s.bob):
        await bid(s, who)
    s.time.ahead += 3 * 3600
    await bid(s, s.cid)
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks is not None
    assert clocks.seats[2].left == pytest.approx(STEADY.bank - 3 * HOUR + STEADY.increment, abs=60_000)
    while len((await s.loaded(table)).awaited) < 3:
        await s.skip(table, 1)
    await s.settle()
    assert [wait.seats for wait in timing.waits(await s.loaded(table))] == [(2,), (0, 1)]
    assert "🔔 Cid: asked <t:" in text(s.having("i"))
    assert "🟥 Ann, 🔵 Bob: asked <t:" in text(s.having("i"))


async def test_a_table_of_an_older_release_has_no_clock(s: Scene) -> None:
    table = await agreed(s)
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE tables SET clocks = NULL, settings = '{}', deadline = NULL")
    await s.restart()
    await bid(s, s.ann)
    assert (await s.loaded(table)).table.clocks is None
    assert "asked" not in text(s.having("i"))
    await strike(s, 30 * DAY)
    assert await causes(s, table) == ["person"]


# ---- when time is up


async def test_the_first_time_is_excused(s: Scene) -> None:
    """It goes on for one increment; the table learns when that ends."""
    table = await agreed(s)
    await bid(s, s.ann)
    await strike(s, STEADY.bank - HOUR)
    assert await causes(s, table) == ["person"]
    await strike(s, HOUR)
    assert await causes(s, table) == ["person"]
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    assert wait.until == pytest.approx(s.time.milliseconds() + STEADY.increment, abs=60_000)
    for message in (s.having("i"), s.dms(s.bob)[-1]):
        assert f"time until <t:{wait.until // 1000}:f>" in text(message)
    await strike(s, STEADY.increment - HOUR)
    assert await causes(s, table) == ["person"]
    await strike(s, HOUR)
    assert (await causes(s, table))[:2] == ["person", "clock"]
    assert (await s.loaded(table)).awaited == (0,), "Ann, whose clock has stood meanwhile, is next"


async def missed_twice(s: Scene) -> None:
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)


async def test_a_steward_plays_until_somebody_is_back(s: Scene) -> None:
    """Nobody calls who is away; the first thing they press brings them back, with a fresh increment."""
    table = await bob_is_away(s)
    assert (await causes(s, table))[:3] == ["person", "clock", "steward"]
    assert happens("Bob is away; while others play on, a steward does it for them.", told(s))
    assert "(away; a keen steward plays" in said(await s.slash(s.ann, "table who"))
    assert (await s.loaded(table)).table.seats[1].user_id == s.bob["id"], "the seat stays theirs"
    rung = ringing(s, s.bob)
    await s.skip(table, 1)
    await s.settle()
    assert rung == {"card": [], "channel": []}
    await s.settled(s.slash(s.bob, "hand"))
    now = await s.loaded(table)
    assert not now.away(1)
    assert happens("Bob is back.", told(s))
    clocks = timing.of(now.table)
    assert clocks is not None
    assert clocks.seats[1].left >= STEADY.increment


@pytest.mark.parametrize("button", ["Board", "Standing orders", "Catch up"])
async def test_the_card_of_somebody_who_is_away_says_how_to_come_back(s: Scene, button: str) -> None:
    """Whatever they press there."""
    table = await bob_is_away(s)
    await s.settle()
    says = "A steward plays for you. Press anything here, and the seat is yours again."
    card = s.dms(s.bob)[-1]
    assert says in text(card)
    assert says not in text(s.dms(s.ann)[-1])
    await s.settled(s.press(s.bob, card, button))
    assert not (await s.loaded(table)).away(1)
    assert says not in text(s.dms(s.bob)[-1])


async def test_whoever_comes_back_to_a_match_that_rests_reads_how_to_have_the_seat_again(s: Scene) -> None:
    """Nobody plays for them meanwhile, so they are still asked."""
    await agreed(s, late="steward")
    await missed_twice(s)
    card = s.dms(s.ann)[-1]
    assert "Seal your bid." in text(card)
    assert "Press anything here, and the seat is yours again." in text(card)
    await s.settled(s.slash(s.ann, "hand"))
    assert "the seat is yours again" not in text(s.dms(s.ann)[-1])


async def test_whose_time_was_up_hears_that_the_match_did_not_wait(s: Scene) -> None:
    table = await agreed(s, late="default")
    await bid(s, s.ann)
    await missed_twice(s)
    assert (await causes(s, table))[:2] == ["person", "clock"]
    assert "⏰ Your time was up: the match went on without your answer." in text(s.dms(s.bob)[-1])


async def bob_is_away(s: Scene) -> str:
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    await missed_twice(s)
    assert (await s.loaded(table)).away(1)
    return table


async def test_an_act_that_comes_too_late_brings_somebody_back_too(s: Scene) -> None:
    table = await bob_is_away(s)
    await s.settled(s.slash(s.bob, "court bid", coins="1"))
    assert not (await s.loaded(table)).away(1)
    assert happens("Bob is back.", told(s))


async def test_a_spectator_and_half_a_word_bring_nobody_back(s: Scene) -> None:
    """Every key asks for suggestions: that writes nothing, wherever it is."""
    table = await bob_is_away(s)
    await s.settled(s.do(s.cid, s.having("i"), "h"))
    written, direct = s.bot.store.written, s.discord.world.open_dm(s.bob["id"])
    for where in (s.hall, s.attic, direct):
        await s.discord.people.autocomplete(s.bob, where, "court bid", "coins", "1")
    assert s.bot.store.written == written
    assert (await s.loaded(table)).away(1)
    await asyncio.gather(*(s.slash(s.bob, "hand") for _ in range(3)))
    await s.settle()
    assert told(s).count("is back") == 1, "several presses at once bring somebody back once"
    assert not (await s.loaded(table)).away(1)


async def test_who_is_asked_is_known_without_a_look_at_the_match(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tables elsewhere only one that asks is loaded when somebody types."""
    asking = await agreed(s)
    await agreed(s, others=(s.bob,), where=s.attic)
    await bid(s, s.bob)
    looked: list[str] = []
    at = Sessions.at

    async def counted(self: Sessions, table_id: str, **more: bool) -> LoadedTable:
        looked.append(table_id)
        return await at(self, table_id, **more)

    monkeypatch.setattr(Sessions, "at", counted)
    direct = s.discord.world.open_dm(s.bob["id"])
    await s.discord.people.autocomplete(s.bob, direct, "court bid", "coins", "1")
    assert looked == [asking]


async def test_a_match_that_all_have_left_alone_rests(s: Scene) -> None:
    """Nobody comes back to find it played out, and board and cards say that it rests: stewards play again when somebody
    does."""
    rests = "The match rests"
    table = await agreed(s, late="steward")
    assert rests not in told(s) + text(s.dms(s.ann)[-1])
    await missed_twice(s)
    assert rests in told(s)
    assert rests in text(s.dms(s.ann)[-1])
    assert await causes(s, table) == ["clock", "clock"]
    await strike(s, 30 * DAY)
    await s.restart(60)
    await s.settle()
    assert await causes(s, table) == ["clock", "clock"]
    await s.settled(s.slash(s.ann, "hand"))
    assert (await causes(s, table))[:4] == ["clock", "clock", "person", "steward"]
    assert (await s.loaded(table)).away(1)
    assert rests not in told(s) + text(s.dms(s.ann)[-1])


def told(s: Scene) -> str:
    return "\n".join(map(text, s.shown()))


async def test_a_timely_answer_wins(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes when the clock has seen that nobody is there, and before it can say so: nobody is away."""
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    submit = Sessions.submit

    async def beaten(self: Sessions, table_id: str, key: str, cause: str, *given: Any) -> Done:
        if cause == timing.CLOCK:
            await bid(s, s.bob)
        return await submit(self, table_id, key, cause, *given)

    with monkeypatch.context() as patch:
        patch.setattr(Sessions, "submit", beaten)
        await strike(s, STEADY.increment)
    assert await causes(s, table) == ["person", "person"]
    assert not (await s.loaded(table)).away(1)


async def test_what_is_played_meanwhile_keeps_its_deadline(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward answers at once, and Ann is asked before the clockwork is through with the table."""
    missed = Clockwork._missed

    async def slowly(self: Clockwork, loaded: LoadedTable, seat: int) -> LoadedTable:
        now = await missed(self, loaded, seat)
        await s.bot.stewards.resting(now.table.id)
        return now

    monkeypatch.setattr(Clockwork, "_missed", slowly)
    table = await bob_is_away(s)
    loaded = await s.loaded(table)
    assert loaded.awaited == (0,)
    assert loaded.table.deadline == timing.deadline(loaded) is not None


async def test_somebody_may_be_late_again_for_the_same_question(s: Scene) -> None:
    """Everybody was away, so nobody has answered it meanwhile."""
    table = await agreed(s, late="steward")
    await missed_twice(s)
    question = (await s.loaded(table)).playing.question(1)
    await s.settled(s.slash(s.bob, "hand"))
    assert (await s.loaded(table)).playing.question(1) == question
    async with asyncio.timeout(60):
        await strike(s, 2 * STEADY.bank)
    assert (await s.loaded(table)).away(1)


async def test_a_clock_goes_on_over_a_restart(s: Scene) -> None:
    table = await agreed(s)
    before = (await s.loaded(table)).table
    await s.restart(HOUR / 1000)
    after = (await s.loaded(table)).table
    assert (after.clocks, after.deadline) == (before.clocks, before.deadline)
    await s.restart(STEADY.bank / 1000)
    await strike(s)
    await s.restart(STEADY.increment / 1000)
    await strike(s)
    assert "clock" in await causes(s, table)


async def test_the_clock_answers_a_question_once(s: Scene) -> None:
    table = await agreed(s)
    await strike(s, STEADY.bank)
    s.time.ahead += STEADY.increment / 1000
    await asyncio.gather(*(s.bot.clockwork.strike() for _ in range(3)))
    await s.settle()
    log = [json.loads(entry.body) for entry in await s.bot.store.matches.log(table, 1)]
    asked = [(act["seat"], act["question"]) for act in log]
    assert len(asked) == len(set(asked)) >= 2


async def test_stewards_are_never_late(s: Scene) -> None:
    (wait,) = timing.waits(await s.loaded(await s.table(stewards=1)))
    assert wait.seats == (0,)


async def test_one_bad_table_does_not_stop_the_clocks(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    bad = await agreed(s)
    good = await agreed(s, where=s.attic)
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE matches SET quarantined = 'of this test' WHERE id = ?", (bad,))
    s.bot.sessions._seen.clear()
    await missed_twice(s)
    assert "clock" in await causes(s, good)
    assert (await s.bot.store.tables.get(bad)).deadline is None
    assert any(bad in record.getMessage() for record in caplog.records)
    caplog.clear()


async def test_a_table_at_which_anything_goes_wrong_is_tried_again_later(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await agreed(s)

    def stumbling(_loaded: LoadedTable, _now: int) -> tuple[int, ...]:
        raise RuntimeError("of this test")

    with monkeypatch.context() as patch:
        patch.setattr(timing, "late", stumbling)
        await strike(s, STEADY.bank)
    assert (await s.bot.store.tables.get(table)).deadline == pytest.approx(s.time.milliseconds() + AGAIN, abs=60_000)
    assert "of this test" not in caplog.text
    caplog.clear()
    await strike(s, AGAIN)
    assert timing.missed(await s.loaded(table), 0) == 1


async def test_a_store_that_fails_is_looked_at_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0

    async def failing(_: SqliteTables) -> int | None:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise Unavailable("of this test")
        return None

    monkeypatch.setattr(SqliteTables, "next_deadline", failing)
    monkeypatch.setattr("bot.play.clockwork.PAUSE", 0.0)
    monkeypatch.setattr("bot.play.clockwork.LOOK", 0.0)
    task = asyncio.create_task(Clockwork(s.bot.sessions, s.time.milliseconds).run())
    await s.discord.until(lambda: looks > 2)
    task.cancel()
    assert "Unavailable" in caplog.text
    caplog.clear()
