"""What a treat costs and what it buys (BM-5.7, 5.8, 5.10, 5.11)."""

from __future__ import annotations

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene


def pair(*faces: int, barrels: int = 1, spells: int = 0, **told: int) -> Scene:
    """Captain A with tokens, and B with the barrels told."""
    lairs = {A: Told(barrels=barrels, spells=spells), B: Told(barrels=told.get("b", 0))}
    return scene(lairs=lairs, phase="poll", row=4, faces=faces)


def test_two_spells_of_the_captain() -> None:
    """BM-9.7, 8.7: one is used, the poll is asked again, a pass fixes row 1; in the evening both are ready."""
    game = pair(1, barrels=0, spells=2)
    game.treat(A, "spell")
    assert (game.state.row, game.lair(A).used, game.lair(A).ready, game.asked) == (1, 1, 1, (A,))
    game.treat(A, "pass")
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=1)]
    assert game.told(events.Treated) == [events.Treated(seat=A, payment="spell", row=4, new=1, left=1)]
    while game.state.day == 1:
        game.clock()
    assert (game.lair(A).ready, game.lair(A).used) == (2, 0)


def test_spells_serve_again_when_the_seat_is_captain_again() -> None:
    """BM-9.7, 5.10: on day 2 they are ready and of no use, on day 3 A is asked."""
    game = pair(4, 3, 4, barrels=0, spells=1)
    game.treat(A, "spell")
    while game.state.day < 3:
        assert game.state.day == 1 or game.state.stack[-1].kind != "poll"
        game.clock()
    assert (game.state.captain, game.asked, game.offers(m.Treat)[-1]) == (A, (A,), m.Treat(answer="spell"))


def test_answers_behind_the_payer_cost_nothing_and_stay_unknown() -> None:
    """BM-5.7, 5.8, 8.5: B has sealed a barrel, and is asked again about the new number."""
    game = pair(2, b=1)
    game.treat(B, "barrel")
    game.treat(A, "barrel")
    assert (game.lair(B).barrels, game.asked) == (1, (B,))
    assert game.heard(events.Answered) == []
    assert [event.seat for event in game.heard(events.Treated)] == [A]


def test_at_most_seven_rolls() -> None:
    """BM-9.10: captain A has two barrels and three ready spells, B one barrel, which waits five polls for its turn."""
    game = pair(1, 2, 3, 4, 5, 6, barrels=2, spells=3, b=1)
    for answer in ("spell", "barrel", "spell", "spell", "barrel"):
        assert game.asked == (A, B)
        game.treat(B, "barrel")
        game.does(next(move for move in game.offers(m.Treat, A) if move.answer == answer), seat=A)
        assert game.lair(B).barrels == 1
    assert (game.asked, game.lair(A).barrels, game.lair(A).ready) == ((B,), 0, 0)
    game.treat(B, "barrel")
    first_day = [event.number for event in game.told(events.Rolled)][:6]
    assert first_day == [2, 3, 4, 5, 6, 7]
    assert [event.seat for event in game.told(events.Treated)] == [A] * 5 + [B]
    (harvest,) = game.told(events.Harvested)[:1]
    assert harvest.row == 6


def test_only_the_captain_uses_spells() -> None:
    """BM-9.11, 5.10, 5.11: with two ready spells C is not able; with a barrel it may pay that."""
    game = scene(3, lairs={A: Told(barrels=1), C: Told(spells=2)}, phase="poll")
    assert game.asked == (A,)
    with game.refused("core-stale"):
        game.treat(C, "spell")
    game = scene(3, lairs={A: Told(barrels=1), C: Told(spells=2, barrels=1)}, phase="poll", faces=(1,))
    assert game.asked == (A, C)
    with game.refused("reason-not-captain"):
        game.treat(C, "spell")
    game.treat(A, "pass")
    game.treat(C, "barrel")
    assert [event.seat for event in game.told(events.Treated)] == [C]


def test_a_used_spell_is_not_ready() -> None:
    """BM-5.11, 5.10: one per poll, and each once a day."""
    game = pair(1, barrels=1, spells=1)
    game.treat(A, "spell")
    with game.refused("reason-no-ready-spell"):
        game.treat(A, "spell")


def test_a_barrel_has_no_other_use() -> None:
    """BM-5.10, 8.8: neither attacks nor recruits ask for one, so that it is kept or spent in phase 1 alone."""
    lairs = {A: Told(force="S2", barrels=2, food=2), B: Told(force="S2")}
    game = scene(lairs=lairs, row=3)
    game.attack("tavern")
    game.stay()
    game.does(game.offers(m.Recruit)[0])
    assert game.lair(A).barrels == 2
