"""Scenes become images: the only module that knows what draws SVG and what puts layers together.

resvg draws, by whichever of two packages is there: the first lets other threads run meanwhile and is several times
faster, the second comes for more machines. Both write the same pixels, but for roundings of one in 255."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Protocol

from PIL import Image

from engines.core.drawing.scene import Scene, Sprite

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


def composed(scene: Scene, drawn: Drawn, width: int | None = None) -> Image.Image:
    """All layers of *scene*, in its own size, or scaled to a *width*. Everything is drawn as large as it is shown: to
    make a finished picture smaller takes longer than all the rest."""
    whole = scene.width
    wide = width or whole

    def scaled(length: int) -> int:
        return (length * wide + whole // 2) // whole

    image = Image.new("RGB", (wide, scaled(scene.height)), PAPER)
    for layer in scene.layers:
        sprite = layer.sprite
        piece = drawn(sprite, max(1, scaled(sprite.width)), max(1, scaled(sprite.height)))
        image.paste(piece, (scaled(layer.left), scaled(layer.top)), piece if piece.mode == "RGBA" else None)
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
