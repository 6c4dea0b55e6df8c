"""The languages that there are: each is ``<tag>.ftl`` beside the English catalogue of every package, and of every part
of one that has its own (``<package>/*/*/locale``), and nothing else.

A language may lack texts, or whole catalogues: what it does not say is said in English, text by text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from bot.entries import Entries, written

ENGLISH = "en"
"""What everybody reads who speaks none of the others, and what stands in for what these lack."""
BOT = "bot"
"""The package whose catalogues say which languages there are."""
LOCALES = (
    "en-US", "en-GB", "ar", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
"""The languages of Discord's clients, the commonest English first."""


class Catalogue:
    """What some packages say in one language, and in English what they do not say in it."""

    def __init__(self, bundles: tuple[FluentBundle, ...]) -> None:
        """:param bundles: the language's own; English, if that is another one."""
        self._bundles = bundles

    def say(self, key: str, args: dict[str, Any]) -> str:
        """:raises LookupError: not even English can say it."""
        wrong: list[str] = []
        for bundle in self._bundles:
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, args)
                if not errors:
                    return str(said)
                wrong += map(str, errors)
        raise LookupError(f"{key}: {wrong}")

    def own(self, key: str, attribute: str | None = None) -> str | None:
        """A message of the language itself that fills in nothing, or an attribute of it (``.name`` of a command)."""
        bundle = self._bundles[0]
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(bundle.format_pattern(pattern, {})[0])

    def keys(self) -> list[str]:
        """Of all its own messages."""
        return sorted(self._bundles[0]._messages)  # fluent.runtime offers no other way to list them


@dataclass(frozen=True, slots=True, eq=False)
class Languages:
    """Every language of which the bot has a catalogue."""

    folders: tuple[Path, ...] = ()
    """Where catalogues lie beside the packages' own ``locale`` folders, in folders of the same paths."""

    @property
    def tags(self) -> tuple[str, ...]:
        """English, then the others by their tags: the names of their files."""
        return _tags(self)

    def nearest(self, client: str | None) -> str:
        """The tag for a Discord locale such as ``en-GB`` or ``ru``: this very one, or else its language's."""
        return _nearest(self, client or "")

    def clients(self, tag: str) -> tuple[str, ...]:
        """Discord's locales whose readers get this language; none where Discord is not translated into it."""
        return tuple(client for client in LOCALES if self.nearest(client) == tag)

    def name(self, tag: str) -> str:
        """As its speakers call it."""
        return self.catalogue(tag, BOT).own("language-name") or tag

    def catalogue(self, tag: str, *packages: str) -> Catalogue:
        """What these packages say in that language, later packages adding to earlier ones."""
        return _catalogue(self, tag, packages)


SHIPPED = Languages()
"""Those whose catalogues lie in the packages."""


@cache
def _tags(languages: Languages) -> tuple[str, ...]:
    found = {entry.name for folder in _folders(languages, BOT) if folder.is_dir() for entry in folder.iterdir()}
    tags = {name.removesuffix(".ftl") for name in found if name.endswith(".ftl")}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


@lru_cache(maxsize=256)
def _nearest(languages: Languages, client: str) -> str:
    tags = {tag.lower(): tag for tag in languages.tags}
    wanted = client.lower()
    return tags.get(wanted) or tags.get(wanted.split("-")[0]) or ENGLISH


@cache
def _catalogue(languages: Languages, tag: str, packages: tuple[str, ...]) -> Catalogue:
    return Catalogue(tuple(_bundle(languages, each, packages) for each in dict.fromkeys((tag, ENGLISH))))


def _bundle(languages: Languages, tag: str, packages: tuple[str, ...]) -> FluentBundle:
    sources: dict[str, str] = {}
    for package in packages:
        sources = {**_written(languages, tag, package), **sources}
    bundle = FluentBundle([tag], use_isolating=False)
    messages = Entries({name: text for name, text in sources.items() if not name.startswith("-")})
    terms = Entries({name[1:]: text for name, text in sources.items() if name.startswith("-")})
    bundle._messages, bundle._terms = messages, terms  # type: ignore[assignment]  # it only looks things up in them
    return bundle


@cache
def _written(languages: Languages, tag: str, package: str) -> dict[str, str]:
    """Read once, in whichever company."""
    files = (folder.joinpath(f"{tag}.ftl") for folder in _folders(languages, package))
    found: dict[str, str] = {}
    for file in files:
        if file.is_file():
            found = {**written(file.read_text(encoding="utf-8")), **found}
    return found


def _folders(languages: Languages, package: str) -> list[Any]:
    """Where the catalogues of a package lie."""
    own = Path(str(resources.files(package)))
    inside = sorted(each.relative_to(own) for each in (own / "locale", *own.glob("*/*/locale")))
    beside = [folder.joinpath(*package.split(".")) for folder in languages.folders]
    return [home / each for home in (own, *beside) for each in inside]
