"""``castellan picture``: a position as a file."""

from pathlib import Path

import pytest

from bot.commandline.picture import Wanted, picture
from tests.kits import EVERY

GAME = next(key for key, game in EVERY.games.items() if game.painter)


def wanted(out: Path, *, seats: int = 2, seat: int | None = 0) -> Wanted:
    return Wanted(
        game=GAME, seats=seats, seed=1, step=2, after=0, seat=seat, names="", part="table", locale="en", out=out
    )


@pytest.mark.parametrize(("seats", "seat"), [(99, 0), (0, None), (-1, None), (None, -1), (None, 99)])
def test_a_seat_that_there_is_not_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int | None, seat: int | None
) -> None:
    out, few = tmp_path / "picture.png", EVERY.games[GAME].meta.seats[0]
    assert picture(EVERY, wanted(out, seats=few if seats is None else seats, seat=seat)) == 2
    assert "seats, numbered from 1" in capsys.readouterr().out
    assert not out.exists()


def test_a_position_is_written(tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    assert picture(EVERY, wanted(out, seats=EVERY.games[GAME].meta.seats[0])) == 0
    assert out.read_bytes().startswith(b"\x89PNG")
