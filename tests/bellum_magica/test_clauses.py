"""That nothing of the rules is left untold: every clause is cited by a scenario."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

CLAUSE = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})(?: to (\d{1,2})\.(\d{1,2}))?(?![\d.]*\d)")
LAST = {1: 10, 2: 11, 3: 9, 4: 9, 5: 41, 6: 10, 7: 7, 8: 30, 9: 35, 10: 16, 12: 1}
"""Section → the number of its last clause."""


@cache
def cited() -> frozenset[tuple[int, int]]:
    return frozenset(clause for text in docstrings() for clause in named(text))


def docstrings() -> Iterator[str]:
    """Of the tests themselves: what only a module or a helper names is not told yet."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def named(text: str) -> Iterator[tuple[int, int]]:
    """Section and number of every clause in *text*."""
    for section, first, _, last in CLAUSE.findall(text):
        yield from ((int(section), number) for number in range(int(first), int(last or first) + 1))


@pytest.mark.parametrize("section", LAST)
def test_every_clause_is_told(section: int) -> None:
    every = {(section, number) for number in range(1, LAST[section] + 1)}
    assert sorted(every - cited()) == []


def test_no_clause_is_made_up() -> None:
    """A slip of the pen in a docstring would be a clause that is not told."""
    assert [
        (section, number) for section, number in sorted(cited()) if section in LAST and number > LAST[section]
    ] == []


def test_how_clauses_are_named() -> None:
    assert list(named("BM-7.4, 8.19: as before")) == [(7, 4), (8, 19)]
    assert list(named("(BM-5.12 to 5.14)")) == [(5, 12), (5, 13), (5, 14)]
    assert list(named("version 1.2.3 has 12 cards.")) == []
