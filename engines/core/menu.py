"""What a seat is asked and what it may answer. A closed set of shapes: the bot renders these, not games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Generic, Literal, TypeVar, Union, overload
from unicodedata import normalize

from engines.core.record import maker, record, value
from engines.core.text import Text, text

M = TypeVar("M")


class Refused(Exception):  # noqa: N818  (a word of the vocabulary, not a failure of the program)
    """An answer that the rules do not accept. Carries a text, never prose."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


NOT_OFFERED = text("core-not-offered")


# ---- answers: what the log remembers


@value
class Picked(Generic[M]):
    """So many of the options, by their moves; how many, the menu says."""

    moves: tuple[M, ...]
    kind: Literal["picked"] = "picked"

    @property
    def move(self) -> M:
        """The one move of an answer to a menu that asked for exactly one."""
        (move,) = self.moves
        return move


@value
class Number:
    """The answer to an :class:`Amount`."""

    value: int
    kind: Literal["number"] = "number"


@value
class Typed:
    """The answer to a :class:`Write`, as typed."""

    value: str
    kind: Literal["words"] = "words"


def picked(given: Given[M]) -> M:
    """The one move of an answer to a menu of moves that asked for exactly one."""
    assert isinstance(given, Picked)
    return given.move


# ---- questions: what the bot renders, for the seat that is asked and nobody else


def nothing() -> tuple[Text, ...]:
    """The notes of a menu that needs no explaining."""
    return ()


def tidy(words: str) -> str:
    """*words* composed and trimmed, with single blanks."""
    return " ".join(normalize("NFC", words).split())


def anything(_words: str) -> Text | None:
    """All words are as good as any other."""
    return None


Notes = Callable[[], tuple[Text, ...]]
"""Lines for whoever has to read the menu, built only then. A menu is never stored, so a closure is harmless here."""


@value
class Option(Generic[M]):
    """A move and, for whoever has to read it, how it is said. Random play, replays and tests build no texts."""

    move: M
    say: Callable[[M], Text] = field(compare=False)
    head: Callable[[M], Text | None] | None = field(default=None, compare=False)
    tell: Callable[[M], Text | None] | None = field(default=None, compare=False)
    hold: Callable[[M], tuple[int, ...]] | None = field(default=None, compare=False)
    taken: Sequence[Option[M]] = field(default=(), compare=False)
    """Of a move that is whole at once, though it has parts: what a phrase may say besides, where that cannot be read
    off the move."""
    stands: bool = field(default=False, compare=False)
    """Is looked for in a hurry: a button of its own, however many other options there are."""
    warn: Callable[[M], tuple[Text, ...]] | None = field(default=None, compare=False)
    apart: Callable[[M], Text | None] | None = field(default=None, compare=False)

    @property
    def label(self) -> Text:
        """Short: it has to fit on a button."""
        return self.say(self.move)

    @property
    def group(self) -> Text | None:
        """The heading under which options of a long menu stand together."""
        return self.head and self.head(self.move)

    @property
    def hint(self) -> Text | None:
        """What choosing it would mean; the small print below an entry of a list."""
        return self.tell and self.tell(self.move)

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards of the seat's hand for which it stands, by their numbers in its picture, from 1."""
        return self.hold(self.move) if self.hold else ()

    @property
    def warnings(self) -> tuple[Text, ...]:
        """What it would cost beyond what whoever chooses it means to do: it takes a second press, which says so."""
        return self.warn(self.move) if self.warn else ()

    @property
    def besides(self) -> Text | None:
        """In a few words what it would be, if the question is about something else: said together with that."""
        return self.apart and self.apart(self.move)

    def __repr__(self) -> str:
        """Names the texts, never the functions: a leak in a label shows in a comparison of menus as written."""
        told = (self.move, self.label, self.group, self.hint, self.cards, self.besides, *self.warnings)
        return f"Option({', '.join(map(repr, told))})"


@value
class Options(Sequence[Option[M]]):
    """Moves and what makes an option of each: it is made when somebody looks at it, and few are looked at."""

    moves: tuple[M, ...]
    option: Callable[[M], Option[M]] = field(compare=False)

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, at: int) -> Option[M]: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Option[M]]: ...
    def __getitem__(self, at: int | slice) -> Option[M] | Sequence[Option[M]]:
        if isinstance(at, slice):
            return tuple(self)[at]
        return self.option(self.moves[at])

    def __iter__(self) -> Iterator[Option[M]]:
        return map(self.option, self.moves)

    def __repr__(self) -> str:
        return repr(tuple(self))


@record
class Asked(Generic[M]):
    """What the shapes of a menu have in common: each may offer options, if only beside what else it asks for."""

    prompt: Text
    options: Sequence[Option[M]] = ()
    notes: Notes = field(default=nothing, compare=False, repr=False)
    taken: Sequence[Option[M]] = ()
    """What was chosen for the seat on the way here, since there was but one choice. A phrase may name it all the same;
    no other answer does."""
    also: tuple[M, ...] = ()
    """Moves that are accepted and offered no more: a release before asked more than it takes, and logs hold that."""

    @property
    def moves(self) -> tuple[M, ...]:
        """Those of the options, in their order: all that rules and random play need."""
        options = self.options
        return options.moves if isinstance(options, Options) else tuple([option.move for option in options])

    def choose(self, *indices: int) -> Picked[M]:
        """The answer made of the options at *indices*: all that a renderer needs to know."""
        if len(set(indices)) < len(indices) or not all(0 <= index < len(self.options) for index in indices):
            raise Refused(NOT_OFFERED)
        moves = self.moves
        return Picked(tuple([moves[index] for index in indices]))

    def offers(self, given: object, at_least: int = 1, at_most: int = 1) -> bool:
        """Whether *given* is so many of the options.

        Compared as multisets: who is offered two equal Soldiers may give up both, but not three."""
        if not isinstance(given, Picked) or not at_least <= len(given.moves) <= at_most:
            return False
        offered = self.moves
        if len(given.moves) == 1:
            (chosen,) = given.moves
            for move in offered:  # mostly it is one of them, which takes less to see than what it is equal to
                if move is chosen:
                    return True
            return chosen in offered or chosen in self.also
        return all(given.moves.count(move) <= offered.count(move) for move in given.moves)


@record
class Pick(Asked[M]):
    """Any *at_least* to *at_most* of the options. Every choice of a legal size is legal."""

    options: Sequence[Option[M]]
    at_least: int = 1
    at_most: int = 1
    orders: M | None = field(default=None, compare=False)
    """The stroke that opens the standing orders which could answer it, or make sure that it is not asked again."""

    def accepts(self, given: object) -> bool:
        """Whether *given* is such a choice."""
        return self.offers(given, self.at_least, self.at_most)


@record
class Amount(Asked[M]):
    """A whole number from *low* to *high*, both included; or one of the few options beside it."""

    low: int
    high: int

    def accepts(self, given: object) -> bool:
        """Whether *given* is such a number, or an option beside it."""
        return self.offers(given) or (isinstance(given, Number) and self.low <= given.value <= self.high)


picking, counting = maker(Pick), maker(Amount)
"""Either of them, for the menus of nearly every act."""


@record
class Write(Asked[M]):
    """Somebody's own words, not blank, at most *max_length* characters as people count them (accents belong to their
    letter, a run of blanks is one); or one of the few options beside them."""

    max_length: int
    refuse: Callable[[str], Text | None] = field(default=anything, compare=False, repr=False)
    """Why the rules do not take these words; ``None`` if they do."""

    def accepts(self, given: object) -> bool:
        """Whether *given* are such words, or an option beside them."""
        return self.offers(given) or (
            isinstance(given, Typed)
            and 0 < len(tidy(given.value)) <= self.max_length
            and self.refuse(given.value) is None
        )


@record
class Blocked(Generic[M]):
    """A move that the player may have expected, and why it is not offered."""

    move: M
    because: Text | Callable[[M], Text] = field(compare=False)
    """The reason, or what finds it for whoever asks."""
    say: Callable[[M], Text] | None = field(default=None, compare=False)
    fold: Callable[[M], Text] | None = field(default=None, compare=False)
    """What it is called, together with all others like it, where reasons are listed."""

    @property
    def reason(self) -> Text:
        """Why not, for whoever wonders."""
        return self.because(self.move) if callable(self.because) else self.because

    def __repr__(self) -> str:
        """Names the reason for the same purpose as an option its texts."""
        return f"Blocked({self.move!r}, {self.reason!r})"


Given = Union[Picked[M], Number, Typed]
Menu = Union[Pick[M], Amount[M], Write[M]]
