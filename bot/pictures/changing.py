"""A picture that goes on from scene to scene: only what has changed is composed anew, and it is known where that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image, ImageChops

from bot.pictures.drawing import Drawn, Placed, laid, placed
from engines.core.drawing.scene import Box, Scene

SQUARE = 16
"""Points: so exactly it is known where something has changed. What encodes pictures works in such squares as well."""

Source = tuple[str, int, int, int, int]
"""What lies somewhere: what it is drawn from, left, top, width, height. Sprites are slow to tell apart."""


class Changing:
    """All scenes are equally large."""

    def __init__(self, first: Scene, drawn: Drawn, width: int) -> None:
        self._drawn, self._width = drawn, width
        size, every = placed(first, width)
        self.image = laid(every, drawn, Box(0, 0, *size))
        """As it is now; it goes on being changed."""
        self._before = _sources(every)

    def go_on(self, scene: Scene) -> Image.Image:
        """To *scene*.

        :return: where it looks different now: a mask with a point for each square."""
        (wide, high), every = placed(scene, self._width)
        now, whole = _sources(every), Box(0, 0, wide, high)
        squares = Image.new("L", (-(-wide // SQUARE), -(-high // SQUARE)))
        for window in _outermost(_squared(box, whole) for box in _changed(self._before, now, whole)):
            piece, place = laid(every, self._drawn, window), (window.left, window.top, window.right, window.bottom)
            different = _squares(ImageChops.difference(piece, self.image.crop(place)))
            there = window.left // SQUARE, window.top // SQUARE
            # added to what is there: windows may overlap, and what the first has changed the next sees no more
            squares.paste(255, there, different)
            self.image.paste(piece, place)
        self._before = now
        return squares


def _sources(every: Iterable[Placed]) -> list[Source]:
    return [(each.sprite.svg, *each[1:]) for each in every]


def _changed(before: list[Source], now: list[Source], whole: Box) -> list[Box]:
    """What has come or gone; everything, if what has stayed lies in another order."""
    there, then = set(now), set(before)
    if [each for each in before if each in there] != [each for each in now if each in then]:
        return [whole]
    return [Box(*place) for _, *place in (*(then - there), *(there - then))]


def _squared(box: Box, whole: Box) -> Box:
    """In whole squares, as far as the picture goes."""
    left, top = max(0, box.left // SQUARE * SQUARE), max(0, box.top // SQUARE * SQUARE)
    right, bottom = (-(-edge // SQUARE) * SQUARE for edge in (box.right, box.bottom))
    return Box(left, top, min(right, whole.right) - left, min(bottom, whole.bottom) - top)


def _outermost(boxes: Iterable[Box]) -> Iterator[Box]:
    """Without those that lie within another one."""
    kept: list[Box] = []
    for box in sorted(dict.fromkeys(boxes), key=lambda each: (-each.width * each.height, each)):
        if not any(
            box.left >= other.left and box.top >= other.top and box.right <= other.right and box.bottom <= other.bottom
            for other in kept
        ):
            kept.append(box)
            yield box


def _squares(difference: Image.Image) -> Image.Image:
    """In which squares there is any."""
    anywhere = difference.convert("L").point(lambda value: 255 * (value > 0))
    return anywhere.reduce(SQUARE).point(lambda value: 255 * (value > 0))
