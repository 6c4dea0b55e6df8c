"""Pictures can be read: nothing lies on anything, nothing is cut, nothing is too small, whatever people are called."""

import pytest

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.painter import no_scene
from engines.core.drawing.scene import Box, Canvas, Scene
from engines.core.drawing.typefaces import LABELS
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE
from tests.drawing.measured import complaints
from tests.drawing.positions import CHOSEN, DRAWN, NAMES, positions, read


@pytest.mark.parametrize(("key", "locale"), read(2))
def test_every_picture_can_be_read(key: str, locale: str) -> None:
    found = {
        f"{part}: {complaint}"
        for position in positions(key)
        for part, scene in (position.scenes(locale) | position.lasting(locale)).items()
        for complaint in complaints(scene, CHOSEN)
    }
    assert sorted(found) == []


@pytest.mark.parametrize("key", DRAWN)
def test_what_lasts_is_measured_too(key: str) -> None:
    """The world of a game that has one, as its match leaves it, and for once everybody in another seat."""
    first, second, *_ = positions(key, 2)
    worlds = ("world", "plate") if first.heirloom else ()
    assert set(worlds) <= first.lasting("en").keys()
    assert bool(worlds) == (first.game.painter.world is not no_scene)
    assert (first.names == NAMES, second.names == NAMES) == (True, False)


def test_a_late_world_is_measured_too() -> None:
    """Whatever packets bring is on some of the pictures (RL-B): fallout, an island, ruins, a capital, homelands, and
    seats that have no place yet."""
    found = [position.view for position in positions("risk_legacy", 1) if position.view.shelf]
    assert len(found) == 2
    for view in found:
        lands = view.world.lands
        assert {"world_capital", "minor_city"} <= {land.city.kind for land in lands if land.city}
        assert "fallout" in {land.scar for land in lands}
        assert len(view.world.everywhere) == len(EVERYWHERE) + 1
        assert any(view.world.figure(at) for at in view.world.everywhere)
    assert any(side.territories == 0 for view in found for side in view.sides if not side.eliminated)
    assert any(thing.homes(number) for view in found for thing in view.shelf for number in range(len(CONTINENTS)))


def _scene(*places: tuple[int, int], said: str = "Paris", room: int | None = None, size: int = 30) -> Scene:
    """Badges of 100 by 60 with a word, at these places."""
    canvas = Canvas(1000, 500)
    for left, top in places:
        badge = Ink(100, 60).box(Box(0, 0, 100, 60), "#fff").words(50, 40, said, Style(LABELS, size), room=room)
        canvas.lay(badge.sprite(solid=True), left, top)
    return canvas.scene()


@pytest.mark.parametrize(
    ("scene", "complaint"),
    [
        (_scene((10, 10), (200, 10)), None),
        (_scene((10, 10), (90, 30)), "lies on"),
        (_scene((950, 10)), "beyond the picture"),
        (_scene((10, 10), said="Constantinople"), "beyond its box"),
        (_scene((10, 10), said="Constantinople", room=80), "is cut"),
        (_scene((10, 10), said="Constantinople", room=80, size=12), "too small"),
        (_scene((10, 10), size=17), "too small"),
        (_scene((10, 10), size=18), None),
    ],
)
def test_a_reader_would_complain(scene: Scene, complaint: str | None) -> None:
    """The measure measures."""
    found = complaints(scene)
    assert found == [] if complaint is None else any(complaint in each for each in found), found


def test_a_name_may_be_cut() -> None:
    scene = _scene((10, 10), said="Constantinople the Great", room=80)
    assert complaints(scene, ["Constantinople the Great"]) == []
