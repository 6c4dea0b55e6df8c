"""That nothing of the rules is left untold: every worked example and every ruling is cited by a scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CLAUSE = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})(?: to (\d{1,2})\.(\d{1,2}))?(?!\d)")
DOCSTRING = re.compile(r'"""(.*?)"""', re.DOTALL)


def cited() -> Iterator[tuple[int, int]]:
    """Section and number of every clause that a docstring of this folder names."""
    here = Path(__file__)
    for path in here.parent.glob("test_*.py"):
        if path == here:
            continue
        for text in DOCSTRING.findall(path.read_text()):
            for section, first, _, last in CLAUSE.findall(text):
                yield from ((int(section), number) for number in range(int(first), int(last or first) + 1))


@pytest.mark.parametrize(
    ("section", "last", "untold"),
    [(1, 12, {1}), (2, 6, set()), (3, 2, set()), (4, 6, set()), (5, 59, set()), (6, 13, set()), (7, 9, set()),
     (8, 29, {29}), (9, 39, set()), (10, 13, set())],
)  # fmt: skip
def test_every_clause_is_told(section: int, last: int, untold: set[int]) -> None:
    """TK-1.1 is the summary of all the others, and TK-8.29 only says where parts of the source went."""
    assert {number for number in range(1, last + 1) if (section, number) not in set(cited())} <= untold
