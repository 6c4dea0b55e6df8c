"""Ways to break a game on purpose, shared by the tests that show that the contract would notice."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest

from engines.core import match as core
from engines.core.board import Board
from engines.core.event import Event, Fact, Secret
from engines.core.menu import Pick, Refused
from engines.core.record import family
from tests.campaigns import table
from tests.playing import recorded

Check = Callable[[Any, int, int], None]
Plant = Callable[[pytest.MonkeyPatch], None]

MATCHES = 40


def nothing(_: pytest.MonkeyPatch) -> None:
    """An honest game."""


def noticed(check: Check, game: Any, seats: int, plant: Plant = nothing) -> bool:
    """Whether *check* fails in one of some matches of a game with something planted. The matches before them, whose
    heirlooms they begin with, were honest."""
    recorded.cache_clear()
    try:
        return any(_fails(check, game, seats, seed, plant) for seed in range(MATCHES))
    finally:
        recorded.cache_clear()


def _fails(check: Check, game: Any, seats: int, seed: int, plant: Plant) -> bool:
    table(game, seats, seed)
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        try:
            check(game, seats, seed)
        except (AssertionError, Refused):
            return True
    return False


# ---- ways to plant


def instead(owner: Any, name: str, other: Any) -> Plant:
    """Something else stands in its place; *owner* may be a game, whose fields nobody else can change."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        if isinstance(owner, type | ModuleType):
            patch.setattr(owner, name, other)
        else:
            patch.setitem(vars(owner), name, other)

    return plant


def changed(owner: Any, name: str, change: Callable[..., Any]) -> Plant:
    """What comes of it is *change* of what should have come, and of what it was given."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = getattr(owner, name)
        instead(owner, name, lambda *given: change(honest(*given), *given))(patch)

    return plant


def afterwards(owner: Any, name: str, deed: Callable[..., object]) -> Plant:
    """When it is done, *deed* is done to what it was given."""

    def then(done: Any, *given: Any) -> Any:
        deed(*given)
        return done

    return changed(owner, name, then)


# ---- leaks that fit any game with secrets


@dataclass(frozen=True)
class Peek:
    """A view with that of seat 0 in its sleeve."""

    honest: Any
    stolen: Any


def peeking(game: Any) -> Any:
    """Any game, in which everybody also sees what seat 0 sees."""
    shown = game.presenter
    presenter = replace(
        shown,
        board=lambda view: shown.board(view.honest),
        regions=lambda view: shown.regions(view.honest),
        own=lambda view: shown.own(view.honest),
        ending=lambda view: shown.ending(view.honest),
    )
    return replace(
        game,
        presenter=presenter,
        view=lambda state, seat: Peek(game.view(state, seat), game.view(state, 0)),
        advise=lambda view, menu, rng, level: game.advise(view.honest, menu, rng, level),
    )


@family
class Blurted(Fact):
    secret: Secret


def _told_aloud(board: Board[Any], event: Event) -> None:
    board.events.append(Blurted(secret=event) if isinstance(event, Secret) else event)


secrets_are_told_aloud = instead(Board, "emit", _told_aloud)


def who_has_no_choice_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    """The shortcut that tells the table who holds nothing: whoever could only pass is passed over."""
    honest = core.settle

    def settle(board: Board[Any]) -> tuple[int, ...]:
        while asked := honest(board):
            top = board.state.stack[-1]
            menus = ((seat, top.menu(board.state, seat)) for seat in asked)
            forced = [(seat, m) for seat, m in menus if isinstance(m, Pick) and len(m.options) == m.at_least == 1]
            if not forced:
                break
            seat, menu = forced[0]
            top.resolve(board, seat, menu.choose(0))
        return asked

    patch.setattr(core, "settle", settle)
