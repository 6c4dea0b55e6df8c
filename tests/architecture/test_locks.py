"""What is installed is what was tested: every version with its hashes, for every Python and every system."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.source import ROOT

HOST, DEVELOPER, BENCH = (ROOT / place / "constraints.txt" for place in (".", "tests", "tests/bench"))
LOCKS = (HOST, DEVELOPER, BENCH)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
"""``sys_platform`` and ``platform_system``."""


@cache
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def locked(path: Path) -> dict[str, tuple[Requirement, int]]:
    """Name → the pinned version and how many files are good."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, tuple[Requirement, int]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=sha256:(?=[0-9a-f]{64}\b)", line)
            pin = Requirement(requirement)
            assert canonicalize_name(pin.name) not in found, f"{pin.name} stands twice"
            found[canonicalize_name(pin.name)] = (pin, len(hashes))
    return found


def version(pin: Requirement) -> str:
    (only,) = pin.specifier
    assert only.operator == "=="
    return only.version


def wanted(path: Path) -> list[Requirement]:
    """What must be installed there, the package's builder included: pip fetches it without looking at hashes."""
    extras = project()["project"]["optional-dependencies"]
    host = [*project()["project"]["dependencies"], *project()["build-system"]["requires"]]
    lines = {HOST: host, DEVELOPER: [*host, *extras["dev"], "editables"], BENCH: extras["bench"]}[path]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("path", LOCKS, ids=str)
def test_every_version_is_pinned_with_its_hashes(path: Path) -> None:
    assert [pin.name for pin, hashes in locked(path).values() if not hashes or not version(pin)] == []


@pytest.mark.parametrize("path", LOCKS, ids=str)
def test_everything_that_is_needed_is_there_in_a_version_that_fits(path: Path) -> None:
    for need in wanted(path):
        pin, _ = locked(path)[canonicalize_name(need.name)]
        assert version(pin) in need.specifier, f"{pin} is not {need}"


def test_hosts_and_developers_have_the_same_versions() -> None:
    for name, (pin, hashes) in locked(HOST).items():
        assert (str(locked(DEVELOPER)[name][0]), locked(DEVELOPER)[name][1]) == (str(pin), hashes)


def test_hosts_need_neither_the_tests_nor_what_is_measured_against() -> None:
    extras = project()["project"]["optional-dependencies"]
    only = {canonicalize_name(Requirement(line).name) for line in [*extras["dev"], *extras["bench"]]}
    assert not only & set(locked(HOST))


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_it_holds_for_every_python_and_system(python: str, system: str) -> None:
    """What the Pythons after 3.12 have lost is fetched for them, and only for them."""
    here = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "extra": "",
    }
    chosen = {name for name, (pin, _) in locked(DEVELOPER).items() if not pin.marker or pin.marker.evaluate(here)}
    assert ("audioop-lts" in chosen) == (python in ("3.13", "3.14"))
    assert ("colorama" in chosen) == (system == "win32")
    for need in wanted(DEVELOPER):
        assert canonicalize_name(need.name) in chosen or (need.marker and not need.marker.evaluate(here))


def test_the_pythons_are_those_that_the_package_names() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project()["project"]["classifiers"]))
    assert tuple(named) == PYTHONS
