"""A whole day in one answer: the raid now, and orders for today for the creatures (with BM-6.7, 6.9)."""

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES
from engines.bellum_magica.drafts import Planning
from engines.bellum_magica.orders import PAYMENTS, RecruitWish, WishSide
from engines.core.event import Obeyed
from engines.core.record import evolve
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B
from tests.bellum_magica.ordering import recruit_mode, recruits
from tests.bellum_magica.scene import Scene

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"
FARM, HIVE = (m.Plunder(settlement=SETTLEMENT[name]) for name in ("onion_farm", "beehive_farm"))


def morning(food: int = 2, runestones: int = 0, *, chests: str = "", force: str = "S2") -> Scene:
    """A is asked first; the same row comes tomorrow."""
    lairs = {A: Told(force=force, food=food, runestones=runestones), B: Told(force="S2", chests=chests)}
    return scene(lairs=lairs, row=3, display=DISPLAY, open_="onion_farm beehive_farm", faces=(1, 3) if chests else (3,))


def wish(words: str) -> RecruitWish:
    """As a plan offers it: a card by name with its price, or any."""
    name, side = words.split()
    card = CREATURE.get(name)
    where: WishSide = "right" if side == "right" else "left"
    if card is None:
        return RecruitWish(what="any_evil", side=where, payments=PAYMENTS)
    return RecruitWish(what=card, side=where, payments=("food",))


def hired(game: Scene) -> list[str]:
    return [CREATURES[event.card].id for event in game.story if isinstance(event, e.Recruited) and event.seat == A]


def test_one_message_settles_the_day() -> None:
    """BM-6.9: the raid at once, the creatures by an order for today, then done."""
    game = morning()
    game.plan(FARM, wish("bog_lurker right"), wish("orc_butcher left"))
    assert [event.settlement for event in game.heard(e.Plundered)] == [FARM.settlement]
    assert (game.asked, hired(game)) == ((B,), [])
    game.stay()
    assert hired(game) == ["bog_lurker", "orc_butcher"]
    assert (game.lair(A).tally.evil_right, game.lair(A).tally.evil_left, game.state.day) == (1, 1, 2)


def test_a_plan_to_choose_chests_asks_for_them() -> None:
    """BM-5.26: then the creatures follow."""
    game = morning(chests="w1 m3", force="S4 T1")
    game.plan(m.Rob(victim=B, most=False), wish("bog_lurker left"))
    assert game.state.stack[-1].kind == "stealing"
    game.steal("wood")
    assert game.chests(A) == "w1"
    game.stay()
    assert hired(game) == ["bog_lurker"]


def test_who_attacks_next_is_known() -> None:
    """BM-5.20, 5.32: the next in turn order; nobody comes after the last."""
    game = morning()
    assert (game.asked, game.match.next_up) == ((A,), B)
    game.stay()
    assert (game.asked, game.match.next_up) == ((B,), None)


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


def test_a_plan_can_still_be_changed() -> None:
    """BM-6.3: until its creatures are recruited it is an order like any other for today. One that lasts leaves it
    alone (BM-6.9)."""
    game = morning()
    game.plan(m.Stay(), wish("orc_butcher left"))
    recruit_mode(game, A, "auto")
    assert game.lair(A).orders.recruits.once
    recruit_mode(game, A, "none", today=True)
    game.stay()
    assert hired(game) == []


def test_a_creature_that_is_gone_is_skipped() -> None:
    """BM-6.3: B is captain and recruits first."""
    lairs = {A: Told(force="S2", food=4), B: Told(force="S2", food=2)}
    game = scene(lairs=lairs, row=3, captain=B, display=DISPLAY, open_="onion_farm goose_farm", faces=(3,))
    game.stay()
    game.plan(m.Stay(), wish("orc_butcher left"), wish("bog_lurker right"))
    game.recruit("orc_butcher", "R")
    assert hired(game) == ["bog_lurker"]
    assert (game.heard(e.Planned, A), game.heard(Obeyed, A)) == ([e.Planned(owners=(A,))], [])
    assert game.heard(e.Planned, B) == []


# ---- a plan is done as its bill reckons


def test_any_creature_is_recruited_once() -> None:
    """BM-6.7: a list begins again after every recruit, but a plan is what its bill says: one creature, two food."""
    game = morning(food=8)
    game.plan(m.Stay(), wish("any_evil right"))
    game.stay()
    assert (hired(game), game.lair(A).food, game.state.day) == (["orc_butcher"], 6, 2)


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


def test_what_was_planned_once_is_asked_about_after_that() -> None:
    """BM-6.7: *otherwise* comes when every wish is done, though there is food for more."""
    game = morning(food=8)
    game.plan(m.Stay(), wish("any_evil right"), otherwise="ask")
    game.stay()
    assert (game.asked, game.lair(A).food, game.state.stack[-1].kind) == ((A,), 6, "recruiting")
    game.recruit("bog_lurker", "L")
    assert (hired(game), game.asked) == (["orc_butcher", "bog_lurker"], (A,))


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


# ---- where recruits are asked for


def shop(food: int = 6) -> Scene:
    """A is asked whom it recruits; B has nothing, and tomorrow's row is the same."""
    lairs = {A: Told(force="S2", food=food), B: Told(force="S2")}
    return scene(lairs=lairs, row=3, display=DISPLAY, phase="recruit", faces=(3,))


def test_recruits_alone_can_be_planned() -> None:
    """BM-5.32, 6.9: one answer for all of them, the attack being over."""
    game = shop()
    game.plan(None, wish("bog_lurker right"), wish("any_evil left"))
    assert (hired(game), game.state.day) == (["bog_lurker", "orc_butcher"], 2)
    assert game.lair(A).orders.today.recruits is None
