"""Seats that are removed from a running match: BM-7.7, and the example BM-9.33."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.orders import Orders
from engines.core.booklet.strokes import Edit
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.ordering import raid_mode, recruits, treats
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene


def day(seats: int = 3, **more: Any) -> Scene:
    """A is asked for its attack; everybody has something; the row is 3, tomorrow too."""
    lairs = {
        A: Told(force="S9 T2", food=2),
        B: Told(force="S2", chests="w1 m2", food=3, runestones=2, barrels=1),
        C: Told(force="S4 T1", chests="w2 g5", food=4, runestones=1, barrels=2),
    }
    held = {seat: told for seat, told in {**lairs, **more.pop("lairs", {})}.items() if seat < seats}
    more = {"faces": (3, 3, 3), **more, "lairs": held}
    return scene(seats, row=3, **more)


# ---- until phase 6


RICH = "S9 T2 food=2 | S2 w1 m2 food=3 runestones=2 barrels=1"
POLL: dict[str, Any] = {"row": 3, "phase": "poll", "faces": (1,)}
ROWS = [
    case(
        "BM-7.7: until the evening it is still there, holds what it held, and is robbed like anybody",
        f"{RICH} | castle=gloomtower S4 T1 w2 g5 food=4 runestones=1 barrels=2",
        "C leaves", {"C.gone": False, "chests C": "w2 g5", "C.food": 4, "C.shields": 2, e.Departed: []},
        "robs C", {"chests C": "", "C.shields": 3}, row=3,
    ),
    case(
        "BM-7.7, 5.9: nobody is bound before its answer counts: its sealed barrel pays for nothing",
        "barrels=1 | barrels=1 | barrels=1",
        "C treat barrel; C leaves", {e.TookBack: [], "asked": "AB"},
        "A treat pass; B treat pass", {(e.NobodyTreats, "row"): [3], "C.barrels": 1, "row": 3}, **POLL,
    ),
    case(
        "BM-7.7, 6.3: it writes no orders any more, and takes no answer back", "barrels=1 | barrels=1 | barrels=1",
        "C treat barrel; C leaves; never: C withdraw", {"aside C": None}, **POLL,
    ),
    case(
        "BM-7.7: a game that ends before the evening ranks it as usual; here it even wins",
        "S2 | S2 | S2 g6 g6 g6 g5 g5 g5 g5 g5 m4 m4",
        "C leaves; stay; stay", {"over": True, e.Departed: [], "ranks": (2, 2, 1), "scores": (0, 0, 51)}, row=3,
    ),
    case(
        "BM-7.7: if all leave in one evening they go in turn order, until one is left: it has won", RICH,
        "A leaves; B leaves", {(e.Departed, "seat"): [B], "A.gone": False, "leaving": ()},
        {(e.MatchEnded, "why", "winners"): [("alone", (A,))]}, captain=B, day=2, row=3, faces=(3, 3, 3),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_removals(row: Row) -> None:
    row()


@pytest.mark.parametrize("phase", ["poll", "raid", "recruit"])
def test_its_questions_are_answered_by_defaults(phase: Any) -> None:
    """BM-7.7: at once, without waiting for a clock: it passes, stays, and is done."""
    told: dict[Any, type] = {"poll": e.Answered, "raid": e.Stayed, "recruit": e.Departed}
    game = scene(3, lairs={A: Told(force="S2", food=2, barrels=1)}, row=3, phase=phase, faces=(3,))
    assert game.asked == (A,)
    before = game.lair(A)
    game.leaves(A)
    assert A not in game.asked
    after = game.lair(A)
    assert (after.left, after.right) == (before.left, before.right)
    assert [event for event in game.events if isinstance(event, told[phase])]


def test_its_goblins_go_where_they_usually_go() -> None:
    """BM-7.7, 4.8: removed before the first day, it leaves in its evening."""
    game = begun(3)
    game.leaves(B)
    assert game.asked == (A, C)
    game.place(A, "LL")
    game.place(C, "RR")
    (placed,) = game.heard(e.GoblinsPlaced)
    assert placed.sides[B] == ("left", "right")
    game.evening()
    assert [event.seat for event in game.story if isinstance(event, e.Departed)] == [B]
    assert game.state.day == 2


def test_its_orders_go_with_it() -> None:
    """BM-7.7: the defaults answer, neither its orders nor the stand-in."""
    game = day()
    treats(game, C, {3: "barrel"})
    raid_mode(game, C, "auto")
    recruits(game, C, "any_evil left", otherwise="done")
    game.orders(B, Edit(field="absent", value="auto"))
    for seat in (B, C):
        game.leaves(seat)
        assert game.lair(seat).orders == Orders()
    game.stay()
    assert [event.seat for event in game.heard(e.Stayed)] == [A, B, C]
    game.done()
    assert not [event for event in game.story if isinstance(event, e.Recruited)]


# ---- in phase 6


def test_in_the_evening_it_leaves() -> None:
    """BM-7.7: resources to the supply, chests face down out of the game."""
    game = day()
    game.leaves(C)
    game.evening()
    lair = game.lair(C)
    assert (lair.gone, lair.food, lair.runestones, lair.barrels, lair.chests) == (True, 0, 0, 0, ())
    (told,) = [event for event in game.story if isinstance(event, e.Departed)]
    assert (told.seat, told.chests) == (C, (1, 0, 1))
    assert len(game.state.piles.lost) == 2
    for witness in (None, A, B):
        table = game.match.view(witness).table
        assert (table.chests_lost, table.lairs[C].gone) == ((1, 0, 1), True)


# ---- from then on


def gone(**more: Any) -> Scene:
    """The day after C has left; B is captain and is asked for its attack."""
    game = day(**more)
    game.leaves(C)
    game.evening()
    while game.state.stack[-1].kind != "raiding":
        game.clock()
    return game


def test_it_is_never_captain() -> None:
    """BM-7.7: the die goes past it."""
    game = day(4, lairs={D: Told(force="S2")})
    game.leaves(C)
    captains = []
    for _ in range(6):
        game.evening()
        captains.append(game.state.captain)
    assert captains == [B, D, A, B, D, A]


def test_it_is_not_ranked() -> None:
    """BM-7.7: last, without a point, behind who has nothing either; its chests are not shown."""
    lairs = {
        A: Told(force="S2", food=2),
        B: Told(force="S2"),
        C: Told(force="S2", chests="g6 g6 g6"),
    }
    game = scene(3, lairs=lairs, row=3, faces=(5,), day_cap="15", day=14, captain=B)
    game.leaves(C)
    while not game.match.over:
        game.clock()
    assert (game.outcome.ranks[C], game.outcome.scores[C]) == (3, 0)
    assert max(game.outcome.ranks[seat] for seat in (A, B)) < 3
    (ended,) = game.heard(e.MatchEnded)
    assert ended.chests[C] == ()


# ---- BM-9.33


def test_c_is_removed_on_day_4_then_b() -> None:
    """BM-9.33, 7.7: three seats, first captain A: day 5 B, day 6 A; three settlements lie open; A's thieves find only
    B; then B leaves too, and in the evening A has won."""
    lairs = {A: Told(force="S9 T1"), B: Told(chests="w1"), C: Told(chests="m3", food=2, barrels=1)}
    game = scene(3, lairs=lairs, row=3, day=4, faces=(3, 3), phase="poll")
    game.leaves(C)
    assert (game.state.captain, game.lair(C).barrels) == (A, 1)
    assert game.asked == (A,)
    assert [event.row for event in game.heard(e.NobodyTreats)] == [3]
    game.evening()
    assert (game.state.day, game.state.captain, game.chests(C)) == (5, B, "")
    assert len(game.state.settlements) == 3
    game.until_asked(A)
    assert [move.victim for move in game.offers(m.Rob)] == [B]
    game.evening()
    assert (game.state.day, game.state.captain) == (6, A)
    game.leaves(B)
    game.evening()
    assert game.match.over
    (ended,) = game.heard(e.MatchEnded)
    assert (ended.why, ended.winners) == ("alone", (A,))
