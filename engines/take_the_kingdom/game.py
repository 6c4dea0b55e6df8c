"""The one object the rest of the program sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.core.board import Board
from engines.core.event import Event
from engines.core.game import Act
from engines.core.menu import Given, Menu, Refused
from engines.core.meta import Options
from engines.core.move import Move
from engines.core.outcome import Heirloom, Outcome
from engines.core.page import Page, Presenter
from engines.core.record import adapter
from engines.core.rng import Rng
from engines.core.text import text
from engines.core.upcast import NO_UPCASTS
from engines.take_the_kingdom import aside, invariants, scoring, secrecy, setup, steward, view
from engines.take_the_kingdom.board import Realm
from engines.take_the_kingdom.booklet import BOOKLET
from engines.take_the_kingdom.components import CARDS
from engines.take_the_kingdom.meta import META
from engines.take_the_kingdom.presenter import KingdomPresenter
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.view import View


class TakeTheKingdom:
    meta = META
    presenter: Presenter = KingdomPresenter()
    names: Mapping[str, Mapping[str, str]] = {card.id: card.name for card in CARDS.values()}
    upcasts = NO_UPCASTS
    states: TypeAdapter[State] = adapter(State, __package__)
    acts: TypeAdapter[Act[Any]] = adapter(Act[Move], __package__)
    events: TypeAdapter[Event] = adapter(Event, __package__)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return setup.setup(seats, seed, options)

    def board(self, state: State) -> Realm:
        return Realm(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return aside.aside(state, seat)

    def interject(self, board: Board[State], seat: int, given: Given[Move]) -> None:
        assert isinstance(board, Realm)
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
        assert isinstance(board, Realm)
        board.put(seat, orders=BOOKLET.blank)

    def remove(self, board: Board[State], seat: int) -> None:
        """Only at a main choice, when nothing is in flight (TK-7.9); who is out already has nothing to lose."""
        assert isinstance(board, Realm)
        if board.kingdom(seat).out:
            return
        if board.state.stack[-1].kind != "main_choice":
            raise Refused(text("core-cannot-remove"))
        board.banish(seat)

    def scramble(self, state: State, knowers: tuple[int, ...], seed: str) -> State:
        return secrecy.scramble(state, knowers, seed)

    def check(self, state: State) -> None:
        invariants.check(state)

    def advise(self, view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
        return steward.advise(view, menu, rng)
