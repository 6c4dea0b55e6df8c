"""What a match looks like fits into memory: what changes all the time lies in small pieces on what stays."""

from dataclasses import replace

import pytest

from engines.core.drawing.ink import Ink, Style, write
from engines.core.drawing.scene import Canvas
from engines.core.drawing.typefaces import FIGURES, PROSE
from tests.drawing.positions import DRAWN, positions

MOST = 40
"""Hundredths of a picture: at 87 of a picture of two million points a match took up all the memory by itself."""


@pytest.mark.parametrize("key", DRAWN)
def test_some_turns_later_most_of_a_picture_is_the_same(key: str) -> None:
    position = next(positions(key, 1))
    look = replace(position.look("en"), before=None)
    now, then = (position.game.painter.table(view, look) for view in (position.view, position.before))
    before = {layer.sprite.svg for layer in then.layers}
    fresh = [layer.sprite for layer in now.layers if not layer.sprite.ground and layer.sprite.svg not in before]
    taken = sum(sprite.width * sprite.height for sprite in fresh)
    assert taken * 100 <= MOST * now.width * now.height


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("style", [Style(FIGURES, 46), Style(PROSE, 31, halo="#FFF")])
def test_words_stand_where_a_sheet_has_them(style: Style, anchor: str) -> None:
    """A point beside them at most, since sprites lie at whole points."""
    (upon,) = Ink(600, 200).words(300, 100, "12 🦊 men", style, anchor=anchor).sprite().words  # type: ignore[arg-type]
    canvas = Canvas(600, 200)
    write(canvas, 300, 100, "12 🦊 men", style, anchor=anchor)  # type: ignore[arg-type]
    write(canvas, 300, 100, "🦊", style)
    (layer,) = canvas.scene().layers
    (alone,) = layer.sprite.words
    box = alone.box.moved(layer.left, layer.top)
    assert (alone.said, alone.size, box.top, box.width) == (upon.said, upon.size, upon.box.top, upon.box.width)
    assert abs(box.left - upon.box.left) <= 1
