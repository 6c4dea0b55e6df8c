"""Who knows what: section 3 of the rules, and BM-10.14."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import KIND
from engines.bellum_magica.orders import NEVER_TREAT, Layer, Orders, Pen, RaidOrder, RecruitOrder, Treats
from engines.core.match import Match
from engines.core.record import evolve
from tests import playing
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.ordering import opens, raids, recruits, treats
from tests.bellum_magica.scene import Scene
from tests.playing import read

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


polled, raiding, recruiting = partial(rich, "poll"), rich, partial(rich, "recruit")


def goblins() -> Scene:
    game = begun(3, seed="what is hidden")
    game.place(B, "RL")
    return game


def sealed() -> Scene:
    game = rich("poll")
    game.treat(B, "barrel")
    game.treat(C, "pass")
    return game


def after_a_pass() -> Scene:
    game = rich("poll")
    game.treat(A, "pass")
    game.treat(C, "barrel")
    return game


def planning() -> Scene:
    game = rich()
    game.does(m.PLAN, m.raid_part(m.Stay()))
    return game


def stealing() -> Scene:
    game = rich()
    game.attack(B)
    return game


def with_orders() -> Scene:
    game = rich()
    treats(game, B, {2: "barrel"}, keep=1)
    raids(game, B, A, "best", "tavern")
    recruits(game, B, "any_evil left", "any_more_evil auto runes", keep_food=1)
    opens(game, C, "recruit", "recruit_list")
    return game


SCENES = (goblins, polled, sealed, after_a_pass, raiding, planning, stealing, recruiting, with_orders)


def look(match: Match[Any], witness: int | None) -> tuple[Any, ...]:
    """Everything that *witness* can see, and what everybody is offered who is asked."""
    undrafted = evolve(match._state, drafts=(None,) * len(match._state.lairs))
    menus = [read(match._top.menu(undrafted, seat)) for seat in match.asked()]
    blocked = [(no.move, no.reason) for seat in match.asked() for no in match._top.blocked(undrafted, seat)]
    return playing.look(match, witness, paged=False), menus, blocked


STRANGE = (
    Orders(
        standing=Layer(treats=Treats(rows=NEVER_TREAT, keep_barrels=1), raids=RaidOrder(mode="auto"), absent="auto"),
        today=Layer(raids=RaidOrder(mode="stay"), recruits=RecruitOrder(mode="auto", keep_food=1)),
        pen=Pen(page="keep", lifetime="today"),
    ),
    Orders(standing=Layer(recruits=RecruitOrder(mode="none")), today=Layer(absent="auto"), pen=Pen(page="raid")),
)
"""What somebody might have written. It is exchanged for looking only: orders act, so worlds that are played on would
part without anything being revealed."""


def elsewhere(match: Match[Any], witness: int | None, seed: str) -> Match[Any]:
    """Another world that looks the same to *witness*."""
    state = GAME.scramble(match._state, () if witness is None else (witness,), seed)
    lairs = (
        lair if seat == witness else evolve(lair, orders=next(o for o in STRANGE if o != lair.orders))
        for seat, lair in enumerate(state.lairs)
    )
    state = evolve(state, lairs=tuple(lairs))
    GAME.check(state)
    return Match(match.game, state, match.step)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("witness", [None, A, B, C])
@pytest.mark.parametrize("scene_of", SCENES)
def test_nothing_shown_depends_on_what_is_hidden(scene_of: Callable[[], Scene], witness: int | None, seed: str) -> None:
    """BM-10.14, 3.1, 3.4, 3.5, 3.9: values of others' chests, piles, decks, sealed answers and orders exchanged, the
    witness sees the same, and everybody who is asked is offered the same."""
    match = scene_of().match
    other = elsewhere(match, witness, seed)
    assert other._state != match._state, "something was exchanged"
    strangers = [seat for seat in (A, B, C) if seat != witness]
    assert all(other._state.lairs[seat].orders != match._state.lairs[seat].orders for seat in strangers)
    assert look(other, witness) == look(match, witness)


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
    for match in (raiding().match, elsewhere(raiding().match, C, "red")):
        lairs = tuple(evolve(lair, orders=Orders()) for lair in match._state.lairs)
        game = Scene(Match(GAME, evolve(match._state, lairs=lairs)))
        game.attack(B)
        game.steal("wood gold")
        told = [type(side) for event in game.story if (side := event.heard(C)) is not None]
        assert told == [e.Robbed]
        assert game.heard(e.Robbed, C) == [e.Robbed(thief=A, victim=B, chests=(1, 0, 1), shields=game.lair(B).shields)]
        for owner in (A, B):
            (stolen,) = game.heard(e.Stolen, owner)
            assert [chest.chest for chest in stolen.chests] == [2, 0]
