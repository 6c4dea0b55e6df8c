"""Campaigns: what one match leaves, the next begins with; a world is read, annulled by a match, left behind."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.kit import Kit
from bot.parlour.simulated import Payload, Permission
from bot.publish.poster import Poster
from engines.core.menu import Refused
from engines.core.text import text as text_of
from tests.bot.campaign import again, current, decreed, memory, played, reigns, won_by, world
from tests.bot.overheard import latin
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import TOY, Scene, scene
from tests.bot.test_export import kept as file_of
from tests.kits import KIT, beside, voice
from tests.petty_court import GAME
from tests.petty_court.founded import FOUNDED
from tests.petty_court.rules import remembered

HOST_ONLY = "Only the host of the last match"


@pytest.fixture(name="founded")
def _founded() -> str:
    """A game whose first match only founds its world."""
    return FOUNDED.meta.key


@pytest.fixture(name="kit")
def _kit(request: pytest.FixtureRequest) -> Kit:
    return beside(FOUNDED) if "founded" in request.fixturenames else KIT


async def page(s: Scene, who: Payload, verb: str) -> str:
    """What a control of the world's card answers."""
    return said(await s.do(who, answer(await world(s, who)), verb))


# ---- from match to match


async def test_what_a_match_leaves_the_next_one_begins_with(s: Scene) -> None:
    first = await played(s, s.bob)
    left = await s.bot.store.worlds.current(s.hall["id"], TOY)
    assert left is not None
    await s.do(s.ann, s.having("again"), "again")
    assert "This match continues **The court**." in text(s.having("j"))
    await s.restart()
    table = await s.begin(s.bob)
    history = await s.bot.store.matches.history(table)
    assert history.heirloom is not None
    assert json.loads(history.heirloom)["body"] == left.heirloom.body
    assert history.people == (s.ann["id"], s.bob["id"])
    champion = remembered(left.heirloom).champions
    assert (await s.loaded(table)).playing._state.champions == champion
    await s.restart()
    await s.finish(table)
    assert await reigns(s) == 2
    assert (await memory(s)).champions[:1] == champion
    assert (await s.bot.store.matches.history(first)).bequest == left.heirloom


async def test_where_a_steward_sits_nobody_does_and_whoever_takes_over_is_known(s: Scene) -> None:
    table = await s.table(stewards=1)
    assert (await s.bot.store.matches.history(table)).people == (s.ann["id"], "")
    await s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True)
    assert (await s.loaded(table)).playing._state.people == (s.ann["id"], s.cid["id"])
    await s.resign(s.cid)
    assert (await s.loaded(table)).playing._state.people == (s.ann["id"], "")


async def last_page(s: Scene, who: Payload) -> str:
    """The chain: the last page of the world of the toy."""
    card = answer(await world(s, who))
    done = await s.discord.people.select(who, card, custom_id(card, "wt"), ["2"])
    return said(done)


async def test_a_match_may_be_over_at_its_beginning(founded: str, s: Scene) -> None:
    """The lot has founded the court: the table ends, the world is there, and what was settled is not asked again."""
    card = await s.lobby(s.bob, game=founded)
    assert "This first match founds a world" in text(card)
    options = answer(await s.do(s.ann, card, "opt"))
    await s.discord.people.select(s.ann, options, f"1:os:{custom_id(card, 'j').split(':')[2]}:founding", ["drawn"])
    await s.settled(s.do(s.ann, card, "go"))
    assert does(s.last(), "again")
    assert await s.bot.store.tables.live_at(s.hall["id"]) is None
    assert (await memory(s, founded)).champions == (s.ann["id"],)
    await s.do(s.ann, s.having("again"), "again")
    card = s.having("j")
    assert "This match continues **The court**." in text(card)
    options = answer(await s.do(s.ann, card, "opt"))
    assert "Coins to win" in text(options)
    assert "How the court is founded" not in text(options)
    table = custom_id(card, "j").split(":")[2]
    await s.forge(s.ann, options, f"1:os:{table}:founding", component_type=3, values=["played"])
    assert (await s.bot.store.tables.get(table)).options["founding"] == "drawn", "taken over from the founding"
    await s.begin(s.bob)
    assert (await s.loaded(table)).live
    assert (await s.bot.store.tables.get(table)).options["founding"] == "played", "not sent"
    await s.finish(table)
    assert await reigns(s, founded) == 2
    chain = await last_page(s, s.ann)
    assert "**Founding**" in chain
    assert "**Match 1**" in chain


# ---- reading it


@pytest.mark.parametrize("locale", ["ru", "bg"])
async def test_a_world_is_read_in_every_language(tmp_path: Path, locale: str) -> None:
    async with scene(tmp_path / "castellan.sqlite3", dict.fromkeys(("Аня", "Боян", "Циля"), locale)) as s:
        await played(s, s.bob)
        champion = (await memory(s)).champions[0]
        name = next(person["global_name"] or person["username"] for person in s.people if person["id"] == champion)
        card = answer(await world(s, s.cid))
        shown = text(card)
        assert name in shown
        for _ in range(2):
            card = answer(await s.press(s.cid, card, "▶"))
            shown += text(card)
        assert latin(shown) == set()
        assert does(card, "we")


async def test_a_world_is_read_and_exported_during_a_match_and_after_a_restart(s: Scene, tmp_path: Path) -> None:
    await played(s, s.bob)
    table = await s.table(s.bob)
    card = answer(await world(s, s.cid))
    assert "The champion is" in text(card)
    await s.restart()
    done = await s.do(s.cid, card, "we")
    document = json.loads(file_of(s, done, tmp_path).read_text())
    assert [(each["number"], each["fate"]) for each in document["chain"]] == [(0, "bequeathed")]
    assert "being played" in await last_page(s, s.cid)
    await s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!")
    assert "abandoned, it left nothing" in await last_page(s, s.cid)
    assert (await s.loaded(table)).playing.bequest is None
    assert await reigns(s) == 1


async def test_several_worlds_are_a_choice(founded: str, s: Scene) -> None:
    await played(s, s.bob)
    await played(s, s.bob, game=founded)
    choice = answer(await world(s, s.cid))
    (one, two) = (part for part in choice["components"][0]["components"][1]["components"][0]["options"])
    assert {one["description"], two["description"]} == {"Goes on, matches so far: 1"}
    picked = await s.discord.people.select(s.cid, choice, custom_id(choice, "wo"), [two["value"]])
    assert "The champion is" in said(picked)
    assert does(answer(picked), "wc")
    assert "Worlds of this channel" in said(await s.do(s.cid, answer(picked), "wc"))
    assert "The champion is" in said(await world(s, s.cid, game=founded))


# ---- annulling, leaving


async def test_the_last_match_is_annulled_and_played_again(s: Scene) -> None:
    await played(s, s.bob)
    one = await memory(s)
    await s.finish(await again(s, s.bob))
    won_by(s, s.ann)
    await s.do(s.ann, s.having("again"), "again")
    asks = answer(await s.do(s.ann, answer(await world(s, s.ann)), "wa"))
    assert "Shall **Match 2**" in text(asks)
    assert await reigns(s) == 2, "asks first"
    await s.restart()
    assert said(await s.do(s.ann, asks, "wa!")) == "It is annulled."
    await s.settle()
    assert "Ann has annulled **Match 2**" in text(s.last())
    assert await memory(s) == one
    assert "annulled" in await last_page(s, s.ann)
    await s.finish(await s.begin(s.bob))
    assert await reigns(s) == 2
    chain = await last_page(s, s.ann)
    assert chain.count("**Match 2**") == 2


async def test_who_may_annul_and_leave(s: Scene) -> None:
    await played(s, s.bob)
    kept = await current(s)
    assert kept is not None
    await s.bot.store.tables.close(await s.table(s.cid, host=s.bob))
    card = answer(await world(s, s.cid))
    assert not does(card, "wa")
    assert not does(card, "wl")
    await s.slash(s.bob, "table open", game=TOY)  # nor has one whose match came to nothing a say in what was before
    for verb, heirloom in (("wl", ""), ("wl!", "")):
        forged = await s.forge(s.bob, card, f"1:{verb}:{kept.world_id}{heirloom}")
        assert said(forged).startswith(HOST_ONLY)
    for verb, heirloom in (("wa", ""), ("wa!", f":{kept.id}")):
        forged = await s.forge(s.cid, card, f"1:{verb}:{kept.world_id}{heirloom}")
        assert said(forged).startswith("Only those who played the last match")
    assert await current(s) == kept


async def agreed(s: Scene, who: Payload) -> str:
    """What somebody is told who agrees that the last match be annulled."""
    told = said(await s.do(who, answer(await s.do(who, answer(await world(s, who)), "wa")), "wa!"))
    await s.settle()
    return told


async def test_a_match_is_annulled_by_its_winner_or_by_more_than_half_of_its_players(s: Scene) -> None:
    for last in (s.cid, s.bob):  # who has won, and one who makes them two of three
        await played(s, s.bob, s.cid)
        won_by(s, s.cid)
        assert (await agreed(s, s.ann)).startswith("Noted, and told in the channel.")
        assert "would like **Match 1** annulled" in text(s.last())
        shown = len(s.shown())
        assert (await agreed(s, s.ann)).startswith("Noted"), "saying so twice is saying so once"
        assert len(s.shown()) == shown
        assert await agreed(s, last) == "It is annulled."
        assert await reigns(s) == 0


async def test_who_has_not_played_asks_and_the_players_decide(s: Scene) -> None:
    manager = s.discord.places.add_role(s.guild, "managers", Permission.MANAGE_GUILD)
    s.discord.places.set_roles(s.guild, s.cid, [manager])
    await played(s, s.bob)
    won_by(s, s.bob)
    assert (await agreed(s, s.cid)).startswith("Noted")
    assert await reigns(s) == 1
    assert await agreed(s, s.bob) == "It is annulled."


async def test_a_world_is_true_during_a_match(s: Scene) -> None:
    """What it has marked so far is read, and only what is possible is offered."""
    await played(s, s.bob)
    await decreed(s, "More cake")
    card = answer(await world(s, s.ann))
    assert "More cake" in text(card)
    assert "Its marks so far are in here" in text(card)
    assert not does(card, "wa")
    assert not does(card, "wl")


async def test_what_came_too_late_is_not_annulled_nor_left_behind(s: Scene) -> None:
    """Somebody else was quicker; and what a match has begun with stays."""
    for _ in range(2):
        await played(s, s.bob)
    won_by(s, s.ann)
    verbs = ("wa", "wa", "wl")
    annul, twice, leave = [answer(await s.do(s.ann, answer(await world(s, s.ann)), verb)) for verb in verbs]
    assert said(await s.do(s.ann, annul, "wa!")) == "It is annulled."
    assert said(await s.do(s.ann, twice, "wa!")).startswith("That match can no longer be annulled")
    annul = answer(await s.do(s.ann, answer(await world(s, s.ann)), "wa"))
    await s.table(s.bob)
    assert said(await s.do(s.ann, annul, "wa!")).startswith("A match has begun with it.")
    assert said(await s.do(s.ann, leave, "wl!")).startswith("A match has begun with it.")
    assert await reigns(s) == 1


async def test_a_world_is_left_behind_and_the_next_match_founds_another(s: Scene) -> None:
    await played(s, s.bob)
    await s.do(s.ann, s.having("again"), "again")
    asks = answer(await s.do(s.ann, answer(await world(s, s.ann)), "wl"))
    assert "Shall **The court** be left behind?" in text(asks)
    again_asks = answer(await s.do(s.ann, answer(await world(s, s.ann)), "wl"))
    assert said(await s.do(s.ann, asks, "wl!")).startswith("It is left behind")
    await s.settle()
    assert "Ann has left **The court** behind." in text(s.last())
    assert "continues" not in text(s.having("j")), "the open lobby has heard of it"
    assert said(await s.do(s.ann, again_asks, "wl!")) == "That is not possible now."
    assert "Left behind, matches: 1" in said(await world(s, s.cid))
    await s.finish(await s.begin(s.bob))
    assert await reigns(s) == 1
    card = answer(await world(s, s.cid))
    assert does(card, "wc")
    shelf = answer(await s.do(s.cid, card, "wc"))
    old = shelf["components"][0]["components"][1]["components"][0]["options"][1]
    picked = await s.discord.people.select(s.cid, shelf, custom_id(shelf, "wo"), [old["value"]])
    assert "The champion is" in said(picked)
    shelf = answer(await s.do(s.ann, answer(await world(s, s.ann)), "wc"))
    picked = await s.discord.people.select(s.ann, shelf, custom_id(shelf, "wo"), [old["value"]])
    assert not does(answer(picked), "wa")
    chain = await s.discord.people.select(s.ann, answer(picked), custom_id(answer(picked), "wt"), ["2"])
    assert "Left behind <t:" in said(chain)


async def test_annulled_between_the_announcement_and_the_start(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match begins with what is current then; it is announced once."""
    await played(s, s.bob)
    await played(s, s.bob)
    kept = await current(s)
    assert kept is not None
    card = await s.lobby(s.bob)
    announce = Poster.announce

    async def meanwhile(self: Poster, *told: Any) -> str:
        await s.bot.store.worlds.annul(kept.id)
        return await announce(self, *told)

    monkeypatch.setattr(Poster, "announce", meanwhile)
    table = await s.begin()
    assert len((await s.loaded(table)).playing._state.champions) == 1
    announced = [m for m in s.shown() if "The game begins!" in text(m)]
    assert len([m for m in announced if m["id"] > card["id"]]) == 1


async def test_what_is_proclaimed_is_in_the_language_of_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path / "castellan.sqlite3", {"Аня": "ru", "Bob": "en-GB", "Cid": "en-GB"}) as s:
        manager = s.discord.places.add_role(s.guild, "managers", Permission.MANAGE_GUILD)
        s.discord.places.set_roles(s.guild, s.bob, [manager])
        await played(s, s.bob)
        won_by(s, s.bob)
        await s.settled(s.do(s.bob, answer(await s.do(s.bob, answer(await world(s, s.bob)), "wa")), "wa!"))
        assert "**Партия 1** не засчитана" in text(s.last())


async def test_a_world_in_which_nothing_can_begin_says_why_before_anything_is_announced(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(s, s.bob)
    card = await s.lobby(s.bob)

    def ended(*_: object) -> None:
        raise Refused(text_of("core-over"))

    monkeypatch.setitem(vars(GAME), "setup", ended)
    before = len(s.shown())
    assert said(await s.do(s.ann, card, "go")) == voice()(text_of("core-over"))
    await s.settle()
    assert len(s.shown()) == before
    assert (await s.bot.store.tables.live())[0].state == "lobby"
