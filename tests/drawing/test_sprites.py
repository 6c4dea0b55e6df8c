"""What has been drawn is kept, within bounds, and a disk that fails costs time and nothing else."""

import stat
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures.sprites import ON_DISK, Sprites
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Sprite

SIDE = 10
BYTES = SIDE * SIDE * 4


class Pen:
    """Counts what it is asked for; everything it draws has one colour."""

    def __init__(self, alpha: int = 255) -> None:
        self.drawn: list[str] = []
        self.alpha = alpha

    def __call__(self, svg: str) -> Image.Image:
        self.drawn.append(svg)
        return Image.new("RGBA", (SIDE, SIDE), (200, 100, 50, self.alpha))


def sprite(number: int, *, ground: bool = False) -> Sprite:
    ink = Ink(SIDE, SIDE).box(Box(0, 0, number + 1, SIDE), "#fff")
    return ink.sprite(ground=ground)


def test_what_was_drawn_is_not_drawn_again() -> None:
    pen = Pen()
    sprites = Sprites(pen, None)
    first = sprites(sprite(0), SIDE, SIDE)
    assert sprites(sprite(0), SIDE, SIDE) is first
    assert sprites(sprite(0), 2 * SIDE, 2 * SIDE) is not first, "in another size it is another one"
    assert len(pen.drawn) == 2
    assert f'width="{2 * SIDE}" height="{2 * SIDE}"' in pen.drawn[1]


def test_memory_is_bounded_and_what_was_used_last_stays() -> None:
    pen = Pen()
    sprites = Sprites(pen, None, memory=3 * BYTES)
    for number in (0, 1, 2, 0, 3):
        sprites(sprite(number), SIDE, SIDE)
        assert sprites.size <= 3 * BYTES
    assert len(pen.drawn) == 4
    sprites(sprite(0), SIDE, SIDE)
    assert len(pen.drawn) == 4
    sprites(sprite(1), SIDE, SIDE)
    assert len(pen.drawn) == 5, "it had to go"


def test_what_had_to_go_is_packed_if_it_is_asked_for_over_and_over() -> None:
    """Several games in several languages fit into memory so; what was seen once is not packed."""
    pen = Pen(alpha=120)
    sprites = Sprites(pen, None, memory=BYTES)
    for number in (0, 1, 0, 2, 0):
        image = sprites(sprite(number), SIDE, SIDE)
        assert sprites.size == BYTES
    assert (image.mode, image.size, image.getpixel((0, 0))) == ("RGBA", (SIDE, SIDE), (200, 100, 50, 120))
    assert len(pen.drawn) == 4, "the first one twice, and from then on it is unpacked"
    assert 0 < sprites.packed < BYTES
    sprites(sprite(1), SIDE, SIDE)
    assert len(pen.drawn) == 5, "seen once until now"


def test_what_is_packed_is_bounded_too() -> None:
    pen = Pen()
    sprites = Sprites(pen, None, memory=BYTES, packed=30)
    for number in (0, 1, 2, 0, 1, 2, 0, 1, 2):
        sprites(sprite(number), SIDE, SIDE)
        assert sprites.packed <= 30
    assert len(pen.drawn) == 9, "there is room for one of three"


def test_one_that_is_larger_than_the_bound_is_drawn_all_the_same() -> None:
    sprites = Sprites(Pen(), None, memory=1)
    for number in range(3):
        assert sprites(sprite(number), SIDE, SIDE).size == (SIDE, SIDE)
        assert sprites.size == BYTES


def test_a_ground_is_kept_from_one_start_to_the_next(tmp_path: Path) -> None:
    pen = Pen()
    first = Sprites(pen, tmp_path / "pictures")(sprite(0, ground=True), SIDE, SIDE)
    again = Sprites(pen, tmp_path / "pictures")(sprite(0, ground=True), SIDE, SIDE)
    assert len(pen.drawn) == 1
    assert (again.mode, again.tobytes()) == (first.mode, first.tobytes())
    assert first.mode == "RGB", "nothing lies below it"
    assert [file.suffix for file in (tmp_path / "pictures").iterdir()] == [".png"]


def test_a_ground_that_can_be_seen_through_stays_so(tmp_path: Path) -> None:
    assert Sprites(Pen(alpha=100), tmp_path)(sprite(0, ground=True), SIDE, SIDE).mode == "RGBA"


def test_nothing_else_is_written(tmp_path: Path) -> None:
    Sprites(Pen(), tmp_path)(sprite(0), SIDE, SIDE)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("left", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40, None])
def test_a_spoilt_file_is_drawn_anew(tmp_path: Path, left: bytes | None) -> None:
    """``None``: cut in the middle."""
    pen = Pen()
    whole = Sprites(pen, tmp_path)(sprite(0, ground=True), SIDE, SIDE)
    (file,) = tmp_path.iterdir()
    good = file.read_bytes()
    file.write_bytes(good[: len(good) // 2] if left is None else left)
    assert Sprites(pen, tmp_path)(sprite(0, ground=True), SIDE, SIDE).tobytes() == whole.tobytes()
    assert len(pen.drawn) == 2
    assert file.read_bytes() == good, "and mended"


@pytest.mark.parametrize("broken", ["mkdir", "replace"])
def test_a_disk_that_takes_nothing_costs_time_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Read-only, or full. Nothing half is left that anybody would read."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(30, "Read-only file system")

    monkeypatch.setattr(Path, broken, refuse)
    pen = Pen()
    for count in (1, 2):
        drawn = Sprites(pen, tmp_path / "pictures")(sprite(0, ground=True), SIDE, SIDE)
        assert (drawn.size, len(pen.drawn)) == ((SIDE, SIDE), count)
    assert list(tmp_path.rglob("*.png")) == []


def test_the_folder_does_not_grow_for_ever(tmp_path: Path) -> None:
    sprites = Sprites(Pen(), tmp_path)
    for width in range(1, ON_DISK + 6):
        sprites(sprite(0, ground=True), width, SIDE)
    assert len(list(tmp_path.iterdir())) == ON_DISK


def test_files_are_for_the_bot_alone(tmp_path: Path) -> None:
    """As all that it writes."""
    Sprites(Pen(), tmp_path)(sprite(0, ground=True), SIDE, SIDE)
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
