"""Rosters: the same people are called to the next match of a world, and its table opens at the date."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.cases import summoning
from bot.parlour.simulated import Payload
from bot.play import loans
from bot.publish.placards import GAP
from bot.time.calendar import DAY, HOUR
from persistence.records import Table
from persistence.rosters import Roster
from tests.bot.campaign import played
from tests.bot.once import once
from tests.bot.reading import answer, does, said, text
from tests.bot.scene import Scene
from tests.bot.standing import crash

WEEK = 7 * DAY


async def roster(s: Scene) -> Roster:
    found = await s.bot.store.rosters.get(1)
    assert found is not None
    return found


def card(s: Scene) -> Payload:
    return s.having("ri")


async def made(s: Scene, **terms: str) -> None:
    """Ann and Bob have played, and Ann sets a date in two days."""

    async def agreed() -> str:
        await played(s, s.bob)
        page = answer(await s.settled(s.slash(s.ann, "table roster")))
        for key, value in terms.items():
            page = answer(await s.discord.people.select(s.ann, page, f"1:rt:1:{key}", [value]))
        assert "There is no date yet." in text(card(s))
        form = await s.do(s.ann, page, "rw")
        assert form.modal is not None
        then = datetime.fromtimestamp(s.time() + 2 * DAY / 1000, UTC)
        fields = {"day": f"{then:%Y-%m-%d}", "time": f"{then:%H:%M}", "zone": "UTC"}
        await s.settled(s.discord.people.submit(form, fields))
        return ""

    await once(s, agreed, "roster", *terms.items())


async def look(s: Scene, later: int = 0) -> None:
    """So much later what is due is done, and told."""
    s.time.ahead += later / 1000
    await summoning.go_on(s.bot.services)
    await s.later(GAP / 1000)


async def live(s: Scene) -> list[Table]:
    return await s.bot.store.tables.live()


def told(s: Scene, words: str) -> list[Payload]:
    return [each for each in s.shown() if words in text(each)]


async def test_the_same_people_are_called_and_it_begins_when_all_are_there(s: Scene) -> None:
    """Once a day before and once at the date, as they like to be called; the next date is a week later at the same
    hour."""
    await s.bot.store.people.change(s.bob["id"], ring="channel")
    await made(s, weeks="1")
    await look(s)
    assert told(s, "Are you in?") == []
    assert [each.name for each in (await roster(s)).members] == ["Ann", "Bob"]
    await look(s, DAY + HOUR)
    await look(s)
    (call,) = told(s, "Are you in?")
    assert [user["id"] for user in call["mentions"]] == [s.bob["id"]]
    assert ["Are you in?" in text(each) for each in s.dms(s.ann)].count(True) == 1
    assert said(await s.do(s.cid, card(s), "ri")).startswith("You are not on the list")
    for who in (s.ann, s.bob):
        assert said(await s.do(who, card(s), "ri")) == "You are in for the next match."
    date = (await roster(s)).at
    await look(s, DAY)
    (table,) = await live(s)
    assert (table.state, [seat.name for seat in table.seats]) == ("playing", ["Ann", "Bob"])
    assert len(told(s, "It is time for the next match")) == 1
    assert ["It is time for the next match" in text(each) for each in s.dms(s.ann)].count(True) == 1
    assert not any("next match" in text(each) for each in s.dms(s.bob))
    now = await roster(s)
    assert (now.at, now.table_id) == ((date or 0) + WEEK, None)
    assert [each.answer for each in now.members] == [None, None]
    await look(s, 6 * DAY + HOUR)
    await look(s, DAY)
    assert len(told(s, "Another match is still being played here")) == 1
    assert (await roster(s)).at == (date or 0) + 2 * WEEK
    assert len(await live(s)) == 1


async def test_a_steward_plays_for_whoever_cannot_come_until_they_are_back(s: Scene) -> None:
    await made(s)
    await s.do(s.ann, card(s), "ri")
    await s.do(s.bob, card(s), "ro")
    await look(s, 2 * DAY + HOUR)
    (table,) = await live(s)
    loaded = await s.loaded(table.id)
    loan = loans.of(loaded.seat(1))
    assert loaded.away(1)
    assert loan is not None
    assert loan.user == loaded.seat(1).user_id == s.bob["id"]
    await s.settled(s.slash(s.bob, "table lend", days=0))
    assert not (await s.loaded(table.id)).away(1)
    await look(s)
    assert not (await s.loaded(table.id)).away(1), "nobody takes it again"
    assert (await roster(s)).at is None


async def test_a_seat_is_open_to_others_and_the_host_starts(s: Scene) -> None:
    await made(s, absent="seat")
    await s.do(s.ann, card(s), "ri")
    await s.do(s.bob, card(s), "ro")
    await look(s, 2 * DAY + HOUR)
    (table,) = await live(s)
    assert (table.state, [seat.name for seat in table.seats], table.seats_wanted) == ("lobby", ["Ann"], 2)
    await s.do(s.cid, s.having("j"), "j")
    await s.settled(s.do(s.ann, s.having("go"), "go"))
    await look(s)
    assert (await roster(s)).table_id is None


async def test_the_others_wait_where_that_is_agreed(s: Scene) -> None:
    await made(s, absent="wait", weeks="2")
    date = (await roster(s)).at
    await s.do(s.bob, card(s), "ro")
    await look(s, 2 * DAY + HOUR)
    assert await live(s) == []
    assert len(told(s, "Bob cannot come, so no table opens this time. The next date:")) == 1
    now = await roster(s)
    assert (now.at, {each.answer for each in now.members}) == ((date or 0) + 2 * WEEK, {None})


async def test_whoever_hosts_invites_and_takes_off_and_ends_it(s: Scene) -> None:
    await played(s, s.bob)
    assert "Nobody has made a list" in said(await s.slash(s.cid, "table roster"))
    await s.settled(s.slash(s.ann, "table roster"))
    assert said(await s.slash(s.ann, "table roster", player=s.cid)) == "Cid is on the list."
    page = answer(await s.do(s.ann, card(s), "rc"))
    await s.settled(s.discord.people.select(s.ann, page, "1:rt:1:out", [s.bob["id"]]))
    await s.later(GAP / 1000)
    assert [each.name for each in (await roster(s)).members] == ["Ann", "Cid"]
    assert "❔ Cid" in text(card(s))
    assert "❔ Cid" in said(await s.slash(s.cid, "table roster"))
    await s.settled(s.press(s.ann, page, "Do without a list"))
    await s.later(GAP / 1000)
    assert await s.bot.store.rosters.get(1) is None
    assert not any(does(each, "ri") for each in s.shown())


async def test_who_is_called_before_a_crash_is_called_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await made(s)
    s.time.ahead += (DAY + HOUR) / 1000
    async with crash(s, monkeypatch, "herald"):
        await summoning.go_on(s.bot.services)
    await s.later(GAP / 1000)
    assert len(told(s, "Are you in?")) == 1


@pytest.mark.parametrize("cut", ["gather", "begin", "begun"])
async def test_whatever_is_cut_off_is_taken_up_again(s: Scene, cut: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table, everybody called once, one steward."""
    await made(s)
    await s.do(s.ann, card(s), "ri")
    await s.do(s.bob, card(s), "ro")
    s.time.ahead += 3 * DAY / 1000

    async def cut_off(*_: Any, **__: Mapping[str, Any]) -> None:
        raise asyncio.CancelledError

    where: Any = s.bot.sessions if cut == "begin" else s.bot.store.rosters
    with monkeypatch.context() as patched:
        patched.setattr(where, cut, cut_off)
        with pytest.raises(asyncio.CancelledError):
            await summoning.go_on(s.bot.services)
    await s.restart()
    await look(s)
    await look(s)
    (table,) = await live(s)
    assert (await s.loaded(table.id)).away(1)
    assert len(told(s, "It is time for the next match")) == 1
    assert ["It is time for the next match" in text(each) for each in s.dms(s.ann)].count(True) == 1
    assert not any("next match" in text(each) for each in s.dms(s.bob))
    entries = await s.bot.store.matches.log(table.id)
    assert len([each for each in entries if each.kind == "seating"]) == 1
