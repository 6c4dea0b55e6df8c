"""Seats that leave, and orders for raids."""

from __future__ import annotations

from engines.bellum_magica import events
from engines.bellum_magica import order_moves as o
from engines.bellum_magica.orders import RaidWish
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C


def test_a_seat_leaves_in_the_evening_and_is_passed_over_from_then_on() -> None:
    """BM-9.33."""
    lairs = {A: Told(force="S9 T1"), B: Told(chests="w1"), C: Told(chests="m3", food=2)}
    game = scene(3, lairs=lairs, row=3, day=4, faces=(3, 3))
    game.leaves(C)
    assert not game.lair(C).gone
    while game.state.day == 4:
        game.clock()
    assert (game.lair(C).gone, game.chests(C), game.lair(C).food) == (True, "", 0)
    assert (len(game.state.piles.lost), len(game.state.piles.open), game.state.captain) == (1, 3, B)
    game.leaves(B)
    while not game.match.over:
        game.clock()
    assert game.match.outcome is not None
    assert game.match.outcome.ranks[A] == 1
    (ended,) = game.heard(events.MatchEnded)
    assert (ended.why, ended.winners) == ("alone", (A,))


def test_a_raid_list_does_the_first_legal_entry() -> None:
    """BM-9.32: the farm is gone by then, A has no chests: the tavern."""
    wishes = [
        RaidWish(what="settlement", number=SETTLEMENT["onion_farm"]),
        RaidWish(what="castle", number=A),
        RaidWish(what="settlement", number=SETTLEMENT["tavern"]),
    ]
    lairs = {A: Told(force="S2"), B: Told(force="S2")}
    game = scene(3, lairs=lairs, captain=A, row=3, at=A, open_="onion_farm goose_farm vineyard")
    game.orders(B, o.OrderLeaf(page="raid"), o.OrderLeaf(page="raid_list"))
    game.orders(B, *(o.OrderRaidAdd(wish=wish) for wish in wishes))
    game.orders(B, o.OrderRaidSave())
    assert game.asked == (A,)
    game.attack("onion_farm")
    assert [(event.seat, event.settlement) for event in game.heard(events.Plundered)] == [(A, 1), (B, 0)]
