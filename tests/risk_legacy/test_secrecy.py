"""Who may see what (RL-3), and worlds that differ only in what somebody cannot know (RL-3.1, 10.13)."""

from dataclasses import fields
from typing import Any

import pytest

from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.base import Played
from engines.risk_legacy.decisions.missile_window import MissileWindow
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.moves.battle import Fire, PlayScar
from engines.risk_legacy.orders import Orders, Trap
from engines.risk_legacy.state import Ending, State
from engines.risk_legacy.view import View
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import crowded

TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
SCARS: dict[int, ScarName] = {0: "bunker", 1: "ammo_shortage", 2: "bunker"}
TRAPS = Orders(one_die=(1,), traps=(Trap(where="my_hq"),), page="traps", trap=Trap(where="my_hq"))


def acting(**more: Any) -> State:
    return scene(troops=TROOPS, **{"scars": SCARS, **more}).state


def seen(state: State, seat: int | None = None) -> View:
    found: View = GAME.view(state, seat)
    return found


def test_nothing_of_the_state_slips_through() -> None:
    """RL-3: no stack, no chance, no drafts, no chairs, no pool. The deck is a set: which cards are in it is known to
    all, their order to nobody."""
    names = {field.name for field in fields(View)}
    assert not {"stack", "rng", "drafts", "chairs", "cards", "pool", "leaving", "queue", "chain", "charter"} & names
    state = acting(row="alaska alberta - peru", deck="india ural", discard="brazil", hands={0: "coin"})
    view = seen(state, 0)
    assert view.deck == tuple(sorted(state.cards.deck)) != state.cards.deck
    assert (view.row, view.discard, view.pile) == (state.cards.row, (NUMBER["brazil"],), 9)


@pytest.mark.parametrize("witness", [None, 0, 1, 2])
def test_a_scar_card_is_its_holders_secret(witness: int | None) -> None:
    """RL-3: everybody sees who holds one; which are left in total; not even the end says more."""
    scars: dict[int, ScarName] = {0: "bunker", 1: "ammo_shortage"}
    state = acting(scars=scars)
    for moment in (state, state.evolve(ending=Ending(winner=2, why="alone"), stack=(), over=True, turn=None)):
        view = seen(moment, witness)
        assert [side.scar for side in view.sides] == [True, True, False]
        assert view.scars == (("bunker", 3), ("ammo_shortage", 3))
        assert (view.own and view.own.scar) == (None if witness is None else scars.get(witness))
        others = repr(evolve(view, own=None, scars=()))
        assert not any(scar in others for scar in scars.values())


def test_the_fine_print_of_an_assault_is_not_shown() -> None:
    """RL-3, 5.9.5: what stops it, what is kept ready, what follows it. The dice are for all."""
    battle = seen(crowded(2, fighting=True)).battle
    assert battle is not None
    assert (battle.attack, battle.defence, battle.locked) == ((6, 6, 6), (6, 6), (0, 1, 2, 3, 4))
    assert not {"order", "press", "keep", "scar", "advance", "missiles"} & {field.name for field in fields(battle)}
    play = duel(scars={1: "bunker"})
    attack(play)
    battle = seen(play.state).battle
    assert battle is not None
    assert (battle.seat, battle.defender, battle.throws, battle.attack) == (0, 1, 3, ())


# ---- what may be exchanged, and what stays


def test_scar_cards_wander_between_hands_and_pool() -> None:
    """RL-3.1, 4.2.4: all of them together stay the same; the hand of who knows it stays, and whoever holds none goes on
    holding none, which everybody can see."""
    state = acting()
    others = [GAME.scramble(state, (1,), f"{seed}") for seed in range(20)]
    assert {other.sides[1].scar for other in others} == {"ammo_shortage"}
    for seat in (0, 2):
        assert {other.sides[seat].scar for other in others} == {"bunker", "ammo_shortage"}
    for other in others:
        held = [side.scar for side in other.sides if side.scar is not None]
        assert sorted([*held, *other.pool]) == sorted(state.world.pool)
        few = GAME.scramble(acting(scars={1: "bunker"}), (), other.rng.key)
        assert [side.scar is not None for side in few.sides] == [False, True, False]


def test_the_deck_is_shuffled_and_the_table_stays() -> None:
    """RL-3: its order is nobody's business; row, discard, hands, marks and dice are everybody's."""
    state = acting(hands={0: "china coin"})
    other = GAME.scramble(state, (0, 1, 2), "red")
    assert other.cards.deck != state.cards.deck
    assert sorted(other.cards.deck) == sorted(state.cards.deck)
    assert evolve(other, cards=evolve(other.cards, deck=state.cards.deck)) == state


def test_orders_change_where_nobody_could_tell() -> None:
    """RL-6.6: who is asked follows from the watches and the rules for missiles, so these stay (RL-6.1.3)."""
    state = acting(orders={0: TRAPS, 1: TRAPS})
    mine, theirs, untouched = (side.orders for side in GAME.scramble(state, (0,), "red").sides)
    assert mine == TRAPS
    assert theirs == evolve(Orders(), buy_winning_star=False) == untouched


# ---- sealed answers


def test_a_sealed_answer_may_have_been_another_one() -> None:
    """RL-6.1.3, 3: a play may be a pass; a play that stays is of the card that is held now."""
    mine, other = (Played(seat=seat, move=PlayScar(scar=scar)) for seat, scar in ((2, "ammo_shortage"), (1, "bunker")))
    state = duel(seats=4, scars={1: "bunker", 2: "ammo_shortage"}).state
    state = state.evolve(stack=(*state.stack, ScarWindow(waiting=(3,), played=(other, mine))))
    seen = set()
    for seed in range(20):
        world = GAME.scramble(state, (2,), f"{seed}")
        window = world.stack[-1]
        assert isinstance(window, ScarWindow)
        assert mine in window.played, "the knower's own"
        strangers = [play for play in window.played if play.seat == 1]
        seen.add(len(strangers))
        assert all(play.move == PlayScar(scar=world.sides[1].scar or "bunker") for play in strangers)
    assert seen == {0, 1}


def test_sealed_shots_may_have_been_passes() -> None:
    """RL-6.1.3, 3."""
    play = duel(8, 1, missiles={1: 2}, scars=SCARS, dice=(6, 6, 6, 1), scar_asks="never")
    attack(play)
    window = MissileWindow(waiting=(2,), played=(Played(seat=1, move=Fire(dice=(0, 3))),))
    state = play.state.evolve(stack=(*play.state.stack[:-1], window))
    kept = {getattr(GAME.scramble(state, (0,), f"{seed}").stack[-1], "played", None) for seed in range(20)}
    assert kept == {(), (Played(seat=1, move=Fire(dice=(0,))),)}
