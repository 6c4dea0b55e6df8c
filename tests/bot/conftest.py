"""The toy is the game that is played here, and what the bot logs as an error fails the test."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image

from bot.kit import Kit
from bot.parlour.simulated import Payload
from engines.core.rng import Rng
from persistence.sqlite import database
from tests.bot import known
from tests.bot.scene import PATIENCE, Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import KIT, beside


@pytest.fixture(scope="module", autouse=True)
def _conditions(request: pytest.FixtureRequest) -> Iterator[None]:
    """What holds for every bot here, also for one that several tests share. Pictures are described but left blank,
    unless the module says that it looks at them."""
    with pytest.MonkeyPatch.context() as patch:
        if not getattr(request.module, "LOOKED_AT", False):
            patch.setattr("bot.pictures.studio.composed", lambda *_: Image.new("RGB", (1, 1)))
        _patient(patch)
        _powered(patch)
        patch.setattr("bot.client.all_commands", known.commands)
        patch.setattr("bot.registering.digest", known.digest)
        yield


def _patient(patch: pytest.MonkeyPatch) -> None:
    """No press is held only because this machine is busy: a test that is about holding says so. And nobody waits for
    what comes in numbers."""
    patch.setattr("bot.router.PATIENCE", PATIENCE)
    patch.setattr("bot.client.CHANGING", 0.005)


def _powered(patch: pytest.MonkeyPatch) -> None:
    """No test here cuts the power, so none waits for the disk; those of ``tests/persistence`` do, and every bot that is
    started as a process of its own."""
    assure = database._assure

    def but_for_flushes(db: sqlite3.Connection, name: str, value: str, answer: str | int) -> None:
        assure(db, name, *(("OFF", 0) if name == "synchronous" else (value, answer)))

    patch.setattr(database, "_assure", but_for_flushes)


@pytest.fixture(params=ALL_GAMES, name="every_game")
def _every_game(request: pytest.FixtureRequest) -> str:
    """Each game's key in turn; the scene has it beside the toy."""
    return str(request.param)


@pytest.fixture(name="kit")
def _kit(request: pytest.FixtureRequest) -> Kit:
    """What the scene's bot is given."""
    if "every_game" not in request.fixturenames:
        return KIT
    return beside(ALL_GAMES[request.getfixturevalue("every_game")])


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """No test may leave an error in the log, unless it says that it is ``loud``: then there is one. One that looks at
    the errors that it causes clears the records (``caplog``)."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [record.getMessage() for record in records if record.levelno >= logging.ERROR]
    assert bool(loud) == bool(request.node.get_closest_marker("loud")), loud


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the same deal, in which no two hands are alike: equal ones would look like a leak."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "two hands that differ")


@pytest.fixture(name="s")
async def _scene(tmp_path: Path, kit: Kit, request: pytest.FixtureRequest) -> AsyncIterator[Scene]:
    """Ann, Bob and Cid, two channels, and the bot."""
    rings = request.node.get_closest_marker("rings")
    fresh = getattr(request.module, "REGISTERED_ANEW", False)
    guests = ["Dee"] if "dee" in request.fixturenames else []
    async with scene(tmp_path / "castellan.sqlite3", kit=kit, guests=guests, fresh=fresh) as made:
        made.unpatched = lambda: _unpatched(request.node)
        for person in made.people if rings else ():
            await made.bot.store.people.change(person["id"], ring=rings.args[0])
        yield made


def _unpatched(test: Any) -> bool:
    """So far; what a test patches is put back before its scene ends."""
    if "monkeypatch" not in test.fixturenames:
        return True
    patches = test._request.getfixturevalue("monkeypatch")
    return not (patches._setattr or patches._setitem)


@pytest.fixture(name="dee")
def _dee(s: Scene) -> Payload:
    """Somebody else on the server, who sits nowhere."""
    return s.discord.person("Dee")


@pytest.fixture(name="table")
async def _table(s: Scene) -> str:
    """A running match of Ann and Bob, in the hall."""
    return await s.table(s.bob)


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="shared")
async def _shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """The same, one for all cases of a table of cases: for tests of ``loop_scope="module"`` that leave it as it was."""
    async with scene(tmp_path_factory.mktemp("shared") / "castellan.sqlite3") as made:
        yield made
