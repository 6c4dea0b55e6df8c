"""Small files: most under 150 lines, none over 400."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.architecture.source import PACKAGES, code_lines, modules, name

MOST = 400
USUAL = 150
USUAL_SHARE = 0.8


@pytest.mark.parametrize("package", PACKAGES)
def test_no_file_is_long(package: str) -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules(package)}
    assert {path: length for path, length in lengths.items() if length > MOST} == {}


def test_most_files_are_short(record_property: Callable[[str, object], None]) -> None:
    lengths = [code_lines(path) for path in modules(*PACKAGES)]
    share = sum(length <= USUAL for length in lengths) / len(lengths)
    record_property("share_of_short_files", round(share, 3))
    assert share >= USUAL_SHARE
