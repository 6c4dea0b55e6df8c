"""That nothing of the rules is left untold: every worked example and every ruling is cited by a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import cited

LAST = {1: 12, 2: 6, 3: 2, 4: 6, 5: 59, 6: 13, 7: 9, 8: 28, 9: 39, 10: 13}
"""Section → the number of its last clause; 8.29 only says where parts of the source went."""
CITED = cited(Path(__file__).parent)


@pytest.mark.parametrize("section", LAST)
def test_every_clause_is_told(section: int) -> None:
    """1.1 is the summary of all the others."""
    every = {(section, number) for number in range(1, LAST[section] + 1)} - {(1, 1)}
    assert sorted(every - CITED) == []
