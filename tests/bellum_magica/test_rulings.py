"""The open points and what was decided, from attacks on: BM-8.14 to 8.30."""

from __future__ import annotations

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import CREATURES
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import playing

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


# ---- attacks


# ---- creatures


def test_a_creature_stays_where_it_was_tucked() -> None:
    """BM-8.23, 5.3: no press of any kind names a tucked creature again."""
    game = scene(lairs={A: Told(food=2), B: Told(food=2)}, phase="recruit", display=DISPLAY, faces=(1, 1))
    game.recruit("orc_butcher", "R")
    tucked = [*game.lair(A).left, *game.lair(A).right]
    while game.state.day < 4 and not game.match.over:
        seat = game.asked[0]
        moves = [option.move for option in game.menu(seat).options]
        assert not [move for move in moves if getattr(move, "card", None) in tucked]
        game.clock()
    assert CREATURE["orc_butcher"] in game.lair(A).right


def test_recruits_do_not_work_today() -> None:
    """BM-8.24: phases 1 to 4 are over; tomorrow they do."""
    lairs = {A: Told(castle="ravenspire", food=2), B: Told(food=2)}
    game = scene(lairs=lairs, phase="recruit", display=DISPLAY, row=2, faces=(2,))
    due = game.lair(A).lefts[1].food
    game.recruit("orc_butcher", "L")
    assert (game.lair(A).food, game.heard(e.Harvested)) == (0, [])
    game.done()
    (harvest,) = game.heard(e.Harvested)
    (crop,) = [crop for crop in harvest.crops if crop.seat == A]
    assert crop.food == due + CREATURES[CREATURE["orc_butcher"]].left[1].food > due


# ---- the end, and words


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_value_is_proved_before_the_end(seed: int) -> None:
    """BM-8.29, 3.4: nothing that a spectator hears names one; only holders, thieves and victims hear of values."""
    told = 0
    for turn in playing(GAME, 3, seed):
        for event in turn.events:
            aloud = event.heard(None)
            assert isinstance(event, e.MatchEnded) or "value=" not in repr(aloud)
            told += "value=" in repr(event)
    assert told > 5


def test_what_no_undo_goes_back_over() -> None:
    """BM-8.30: a roll, a chest taken, a card turned up, a payment; an own sealed answer can be taken back."""
    final: tuple[type, ...] = (
        e.Rolled,
        e.Treated,
        e.Looked,
        e.Stolen,
        e.Recruited,
        e.SettlementsTurnedUp,
        e.GoblinsPlaced,
        e.Dealt,
        e.MatchEnded,
    )
    assert all(getattr(kind, "reveals", False) for kind in final)
    assert not any((e.Answered.reveals, e.ChoseSides.reveals, e.TookBack.reveals))


def test_only_ones_own_answer_is_taken_back() -> None:
    """BM-8.30, 5.2: nobody else's."""
    game: Scene = scene(3, lairs={seat: Told(barrels=1) for seat in (A, B, C)}, row=3, phase="poll")
    game.treat(C, "barrel")
    for other in (A, B):
        with game.refused():
            game.withdraw(other)
    game.withdraw(C)
    assert list(game.asked) == [A, B, C]
