"""What goes into the image, and what it is made of. Nothing is built here: the files are read as Docker reads them."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from bot import health
from tests.architecture.source import ROOT

PRIVATE = (
    ".env",
    ".env.production",
    "bot/.env",
    ".git/config",
    ".venv/bin/python",
    "data/castellan.sqlite3",
    "data/castellan.sqlite3-wal",
    "data/backups/2026-11-22.sqlite3",
    "castellan.sqlite3",
    "persistence/castellan.sqlite3-wal",
    "backup-2026-11-22.sqlite3",
    "export.json",
    ".ci/run",
    "docs/parlour.png",
    "tests/conftest.py",
    "bot/__pycache__/cli.cpython-313.pyc",
    "bot/play/__pycache__/cards.cpython-313.pyc",
)
"""Secrets, what people play, and what only makes the image larger."""


def ignored(path: str, patterns: list[str]) -> bool:
    """As Docker has it: the last pattern decides that fits the path or a folder above it, and ``!`` takes it back."""
    above = [PurePosixPath(path), *PurePosixPath(path).parents][:-1]
    out = False
    for pattern in patterns:
        fits = re.compile(_expression(pattern.removeprefix("!").strip("/")))
        if any(fits.fullmatch(str(each)) for each in above):
            out = not pattern.startswith("!")
    return out


def _expression(pattern: str) -> str:
    """``**/`` is any number of folders, ``*`` anything within a name, ``[…]`` one of these."""
    pieces = re.split(r"(\*\*/|\*|\[\w+\])", pattern)
    special = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return "".join(special.get(piece, piece if piece.startswith("[") else re.escape(piece)) for piece in pieces)


@pytest.fixture(name="patterns")
def _patterns() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.fixture(name="steps")
def _steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


@pytest.mark.parametrize(
    ("pattern", "path", "out"),
    [
        ("*", "data/castellan.sqlite3", True),
        ("*", ".env", True),
        (".git", "docs/.git", False),
        ("**/.git", "docs/.git", True),
        ("**/.git", ".git/config", True),
        ("docs/*", "docs/a/b", True),
        ("docs/*", "docs", False),
        ("**/*.py[cod]", "bot/a.pyc", True),
        ("**/*.py[cod]", "bot/a.py", False),
        ("data", "database", False),
    ],
)
def test_patterns_are_read_as_docker_reads_them(pattern: str, path: str, out: bool) -> None:
    assert ignored(path, [pattern]) is out
    assert not ignored(path, [pattern, f"!{pattern}"])


@pytest.mark.parametrize("path", PRIVATE)
def test_what_is_private_never_reaches_a_layer(patterns: list[str], path: str) -> None:
    assert ignored(path, patterns)


def copied(steps: list[tuple[str, str]]) -> Iterator[str]:
    for word, rest in steps:
        if word in ("COPY", "ADD"):
            yield from rest.split()[:-1]


def test_what_the_image_is_made_of_is_let_in(patterns: list[str], steps: list[tuple[str, str]]) -> None:
    sources = list(copied(steps))
    assert not {".", "./", "*"} & set(sources), "only what is named is copied"
    for source in sources:
        assert (ROOT / source).exists()
    kept = (path for source in sources for path in [ROOT / source, *(ROOT / source).rglob("*")])
    needed = [path.relative_to(ROOT).as_posix() for path in kept if path.is_file() and not made(path)]
    assert "bot/locale/bg.ftl" in needed
    assert [path for path in needed if ignored(path, patterns)] == []


def made(path: Path) -> bool:
    return "__pycache__" in path.parts


def test_the_image_has_all_that_the_package_is_built_from(steps: list[tuple[str, str]]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    files = ["pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]]
    assert {*packages, *files, "constraints.txt"} == set(copied(steps))


def test_the_base_is_pinned(steps: list[tuple[str, str]]) -> None:
    assert [rest for word, rest in steps if word == "FROM" and not re.search(r"@sha256:[0-9a-f]{64}$", rest)] == []


def test_dependencies_are_hashed_and_come_before_the_code(steps: list[tuple[str, str]]) -> None:
    fetching = [at for at, (word, rest) in enumerate(steps) if word == "RUN" and "pip install" in rest]
    first, *later = fetching
    assert "--require-hashes --requirement /src/constraints.txt" in steps[first][1]
    assert [rest.split()[0] for word, rest in steps[:first] if word == "COPY"] == ["constraints.txt"]
    for at in later:
        assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(steps[at][1].split())


def test_nobody_is_root_and_no_secret_is_baked_in(steps: list[tuple[str, str]]) -> None:
    users = [rest for word, rest in steps if word == "USER"]
    assert users
    assert users[-1] not in ("root", "0")
    assert [rest for word, rest in steps if word in ("ARG", "ENV") and re.search("TOKEN|SECRET|PASSWORD", rest)] == []


def test_the_image_asks_the_bot_how_it_is(steps: list[tuple[str, str]]) -> None:
    (check,) = [rest for word, rest in steps if word == "HEALTHCHECK"]
    assert json.loads(check.partition("CMD ")[2]) == ["python", "-m", health.__name__]
    assert f"CASTELLAN_DATABASE={health.DATABASE}" not in check
    assert any(word == "ENV" and rest.startswith(f"{health.DATABASE}=") for word, rest in steps)
