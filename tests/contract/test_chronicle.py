"""What many matches brought up: all that was declared, and nothing that cannot be said."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.languages import SHIPPED
from bot.speech import Voice
from engines.core.booklet.book import DROP, SAVE
from engines.core.event import Event
from engines.core.record import Family, members
from tests.contract import catalogues
from tests.contract.catalogues import CORE, LOCALES, package
from tests.contract.chronicle import RARE, Chronicle, chronicle, expected, rare
from tests.contract.games import ALL_GAMES, TOY
from tests.contract.test_catalogues import commands

pytestmark = [pytest.mark.long, pytest.mark.thorough]
READ_ALOUD = 5000
"""How many of the texts of a game are rendered in each language."""


def test_every_move_event_and_phrase_occurs(game: Any) -> None:
    """What never comes up is dead. A few rare things are let off where only a few matches are played."""
    seen, (declared, told, steps) = chronicle(game.meta.key), expected(game)
    parts = {name for name in seen.moves if "." in name}
    assert set(seen.moves) - parts - rare(game) <= declared
    unmade = seen.unmade(game)
    assert len(unmade) <= RARE * len(declared), f"nobody made {unmade}"
    assert told >= {"seated", "obeyed", "stopped", "undone"}, "the core's own events are in every game's union"
    unheard = told - seen.events - {"obeyed", "stopped", "undone"}
    assert len(unheard) <= RARE * len(told), f"never happened: {unheard}"
    assert steps - seen.steps == set(), "steps of subcommands that nobody could say"
    unknown = seen.unpicked(game)
    assert {kind.partition(".")[0] for kind in unknown} <= declared
    assert len(unknown) <= RARE * len(declared), f"never picked: {unknown}"


def test_only_who_has_drafts_has_something_to_cancel() -> None:
    assert "cancel" in Chronicle().unmade(TOY)
    assert "cancel" not in Chronicle().unmade(replace(TOY, package="tests.draftless"))


def test_turns_or_rounds_begin_with_something_that_is_told(game: Any) -> None:
    """Clocks go by it: ``Event.opens``."""
    seen = chronicle(game.meta.key).events
    assert any(
        issubclass(each, Event) and each.opens for kind, each in members(Event, game.package).items() if kind in seen
    )


def test_everything_that_is_said_is_in_the_catalogue(game: Any) -> None:
    """What play brings up, what the code names outright, and what the bot looks up by convention."""
    keys = sayable(game)
    for locale in LOCALES:
        present = set(catalogues.messages(package(game), locale))
        shared = set(catalogues.messages(CORE, locale))
        assert {key for key in keys if key not in (shared if key.startswith("core-") else present)} == set(), locale


def test_nothing_in_the_catalogue_goes_unsaid(game: Any) -> None:
    """Keys may be put together from a kind, as in ``move-draw``: it is enough that the code knows how they end."""
    kinds = {kind for family in Family.__subclasses__() for kind in members(family, game.package)}
    known = sayable(game) | catalogues.constants(package(game)) | kinds | {SAVE, DROP}
    endings = {f"-{word.replace('_', '-')}" for word in known}
    printed = catalogues.printed(package(game)) | known
    unsaid = {key for key in catalogues.messages(package(game), "en") if key not in known}
    unsaid -= {f"title-{kind}{ref}" for ref in printed for kind in ("", "reward_")}
    assert {key for key in unsaid if not any(key.endswith(ending) for ending in endings)} == set()


def test_nothing_in_the_cores_catalogue_goes_unsaid() -> None:
    """What no code names outright some game has to bring up; the toy brings up all of it, and is soon played."""
    elsewhere = catalogues.said(CORE) - set(catalogues.messages(CORE, "en"))
    games = {key for game in ALL_GAMES.values() for key in catalogues.messages(package(game), "en")}
    assert elsewhere <= games, "what the core has a game say of its booklet"
    unsaid = set(catalogues.messages(CORE, "en")) - catalogues.said(CORE)
    unsaid -= {key for game in ALL_GAMES.values() for key in catalogues.said(package(game))}
    for key in (TOY.meta.key, *ALL_GAMES):
        if unsaid:
            unsaid -= {said.key for said in chronicle(key).texts}
    assert unsaid == set()


def test_texts_come_with_the_arguments_that_their_messages_fill_in(game: Any) -> None:
    wrong = ((said.key, catalogues.unfilled(game, said)) for said in chronicle(game.meta.key).texts)
    assert {key: sorted(names) for key, names in wrong if names} == {}, "given and not said, or said and not given"


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_can_be_read_aloud(game: Any, locale: str) -> None:
    for said in islice(sorted(chronicle(game.meta.key).texts, key=repr), READ_ALOUD):
        assert catalogues.render(game, locale, said).strip(), said


def test_every_component_that_is_named_has_a_title(game: Any) -> None:
    assert chronicle(game.meta.key).refs - catalogues.titled(game) == set()


def test_no_games_selector_is_taken_for_words(game: Any) -> None:
    """A string argument that a game's own message chooses by comes out as it went in."""
    voice = Voice(SHIPPED, "en")
    strings = {arg for said in chronicle(game.meta.key).texts for _, arg in said.args if isinstance(arg, str)}
    written = {arg for arg in strings if "Ж" in arg or arg == "a"}
    assert [arg for arg in strings - written if voice.value(arg) != arg] == []


def sayable(game: Any) -> set[str]:
    played = {said.key for said in chronicle(game.meta.key).texts}
    return played | catalogues.said(package(game)) | conventional(game)


def conventional(game: Any) -> set[str]:
    """The keys that the bot puts together from what a game declares."""
    meta = game.meta
    settings = {f"option-{setting.key}" for setting in meta.options}
    choices = {f"option-{setting.key}-{choice}" for setting in meta.options for choice in setting.choices}
    numbers = {f"option-{setting.key}-number" for setting in meta.options if setting.numbers}
    return {"name", "rules-summary"} | settings | choices | numbers | commands(game)
