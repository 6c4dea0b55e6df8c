"""Matches whose position was laid out by hand, played through the real core."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pydantic import TypeAdapter

from engines.core.board import Board
from engines.core.event import Event
from engines.core.game import Act
from engines.core.match import Match, ask, settle
from engines.core.menu import Given, Menu
from engines.core.meta import Meta, Options
from engines.core.outcome import Heirloom, Outcome
from engines.core.page import Page, Presenter
from engines.core.rng import Rng
from engines.core.steward import guess
from engines.risk_legacy import invariants, removal, setup
from engines.risk_legacy.board import Theatre
from engines.risk_legacy.campaign import bequest
from engines.risk_legacy.events import AnyEvent
from engines.risk_legacy.moves import Move
from engines.risk_legacy.scoring import outcome
from engines.risk_legacy.state import State


class Table:
    """The rules without pages and views."""

    meta: Meta
    presenter: Presenter
    names: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    states: TypeAdapter[State] = TypeAdapter(State)
    acts: TypeAdapter[Act[Any]] = TypeAdapter(Act[Move])
    events: TypeAdapter[Event] = TypeAdapter(AnyEvent)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return setup.setup(seats, seed, options, heirloom, people)

    def board(self, state: State) -> Theatre:
        return Theatre(state)

    def view(self, state: State, seat: int | None) -> None:
        return None

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def bequest(self, state: State) -> Heirloom | None:
        return bequest(state)

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        return ()

    def handed_over(self, board: Board[State], seat: int, person: str | None) -> None:
        assert isinstance(board, Theatre)
        removal.handed_over(board, seat, person)

    def remove(self, board: Board[State], seat: int) -> None:
        assert isinstance(board, Theatre)
        removal.remove(board, seat)

    def scramble(self, state: State, knowers: tuple[int, ...], seed: str) -> State:
        return state

    def check(self, state: State) -> None:
        invariants.check(state)

    def advise(self, view: Any, menu: Menu[Move], rng: Rng) -> Given[Move]:
        return guess(menu, rng)


TABLE = Table()


def settled(state: State) -> tuple[Match[State], tuple[Event, ...]]:
    """A match at the first question after the deeds on the stack of *state*, and what they told."""
    board = TABLE.board(state)
    settle(board)
    ask(Match(TABLE, state.evolve(stack=())), board, answered=None)
    return Match(TABLE, board.state), tuple(board.events)
