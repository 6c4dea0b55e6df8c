"""What is drawn of a seat's own is what matters to it now, and nobody else's."""

from typing import Any

from engines.core.match import Match
from engines.royals import GAME
from engines.royals.picture import PAINTER
from tests.drawing.positions import Position
from tests.playing import recorded

SEATS = 3


def close(match: Match[Any], seat: int | None) -> Any:
    position = Position(GAME, match.view(seat), None, SEATS)
    return PAINTER.close(position.view, position.look("en"))


def test_whoever_plays_sees_whom_the_hand_can_take_and_what_that_changes() -> None:
    """RY-5.32: as long as it is the seat's turn to take nobles and there is one; nobody else sees it."""
    drawn = 0
    for turn in recorded(GAME, SEATS, 6)[::9]:
        match = turn.after
        assert close(match, None) is None
        for seat in range(SEATS):
            view = match.view(seat)
            payable = [each for each in view.own.prospects if each.hindrance is None]
            mine = view.turn is not None and view.turn.seat == seat and view.turn.playing
            scene = close(match, seat)
            assert (scene is not None) == bool(mine and payable)
            if scene is None:
                continue
            drawn += 1
            plates = [layer.sprite.words for layer in scene.layers if any(w.said == "→" for w in layer.sprite.words)]
            assert len(plates) == min(8, len(payable))
            assert all([words.said for words in plate].count("→") == 3 for plate in plates)
    assert drawn
