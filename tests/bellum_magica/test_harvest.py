"""Phase 2: food and runestones for everybody (BM-5.13 to 5.15)."""

import pytest

from engines.bellum_magica import events
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene


def crops(game: Scene) -> list[tuple[int, int, int]]:
    """Seat, food and runestones, as told."""
    (harvest,) = game.told(events.Harvested)
    return [(crop.seat, crop.food, crop.runestones) for crop in harvest.crops]


@pytest.mark.parametrize(
    ("row", "food", "runestones", "maps"), [(1, 1, 1, 0), (2, 1, 0, 1), (4, 2, 0, 0), (6, 3, 0, 0)]
)
def test_a_row_brings_what_its_left_shows(row: int, food: int, runestones: int, maps: int) -> None:
    """BM-9.12, 5.13: the castle, a goblin and a creature together."""
    a = Told(castle="embergate", left="goblin_swineherd kobold_digger", right="goblin_spearman")
    game = scene(lairs={A: a}, row=row, phase="harvest")
    assert (game.lair(A).food, game.lair(A).runestones) == (food, runestones)
    assert game.lair(A).lefts[row - 1].maps == maps


@pytest.mark.parametrize("captain", [A, B, C])
def test_the_harvest_goes_in_turn_order(captain: int) -> None:
    """BM-5.13: from the captain on."""
    lairs = {A: Told(castle="embergate"), B: Told(castle="mudmaw_keep"), C: Told(castle="thornhold")}
    game = scene(3, lairs=lairs, captain=captain, row=5, phase="harvest")
    assert [seat for seat, _, _ in crops(game)] == [(captain + step) % 3 for step in range(3)]


def test_what_a_seat_has_stays_its_own() -> None:
    """BM-5.14: while nobody takes or pays anything, nothing changes hands, and nothing offered would change it."""
    lairs = {A: Told(force="S2", food=3, runestones=1, barrels=1, chests="w1"), B: Told(force="S2", food=1, barrels=2)}
    game = scene(lairs=lairs, row=3)

    def held() -> list[tuple[int, int, int, tuple[int, ...]]]:
        return [(lair.food, lair.runestones, lair.barrels, lair.chests) for lair in game.state.lairs]

    before = held()
    for verb in (game.stay, game.stay, game.done):
        assert held() == before
        verb()
    assert (game.state.day, [lair[2:] for lair in held()]) == (2, [lair[2:] for lair in before])


# ---- the supply of the box


@pytest.mark.parametrize(("supply", "got"), [("printed", (2, 0, 0)), ("unlimited", (3, 1, 1))])
def test_turn_order_decides_who_gets_the_last_food(supply: str, got: tuple[int, ...]) -> None:
    """BM-9.29, 5.15, 8.10: of 30 food, two are left. Each takes what is there; the missing part is lost, and told."""
    lairs = {
        A: Told(castle="embergate", food=10),
        B: Told(castle="mudmaw_keep", left="mire_toad", food=9),
        C: Told(castle="thornhold", food=9, left="orc_butcher"),
    }
    game = scene(3, lairs=lairs, captain=B, row=6, phase="harvest", supply=supply)
    (harvest,) = game.told(events.Harvested)
    due = {crop.seat: crop.food + crop.lost_food for crop in harvest.crops}
    assert crops(game) == [(seat, food, 0) for seat, food in zip((B, C, A), got, strict=True)]
    assert due == {B: 3, C: 1, A: 1}
    assert sum(lair.food for lair in game.state.lairs) == 28 + sum(got)


ROWS = [
    case(
        "BM-9.3, 1.2: the number of the die is everybody's row all day, for the harvest and the attack",
        "castle=ravenspire left=goblin_cook right=goblin_spearman"
        " | castle=mudmaw_keep right=goblin_forager,goblin_bruiser",
        {"row": 2, (events.Harvested, "row"): [2], "A.food": 1, "B.food": 1},
        "attack onion_farm; attack old_mill", {(events.Plundered, "settlement"): ["onion_farm", "old_mill"]},
        phase="dawn", faces=(2,), open_="onion_farm old_mill",
    ),
    case(
        "BM-5.15: loot runs short too; the attack is legal nevertheless", "S3 food=14 | S2 food=15 runestones=20",
        "attack horse_ranch",
        {(events.Plundered, "food", "lost_food", "runestones", "lost_runestones"): [(1, 1, 0, 1)]},
        row=3, open_="horse_ranch onion_farm", supply="printed",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_what_comes_in(row: Row) -> None:
    row()


def test_payments_return_to_the_supply() -> None:
    """BM-5.15: what A pays in the evening is there again in the morning."""
    a = Told(castle="ravenspire", left="goblin_trapper goblin_bruiser", food=15)
    b = Told(castle="mudmaw_keep", left="goblin_mushroomer goblin_forager", food=15)
    display = "bog_lurker night_bat"
    game = scene(lairs={A: a, B: b}, row=1, phase="recruit", faces=(4,), supply="printed", display=display)
    game.recruit("bog_lurker", "R")
    game.evening()
    (harvest,) = game.told(events.Harvested)
    assert [(crop.seat, crop.food, crop.lost_food) for crop in harvest.crops] == [(A, 2, 1)]
    assert sum(lair.food for lair in game.state.lairs) == 30
