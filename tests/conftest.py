"""Fixtures that every test may use."""

import gc
from collections.abc import Generator
from itertools import chain, islice
from typing import Any
from zlib import crc32

import pytest

from tests.contract.games import ALL_GAMES

WAITING = ("waits", "browser")
WHOLE = "tests/architecture/"
"""What is looked at as a whole: its cases are parts of the source, each of which may break a rule by itself."""
FEW = 2
"""So many cases of a test are looked at one and all."""
MANY = 8
"""Of so many cases one in three is looked at, of more one in five."""


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None, None, None]:
    """What is thorough is known before anything is left out, and what is left is put in order after that."""
    thin(items)
    yield
    order(items, getattr(config, "workerinput", {"workercount": 1})["workercount"])


def thin(items: list[pytest.Item]) -> None:
    """Of a test of several cases two in three are thorough, of many four in five: not those of the same places in each
    test, so that every game and language comes up. Whoever breaks a rule of :data:`WHOLE` reads so at once."""
    tables: dict[str, list[pytest.Item]] = {}
    for item in (each for each in items if not each.nodeid.startswith(WHOLE)):
        tables.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, cases in tables.items():
        if len(cases) > FEW:
            each = 3 if len(cases) <= MANY else 5
            for at, case in enumerate(cases, crc32(name.encode())):
                if at % each:
                    case.add_marker("thorough")


def order(items: list[pytest.Item], workers: int) -> None:
    """Tests that mostly wait for other processes are begun first, and so are long ones: at the end others would wait
    for them. Each worker is handed an equal run of all tests, from whose end idle ones steal; so one run begins with
    those that wait, and the others with the long ones."""
    waiting = [item for item in items if any(item.get_closest_marker(mark) for mark in WAITING)]
    long = [item for item in items if item.get_closest_marker("long") and item not in waiting]
    first = {*waiting, *long}
    rest = iter([item for item in items if item not in first])
    heads = [waiting, *spread(long, workers - 1)] if workers > 1 else [waiting + long]
    sizes = [len(items) * (at + 1) // workers - len(items) * at // workers for at in range(workers)]
    runs = [[*head, *islice(rest, max(0, size - len(head)))] for head, size in zip(heads, sizes, strict=True)]
    items[:] = [*chain(*runs), *rest]


def spread(items: list[pytest.Item], number: int) -> list[list[pytest.Item]]:
    """So many parts; those of a file stay together, since they share what is dear."""
    files = list(dict.fromkeys(item.path for item in items))
    return [[item for item in items if files.index(item.path) % number == at] for at in range(number)]


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
