"""The project's own files, and what their syntax tells."""

from __future__ import annotations

import ast
import io
import tokenize
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
    quiet = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = (token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in quiet)
    lines = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    return len(lines - {line for string in standing_strings(tree(path)) for line in _span(string)})


def standing_strings(module: ast.Module) -> Iterator[ast.Constant]:
    """Docstrings, and the strings below attributes that document them."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value


def _span(node: ast.Constant) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)
