"""A seat that is lent, to a friend or to a steward, until its owner has it back. What whoever has left one sees of it
afterwards is in ``test_former``."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.parlour.simulated import Payload
from bot.play import loans, timing
from bot.time.calendar import DAY
from bot.time.pace import PACES
from bot.time.seat import SeatClock
from persistence.errors import StillShown
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import answer, controls, does, labels, said, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid, silent

STEADY = PACES["steady"]


async def lend(s: Scene, who: Payload, days: int = 3, to: Payload | None = None) -> str:
    return said(await s.settled(s.slash(who, "table lend", days=days, **({"player": to} if to else {}))))


async def holder(s: Scene, table: str, seat: int = 0) -> str | None:
    return (await s.loaded(table)).seat(seat).user_id


async def clock(s: Scene, table: str, seat: int = 0) -> SeatClock:
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks
    return clocks.seats[seat]


async def log(s: Scene) -> str:
    return said(await s.slash(s.ann, "table log"))


def board(s: Scene) -> str:
    return text(s.having("h"))


# ---- to a friend


async def test_a_friend_has_it_until_that_day(s: Scene) -> None:
    """Everybody reads it, and who did what; the owner's new card tells what happened meanwhile."""
    table = await agreed(s, late="wait")
    until = s.time.milliseconds() // 1000 + 3 * DAY // 1000
    assert (await lend(s, s.ann, 3, s.cid)).startswith(f"Cid plays for you until <t:{until}:f>.")
    assert f"**🟥 Ann** — lends the seat to 🟥 Cid until <t:{until}:f>" in board(s), "she has done that, not he"
    now = (await s.loaded(table)).table
    loan = loans.of(now.seats[0])
    assert loan is not None
    assert [loans.ended(now, at) for at in (loan.until - 1, loan.until)] == [[], [0]]
    (card,) = s.dms(s.cid)
    assert f"Ann has lent you this seat until <t:{until}:f>" in text(card)
    assert not silent(card)
    assert f"🟥 Cid · Ann has it back <t:{until}:f>" in said(await s.slash(s.bob, "table who"))
    await bid(s, s.cid, 2)
    await strike(s, 3 * DAY)
    assert await holder(s, table) == s.ann["id"]
    assert (await s.loaded(table)).seat(0).lent is None
    assert await causes(s, table) == ["person", "person", "loan"]
    (mine,) = [each for each in s.dms(s.ann) if "/table substitute" not in text(each)]  # that is about Bob, who is late
    assert "has sealed a bid" in text(mine)
    assert "Your bid: 2" in text(mine)
    assert text(s.dms(s.cid)[-1]).endswith("Ann has the seat back. Thank you for playing!")
    assert "is back in the seat that 🟥 Cid has played" in await log(s)


async def test_whoever_asks_for_it_has_it_sooner(s: Scene) -> None:
    """With the button on what was their card, or by command; looking alone takes it from nobody."""
    table = await agreed(s, late="wait")
    s.discord.requests.clear()
    for pressed in (True, False):
        await lend(s, s.ann, 3, s.cid)
        for name in ("hand", "table board"):
            await s.settled(s.slash(s.ann, name))
        assert await holder(s, table) == s.cid["id"]
        assert "Take my seat back" in labels(answer(await s.slash(s.ann, "hand")))
        back = s.do(s.ann, s.dms(s.ann)[-1], "tb") if pressed else s.slash(s.ann, "table lend", days=0)
        assert "You hold" in said(await s.settled(back))
        assert await holder(s, table) == s.ann["id"]
    sent = s.discord.requests.to(f"POST /channels/{s.dms(s.ann)[0]['channel_id']}/messages")
    assert sent == [], "whoever has just pressed is not called"
    await strike(s, 3 * DAY)
    assert "loan" not in await causes(s, table)


async def test_no_clock_gets_longer_by_it(s: Scene) -> None:
    """Neither when it is lent nor when it is given back; it runs while its friend is awake."""
    table = await agreed(s, late="wait")
    s.time.ahead += DAY / 1000
    await lend(s, s.ann, 1, s.cid)
    assert (await clock(s, table)).left == pytest.approx(STEADY.bank - DAY, abs=60_000)
    await strike(s, DAY)
    assert await holder(s, table) == s.ann["id"]
    assert (await clock(s, table)).left == pytest.approx(STEADY.bank - 2 * DAY, abs=60_000)


async def test_nobody_lends_what_is_not_theirs_or_to_whom_it_cannot_be(s: Scene, dee: Payload) -> None:
    table = await agreed(s, late="wait")
    assert await lend(s, s.ann, 3, s.bob) == "That player already sits at this table."
    assert "do not sit" in await lend(s, s.cid, 3)
    await lend(s, s.ann, 3, s.cid)
    assert await lend(s, s.cid, 1) == "This seat is not yours to lend: you have it on loan yourself."
    assert await lend(s, s.bob, 3, s.ann) == "That player already sits at this table.", "it is hers in three days"
    assert "only lent for a while" in said(await s.slash(s.ann, "table substitute", seat=1))
    assert "only lent for a while" in said(await s.slash(s.ann, "table replace", seat=1, player=dee))
    assert await holder(s, table) == s.cid["id"]
    await s.settled(s.slash(s.ann, "table replace", seat=1, player=dee, force=True))
    assert "Ann has given the seat of 🟥 Cid to 🟥 Dee." in "\n".join(map(text, s.shown()))
    assert text(s.dms(s.ann)[-1]).endswith("You no longer sit at this table: Dee plays on for you.")
    await strike(s, 3 * DAY)
    assert await holder(s, table) == dee["id"]


async def test_nothing_is_lent_while_its_card_moves(s: Scene) -> None:
    """The loan knows which message was the owner's card: that has to be the one."""
    table = await agreed(s, late="wait")
    held = s.bot.sessions.held(table, 0)
    async with held:
        lending = asyncio.create_task(s.slash(s.ann, "table lend", days=3))
        await s.discord.until(lambda: bool(held._waiters))
        await s.bot.store.tables.change_seat(table, 0, dm_card_id="1")
    assert said(await lending) == "That is not possible now."
    assert (await s.loaded(table)).seat(0).lent is None


async def test_a_friend_who_gives_up_leaves_it_to_a_steward_until_then(s: Scene) -> None:
    table = await agreed(s)
    await lend(s, s.ann, 3, s.cid)
    await s.resign(s.cid)
    assert (await s.loaded(table)).names[0] == "🟥 Cid 🤖"
    (mine,) = s.dms(s.ann)
    assert "A steward plays for you until" in text(mine)
    assert does(mine, "tb")
    await strike(s, 3 * DAY)
    assert (await s.loaded(table)).names[0] == "🟥 Ann"
    assert await holder(s, table) == s.ann["id"]


async def test_a_friend_who_never_comes_keeps_nobody_from_it(s: Scene) -> None:
    """A steward plays for them as for anybody; nobody else may take a seat that is lent."""
    table = await agreed(s, late="open")
    await lend(s, s.ann, 6, s.cid)
    await bid(s, s.bob)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    assert (await s.loaded(table)).away(0)
    assert 0 not in (await s.loaded(table)).table.offered
    await strike(s, 3 * DAY)
    assert await holder(s, table) == s.ann["id"]
    assert not (await s.loaded(table)).away(0)


async def test_that_a_steward_plays_for_a_friend_is_said_when_the_host_gives_it_away(s: Scene, dee: Payload) -> None:
    await agreed(s, late="steward")
    await lend(s, s.ann, 20, s.cid)
    await bid(s, s.bob)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    await s.settled(s.slash(s.ann, "table replace", seat=1, player=dee, force=True))
    assert "Ann has given the seat of 🟥 Cid 🤖 to 🟥 Dee." in "\n".join(map(text, s.shown()))


async def test_its_owner_can_leave_it_to_them_for_good(s: Scene) -> None:
    table = await agreed(s, late="wait")
    await lend(s, s.ann, 3, s.cid)
    sure = answer(await s.slash(s.ann, "table resign"))
    assert "Whoever plays for you keeps it" in text(sure)
    await s.settled(s.do(s.ann, sure, "rs!"))
    assert "Ann leaves the game for good. 🟥 Cid keeps the seat." in "\n".join(map(text, s.shown()))
    await strike(s, 3 * DAY)
    assert await holder(s, table) == s.cid["id"]
    assert "lent you this seat" not in text(s.dms(s.cid)[-1])


async def test_its_owner_leaves_it_to_a_steward_for_good_once_its_friend_has(s: Scene) -> None:
    """It is not the friend's any more, who has given it up."""
    table = await agreed(s)
    await lend(s, s.ann, 3, s.cid)
    await s.resign(s.cid)
    sure = answer(await s.slash(s.ann, "table resign"))
    assert "A steward plays your seat from here on." in text(sure)
    await s.settled(s.do(s.ann, sure, "rs!"))
    assert text(s.dms(s.ann)[-1]).endswith("You no longer sit at this table: a steward plays on for you.")
    await strike(s, 3 * DAY)
    loaded = await s.loaded(table)
    assert (loaded.names[0], loaded.seat(0).user_id, loaded.seat(0).lent) == ("🟥 Ann 🤖", None, None)
    assert loaded.playing._state.people[0] == ""


@pytest.mark.parametrize("end", ["finish", "close"])
async def test_it_ends_with_the_match(s: Scene, end: str) -> None:
    """Whoever had it to the end has played it; nothing that stands with its owner can be pressed any more."""
    table = await agreed(s)
    await lend(s, s.ann, 3, s.cid)
    if end == "finish":
        await s.finish(table)
    else:
        await s.settled(s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!"))
    (mine,) = s.dms(s.ann)
    assert "Cid has played it to the end for you." in text(mine)
    assert controls(mine) == []
    await strike(s, 3 * DAY)
    assert await holder(s, table) == s.cid["id"]
    assert await s.bot.store.people.forget(s.ann["id"]) or end
    assert (await s.loaded(table)).seat(0).lent is None


async def test_whoever_has_it_meanwhile_has_no_say_in_who_gets_it(s: Scene, dee: Payload) -> None:
    """The vote about the seat is over; its owner cannot be forgotten, and nobody crosses the change of hands."""
    table = await agreed(s)
    await bid(s, s.bob)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=dee))
    assert any(does(each, "va") for each in s.shown())
    await lend(s, s.bob, 3, s.cid)
    assert not any(does(each, "va") for each in s.shown())
    with pytest.raises(StillShown):
        await s.bot.store.people.forget(s.bob["id"])
    await s.settled(s.slash(s.bob, "table lend", days=0))
    assert "a seat has been played by somebody else" in said(await s.slash(s.bob, "table undo"))
    assert await holder(s, table, 1) == s.bob["id"]


@pytest.mark.parametrize("both", [("back", "on"), ("on", "back"), ("up", "back"), ("on", "up")], ids="-".join)
async def test_of_two_presses_at_once_that_end_a_loan_one_counts(s: Scene, dee: Payload, both: tuple[str, str]) -> None:
    """Its owner takes the seat back, the host gives it on, whoever has borrowed it gives it up: who was first has
    decided whose it is, and the other one is told."""
    table = await agreed(s, late="wait")
    await lend(s, s.bob, 3, s.cid)
    sure = answer(await s.slash(s.cid, "table resign"))
    presses: dict[str, tuple[Callable[[], Coroutine[Any, Any, Any]], Payload | None]] = {
        "back": (lambda: s.slash(s.bob, "table lend", days=0), s.bob),
        "on": (lambda: s.slash(s.ann, "table replace", seat=2, player=dee, force=True), dee),
        "up": (lambda: s.do(s.cid, sure, "rs!"), None),
    }
    held, under_way = s.bot.sessions.held(table, 1), list[asyncio.Task[Any]]()
    async with held:
        for press in both:
            under_way.append(asyncio.create_task(presses[press][0]()))
            await s.discord.until(lambda: len(held._waiters or ()) == len(under_way))
    first, second = [said(await each) for each in under_way]
    assert (first != "That is not possible now.", second) == (True, "That is not possible now.")
    await s.settle()
    winner = presses[both[0]][1]
    loaded = await s.loaded(table)
    assert await holder(s, table, 1) == (winner and winner["id"])
    assert (loaded.seat(1).lent is None, loaded.playing.sitter(1)) == (
        (False, "resigned") if not winner else (True, "here")
    )
    for who in (s.bob, s.cid, dee):
        assert ("You hold" in text(s.dms(who)[-1]) if s.dms(who) else False) == (who is winner)


@pytest.mark.parametrize("when", ["lent", "back"])
async def test_a_crash_loses_and_repeats_nothing(s: Scene, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the change and what is told of it; and the day comes while the bot is down."""
    table = await agreed(s, late="wait")
    if when == "back":
        await lend(s, s.ann, 3, s.cid)
    with monkeypatch.context() as dying:
        dying.setattr(s.bot.publisher, "wake", lambda *_: None)
        await s.slash(s.ann, "table lend", days=3 * (when == "lent"), player=s.cid)
        await s.stop()
    await s.boot()
    await s.settle()
    assert ["You hold" in text(s.dms(who)[-1]) for who in (s.ann, s.cid)] == [when == "back", when == "lent"]
    await s.restart(4 * DAY / 1000)
    await strike(s)
    await strike(s)
    assert (await causes(s, table)).count("loan") == (when == "lent")
    assert await holder(s, table) == s.ann["id"]


# ---- to a steward


async def test_a_steward_plays_until_that_day_or_their_first_press(s: Scene) -> None:
    table = await agreed(s)
    for sooner in (True, False):
        left = (await clock(s, table)).left
        assert (await lend(s, s.ann, 2)).startswith("A steward plays for you until <t:")
        assert "🟥 Ann 🤖" in board(s)
        assert "leaves the seat to a steward until <t:" in board(s)
        assert (await s.loaded(table)).table.offered == ()
        if sooner:
            await s.settled(s.slash(s.ann, "hand"))
        else:
            await strike(s, 2 * DAY)
            assert "A steward plays for you" not in text(s.dms(s.ann)[-1])
        loaded = await s.loaded(table)
        assert (loaded.names[0], loaded.seat(0).lent, loaded.away(0)) == ("🟥 Ann", None, False)
        assert (await clock(s, table)).left <= left


async def test_alone_among_stewards_the_match_rests_and_so_does_the_clock(s: Scene) -> None:
    """So it is said, there and on her page: a newcomer was promised that a steward played for her meanwhile."""
    table = await s.table(stewards=1)
    told = await lend(s, s.ann, 5)
    assert "So the match rests meanwhile" in told
    assert "plays for you" not in told + text(s.dms(s.ann)[-1])
    assert "So the match rests meanwhile" in text(s.dms(s.ann)[-1])
    await strike(s, 4 * DAY)
    assert "steward" not in (await causes(s, table))[1:]
    await strike(s, DAY)
    loaded = await s.loaded(table)
    assert not loaded.away(0)
    assert loaded.seat(0).lent is None
    assert (await clock(s, table)).left == pytest.approx(STEADY.bank, abs=60_000)
