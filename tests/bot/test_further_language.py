"""A language is its catalogues and nothing else: one that was never heard of is read as soon as they are there."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.languages import BOT, LOCALES, SHIPPED, Languages
from bot.parlour.room import Room
from bot.parlour.shown import everything
from bot.parlour.simulated import SimulatedDiscord
from engines.core.text import text as text_of
from tests.bot.accented import ROOT, accented, invent
from tests.bot.overheard import latin
from tests.bot.presser import Presser
from tests.bot.reading import answer, controls, custom_id, labels, said, text
from tests.bot.scene import TOY, Scene, scene
from tests.contract import catalogues, test_catalogues
from tests.discord import rules
from tests.kits import KIT
from tests.petty_court import GAME

TAG = "de"
"""Discord is translated into it, and this bot is not."""
PACKAGES = (BOT, "engines.core", GAME.package)


@pytest.fixture(name="spoken")
async def _spoken(tmp_path: Path) -> AsyncIterator[Scene]:
    """The server and Ann speak it; Bob's and Cid's clients speak Russian and English."""
    invent(tmp_path / "more", TAG, PACKAGES)
    kit = replace(KIT, languages=Languages((tmp_path / "more",)))
    async with scene(tmp_path / "castellan.sqlite3", {"Ann": TAG, "Bob": "ru", "Cid": "en-US"}, kit=kit) as made:
        yield made


@pytest.mark.thorough
async def test_a_table_is_opened_and_played_in_it(spoken: Scene) -> None:
    s = spoken
    opened = await s.settled(s.slash(s.ann, "table open", game=TOY, seats=3))
    page, card = answer(opened), s.having("j")
    assert latin(text(page)) | latin(text(card)) <= {"Ann"}
    assert accented("Start") in labels(page)
    assert accented("Join") in labels(card)
    table = await s.begin(s.bob, stewards=1)
    loaded = await s.loaded(table)
    assert loaded.table.locale == TAG
    for _ in range(3):
        assert accented("You hold") in text(s.dms(s.ann)[-1])
        assert latin(text(s.dms(s.ann)[-1])) | latin(text(s.having("i"))) <= {"Ann", "Bob"}
        await s.settled(s.skip(table, most=1))
    await Presser(s, table, seed=3).play(leap=40)
    everything = "\n".join(map(text, s.shown()))
    assert latin(everything) <= {"Ann", "Bob"}
    assert latin(text(s.dms(s.bob)[-1])) <= {"Ann", "Bob"}, "Russian, with names"


async def test_help_and_commands_are_in_it(spoken: Scene) -> None:
    s = spoken
    for game in ({}, {"game": TOY}):
        assert latin("\n".join(map(text, (await s.slash(s.ann, "help", **game)).messages))) == set()
    commands = {command["name"]: command for command in s.discord.people.commands(s.ann, s.hall)}
    table, court = commands["table"], commands["court"]
    assert table["name_localizations"][TAG] == accented("table")
    assert set(table["description_localizations"]) == {TAG, "ru", "bg"}
    (opening,) = [each for each in table["options"] if each["name"] == "open"]
    assert [each["name_localizations"][TAG] for each in opening["options"]] == [accented("game"), accented("seats")]
    assert opening["options"][0]["choices"][0]["name_localizations"][TAG] == accented("Petty Court")
    (bid,) = [each for each in court["options"] if each["name"] == "bid"]
    assert bid["name_localizations"][TAG] == accented("bid")


async def test_anybody_may_choose_it(spoken: Scene) -> None:
    s = spoken
    page = answer(await s.slash(s.cid, "me"))
    select = custom_id(page, "ms").rsplit(":", 1)[0] + ":locale"
    (offered,) = [each["options"] for each in controls(page) if each["custom_id"] == select]
    assert [each["value"] for each in offered] == ["auto", "en", "bg", TAG, "ru"]
    assert [each["label"] for each in offered][1:] == ["English", "Български", accented("English"), "Русский"]
    page = answer(await s.discord.people.select(s.cid, page, select, [TAG]))
    assert latin(text(page)) == set()
    assert latin(said(await s.slash(s.cid, "table close"))) == set()


async def test_the_parlour_offers_it_too(tmp_path: Path) -> None:
    invent(tmp_path, TAG, (BOT, "bot.parlour"))
    room = Room(SimulatedDiscord(token="token", secret="secret"), Languages((tmp_path,)))
    room.furnish(TAG)
    told = everything(room)
    assert {"tag": TAG, "name": accented("English")} in told["languages"]
    assert latin(told["guild"]["name"]) == set()
    assert {person["locale"] for person in told["people"]} == {told["guild"]["locale"]} == {TAG}
    assert told["texts"][TAG]["channels"] == accented(told["texts"]["en"]["channels"])


def test_its_catalogues_are_checked_like_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if its files stood beside the others."""
    invent(tmp_path, TAG, PACKAGES)
    monkeypatch.setattr(test_catalogues, "LOCALES", ("en", TAG))
    monkeypatch.setitem(catalogues.COUNTS, TAG, catalogues.COUNTS["en"])
    for package in PACKAGES:
        folder = tmp_path.joinpath(*package.split("."))
        shutil.copy(ROOT.joinpath(*package.split("."), "locale", "en.ftl"), folder / "locale")
        test_catalogues.test_a_catalogue_can_be_read(folder, TAG)
        test_catalogues.test_the_catalogues_hold_the_same_messages(folder)
        test_catalogues.test_a_message_fills_in_the_same_arguments_in_every_language(folder)
        test_catalogues.test_nothing_is_left_in_english(folder, TAG)
        test_catalogues.test_counting_follows_the_grammar(folder, TAG)


# ---- the languages themselves


def test_a_language_that_lacks_something_says_that_in_english(tmp_path: Path) -> None:
    """Text by text, also where a text quotes another one that is lacking, and by English plural rules."""
    for package, words in {
        BOT: "language-name = Français\nchoose = Choisir\nback = Voir { nothing-like-that }\n",
        GAME.package: "name = Petite cour\ntitle-deny = Déni\n",
    }.items():
        home = tmp_path.joinpath(*package.split("."), "locale")
        home.mkdir(parents=True)
        (home / "fr.ftl").write_text(words, encoding="utf-8")
    kit = replace(KIT, languages=Languages((tmp_path,)))
    voice = kit.voice("fr", TOY, ("Ann",))
    assert (voice.tell("choose"), voice.tell("join"), voice.tell("back")) == ("Choisir", "Join", "Back")
    assert (voice.about("name"), voice.title("deny"), voice.title("tithe")) == ("Petite cour", "Déni", "Tithe")
    assert voice(text_of("core-over")) == kit.voice("en", TOY)(text_of("core-over"))
    with pytest.raises(LookupError):
        voice.tell("nothing-like-that")


def test_languages_are_known_by_the_names_of_their_files(tmp_path: Path) -> None:
    home = tmp_path / BOT / "locale"
    home.mkdir(parents=True)
    for tag in ("pt-BR", "es", "eo"):
        (home / f"{tag}.ftl").write_text("", encoding="utf-8")
    known = Languages((tmp_path,))
    assert SHIPPED.tags[0] == known.tags[0] == "en"
    assert set(known.tags) - set(SHIPPED.tags) == {"pt-BR", "es", "eo"}
    assert known.clients("pt-BR") == ("pt-BR",)
    assert known.clients("es") == ("es-419", "es-ES")
    assert known.clients("eo") == (), "Discord has no such language; it can be chosen all the same"
    assert known.clients("en")[:2] == ("en-US", "en-GB")
    assert known.nearest("pt-PT") == "en"
    assert known.name("eo") == "eo", "it does not say what it is called"


def test_discords_languages_are_those_of_its_specification() -> None:
    assert set(LOCALES) == rules.LOCALES
