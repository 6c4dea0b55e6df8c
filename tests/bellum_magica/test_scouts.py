"""Phase 3: treasure maps bring chests (BM-5.16 to 5.19)."""

import pytest

from engines.bellum_magica import events
from engines.bellum_magica.atlas import KIND
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene

WOOD, METAL, GOLD = range(3)
CASTLES = ("ravenspire", "mudmaw_keep", "embergate")
"""One map in row 3, none, none; in row 4 none, one, none."""


def finds(game: Scene) -> list[tuple[int, int | None]]:
    """Seat and kind of chest, in the order of serving."""
    return [(find.seat, find.chest) for event in game.told(events.Scouted) for find in event.finds]


def alone(piles: str = "") -> Scene:
    lairs = {A: Told(castle="ravenspire"), B: Told(castle="gloomtower")}
    return scene(lairs=lairs, row=3, phase="harvest", piles=piles)


@pytest.mark.parametrize(
    ("left", "row", "found", "maps"),
    [
        pytest.param("lizard_tracker", 3, [(A, WOOD), (B, WOOD)], 1, id="one each: wood"),
        pytest.param("lizard_tracker hoard_dragon", 3, [(B, METAL)], 3, id="the best alone: metal, and nothing for A"),
        pytest.param("", 4, [(B, METAL)], 1, id="the active row alone counts"),
        pytest.param("", 6, [], None, id="none at all are no tie"),
    ],
)
def test_who_finds_what(left: str, row: int, found: list[tuple[int, int]], maps: int | None) -> None:
    """BM-9.13, 5.16, 8.11, 8.12, 11.7: the most maps of all castles; who was alone and who shared it is counted."""
    lairs = {seat: Told(castle=CASTLES[seat], left=left if seat == B else "") for seat in (A, B, C)}
    game = scene(3, lairs=lairs, row=row, phase="harvest")
    assert finds(game) == found
    assert [event.maps for event in game.told(events.Scouted)] == ([maps] if found else [])
    assert [len(lair.chests) for lair in game.state.lairs] == [int(seat in dict(found)) for seat in (A, B, C)]
    alone = len(found) == 1
    told = [(game.lair(seat).tally.scouts_won, game.lair(seat).tally.scouts_shared) for seat in (A, B, C)]
    assert told == [(int(alone), int(not alone)) if seat in dict(found) else (0, 0) for seat in (A, B, C)]


@pytest.mark.parametrize(("piles", "found"), [("m0", WOOD), ("w0 m0", GOLD), ("w0", METAL), ("m0 g0", WOOD)])
def test_metal_is_replaced_by_the_next_lower_kind_then_by_the_next_higher(piles: str, found: int) -> None:
    """BM-5.18."""
    assert finds(alone(piles)) == [(A, found)]


@pytest.mark.parametrize("settlement", ["garrison_town", "walled_city"])
@pytest.mark.parametrize(("piles", "kinds"), [("g0", METAL), ("g0 m0", WOOD)])
def test_gold_is_replaced_by_metal_then_by_wood(settlement: str, piles: str, kinds: int) -> None:
    """BM-5.18: loot alike."""
    game = scene(lairs={A: Told(force="S9"), B: Told(force="S2")}, row=3, open_=f"{settlement} onion_farm", piles=piles)
    game.attack(settlement)
    assert {KIND[chest] for chest in game.lair(A).chests} == {kinds}


def test_ten_chests_of_scouts_do_not_end_the_game_yet() -> None:
    """BM-5.19: A may be robbed until the last attack."""
    lairs = {A: Told(castle="ravenspire", chests="w w w w w w w w w"), B: Told(castle="gloomtower", force="S2 T1")}
    game = scene(lairs=lairs, row=3, phase="harvest")
    assert len(game.lair(A).chests) == 10
    assert not game.match.over
    assert game.told(events.EndNear) == [events.EndNear(seat=A, chests=10)]
    if game.mover == A:
        game.stay()
    game.attack(A, most=True)
    assert (len(game.lair(A).chests), game.match.over) == (9, False)
