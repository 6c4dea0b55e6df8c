"""What is one's own across all tables: what waits, until when, and what is over."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from icalendar import Calendar

from bot.cases.people import by_urgency, meant
from bot.handlers import history, people
from bot.play import timing
from bot.play.loaded import LoadedTable
from tests.bot.clocked import agreed
from tests.bot.reading import answer, attached, controls, does, said, text
from tests.bot.scene import Scene
from tests.bot.test_cases import asking
from tests.bot.test_publishing import bid


async def mine(s: Scene) -> list[str]:
    """The lines of Ann's page that name a table."""
    return [line for line in said(await s.slash(s.ann, "me")).splitlines() if line.startswith("- ")]


async def link(s: Scene, table: str) -> str:
    """Ann's own page in her messages, where she can answer."""
    seat = (await s.loaded(table)).seat(0)
    return f"https://discord.com/channels/@me/{seat.dm_channel_id}/{seat.dm_card_id}"


async def press(s: Scene, verb: str) -> Any:
    return await s.do(s.ann, answer(await s.slash(s.ann, "me")), verb)


async def test_what_is_due_first_stands_first_and_leads_to_its_question(s: Scene) -> None:
    slow = await agreed(s, pace="slow")
    quick = await agreed(s, pace="quick", where=s.attic)
    first, second = await mine(s)
    assert first.startswith(f"- **[Petty Court]({await link(s, quick)})")
    assert second.startswith(f"- **[Petty Court]({await link(s, slow)})")
    await s.settled(s.slash(s.ann, "court bid", s.attic, coins="1"))
    first, second = await mine(s)
    assert first.startswith(f"- **[Petty Court]({await link(s, slow)})")
    assert not second.startswith("- **"), "where she waits for Bob"


@pytest.fixture
async def two(s: Scene) -> tuple[str, str]:
    """What waits for Ann most urgently, and what changed last."""
    quick = await agreed(s, pace="quick", where=s.attic)
    return quick, await agreed(s, pace="slow")


async def test_more_tables_than_fit_have_pages_the_most_urgent_first(
    s: Scene, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 13, point 9: all tables, by time left. Neither the room on a page nor a number of tables leaves one out."""
    monkeypatch.setattr(people, "_table", lambda mine, *_: f"- {mine.table.id}{'x' * 2500}")
    await paged(s, *two)


async def test_so_many_tables_are_a_page_and_all_are_to_be_had(
    s: Scene, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "SHOWN", 1)
    monkeypatch.setattr(people, "_table", lambda mine, *_: f"- {mine.table.id}")
    await paged(s, *two)


async def paged(s: Scene, first: str, second: str) -> None:
    page = answer(await s.slash(s.ann, "me"))
    assert [each in text(page) for each in (first, second)] == [True, False]
    assert "Page 1 of 2" in text(page)
    assert "Your settings" in text(page)
    page = answer(await s.press(s.ann, page, "▶"))
    assert [each in text(page) for each in (first, second)] == [False, True]
    assert "Page 2 of 2" in text(page)
    assert "Your settings" not in text(page), "they stand on the first page"
    assert first in text(answer(await s.press(s.ann, page, "◀")))


async def test_the_calendar_has_every_deadline(s: Scene, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Issue 13, point 9: however many tables stand on a page."""
    monkeypatch.setattr(people, "SHOWN", 1)
    events = Calendar.from_ical(attached(s.discord, await press(s, "mc"), "castellan.ics")).walk("VEVENT")
    assert [event["url"] for event in events] == [await link(s, table) for table in two]


async def test_what_a_list_leaves_out_is_counted_and_waits_longest(
    s: Scene, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The switch below one's own page, and what was missed elsewhere."""
    cellar = s.discord.places.add_channel(s.guild, "cellar")
    await s.discord.until(lambda: s.bot.get_channel(int(cellar["id"])) is not None)
    latest = await agreed(s, pace="daily", where=cellar)
    quick, slow = two
    monkeypatch.setattr(people, "OPTIONS", 1)
    monkeypatch.setattr(history, "BESIDE", 1)
    every = [(await s.loaded(each)).table for each in (slow, latest, quick)]
    by_time = [table.id for table in by_urgency(every, s.ann["id"])]
    assert by_time[0] == quick
    direct = s.discord.world.open_dm(s.ann["id"])
    page = answer(await s.slash(s.ann, "hand", direct))
    (switch,) = [part for part in controls(page) if part["custom_id"] == "1:mt:me"]
    assert [each["value"] for each in switch["options"]] == by_time[1:2]
    assert switch["placeholder"] == "Another of your tables… (1 more in /me)"
    missed = answer(await s.slash(s.ann, "me", show="catchup"))
    assert "and 1 more" in text(missed)


async def test_the_table_that_waits_is_found_among_any_number(s: Scene, two: tuple[str, str]) -> None:
    """By what the rows tell, so no match but that one is looked at."""
    services, looked, at = s.bot.services, list[str](), s.bot.sessions.at

    async def seen(table: str, *, match_too: bool = True) -> LoadedTable:
        looked.append(table)
        return await at(table, match_too=match_too)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.sessions, "at", seen)
        found = await meant(services, replace(asking(s, s.ann, s.discord.world.open_dm(s.ann["id"])), guild=None))
    assert found is not None
    assert (found.table.id, looked) == (two[0], [two[0]])


async def test_who_gets_no_page_is_led_to_the_table(s: Scene) -> None:
    await s.choose(s.ann, "delivery", "ephemeral")
    table = await agreed(s)
    (line,) = await mine(s)
    standing = (await s.loaded(table)).table.standing_message_id
    assert f"/{s.hall['id']}/{standing})" in line


async def test_ones_own_deadlines_as_a_calendar(s: Scene) -> None:
    table = await agreed(s)
    done = await press(s, "mc")
    (event,) = Calendar.from_ical(attached(s.discord, done, "castellan.ics")).walk("VEVENT")
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    assert event.decoded("dtend") == datetime.fromtimestamp(wait.until // 1000, UTC)
    assert event["summary"] == "Petty Court: your move"
    assert event["url"] == await link(s, table)
    await bid(s, s.ann)
    assert said(await press(s, "mc")).startswith("No table waits for you")


async def test_the_matches_that_are_over(s: Scene) -> None:
    assert "None yet." in said(await press(s, "mp"))
    table = await agreed(s)
    await s.finish(table)
    await s.settle()
    over = await s.bot.store.tables.get(table)
    told = said(await press(s, "mp"))
    link = f"[Petty Court](https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/{over.result_message_id})"
    outcome = (await s.loaded(table)).playing.outcome
    assert outcome is not None
    place = "🏆 won" if outcome.ranks[0] == 1 else f"place {outcome.ranks[0]} of 2"
    assert f"- {link} <#{s.hall['id']}>, <t:{over.updated_at // 1000}:D> · {place}" in told
    await s.release()
    assert "<#" in said(await press(s, "mp")), "also of a game that is gone"


async def test_matches_that_are_over_have_pages(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Issue 13, point 9: the sixteenth is not lost."""
    monkeypatch.setattr(people, "SHOWN", 1)
    for where in (s.hall, s.attic):
        await s.finish(await agreed(s, where=where))
        await s.later(1)
    page = answer(await press(s, "mp"))
    assert [f"<#{each['id']}>" in text(page) for each in (s.attic, s.hall)] == [True, False]
    assert "Page 1 of 2" in text(page)
    page = answer(await s.press(s.ann, page, "▶"))
    assert [f"<#{each['id']}>" in text(page) for each in (s.attic, s.hall)] == [False, True]


async def test_how_matches_have_ended_is_noted_later_if_need_be(s: Scene) -> None:
    """As for those that ended before this was stored."""
    table = await agreed(s)
    await s.finish(table)
    await s.settle()
    outcome = (await s.loaded(table)).playing.outcome
    assert outcome is not None
    await s.stop()
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE seats SET place = NULL, score = NULL")
    await s.boot()
    while await s.bot.store.tables.placeless():
        await asyncio.sleep(0.01)
    seats = (await s.bot.store.tables.get(table)).seats
    assert tuple((seat.place, seat.score) for seat in seats) == tuple(zip(outcome.ranks, outcome.scores, strict=True))


async def test_the_page_that_waits_comes_first_with_a_way_to_the_others(s: Scene) -> None:
    """In direct messages, whatever changed last: the soonest deadline; in a table's own channel, that table."""
    slow = await agreed(s, pace="slow")
    quick = await agreed(s, pace="quick", where=s.attic)
    direct = s.discord.world.open_dm(s.ann["id"])
    page = answer(await s.slash(s.ann, "hand", direct))
    assert s.attic["id"] in text(page)
    (switch,) = [part for part in controls(page) if part["custom_id"] == "1:mt:me"]
    assert [(each["value"], each["description"]) for each in switch["options"]] == [(slow, "it is your move")]
    other = answer(await s.discord.people.select(s.ann, page, switch["custom_id"], [slow]))
    assert s.hall["id"] in text(other)
    assert "You hold" in text(other)
    await s.settled(s.slash(s.ann, "court bid", s.attic, coins="1"))
    assert s.hall["id"] in text(answer(await s.slash(s.ann, "hand", direct))), "the other one waits for Bob"
    assert quick in str(controls(other)), "and back"
    assert not does(answer(await s.slash(s.ann, "hand")), "mt")


async def test_tables_of_every_server_stand_in_one_list_and_lead_there(s: Scene) -> None:
    """By time left, whichever server it is; `/hand` opens the one that waits for her, wherever she asks."""
    club = s.discord.places.add_guild("Chess club", s.ann, locale="en-US")
    s.discord.places.add_member(club, s.bob)
    cellar = s.discord.places.add_channel(club, "cellar")
    await s.discord.until(lambda: s.bot.get_channel(int(cellar["id"])) is not None)
    await s.choose(s.ann, "delivery", "thread")
    slow = await agreed(s, pace="slow")
    quick = await agreed(s, pace="quick", where=cellar)
    threads = {table: (await s.loaded(table)).seat(0) for table in (slow, quick)}
    guilds = {slow: s.guild["id"], quick: club["id"]}
    links = {
        table: f"https://discord.com/channels/{guilds[table]}/{seat.dm_channel_id}/{seat.dm_card_id}"
        for table, seat in threads.items()
    }
    for where in (s.hall, cellar, s.discord.world.open_dm(s.ann["id"])):
        told = said(await s.slash(s.ann, "me", where)).splitlines()
        first, second = [line for line in told if line.startswith("- ")]
        assert first.startswith(f"- **[Petty Court]({links[quick]}) <#{(await s.loaded(quick)).table.place}>")
        assert second.startswith(f"- **[Petty Court]({links[slow]}) <#{(await s.loaded(slow)).table.place}>")
    direct = s.discord.world.open_dm(s.ann["id"])
    page = answer(await s.slash(s.ann, "hand", direct))
    assert f"<#{(await s.loaded(quick)).table.place}>" in text(page)
    turned = await s.discord.people.select(s.ann, page, "1:mt:me", [slow])
    assert f"<#{(await s.loaded(slow)).table.place}>" in text(answer(turned))
    await s.settled(s.slash(s.ann, "court bid", cellar, coins="1"))
    assert f"<#{(await s.loaded(slow)).table.place}>" in said(await s.slash(s.ann, "hand", direct))
    assert said(await s.slash(s.ann, "me")).index(links[slow]) < said(await s.slash(s.ann, "me")).index(links[quick])
