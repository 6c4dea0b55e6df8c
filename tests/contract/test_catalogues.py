"""Whatever a game can say, it can say in every language."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bot.languages import SHIPPED
from tests.contract import catalogues
from tests.contract.catalogues import CORE, COUNTS, LOCALES, PLURAL_FORMS, package
from tests.contract.games import ALL_GAMES

FOLDERS = {"core": CORE, **{key: package(game) for key, game in ALL_GAMES.items()}}
LATIN_WORD = re.compile("[A-Za-z]{2,}")
OF_ORDERS = ("move-order-", "order-", "template-", "hint-template-", "hint-order-", "note-order", "pen-", "stop-")
"""How the keys begin of what a booklet says."""
I_OR_ME = re.compile(r"\b(I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b")


@pytest.fixture(params=FOLDERS, name="folder")
def _folder(request: pytest.FixtureRequest) -> Path:
    """The core and every game, one after the other."""
    return FOLDERS[request.param]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_catalogue_can_be_read(folder: Path, locale: str) -> None:
    for entry in catalogues.entries(folder, locale):
        assert not isinstance(entry, ftl.Junk), f"{locale}: {entry.content}"
        assert not isinstance(entry, ftl.Message) or entry.value is not None, f"{locale}: {entry.id.name} says nothing"
    named = Counter(entry.id.name for entry in catalogues.entries(folder, locale) if isinstance(entry, ftl.Message))
    assert [key for key, times in named.items() if times > 1] == []


def test_the_catalogues_hold_the_same_messages(folder: Path) -> None:
    first, *others = (set(catalogues.messages(folder, locale)) for locale in LOCALES)
    for locale, keys in zip(LOCALES[1:], others, strict=True):
        assert keys ^ first == set(), f"only in {LOCALES[0]} or only in {locale}"


def test_a_message_fills_in_the_same_arguments_in_every_language(folder: Path) -> None:
    for key in catalogues.messages(folder, LOCALES[0]):
        filled = {locale: catalogues.placeholders(folder, locale, key) for locale in LOCALES}
        assert len(set(filled.values())) == 1, f"{key}: {filled}"


@pytest.mark.parametrize("locale", [each for each in LOCALES if not LATIN_WORD.search(SHIPPED.name(each))])
def test_nothing_is_left_in_english(folder: Path, locale: str) -> None:
    for key in catalogues.messages(folder, locale):
        for piece in catalogues.prose(folder, locale, key):
            assert not LATIN_WORD.search(piece), f"{key}: {piece}"


def test_a_booklet_says_you_to_its_reader(folder: Path) -> None:
    """Whoever writes standing orders is spoken to, from the first page to the last."""
    for key in catalogues.messages(folder, LOCALES[0]):
        if key.startswith(OF_ORDERS):
            for piece in catalogues.prose(folder, LOCALES[0], key):
                assert not I_OR_ME.search(piece), f"{key}: {piece}"


@pytest.mark.parametrize("locale", LOCALES)
def test_counting_follows_the_grammar(folder: Path, locale: str) -> None:
    for key, variants in catalogues.selections(folder, locale):
        if variants & PLURAL_FORMS:
            lacking = COUNTS[locale] - variants
            assert not lacking, f"{key} counts and lacks {sorted(lacking)}; what does not count has no *[other]"
            assert variants <= COUNTS[locale] | {"other"}, f"{key} has a form that {locale} does not know"


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_subcommands_have_names_in_every_language(game: Any, locale: str) -> None:
    """``.name`` is what a command, subcommand or option is called there; in English it is called by its key. Which
    names and descriptions Discord takes, ``tests/bot/test_commands.py`` knows."""
    named = {key: catalogues.name_of(package(game), locale, key) for key in commands(game) - {"tagline"}}
    assert [key for key, name in named.items() if not name] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_only_commands_have_names(game: Any, locale: str) -> None:
    named = {
        key for key in catalogues.messages(package(game), locale) if catalogues.attributes(package(game), locale, key)
    }
    assert named <= (set() if locale == LOCALES[0] else commands(game))


def commands(game: Any) -> set[str]:
    """The keys that describe the command of a game, its subcommands and their options."""
    phrases = {f"phrase-{phrase.name}" for phrase in game.meta.phrases}
    steps = {f"step-{phrase.name}-{step.name}" for phrase in game.meta.phrases for step in phrase.steps if step.name}
    return {"tagline"} | phrases | steps
