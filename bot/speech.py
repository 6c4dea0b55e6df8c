"""Texts in the reader's language. Everything a person reads passes through a :class:`Voice`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from engines import GAMES
from engines.core.text import Arg, CardRef, PersonRef, Said, SeatRef, Text
from persistence.records import Known
from persistence.words import folded

LOCALES = ("en", "ru", "bg")
"""The catalogues that exist; the first is what everybody else reads."""

NAME_LENGTH = 32
QUOTE_LENGTH = 1000
"""Characters of somebody's own words in the middle of a text."""
SELECTOR = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")
"""What games choose a wording by. It has no effect as markdown; whatever else comes as a string is somebody's words."""


def nearest(locale: str | None) -> str:
    """The catalogue for a Discord locale such as ``en-GB`` or ``ru``."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LOCALES else LOCALES[0]


@cache
def bundle(locale: str, *packages: str) -> FluentBundle:
    """One language of some packages' ``locale`` folders, later packages adding to earlier ones."""
    made = FluentBundle([locale], use_isolating=False)
    for package in packages:
        made.add_resource(_catalogue(locale, package))
    return made


@cache
def _catalogue(locale: str, package: str) -> Resource:
    """Read once, in whichever company: it takes up to a tenth of a second."""
    return FluentResource(resources.files(package).joinpath("locale", f"{locale}.ftl").read_text(encoding="utf-8"))


MARKDOWN = r"([\\*_~`|<>\[\]()#@:/-])"
UNSEEN = "\u034f\u115f\u1160\u2800\u3164\uffa0"
"""Characters that look like nothing although they count as letters."""
MARKS = 2
"""Accents that one letter may carry: more of them climb into the lines above and below."""


def seen(words: str) -> str:
    """*words* without what steers a text instead of standing in it: controls, directions, piles of accents."""
    kept, marks = "", 0
    for letter in words:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MARKS:
            kept += " " if kind[0] in "CZ" or letter in UNSEEN else letter
    return " ".join(kept.split())


def tame(words: str, limit: int = NAME_LENGTH) -> str:
    """Somebody's own words, unable to mention, format, link or turn the text around."""
    told = seen(words)
    if len(told) > limit:
        told = told[: limit - 1] + "…"
    return re.sub(MARKDOWN, r"\\\1", told) or "?"


def plain(words: str) -> str:
    """*words* for where Discord shows no markdown (buttons, entries of a select): nothing escaped."""
    return re.sub(rf"\\{MARKDOWN}", r"\1", words)


REMEMBERED = 256
"""Voices kept ready: about as many as tables that somebody plays at within a minute."""
NOBODY_KNOWN = Known()
SAID = 2000
"""Texts that one voice remembers: boards and logs repeat themselves, and putting a sentence together is dear."""


@lru_cache(maxsize=REMEMBERED)
def _memory(
    _locale: str, _game: str | None, _names: tuple[str, ...] = (), _known: Known = NOBODY_KNOWN
) -> dict[Text, str]:
    """What a voice has said so far; voices of the same kind share it. That for nobody is shared by all tables."""
    return {}


def _nobodys(arg: Arg) -> bool:
    """Whether it reads the same at every table: no seat, no person, nobody's own words."""
    if isinstance(arg, Text):
        return all(_nobodys(value) for _, value in arg.args)
    if isinstance(arg, tuple):
        return all(map(_nobodys, arg))
    return isinstance(arg, (int, CardRef)) or (isinstance(arg, str) and SELECTOR.fullmatch(arg) is not None)


class Voice:
    """Says texts in one language, about one game, to readers who know the seats by *names*.

    :param names: already tame (see :func:`tame`), one per seat.
    :param known: the persons whom a text may name without a seat, and the words that it must not repeat.
    """

    def __init__(
        self, locale: str | None, game: str | None = None, names: Sequence[str] = (), known: Known = NOBODY_KNOWN
    ) -> None:
        self.locale = nearest(locale)
        self.game = GAMES[game] if game else None
        self.names = tuple(names)
        about = (self.game.package,) if self.game else ()
        self._catalogue = bundle(self.locale, "engines.core", *about)
        self._house = bundle(self.locale, "bot")
        self._people, self._hidden = dict(known.people), frozenset(known.hidden)
        self._common, self._said = _memory(self.locale, game), _memory(self.locale, game, self.names, known)

    def __call__(self, message: Text) -> str:
        """A text of the engines, with its arguments said in the same voice."""
        said = self._common.get(message) or self._said.get(message)
        if said is None:
            said = self._format(self._catalogue, message.key, {name: self.value(arg) for name, arg in message.args})
            memory = self._common if _nobodys(message) else self._said
            if len(memory) >= SAID:
                memory.clear()
            memory[message] = said
        return said

    def tell(self, key: str, **args: str | int) -> str:
        """A text of the bot's own."""
        return self._format(self._house, key, args)

    def about(self, key: str, **args: str | int) -> str:
        """A text of the game's that stands outside any match: its name, its options, its help."""
        return self._format(self._catalogue, key, args)

    def value(self, arg: Arg) -> str | int:
        match arg:
            case SeatRef(seat=seat):
                return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"
            case CardRef(ref=ref):
                return self.title(ref)
            case PersonRef(person=person):
                return self._people.get(person) or self.tell("former-player")
            case Said(words=words, instead=instead):
                return self(instead) if folded(words) in self._hidden else tame(words, QUOTE_LENGTH)
            case Text():
                return self(arg)
            case str() if not SELECTOR.fullmatch(arg):
                return tame(arg, QUOTE_LENGTH)
            case tuple():
                return self.listed(self.value(each) for each in arg)
            case _:
                return arg

    def title(self, ref: str) -> str:
        """A component's."""
        return self(Text(CardRef(ref).key))

    def listed(self, values: Iterable[str | int]) -> str:
        return ", ".join(str(value) for value in values)

    def _format(self, catalogue: FluentBundle, key: str, args: dict[str, Any]) -> str:
        pattern = catalogue.get_message(key).value
        assert pattern is not None, key
        said, errors = catalogue.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{key} ({self.locale}): {[str(error) for error in errors]}")
        return str(said)


def attribute(locale: str, key: str, name: str, *packages: str) -> str | None:
    """An attribute of a message (``.name`` of a command), or ``None``."""
    catalogue: Any = bundle(locale, *packages)
    if not catalogue.has_message(key):
        return None
    pattern = catalogue.get_message(key).attributes.get(name)
    return pattern and str(catalogue.format_pattern(pattern, {})[0])
