"""Who knows what: section 3 of the rules, and BM-10.14."""

from typing import Any

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import KIND
from engines.core.match import Match
from engines.core.record import evolve
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import moments, read, recorded

SEEDS = ("red", "green", "blue")
RICH = {
    A: Told(force="S4 T2", chests="w1 w2 m3", food=6, runestones=3, barrels=1, spells=1),
    B: Told(force="S2", chests="w3 m2 g5", food=4, barrels=2),
    C: Told(chests="w2 m4 g4", food=2, barrels=1),
}
OPEN = "onion_farm sheepfold goose_farm"


def rich(phase: Any = "raid", **more: Any) -> Scene:
    """Everybody holds something worth hiding."""
    return scene(3, lairs=RICH, row=2, phase=phase, open_=OPEN, **more)


def goblins() -> Scene:
    game = begun(3, seed="what is hidden")
    game.place(B, "RL")
    return game


def sealed() -> Scene:
    game = rich("poll")
    game.treat(B, "barrel")
    game.treat(C, "pass")
    return game


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_follows_from_public_state_alone(seats: int) -> None:
    """BM-10.14, 3.1, 3.4, 3.5, 3.9: values of all chests, piles, decks and sealed answers exchanged, everybody who is
    asked is offered the same. That nobody sees more than it may is held by the contract suite, orders included."""
    for turn in moments(recorded(GAME, seats, 0)):
        public = evolve(turn.before._state, drafts=(None,) * seats)
        worlds = [Match(GAME, state) for state in (public, GAME.scramble(public, (), "red"))]
        assert worlds[0]._state != worlds[1]._state, "something was exchanged"
        for seat in turn.before.asked():
            here, there = (
                (read(match.menu(seat)), [(no.move, no.reason) for no in match.blocked(seat)]) for match in worlds
            )
            assert here == there


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_exchanged(seed: str) -> None:
    """BM-3.1, 3.3, 3.4: kinds and sizes stay, own chests stay, and so does everything that lies open."""
    before = rich().state
    after = GAME.scramble(before, (B,), seed)
    assert after.lairs[B] == before.lairs[B]
    for was, now in zip(before.lairs, after.lairs, strict=True):
        assert [KIND[chest] for chest in now.chests] == [KIND[chest] for chest in was.chests]
    assert after.lairs[A].chests != before.lairs[A].chests
    assert (after.piles.open, after.piles.display) == (before.piles.open, before.piles.display)
    assert after.piles.settlements != before.piles.settlements
    assert after.piles.creatures != before.piles.creatures


def test_sealed_answers_may_be_any() -> None:
    """BM-3.2, 3.5: of sides and of treats, as those could be who are not looking."""

    def tops(before: Scene) -> list[Any]:
        return [GAME.scramble(before.state, (A,), f"{seed}").stack[-1] for seed in range(30)]

    sides = {repr(top.sides[B]) for top in tops(goblins())}
    treats = {repr(top.answers[1:]) for top in tops(sealed())}
    assert (len(sides), len(treats)) == (4, 4)


def test_a_robbery_sounds_the_same_to_who_is_not_in_it() -> None:
    """BM-3.4, 3.8: C hears the kinds; thief and victim the values."""
    for state in (rich().state, GAME.scramble(rich().state, (C,), "red")):
        game = Scene(Match(GAME, state))
        game.attack(B)
        game.steal("wood gold")
        told = [type(side) for event in game.story if (side := event.heard(C)) is not None]
        assert told == [e.Robbed]
        assert game.heard(e.Robbed, C) == [e.Robbed(thief=A, victim=B, chests=(1, 0, 1), shields=game.lair(B).shields)]
        for owner in (A, B):
            (stolen,) = game.heard(e.Stolen, owner)
            assert [chest.chest for chest in stolen.chests] == [2, 0]
