"""The judgement behind ``auto`` and ``best_settlement`` (BM-12.1)."""

import pytest

from engines.bellum_magica import moves as m
from engines.bellum_magica.components import Right
from engines.bellum_magica.public import public
from engines.bellum_magica.taste import raiding, recruiting, worth
from engines.bellum_magica.taste.coming import Coming
from engines.bellum_magica.taste.siding import Judge
from engines.bellum_magica.taste.treating import Prospect, gain
from engines.core.record import evolve
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B
from tests.bellum_magica.scene import Scene


def plunder(name: str) -> m.Plunder:
    return m.Plunder(settlement=SETTLEMENT[name])


def raiders(opened: str, *, a: str = "", b: str = "") -> Scene:
    lairs = {A: Told(force="S9", chests=a), B: Told(force="S2", chests=b)}
    return scene(lairs=lairs, row=3, open_=opened, faces=(3,))


def test_a_chest_is_worth_its_mean_and_a_little() -> None:
    """BM-12.1: in hundredths of a point: the mean of its kind, and forty besides."""
    assert worth.CHEST == (240, 360, 550)


def test_the_richest_settlement_is_the_best() -> None:
    game = raiders("onion_farm walled_city")
    assert raiding.raid(public(game.state), A) == plunder("walled_city")
    assert raiding.best_settlement(public(game.state), A) == plunder("walled_city")
    assert raiding.best_settlement(public(game.state), B) == plunder("onion_farm")


def test_the_chest_that_ends_the_match_is_left_to_the_richest() -> None:
    """Nine wood chests against nine better ones: the tavern has to do. Who knows its own total to be high takes it."""
    nine = "w1 w1 w1 w1 w1 w1 w2 w2 w2"
    game = raiders("garrison_town market_town", a=nine, b="g g g g g g g g g")
    assert raiding.raid(public(game.state), A) == plunder("tavern")
    game = raiders("garrison_town market_town", a=nine, b="w w w w w w w w w")
    assert raiding.raid(public(game.state), A) == plunder("garrison_town")
    assert raiding.raid(public(game.state), A, points=0) == plunder("tavern")


def test_a_roll_is_worth_what_the_mean_row_is_better() -> None:
    """Own worth less half the mean of the rivals'."""
    own = tuple(_worth(value) for value in (600, 0, 0, 0, 0, 0))
    rival = tuple(_worth(value) for value in (0, 240, 0, 0, 0, 0))
    assert [gain((own, rival), A, row) for row in (1, 2, 3)] == [-520, 200, 80]
    assert gain((own, rival, ()), A, 2) == 200, "who has left counts for nothing"


def _worth(value: int) -> Prospect:
    return Prospect(food=0, runestones=0, find=None, attack=None, loot=None, worth=value)


@pytest.mark.parametrize(
    ("food", "display", "bought"),
    [
        (3, "bog_lurker stone_gargoyle two_headed_ogre mountain_giant", None),
        (4, "bog_lurker stone_gargoyle two_headed_ogre mountain_giant", "mountain_giant"),
        (3, "stone_gargoyle bog_lurker nightmare_sphinx iron_golem", None),
        (3, "hedge_witch kobold_tinkerer hoard_dragon iron_golem", "hedge_witch"),
    ],
    ids=["3.56 times as good", "and at hand", "hardly three times", "hardly less"],
)
def test_food_is_kept_for_a_far_better_creature(food: int, display: str, bought: str | None) -> None:
    """BM-12.1: a runestone is at hand, so four food will buy one that is worth three times the best evil one."""
    game = scene(lairs={A: Told(food=food, runestones=1)}, phase="recruit", display=display)
    found = recruiting.recruit(public(game.state), A)
    assert (found and found.card) == (bought and CREATURE[bought])


def test_what_a_rival_could_take_later_today_is_taken_first() -> None:
    """BM-12.1: a runestone village is worth a little less than a chest that nobody else can reach, and is taken all the
    same if it is the best that a rival finds; whoever has had its attack finds nothing."""
    lairs = {A: Told(force="S9"), B: Told(force="S4")}
    game = scene(lairs=lairs, row=3, open_="potters_village market_town", faces=(3,))
    table = public(game.state)
    near, far = plunder("potters_village"), plunder("market_town")
    assert raiding.denied(table, A, near) > 0
    assert raiding.denied(table, A, far) == 0, "out of its reach"
    assert raiding.denied(table, A, plunder("tavern")) == 0, "it stays"
    assert raiding.denied(evolve(table, attacked=(B,)), A, near) == 0
    worths = dict(raiding.legal(table, A, Right(9, 0, 0)))
    assert worths[near] < worths[far]
    assert raiding.raid(table, A) == near


def test_a_force_is_judged_by_what_the_deck_has_left() -> None:
    """BM-4.4: farms, then villages, then cities: what beats farms alone is worth little once they are gone."""
    table = public(scene(lairs={A: Told()}, open_="onion_farm walled_city").state)
    early = evolve(table, open=(None, None), day=1)
    late = evolve(early, settlements_left=(0, 0, 8))
    weak, strong = Right(3, 0, 0), Right(9, 0, 0)
    assert Coming(late, A).best(weak) < Coming(early, A).best(weak)
    assert Coming(late, A).best(strong) > Coming(early, A).best(strong)


def test_a_harvest_that_feeds_nobody_is_worth_little() -> None:
    """BM-12.1: with half of the days gone, food has lost more than half of its worth."""
    table = public(scene(lairs={A: Told()}).state)
    ogre = CREATURE["ogre_chef"]
    worths = [Judge(evolve(table, day=day), A).worth(ogre, "left") for day in (3, 8)]
    assert 0 < worths[1] * 2 < worths[0]


STRONG = Right(9, 0, 0)
"""Takes any farm, and any city that needs no magic."""


def judged(*, day: int, left: tuple[int, int, int], opened: str = "") -> int:
    """What a strong attack is worth on the mean day, with so many farms, villages and cities in the deck."""
    table = public(scene(lairs={A: Told()}, open_=opened or "onion_farm old_mill").state)
    slots = table.open if opened else (None, None)
    return Coming(evolve(table, day=day, open=slots, settlements_left=left), A).best(STRONG)


def test_no_more_settlements_come_than_will_be_turned_up() -> None:
    """BM-4.4, 12.1: one in two days for each seat: with two days to go, two for two seats, the farms first. A city
    behind them is not reckoned with."""
    assert judged(day=12, left=(2, 0, 8)) == judged(day=12, left=(2, 0, 0))
    assert judged(day=12, left=(1, 0, 8)) > judged(day=12, left=(1, 0, 0))
    assert judged(day=12, left=(1, 0, 1)) == judged(day=12, left=(1, 0, 8))
    assert judged(day=8, left=(2, 0, 8)) > judged(day=8, left=(2, 0, 0))


def test_what_lies_open_is_there_for_two_days() -> None:
    """BM-12.1: of ten days a fifth, of the last two all of it; after that there is the tavern."""
    open_, tavern = ("walled_city -", SETTLEMENT["tavern"])
    table = public(scene(lairs={A: Told()}, open_=open_).state)
    for day, share in ((12, 1), (3, 5)):
        late = evolve(table, day=day)
        city, least = (worth.plunder(late, A, card) for card in (SETTLEMENT["walled_city"], tavern))
        assert judged(day=day, left=(0, 0, 0), opened=open_) == least + (city - least) // share


@pytest.mark.parametrize(
    ("chests", "robbed", "gained"),
    [("g5", 0, worth.CHEST[2]), ("w1 g5", 0, worth.CHEST[2]), ("w1 w2", 0, worth.CHEST[0]), ("", 0, 0), ("g5", 9, 0)],
    ids=["gold", "the best one", "one for one thief", "nothing to take", "out of reach"],
)
def test_what_a_thief_is_worth(chests: str, robbed: int, gained: int) -> None:
    """BM-12.1: on the right, in a row in which the castle of a rival is beaten: the best chest that it could take
    there, day after day. On the left it steals nothing."""
    thief, row, days = CREATURE["carrion_crow"], 2, 6
    tables = [
        public(scene(lairs={A: Told(force="S9"), B: Told(chests=held, robbed=robbed)}, row=row).state)
        for held in (chests, "")
    ]
    rich, poor = (Judge(evolve(table, day=13 - days), A) for table in tables)
    assert rich.worth(thief, "right") - poor.worth(thief, "right") == gained
    assert rich.worth(thief, "left") == poor.worth(thief, "left")


def test_a_robbery_costs_the_leader_more() -> None:
    """BM-12.1: what is gained, and the share of one rival in what is lost; half as much again if the victim leads
    alone. Two thieves take two."""

    def robbed(thieves: int, **held: str) -> int:
        lairs = {seat: Told(chests=held.get(name, "")) for seat, name in enumerate("abc")}
        table = public(scene(3, lairs=lairs).state)
        return dict(raiding.legal(table, A, Right(9, 0, thieves)))[m.Rob(victim=B, most=True)]

    gold, metal = worth.CHEST[2], worth.CHEST[1]
    assert robbed(1, b="g5", c="g4") == gold + gold // 2
    assert robbed(1, b="g5") == gold + gold // 2 * 3 // 2
    assert robbed(2, b="g5 m2", c="g g g") == (gold + metal) + (gold + metal) // 2
