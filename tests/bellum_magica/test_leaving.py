"""Seats that resign and are handed on, and matches that are stopped: BM-7.5, 7.6."""

from __future__ import annotations

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.core.match import Act
from engines.core.menu import Picked
from engines.core.rng import Rng
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene


def between() -> Scene:
    """A is asked; B has chests, food and a barrel."""
    lairs = {A: Told(force="S2"), B: Told(force="S2", chests="w1 g6", food=3, barrels=1), C: Told(force="S3 T1")}
    return scene(3, lairs=lairs, row=3, open_="onion_farm goose_farm old_mill")


def test_the_stand_in_plays_on_from_the_seats_own_view() -> None:
    """BM-7.5: to the end, one answer to every menu; that seat is ranked like any other."""
    game = begun(2, seed="gone for good", end_at="7")
    game.sits(A, "resign")
    rng, answers = Rng("the stand-in"), 0
    while not game.match.over:
        seat = game.asked[0]
        if seat == B:
            game.clock()
            continue
        given = GAME.advise(game.match.view(A), game.menu(A), rng)
        assert isinstance(given, Picked)
        assert game.menu(A).accepts(given)
        game.events = game._act(Act(seat=A, question=game.match.question(A), given=given))
        answers, (_, rng) = answers + 1, rng.below(2)
    assert answers > 5
    outcome = game.match.outcome
    assert outcome is not None
    assert sorted(outcome.ranks) in ([1, 2], [1, 1])


def test_a_new_player_sees_the_chests_of_the_seat() -> None:
    """BM-7.5: their values, which nobody else sees."""
    game = between()
    game.sits(B, "resign")
    game.sits(B, "sit")
    assert game.match.sitter(B) == "here"
    own = game.match.view(B).own
    assert ([(chest.chest, chest.value) for chest in own.chests], own.total) == ([(0, 1), (2, 6)], 7)
    assert "value=6" not in repr(game.match.view(A))


def test_a_match_that_is_stopped_has_no_ranking() -> None:
    """BM-7.6: nothing but its end ranks anybody, whatever lies in front of the seats."""
    game = scene(2, lairs={A: Told(force="S2", chests="g g g g g g g g g g"), B: Told(force="S2")}, row=3)
    assert game.match.outcome is None
    assert game.match.view(None).final == ()
    game.stay()
    game.stay()
    assert game.match.outcome is not None
    assert [type(event) for event in game.heard(e.MatchEnded)] == [e.MatchEnded]
