"""When it ends: BM-5.31, 8.26, 8.27, 1.4, 1.8, 1.10, and the examples BM-9.25, 9.34, 9.35."""

import pytest

from engines.bellum_magica import events as e
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene


def ends(game: Scene) -> list[e.MatchEnded]:
    return [event for event in game.story if isinstance(event, e.MatchEnded)]


@pytest.mark.parametrize(("robs", "over"), [(True, False), (False, True)])
def test_whoever_has_ten_may_still_be_robbed(robs: bool, over: bool) -> None:
    """BM-9.25, 8.26, 5.31: the last seat's attack decides; then recruiting is played."""
    lairs = {
        A: Told(force="S2", chests="w w w w w w w w m m", food=2),
        B: Told(force="S4 T2", chests="g g g g"),
    }
    game = scene(lairs=lairs, row=3)
    game.stay()
    assert not game.match.over, "not at once"
    if robs:
        game.attack(A, most=True)
    else:
        game.stay()
    assert game.match.over == over
    if robs:
        assert ([len(game.lair(seat).chests) for seat in (A, B)], game.asked) == ([8, 6], (A,))
        assert game.state.stack[-1].kind == "recruiting"


def test_ten_in_the_middle_of_the_phase_is_not_the_end() -> None:
    """BM-5.31, 8.26: A takes its tenth chest; B and C have their attacks."""
    lairs = {A: Told(force="S3", chests="w w w w w w w w w"), B: Told(force="S2"), C: Told(force="S2")}
    game = scene(3, lairs=lairs, row=3, open_="sheepfold onion_farm goose_farm")
    game.attack("sheepfold")
    assert (len(game.lair(A).chests), game.asked) == (10, (B,))
    assert [event.chests for event in game.heard(e.EndNear)] == [10]
    game.stay()
    assert game.asked == (C,)
    game.stay()
    assert [event.why for event in ends(game)] == ["chests"]


@pytest.mark.parametrize(
    ("held", "end_at", "over"), [(10, "10", True), (9, "10", False), (7, "7", True), (6, "7", False)]
)
def test_how_many_chests_end_it(held: int, end_at: str, over: bool) -> None:
    """BM-1.4, 1.8, 5.31."""
    lairs = {A: Told(force="S2", chests=" ".join("w" * held)), B: Told(force="S2", food=2)}
    game = scene(lairs=lairs, row=3, end_at=end_at)
    game.stay()
    game.stay()
    assert game.match.over == over


@pytest.mark.parametrize(("day", "over"), [(14, False), (15, True)])
def test_the_last_day(day: int, over: bool) -> None:
    """BM-9.34, 1.10, 7.1: nobody has ten after the attacks; it is scored, nobody recruits."""
    lairs = {A: Told(force="S2", chests="w1", food=4), B: Told(force="S2", chests="w2 w3", food=4)}
    game = scene(lairs=lairs, row=3, day=day, captain=(day - 1) % 2, day_cap="15")
    game.stay()
    game.stay()
    assert game.match.over == over
    if over:
        assert [(event.why, event.winners) for event in ends(game)] == [("day_cap", (B,))]
        assert (game.outcome.ranks, game.outcome.scores) == ((2, 1), (1, 5))
    else:
        assert game.state.stack[-1].kind == "recruiting"


def test_the_last_five_chests() -> None:
    """BM-9.35, 5.18: five seats with nine each, five tied scouts: wood first, then what stands in for it, in turn
    order; nobody robs, all have ten, fifty chests are scored."""
    maps = ("imp_courier", "mimic_chest", "harpy_scout", "nightmare_sphinx", "")
    held = ("w " * 9, "w " * 9, "m " * 9, "m " * 9, "g " * 9)
    castles = ("ravenspire", "mudmaw_keep", "embergate", "thornhold", "gloomtower")
    lairs = {seat: Told(castle=castles[seat], left=maps[seat], chests=held[seat]) for seat in range(5)}
    game = scene(5, lairs=lairs, row=1, phase="harvest")
    (found,) = [event for event in game.story if isinstance(event, e.Scouted)]
    assert [(find.seat, find.chest) for find in found.finds] == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)]
    assert [len(pile) for pile in game.state.piles.chests] == [0, 0, 0]
    while not game.match.over:
        assert game.state.stack[-1].kind == "raiding"
        game.clock()
    assert [len(lair.chests) for lair in game.state.lairs] == [10] * 5
    assert sum(game.outcome.scores) == 155
    assert ends(game)[0].why == "chests"


def test_a_robbery_that_brings_the_end_near_is_told() -> None:
    """BM-11.4: the thief holds all but one now."""
    lairs = {A: Told(force="S2 T1", chests="w " * 8), B: Told(force="S2", chests="m")}
    game = scene(lairs=lairs, row=3)
    game.attack(B)
    assert game.heard(e.EndNear) == [e.EndNear(seat=A, chests=9)]
