"""Standing orders, written beside any question (RL-1.6, 6.6)."""

from __future__ import annotations

from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Picked
from engines.core.move import Move
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from tests.risk_legacy.arrange import Mark, opened
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel

SAVE_TRAP, SAVE_RULE = Edit(field="traps", value="save"), Edit(field="missile_rules", value="save")
ALL: dict[str, Any] = {"scars": {1: "bunker"}, "missiles": {1: 2}}


def leaves(play: Scene, seat: int = 1) -> list[str]:
    menu = play.match.aside(seat)
    assert menu is not None
    return [option.move.page for option in menu.options if isinstance(option.move, Leaf)]


def offered(play: Scene, move: Move, seat: int = 1) -> bool:
    menu = play.match.aside(seat)
    return menu is not None and menu.accepts(Picked((move,)))


def orders(play: Scene, seat: int = 1) -> Orders:
    return play.state.sides[seat].orders


def test_fresh_orders() -> None:
    """RL-6.6, the defaults."""
    fresh = orders(duel())
    assert fresh.scar_watch == ("mine", "winning_attack")
    assert fresh.missile_watch == ("would_lose_mine", "winning_attack")
    assert (fresh.one_die, fresh.traps, fresh.missile_rules, fresh.buy_winning_star) == ((), (), (), True)


def test_pages_for_those_who_can_use_them() -> None:
    """RL-6.6: which scar card is held makes no difference."""
    assert leaves(duel()) == ["dice"]
    assert leaves(duel(scars={1: "bunker"})) == ["dice", "scar_watch", "traps"]
    assert leaves(duel(scars={1: "ammo_shortage"})) == ["dice", "scar_watch", "traps"]
    assert leaves(duel(missiles={1: 1})) == ["dice", "missile_watch", "rules"]
    assert leaves(duel(defence_choice="ask")) == []
    assert leaves(duel(concession="unanimous")) == ["dice", "concede"]


def test_open_at_any_time() -> None:
    """RL-1.6: while others are asked, while a window is open, before the first turn; not for the eliminated."""
    play = duel(**ALL)
    assert offered(play, Edit(field="buy_winning_star", value=False))
    attack(play)
    assert play.mover == 1
    assert offered(play, Edit(field="buy_winning_star", value=False), seat=2)
    assert offered(play, Edit(field="buy_winning_star", value=False), seat=1)
    early = opened(5)
    assert early.state.round == 0
    assert offered(early, Edit(field="buy_winning_star", value=False))
    assert duel(seats=4, eliminated=(3,), troops={"alaska": (2, 1)}).match.aside(3) is None


def test_nothing_to_order_after_the_victory() -> None:
    """RL-7.5: rewards are still open, orders are not."""
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    attack(play)
    assert play.state.ending is not None
    assert play.match.aside(1) is None


def test_writing_a_trap() -> None:
    """RL-6.2.6: where, against whom, how many; once is enough, and five at most."""
    play = duel(seats=4, **ALL)
    play.orders(1, Leaf(page="traps"), Edit(field="where", value=PERU))
    play.orders(1, Edit(field="attacker", value=2), Edit(field="attackers_at_least", value=6), SAVE_TRAP)
    assert orders(play).traps == (Trap(where=PERU, attacker=2, attackers_at_least=6),)
    assert not offered(play, SAVE_TRAP)
    written = tuple(Trap(where="mine", attackers_at_least=troops) for troops in (3, 4, 5, 6, 8))
    for traps, room in ((written, False), (written[1:], True)):
        five = duel(scars={1: "bunker"}, orders={1: Orders(page="traps", traps=traps)})
        assert offered(five, SAVE_TRAP) is room


def test_no_trap_where_there_is_a_scar() -> None:
    """RL-6.1.4, 6.2.1."""
    play = duel(mark=Mark(scar="bunker"), scars={1: "bunker"}, orders={1: Orders(page="traps")})
    assert not offered(play, Edit(field="where", value=PERU))
    assert offered(play, Edit(field="where", value=BRAZIL))


def test_writing_rules() -> None:
    """RL-6.3.6: in the order in which they are listed; no more missiles than there are; at most five."""
    play = duel(missiles={1: 2})
    play.orders(1, Leaf(page="rules"), Edit(field="up_to", value=2))
    assert not offered(play, Edit(field="up_to", value=3))
    play.orders(1, Edit(field="place", value="deny_win"), SAVE_RULE, Edit(field="place", value=PERU), SAVE_RULE)
    hold = Hold(where=PERU, up_to=2)
    assert orders(play).missile_rules == (DenyWin(up_to=2), hold)
    assert not offered(play, SAVE_RULE), "once is enough"
    play.orders(1, Edit(field="missile_rules", value=0))
    assert orders(play).missile_rules == (hold,)
    full = tuple(Hold(where=at, up_to=1) for at in range(5))
    many = duel(missiles={1: 2}, orders={1: Orders(page="rules", missile_rules=full)})
    assert not offered(many, SAVE_RULE)
