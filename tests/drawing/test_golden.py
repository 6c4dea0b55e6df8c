"""Pictures look as they did: see ``tests/drawing/golden.py``, also for how to store them anew."""

from dataclasses import replace

import pytest
from PIL import Image

from tests.contract.games import every_third
from tests.drawing.golden import FOLDER, Grid, averaged, pictured, scenes, stored
from tests.drawing.positions import DRAWN

NEAR = 2
"""Of 255: what two pens may make of the same average."""


def furthest(one: Grid, other: Grid) -> int:
    """The greatest difference of any colour of any square."""
    here, there = ([part for row in grid for square in row for part in square] for grid in (one, other))
    return max(abs(part - beside) for part, beside in zip(here, there, strict=True))


@pytest.mark.parametrize("key", DRAWN)
def test_pictures_look_as_they_did(key: str) -> None:
    """The table; of the other pictures, which are of the same sprites, a third, and in the soak all."""
    drawn, before = scenes(key), stored(key)
    assert set(drawn) == set(before)
    others = [each for each in drawn if each != "table"]
    for part, scene in drawn.items():
        if part not in ("table", *every_third(1, others)):
            continue
        assert furthest(pictured(scene), before[part]) <= NEAR, part


def test_what_is_stored_is_of_games_that_are_drawn() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(DRAWN)


@pytest.mark.thorough
@pytest.mark.parametrize("key", DRAWN)
def test_something_that_is_missing_would_be_noticed(key: str) -> None:
    """The last solid thing that was laid down, say."""
    scene = scenes(key)["table"]
    last = max(at for at, layer in enumerate(scene.layers) if layer.sprite.solid)
    without = replace(scene, layers=scene.layers[:last] + scene.layers[last + 1 :])
    assert furthest(pictured(without), stored(key)["table"]) > NEAR


def test_an_average_is_one() -> None:
    image = Image.new("RGB", (32, 32), "black")
    image.paste("white", (0, 0, 1, 2))
    grid = averaged(image)
    assert grid[0][0] == [128, 128, 128]
    assert grid[15][15] == [0, 0, 0]
