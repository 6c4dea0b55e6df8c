"""The stand-in player: section 12 of the rules, and how well it does. Its judgement is tested in test_taste."""

from itertools import product

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import moves as m
from engines.bellum_magica.components import TreatAnswer
from engines.bellum_magica.hiring import SIDES
from engines.bellum_magica.orders import RecruitWish
from engines.core.menu import Picked
from engines.core.move import Cancel, Move
from engines.core.rng import Rng
from engines.core.steward import GENTLE, KEEN, Level
from tests import rivals
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B
from tests.bellum_magica.rivals import brute, table
from tests.bellum_magica.scene import Scene
from tests.contract.games import seeds
from tests.playing import asked


def advice(told: Scene, seat: int | None = None, level: Level = KEEN) -> tuple[Move, ...]:
    at = told.mover if seat is None else seat
    given = GAME.advise(told.match.view(at), told.menu(at), Rng("any"), level)
    assert isinstance(given, Picked)
    return given.moves


# ---- what it answers


def test_goblins_go_where_they_are_worth_more() -> None:
    """BM-12.1: not always one on each side, as the clock would have it. Food is worth most in the beginning, so that
    there is always one on the left."""
    seen: list[tuple[Move, ...]] = []
    for seed in range(10):
        told = begun(3, seed=f"{seed}")
        seen += [advice(told, seat) for seat in told.asked]
    every = [(m.PlaceGoblins(sides=sides),) for sides in product(SIDES, SIDES)]
    assert [sides in seen for sides in every] == [True, True, True, False]


def poll(*, row: int, barrels: int, spells: int) -> Scene:
    """Two towns are within reach in most rows, in the fifth nothing but the tavern."""
    horde = "zombie_porter gnoll_brawler orc_sergeant shadow_wolf"
    a = Told(
        castle="gloomtower", left="goblin_cook goblin_slinger", right=horde, barrels=barrels, spells=spells
    )  # fmt: skip
    lairs = {A: a, B: Told(castle="embergate")}
    return scene(lairs=lairs, row=row, open_="garrison_town harbour_town", phase="poll")


@pytest.mark.parametrize(
    ("row", "barrels", "spells", "answer"),
    [(2, 2, 1, "pass"), (5, 2, 1, "spell"), (5, 2, 0, "barrel")],
)
def test_a_poor_row_is_paid_away_with_a_spell_first(row: int, barrels: int, spells: int, answer: TreatAnswer) -> None:
    """BM-12.1."""
    assert advice(poll(row=row, barrels=barrels, spells=spells), A) == (m.Treat(answer=answer),)


def raiders(opened: str, *, a: str = "", b: str = "", force: str = "S9") -> Scene:
    return scene(lairs={A: Told(force=force, chests=a), B: Told(force="S2", chests=b)}, row=3, open_=opened, faces=(3,))


def test_it_robs_where_that_is_worth_more() -> None:
    """BM-12.1: as many chests as the thieves can carry, at one go."""
    told = raiders("onion_farm goose_farm", b="g g w", force="S4 T2")
    assert advice(told) == (m.Rob(victim=B, most=True),)


def test_it_steals_gold_before_metal_before_wood() -> None:
    """BM-12.1: when a person has begun the robbery."""
    told = raiders("onion_farm goose_farm", b="w m w g", force="S4 T2")
    told.does(m.Rob(victim=B, most=False))
    assert advice(told) == (m.Steal(chest=2), m.Steal(chest=1))


def test_it_recruits_card_after_card() -> None:
    """As long as somebody is worth the price."""
    told, hired = scene(lairs={A: Told(food=9, runestones=4)}, phase="recruit", day=3), 0
    while told.asked == (A,):
        (move,) = advice(told)
        hired += isinstance(move, m.Recruit)
        told.does(move)
    assert hired >= 2


def test_it_gives_up_what_somebody_else_began() -> None:
    """BM-7.5: a steward sits down in the middle of a plan."""
    told = raiders("onion_farm walled_city")
    wish = RecruitWish(what="any_evil", side="left")
    for step in (m.PLAN, m.raid_part(m.Stay()), m.wish_part(wish)):
        if not told.accepts(step):
            break
        told.does(step)
        assert (advice(told) == (Cancel(),)) == told.match.drafting(A)
    told.does(Cancel())
    assert advice(told) == (m.Plunder(settlement=SETTLEMENT["walled_city"]),)


def test_a_gentle_one_treats_nobody_and_robs_nobody_who_can_be_spared() -> None:
    """BM-12.1: castles only where no settlement is within reach."""
    assert advice(poll(row=5, barrels=2, spells=1), A, GENTLE) == (m.Treat(answer="pass"),)
    assert isinstance(advice(raiders("onion_farm", b="g g w", force="S4 T2"), A, GENTLE)[0], m.Plunder)
    assert advice(raiders("walled_city", b="g g w", force="S4 T2"), A, GENTLE) == (m.Rob(victim=B, most=True),)


# ---- its manners


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_throws_no_dice_and_looks_at_nothing_hidden(seats: int) -> None:
    """BM-12.1: one answer, whatever the dice, and whatever lies in the piles and before the others."""
    match = begun(seats).match
    while not match.over:
        seat = match.asked()[0]
        view, menu = match.view(seat), match.menu(seat)
        assert menu is not None
        given = GAME.advise(view, menu, Rng("one"), KEEN)
        elsewhere = GAME.scramble(match._state, (seat,), "another")
        assert GAME.advise(GAME.view(elsewhere, seat), menu, Rng("two"), KEEN) == given
        match, _ = match.act(asked(match, seat, given))


# ---- how well it does


def test_it_beats_chance() -> None:
    """BM-12: at least 85 of a hundred."""
    played = rivals.duels(table, rivals.gentle, rivals.chance, seeds(1))
    assert sum(duel.won for duel in played) * 100 >= len(played) * 85


def test_it_beats_brute_force() -> None:
    """Whoever only knows swords. Two of three leaves room for taste."""
    played = rivals.duels(table, rivals.keen, brute, seeds(0.6))
    assert sum(duel.won for duel in played) * 3 >= len(played) * 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_chance_in_company(seats: int) -> None:
    """Against several at once as often as against one."""
    won, played = 0, seeds(0.2)
    for seed in played:
        players: list[rivals.Player] = [rivals.chance] * seats
        players[seed % seats] = rivals.gentle
        won += rivals.ranks(rivals.play(table, players, seed))[seed % seats] == 1
    assert won * 100 >= len(played) * 85


def test_a_keen_one_beats_a_gentle_one() -> None:
    """BM-12: six of ten."""
    played = rivals.duels(table, rivals.keen, rivals.gentle, seeds(0.6))
    assert sum(duel.won for duel in played) * 10 >= len(played) * 6
