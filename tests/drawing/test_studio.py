"""Pictures are made off the event loop, one after the other; nobody waits longer than they want to."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.pictures import studio as module
from bot.pictures.studio import Studio, TooSlow
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Canvas, Scene


class Pen:
    """Draws when it may."""

    def __init__(self) -> None:
        self.drawn, self.may = 0, threading.Event()
        self.may.set()
        self.threads: set[int] = set()

    def __call__(self, svg: str) -> Image.Image:
        assert self.may.wait(30)
        self.drawn += 1
        self.threads.add(threading.get_ident())
        return Image.new("RGBA", (10, 10), (len(svg) % 256, 0, 0, 255))


@pytest.fixture(name="pen")
def _pen() -> Pen:
    return Pen()


@pytest.fixture(name="studio")
def _studio(pen: Pen) -> Iterator[Studio]:
    with Studio(with_pen=lambda: pen) as studio:
        yield studio
        pen.may.set()


def scene(number: int, left: int = 0) -> Scene:
    return Canvas(20, 20).lay(Ink(10, 10).box(Box(0, 0, number, 10), "#000").sprite(), left, 0).scene()


async def test_equal_scenes_are_one_picture(studio: Studio, pen: Pen) -> None:
    first = await studio.picture(lambda: scene(1))
    again, other = await studio.picture(lambda: scene(1)), await studio.picture(lambda: scene(2))
    assert first is not None
    assert again is not None
    assert again.png is first.png
    assert other is not None
    assert other.name != first.name
    assert pen.drawn == 2
    moved = await studio.picture(lambda: scene(1, left=5))
    assert moved is not None
    assert moved.name != first.name, "where things lie is part of it"
    assert pen.drawn == 2, "and what lies there is not drawn again"
    assert threading.get_ident() not in pen.threads


async def test_nothing_is_no_picture(studio: Studio) -> None:
    assert await studio.picture(lambda: None) is None


async def test_whoever_has_waited_long_enough_goes_without(studio: Studio, pen: Pen) -> None:
    """And what nobody waits for any more is not begun."""
    pen.may.clear()
    begun: list[int] = []

    def make(number: int) -> Scene:
        begun.append(number)
        return scene(number)

    slow = asyncio.create_task(studio.picture(lambda: make(1), patience=30))
    await asyncio.sleep(0)
    with pytest.raises(TooSlow):
        await studio.picture(lambda: make(2), patience=0.05)
    pen.may.set()
    assert await slow is not None
    assert await studio.picture(lambda: make(3)) is not None
    assert begun == [1, 3]


async def test_what_is_being_drawn_is_waited_for_a_little_longer(studio: Studio, pen: Pen) -> None:
    pen.may.clear()
    asyncio.get_running_loop().call_later(0.1, pen.may.set)
    assert await studio.picture(lambda: scene(1), patience=0.05) is not None


async def test_a_mistake_is_whose_picture_it_was(studio: Studio) -> None:
    def broken() -> Scene:
        raise ValueError("no such city")

    with pytest.raises(ValueError, match="no such city"):
        await studio.picture(broken)
    assert await studio.picture(lambda: scene(1)) is not None


def test_finished_pictures_are_kept_within_bounds(studio: Studio, pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(studio.draw(scene(1)).png)
    monkeypatch.setattr(module, "FINISHED", 3 * size + size // 2)
    for number in (2, 3, 1, 4):
        studio.draw(scene(number))
    kept = set(studio._finished)
    assert len(kept) == 3
    assert studio.draw(scene(1)).name in kept, "it was looked at after others"
    assert studio.draw(scene(2)).name not in kept
