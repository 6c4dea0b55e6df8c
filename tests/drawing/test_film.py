"""A film is one file that every frame fits into, whatever becomes of the table."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.pictures import cinema as cinemas
from bot.pictures import film as films
from bot.pictures import sprites, studio
from bot.pictures.cinema import Cinema
from bot.pictures.drawing import pen
from bot.pictures.film import Reel, TooLarge, _filmed, _spread, film
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


@pytest.mark.thorough
def test_what_is_too_large_for_a_message_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less wide first, then with fewer frames, the last one among them."""
    every = [scene(1000, 500, f"#{255 - 12 * at:02X}00{12 * at:02X}") for at in range(20)]
    widest, *_, narrow = (_filmed(iter(every), len(every), pen(), width) for width in films.WIDTHS)
    monkeypatch.setattr(films, "LARGEST", len(widest) - 1)
    assert opened(every).width < films.WIDTHS[0]
    monkeypatch.setattr(films, "LARGEST", len(narrow) // 2)
    shown = opened(every)
    assert shown.width == films.WIDTHS[-1]
    assert 1 < shown.n_frames < len(every)
    shown.seek(shown.n_frames - 1)
    red, _, blue = shown.convert("RGB").getpixel((300, 100))
    assert blue > 200 > red


def opened(every: list[Scene]) -> Any:
    content = film(lambda: every, pen())
    assert len(content) <= films.LARGEST
    return Image.open(io.BytesIO(content))


def test_what_fits_into_no_message_is_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten megabytes are a promise: nothing larger is handed out."""
    monkeypatch.setattr(films, "LARGEST", 10)
    with pytest.raises(TooLarge):
        film(lambda: [scene(1000, 500, "#FF0000")] * 3, pen())


def test_frames_that_are_left_have_even_gaps() -> None:
    every = [scene(10 * at, 10, "#000000") for at in range(1, 11)]
    for count in range(1, 11):
        kept = [each.width // 10 for each in _spread(every, 10, count)]
        assert len(kept) == count
        assert kept[-1] == 10


async def test_films_and_books_are_kept_up_to_so_many_bytes() -> None:
    """A book may be larger than all there is room for: it is handed out, and not kept."""
    cinema = Cinema()
    try:
        for name, size in (("a", cinemas.KEPT // 2), ("b", cinemas.KEPT // 2), ("c", 10), ("d", cinemas.KEPT + 1)):
            made = await cinema.book((name, 0, "en"), lambda _, size=size: bytes(size))  # type: ignore[misc]
            assert made
            assert len(made.content) == size
            assert sum(len(file.content) for file in cinema._kept.values()) <= cinemas.KEPT
    finally:
        await cinema.close()


def test_all_that_is_kept_takes_150_megabytes() -> None:
    """Sprites as they are and packed, finished pictures, films and books; nothing else is."""
    assert sprites.IN_MEMORY + sprites.PACKED + studio.FINISHED + cinemas.KEPT <= 150 * 10**6
    assert cinemas.KEPT >= 2 * films.LARGEST
