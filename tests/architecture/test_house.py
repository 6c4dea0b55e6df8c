"""The things that every package of the project brings along."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGES, ROOT, catalogues, modules, name, tree


def test_the_licence_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    for file in project["license-files"]:
        assert (ROOT / file).read_text(encoding="utf-8").strip(), f"{file} is empty"


def test_what_is_only_measured_against_is_neither_shipped_nor_needed_by_the_tests() -> None:
    """It is under the GPL."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert extras["bench"]
    assert not set(extras["bench"]) & {*project["dependencies"], *extras["dev"]}


@pytest.mark.parametrize("path", modules(*PACKAGES), ids=name)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    """An empty ``__init__.py`` says enough."""
    assert not path.stat().st_size or ast.get_docstring(tree(path)), f"{name(path)} has no docstring"


@pytest.mark.parametrize("folder", sorted({path.parent for path in catalogues("engines", "bot")}), ids=name)
def test_every_catalogue_speaks_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == {"en", "ru", "bg"}
