"""What can be written in a booklet. A field knows one attribute of a record: which values it is offered, how one is
written down, how that is said."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Union

from engines.core.move import Value
from engines.core.orders import StandingOrders
from engines.core.record import evolve
from engines.core.shown import hyphened
from engines.core.text import Arg, Text, text


def plainly(value: Any) -> Arg:
    """A truth as 0 or 1, a word as a part of catalogue keys, a number as it is."""
    return hyphened(value) if isinstance(value, str) else int(value or 0)


class Reading(NamedTuple):
    """Who looks at a page, and at what."""

    state: Any
    seat: int
    record: Any
    """The orders, or what a pen is writing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One attribute of the orders, or of the record that a page writes.

    Unless *say* has another way, the entry of a menu is ``move-order-<name>`` with ``$value``, of a list also with
    ``$place`` (its place there, from 1; 0: none), and what is written is ``order-<name>`` with ``$value``; of a
    toggle without."""

    name: str
    of: str = ""
    """The attribute, if another field of that name says what is written there."""
    show: Callable[[Any], Arg] = plainly
    say: Callable[[Reading, Any], Text] | None = None
    """The entry of a menu, if it takes more than what the value shows."""
    head: Callable[[Reading, Any], Text] | None = None
    hint: Callable[[Reading, Any], Text | None] | None = None
    tell: Callable[[Any], Text] | None = None
    """What is written, if the sentence takes more than what it shows."""
    leads: str = ""
    """The page that opens when it is written."""
    saves: bool = False
    """Stands before the way back, which would lose what is not saved yet."""
    stands: bool = False
    """Is a button however much is offered beside it."""

    @property
    def attribute(self) -> str:
        """Which attribute of the record it is."""
        return self.of or self.name

    def now(self, record: Any) -> Any:
        """What is written there."""
        return getattr(record, self.attribute)

    def offered(self, at: Reading) -> Iterable[Value]:
        """The values that it may be given now."""
        raise NotImplementedError

    def write(self, record: Any, value: Any) -> Any:
        """*record* with that value."""
        return evolve(record, **{self.attribute: value})

    def label(self, at: Reading, value: Any) -> Text:
        """The entry of a menu that gives it *value*."""
        return self.spoken(at.record, value) if self.say is None else self.say(at, value)

    def spoken(self, record: Any, value: Any) -> Text:
        """The same where the record alone says enough."""
        return text(f"move-order-{hyphened(self.name)}", value=self.show(value))

    def lines(self, record: Any, blank: Any) -> tuple[Text, ...]:
        """What is written here, if it says anything other than *blank*."""
        now = self.now(record)
        return () if self.of or now == self.now(blank) else (self.line(now),)

    def line(self, now: Any) -> Text:
        """What is written, as a sentence."""
        return text(f"order-{hyphened(self.name)}", value=self.show(now)) if self.tell is None else self.tell(now)


class Toggle(Field):
    """Yes or no."""

    __slots__ = ()

    def offered(self, at: Reading) -> Iterable[Value]:
        return (not self.now(at.record),)

    def line(self, now: Any) -> Text:
        return text(f"order-{hyphened(self.name)}")


Among = Union[tuple[Value, ...], Callable[[Reading], Iterable[Value]]]
"""Values, or what they are for whoever looks."""


def found(among: Among, at: Reading) -> Iterable[Value]:
    """The values of *among*, some of which depend on who looks."""
    return among if isinstance(among, tuple) else among(at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Field):
    """One of several values: words, amounts, or lists that are taken as a whole."""

    among: Among

    def offered(self, at: Reading) -> Iterable[Value]:
        return (value for value in found(self.among, at) if value != self.now(at.record))


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed(Field):
    """A list in the order in which its entries were named; who names one again strikes it."""

    among: Among
    entry: Callable[[Any, Any], Any] = lambda _record, value: value
    """What is written down, by the record and the value."""
    known: Callable[[Any], Value] = lambda entry: entry
    """The value of an entry."""

    def offered(self, at: Reading) -> Iterable[Value]:
        return found(self.among, at)

    def place(self, record: Any, value: Any) -> int:
        """Where *value* stands in the list, from 1; 0: it does not."""
        values = [self.known(entry) for entry in self.now(record)]
        return values.index(value) + 1 if value in values else 0

    def spoken(self, record: Any, value: Any) -> Text:
        return text(f"move-order-{hyphened(self.name)}", value=self.show(value), place=self.place(record, value))

    def write(self, record: Any, value: Any) -> Any:
        before = self.now(record)
        kept = tuple(entry for entry in before if self.known(entry) != value)
        added = () if len(kept) < len(before) else (self.entry(record, value),)
        return evolve(record, **{self.attribute: (*kept, *added)})

    def line(self, now: Any) -> Text:
        if self.tell is not None:
            return self.tell(now)
        return text(f"order-{hyphened(self.name)}", value=tuple(map(self.show, now)))


class Stops(Listed):
    """At what the orders come to rest."""

    __slots__ = ()

    def spoken(self, record: Any, value: Any) -> Text:
        return text("core-booklet-stop", what=self.show(value), on=int(value in self.now(record)))

    def lines(self, record: Any, blank: Any) -> tuple[Text, ...]:
        return stopping(record)


def stopping(orders: StandingOrders) -> tuple[Text, ...]:
    """At what they come to rest, line by line."""
    return tuple(text("core-booklet-stops", what=_stop(word)) for word in orders.stops)


def _stop(word: str) -> Text:
    return text(f"stop-{hyphened(word)}")


def stops(*words: str) -> Stops:
    """The field of :attr:`~engines.core.orders.StandingOrders.stops`: "Stop when …" goes on with ``stop-<word>``, a
    clause in the catalogues of the game."""
    return Stops(name="stops", among=words, show=_stop)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers(Field):
    """One answer for each of several things; a value is the thing and its answer. The first answer is that nothing is
    said about it."""

    things: tuple[str, ...]
    among: tuple[tuple[Value, ...], ...]
    entry: Callable[[Any], Any]
    """What is written down, by the value."""
    known: Callable[[Any], tuple[Value, ...]]
    together: Callable[[tuple[Arg, ...]], Arg] = tuple
    """How what follows the first word of an answer is said, where its order matters."""

    def offered(self, at: Reading) -> Iterable[Value]:
        now = {known[0]: known for known in map(self.known, self.now(at.record))}
        for thing in self.things:
            silent = (thing, *self.among[0])
            for answer in self.among:
                value: Any = (thing, *answer)
                if value != now.get(thing, silent):
                    yield value

    def write(self, record: Any, value: Any) -> Any:
        kept = tuple(entry for entry in self.now(record) if self.known(entry)[0] != value[0])
        said = () if value[1:] == self.among[0] else (self.entry(value),)
        return evolve(record, **{self.attribute: (*kept, *said)})

    def spoken(self, record: Any, value: Any) -> Text:
        return self.told("move-order", value)

    def lines(self, record: Any, blank: Any) -> tuple[Text, ...]:
        """In the order in which the things are offered, whenever they were written."""
        values = sorted((self.known(entry) for entry in self.now(record)), key=lambda value: self._place(value[0]))
        return tuple(self.told("order", value) for value in values if value[1:] != self.among[0])

    def _place(self, thing: Value) -> int:
        return self.things.index(thing) if thing in self.things else len(self.things)

    def told(self, key: str, value: Any) -> Text:
        """The thing, the first word of the answer and the others."""
        thing, answer, *rest = value
        more = self.together(tuple(map(self.show, rest)))
        return text(f"{key}-{hyphened(self.name)}", thing=self.show(thing), value=plainly(answer), more=more)


@dataclass(frozen=True, slots=True, kw_only=True)
class Records(Field):
    """A list of records, each written on a page of its own with a pen (:class:`~engines.core.booklet.book.Page`). The
    field strikes them by number."""

    most: int

    def offered(self, at: Reading) -> Iterable[Value]:
        return range(len(self.now(at.record)))

    def write(self, record: Any, value: Any) -> Any:
        now = self.now(record)
        return evolve(record, **{self.attribute: (*now[:value], *now[value + 1 :])})

    def spoken(self, record: Any, value: Any) -> Text:
        return text(f"move-order-{hyphened(self.name)}", place=value + 1)

    def lines(self, record: Any, blank: Any) -> tuple[Text, ...]:
        key = f"order-{hyphened(self.name)}"
        return tuple(text(key, place=at, value=self.show(each)) for at, each in enumerate(self.now(record), start=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroked(Field):
    """What has none of the shapes above: which values there are and what each of them writes."""

    among: Among
    does: Callable[[Any, Any], Any]
    """The record with a value."""

    def offered(self, at: Reading) -> Iterable[Value]:
        return found(self.among, at)

    def write(self, record: Any, value: Any) -> Any:
        return self.does(record, value)

    def lines(self, record: Any, blank: Any) -> tuple[Text, ...]:
        """Nothing: the game says it."""
        return ()
