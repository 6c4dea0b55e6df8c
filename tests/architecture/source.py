"""The project's own files, and what their syntax tells."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("engines", "persistence", "bot", "tests")


def modules(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def catalogues(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.ftl"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def code_lines(path: Path) -> int:
    """The lines of a module that hold code: no blank line, no comment, no docstring."""
    text = path.read_text(encoding="utf-8")
    lines = enumerate(text.splitlines(), start=1)
    written = {at for at, line in lines if line.strip() and not line.lstrip().startswith("#")}
    return len(written - {line for string in standing_strings(tree(path)) for line in _span(string)})


def standing_strings(module: ast.Module) -> Iterator[ast.Constant]:
    """Docstrings, and the strings below attributes that document them."""
    for node in statements(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All of them, however deep within others; they are few beside what they are made of."""
    for part in ("body", "handlers", "orelse", "finalbody", "cases"):
        for inner in getattr(node, part, ()):
            yield inner
            yield from statements(inner)


def _span(node: ast.Constant) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)
