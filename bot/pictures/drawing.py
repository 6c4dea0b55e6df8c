"""Scenes become images: the only module that knows what draws SVG and what puts layers together.

resvg draws, by whichever of two packages is there: the first lets other threads run meanwhile and is several times
faster, the second comes for more machines. Both write the same pixels, but for roundings of one in 255."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from pathlib import Path

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


def composed(scene: Scene, drawn: Callable[[Sprite], Image.Image]) -> Image.Image:
    """All layers of *scene*, each sprite as *drawn*."""
    image = Image.new("RGB", (scene.width, scene.height), PAPER)
    for layer in scene.layers:
        piece = drawn(layer.sprite)
        image.paste(piece, (layer.left, layer.top), piece if piece.mode == "RGBA" else None)
    return image


def encoded(image: Image.Image) -> bytes:
    """As PNG."""
    file = io.BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()
