"""Menus of every kind, what cannot be had and why, and what happens then is what they said (BM-5.11, 5.21, 5.29, 5.36,
5.39, 5.40)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engines.bellum_magica import moves as m
from engines.bellum_magica.orders import RecruitWish
from engines.core.move import Move
from tests.bellum_magica.arrange import Told, begun, four, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B
from tests.bellum_magica.rows import laid
from tests.bellum_magica.scene import Scene
from tests.playing import shown
from tests.told import Shown, Thing, asked, own, script

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


def after(play: Scene, *moves: Move) -> Iterator[Thing]:
    """Each of these questions, and what is heard in the end."""
    for move in moves:
        yield from asked(play)
        play.does(move)
    yield from shown(play.events, None)


def piled(piles: str) -> Callable[[], Iterator[Thing]]:
    """A city before an attack: in the menu, on the page of who comes next, in a plan, and then."""

    def told() -> Iterator[Thing]:
        lairs = {A: Told(force="S9", barrels=1), B: Told(force="S9")}
        city = m.Plunder(settlement=SETTLEMENT["walled_city"])
        yield from asked(scene(lairs=lairs, row=3, open_="walled_city onion_farm", piles=piles, phase="poll"))
        play = scene(lairs=lairs, row=3, open_="walled_city", piles=piles)
        yield from asked(play)
        yield from own(play, B)
        play.does(m.PLAN, m.raid_part(city), m.BACK, m.raid_part(city))
        yield play.menu()
        play.does(m.WholeDay(raid=city, recruits=(), otherwise="ask"))
        yield from shown(play.events, None)

    return told


def supply_runs_out() -> Iterator[Thing]:
    """One food and two runestones are left in the box (BM-5.15); in a poll the last food is reaped before (BM-11.2)."""
    lairs = {A: Told(force="S4 G1", food=29, runestones=18, barrels=1), B: Told(force="S4 G1")}
    box: dict[str, Any] = {"lairs": lairs, "row": 3, "open_": "old_mill druid_village", "supply": "printed"}
    yield from asked(scene(phase="poll", piles="w0 m0 g0", **box))
    play = scene(**box)
    yield from own(play, B)
    mill = m.Plunder(settlement=SETTLEMENT["old_mill"])
    yield from after(play, m.PLAN, m.raid_part(mill), m.WholeDay(raid=mill, recruits=(), otherwise="ask"))


def days() -> Iterator[Thing]:
    """A barrel for which there is no room is not in the bill."""
    lairs = {A: Told(force="S4", food=3, runestones=1, barrels=2)}
    play = scene(lairs=lairs, open_="vineyard onion_farm", display=DISPLAY)
    vineyard = m.Plunder(settlement=SETTLEMENT["vineyard"])
    dragon = RecruitWish(what="any_more_evil", side="right")
    day = m.WholeDay(raid=vineyard, recruits=(dragon,), otherwise="ask")
    yield from after(play, m.PLAN, m.raid_part(vineyard), m.wish_part(dragon), day)
    stays = scene(lairs={A: Told(force="S2", runestones=3)}, display=DISPLAY)
    wish = RecruitWish(what=CREATURE["fire_dragon"], side="left", payments=("runes",))
    stays.does(m.PLAN, m.raid_part(m.Stay()), m.wish_part(wish))
    yield stays.menu()


def evenings() -> Iterator[Thing]:
    """The attack is over: it begins with whom to recruit, and to be asked again is to cancel it (BM-5.20)."""
    wish = RecruitWish(what=CREATURE["bog_lurker"], side="right", payments=("food",))
    play = scene(lairs={A: Told(force="S2", food=4), B: Told()}, phase="recruit", display=DISPLAY)
    yield from after(play, m.PLAN, m.wish_part(wish))
    yield play.menu()


EVERY_ROW = (
    "castle=ravenspire left=goblin_cook,goblin_forager right=night_bat barrels=1"
    " | castle=mudmaw_keep left=lizard_tracker"
)
TRAPPERS = "castle=embergate left=goblin_cook,goblin_trapper barrels=1"
COOKS = "castle=ravenspire left=goblin_cook,goblin_forager food=2 |"
GUARDS, GUARDED = "| w | | left=iron_golem g", "old_mill wizards_city walled_city onion_farm"


def asks(*lies: str, **position: Any) -> Callable[[], Iterator[Thing]]:
    """What is asked in these positions."""
    return script(*((laid(words, **position), "asked") for words in lies))


TOLD: Shown = {
    "goblins (BM-2.7): where they go and what they add, beside the castle": lambda: asked(
        begun(2, castle_wishes="ravenspire,any"), A
    ),
    "a poll says whose answers come first (BM-5.5, 9.8)": script((partial(four, 3), "asked; B treat spell; asked D")),
    "a poll tells what each row would bring (BM-11.2)": asks(
        EVERY_ROW, row=3, phase="poll", open_="onion_farm old_mill"
    ),
    "a row may bring nothing, or a robbery": asks(
        *(f"{TRAPPERS} | g", f"{TRAPPERS} right=rat_burglar,night_bat | g"),
        row=6, phase="poll", open_="royal_capital walled_city",
    ),
    "what a treat costs and leaves; what there is nothing to pay with (BM-5.11)": asks(
        *("barrels=2 spells=2 |", "spells=1 | barrels=1", "barrels=1 | barrels=1 spells=1"), row=4, phase="poll"
    ),
    "settlements with shields and loot; what the limit of barrels costs (BM-5.39)": asks(
        "S4 G1 food=3 runestones=1 barrels=2 spells=1 |", open_="shrine_village old_mill"
    ),
    **{f"loot of two golden chests, the piles {piles or 'full'} (BM-5.18)": piled(piles) for piles in (
        "", "g1", "m1 g0", "w0 m1 g0", "w0 m0 g0",
    )},
    "loot is what the supply has (BM-5.15)": supply_runs_out,
    "a robbery says what is taken and what is there": script(
        (laid("S5 T2 | w2 m3 g5 robbed=1 | w1"), "asked; attack B; asked; steal gold; heard")
    ),
    **{f"out of reach with {force}": asks(force + GUARDS, open_=GUARDED) for force in (
        "S1", "S5 G1", "S9", "S1 T1", "S2 T1",
    )},
    "what others have plundered today is named": script(
        (laid("S3 | S3", open_="onion_farm old_mill"), "attack onion_farm; asked")
    ),
    "creatures head their sides and prices": asks(
        COOKS, "food=4 runestones=3 |", "food=3 |", phase="recruit", display=DISPLAY
    ),
    "the bill of a plan": days,
    "a plan of recruits alone": evenings,
}  # fmt: skip
