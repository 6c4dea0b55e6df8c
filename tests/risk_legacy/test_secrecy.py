"""RL-3.1, 10.13: worlds that differ only in what somebody cannot know are one world to that somebody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.match import Match
from engines.core.move import part
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.missile_window import MissileWindow
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.decisions.window import Played
from engines.risk_legacy.moves.battle import Fire, PlayScar
from engines.risk_legacy.moves.turn import Expand
from engines.risk_legacy.orders import Orders, Trap
from engines.risk_legacy.state import State
from tests.playing import look
from tests.risk_legacy.arrange import opened, scene
from tests.risk_legacy.pages import match_of
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import PASS, attack, duel

SEEDS = ("red", "green", "blue")
SCARS: dict[int, ScarName] = {0: "bunker", 1: "ammo_shortage", 2: "bunker"}
TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
TRAPS = Orders(one_die=(1,), traps=(Trap(where="my_hq"),), page="traps", trap=Trap(where="my_hq"))


def acting() -> State:
    return scene(troops=TROOPS, scars=SCARS, hands={0: "china coin"}).state


def recruiting() -> State:
    return scene(troops=TROOPS, scars=SCARS, hands={0: "china coin", 1: "japan"}, phase="muster").state


def buying() -> State:
    return scene(troops=TROOPS, scars=SCARS, hands={0: "china coin india japan"}, tokens={0: 3}, phase="start").state


def drafting() -> State:
    play = scene(troops=TROOPS, scars=SCARS)
    play.does(part(Expand, target=NUMBER["argentina"]))
    assert play.match.drafting(0)
    return play.state


def writing() -> State:
    return scene(troops=TROOPS, scars=SCARS, orders={0: TRAPS, 1: TRAPS}).state


def choosing() -> State:
    return opened().state


def before_a_roll() -> State:
    play = duel(scars=SCARS)
    attack(play)
    assert play.match.span == "window"
    return play.state


def after_a_roll() -> State:
    play = duel(8, 1, missiles={1: 2}, scars=SCARS, dice=(6, 6, 6, 1), scar_asks="never")
    attack(play)
    assert play.match.span == "window"
    return play.state


STATES = (acting, recruiting, buying, drafting, writing, choosing, before_a_roll, after_a_roll)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("witness", [None, 0, 1, 2])
@pytest.mark.parametrize("state_of", STATES)
def test_nothing_shown_depends_on_what_is_hidden(state_of: Callable[[], State], witness: int | None, seed: str) -> None:
    """RL-3.1: views, pages, menus, refusals and the waiting line."""
    state = state_of()
    other = GAME.scramble(state, () if witness is None else (witness,), seed)
    GAME.check(other)
    assert other != state, "something was exchanged"
    assert look(match_of(other), witness) == look(match_of(state), witness)


# ---- what may be exchanged, and what stays


def test_scar_cards_wander_between_hands_and_pool() -> None:
    """RL-3.1: all of them together stay the same; the hand of who knows it stays."""
    state = acting()
    others = [GAME.scramble(state, (1,), f"{seed}") for seed in range(20)]
    assert {other.sides[1].scar for other in others} == {"ammo_shortage"}
    for seat in (0, 2):
        assert {other.sides[seat].scar for other in others} == {"bunker", "ammo_shortage"}
    for other in others:
        held = [side.scar for side in other.sides if side.scar is not None]
        assert sorted([*held, *other.pool]) == sorted(state.world.pool)


def test_nobody_gets_a_card_out_of_nothing() -> None:
    """RL-4.2.4: whoever holds none goes on holding none, which everybody can see."""
    state = scene(troops=TROOPS, scars={1: "bunker"}).state
    for seed in SEEDS:
        assert [side.scar is not None for side in GAME.scramble(state, (), seed).sides] == [False, True, False]


def test_the_deck_is_shuffled_and_the_table_stays() -> None:
    """RL-3: its order is nobody's business; row, discard, hands, marks and dice are everybody's."""
    state = acting()
    other = GAME.scramble(state, (0, 1, 2), "red")
    assert other.cards.deck != state.cards.deck
    assert sorted(other.cards.deck) == sorted(state.cards.deck)
    assert evolve(other, cards=evolve(other.cards, deck=state.cards.deck)) == state


def test_drafts_of_strangers_are_dropped() -> None:
    state = drafting()
    assert GAME.scramble(state, (0,), "red").drafts == state.drafts
    assert GAME.scramble(state, (1,), "red").drafts == (None, None, None)


def test_orders_change_where_nobody_could_tell() -> None:
    """RL-6.6: who is asked follows from the watches and the rules for missiles, so these stay (RL-6.1.3)."""
    state = writing()
    mine, theirs, untouched = (side.orders for side in GAME.scramble(state, (0,), "red").sides)
    assert mine == TRAPS
    assert (theirs.one_die, theirs.traps, theirs.buy_winning_star) == ((), (), False)
    assert (theirs.page, theirs.trap) == (Orders().page, Orders().trap)
    assert (theirs.scar_watch, theirs.missile_watch) == (TRAPS.scar_watch, TRAPS.missile_watch)
    assert not untouched.buy_winning_star


# ---- sealed answers


def answered(*played: Played) -> State:
    """A window over a scar in which these have answered and seat 3 has not."""
    state = duel(seats=4, scars={1: "bunker", 2: "ammo_shortage"}).state
    return state.evolve(stack=(*state.stack, ScarWindow(waiting=(3,), played=played)))


def test_a_sealed_answer_may_have_been_another_one() -> None:
    """RL-6.1.3, 3: a play may be a pass; a play that stays is of the card that is held now."""
    mine = Played(seat=2, move=PlayScar(scar="ammo_shortage"))
    state = answered(Played(seat=1, move=PlayScar(scar="bunker")), mine)
    seen = set()
    for seed in range(20):
        other = GAME.scramble(state, (2,), f"{seed}")
        window = other.stack[-1]
        assert isinstance(window, ScarWindow)
        assert mine in window.played, "the knower's own"
        strangers = [play for play in window.played if play.seat == 1]
        seen.add(len(strangers))
        assert all(play.move == PlayScar(scar=other.sides[1].scar or "bunker") for play in strangers)
    assert seen == {0, 1}


def test_sealed_shots_may_have_been_passes() -> None:
    state = after_a_roll()
    window = MissileWindow(waiting=(2,), played=(Played(seat=1, move=Fire(dice=(0, 3))),))
    state = state.evolve(stack=(*state.stack[:-1], window))
    kept = {getattr(GAME.scramble(state, (0,), f"{seed}").stack[-1], "played", None) for seed in range(20)}
    assert kept == {(), (Played(seat=1, move=Fire(dice=(0,))),)}


# ---- what is told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_roll_without_a_scar_sounds_the_same(seed: str) -> None:
    """RL-3.1, 10.13: no card is played, so no card matters."""
    told = []
    for state in (before_a_roll(), GAME.scramble(before_a_roll(), (), seed)):
        play = Scene(Match(duel().match.game, state))
        play.does(PASS, seat=1)
        told.append([event.heard(None) for event in play.events])
    assert told[0] == told[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_scar_that_is_played_is_where_worlds_part(seed: str) -> None:
    """RL-3: only the card that is carried out is shown, and it reveals."""
    state = before_a_roll()
    other = GAME.scramble(state, (), seed)
    for each in (state, other):
        play = Scene(Match(duel().match.game, each))
        scar = each.sides[1].scar
        assert scar is not None
        play.does(PlayScar(scar=scar), seat=1)
        sounds = [event for event in play.events if scar in repr(event)]
        assert sounds
        assert sounds[0].reveals
