"""Rows, goblins and what a number on the die means."""

from __future__ import annotations

from engines.bellum_magica import events
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C


def test_a_lair_shows_its_castle_and_the_tucked_sides() -> None:
    """BM-9.1: a goblin on the left brings food, on the right swords, in all six rows."""
    apart = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook", right="goblin_spearman")})
    assert apart.rows(A) == ["F1 | S1", "F1 | S1 T1", "F2 M1 | S1", "F2 | S1", "R1 | S2", "F1 | S2"]
    left = scene(lairs={A: Told(castle="ravenspire", left="goblin_cook goblin_spearman")})
    assert left.rows(A) == ["F2 | S1", "F2 | S1 T1", "F3 M1 | S1", "F2 | -", "R1 | S1", "F1 | S1"]


def test_goblins_are_placed_unseen_and_shown_together() -> None:
    """BM-4.8: the sides are told when the last seat has chosen."""
    game = begun(3)
    game.place(B, "RR")
    assert (game.asked, game.heard(events.Sealed), game.heard(events.ChoseSides)) == (
        (A, C),
        [events.Sealed(seat=B)],
        [],
    )
    game.place(A, "LL")
    assert game.lair(A).left == game.lair(B).right == ()
    game.place(C, "LR")
    (placed,) = game.heard(events.GoblinsPlaced)
    assert placed.sides == (("left", "left"), ("right", "right"), ("left", "right"))
    assert (game.lair(A).left, game.lair(B).right) == (game.lair(A).goblins, game.lair(B).goblins)
    assert game.state.day == 1


def test_sides_can_be_chosen_again_until_the_last_seat_has_chosen() -> None:
    """BM-5.2: whoever takes its answer back is asked again under a new number, the others keep theirs."""
    game = begun(2)
    before = game.match.question(A), game.match.question(B)
    game.place(B, "RR")
    game.withdraw(B)
    assert game.asked == (A, B)
    assert (game.match.question(A), game.match.question(B)) == (before[0], before[1] + 1)
    game.place(B, "LL")
    game.place(A, "LL")
    assert game.lair(B).left == game.lair(B).goblins


def test_the_row_of_the_die_counts_for_everybody_all_day() -> None:
    """BM-9.3: row 2 brings A one food and an attack with S1 T1, B one food and an attack with S2."""
    a = Told(castle="ravenspire", left="goblin_cook", right="goblin_spearman")
    b = Told(castle="mudmaw_keep", right="goblin_forager goblin_bruiser")
    game = scene(lairs={A: a, B: b}, phase="dawn", faces=(2,), open_="onion_farm goose_farm")
    assert game.state.row == 2
    (harvest,) = [event for event in game.story if isinstance(event, events.Harvested)]
    assert [(crop.seat, crop.food, crop.runestones) for crop in harvest.crops] == [(A, 1, 0), (B, 1, 0)]
    assert [game.rows(seat)[1].split(" | ")[1] for seat in (A, B)] == ["S1 T1", "S2"]
    assert game.asked == (A,)
