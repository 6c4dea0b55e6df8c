"""The judge of requests refuses what Discord refuses, and takes what Discord takes."""

import pytest

from tests.discord.corpus import COMMANDS, REFUSED, TAKEN, Case
from tests.discord.judge import judge
from tests.discord.rules import MAX_V2_BYTES, name_fits, v2_bytes


def _judged(case: Case) -> list[str]:
    method, path = case.request.split()
    return judge(method, path, case.body, case.files)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.name)
def test_refused(case: Case) -> None:
    assert _judged(case)


@pytest.mark.parametrize("case", TAKEN, ids=lambda case: case.name)
def test_taken(case: Case) -> None:
    assert _judged(case) == []


def test_the_schemas_alone_catch_most_of_it() -> None:
    """The rules written by hand name a documentation page in brackets; the others come from the specification."""
    by_rules = [case for case in REFUSED if all(problem.endswith(")") for problem in _judged(case))]
    assert len(REFUSED) - len(by_rules) >= 50
    assert len(by_rules) >= 25


def test_bytes_of_cyrillic_boards_are_counted() -> None:
    """A board of 4000 characters fits in Latin letters, and hardly in Cyrillic with many texts."""
    cyrillic = ["д" * 100] * 40
    assert v2_bytes(["x" * 100] * 40) < v2_bytes(cyrillic) == 40 * 212 < MAX_V2_BYTES
    assert v2_bytes(["日" * 100] * 40) > MAX_V2_BYTES


@pytest.mark.parametrize("name", ["a", "ход", "прати-карта", "o'clock", "x_1", "हिन्दी", "a" * 32])
def test_command_names_that_fit(name: str) -> None:
    assert name_fits(name)


@pytest.mark.parametrize("name", ["", "A", "Ход", "two words", "a" * 33, "dot.", "emoji🎲"])
def test_command_names_that_do_not(name: str) -> None:
    assert not name_fits(name)


def test_commands_must_be_a_list() -> None:
    method, path = COMMANDS.split()
    assert judge(method, path, {"name": "x"}, [])
