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
from engines.core.upcast import NO_UPCASTS
from engines.risk_legacy import aside, invariants, scoring, secrecy, setup, steward, view
from engines.risk_legacy.board import Theatre
from engines.risk_legacy.campaign.bequest import bequest
from engines.risk_legacy.campaign.records import seals
from engines.risk_legacy.deeds.aftermath import Aftermath
from engines.risk_legacy.meta import META
from engines.risk_legacy.pages.world import pages
from engines.risk_legacy.presenter import RiskPresenter
from engines.risk_legacy.rules import removal
from engines.risk_legacy.state import State
from engines.risk_legacy.view import View
from engines.risk_legacy.words.naming import NAMES
from engines.risk_legacy.words.reasons import reason

NOT_NOW = reason("not_now")


class RiskLegacy:
    meta = META
    presenter: Presenter = RiskPresenter()
    names: Mapping[str, Mapping[str, str]] = NAMES
    upcasts = NO_UPCASTS
    states: TypeAdapter[State] = adapter(State, __package__)
    acts: TypeAdapter[Act[Any]] = adapter(Act[Move], __package__)
    events: TypeAdapter[Event] = adapter(Event, __package__)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return setup.setup(seats, seed, options, heirloom, people)

    def board(self, state: State) -> Theatre:
        return Theatre(state, Aftermath())

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return aside.aside(state, seat)

    def interject(self, board: Board[State], seat: int, given: Given[Move]) -> None:
        assert isinstance(board, Theatre)
        aside.interject(board, seat, given)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def bequest(self, state: State) -> Heirloom | None:
        return bequest(state)

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        return pages(heirloom)

    def seals(self, heirloom: Heirloom) -> Mapping[str, str]:
        return seals(heirloom)

    def handed_over(self, board: Board[State], seat: int, person: str | None) -> None:
        assert isinstance(board, Theatre)
        removal.handed_over(board, seat, person)

    def remove(self, board: Board[State], seat: int) -> None:
        assert isinstance(board, Theatre)
        if not removal.removable(board.state, seat):
            raise Refused(NOT_NOW)
        removal.remove(board, seat)

    def scramble(self, state: State, knowers: tuple[int, ...], seed: str) -> State:
        return secrecy.scramble(state, knowers, seed)

    def check(self, state: State) -> None:
        invariants.check(state)

    def advise(self, view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
        return steward.advise(view, menu, rng)
