"""The one object the rest of the program sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

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
from engines.core.upcast import Upcasts
from tests.petty_court import aside, memory, removal, scoring, secrecy, setup, steward, view
from tests.petty_court.ages import UPCASTS
from tests.petty_court.board import Court
from tests.petty_court.cards import DECK, NAMES
from tests.petty_court.meta import META
from tests.petty_court.presenter import CourtPresenter
from tests.petty_court.state import State
from tests.petty_court.view import View


class PettyCourt:
    meta = META
    presenter: Presenter = CourtPresenter()
    names = NAMES
    upcasts: Upcasts = UPCASTS
    states: TypeAdapter[State] = adapter(State, __package__)
    acts: TypeAdapter[Act[Any]] = adapter(Act[Move], __package__)
    events: TypeAdapter[Event] = adapter(Event, __package__)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return setup.setup(seats, seed, options, heirloom, people)

    def board(self, state: State) -> Court:
        return Court(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return aside.aside(state, seat)

    def interject(self, board: Board[State], seat: int, given: Given[Move]) -> None:
        assert isinstance(board, Court)
        aside.interject(board, seat, given)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def bequest(self, state: State) -> Heirloom | None:
        return scoring.bequest(state)

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        return memory.pages(memory.remembered(heirloom))

    def seals(self, heirloom: Heirloom) -> Mapping[str, str]:
        return {}

    def handed_over(self, board: Board[State], seat: int, person: str | None) -> None:
        """The order to pass was the former player's; what is won from now on is not."""
        assert isinstance(board, Court)
        board.seat_person(seat, person or "")
        board.order(seat, passes_denies=False)

    def remove(self, board: Board[State], seat: int) -> None:
        assert isinstance(board, Court)
        removal.remove(board, seat)

    def scramble(self, state: State, knowers: tuple[int, ...], seed: str) -> State:
        return secrecy.scramble(state, knowers, seed)

    def check(self, state: State) -> None:
        cards = [*state.deck, *state.discard, *(card for player in state.players for card in player.hand)]
        assert sorted(cards) == list(range(len(DECK))), "cards are conserved"
        assert all(player.coins >= 0 and player.missiles >= 0 for player in state.players)

    def advise(self, view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
        return steward.advise(view, menu, rng)
