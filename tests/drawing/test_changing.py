"""What is composed and written piece by piece looks like the whole."""

import io
from functools import partial

import pytest
from PIL import Image, ImageChops

from bot.pictures.changing import SQUARE, Changing
from bot.pictures.drawing import composed, pen
from bot.pictures.sprites import Sprites
from bot.pictures.webp import PIECE, Animation
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite

WIDE, HIGH = 300, 410
WIDTH = 2 * WIDE
RED, BLUE, GREEN = (Ink(60, 40).box(Box(2, 2, 56, 36), fill, round_by=9) for fill in ("#C22", "#22C", "#2C2"))
PATCHES = [ink.sprite() for ink in (RED, BLUE, GREEN)]
SPRITES = Sprites(pen(), None)
whole = partial(composed, drawn=SPRITES, width=WIDTH)


def scene(*laid: tuple[int, int, int]) -> Scene:
    """Patches by number, at these places."""
    canvas = Canvas(WIDE, HIGH).lay(Ink(WIDE, HIGH).box(Box(0, 0, WIDE, HIGH), "#EEC").sprite(ground=True), 0, 0)
    for number, left, top in laid:
        sprite: Sprite = PATCHES[number]
        canvas.lay(sprite, left, top)
    return canvas.scene()


FIRST = scene((0, 10, 10), (1, 40, 25))
CHANGES = {
    "nothing": FIRST,
    "one goes": scene((0, 10, 10)),
    "one comes below another": scene((2, 30, 20), (0, 10, 10), (1, 40, 25)),
    "they change places": scene((1, 40, 25), (0, 10, 10)),
    "one comes far away, over the edge": scene((0, 10, 10), (1, 40, 25), (2, 270, 390)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_goes_on_looks_as_if_drawn_anew(change: str) -> None:
    picture = Changing(FIRST, SPRITES, WIDTH)
    before, squares = picture.image.copy(), picture.go_on(CHANGES[change])
    assert picture.image.tobytes() == whole(CHANGES[change]).tobytes()
    told = squares.resize((squares.width * SQUARE, squares.height * SQUARE), Image.Resampling.NEAREST)
    untold = ImageChops.invert(told).crop((0, 0, *before.size))
    different = ImageChops.difference(before, picture.image).convert("L")
    assert ImageChops.darker(different, untold).getbbox() is None, "it is known where"
    assert (squares.getbbox() is None) == (change == "nothing")


def test_every_frame_of_a_film_shows_its_scene() -> None:
    """However many pieces it takes; and stands as long as it should."""
    scenes = [FIRST, *CHANGES.values()]
    picture = Changing(FIRST, SPRITES, WIDTH)
    moving = Animation(picture.image, 500)
    for each in scenes[1:]:
        moving.add(picture.image, picture.go_on(each), 500)
    shown, frames, stood = Image.open(io.BytesIO(moving.file())), [], 0
    for at in range(getattr(shown, "n_frames", 1)):
        shown.seek(at)
        frame, stands = shown.convert("RGB"), shown.info["duration"]
        stood += stands
        if stands != PIECE:
            frames.append(frame)
    assert stood == 500 * len(scenes)
    for each, frame in zip(scenes[1:], frames, strict=True):  # the first two look the same
        mean = ImageChops.difference(frame, whole(each)).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        assert max(mean) <= 3, "but for what is lost in writing"  # type: ignore[arg-type]
