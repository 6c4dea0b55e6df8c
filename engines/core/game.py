"""What engines/<game>/ must offer. Everything else in the package is private to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Protocol, TypeVar, Union

from pydantic import Field, TypeAdapter

from engines.core.board import Board, State
from engines.core.event import Event
from engines.core.menu import Given, Menu, Number, Picked, Words
from engines.core.meta import Meta, Options
from engines.core.outcome import Heirloom, Outcome
from engines.core.page import Page, Presenter
from engines.core.rng import Rng
from engines.core.upcast import Upcasts

S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Generic[M]):
    """The only thing that changes a running game: one seat's answer to its question, or (``None``) an aside."""

    seat: int
    question: int | None
    given: Annotated[Union[Picked[M], Number, Words], Field(discriminator="kind")]


class Game(Protocol[S]):
    """One instance per game, stateless: everything about a match is in its state."""

    meta: Meta
    presenter: Presenter
    names: Mapping[str, Mapping[str, str]]
    """Component → locale (``en``, ``ru``, ``bg``) → title."""
    upcasts: Upcasts
    """One for every schema before ``Meta.schema``: matches and worlds outlive releases."""
    states: TypeAdapter[S]
    acts: TypeAdapter[Act[Any]]
    events: TypeAdapter[Event]

    def setup(self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> S:
        """The box unpacked. Whatever somebody learns while it is laid out (the deal, who begins) is the business of a
        deed on the first stack, so that it makes events.

        :param people: opaque ids, one per seat, for heirlooms that remember persons; empty where nobody sits.
        """

    def board(self, state: S) -> Board[S]: ...

    def view(self, state: S, seat: int | None) -> Any:
        """What *seat* may see, built field by field; ``None`` is a spectator."""

    def aside(self, state: S, seat: int) -> Menu[Any] | None:
        """What *seat* may do without being awaited, such as writing its standing orders or taking back a sealed
        answer; asked while somebody is awaited."""

    def interject(self, board: Board[S], seat: int, given: Given[Any]) -> None:
        """Apply an answer that the aside has already accepted."""

    def outcome(self, state: S) -> Outcome | None:
        """``None`` while it runs."""

    def bequest(self, state: S) -> Heirloom | None:
        """What a finished match hands to the next one of its campaign."""

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        """The world between two matches."""

    def seals(self, heirloom: Heirloom) -> Mapping[str, str]:
        """The hashes that *heirloom* carries over its own contents and that do not fit them any more, each with the
        right one: a person in it bears another id by now. Empty where there are none."""

    def handed_over(self, board: Board[S], seat: int, person: str | None) -> None:
        """Somebody else plays *seat* from now on. What was the former player's own affair goes, such as standing
        orders (the core drops a draft); whatever belongs to the seat stays.

        :param person: who sits there now, an opaque id; ``None`` is nobody: a steward plays on.
        """

    def remove(self, board: Board[S], seat: int) -> None:
        """Take a seat out of a running match; ``Refused`` where the rules know no such thing, or not now."""

    def scramble(self, state: S, knowers: tuple[int, ...], seed: str) -> S:
        """Re-deal whatever none of *knowers* can see, drafts and sealed answers included."""

    def check(self, state: S) -> None:
        """Assert the invariants of the rules; called after every act of every test."""

    def advise(self, view: Any, menu: Menu[Any], rng: Rng) -> Given[Any]:
        """The steward's answer to *menu*. It gets what its seat sees and nothing else."""
