"""The committed transcripts are what the code still says."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import GAMES
from tests.golden.transcript import FOLDER, transcripts


def test_every_game_has_its_two_transcripts() -> None:
    assert len(list(FOLDER.glob("*.txt"))) == 2 * len(GAMES)


@pytest.mark.parametrize(("path", "content"), transcripts(), ids=lambda value: getattr(value, "stem", ""))
def test_a_transcript_has_not_changed(path: Path, content: str) -> None:
    """If the change is meant: `make golden`, then read the diff."""
    assert path.read_text(encoding="utf-8") == content
