"""What the pictures mark as new or lost, and for whom."""

import pytest

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene as Drawn
from engines.core.emblem import EMBLEMS
from engines.royals.picture import PAINTER, sheet
from engines.royals.picture.houses import seat_plate
from engines.royals.picture.leads import Leads, of_title
from engines.royals.picture.looks import WINE
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


@pytest.mark.parametrize(
    ("before", "now", "me", "leads"),
    [
        ((2, 1, 0), (2, 2, 0), A, Leads((A, B), fresh=(B,))),
        ((2, 2, 0), (2, 3, 0), A, Leads((B,), fresh=(B,), lost=A)),
        ((2, 2, 0), (2, 3, 0), C, Leads((B,), fresh=(B,))),
        ((2, 2, 1), (2, 2, 2), A, Leads(level=(A, B, C), fresh=(C,), lost=A)),
        ((2, 2, 2), (2, 2, 3), A, Leads((C,), fresh=(C,))),
        ((0, 0, 0), (0, 0, 0), A, Leads()),
    ],
)
def test_a_title_is_marked_as_it_pays(before: tuple[int, ...], now: tuple[int, ...], me: int, leads: Leads) -> None:
    """RY-7.5: only whoever came or has more of it is new, and three who are level have nothing."""
    assert of_title(now, before, me) == leads


def test_a_lost_lead_is_ringed_beside_the_sign_of_a_tie() -> None:
    """In the colour of whoever lost it, and only for them. The field within is whole: two broken lines could not be
    told apart."""
    play = scene(hands={A: "fr2"}, holders={"lyon_marshal": B})
    before = {seat: play.match.view(seat) for seat in (B, C)}
    play.claim("dijon_baron")
    shown = {}
    for seat, view in (*before.items(), (None, None)):
        look = Look(say=str, names=("Ann", "Ben", "Cid"), before=view)
        shown[seat] = sheet.country(play.match.view(seat), 0, look, 330).svg
    broken = {seat: [stroke for stroke in svg.split("<") if BROKEN in stroke] for seat, svg in shown.items()}
    assert [len(strokes) for strokes in broken.values()] == [1, 0, 1]
    assert EMBLEMS[B].colour in broken[B][0]
    assert WINE in broken[None][0]
    assert [svg.count('r="12"') for svg in shown.values()] == [1, 1, 1]
    assert 'r="12"' not in sheet.country(scene(holders={"lyon_marshal": B}).match.view(B), 0, look, 330).svg


def said(shown: Drawn) -> str:
    return " ".join(words.said for layer in shown.layers for words in layer.sprite.words)


def test_points_stand_with_the_hand_of_their_owner() -> None:
    """RY-3.3: nowhere on the table as everybody sees it; on that which marks what is new to its reader, their own."""
    play = scene(hands={A: "fr4"})
    before = play.match.view(A), play.match.view(None)
    play.claim("dijon_baron")
    assert "board-total" in said(drawn(play, A, part="own"))
    assert drawn(play, A) == drawn(play, C)
    assert said(drawn(play, A, before[0])).count("board-total") == 1
    look = Look(say=str, names=("Ann", "Ben", "Cid"), before=before[1])
    assert "board-total" not in said(PAINTER.table(play.match.view(None), look))


def test_bonuses_stand_with_whoever_has_them() -> None:
    """RY-3.3, 8.17: city markers by their number, the others as they were announced."""
    spain = dict.fromkeys(("madrid_king", "barcelona_countess", "seville_baron", "valencia_marshal"), A)
    play = scene(holders={**spain, "dijon_baron": B})
    look = Look(say=str, names=("Ann", "Ben", "Cid"))
    plates = [seat_plate(play.match.view(None), seat, look, 330) for seat in (A, B, C)]
    assert [[words.said for words in plate.words][3:] for plate in plates] == [["×4", "9"], ["×1"], []]
