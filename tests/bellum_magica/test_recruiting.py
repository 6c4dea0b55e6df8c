"""Creatures for food and runestones."""

from __future__ import annotations

from engines.bellum_magica import moves as m
from engines.bellum_magica import order_moves as o
from engines.bellum_magica.orders import RecruitWish
from engines.core.text import text
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, A, B
from tests.bellum_magica.scene import Scene

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


def shop(food: int, runestones: int) -> Scene:
    """A recruits first, B can pay for something afterwards."""
    lairs = {A: Told(food=food, runestones=runestones), B: Told(food=2)}
    return scene(lairs=lairs, phase="recruit", display=DISPLAY)


def test_every_card_side_and_payment_is_an_option() -> None:
    """BM-9.20: twelve, and twelve again with the card that was turned up; then four; then nothing can be paid."""
    game = shop(6, 3)
    assert len(game.offers(m.Recruit)) == 12
    game.recruit("orc_butcher", "L")
    assert (game.lair(A).food, len(game.offers(m.Recruit))) == (4, 12)
    assert game.display.split()[1:] == DISPLAY.split()[1:]
    game.recruit("iron_golem", "R", "runes")
    assert (game.lair(A).runestones, game.lair(A).magic_shields, len(game.offers(m.Recruit))) == (0, 2, 4)
    for _ in range(2):
        game.does(game.offers(m.Recruit)[0])
    assert (game.lair(A).food, game.asked) == (0, (B,))


def test_what_is_missing_is_told() -> None:
    """BM-9.21."""
    game = shop(3, 2)
    dragon = CREATURE["fire_dragon"]
    assert game.why(m.Recruit(card=dragon, side="left", payment="rune_and_food")) == text(
        "reason-cannot-pay", food=1, runestones=0
    )
    assert game.why(m.Recruit(card=dragon, side="left", payment="runes")) == text(
        "reason-cannot-pay", food=0, runestones=1
    )
    with game.refused():
        game.recruit("orc_butcher", "L", "runes")
    game.recruit("orc_butcher", "L")
    assert (game.lair(A).food, game.lair(A).tally.evil_left, game.asked) == (1, 1, (B,))


def test_a_runestone_with_food_is_a_price_too() -> None:
    """BM-9.21."""
    game = shop(4, 2)
    game.recruit("fire_dragon", "R", "rune_and_food")
    assert game.lair(A).right[-1] == CREATURE["fire_dragon"]
    assert (game.lair(A).food, game.lair(A).runestones) == (0, 1)


def test_a_list_is_run_through_from_its_start_and_keeps_what_it_shall() -> None:
    """BM-9.31: one more evil creature on the left for runestones, then two evil ones on the right."""
    game = shop(5, 3)
    more = RecruitWish(what="any_more_evil", side="left", payments=("runes",))
    evil = RecruitWish(what="any_evil", side="right")
    for wish in (more, evil):
        leaf = o.OrderLeaf(page="recruit_list")
        page = (o.OrderLeaf(page="recruit"), leaf) if wish == more else ()
        game.orders(A, *page, o.OrderRecruitWhat(what=wish.what), o.OrderRecruitAdd(wish=wish))
    keep = (o.OrderLeaf(page="keep"), o.OrderKeep(resource="food", count=1))
    game.orders(A, *keep, o.OrderRecruitOtherwise(answer="done"))
    assert game.asked == (A,), "nothing counts before it is saved"
    game.orders(A, o.OrderRecruitSave())
    assert game.lair(A).left[-1] == CREATURE["fire_dragon"]
    assert game.lair(A).right[-2] == CREATURE["orc_butcher"]
    assert (game.lair(A).tally.more_evil_left, game.lair(A).tally.evil_right) == (1, 2)
    assert (game.lair(A).food, game.lair(A).runestones, game.asked) == (1, 0, (B,))


def test_one_message_settles_a_whole_day() -> None:
    """The plan raids now and leaves an order for today; tomorrow everything is asked again."""
    lairs = {A: Told(force="S2", food=4), B: Told(force="S2")}
    game = scene(lairs=lairs, row=3, display=DISPLAY, open_="onion_farm goose_farm", faces=(3,))
    wish = RecruitWish(what=CREATURE["bog_lurker"], side="right", payments=("food",))
    game.plan(m.Plunder(settlement=1), wish)
    assert game.asked == (B,)
    game.stay()
    assert CREATURE["bog_lurker"] in game.lair(A).right
    assert game.state.day == 2
    assert game.lair(A).orders.today.recruits is None
