"""Who may see what: section 3 of the rules, row by row."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.orders import Hold, Orders, Trap
from engines.risk_legacy.state import Ending, State
from engines.risk_legacy.view import View
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import crowded

TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
SCARS: dict[int, ScarName] = {0: "bunker", 1: "ammo_shortage"}
WRITTEN = Orders(
    one_die=(NUMBER["peru"],),
    traps=(Trap(where="mine", attackers_at_least=7),),
    missile_rules=(Hold(where="my_hq", up_to=2),),
)


def rich() -> State:
    return scene(
        troops=TROOPS, hqs={"peru": 0}, hands={0: "china coin", 1: "japan"}, scars=SCARS, missiles={1: 2},
        tokens={2: 1}, world=land({"peru": Mark(city="major_city", coins=3)}), row="alaska alberta - peru",
        deck="india ural", discard="brazil", orders={0: WRITTEN},
    ).state  # fmt: skip


def seen(state: State, seat: int | None = None) -> View:
    found: View = GAME.view(state, seat)
    return found


def test_nothing_of_the_state_slips_through() -> None:
    """RL-3: no stack, no chance, no drafts, no chairs, no deck in its order, no pool."""
    names = {field.name for field in fields(View)}
    assert not {"stack", "rng", "drafts", "chairs", "cards", "pool", "leaving", "chain", "charter"} & names


def test_the_deck_is_a_set() -> None:
    """RL-3: which cards are in it is known to all, their order to nobody."""
    state = rich()
    assert state.cards.deck[:2] == (NUMBER["india"], NUMBER["ural"])
    view = seen(state, 0)
    assert view.deck == tuple(sorted(state.cards.deck)) != state.cards.deck
    assert (view.row, view.discard, view.pile) == (state.cards.row, (NUMBER["brazil"],), 9)


@pytest.mark.parametrize("witness", [None, 0, 1, 2])
def test_a_scar_card_is_its_holders_secret(witness: int | None) -> None:
    """RL-3: everybody sees who holds one; which are left in total; not even the end says more."""
    state = rich()
    for moment in (state, state.evolve(ending=Ending(winner=2, why="alone"), stack=(), over=True, turn=None)):
        view = seen(moment, witness)
        assert [side.scar for side in view.sides] == [True, True, False]
        assert view.scars == (("bunker", 3), ("ammo_shortage", 3))
        assert (view.own and view.own.scar) == (None if witness is None else SCARS.get(witness))
        others = evolve(view, own=None, scars=())
        assert "bunker" not in repr(others)
        assert "ammo_shortage" not in repr(others)


def test_the_fine_print_of_an_assault_is_not_shown() -> None:
    """RL-3, 5.9.5: what stops it, what is kept ready, what follows it. The dice are for all."""
    view = seen(crowded(2, fighting=True))
    assert view.battle is not None
    assert (view.battle.attack, view.battle.defence, view.battle.locked) == ((6, 6, 6), (6, 6), (0, 1, 2, 3, 4))
    assert not {"order", "press", "keep", "scar", "advance", "missiles"} & {field.name for field in fields(view.battle)}
    play = duel(scars={1: "bunker"})
    attack(play)
    battle = seen(play.state).battle
    assert battle is not None
    assert (battle.seat, battle.defender, battle.throws, battle.attack) == (0, 1, 3, ())
