"""Which clauses of a game's rules its tests cite."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

CLAUSE = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})(?: to (\d{1,2})\.(\d{1,2}))?(?![\d.]*\d)")


@lru_cache(maxsize=1)
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    """Of the tests of a file and of its rows, which are asked for one after the other."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def scenarios(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The tests of a file."""
    for node in _nodes(path):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
            yield node


def rows(path: Path) -> Iterator[str]:
    """What the rows of its tables are called that are scenarios by themselves: ``case("TK-6.2: …", …)``."""
    for node in _nodes(path):
        match node:
            case ast.Call(func=ast.Name(id="case"), args=[name, *_]):
                yield from (str(part.value) for part in ast.walk(name) if isinstance(part, ast.Constant))


def docstrings(folder: Path) -> Iterator[str]:
    """Of the tests themselves, and the names of rows: what only a module or a helper names is not told yet."""
    for path in folder.glob("test_*.py"):
        yield from (ast.get_docstring(test) or "" for test in scenarios(path))
        yield from rows(path)


def named(text: str) -> Iterator[tuple[int, int]]:
    """Section and number of every clause in *text*."""
    for section, first, _, last in CLAUSE.findall(text):
        yield from ((int(section), number) for number in range(int(first), int(last or first) + 1))


def cited(folder: Path) -> frozenset[tuple[int, int]]:
    return frozenset(clause for text in docstrings(folder) for clause in named(text))
