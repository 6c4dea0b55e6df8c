"""The goblins: all seats choose their sides in secret (BM-4.8), and what a tucked creature counts for (BM-5.3)."""

from engines.bellum_magica import events
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene


def sides(game: Scene, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return game.lair(seat).left, game.lair(seat).right


# ---- sealed answers


def test_all_goblins_are_shown_together() -> None:
    """BM-4.8, 8.3: when the last seat has chosen; then day 1 begins."""
    game = begun(3)
    game.place(B, "RR")
    game.place(A, "LL")
    assert [sides(game, seat) for seat in (A, B, C)] == [((), ())] * 3
    assert (game.heard(events.GoblinsPlaced), game.asked, game.state.day) == ([], (C,), 0)
    game.place(C, "LR")
    (placed,) = game.heard(events.GoblinsPlaced)
    assert placed.sides == (("left", "left"), ("right", "right"), ("left", "right"))
    assert (sides(game, A), sides(game, B)) == ((game.lair(A).goblins, ()), ((), game.lair(B).goblins))
    assert game.state.day == 1


def test_a_sealed_answer_may_be_taken_back() -> None:
    """BM-5.2: the seat is asked again under a new number, the others keep theirs; what it says last counts."""
    game = begun(2)
    before = game.match.question(A), game.match.question(B)
    game.place(B, "RR")
    game.withdraw(B)
    assert (game.asked, game.heard(events.TookBack)) == ((A, B), [events.TookBack(seat=B)])
    assert (game.match.question(A), game.match.question(B)) == (before[0], before[1] + 1)
    game.place(B, "LL")
    game.place(A, "RR")
    assert (sides(game, A), sides(game, B)) == (((), game.lair(A).goblins), (game.lair(B).goblins, ()))


# ---- what they count for


def test_the_castle_and_the_tucked_sides_add_up() -> None:
    """BM-9.1, 1.1: the cook on the left, the spearman on the right."""
    game = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook", right="goblin_spearman")})
    assert game.rows(A) == ["F1 | S1", "F1 | S1 T1", "F2 M1 | S1", "F2 | S1", "R1 | S2", "F1 | S2"]


def test_a_tucked_creature_counts_in_all_six_rows() -> None:
    """BM-5.3: only the side that was chosen; the other is covered for good."""
    bare = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook goblin_drummer")}).lair(A)
    left = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook goblin_drummer mountain_giant")}).lair(A)
    right = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook goblin_drummer", right="mountain_giant")}).lair(
        A
    )
    food = [now.food - was.food for now, was in zip(left.lefts, bare.lefts, strict=True)]
    runes = [now.runes - was.runes for now, was in zip(left.lefts, bare.lefts, strict=True)]
    swords = [now.swords - was.swords for now, was in zip(right.rights, bare.rights, strict=True)]
    assert (food, runes) == ([3, 1, 1, 2, 2, 1], [0, 1, 0, 0, 0, 1])
    assert swords == [3, 2, 0, 1, 3, 2]
    assert (left.rights, right.lefts) == (bare.rights, bare.lefts)


def test_a_recruit_counts_from_the_next_use_of_a_row_on() -> None:
    """BM-5.3, 8.24: the orc is tucked in the evening and brings food in the morning."""
    lairs = {A: Told(castle="ravenspire", food=2), B: Told(castle="gloomtower")}
    game = scene(lairs=lairs, phase="recruit", row=2, display="orc_butcher bog_lurker", faces=(2,))
    before = game.lair(A).lefts[1].food
    game.recruit("orc_butcher", "L")
    (harvest,) = game.told(events.Harvested)
    assert [crop.food for crop in harvest.crops if crop.seat == A] == [before + 2]
