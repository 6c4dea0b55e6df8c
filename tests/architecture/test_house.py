"""The things that every package of the project brings along."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from bot.languages import SHIPPED
from tests.architecture.source import PACKAGES, ROOT, catalogues, modules, name


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


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_says_what_it_is_for(package: str) -> None:
    assert [name(path) for path in modules(package) if not says(path.read_text(encoding="utf-8"))] == []


def says(text: str) -> bool:
    """Whether a module has a docstring; an empty ``__init__.py`` says enough. That most begin with it is seen without
    parsing them."""
    return not text or re.match(r'"""\s*\w', text) is not None or bool(ast.get_docstring(ast.parse(text)))


@pytest.mark.parametrize("text", ["x = 1\n", "# a comment\n", '""" """\n', 'x = """no docstring"""\n'])
def test_a_module_that_says_nothing_is_found(text: str) -> None:
    assert not says(text)
    assert says(f'# a comment\n"""Says it."""\n{text}')


@pytest.mark.parametrize("folder", sorted({path.parent for path in catalogues("engines", "bot")}), ids=name)
def test_every_catalogue_speaks_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(SHIPPED.tags)
