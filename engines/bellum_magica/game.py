"""The one object the rest of the program sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.bellum_magica import aside, invariants, removal, scoring, secrecy, setup, steward, view
from engines.bellum_magica.board import Lands
from engines.bellum_magica.booklet import BOOKLET
from engines.bellum_magica.meta import META
from engines.bellum_magica.presenter import BellumPresenter
from engines.bellum_magica.state import State
from engines.bellum_magica.view import View
from engines.bellum_magica.words.naming import NAMES
from engines.core.board import Board
from engines.core.event import Event
from engines.core.game import Act
from engines.core.menu import Given, Menu
from engines.core.meta import Options
from engines.core.move import Move
from engines.core.outcome import Heirloom, Outcome
from engines.core.page import Page, Presenter
from engines.core.record import adapter
from engines.core.rng import Rng
from engines.core.upcast import NO_UPCASTS


class BellumMagica:
    meta = META
    presenter: Presenter = BellumPresenter()
    names: Mapping[str, Mapping[str, str]] = NAMES
    upcasts = NO_UPCASTS
    states: TypeAdapter[State] = adapter(State, __package__)
    acts: TypeAdapter[Act[Any]] = adapter(Act[Move], __package__)
    events: TypeAdapter[Event] = adapter(Event, __package__)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return setup.setup(seats, seed, options)

    def board(self, state: State) -> Lands:
        return Lands(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return aside.aside(state, seat)

    def interject(self, board: Board[State], seat: int, given: Given[Move]) -> None:
        assert isinstance(board, Lands)
        aside.interject(board, seat, given)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def bequest(self, state: State) -> Heirloom | None:
        """Every match stands for itself."""
        return None

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        return ()

    def seals(self, heirloom: Heirloom) -> Mapping[str, str]:
        return {}

    def handed_over(self, board: Board[State], seat: int, person: str | None) -> None:
        """Standing orders were the former player's."""
        assert isinstance(board, Lands)
        board.put(seat, orders=BOOKLET.blank)

    def remove(self, board: Board[State], seat: int) -> None:
        assert isinstance(board, Lands)
        removal.remove(board, seat)

    def scramble(self, state: State, knowers: tuple[int, ...], seed: str) -> State:
        return secrecy.scramble(state, knowers, seed)

    def check(self, state: State) -> None:
        invariants.check(state)

    def advise(self, view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
        return steward.advise(view, menu, rng)
