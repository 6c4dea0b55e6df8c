"""Standing orders, written beside any question (RL-1.6, 6.6), with a dry run against the present board (RL-11.3) that
foretells what then happens."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from engines.risk_legacy.rules.dry_run import Order, Run, dry_run, possible, runs
from engines.risk_legacy.state import Ending
from tests.playing import look
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import ARGENTINA, BRAZIL, FALLS, PERU, VENEZUELA, attack, duel, fired

SAVE_TRAP, SAVE_RULE = Edit(field="traps", value="save"), Edit(field="missile_rules", value="save")
CARD: dict[str, Any] = {"scars": {1: "bunker"}}
ALL: dict[str, Any] = {**CARD, "missiles": {1: 2}}
NO_STAR = Edit(field="buy_winning_star", value=False)
SCARRED = land({"peru": Mark(scar="bunker")})


# ---- writing


def offered(play: Scene, move: Move, seat: int = 1) -> bool:
    menu = play.match.aside(seat)
    return menu is not None and menu.accepts(Picked((move,)))


def orders(play: Scene) -> Orders:
    return play.state.sides[1].orders


def test_fresh_orders() -> None:
    """RL-6.6, the defaults."""
    fresh = orders(duel())
    assert fresh.scar_watch == ("mine", "winning_attack")
    assert fresh.missile_watch == ("would_lose_mine", "winning_attack")
    assert (fresh.one_die, fresh.traps, fresh.missile_rules, fresh.buy_winning_star) == ((), (), (), True)


@pytest.mark.parametrize(
    ("more", "pages"),
    [
        ({}, "dice"),
        (CARD, "dice scar_watch traps"),
        ({"scars": {1: "ammo_shortage"}}, "dice scar_watch traps"),
        ({"missiles": {1: 1}}, "dice missile_watch rules"),
        ({"defence_choice": "ask"}, ""),
        ({"concession": "unanimous"}, "dice concede"),
    ],
)
def test_pages_for_those_who_can_use_them(more: dict[str, Any], pages: str) -> None:
    """RL-6.6: which scar card is held makes no difference."""
    options = duel(**more).booklet(1).options
    assert [option.move.page for option in options if isinstance(option.move, Leaf)] == [
        "lines",
        "stops",
        *pages.split(),
    ]


def test_open_at_any_time() -> None:
    """RL-1.6, 7.5: while others are asked, while a window is open, before the first turn; not for the eliminated, nor
    after the victory."""
    play = duel(**ALL)
    assert offered(play, NO_STAR)
    attack(play)
    assert (play.mover, offered(play, NO_STAR, 1), offered(play, NO_STAR, 2)) == (1, True, True)
    early = opened(5)
    assert (early.state.round, offered(early, NO_STAR)) == (0, True)
    assert duel(seats=4, eliminated=(3,), troops={"alaska": (2, 1)}).match.aside(3) is None
    won = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    attack(won)
    assert won.match.aside(1) is None


def test_writing_a_trap() -> None:
    """RL-6.2.6: where, against whom, how many; once is enough, and five at most; not where there is a scar (RL-6.1.4,
    6.2.1)."""
    play = duel(seats=4, **ALL)
    play.orders(1, Leaf(page="traps"), Edit(field="where", value=PERU))
    play.orders(1, Edit(field="attacker", value=2), Edit(field="attackers_at_least", value=6), SAVE_TRAP)
    assert orders(play).traps == (Trap(where=PERU, attacker=2, attackers_at_least=6),)
    assert not offered(play, SAVE_TRAP)
    written = tuple(Trap(where="mine", attackers_at_least=troops) for troops in (3, 4, 5, 6, 8))
    for traps, room in ((written, False), (written[1:], True)):
        assert offered(duel(**CARD, orders={1: Orders(page="traps", traps=traps)}), SAVE_TRAP) is room
    scarred = duel(world=SCARRED, **CARD, orders={1: Orders(page="traps")})
    assert [offered(scarred, Edit(field="where", value=at)) for at in (PERU, BRAZIL)] == [False, True]


def test_writing_rules() -> None:
    """RL-6.3.6: in the order in which they are listed; no more missiles than there are; once is enough, at most
    five."""
    play = duel(missiles={1: 2})
    play.orders(1, Leaf(page="rules"), Edit(field="up_to", value=2))
    assert not offered(play, Edit(field="up_to", value=3))
    play.orders(1, Edit(field="place", value="deny_win"), SAVE_RULE, Edit(field="place", value=PERU), SAVE_RULE)
    hold = Hold(where=PERU, up_to=2)
    assert orders(play).missile_rules == (DenyWin(up_to=2), hold)
    assert not offered(play, SAVE_RULE)
    play.orders(1, Edit(field="missile_rules", value=0))
    assert orders(play).missile_rules == (hold,)
    full = tuple(Hold(where=at, up_to=1) for at in range(5))
    assert not offered(duel(missiles={1: 2}, orders={1: Orders(page="rules", missile_rules=full)}), SAVE_RULE)


# ---- which attacks are looked at

ROUND_PERU = {"peru": (1, 3), "brazil": (0, 8), "argentina": (2, 4), "venezuela": (1, 1), "egypt": (1, 2)}
"""Seat 1 holds Peru and Venezuela; 0 threatens it from Brazil, 2 from Argentina."""
NORTH, TO_PERU, TO_ARGENTINA = (BRAZIL, VENEZUELA), (BRAZIL, PERU), (BRAZIL, ARGENTINA)
SOUTH, TO_BRAZIL = (ARGENTINA, PERU), (ARGENTINA, BRAZIL)


def around(orders: Orders | None = None, **more: Any) -> Scene:
    return scene(3, troops={**ROUND_PERU, **more.pop("troops", {})}, orders={1: orders or Orders()}, **more)


def run(play: Scene, order: Order, seat: int = 1) -> Run:
    (found,) = runs(play.state, seat, (order,))
    return found


def met(play: Scene, order: Order) -> list[tuple[int, int]]:
    """From where to where."""
    return [(attack.origin, attack.target) for attack in run(play, order).meets]


def test_attacks_that_the_board_allows() -> None:
    """RL-11.3, 5.6.1, 5.6.13: from two troops on, over a link, against another, the strongest first; never one's own.
    What is closed is so for the seat on turn alone, and between two turns nothing is."""
    play = around(troops={"central_america": (0, 1), "north_africa": (0, 6)})
    assert [(each.seat, each.defender, each.origin, each.target) for each in possible(play.state, 1)] == [
        (0, 1, *NORTH),
        (0, 1, *TO_PERU),
        (0, 2, *TO_ARGENTINA),
        (0, 1, NUMBER["north_africa"], NUMBER["egypt"]),
        (2, 1, *SOUTH),
        (2, 0, *TO_BRAZIL),
    ]
    closed = around(turn={"closed": (PERU,)}).state
    assert [each.seat for each in possible(closed, 1) if each.target == PERU] == [2]
    assert [each.seat for each in possible(closed.evolve(turn=None), 1) if each.target == PERU] == [0, 2]


HQ, MINE, ONE = Hold(where="my_hq", up_to=2), Hold(where="mine", up_to=1), {"missiles": {1: 1}}
DENY, STAKES = DenyWin(up_to=1), {"hqs": {"argentina": 2}, "tokens": {0: 3}}
STRONG, ALL_TRAPPED = Trap(where="mine", attackers_at_least=5), Orders(traps=(Trap(where="mine"),))
RULED = {"missiles": {1: 2}, "hqs": {"venezuela": 1}}


@pytest.mark.parametrize(
    ("order", "written", "more", "found"),
    [
        (Trap(where="mine"), None, CARD, [NORTH, TO_PERU, SOUTH]),
        (Trap(where=PERU, attackers_at_least=5), None, CARD, [TO_PERU]),
        (Trap(where=PERU, attacker=2), None, CARD, [SOUTH]),
        (Trap(where=BRAZIL), None, CARD, [TO_BRAZIL]),
        (Trap(where="my_hq"), None, {**CARD, "hqs": {"venezuela": 1}}, [NORTH]),
        (Trap(where="mine", attackers_at_least=9), None, CARD, []),
        ("scar_watch", None, CARD, [NORTH, TO_PERU, SOUTH]),
        ("scar_watch", None, {**CARD, "turn": {"scar_asked": ((1, PERU),)}}, [NORTH, SOUTH]),
        ("scar_watch", Orders(traps=(STRONG,)), CARD, [SOUTH]),
        ("scar_watch", ALL_TRAPPED, CARD, []),
        ("scar_watch", None, {**CARD, "scar_asks": "never"}, []),
        ("missile_watch", None, {**ONE, **STAKES}, [NORTH, TO_PERU, TO_ARGENTINA, SOUTH]),
        ("missile_watch", None, {**ONE, "missile_asks": "never"}, []),
        ("missile_watch", Orders(missile_rules=(Hold(where=PERU, up_to=1),)), ONE, [NORTH]),
        (HQ, Orders(missile_rules=(HQ, MINE)), RULED, [NORTH]),
        (MINE, Orders(missile_rules=(HQ, MINE)), RULED, [TO_PERU, SOUTH]),
        (DENY, Orders(missile_rules=(DENY,)), ONE, []),
        (DENY, Orders(missile_rules=(DENY,)), {**ONE, **STAKES}, [TO_ARGENTINA]),
    ],
)
def test_what_an_order_would_meet(order: Any, written: Orders | None, more: dict[str, Any], found: object) -> None:
    """RL-11.3: traps (RL-6.2.6); watches, where no own trap or rule answers first, and not again in the same turn of
    the same seat (RL-6.2.2, 6.2.3, 6.3.3); rules if the dice fall so: the first that applies decides alone, so that
    those behind it are silent there, and a victory is denied whoever is attacked (RL-6.3.6)."""
    assert met(around(written, **more), order) == found


def test_what_a_rule_covers() -> None:
    """RL-6.3.6; without a card a trap never snaps (RL-6.1.4)."""
    play = around(Orders(missile_rules=(HQ, MINE)), **RULED)
    assert [run(play, rule).covered for rule in (HQ, MINE)] == [1, 3]
    assert run(around(), Trap(where="mine")).why == "no_card"


@pytest.mark.parametrize("kind", ["bunker", "ammo_shortage"])
@pytest.mark.parametrize(
    ("trap", "more"),
    [
        (Trap(where=PERU), {}),
        (Trap(where="my_hq"), {"hqs": {"peru": 1}}),
        (Trap(where="mine", attacker=2), {"eliminated": (2,), "troops": {"argentina": (0, 4)}, "world": None}),
    ],
)
def test_a_trap_that_can_never_snap_again(kind: Any, trap: Trap, more: dict[str, Any]) -> None:
    """RL-6.1.4: it cannot be saved; whichever card is held (RL-3.1)."""
    play = around(evolve(Orders(page="traps"), trap=trap), **{"world": SCARRED, "scars": {1: kind}, **more})
    assert not offered(play, SAVE_TRAP)


@pytest.mark.parametrize(
    "order",
    [
        Trap(where="mine", attackers_at_least=8),
        Trap(where=PERU, attacker=2),
        Hold(where=PERU, up_to=1),
        Hold(where=VENEZUELA, up_to=1),
    ],
)
def test_an_order_does_what_its_dry_run_said(order: Trap | Hold) -> None:
    """RL-11.3: the dry run before the attack, and the attack."""
    rules, traps = ((order,), ()) if isinstance(order, Hold) else ((), (order,))
    written = Orders(scar_watch=(), missile_watch=(), traps=traps, missile_rules=rules)
    play = around(written, **ALL, troops={"peru": (1, 2)}, dice=FALLS)
    foretold = TO_PERU in met(play, order)
    attack(play)
    assert (play.state.world.lands[PERU].scar == "bunker" or bool(fired(play))) is foretold


def test_it_is_its_owners_affair() -> None:
    """RL-3, 3.1: nobody else's view, page or question changes; nothing for those who are out or when it is over
    (RL-6.1.1, 7.1.3)."""
    plain, written = around(**CARD), around(evolve(ALL_TRAPPED, one_die=(PERU,), page="traps"), **CARD)
    for witness in (None, 0, 2):
        assert look(written.match, witness) == look(plain.match, witness)
    state = written.state
    assert dry_run(state, 1)
    assert dry_run(state.evolve(sides=tuple(evolve(side, eliminated=True) for side in state.sides)), 1) == ()
    assert dry_run(state.evolve(ending=Ending(winner=0, why="stars")), 1) == ()
