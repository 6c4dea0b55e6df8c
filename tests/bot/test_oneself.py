"""``/me``, ``/hand`` and ``/help``."""

import asyncio
import re

import pytest

from tests.bot.overheard import latin
from tests.bot.reading import answer, own_setting, parts, said, text
from tests.bot.scene import Scene
from tests.bot.test_fair_publishing import stuck
from tests.contract.catalogues import title, titled


async def test_me_lists_my_tables_and_whose_move_it_is(s: Scene) -> None:
    assert "You do not sit at any table." in said(await s.slash(s.bob, "me"))
    await s.table(s.bob)
    await s.slash(s.bob, "court bid", coins="1")
    await s.slash(s.ann, "table open", s.attic, game="petty_court")
    mine = said(await s.slash(s.ann, "me"))
    assert "it is your move" in mine
    assert "not started yet" in mine
    theirs = said(await s.slash(s.bob, "me", s.discord.world.open_dm(s.bob["id"])))
    assert "Waiting for 🟥 Ann." in theirs
    assert ": it is your move" not in theirs


async def test_each_setting_has_a_heading(s: Scene) -> None:
    """And that pages which are open stay as they are is said."""
    found = list(parts(answer(await s.slash(s.bob, "me"))))
    above = [found[at - 2].get("content", "") for at, part in enumerate(found) if part["type"] == 3]
    assert [each.split("\n")[-1] for each in above] == [
        "Language",
        "Where your page comes",
        "How boards and cards are shown to you",
        "Where you are called when it is your move",
        "Your results on servers",
    ]
    assert "from the next message on" in text(answer(await s.slash(s.bob, "me")))


async def test_a_chosen_language_counts_at_once(s: Scene) -> None:
    await s.table(s.bob)
    page = answer(await s.slash(s.bob, "me"))
    page = answer(await s.discord.people.select(s.bob, page, own_setting(page, "locale"), ["bg"]))
    await s.settle()
    assert latin(text(page)) <= {"Ann", "Bob"}
    assert latin(text(s.dms(s.bob)[-1])) <= {"Ann", "Bob"}
    assert latin(said(await s.slash(s.bob, "hand"))) <= {"Ann", "Bob"}
    assert latin(said(await s.slash(s.bob, "table close"))) == set(), "short answers too"
    assert "Waiting for" in text(s.having("i")), "the table keeps its own"
    await s.settled(s.discord.people.select(s.bob, page, own_setting(page, "locale"), ["auto"]))
    assert "You hold" in text(s.dms(s.bob)[-1])


async def test_cards_follow_to_where_they_are_wanted(s: Scene, table: str) -> None:
    await s.choose(s.bob, "delivery", "thread")
    assert s.dms(s.bob) == []
    thread = await s.thread(table, 1)
    assert "You hold" in text(s.shown(thread)[-1])
    await s.choose(s.bob, "delivery", "ephemeral")
    assert s.shown(thread) == []


async def test_a_card_on_its_way_does_not_stay_where_nobody_wants_it(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob no longer wants direct messages, in the moment in which one is being written to him."""
    page = answer(await s.slash(s.bob, "me"))
    s.delete(s.dms(s.bob)[-1])
    free = stuck(monkeypatch, s.discord.world.open_dm(s.bob["id"])["id"])
    await s.slash(s.ann, "court bid", coins="1")
    await s.discord.until(lambda: s.bot.sessions.held(table, 1).locked())
    choosing = asyncio.create_task(s.discord.people.select(s.bob, page, own_setting(page, "delivery"), ["ephemeral"]))
    await s.discord.until(lambda: s.bot.sessions.held(table, 1)._waiters or choosing.done())
    free.set()
    await choosing
    await s.settle()
    assert s.dms(s.bob) == []


async def test_my_hand_is_that_of_the_table_that_waits_for_me(s: Scene) -> None:
    """Not of the one where something has just happened, if that waits for somebody else."""
    waits = await s.table(s.bob)
    await s.table(s.bob, where=s.attic)
    await s.slash(s.bob, "court bid", s.attic, coins="1")
    await s.settle()
    page = said(await s.slash(s.bob, "hand", s.discord.world.open_dm(s.bob["id"])))
    assert f"<#{(await s.loaded(waits)).table.channel_id}>" in page


async def test_help(s: Scene, every_game: str) -> None:
    for locale in ("en-US", "ru", "bg", "de"):
        s.discord.world.locales[s.cid["id"]] = locale
        short, long = said(await s.slash(s.cid, "help")), said(await s.slash(s.cid, "help", game=every_game))
        assert short != long, locale
        if locale in ("ru", "bg"):
            assert latin(short + long) == set(), locale
        elif locale == "en-US":
            meta = s.kit.games[every_game].meta
            typed = [f"/{meta.command} {phrase.name.replace('_', '-')}" for phrase in meta.phrases]
            assert [each for each in typed if f"`{each}`" not in long] == []


async def test_help_explains_every_component(s: Scene, every_game: str) -> None:
    (shown,) = (await s.settled(s.slash(s.cid, "help", game=every_game))).messages
    rules, told = text(shown), ""
    while any(part.get("label") == "▶" and not part.get("disabled") for part in parts(shown)):
        shown = answer(await s.press(s.cid, shown, "▶"))
        told += text(shown)
    game = s.kit.games[every_game]
    titles = {title(game, "en", ref) for ref in titled(game)}
    named = {each for each in titles if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", told)}
    assert not titles or len(named) > len(titles) / 2, f"the pages of the guide do not tell of {titles - named}"
    assert "×" not in rules, "the components have pages of their own"


async def test_help_at_the_table(s: Scene) -> None:
    card = await s.lobby()
    assert "Every round all seats seal a bid" in said(await s.do(s.cid, card, "i"))
