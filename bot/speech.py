"""Texts in the reader's language. Everything a person reads passes through a :class:`Voice`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.languages import BOT, Languages
from bot.time.calendar import DAY, HOUR, MINUTE
from engines.core.drawing.look import player
from engines.core.drawing.typefaces import legible
from engines.core.emblem import EMBLEMS
from engines.core.text import Arg, CardRef, PersonRef, Said, SeatRef, SignRef, Text
from persistence.folding import folded
from persistence.records import Known

NAME_LENGTH = 32
QUOTE_LENGTH = 1000
"""Characters of somebody's own words in the middle of a text."""
SELECTOR = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")
"""What games choose a wording by. It has no effect as markdown; whatever else comes as a string is somebody's words."""


STEWARD = "🤖"
STAR = "⭐"
"""A seat had this sign once, and messages of then still stand; whoever wore it now would seem to have won one."""
SIGNS = rf"(?:{'|'.join([STEWARD, STAR, *(emblem.sign for emblem in EMBLEMS)])})\ufe0f?"
"""What people are told apart by, so that nobody can put another's on; as a picture, too, which the last character asks
for."""
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
    return escaped(re.sub(SIGNS, "", words), limit)


def escaped(words: str, limit: int) -> str:
    """What :func:`plain` has made of the bot's own words, for where Discord shows markdown."""
    told = seen(words)
    if len(told) > limit:
        told = told[: limit - 1] + "…"
    return re.sub(MARKDOWN, r"\\\1", told) or "?"


def instead(name: str) -> str:
    """The name of somebody for whom a steward plays; nobody can call themselves so (see :func:`tame`)."""
    return f"{name} {STEWARD}"


def signed(names: Iterable[str]) -> tuple[str, ...]:
    """The names of all seats, each after the sign that the seat has in pictures."""
    return tuple(seated(seat, name) for seat, name in enumerate(names))


def seated(seat: int, name: str) -> str:
    """The name of whoever has *seat*, after its sign."""
    return f"{EMBLEMS[seat].sign} {name}"


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
    _languages: Languages,
    _locale: str,
    _package: str | None,
    _names: tuple[str, ...] = (),
    _known: Known = NOBODY_KNOWN,
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

    :param locale: a tag of *languages*, or what a client of Discord's reports.
    :param package: where the game's catalogues lie; ``None``: it speaks of no game.
    :param names: already tame (see :func:`tame`), one per seat.
    :param known: the persons whom a text may name without a seat, and the words that it must not repeat.
    """

    def __init__(
        self,
        languages: Languages,
        locale: str | None,
        package: str | None = None,
        names: Sequence[str] = (),
        known: Known = NOBODY_KNOWN,
    ) -> None:
        self.locale = languages.nearest(locale)
        self.names = tuple(names)
        self._catalogue = languages.catalogue(self.locale, "engines.core", *([package] if package else ()))
        self._house = languages.catalogue(self.locale, BOT)
        self._people, self._hidden = dict(known.people), frozenset(known.hidden)
        self._common = _memory(languages, self.locale, package)
        self._said = _memory(languages, self.locale, package, self.names, known)

    def __call__(self, message: Text) -> str:
        """A text of the engines, with its arguments said in the same voice."""
        said = self._common.get(message) or self._said.get(message)
        if said is None:
            said = self._catalogue.say(message.key, {name: self.value(arg) for name, arg in message.args})
            memory = self._common if _nobodys(message) else self._said
            if len(memory) >= SAID:
                memory.clear()
            memory[message] = said
        return said

    def tell(self, key: str, **args: str | int) -> str:
        """A text of the bot's own."""
        return self._house.say(key, args)

    def about(self, key: str, **args: str | int) -> str:
        """A text of the game's that stands outside any match: its name, its options, its help."""
        return self._catalogue.say(key, args)

    def length(self, milliseconds: int) -> str:
        """How long that is, in the largest unit that says it in whole numbers; minutes at least."""
        if milliseconds % DAY == 0:
            return self.tell("length-days", count=milliseconds // DAY)
        if milliseconds % HOUR == 0:
            return self.tell("length-hours", count=milliseconds // HOUR)
        return self.tell("length-minutes", count=milliseconds // MINUTE)

    def command(self, key: str) -> str | None:
        """What the command, subcommand or option is called that this text of the game's describes, if not as in
        English."""
        return self._catalogue.own(key, "name")

    def value(self, arg: Arg) -> str | int:
        match arg:
            case SeatRef(seat=seat):
                return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"
            case SignRef(seat=seat):
                return EMBLEMS[seat].sign
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

    def bare(self, arg: Arg) -> str:
        """The same without any markup, for pictures."""
        return plain(str(self.value(arg)))

    def sentence(self, message: Text) -> str:
        """The same as it stands in prose: it begins with a capital, if not with what somebody made up, and with one
        full stop it ends, even after a name with one of its own."""
        said = self(message)
        if not said.startswith(tuple(self._made_up(message))):
            said = said[:1].upper() + said[1:]
        return said[:-1] if said.endswith("..") else said

    def _made_up(self, arg: Arg) -> Iterator[str]:
        """The names in it that people have chosen, of themselves and of places."""
        match arg:
            case PersonRef(person=person) if person in self._people:
                yield self._people[person]
            case Said():
                yield str(self.value(arg))
            case Text(args=args):
                for _, inner in args:
                    yield from self._made_up(inner)
            case tuple():
                for inner in arg:
                    yield from self._made_up(inner)
            case _:
                pass

    def drawn(self, names: Iterable[str]) -> tuple[str, ...]:
        """Names as pictures have them, which draw the signs themselves; a steward's mark in letters."""
        return tuple(self._drawn(seat, name) for seat, name in enumerate(names))

    def _drawn(self, seat: int, name: str) -> str:
        kept = re.sub(SIGNS, "", plain(name)).strip()
        if STEWARD not in name:
            return kept
        # without letters for it nothing but the mark would be left
        return self.tell("drawn-steward", name=kept if legible(kept) else self(player(seat)))

    def legible(self, told: str, called: Iterable[Sequence[str]]) -> str:
        """*told* as pictures have it, which have no letters for some names.

        :param called: the names of all seats, as they stand in it."""
        for names in called:
            for seat, (name, drawn) in enumerate(zip(names, self.drawn(names), strict=True)):
                if not legible(drawn):
                    told = told.replace(name, f"{EMBLEMS[seat].sign} {self(player(seat))}")
        return told

    def title(self, ref: str) -> str:
        """A component's."""
        return self(Text(CardRef(ref).key))

    def listed(self, values: Iterable[str | int]) -> str:
        return ", ".join(str(value) for value in values)
