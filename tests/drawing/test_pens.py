"""Both packages that draw write the same pixels, so that no picture depends on the machine."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures.drawing import Pen, common_pen, composed, fast_pen
from bot.pictures.sprites import Sprites
from engines.core.drawing.ink import ICONS, Ink, Style
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, LABELS, PROSE
from engines.core.emblem import EMBLEMS
from tests.contract.games import MANY, SOAK_GAMES, by_turns
from tests.drawing.positions import DRAWN, positions

ROUNDING = 1
"""Of 255."""


@pytest.fixture(name="pens", scope="module")
def _pens() -> tuple[Pen, Pen]:
    pytest.importorskip("svg2png_py", reason="it does not come for this machine")
    return fast_pen(), common_pen()


def furthest(one: Image.Image, other: Image.Image) -> int:
    """The greatest difference of any colour at any point where there is something; what cannot be seen has no
    colour."""
    assert one.size == other.size
    bare = [Image.alpha_composite(Image.new("RGBA", each.size, "white"), each) for each in (one, other)]
    return max(at for band in ImageChops.difference(*bare).split() for at, many in enumerate(band.histogram()) if many)


def sample() -> Sprite:
    """All that sprites are made of."""
    ink = Ink(600, 300).define(
        "fade", '<linearGradient id="fade"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient>'
    )
    ink.box(Box(5, 5, 590, 290), "url(#fade)", rim="#334455", line=3, round_by=20)
    for at, emblem in enumerate(EMBLEMS):
        ink.emblem(emblem, 60 + 95 * at, 60, 80)
    ink.icon(next(iter(ICONS)), 100, 160, 90, "#A81622", opacity=60)
    for at, face in enumerate((PROSE, LABELS, FIGURES)):
        ink.words(400, 150 + 50 * at, "Жуковский & Grün 8 — Ќ", Style(face, 40, halo="#FFFBF0"))
    return ink.sprite()


def test_shapes_and_letters(pens: tuple[Pen, Pen]) -> None:
    one, other = (pen(sample().svg) for pen in pens)
    assert furthest(one, other) <= ROUNDING
    assert one.convert("L").getextrema() != (0, 0), "there is something"


@pytest.mark.thorough
@pytest.mark.parametrize("key", by_turns(2, tuple(DRAWN)))
def test_whole_pictures(pens: tuple[Pen, Pen], key: str) -> None:
    """Half as wide: sprites at a quarter of the points, and scaled; every third of them, in the soak all."""
    scene = next(positions(key, 1)).scenes("en")["table"]
    scene = replace(scene, layers=scene.layers[:: 1 if SOAK_GAMES >= MANY else 3])
    one, other = (composed(scene, Sprites(pen, None), scene.width // 2).convert("RGBA") for pen in pens)
    assert furthest(one, other) <= ROUNDING


def test_a_difference_would_be_noticed(pens: tuple[Pen, Pen]) -> None:
    pen, _ = pens
    other = sample().svg.replace(EMBLEMS[0].colour, "#A81626")
    assert furthest(pen(sample().svg), pen(other)) > ROUNDING
