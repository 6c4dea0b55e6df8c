"""Figures that are shown before something happens are what then happens: BM-5.15 to 5.18, 11.2, 12.1."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.public import public
from engines.bellum_magica.taste import raiding, treating
from engines.core.booklet.strokes import Edit
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C
from tests.bellum_magica.ordering import opens, raid_mode
from tests.bellum_magica.scene import Scene

TIED: dict[int, Told] = {
    A: Told(castle="ravenspire", barrels=1),
    B: Told(castle="mudmaw_keep", left="lizard_tracker"),
    C: Told(castle="embergate", left="mimic_chest"),
}
"""One map each in row 3."""


def promised(game: Scene, row: int) -> list[Any]:
    """Food, runestones and chest of every seat."""
    chances = treating.prospects(public(game.state))
    finds = (chances[seat][row - 1] for seat in (A, B, C))
    return [(each.food, each.runestones, each.find) for each in finds]


@pytest.mark.parametrize(
    ("piles", "kinds"), [("w3", [0, 0, 0]), ("w1 m5", [0, 1, 1]), ("w0 m1 g1", [1, 2, None]), ("w0 m0 g0", [None] * 3)]
)
def test_scouts_that_tie_are_served_one_after_the_other(piles: str, kinds: list[int | None]) -> None:
    """BM-5.16, 5.18: who comes later finds what the others left."""
    game = scene(3, lairs=TIED, row=3, phase="poll", piles=piles)
    assert [find for _, _, find in promised(game, 3)] == kinds
    game.treat(A, "pass")
    (scouted,) = game.heard(e.Scouted)
    assert [find.chest for find in scouted.finds] == kinds


def test_the_best_scout_finds_what_is_left() -> None:
    """BM-5.18: metal is due, wood is there."""
    lairs = {**TIED, C: Told(castle="thornhold")}
    lairs[B] = Told(castle="gloomtower")
    assert promised(scene(3, lairs=lairs, row=3, phase="poll"), 3)[A][2] == 1
    assert promised(scene(3, lairs=lairs, row=3, phase="poll", piles="m0"), 3)[A][2] == 0


def test_the_harvest_is_what_the_supply_has() -> None:
    """BM-5.15: in turn order, one food for all."""
    lairs = {
        A: Told(castle="ravenspire", barrels=1, food=29),
        B: Told(castle="mudmaw_keep"),
        C: Told(castle="thornhold"),
    }
    game = scene(3, lairs=lairs, row=2, phase="poll", supply="printed")
    before = promised(game, 2)
    game.treat(A, "pass")
    (harvest,) = game.heard(e.Harvested)
    assert [(crop.food, crop.runestones) for crop in harvest.crops] == [before[crop.seat][:2] for crop in harvest.crops]
    assert sum(food for food, _, _ in before) == 1


def test_a_plan_holds_eight_wishes() -> None:
    game = scene(lairs={A: Told(force="S2", food=30), B: Told(force="S2")}, row=3, open_="onion_farm")
    game.does(m.PLAN, m.raid_part(m.Stay()))
    for _ in range(8):
        game.does(next(m.wish_part(wish) for wish in game.wishes() if wish.what == "any_evil"))
    assert game.wishes() == []


# ---- the judgement of the stand-in


ENDING = "w1 w1 w1 w1 w1 w1 w2 w2 w2"
"""Nine chests: worth 12, and 18 by the means of their kind."""


def nearly() -> Scene:
    """The sheepfold has the tenth chest; B has 16 by the means."""
    lairs = {A: Told(force="S3", chests=ENDING), B: Told(force="S2", chests="m m m m m")}
    return scene(lairs=lairs, row=1, open_="sheepfold")


def test_orders_judge_by_what_everybody_sees_and_the_clock_by_what_the_seat_knows() -> None:
    """BM-6.5, 6.8, 12.1: what an order does may be watched; the clock speaks for the seat itself."""
    game = nearly()
    raid_mode(game, A, "auto")
    assert [event.settlement for event in game.told(e.Plundered)] == [SETTLEMENT["sheepfold"]]
    game = nearly()
    opens(game, A)
    game.orders(A, Edit(field="absent", value="auto"))
    game.clock()
    assert [event.settlement for event in game.heard(e.Plundered)] == [SETTLEMENT["tavern"]]


def test_what_a_victim_loses_is_reckoned() -> None:
    """BM-12.1: 18 and a gold one are less than B's five of gold, but more than the four that are left to it."""
    lairs = {A: Told(force="S2 T1", chests="w2 w2 w2 w2 w2 w2 w2 w2 w3"), B: Told(chests="g g g g g"), C: Told()}
    game = scene(3, lairs=lairs, row=1, open_="royal_capital walled_city mint_city")
    assert raiding.raid(public(game.state), A, 18) == m.Rob(victim=B, most=True)


def test_a_match_that_ends_anyway_is_not_spared() -> None:
    """BM-12.1: B has its ten, so another chest cannot end anything."""
    lairs = {A: Told(force="S3", chests=ENDING), B: Told(chests="m " * 10)}
    game = scene(lairs=lairs, row=1, open_="sheepfold")
    assert raiding.raid(public(game.state), A, 12) == m.Plunder(settlement=SETTLEMENT["sheepfold"])
