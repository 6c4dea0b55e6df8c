"""A whole day in one answer: the raid now, and orders for today for the creatures (with BM-6.7, 6.9)."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES
from engines.bellum_magica.drafts import Planning
from engines.core.event import Obeyed
from engines.core.record import evolve
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B
from tests.bellum_magica.ordering import planned_wish as wish
from tests.bellum_magica.ordering import recruits
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"
FARM, HIVE = (m.Plunder(settlement=SETTLEMENT[name]) for name in ("onion_farm", "beehive_farm"))


def morning(food: int = 2, runestones: int = 0, *, chests: str = "", force: str = "S2") -> Scene:
    """A is asked first; the same row comes tomorrow."""
    lairs = {A: Told(force=force, food=food, runestones=runestones), B: Told(force="S2", chests=chests)}
    return scene(lairs=lairs, row=3, display=DISPLAY, open_="onion_farm beehive_farm", faces=(1, 3) if chests else (3,))


def hired(game: Scene) -> list[str]:
    return [CREATURES[event.card].id for event in game.story if isinstance(event, e.Recruited) and event.seat == A]


@pytest.mark.parametrize(
    ("raid", "food", "card", "anybody", "affordable"),
    [
        (FARM, 0, "orc_butcher", "any_evil", True),
        (m.Stay(), 0, "orc_butcher", "any_evil", False),
        (HIVE, 3, "fire_dragon", "any_more_evil", True),
        (m.Stay(), 4, "fire_dragon", "any_more_evil", False),
    ],
)
def test_a_plan_reckons_with_the_loot(raid: m.Raid, food: int, card: str, anybody: str, affordable: bool) -> None:
    """BM-5.32: a farm brings the two food that the butcher costs, or the fourth and the runestone for the dragon."""
    game = morning(food=food)
    game.does(m.PLAN, m.raid_part(raid))
    wishes = [wish.what for wish in game.wishes()]
    assert (CREATURE[card] in wishes, anybody in wishes) == (affordable, affordable)


def test_tomorrow_is_another_day() -> None:
    """BM-6.9: the plan is an order for today; what stood before it stands again."""
    game = morning(food=6)
    recruits(game, A, "any_more_evil left", otherwise="done")
    standing = game.lair(A).orders.standing.recruits
    game.plan(m.Stay(), wish("orc_butcher left"))
    game.stay()
    assert (hired(game), game.state.day) == (["orc_butcher"], 2)
    assert game.lair(A).orders.today.recruits is None
    assert game.lair(A).orders.recruits == standing


def test_any_creature_is_recruited_as_often_as_it_was_planned() -> None:
    """BM-6.7: three times, of which two can be paid; the sides in their order."""
    game = morning(food=5)
    game.does(m.PLAN, m.raid_part(FARM))
    for side in ("right", "left", "right"):
        game.does(m.wish_part(wish(f"any_evil {side}")))
    assert game.wishes() == []
    (day,) = [day for day in game.offers(m.WholeDay) if day.otherwise == "done"]
    game.does(day)
    game.stay()
    assert len(hired(game)) == 3
    assert (game.lair(A).tally.evil_left, game.lair(A).tally.evil_right, game.lair(A).food) == (1, 2, 1)


MORNING: dict[str, Any] = {"row": 3, "display": DISPLAY, "open_": "onion_farm beehive_farm", "faces": (3,)}
"""A is asked first; the same row comes tomorrow."""
ROWS = [
    case(
        "BM-6.9: one message settles the day: the raid at once, the creatures by an order for today, then done",
        "S2 food=2 | S2",
        "planned onion_farm, bog_lurker right, orc_butcher left", {(e.Plundered, "settlement"): ["onion_farm"]},
        {"asked": "B", "hired": []}, "stay", {"hired": ["bog_lurker", "orc_butcher"], "sides A": (1, 1), "day": 2},
        **MORNING,
    ),
    case(
        "BM-5.26: a plan to choose chests asks for them; then the creatures follow", "S4 T1 food=2 | S2 w1 m3",
        "planned B, bog_lurker left", {"kind": "stealing"},
        "steal wood", {"chests A": "w1"}, "stay", {"hired": ["bog_lurker"]}, **{**MORNING, "faces": (1, 3)},
    ),
    case(
        "BM-5.20, 5.32: the next in turn order is known; nobody comes after the last", "S2 food=2 | S2",
        {"asked": "A", "next_up": B}, "stay", {"asked": "B", "next_up": None}, **MORNING,
    ),
    case(
        "BM-6.3, 6.9: until its creatures are recruited a plan can be changed; an order that lasts leaves it alone",
        "S2 food=2 | S2",
        "planned stay, orc_butcher left; A recruit_mode auto", {"once A": True},
        "A recruit_mode none, today=1; stay", {"hired": []}, **MORNING,
    ),
    case(
        "BM-6.3: a creature that is gone is skipped", "S2 food=4 | S2 food=2",
        "stay; planned stay, orc_butcher left, bog_lurker right; recruit orc_butcher, R",
        {(e.Recruited, "seat", "card"): [(B, "orc_butcher"), (A, "bog_lurker")]},
        {(e.Planned, A): [e.Planned(owners=(A,))], (Obeyed, A): [], (e.Planned, B): []},
        captain=B, **{**MORNING, "open_": "onion_farm goose_farm"},
    ),
    case(
        "BM-6.7: a plan is done as its bill reckons: one creature, two food", "S2 food=8 | S2",
        "planned stay, any_evil right; stay", {"hired": ["orc_butcher"], "A.food": 6, "day": 2}, **MORNING,
    ),
    case(
        "BM-6.7: *otherwise* comes when every wish is done, though there is food for more", "S2 food=8 | S2",
        "planned stay, any_evil right, ask; stay", {"asked": "A", "A.food": 6, "kind": "recruiting"},
        "recruit bog_lurker, L", {"hired": ["orc_butcher", "bog_lurker"], "asked": "A"}, **MORNING,
    ),
    case(
        "BM-5.32, 6.9: recruits alone can be planned, the attack being over", "S2 food=6 | S2",
        "planned nothing, bog_lurker right, any_evil left",
        {"hired": ["bog_lurker", "orc_butcher"], "day": 2, "once A": False}, phase="recruit", **MORNING,
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_plans(row: Row) -> None:
    row()


def test_a_plan_wishes_for_nobody_who_is_not_there() -> None:
    """BM-5.33: a deck of which no card is open has nothing to offer."""
    game = scene(lairs={A: Told(force="S2", food=9, runestones=9)}, row=3, display=DISPLAY)
    state = game.state
    piles = evolve(
        state.piles, creatures=((), state.piles.creatures[1]), display=((None, None), state.piles.display[1])
    )
    draft = Planning(raid=m.Stay())
    anybody = m.wish_part(wish("any_evil left"))
    assert anybody in draft.affordable(state, A)
    assert anybody not in draft.affordable(evolve(state, piles=piles), A)
