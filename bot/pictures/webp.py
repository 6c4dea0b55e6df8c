"""An animated WebP, put together of stills.

What encodes whole films looks at every point of every frame to find out what has changed. Whoever draws them knows, so
it is done in half the time. The format: https://developers.google.com/speed/webp/docs/riff_container"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.pictures.changing import SQUARE

QUALITY, METHOD = 60, 1
ALPHA, ANIMATED = 0x10, 0x02
IMAGE = b"ALPH", b"VP8 ", b"VP8L"
"""Chunks of a still that a frame takes over."""


APART = 8
"""Squares without any change that part one piece of a frame from the next: they are written one after the other."""
PIECE = 20
"""Milliseconds until the next one follows: nobody sees that, and less is taken for a mistake by what shows films."""


class _Frame(NamedTuple):
    left: int
    top: int
    width: int
    height: int
    stands: int
    still: bytes


class Animation:
    """Frames, each as what is other than in the one before."""

    def __init__(self, first: Image.Image, stands: int) -> None:
        """:param stands: milliseconds."""
        self._size = first.size
        self._frames = [_Frame(0, 0, *first.size, stands, _still(first))]

    def add(self, image: Image.Image, squares: Image.Image, stands: int) -> None:
        """The next frame.

        :param squares: where it is other than the one before: a mask with a point for each square."""
        bands = list(_bands(squares))
        if not bands:  # one that looks the same makes the one before stand longer
            last = self._frames[-1]
            self._frames[-1] = last._replace(stands=last.stands + stands)
        for left, top, right, bottom in bands:
            place = left * SQUARE, top * SQUARE, min(right * SQUARE, image.width), min(bottom * SQUARE, image.height)
            piece = image.crop(place)
            mask = squares.crop((left, top, right, bottom))
            mask = mask.resize((mask.width * SQUARE, mask.height * SQUARE), Image.Resampling.NEAREST)
            changed = Image.new("RGBA", piece.size)
            changed.paste(piece, (0, 0), mask.crop((0, 0, *piece.size)))
            self._frames.append(_Frame(*place[:2], *piece.size, PIECE, _still(changed)))
        if bands:
            last = self._frames[-1]
            self._frames[-1] = last._replace(stands=stands - PIECE * (len(bands) - 1))

    def file(self) -> bytes:
        """For ever from the beginning to the end."""
        wide, high = self._size
        head = _chunk(b"VP8X", bytes((ALPHA | ANIMATED, 0, 0, 0)) + _three(wide - 1) + _three(high - 1))
        return _chunk(b"RIFF", b"".join((b"WEBP", head, _chunk(b"ANIM", bytes(6)), *map(_framed, self._frames))))


def _bands(squares: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Where squares have changed, from above to below, with room between them: left, top, right, bottom."""
    rows = squares.resize((1, squares.height), Image.Resampling.BOX).tobytes()
    start = 0
    while start < len(rows):
        end = next((at for at in range(start, len(rows)) if not any(rows[at : at + APART])), len(rows))
        found = squares.crop((0, start, squares.width, end)).getbbox()
        if found is not None:
            left, top, right, bottom = found
            yield left, start + top, right, start + bottom
        start = max(end, start + 1)


def _framed(frame: _Frame) -> bytes:
    """Laid over what was there before."""
    where = frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, frame.stands
    return _chunk(b"ANMF", b"".join((*map(_three, where), bytes(1), *_taken_over(frame.still))))


def _still(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=METHOD)
    return file.getvalue()


def _taken_over(still: bytes) -> Iterator[bytes]:
    at = len(b"RIFF....WEBP")
    while at < len(still):
        size = int.from_bytes(still[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if still[at : at + 4] in IMAGE:
            yield still[at:end]
        at = end


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
