"""Moderators decide which made-up names their server reads, and which words can be written there."""

import pytest

from bot.parlour.simulated import Payload, Permission
from tests.bot.campaign import about_to_decree, decreed, world
from tests.bot.reading import answer, custom_id, said, text
from tests.bot.scene import Scene

DECREE = "Long live Gloomhall"
UNREAD = "(a decree that cannot be read)"


def moderator(s: Scene, who: Payload) -> None:
    s.discord.places.set_roles(s.guild, who, [s.discord.places.add_role(s.guild, "wardens", Permission.MANAGE_GUILD)])


async def offered(s: Scene, who: Payload, name: str, typed: str = "") -> list[str]:
    done = await s.discord.people.autocomplete(who, s.hall, f"table {name}", "words", typed)
    return [choice["value"] for choice in done.choices]


async def test_what_is_hidden_is_read_nowhere_until_it_is_shown_again(s: Scene) -> None:
    table = await decreed(s, DECREE)
    moderator(s, s.cid)
    assert await offered(s, s.cid, "hide", "gloom") == [DECREE]
    loud = DECREE.upper()
    assert said(await s.slash(s.cid, "table hide", words=loud)).startswith(f"Hidden on this server: {loud}")
    await s.settle()
    assert "Gloomhall" not in text(s.having("i"))
    assert UNREAD in text(s.having("i"))
    assert UNREAD in said(await s.slash(s.bob, "table board"))
    assert await offered(s, s.cid, "hide") == []
    assert await offered(s, s.cid, "unhide") == [loud]
    await s.finish(table)
    assert UNREAD in said(await world(s, s.bob))
    await s.restart()
    assert UNREAD in said(await world(s, s.bob))
    shown = said(await s.slash(s.cid, "table unhide", words=DECREE))
    assert shown == f"Shown again on this server: {DECREE}\n-# Nothing is hidden here."
    await s.settle()
    assert DECREE in said(await world(s, s.bob))
    standing = next(m for m in s.shown() if "Decreed:" in text(m))
    assert DECREE in text(standing), "the board of the match that is over"


async def test_only_who_manages_the_server_is_offered_words(s: Scene) -> None:
    await decreed(s, DECREE)
    for name in ("hide", "unhide"):
        assert await offered(s, s.bob, name) == []
    assert await s.bot.store.names.hidden(s.guild["id"]) == []
    await s.lobby(s.bob, where=s.attic)
    await s.settled(s.slash(s.ann, "table hide", s.attic, words=DECREE))
    assert UNREAD in text(s.having("i")), "a lobby and another table of the server hear of it"


async def test_what_cannot_be_hidden_or_shown(s: Scene) -> None:
    assert said(await s.slash(s.ann, "table hide", words=" !? ")) == "There is no letter or number in that."
    assert said(await s.slash(s.ann, "table unhide", words="Rome")).startswith("This was not hidden: Rome")
    assert said(await s.slash(s.ann, "table hide", words="**Rome** @here")).startswith(
        "Hidden on this server: \\*\\*Rome\\*\\* \\@here\n-# Hidden here: \\*\\*Rome\\*\\* \\@here"
    )


async def test_tables_of_other_servers_hear_nothing_of_it(s: Scene) -> None:
    """Neither a lobby nor a running match nor one that is over: their moderators are others."""
    await decreed(s, DECREE)
    await s.lobby(where=s.attic)
    eve = s.discord.places.add_person("Eve")
    den = s.discord.places.add_channel(s.discord.places.add_guild("Den", eve), "den")
    s.discord.requests.clear()
    done = await s.slash(eve, "table hide", den, words=DECREE)
    assert said(done).startswith("Hidden on this server")
    await s.settle()
    assert s.discord.requests.to("* /channels/*") == []
    assert DECREE in text(s.having("i"))
    assert await s.bot.store.names.hidden(s.guild["id"]) == []


@pytest.mark.parametrize("typed", ["GLOOMHALL, again", "To  gloomhall!"])
async def test_hidden_words_cannot_be_written(s: Scene, typed: str) -> None:
    await s.slash(s.ann, "table hide", words="Gloomhall")
    table = await about_to_decree(s)
    before = await s.step(table)
    card = answer(await s.slash(s.ann, "hand"))
    for words, refused in ((typed, True), ("Gloomhalls are fine", False)):
        form = await s.do(s.ann, card, "f")
        assert form.modal is not None
        field = form.modal["components"][0]["component"]["custom_id"]
        done = await s.discord.people.submit(form, {field: words})
        told = "The moderators of this server have hidden one of these words." in said(done)
        assert told is refused
        assert (await s.step(table) == before) is refused
        if refused:
            assert custom_id(answer(done), "f")
            card = answer(done)
