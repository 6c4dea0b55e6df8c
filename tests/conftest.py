"""Fixtures that every test may use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.games import ALL_GAMES


@pytest.fixture(params=ALL_GAMES, scope="module", name="game")
def _game(request: pytest.FixtureRequest) -> Any:
    """Every registered game and the toy, one after the other: all tests of a module that share its matches in a row."""
    return ALL_GAMES[request.param]
