"""A film is one file that every frame fits into, whatever becomes of the table."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.pictures import film as films
from bot.pictures.drawing import pen
from bot.pictures.film import Reel, film
from bot.play.past import Past
from bot.speech import NOBODY_KNOWN
from engines import GAMES
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Canvas, Scene
from tests.drawing.positions import KIT
from tests.playing import recorded


def scene(wide: int, high: int, colour: str) -> Scene:
    """All of one colour."""
    return Canvas(wide, high).lay(Ink(wide, high).box(Box(0, 0, wide, high), colour).sprite(), 0, 0).scene()


def test_a_table_may_grow_and_shrink() -> None:
    """Each frame as large as the largest, with what is smaller in the middle."""
    every = [scene(1000, 500, "#FF0000"), scene(800, 700, "#0000FF"), scene(1000, 600, "#00FF00")]
    shown = Image.open(io.BytesIO(film(lambda: every, pen())))
    assert (getattr(shown, "n_frames", 1), shown.size) == (3, (1200, 840))
    shown.seek(1)
    red, _, blue = shown.convert("RGB").getpixel((600, 400))  # type: ignore[misc]  # three bands
    assert blue > 200 > red


def test_the_last_frame_says_who_has_won() -> None:
    """However much led there."""
    turns = recorded(GAMES["royals"], 2, 4)
    course: Any = SimpleNamespace(
        turns=[SimpleNamespace(step=at, **turn._asdict()) for at, turn in enumerate(turns, 1)]
    )
    past = Past(KIT, "royals", "en", ["Ann", "Bob"], NOBODY_KNOWN, ())
    first, *_, last = Reel(past, ["Ann", "Bob"]).frames(course)
    assert first.caption == ""
    assert "wins" in last.caption
    assert len(last.caption) < 120


def test_what_is_too_large_for_a_message_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [scene(1000, 500, "#FF0000"), scene(1000, 500, "#0000FF")]
    monkeypatch.setattr(films, "LARGEST", 0)
    shown = Image.open(io.BytesIO(film(lambda: every, pen())))
    assert shown.width == films.WIDTHS[-1]
