"""What the pictures mark as new or lost, and for whom."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene as Drawn
from engines.royals.picture import PAINTER
from engines.royals.picture.pieces import portrait, ring
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

BROKEN = "stroke-dasharray"


def drawn(play: Scene, seat: int, before: object = None, part: str = "table") -> Drawn:
    look = Look(say=str, names=("Ann", "Ben", "Cid"), before=before)
    found = getattr(PAINTER, part)(play.match.view(seat), look)
    assert isinstance(found, Drawn)
    return found


def test_a_noble_that_was_lost_is_ringed_for_whoever_lost_it() -> None:
    """Broken, in their colour; whole for everybody else."""
    play = scene(hands={A: "fr2 + fr-es"}, holders={"dijon_baron": B})
    before = {seat: play.match.view(seat) for seat in (B, C)}
    play.claim("dijon_baron")
    shown = {seat: [layer.sprite for layer in drawn(play, seat, before[seat]).layers] for seat in (B, C)}
    assert portrait(1, 2, A, fresh=True, lost=B) in shown[B]
    assert portrait(1, 2, A, fresh=True) in shown[C]
    assert [any(BROKEN in stroke for stroke in ring(0, 0, 9, lost)) for lost in (None, B)] == [False, True]


def test_points_stand_with_the_hand_of_their_owner() -> None:
    """RY-3.3: nowhere on the table, which is the same for everybody."""
    play = scene(hands={A: "fr4"})
    play.claim("dijon_baron")
    said = [words.said for layer in drawn(play, A, part="own").layers for words in layer.sprite.words]
    assert any("board-total" in each for each in said)
    assert drawn(play, A) == drawn(play, C)
