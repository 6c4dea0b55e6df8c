"""RL-3.1, 10.13: worlds that differ only in what somebody cannot know are one world to that somebody."""

from __future__ import annotations

from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.missile_window import MissileWindow
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.decisions.window import Played
from engines.risk_legacy.moves.battle import Fire, PlayScar
from engines.risk_legacy.orders import Orders, Trap
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.war import attack, duel

SEEDS = ("red", "green", "blue")
SCARS: dict[int, ScarName] = {0: "bunker", 1: "ammo_shortage", 2: "bunker"}
TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
TRAPS = Orders(one_die=(1,), traps=(Trap(where="my_hq"),), page="traps", trap=Trap(where="my_hq"))


def acting() -> State:
    return scene(troops=TROOPS, scars=SCARS, hands={0: "china coin"}).state


def writing() -> State:
    return scene(troops=TROOPS, scars=SCARS, orders={0: TRAPS, 1: TRAPS}).state


def after_a_roll() -> State:
    play = duel(8, 1, missiles={1: 2}, scars=SCARS, dice=(6, 6, 6, 1), scar_asks="never")
    attack(play)
    assert play.match.span == "window"
    return play.state


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
