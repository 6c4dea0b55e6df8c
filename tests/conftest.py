"""Fixtures that every test may use."""

import gc
from typing import Any

import pytest

from tests.contract.games import ALL_GAMES

WAITING = ("waits", "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that mostly wait for other processes are begun first: at the end they would wait alone."""
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in WAITING))


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay to the end: they are not looked through for garbage over and
    over, and matches are played without a pause for it after every few hundred records."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(params=ALL_GAMES, scope="module", name="game")
def _game(request: pytest.FixtureRequest) -> Any:
    """Every registered game and the toy, one after the other: all tests of a module that share its matches in a row."""
    return ALL_GAMES[request.param]
