"""The toy is the registered game here, and what the bot logs as an error fails the test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.rng import Rng
from tests.bot.scene import PATIENCE, Scene, scene
from tests.contract.games import ALL_GAMES
from tests.petty_court import GAME


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game, so that nothing here leans on another; what is for all of them takes ``every_game``."""
    for key in tuple(GAMES):
        monkeypatch.delitem(GAMES, key)
    monkeypatch.setitem(GAMES, GAME.meta.key, GAME)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No press is held only because this machine is busy: a test that is about holding says so."""
    monkeypatch.setattr("bot.router.PATIENCE", PATIENCE)


@pytest.fixture(params=ALL_GAMES, name="every_game")
def _every_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each game's key in turn; it is registered beside the toy."""
    monkeypatch.setitem(GAMES, request.param, ALL_GAMES[request.param])
    return str(request.param)


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test may leave an error in the log; one that causes an error clears the records (``caplog``) after a look."""
    yield
    loud = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert loud == []


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the same deal, in which no two hands are alike: equal ones would look like a leak."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "two hands that differ")


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ann, Bob and Cid, two channels, and the bot."""
    async with scene(tmp_path / "castellan.sqlite3") as made:
        yield made
