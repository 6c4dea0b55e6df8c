"""That nothing of the rules is left untold: every clause is cited by a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import cited

LAST = {1: 10, 2: 11, 3: 9, 4: 9, 5: 41, 6: 10, 7: 7, 8: 30, 9: 35, 10: 16, 12: 1}
"""Section → the number of its last clause."""
CITED = cited(Path(__file__).parent)


@pytest.mark.parametrize("section", LAST)
def test_every_clause_is_told(section: int) -> None:
    every = {(section, number) for number in range(1, LAST[section] + 1)}
    assert sorted(every - CITED) == []


def test_no_clause_is_made_up() -> None:
    """A slip of the pen in a docstring would be a clause that is not told."""
    assert [(section, number) for section, number in sorted(CITED) if section in LAST and number > LAST[section]] == []
