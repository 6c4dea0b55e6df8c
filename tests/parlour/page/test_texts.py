"""The page's catalogues: complete, used, and the same blanks in each language."""

import re

import pytest

from bot.languages import SHIPPED
from bot.parlour.room import CHANNELS, PEOPLE
from bot.parlour.site import _page_files
from bot.parlour.texts import BLANKS, own, page_texts

SCRIPTS = "\n".join(text.decode() for name, text in _page_files().items() if name.endswith(".js"))
SERVER = {"server-name", "needs-scripts"} | {f"channel-{n + 1}" for n in range(CHANNELS)}
NAMES = {f"person-{n + 1}" for n in range(PEOPLE)}


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_every_catalogue_says_the_same(locale: str) -> None:
    texts = page_texts(SHIPPED)
    assert texts[locale].keys() == texts["en"].keys()
    for key, text in texts[locale].items():
        assert _blanks(text) == _blanks(texts["en"][key]), key
        assert text == text.strip() != ""


def test_every_text_is_said_somewhere_and_every_text_said_exists() -> None:
    mentioned = set(re.findall(r"\"([a-z][a-z0-9-]*)\"", SCRIPTS))
    known = set(page_texts(SHIPPED)["en"])
    assert known - SERVER - NAMES <= mentioned, "texts that nobody says"
    said = set(re.findall(r"\bt\(\s*\"([a-z0-9-]+)\"", SCRIPTS))
    assert len(said) > 30
    assert said <= known


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_channels_are_named_as_discord_allows(locale: str) -> None:
    names = [own(SHIPPED, locale, f"channel-{n + 1}") for n in range(CHANNELS)]
    assert all(re.fullmatch(r"[\w-]{1,100}", name) and name == name.lower() for name in names)
    assert len({own(SHIPPED, locale, key) for key in NAMES}) == PEOPLE


def test_markup_has_one_door() -> None:
    """Text becomes text nodes, whatever it says; only the head of the page is HTML."""
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser"):
        assert way not in SCRIPTS
    assert not re.search(r"setAttribute\(\"on", SCRIPTS)


def _blanks(text: str) -> set[str]:
    found = set(re.findall(r"\{(\w+)\}", text))
    assert found <= set(BLANKS)
    return found
