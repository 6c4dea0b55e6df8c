"""The judgement behind ``auto`` and ``best_settlement`` (BM-12.1)."""

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


def test_food_is_kept_for_a_far_better_creature() -> None:
    """A runestone is at hand: four food will buy a dragon."""
    display = "bog_lurker stone_gargoyle two_headed_ogre mountain_giant"
    poor = scene(lairs={A: Told(food=3, runestones=1)}, phase="recruit", display=display)
    assert recruiting.recruit(public(poor.state), A) is None
    rich = scene(lairs={A: Told(food=4, runestones=1)}, phase="recruit", display=display)
    bought = recruiting.recruit(public(rich.state), A)
    assert bought is not None
    assert bought.card in (CREATURE["two_headed_ogre"], CREATURE["mountain_giant"])


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
