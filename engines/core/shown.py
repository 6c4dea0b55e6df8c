"""Fields that say what they are, so that most moves and events need no words but those in the catalogues.

    Noble = Annotated[int, Shown(noble)]

    @record
    class Ousted(Secret):
        noble: Noble
        by: Seat

is told as ``event-ousted`` with the arguments ``noble``, a title, and ``by``, a name. A game has a function of its own
only for what is said in several ways, or needs more than its fields."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from engines.core.move import Cancel, Move, Part
from engines.core.record import Family
from engines.core.text import Arg, CardRef, SeatRef, Text, text

Say = Callable[[Any], Arg]
Finder = Callable[[Any], Iterable[int]]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the value of a field is said as, or each one of a tuple; ``None``: it is not said."""

    say: Say | None


Seat = Annotated[int, Shown(SeatRef)]
"""The number of a seat, from 0; said as the name of whoever sits there."""


def titles(ids: Iterable[str]) -> Callable[[int], CardRef]:
    """What numbers are said as that stand for the components with these *ids*, in their order."""
    return tuple(map(CardRef, ids)).__getitem__


def told(event: Family, key: str = "", **otherwise: Arg | None) -> Text:
    """The line of *event*: the message *key*, mostly ``event-<kind>``, with its fields. *otherwise* says some of them
    in another way, or more than they do; ``None`` leaves one out."""
    return said(key or f"event-{hyphened(event.kind)}", event, **otherwise)


def said(key: str, record: object, **otherwise: Arg | None) -> Text:
    """The message *key* with the fields of *record*; *otherwise* as in :func:`told`."""
    return text(key, **_arguments(record, otherwise))


def label(move: Move, key: str = "", **otherwise: Arg | None) -> Text:
    """The label of *move*: ``move-<kind>`` with its fields, or *key*; of a part ``part-<kind>-<field>`` with its value.
    *otherwise* as in :func:`told`."""
    match move:
        case Cancel():
            return text("core-cancel")
        case Part(of=of, field=field, value=value):
            return text(
                key or f"part-{hyphened(of)}-{hyphened(field)}", **_some({"value": _value(_plain, value), **otherwise})
            )
        case _:
            return said(key or f"move-{hyphened(move.kind)}", move, **otherwise)


def seats_in(record: Any) -> tuple[int, ...]:
    """The seats that *record* names in fields of the type :data:`Seat`, also within its parts; one may come twice."""
    kind: Any = type(record)
    return tuple(seat for find in _finders(kind) for seat in find(record))


def hyphened(name: str) -> str:
    """Kinds, ids and options as parts of catalogue keys and as selectors."""
    return name.replace("_", "-")


def _arguments(record: Any, otherwise: Mapping[str, Arg | None]) -> dict[str, Arg]:
    """The fields as they are said; what is open is left out."""
    kind: Any = type(record)
    gathered = getattr(kind, "gathers", "")
    sayings = ((name, say, getattr(record, name)) for name, say in _sayings(kind) if name not in otherwise)
    found = {
        name: tuple(map(say, value)) if name == gathered and isinstance(value, tuple) else _value(say, value)
        for name, say, value in sayings
    }
    return _some({**found, **otherwise})


def _some(said: Mapping[str, Arg | None]) -> dict[str, Arg]:
    return {name: arg for name, arg in said.items() if arg is not None}


def _value(say: Say, value: Any) -> Arg | None:
    return None if value is None else say(value)


@cache
def _sayings(kind: Any) -> tuple[tuple[str, Say], ...]:
    """The fields of a record that are said, and how."""
    hints = get_type_hints(kind, include_extras=True)
    found = ((each.name, _saying(hints[each.name])) for each in fields(kind) if each.name != "kind")
    return tuple((name, say) for name, say in found if say is not None)


@cache
def _finders(kind: Any) -> tuple[Callable[[Any], Iterable[int]], ...]:
    """How to find the seats in a record: one for each field that may hold any."""
    hints = get_type_hints(kind, include_extras=True)
    found = ((each.name, _seats(hints[each.name])) for each in fields(kind))
    return tuple(partial(_within, name, seats) for name, seats in found if seats is not None)


def _within(name: str, seats: Finder, record: Any) -> Iterable[int]:
    value = getattr(record, name)
    return () if value is None else seats(value)


def _seats(hint: Any) -> Finder | None:
    """What finds the seats in a value of this type; ``None`` if there can be none. Only of tuples of one kind."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        says = [each.say for each in args[1:] if isinstance(each, Shown)]
        return _itself if SeatRef in says else _seats(args[0])
    if origin is tuple:
        inner = _seats(args[0])
        return inner and partial(_in_each, inner)
    if origin in {Union, UnionType}:
        return next((finder for finder in map(_seats, args) if finder), None)
    return seats_in if is_dataclass(hint) and _named(hint) else None


def _named(kind: Any) -> bool:
    """Whether such a record may name seats."""
    return bool(_finders(kind))


def _itself(seat: int) -> Iterable[int]:
    return (seat,)


def _in_each(inner: Finder, values: Iterable[Any]) -> Iterable[int]:
    return (seat for value in values for seat in inner(value))


def _saying(hint: Any) -> Say | None:
    """How a value of this type is said. Of a union, as the first of it is that says what it is."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        own = [each.say for each in args[1:] if isinstance(each, Shown)]
        return own[0] if own else _saying(args[0])
    if origin is tuple:
        return _each(tuple(map(_saying, args[:1] if args[-1] is Ellipsis else args)))
    if origin in {Union, UnionType}:
        return next((say for say in map(_saying, args) if say is not _plain), _plain)
    return _plain


def _each(says: tuple[Say | None, ...]) -> Say | None:
    """How the values of a tuple are said: all alike, or each in its own way."""
    if None in says:
        return None
    every: tuple[Any, ...] = says

    def each(values: tuple[Any, ...]) -> Arg:
        return tuple(say(value) for say, value in zip(every * len(values), values, strict=False))

    return each


def _plain(value: Any) -> Arg:
    """A number, a yes or no as 1 or 0, a selector, and a text as it is."""
    match value:
        case bool():
            return int(value)
        case str():
            return hyphened(value)
        case tuple():
            return tuple(map(_plain, value))
        case _:
            assert isinstance(value, int | Text), f"{value!r} does not say what it is"
            return value
