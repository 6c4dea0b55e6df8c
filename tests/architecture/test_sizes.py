"""Small files: most under 150 lines, none over 400."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGES, code_lines, modules, name

MOST = 400
USUAL = 150
USUAL_SHARE = 0.8


def is_short(path: Path) -> bool:
    """What has so few lines of any kind has no more of code, which takes longer to count."""
    return len(path.read_text(encoding="utf-8").splitlines()) <= USUAL or code_lines(path) <= USUAL


@pytest.mark.parametrize("package", PACKAGES)
def test_no_file_is_long(package: str) -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules(package)}
    assert {path: length for path, length in lengths.items() if length > MOST} == {}


def test_most_files_are_short(record_property: Callable[[str, object], None]) -> None:
    files = modules(*PACKAGES)
    share = sum(is_short(path) for path in files) / len(files)
    record_property("share_of_short_files", round(share, 3))
    assert share >= USUAL_SHARE
