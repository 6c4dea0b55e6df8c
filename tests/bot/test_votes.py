"""What a table decides together: pauses, more time, an evening live, and who takes over from whom."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.cases.asking import Declined
from bot.parlour.simulated import Payload
from bot.play import timing, votes
from bot.play.votes import OPEN_FOR
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import answer as reply
from tests.bot.reading import custom_id, does, lines, said, text
from tests.bot.scene import Scene
from tests.bot.test_hours import TOKYO, choose, due, today
from tests.bot.test_publishing import bid, silent

STEADY, LIVE = PACES["steady"], PACES["live"]


async def three(s: Scene, **agreement: str) -> str:
    return await agreed(s, others=(s.bob, s.cid), **agreement)


async def ask(s: Scene, who: Any, what: str, **amount: int) -> str:
    return said(await s.settled(s.slash(who, f"table {what}", **amount)))


async def answer(s: Scene, who: Any, *, aye: bool = True) -> str:
    return said(await s.settled(s.do(who, s.having("va"), "va" if aye else "vn")))


def told(s: Scene) -> list[str]:
    """Who has taken over from whom, as everybody reads it."""
    return [deed.strip() for line in lines(s.shown()) for deed in line.split(";") if "takes over" in deed]


def asked(s: Scene) -> bool:
    """Whether anything is being voted on, as everybody sees it."""
    return any(does(message, "va") for message in s.shown())


async def test_more_than_half_agree_on_a_pause(s: Scene) -> None:
    """Whoever has asked is for it; nobody's time runs until it is over, and whoever likes plays on."""
    table = await three(s)
    before = await due(s, table, 1)
    s.discord.requests.clear()
    assert await ask(s, s.ann, "pause", days=7) == "The table is being asked."
    (posted,) = [each for each in s.discord.requests.to("POST */messages") if "asks for a pause" in str(each.body)]
    mentioned = {str(user) for user in posted.body["allowed_mentions"]["users"]}
    assert mentioned == {s.bob["id"], s.cid["id"]}, "their phones ring, once"
    notice = text(s.having("va"))
    assert "**🟥 Ann** asks for a pause of 7 days." in notice
    assert f"<@{s.bob['id']}> <@{s.cid['id']}>" in notice
    assert f"<@{s.ann['id']}>" not in notice
    word = f"[The table asks for your word](https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/"
    wanted = [word + s.having("va")["id"] in said(await s.slash(who, "me")) for who in (s.ann, s.bob)]
    assert wanted == [False, True]
    assert await due(s, table, 1) == before
    assert await answer(s, s.bob) == "Done."
    assert await due(s, table, 1) == pytest.approx(before + 7 * DAY, abs=60_000)
    assert not asked(s)
    assert "The table agreed on a pause until" in "\n".join(map(text, s.shown()))
    await bid(s, s.cid)
    await strike(s, STEADY.bank)
    assert await causes(s, table) == ["person"]


async def test_a_pause_can_end_early(s: Scene) -> None:
    """And a restart forgets no vote."""
    table = await agreed(s)
    before = await due(s, table, 1)
    await ask(s, s.ann, "pause", days=7)
    await s.restart()
    await answer(s, s.bob)
    assert await due(s, table, 1) == pytest.approx(before + 7 * DAY, abs=60_000)
    s.time.ahead += DAY / 1000
    await ask(s, s.bob, "pause", days=0)
    assert await answer(s, s.ann) == "Done."
    assert await due(s, table, 1) == pytest.approx(before + DAY, abs=60_000)


async def test_too_few_and_nothing_happens(s: Scene) -> None:
    table = await three(s)
    before = await due(s, table, 1)
    await ask(s, s.ann, "pause", days=7)
    assert await answer(s, s.bob, aye=False) == "Noted. You can change your mind until it is decided."
    assert "Against it: 🔵 Bob" in text(s.having("va"))
    assert (await answer(s, s.cid, aye=False)).startswith("That found too little support")
    assert await due(s, table, 1) == before
    assert not asked(s)


async def test_a_mind_can_be_changed_until_it_is_decided(s: Scene) -> None:
    table = await agreed(s, others=(s.bob, s.cid))
    await ask(s, s.ann, "live", hours=2)
    await answer(s, s.bob)
    assert "For it: 🟥 Ann, 🔵 Bob" in text(s.having("va"))
    assert (await answer(s, s.bob, aye=False)).startswith("That found too little support"), "all have to agree"
    assert timing.evening(await s.loaded(table)) is None


async def test_one_thing_at_a_time_by_those_who_play(s: Scene) -> None:
    await agreed(s)
    await ask(s, s.ann, "pause", days=7)
    assert (await ask(s, s.bob, "extend", hours=7)).startswith("Something is being voted on already")
    assert "sit at this table" in await answer(s, s.cid)
    stale = custom_id(s.having("va"), "va")
    await answer(s, s.bob)
    for _ in range(2):
        assert said(await s.forge(s.bob, s.having("i"), stale)) == "That vote is over."
        s.time.ahead += 60
        await ask(s, s.ann, "extend", hours=7)
    assert asked(s), "what was pressed below the first is no word on the second"


async def test_alone_among_stewards_nobody_has_to_be_asked(s: Scene) -> None:
    table = await s.table(stewards=1)
    assert await ask(s, s.ann, "extend", hours=5) == "Done."
    assert timing.of((await s.loaded(table)).table) is not None


async def test_where_no_clock_runs_there_is_nothing_to_vote_on(s: Scene) -> None:
    await agreed(s, pace="none")
    for told in (await ask(s, s.ann, "pause", days=9), await ask(s, s.ann, "live", hours=1)):
        assert told.startswith("No clock runs")


async def test_nothing_comes_of_a_vote_that_nobody_answers(s: Scene) -> None:
    table = await agreed(s, late="wait")
    await ask(s, s.ann, "pause", days=7)
    await bid(s, s.ann)
    now = (await s.loaded(table)).table
    vote = votes.of(now)
    assert vote is not None
    assert now.deadline == vote.until, "whatever is played meanwhile"
    await strike(s, OPEN_FOR - HOUR)
    assert asked(s)
    await strike(s, 2 * HOUR)
    assert not asked(s)
    assert votes.of((await s.loaded(table)).table) is None
    await strike(s)
    assert (await s.bot.store.tables.next_deadline() or 0) > s.time.milliseconds(), "it is looked at once, not for ever"


async def test_more_time_for_whoever_is_asked(s: Scene) -> None:
    table = await agreed(s)
    await bid(s, s.ann)
    before = await due(s, table, 1)
    await ask(s, s.bob, "extend", hours=10)
    await answer(s, s.ann)
    assert await due(s, table, 1) == pytest.approx(before + 10 * HOUR, abs=60_000)


async def test_an_evening_live_and_on_as_before(s: Scene) -> None:
    """By itself, and with what everybody had left."""
    table = await agreed(s, late="wait")
    s.time.ahead += DAY / 1000
    before = await due(s, table, 1) - s.time.milliseconds()
    await ask(s, s.ann, "live", hours=2)
    assert await answer(s, s.bob) == "Done."
    assert await due(s, table, 1) - s.time.milliseconds() <= LIVE.bank
    assert "live until <t:" in text(s.having("i"))
    assert await ask(s, s.ann, "live", hours=2) == "This table plays live anyway."
    await strike(s, HOUR)
    assert timing.evening(await s.loaded(table))
    await strike(s, HOUR)
    assert timing.evening(await s.loaded(table)) is None
    assert await due(s, table, 1) - s.time.milliseconds() == pytest.approx(before, abs=60_000)
    assert "The evening is over." in "\n".join(map(text, s.shown()))


@pytest.mark.parametrize("closed", [False, True])
async def test_a_vote_ends_with_its_match(s: Scene, closed: bool) -> None:
    table = await agreed(s)
    await ask(s, s.ann, "pause", days=7)
    await (close(s, s.ann) if closed else s.finish(table))
    assert not asked(s)


# ---- seats


async def test_whoever_plays_is_asked_before_somebody_else_takes_over(s: Scene) -> None:
    """And keeps the seat with a no."""
    table = await agreed(s)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid))
    await answer(s, s.bob, aye=False)
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1
    assert said(await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid))) == "🔵 Bob is asked first."
    assert "**🟥 Ann** asks that **Cid** plays on for **🔵 Bob**" in text(s.having("va"))
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1
    assert "Only those who are asked" in await answer(s, s.ann)
    await answer(s, s.bob)
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1
    assert told(s) == ["🔵 Cid takes over from 🔵 Bob"]
    assert not asked(s)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.bob))
    await answer(s, s.cid)
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1, "each vote about a seat counts"


async def test_a_vote_that_nothing_can_come_of_any_more_is_over(s: Scene) -> None:
    """Cid, who was to have Bob's seat, has got another one meanwhile."""
    table = await s.table(s.bob, stewards=1)
    for seat in (2, 3):
        await s.settled(s.slash(s.ann, "table replace", seat=seat, player=s.cid))
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 2
    assert await answer(s, s.bob) == "That player already sits at this table."
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1
    assert not asked(s)


async def test_the_vote_that_has_come_meanwhile_goes_on(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing comes of the one that was decided."""
    table = await agreed(s)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid))
    vote = votes.of((await s.loaded(table)).table)
    assert vote is not None
    another = replace(vote, number=vote.number + 1)

    async def overtaken(*_: Any) -> None:
        await s.bot.store.tables.change(table, vote=votes.written(another))
        raise Declined("not-now")

    monkeypatch.setattr("bot.cases.votes.take_over", overtaken)
    assert await answer(s, s.bob) == "That is not possible now."
    assert votes.of((await s.loaded(table)).table) == another


async def test_the_host_may_decide_it_openly(s: Scene) -> None:
    table = await agreed(s)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1
    assert "🟥 Ann has given the seat of 🔵 Bob to 🔵 Cid." in "\n".join(map(text, s.shown()))


async def test_nobody_is_asked_who_is_not_there(s: Scene) -> None:
    """Their time is up, and everybody waits."""
    table = await agreed(s, late="wait")
    await bid(s, s.ann)
    s.time.ahead += STEADY.bank / 1000
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid))
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1
    assert told(s) == ["🔵 Cid takes over from 🔵 Bob"]


async def test_a_newcomer_has_a_full_clock_and_a_word_of_welcome(s: Scene) -> None:
    """And is called, though it is usually their night: they have just pressed."""
    await choose(s, s.cid, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="8")
    table = await agreed(s, late="wait")
    await bid(s, s.ann)
    s.time.ahead += 2 * DAY / 1000
    await s.settled(s.slash(s.bob, "table substitute"))
    assert "play on for 🔵 Bob" in text(s.having("tk"))
    welcome = await s.settled(s.do(s.cid, s.having("tk"), "tk"))
    assert said(welcome).startswith("You sit on seat 2 of Petty Court now, with a full clock.")
    assert "You hold" in text(s.dms(s.cid)[-1])
    assert not silent(s.dms(s.cid)[-1])
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks is not None
    assert (clocks.seats[1].left, clocks.seats[1].missed) == (STEADY.bank, 0)
    assert not any(does(message, "tk") for message in s.shown())
    assert told(s) == ["🔵 Cid takes over from 🔵 Bob"]


async def test_handing_a_seat_on_makes_no_clock_longer(s: Scene) -> None:
    """Whoever takes over from somebody who plays goes on with the time that they had."""
    table = await agreed(s, late="wait")
    await bid(s, s.ann)
    s.time.ahead += 2 * DAY / 1000
    before = await due(s, table, 1)
    await s.settled(s.slash(s.bob, "table replace", seat=2, player=s.cid))
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1
    assert await due(s, table, 1) == before
    s.time.ahead += DAY / 1000
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.bob))
    assert await due(s, table, 1) == pytest.approx(s.time.milliseconds() + STEADY.bank, abs=60_000), "nobody was there"


async def test_a_seat_is_taken_once(s: Scene, dee: Payload) -> None:
    table = await agreed(s)
    await s.settled(s.slash(s.bob, "table substitute"))
    press = custom_id(s.having("tk"), "tk")
    assert said(await s.forge(s.bob, s.having("i"), press)).startswith("You already sit")
    await s.settled(s.do(s.cid, s.having("tk"), "tk"))
    assert said(await s.forge(dee, s.having("i"), press)) == "That seat is no longer free."
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1


async def test_a_seat_that_is_offered_no_more_is_not_taken(s: Scene) -> None:
    """Bob is back in the moment in which Cid presses."""
    table = await agreed(s)
    await s.settled(s.slash(s.bob, "table substitute"))
    held = s.bot.sessions.held(table, 1)
    async with held:
        taking = asyncio.create_task(s.do(s.cid, s.having("tk"), "tk"))
        await s.discord.until(lambda: bool(held._waiters))
        await s.bot.store.tables.change(table, offered=())
    assert said(await taking) == "That seat is no longer free."
    assert (await s.loaded(table)).seat_of(s.bob["id"]) == 1


async def test_the_host_offers_only_what_nobody_plays(s: Scene) -> None:
    await agreed(s)
    assert said(await s.slash(s.ann, "table substitute", seat=2)).startswith("Somebody plays on that seat.")
    assert said(await s.slash(s.ann, "table substitute", seat=5)) == "There is no such seat."
    await s.settled(s.resign(s.bob))
    assert said(await s.settled(s.slash(s.ann, "table substitute", seat=2))) == "Seat 2 is free to take now."
    assert any(does(message, "tk") for message in s.shown())


async def test_where_it_was_agreed_the_seat_of_who_is_away_is_free(s: Scene) -> None:
    """Until they are back."""
    table = await agreed(s, late="open")
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)
    assert (await s.loaded(table)).away(1)
    assert "play on for 🔵 Bob" in text(s.having("tk"))
    await s.settled(s.slash(s.bob, "hand"))
    assert not (await s.loaded(table)).away(1)
    assert not any(does(message, "tk") for message in s.shown())


# ---- closing: Bob does not manage the server


async def close(s: Scene, who: Any) -> str:
    return said(await s.settled(s.do(who, reply(await s.slash(who, "table close")), "cl!")))


async def test_a_match_is_closed_if_all_who_play_agree(s: Scene) -> None:
    """One who plays on keeps it open. Resigning first does not get the host around them; who closed it is told, and
    how it stood."""
    table = await s.table(s.ann, s.cid, host=s.bob)
    await close(s, s.bob)
    assert "**🟥 Bob** asks to close this table" in text(s.having("va"))
    await answer(s, s.ann)
    assert (await answer(s, s.cid, aye=False)).startswith("That found too little support")
    assert (await s.loaded(table)).live
    await s.resign(s.bob)
    assert "Shall I ask everybody" in said(await s.slash(s.bob, "table close"))
    assert await close(s, s.bob) == "The table is being asked."
    assert "**Bob** asks to close this table" in text(s.having("va"))
    await answer(s, s.ann)
    assert (await s.loaded(table)).live
    await answer(s, s.cid)
    last = text(s.last())
    assert "This table is closed: Bob has asked for it, and everybody agreed." in last
    assert "🟥 Bob 🤖: coins" in last
    assert not asked(s)
    label = said(await s.slash(s.cid, "table board")).split("\n")[0]
    assert label.startswith("-# Not a running match: [Petty Court](https://discord.com/channels/")
    assert f"/{s.last()['id']}), closed <t:" in label


async def test_alone_among_stewards_the_host_closes_at_once(s: Scene) -> None:
    await s.table(stewards=1, host=s.bob)
    assert "Do you want to end this table for good?" in said(await s.slash(s.bob, "table close"))
    assert await close(s, s.bob) == "The table is closed."
    assert "🟥 Bob has closed this table." in text(s.last())


async def test_whoever_manages_the_server_closes_it_openly(s: Scene) -> None:
    await s.table(s.cid, host=s.bob)
    assert await close(s, s.ann) == "The table is closed."
    assert text(s.last()).startswith("## Petty Court\nAnn, who manages this server, has closed this table."), (
        "she has no seat"
    )


async def test_a_host_who_manages_the_server_does_not_close_as_if_all_had_agreed(s: Scene) -> None:
    """Cid plays and was not asked: everybody reads by what right it was done."""
    await s.table(s.cid)
    assert await close(s, s.ann) == "The table is closed."
    assert "🟥 Ann, who manages this server, has closed this table." in text(s.last())


async def test_an_old_button_does_not_count_for_a_vote_of_the_same_moment(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands still; the first vote is lost, the second one for something else is asked at once."""
    table = await agreed(s)
    now = s.time.milliseconds()
    monkeypatch.setattr(type(s.time), "__call__", lambda _: now / 1000)
    await ask(s, s.ann, "pause", days=7)
    old = s.having("va")
    await answer(s, s.bob, aye=False)
    await ask(s, s.ann, "extend", hours=5)
    first, second = custom_id(old, "va"), custom_id(s.having("va"), "va")
    assert first != second
    assert "over" in said(await s.settled(s.forge(s.bob, s.having("va"), first)))
    vote = votes.of((await s.loaded(table)).table)
    assert vote is not None
    assert (vote.kind, vote.since, vote.ayes) == ("extend", s.time.milliseconds(), (0,))
