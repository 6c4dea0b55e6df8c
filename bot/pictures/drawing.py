"""Scenes become images: the only module that knows what draws SVG and what puts layers together.

resvg draws, by whichever of two packages is there: the first lets other threads run meanwhile and is several times
faster, the second comes for more machines. Both write the same pixels, but for roundings of one in 255."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

from PIL import Image

from engines.core.drawing.scene import Box, Scene, Sprite

FONTS = tuple(sorted(Path(__file__).parent.joinpath("fonts").glob("*.ttf")))
PAPER = "#F3E7CC"
COLOURS = 256
"""Of a finished picture: a third of the bytes of one with all colours, and hardly to be told from it."""

Pen = Callable[[str], Image.Image]
"""An SVG document as an RGBA image."""


def fast_pen() -> Pen:
    """:raises ImportError: the package does not come for this machine."""
    import svg2png_py  # noqa: PLC0415  (it may be missing)

    fonts = svg2png_py.FontDatabase()
    for file in FONTS:
        fonts.load_font_file(str(file))

    def draw(svg: str) -> Image.Image:
        raw, width, height = svg2png_py.svg_to_rgba(svg, fonts)
        return Image.frombuffer("RGBa", (width, height), raw, "raw", "RGBa", 0, 1).convert("RGBA")

    return draw


def common_pen() -> Pen:
    import resvg_py  # noqa: PLC0415  (only where the other one is missing)

    files = [str(file) for file in FONTS]

    def draw(svg: str) -> Image.Image:
        png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files)
        return Image.open(io.BytesIO(bytes(png))).convert("RGBA")

    return draw


@cache
def pen() -> Pen:
    """The better of those that are there."""
    try:
        return fast_pen()
    except ImportError:
        return common_pen()


class Drawn(Protocol):
    """Sprites as images."""

    def __call__(self, sprite: Sprite, wide: int, high: int) -> Image.Image:
        """As large as that; equal ones are the same object, which nobody changes."""


class Placed(NamedTuple):
    """A sprite in its place, in points of the image that it is drawn for."""

    sprite: Sprite
    left: int
    top: int
    wide: int
    high: int


def placed(scene: Scene, width: int | None = None) -> tuple[tuple[int, int], list[Placed]]:
    """How large an image of *scene* is, in its own size or scaled to a *width*, and what lies where on it. Everything
    is drawn as large as it is shown: to make a finished picture smaller takes longer than all the rest."""
    whole = scene.width
    wide = width or whole

    def scaled(length: int) -> int:
        return (length * wide + whole // 2) // whole

    every = [
        Placed(
            layer.sprite,
            scaled(layer.left),
            scaled(layer.top),
            max(1, scaled(layer.sprite.width)),
            max(1, scaled(layer.sprite.height)),
        )
        for layer in scene.layers
    ]
    return (wide, scaled(scene.height)), every


def composed(scene: Scene, drawn: Drawn, width: int | None = None) -> Image.Image:
    """All layers of *scene*, in its own size, or scaled to a *width*."""
    size, every = placed(scene, width)
    return laid(every, drawn, Box(0, 0, *size))


def laid(every: Iterable[Placed], drawn: Drawn, window: Box) -> Image.Image:
    """What is to be seen of them through a window."""
    image = Image.new("RGB", (window.width, window.height), PAPER)
    for sprite, left, top, wide, high in every:
        if left < window.right and top < window.bottom and left + wide > window.left and top + high > window.top:
            piece = drawn(sprite, wide, high)
            place = left - window.left, top - window.top
            image.paste(piece, place, piece if piece.mode == "RGBA" else None)
    return image


def sized(sprite: Sprite, wide: int, high: int) -> str:
    """The document of *sprite*, to be drawn as large as that."""
    own, other = (
        f'width="{width}" height="{height}"' for width, height in ((sprite.width, sprite.height), (wide, high))
    )
    return sprite.svg.replace(own, other, 1)


def encoded(image: Image.Image) -> bytes:
    """As PNG."""
    file = io.BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()
