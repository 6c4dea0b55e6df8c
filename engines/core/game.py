"""What engines/<game>/ must offer: one ``GAME``. Everything else in the package is private to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, TypeVar, Union

from pydantic import Field, TypeAdapter

from engines.core.board import Board, MatchState
from engines.core.drawing.painter import Painter
from engines.core.event import Event
from engines.core.menu import Given, Menu, Number, Picked, Refused, Typed
from engines.core.meta import Meta, Options
from engines.core.move import Move
from engines.core.outcome import Heirloom, Luck, Outcome
from engines.core.page import Page, Presenter, Tale
from engines.core.record import adapter, evolve, value
from engines.core.riddle import Riddle
from engines.core.rng import Rng
from engines.core.steward import Level
from engines.core.text import Text, text
from engines.core.upcast import Upcasts

S = TypeVar("S", bound=MatchState)
M = TypeVar("M")


@value
class Act(Generic[M]):
    """The only thing that changes a running game: one seat's answer to its question, or (``None``) an aside."""

    seat: int
    question: int | None
    given: Annotated[Union[Picked[M], Number, Typed], Field(discriminator="kind")]


# ---- what holds for a game that says nothing else


def nothing(*_: Any) -> None:
    """Is offered, left or done."""


def takes_nothing(_board: Any, seat: int, _given: Given[Any]) -> None:
    """Of a game without an aside."""
    raise AssertionError(f"nothing was offered to seat {seat}")


def no_pages(_heirloom: Heirloom) -> tuple[Page, ...]:
    """Of a game that leaves no world behind."""
    return ()


def no_laurels(_heirloom: Heirloom) -> tuple[Text, ...]:
    """Of a world that speaks for itself."""
    return ()


def none_moot(_heirloom: Heirloom) -> tuple[str, ...]:
    """Of a game whose later options all have an effect."""
    return ()


def no_seals(_heirloom: Heirloom) -> Mapping[str, str]:
    """Of an heirloom that carries no hashes."""
    return {}


def none_removed(_board: Any, _seat: int) -> None:
    """Nobody can be taken out. :raises Refused: always."""
    raise Refused(text("core-cannot-remove"))


Unpack = Callable[[int, str, Options, Heirloom | None, tuple[str, ...]], S]


def alone(setup: Callable[[int, str, Options], S]) -> Unpack[S]:
    """*setup* of a game whose matches stand for themselves: it needs no heirloom and no persons."""
    return lambda seats, seed, options, _heirloom, _people: setup(seats, seed, options)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """One instance per game, stateless: everything about a match is in its state. *board* means the game's own."""

    package: str
    """Where its moves, events and frames are defined: ``__package__``."""
    state: type[S]
    meta: Meta
    presenter: Presenter
    painter: Painter | None = None
    """``None``: there are no pictures of it."""
    upcasts: Upcasts = field(default_factory=dict)
    """One for every schema before ``Meta.schema``: matches and worlds outlive releases."""

    setup: Unpack[S]
    """Seats, seed, options, heirloom, people → the box unpacked. Whatever somebody learns while it is laid out (the
    deal, who begins) is the business of a deed on the first stack, so that it makes events. *People* are opaque ids,
    one per seat, for heirlooms that remember persons; empty where nobody sits. See :func:`alone`."""
    board: Callable[[S], Board[S]]
    view: Callable[[S, int | None], Any]
    """What a seat may see, built field by field; ``None`` is a spectator."""
    outcome: Callable[[S], Outcome | None]
    """``None`` while it runs."""
    redeal: Callable[[S, tuple[int, ...], str], S]
    """State, knowers, seed → another world that looks the same to the *knowers*: whatever none of them can see is dealt
    anew, sealed answers included. Drafts are the core's affair (:meth:`scramble`)."""
    check: Callable[[S], None]
    """Assert the invariants of the rules; called after every act of every test."""
    advise: Callable[[Any, Menu[Any], Rng, Level], Given[Any]]
    """The steward's answer to a menu, as well as its level says. It gets the view of its seat and nothing else."""

    aside: Callable[[S, int], Menu[Any] | None] = nothing
    """What a seat may do without being awaited, such as writing its standing orders or taking back a sealed answer;
    asked while somebody is awaited."""
    interject: Callable[[Any, int, Given[Any]], None] = takes_nothing
    """Apply to the board an answer that the aside has already accepted."""
    handed_over: Callable[[Any, int, str | None], None] = nothing
    """Board, seat, person: somebody else plays the seat from now on, an opaque id; ``None`` is nobody: a steward plays
    on. What was the former player's own affair goes, such as standing orders (the core drops a draft); whatever belongs
    to the seat stays."""
    remove: Callable[[Any, int], None] = none_removed
    """Take a seat of the board out of a running match; ``Refused`` where the rules know no such thing, or not now."""

    next_up: Callable[[S, int], int | None] = nothing
    """State, seat: whose turn follows that of this seat, as everybody knows by now; ``None``: it is not its turn, or
    nobody can say. What happens until then may still change it."""

    luck: Luck | None = None
    """How kind chance has been; ``None``: the game reckons with nothing of the kind."""

    riddles: tuple[Riddle, ...] = ()
    """What those who watch can foretell besides who wins."""

    bequest: Callable[[S], Heirloom | None] = nothing
    """What a finished match hands to the next one of its campaign."""
    meanwhile: Callable[[S], Heirloom | None] = nothing
    """State of a match that runs → the world as it is by now, with the marks made so far, as an heirloom that is only
    looked at and never handed on. It holds what everybody knows and nothing else; ``None``: there is no world yet."""
    pages: Callable[[Heirloom], tuple[Page, ...]] = no_pages
    """The world between two matches, or as it is during one (:attr:`meanwhile`)."""
    tale: Callable[[Heirloom], Tale | None] = nothing
    """How the match that has left this heirloom is told, from the heirloom alone: the same wherever the world lies."""
    laurels: Callable[[Heirloom], tuple[Text, ...]] = no_laurels
    """What that world is known for, in a few lines: how far it has come, who has a name in it."""
    regret: Callable[[Heirloom], Text | None] = nothing
    """What cannot be taken back with the match that has left this heirloom (:attr:`bequest`, :attr:`meanwhile`), such
    as what its people have seen: said before it is annulled or given up. ``None``: nothing."""
    moot: Callable[[Heirloom], tuple[str, ...]] = none_moot
    """The keys of options for later matches (``Setting.later``) that would change nothing in the world as it is: they
    are not asked."""
    seals: Callable[[Heirloom], Mapping[str, str]] = no_seals
    """The hashes that an heirloom carries over its own contents and that do not fit them any more, each with the right
    one: a person in it bears another id by now. Empty where there are none."""

    states: TypeAdapter[S] = field(init=False)
    acts: TypeAdapter[Act[Any]] = field(init=False)
    events: TypeAdapter[Event] = field(init=False)

    def __post_init__(self) -> None:
        for name, kind in (("states", self.state), ("acts", Act[Move]), ("events", Event)):
            object.__setattr__(self, name, adapter(kind, self.package))

    def scramble(self, state: S, knowers: tuple[int, ...], seed: str) -> S:
        """:attr:`redeal`, and nobody but *knowers* is in the middle of a move."""
        drafts = (draft if seat in knowers else None for seat, draft in enumerate(state.drafts))
        return self.redeal(evolve(state, drafts=tuple(drafts)), knowers, seed)
