"""One seat that says one phrase: what its words mean, and what stands in their way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.handlers.phrases.entries import Entry
from bot.handlers.phrases.words import accepts, offers, understood
from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.speech import Voice, escaped, plain, seen, tame
from bot.ui import limits
from engines.core.menu import Amount, Write
from engines.core.meta import Phrase, Step
from engines.core.phrase import Point, point

NAMED = 3
"""Entries that an answer lists."""


class Unclear(NamedTuple):
    """Words that cannot be said at their step."""

    step: Step
    words: str
    there: Point | None
    found: tuple[Entry, ...]
    """What they may mean."""


class Heard(NamedTuple):
    known: dict[str, str]
    """By step: the values as a phrase takes them; words that are not understood as they were typed."""
    unclear: Unclear | None = None
    barred: Entry | None = None
    """The first that cannot be had. Nothing after it or after what is unclear can be understood."""


@dataclass(frozen=True, slots=True)
class Talk:
    loaded: LoadedTable
    seat: int
    phrase: Phrase
    voice: Voice
    room: int = limits.TEXT
    """Characters for a reason: one that is cut tells nobody anything, so it is said in fewer words."""

    def at(self, name: str, known: Mapping[str, str]) -> Point | None:
        return point(self.loaded.playing, self.seat, self.phrase, known, name)

    def hear(self, typed: Mapping[str, str], before: str | None = None) -> Heard:
        """*typed* with labels turned into tokens, for those who typed a word out instead of picking it.

        :param before: the step to stop at."""
        known: dict[str, str] = {}
        unclear, barred = None, None
        for step in self.phrase.steps:
            if step.name == before:
                break
            if step.name not in typed:
                continue
            words = seen(typed[step.name])
            there = self.at(step.name, known)
            found = understood(there, words, self.voice)
            known[step.name] = found.entry.value if found.entry else words
            if unclear or barred:
                continue
            barred = found.entry if found.entry and found.entry.blocked else None
            if found.entry is None and not accepts(there, words):
                unclear = Unclear(step, words, there, found.found)
        return Heard(known, unclear, barred)

    def begins(self) -> bool:
        """Whether the first step has anything to offer now."""
        return any(offers(self.at(step.name, {})) for step in self._first())

    def _first(self) -> Iterator[Step]:
        """The steps that may be the first to be said."""
        for step in self.phrase.steps:
            yield step
            if not step.optional:
                return

    # ---- why not

    def hindrance(self, heard: Heard, step: Step) -> str | None:
        """Why *step* cannot be said after what was heard; ``None`` if nothing stands in the way."""
        if heard.barred:
            return f"{heard.barred.label}: {heard.barred.about}"
        if not self.begins():
            return self.not_now()
        if heard.unclear:
            return self.doubt(heard, heard.unclear)
        missing = self.missing(heard.known, step)
        return None if missing is None else self.first(missing)

    def doubt(self, heard: Heard, unclear: Unclear) -> str:
        """What is wrong with the words that are not understood, or what else they need."""
        if unclear.found:
            return self.which(unclear.found)
        match unclear.there and unclear.there.menu:
            case Amount() as menu:
                return self.number(menu, unclear.words)
            case Write(max_length=most):
                return self.voice.tell("your-words", most=most)
        missing = None if offers(unclear.there) else self.missing(heard.known, unclear.step)
        return self.first(missing) if missing else self.voice.tell("unknown-word", word=tame(unclear.words))

    def number(self, menu: Amount[Any], words: str) -> str:
        only = int(menu.low == menu.high)
        return self.voice.tell("unknown-number", word=tame(words), low=menu.low, high=menu.high, only=only)

    def which(self, found: tuple[Entry, ...]) -> str:
        """Which of these was meant."""
        shorts = [each.short for each in found]
        told = shorts if len(set(shorts)) == len(shorts) else [each.told for each in found]
        quoted = [self.voice.tell("quoted", words=escaped(each, limits.CHOICE)) for each in told[:NAMED]]
        several, more = int(len(told) > 1), int(len(told) > NAMED)
        return self.voice.tell("which-one", several=several, names=self.voice.listed(quoted), more=more)

    def missing(self, known: Mapping[str, str], step: Step) -> Step | None:
        """A step that goes before this one, was left out and has something to say."""
        for other in self.phrase.steps:
            if other.name == step.name:
                break
            if other.name and other.name not in known and offers(self.at(other.name, known)):
                return other
        return None

    def first(self, step: Step) -> str:
        return self.voice.tell("first-this", what=self.voice.about(f"step-{self.phrase.name}-{step.name}"))

    def not_now(self, reason: str = "") -> str:
        """That the phrase is not to be had, and what is asked of the seat now; or whose move it is."""
        told = self.voice.tell("not-this-now", what=self.voice.about(f"phrase-{self.phrase.name}"))
        if self.phrase.aside:
            return f"{told} {reason}".rstrip()
        if self.loaded.playing.menu(self.seat) is None:
            return cards.turn(self.loaded, self.voice)
        every = (self.now(f"{told} {reason}".rstrip()), self.now("").strip(), told)
        return next((each for each in every if len(plain(each)) <= self.room), told)

    def now(self, told: str) -> str:
        """*told*, and what is asked of the seat now."""
        menu = self.loaded.playing.menu(self.seat)
        return f"{told} {self.voice.tell('your-question', prompt=self.voice(menu.prompt))}" if menu else told

    def barrier(self) -> str:
        """The one reason for which nothing of the first step is to be had; empty if there is none or more than one."""
        first = next(iter(self.phrase.steps), None)
        there = first and self.at(first.name, {})
        reasons = {no.reason for no in there.blocked} if there else set()
        return self.voice(reasons.pop()) if len(reasons) == 1 else ""
