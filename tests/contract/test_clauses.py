"""That nothing of the rules is left untold: every clause is cited by a scenario. Clauses of three numbers, which one
game has, are looked at where its scenarios are."""

from pathlib import Path

import pytest

from tests.clauses import cited, named

TESTS = Path(__file__).parents[1]
LAST = {
    "bellum_magica": {1: 10, 2: 11, 3: 9, 4: 9, 5: 41, 6: 10, 7: 7, 8: 30, 9: 35, 10: 16, 12: 1},
    "royals": {1: 11, 2: 9, 3: 7, 4: 8, 5: 34, 6: 3, 7: 10, 8: 26, 9: 25, 10: 13},
    "take_the_kingdom": {1: 12, 2: 6, 3: 2, 4: 6, 5: 59, 6: 13, 7: 9, 8: 28, 9: 39, 10: 13},
}
"""Game → section → the number of its last clause."""
NO_RULES = {("take_the_kingdom", 1, 1)}
"""The summary of all the others."""


@pytest.mark.parametrize("game", LAST)
def test_every_clause_is_told(game: str) -> None:
    told = cited(TESTS / game)
    every = ((section, number) for section, last in LAST[game].items() for number in range(1, last + 1))
    assert [clause for clause in every if clause not in told and (game, *clause) not in NO_RULES] == []


@pytest.mark.parametrize("game", ["bellum_magica", "royals"])
def test_no_clause_is_made_up(game: str) -> None:
    """A slip of the pen in a docstring would be a clause that is not told."""
    last = LAST[game]
    assert [clause for clause in sorted(cited(TESTS / game)) if clause[1] > last.get(clause[0], 99)] == []


def test_how_clauses_are_named() -> None:
    assert list(named("RY-7.4, 8.19: as before")) == [(7, 4), (8, 19)]
    assert list(named("(RY-5.12 to 5.14)")) == [(5, 12), (5, 13), (5, 14)]
    assert list(named("version 1.2.3 has 12 cards.")) == []
