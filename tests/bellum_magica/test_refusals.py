"""What is refused, what is shown as out of reach, and how long menus are (BM-5.2, 5.11, 5.29, 5.36, 5.39 to 5.41).

What is not on offer is refused; a reason is named where a player may have expected the move."""

from typing import Any

import pytest

from engines.bellum_magica import moves as m
from engines.core.booklet.strokes import Edit, Leaf
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import playing

LAIRS = {A: Told(force="S4 T2", chests="w1", barrels=1, food=2), B: Told(force="S4 T2", chests="w1 m2", food=2)}


def question(phase: str) -> Scene:
    """Seat A is asked."""
    if phase == "goblins":
        return begun(3)
    at: Any = "raid" if phase == "steal" else phase
    game = scene(3, lairs=LAIRS, row=2, phase=at, open_="onion_farm old_mill sheepfold")
    if phase == "steal":
        game.attack(B)
    return game


# ---- common to all commands


@pytest.mark.parametrize("phase", ["goblins", "poll", "raid", "steal", "recruit"])
@pytest.mark.parametrize("seat", [A, B, C])
def test_orders_belong_to_no_question(phase: str, seat: int) -> None:
    """BM-5.2, 6.3: at any time, by any seat, never stale; they leave the numbers of the others alone."""
    game = question(phase)
    numbers = [game.match.question(other) for other in (A, B, C)]
    game.orders(seat, Leaf(page="recruit"), Edit(field="recruit", value="none"))
    assert game.lair(seat).orders.recruits.mode == "none"
    others = [other for other in (A, B, C) if other != seat]
    if not (phase == "recruit" and seat == A):
        assert [game.match.question(other) for other in others] == [numbers[other] for other in others]


@pytest.mark.parametrize("phase", ["raid", "steal", "recruit"])
def test_an_answer_on_one_s_turn_is_not_taken_back(phase: str) -> None:
    """BM-5.2, 8.30: only sealed ones are."""
    game = question(phase)
    with game.refused():
        game.withdraw(A)
    game.clock()
    with game.refused():
        game.withdraw(A)


# ---- attacks


def raiding(force: str, opened: str, *, chests: str = "w1") -> Scene:
    return scene(3, lairs={A: Told(force=force), B: Told(chests=chests)}, row=3, open_=opened)


@pytest.mark.parametrize(
    ("force", "chests", "robbed", "reason"),
    [
        ("S1", "", 0, "reason-no-thief"),
        ("S1", "w1", 0, "reason-no-thief"),
        ("S1 T1", "", 0, "reason-no-chests"),
        ("S1 T1", "w1", 0, "reason-magic-short"),
        ("S9 T1", "w1", 0, "reason-magic-short"),
        ("S1 G1 T1", "w1", 0, "reason-swords-short"),
    ],
)
def test_the_first_reason_is_named(force: str, chests: str, robbed: int, reason: str) -> None:
    """BM-5.29, 8.14: thief, chests, magic, swords, in this order; B has three shields, one of them magic."""
    lairs = {A: Told(force=force), B: Told(chests=chests, right="living_armour", robbed=robbed)}
    game = scene(lairs=lairs, row=3, open_="onion_farm goose_farm")
    with game.refused(reason):
        game.does(m.Rob(victim=B, most=True))


# ---- everything is listed


@pytest.mark.parametrize(("force", "legal"), [("S9 T1", 4), ("S2", 2), ("S1", 1)])
def test_every_target_is_on_offer_or_out_of_reach_with_a_reason(force: str, legal: int) -> None:
    """BM-5.39: two settlements, the tavern, the castles of B and C, and a settlement that is gone."""
    lairs = {A: Told(force="S4"), B: Told(force=force, chests="w1"), C: Told(chests="w1")}
    game = scene(3, lairs=lairs, row=3 if "T" not in force else 2, open_="goose_farm sheepfold vineyard")
    game.attack("vineyard")
    assert game.mover == B
    offered = (*game.offers(m.Plunder), *game.offers(m.Rob))
    blocked = [no.move for no in game.match.blocked(B)]
    castles = [m.Rob(victim=victim, most=True) for victim in (C, A)]
    settlements = [m.Plunder(settlement=SETTLEMENT[name]) for name in ("goose_farm", "sheepfold", "vineyard", "tavern")]
    every = [*settlements, *castles]
    assert sorted(map(repr, (*offered, *blocked))) == sorted(map(repr, every))
    assert len(offered) == legal


# ---- how long menus are


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_menu_is_longer_than_reckoned(seats: int) -> None:
    """BM-5.41: goblins 4, poll 3, attack 11 targets with staying, chests 15, recruits 13; a castle with a choice
    stands there twice, and a plan besides: of the day, or of the recruits; or a pass for the day."""
    most = {"goblins": 4, "poll": 3 + 1, "raiding": 11 + (seats - 1) + 1, "stealing": 15, "recruiting": 13 + 1}
    longest = dict.fromkeys(most, 0)
    for seed in range(3):
        for turn in playing(_game(), seats, seed, seatings=0):
            state = turn.before._state
            for seat in turn.before.asked():
                if not turn.before.drafting(seat):
                    kind, menu = state.stack[-1].kind, turn.before.menu(seat)
                    longest[kind] = max(longest[kind], len(getattr(menu, "options", ())))
    assert all(longest[kind] <= most[kind] for kind in most)
    assert longest["goblins"] == 4
    assert longest["raiding"] > seats


def test_the_longest_list_of_targets() -> None:
    """BM-5.41: five settlements, the tavern, four castles, staying at home; each castle also with a choice."""
    lairs = {A: Told(force="S9 T2"), **{seat: Told(chests="w m") for seat in (1, 2, 3, 4)}}
    game = scene(5, lairs=lairs, row=2, open_="onion_farm goose_farm old_mill sheepfold vineyard")
    kinds: tuple[Any, ...] = (m.Plunder, m.Rob, m.Stay, "whole_day.plan")
    assert [len(game.offers(kind)) for kind in kinds] == [6, 8, 1, 1]
    assert len([move for move in game.offers(m.Rob) if move.most]) == 4
    assert len(game.menu().options) == 16


def _game() -> Any:
    return begun(2).match.game
