"""The written matches are still played, told and shown in the same words."""

from __future__ import annotations

import pytest

from tests.take_the_kingdom.golden.transcript import MATCHES, path, transcript


@pytest.mark.parametrize("name", MATCHES)
def test_a_written_match_is_played_and_told_as_before(name: str) -> None:
    assert transcript(name).splitlines() == path(name).read_text(encoding="utf-8").splitlines()
