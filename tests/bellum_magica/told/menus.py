"""Menus of every kind, what cannot be had and why, and what happens then is what they said (BM-5.11, 5.21, 5.29, 5.36,
5.39, 5.40)."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.bellum_magica import moves as m
from engines.bellum_magica.orders import RecruitWish
from engines.core.move import Move
from tests.bellum_magica.arrange import Told, begun, four, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C, D
from tests.bellum_magica.scene import Scene
from tests.playing import shown
from tests.told import Shown, Thing, own

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"
COOKS = Told(castle="ravenspire", left="goblin_cook goblin_forager", food=2)


def asked(play: Scene, *seats: int) -> Iterator[Thing]:
    """What they are asked, and what they cannot have."""
    for seat in seats or play.asked:
        yield play.menu(seat)
        yield from play.match.blocked(seat)


def after(play: Scene, *moves: Move) -> Iterator[Thing]:
    """Each of these questions, and what is heard in the end."""
    for move in moves:
        yield from asked(play)
        play.does(move)
    yield from shown(play.events, None)


def in_turn() -> Iterator[Thing]:
    play = four(3)
    yield from asked(play)
    play.treat(B, "spell")
    yield from asked(play, D)


def every_row() -> Iterator[Thing]:
    """Scouts that tie bring wood."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager", right="night_bat", barrels=1),
        B: Told(castle="mudmaw_keep", left="lizard_tracker"),
    }
    yield from asked(scene(lairs=lairs, row=3, phase="poll", open_="onion_farm old_mill"))


def nothing_or_a_robbery() -> Iterator[Thing]:
    opened = "royal_capital walled_city"
    for right in ("", "rat_burglar night_bat"):
        told = Told(castle="embergate", left="goblin_cook goblin_trapper", right=right, barrels=1)
        yield from asked(scene(lairs={A: told, B: Told(chests="g")}, row=6, phase="poll", open_=opened))


def tokens() -> Iterator[Thing]:
    for lairs in (
        {A: Told(barrels=2, spells=2)},
        {A: Told(spells=1), B: Told(barrels=1)},
        {A: Told(barrels=1), B: Told(barrels=1, spells=1)},
    ):
        yield from asked(scene(lairs=lairs, row=4, phase="poll"))


def rooms() -> Iterator[Thing]:
    lairs = {A: Told(force="S4 G1", food=3, runestones=1, barrels=2, spells=1)}
    yield from asked(scene(lairs=lairs, open_="shrine_village old_mill"))


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


def castles() -> Iterator[Thing]:
    """Gold first; choosing is a second entry (BM-5.30)."""
    lairs = {A: Told(force="S5 T2"), B: Told(chests="w2 m3 g5", robbed=1), C: Told(chests="w1")}
    yield from after(scene(3, lairs=lairs), m.Rob(victim=B, most=False), m.Steal(chest=2))


def out_of_reach(force: str) -> Callable[[], Iterator[Thing]]:
    """A castle is named without what would be taken."""
    lairs = {A: Told(force=force), B: Told(chests="w"), C: Told(), D: Told(left="iron_golem", chests="g")}
    return lambda: asked(scene(4, lairs=lairs, open_="old_mill wizards_city walled_city onion_farm"))


def faster() -> Iterator[Thing]:
    """BM-9.16."""
    play = scene(lairs={A: Told(force="S3"), B: Told(force="S3")}, open_="onion_farm old_mill")
    play.attack("onion_farm")
    return asked(play)


def recruits() -> Iterator[Thing]:
    """The rows as they would be on either side; signs that a card does not touch and cards that cannot be paid are left
    out (BM-11.2)."""
    for told in (COOKS, Told(food=4, runestones=3), Told(food=3)):
        yield from asked(scene(lairs={A: told}, phase="recruit", display=DISPLAY))


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


TOLD: Shown = {
    "goblins (BM-2.7): where they go and what they add, beside the castle": lambda: asked(
        begun(2, castle_wishes="ravenspire,any"), A
    ),
    "a poll says whose answers come first (BM-5.5, 9.8)": in_turn,
    "a poll tells what each row would bring (BM-11.2)": every_row,
    "a row may bring nothing, or a robbery": nothing_or_a_robbery,
    "what a treat costs and leaves; what there is nothing to pay with (BM-5.11)": tokens,
    "settlements with shields and loot; what the limit of barrels costs (BM-5.39)": rooms,
    **{f"loot of two golden chests, the piles {piles or 'full'} (BM-5.18)": piled(piles) for piles in (
        "", "g1", "m1 g0", "w0 m1 g0", "w0 m0 g0",
    )},
    "loot is what the supply has (BM-5.15)": supply_runs_out,
    "a robbery says what is taken and what is there": castles,
    **{f"out of reach with {force}": out_of_reach(force) for force in ("S1", "S5 G1", "S9", "S1 T1", "S2 T1")},
    "what others have plundered today is named": faster,
    "creatures head their sides and prices": recruits,
    "the bill of a plan": days,
    "a plan of recruits alone": evenings,
}  # fmt: skip
