"""No file needs another that needs it in turn, be it by way of further ones or for its types alone."""

import ast
import subprocess
import sys
from collections.abc import Container, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules, statements, tree

Needs = Mapping[str, set[str]]
"""Modules, each with those that it imports."""
PRODUCT = ("engines", "persistence", "bot")


def test_no_imports_go_round_in_a_circle() -> None:
    assert circle(needs(*PRODUCT)) == []


@pytest.mark.parametrize(
    "line", ["from . import b", "import p.b", "from p.b import x", "if TYPE_CHECKING:\n    from p import b"]
)
def test_a_circle_is_found(tmp_path: Path, line: str) -> None:
    package = tmp_path / "p"
    package.mkdir()
    for file, text in {"__init__": "", "a": line, "b": "from p.c import y", "c": "def f():\n    import p.a"}.items():
        (package / f"{file}.py").write_text(text)
    files = {dotted(path, tmp_path): path for path in package.glob("*.py")}
    found = {module: set(imported(module, path, files.keys())) for module, path in files.items()}
    assert set(circle(found)) == {"p.a", "p.b", "p.c"}
    del found["p.c"]
    assert circle(found) == []


def test_only_where_a_program_begins_is_it_known_which_games_there_are() -> None:
    """All else is handed them, so that a test can hand in others."""
    edges = {"bot.cli"}
    files = {dotted(path, ROOT): path for path in modules("bot", "persistence")}
    knowing = {module for module, path in files.items() if set(imported(module, path, {"engines.GAMES"}))}
    assert knowing == edges


def needs(*packages: str) -> Needs:
    files = {dotted(path, ROOT): path for path in modules(*packages)}
    return {module: set(imported(module, path, files.keys())) for module, path in files.items()}


def dotted(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(module: str, path: Path, known: Container[str]) -> Iterator[str]:
    """What *module* imports of what is *known*, anywhere in it; a name that a package lends is the package itself."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in statements(tree(path)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            inside = [f"{source}.{alias.name}" for alias in node.names]
            names = [name if name in known else source for name in inside]
        yield from (name for name in names if name in known and name != module)


def circle(found: Needs) -> list[str]:
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_a_game_is_there_as_a_whole() -> None:
    """A family knows the members that have been imported: what only a test imports would be missing from it."""
    program = "import sys, engines; print(*(name for name in sys.modules if name.startswith('engines.')))"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    files = {dotted(path, ROOT) for path in modules("engines")} - set(run.stdout.split())
    assert {file for file in files - {"engines"} if not file.startswith("engines.core.")} == set()
