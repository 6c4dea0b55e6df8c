"""What can be picked at one point of a phrase, as a list in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.speech import Voice, plain
from bot.ui import limits
from engines.core.menu import Blocked, Option
from engines.core.phrase import Point, token
from engines.core.text import Arg, CardRef, PersonRef, Said, SeatRef, SignRef, Text

NOTHING = "✗"
"""Stands before what is no answer; alone it is the value of a line that is none: whoever picks it has said nothing."""


class Entry(NamedTuple):
    """What the word being typed may become."""

    value: str
    label: str
    about: str = ""
    """What it would mean; of a blocked move, why it cannot be had."""
    blocked: bool = False
    bare: str = ""
    """The label without its group; empty where there is none."""
    names: tuple[str, ...] = ()
    """The titles and people that the label names."""

    @property
    def short(self) -> str:
        return self.bare or self.label

    @property
    def told(self) -> str:
        return f"{self.label} — {self.about}" if self.about else self.label

    @property
    def shown(self) -> str:
        """Within Discord's cap: the label is cut only where nothing else is left to cut."""
        label = limits.clip(f"{NOTHING} {self.label}" if self.blocked else self.label, limits.CHOICE)
        room = limits.CHOICE - len(f"{label} — ")
        return f"{label} — {limits.clip(self.about, room)}" if self.about and room > 1 else label


def entries(there: Point | None, voice: Voice) -> list[Entry]:
    """Everything that can be picked there, then what cannot; equal moves stand once."""
    return [_entry(value, each, voice) for value, each in _named(there).items()]


def picked(there: Point, value: str, voice: Voice) -> Entry | None:
    """The entry whose value it is: what autocompletion sends back, found without putting the others into words."""
    each = _named(there).get(value)
    return None if each is None else _entry(value, each, voice)


def _named(there: Point | None) -> dict[str, Option[Any] | Blocked[Any]]:
    told: dict[str, Option[Any] | Blocked[Any]] = {}
    if there is None:
        return told
    every: list[Option[Any] | Blocked[Any]] = [*there.menu.options, *(no for no in there.blocked if no.say)]
    for each in every:
        told.setdefault(token(each.move), each)
    return told


def _entry(value: str, each: Option[Any] | Blocked[Any], voice: Voice) -> Entry:
    if isinstance(each, Blocked):
        assert each.say is not None
        said = each.say(each.move)
        return Entry(value, plain(voice(said)), plain(voice(each.reason)), blocked=True, names=_names(said, voice))
    label, about = plain(voice(each.label)), plain(voice(each.hint)) if each.hint else ""
    names = _names(each.label, voice)
    if each.group is None:
        return Entry(value, label, about, names=names)
    return Entry(value, f"{plain(voice(each.group))}: {label}", about, bare=label, names=names)


def _names(said: Text, voice: Voice) -> tuple[str, ...]:
    return tuple(plain(str(voice.value(ref))) for _, arg in said.args for ref in _refs(arg))


def _refs(arg: Arg) -> Iterator[Arg]:
    match arg:
        case CardRef() | SeatRef() | SignRef() | PersonRef() | Said():
            yield arg
        case Text(args=args):
            for _, within in args:
                yield from _refs(within)
        case tuple():
            for within in arg:
                yield from _refs(within)
