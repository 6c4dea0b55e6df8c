"""A film is one file that every frame fits into, whatever becomes of the table."""

import io

import pytest
from PIL import Image

from bot.pictures import film as films
from bot.pictures.drawing import pen
from bot.pictures.film import film
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Canvas, Scene


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


def test_what_is_too_large_for_a_message_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [scene(1000, 500, "#FF0000"), scene(1000, 500, "#0000FF")]
    monkeypatch.setattr(films, "LARGEST", 0)
    shown = Image.open(io.BytesIO(film(lambda: every, pen())))
    assert shown.width == films.WIDTHS[-1]
