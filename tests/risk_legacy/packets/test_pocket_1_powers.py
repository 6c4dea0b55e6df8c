"""Missile powers (RL-B5.4): how a faction comes by one, and what each does for a missile."""

from typing import Any

import pytest

from engines.risk_legacy.atlas import COIN, CONTINENTS, NUMBER
from engines.risk_legacy.campaign.deltas import PowerAdded, apply
from engines.risk_legacy.events.battle import DiceRolled, OrderDropped
from engines.risk_legacy.events.turn import CardTaken
from engines.risk_legacy.moves.turn import TakeCard
from engines.risk_legacy.orders import Hold, Orders
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.packets.pocket_1.moves import (
    Deny,
    Forbid,
    Interfere,
    RallyTroops,
    Reconnoitre,
    Silence,
    TakeMissilePower,
)
from engines.risk_legacy.packets.pocket_1.printed import POCKET as PRINTED
from engines.risk_legacy.rules.wishes import wishable
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import forgo, won
from tests.risk_legacy.war import PERU, attack, duel, lost


def owned(power: str, faction: int = 0, **more: Any) -> Any:
    """A world where the faction of that seat has the power; the strike fell on Greenland."""
    return glowing("greenland", powers={faction: power}, **more)


# ---- coming by one


def test_the_next_star_brings_a_power() -> None:
    """RL-B5.4: of those that nobody has, for good, the first by default; a faction has room for one."""
    troops = {"peru": (0, 3), "egypt": (1, 3), "ural": (2, 3)}
    play = scene(troops=troops, hands={0: "coin " * 8}, phase="start", world=owned("emp", 1))
    play.buy("coin coin coin coin")
    assert play.offers(TakeMissilePower) == [TakeMissilePower(power=name) for name in PRINTED.missile_powers[1:]]
    play.does(TakeMissilePower(power="rally"))
    assert play.state.world.banners[0].more == ("rally",)
    play.buy("coin coin coin coin")
    assert play.offers(TakeMissilePower) == []


def test_mutants_have_no_room_for_one() -> None:
    """RL-B5.5: nor when all are taken."""
    troops = {"peru": (0, 3), "egypt": (1, 3), "ural": (2, 3)}
    given: dict[str, Any] = {"troops": troops, "hands": {0: "coin " * 8}, "phase": "start"}
    play = scene(factions={0: MUTANTS}, world=glowing("greenland"), **given)
    play.buy("coin coin coin coin")
    assert play.offers(TakeMissilePower) == []


def test_the_star_that_wins_brings_one_too() -> None:
    """RL-B5.4, 7.1.3: nothing else is asked then, so the choice comes when the rewards are given."""
    troops = {"peru": (0, 3), "egypt": (1, 3), "ural": (2, 3)}
    play = scene(troops=troops, hands={0: "coin " * 4}, tokens={0: 3}, phase="start", world=glowing("greenland"))
    play.buy("coin coin coin coin")
    assert play.state.ending is not None
    while not play.offers(TakeMissilePower):
        play.clock()
    play.does(TakeMissilePower(power="recon"))
    forgo(play)
    assert play.state.world.banners[0].more == ("recon",)
    quiet = won(0, seats=3, world=glowing("greenland"))
    forgo(quiet)
    assert quiet.state.world.banners[0].more == (), "an HQ is no token"


# ---- emp


def shielded(*, missiles: int = 1, watch: Any = "mine", **more: Any) -> Scene:
    """Seat 1 defends Peru, which is fortified, and its faction has the EMP."""
    mark = Mark(city="minor_city", boxes=3, scar="bunker")
    world = owned("emp", 1, marks={"peru": mark}, played=("ammo_shortage",))
    given: dict[str, Any] = {
        "missiles": {1: missiles, 0: 1},
        "orders": {1: Orders(scar_watch=(watch,), missile_watch=("all",))},
    }
    return duel(8, 5, world=world, **{**given, **more})


def test_no_dice_are_changed() -> None:
    """RL-B5.4: for that territory and the rest of the turn: neither bunker nor walls nor missiles; boxes are ticked.
    Asked once for each territory and turn."""
    play = shielded(dice=(5, 4, 1, 4, 3, 5, 4, 1, 4, 3))
    attack(play)
    assert (play.match.asked(), play.offers(Silence)) == ((1,), [Silence(territory=PERU)])
    play.does(Silence(territory=PERU))
    (rolled,) = play.heard(DiceRolled)
    assert (rolled.changed_defence, rolled.ticked, lost(play)) == ((4, 3), True, [(0, 2)])
    assert (play.state.sides[1].missiles, play.match.asked()) == (0, (0,))
    attack(play)
    assert (lost(play), play.state.sides[0].missiles) == ([(0, 2)], 1)


@pytest.mark.parametrize(("more", "asked"), [({"missiles": 0}, False), ({"watch": "all"}, True), ({"watch": 5}, False)])
def test_when_it_is_asked(more: dict[str, Any], asked: bool) -> None:
    """RL-B5.4: under the watch for scar cards, and only of somebody who can pay; passing changes nothing."""
    play = shielded(dice=(5, 4, 1, 4, 3, 5, 4, 1, 4, 3), **more)
    attack(play)
    assert bool(1 in play.match.asked() and play.offers(Silence, 1)) == asked
    if asked:
        play.clock()
        assert play.state.sides[1].missiles == 1
    assert play.heard(DiceRolled)[0].changed_defence == (6, 4)


# ---- cards


def drawing(power: str, faction: int, *, row: str = "peru egypt alaska japan", **more: Any) -> Scene:
    """Seat 0 ends a turn in which it conquered; it holds Peru and Egypt.

    :param home: the continent that its faction comes from."""
    home, packets = more.pop("home", None), more.pop("packets", ())
    if home is not None:
        shelf = (Homelands(continents=(CONTINENTS.index(home), None, None)),)
        more, packets = {"shelf": shelf, **more}, ("pack_3",)
    troops = {"peru": (0, 3), "egypt": (0, 3), "ural": (1, 3), "china": (2, 3), **more.pop("troops", {})}
    given: dict[str, Any] = {"missiles": {faction: 1}, "turn": {"conquered": (NUMBER["egypt"],)}, **more}
    world = owned(power, faction, marks=given.pop("marks", None), packets=packets)
    play = scene(troops=troops, world=world, row=row, **given)
    play.end()
    return play


def test_interference() -> None:
    """RL-B5.4: a card that is picked cannot be taken now; another one of those, else a coin card."""
    play = drawing("interference", 1)
    play.does(TakeCard(card=NUMBER["peru"]))
    assert (play.match.asked(), play.offers(Interfere)) == ((1,), [Interfere(card=NUMBER["peru"])])
    play.does(Interfere(card=NUMBER["peru"]))
    assert [event.card for event in play.heard(CardTaken)] == [NUMBER["egypt"]]
    lone = drawing("interference", 1, row="peru china alaska japan")
    lone.does(Interfere(card=NUMBER["peru"]))
    assert lone.hand(0) == "coin"


def test_no_interference_with_coin_cards() -> None:
    """RL-B5.4 and our ruling: they are all alike, and a coin card is what there is instead."""
    play = drawing("interference", 1, row="ural china alaska japan")
    assert (play.hand(0), play.state.sides[1].missiles) == ("coin", 1)


def test_interference_with_a_homeland() -> None:
    """RL-B5.4, B3.2: what cannot be taken does not count. Kept from the only card that it holds, it may take one of its
    homeland or a coin card; of cards of the homeland alone the other one, or a coin card."""
    play = drawing("interference", 1, row="peru china alaska brazil", home="asia")
    play.take("peru")
    play.does(Interfere(card=PERU))
    assert [move.card for move in play.offers(TakeCard)] == [NUMBER["china"], COIN]
    play.take("coin")
    assert play.hand(0) == "coin"
    near = drawing("interference", 1, row="ural china alaska brazil", home="asia")
    near.take("ural")
    near.does(Interfere(card=NUMBER["ural"]))
    assert [move.card for move in near.offers(TakeCard)] == [NUMBER["china"], COIN]


def test_passing_interference() -> None:
    """RL-B5.4: the default; and a missile must be there."""
    play = drawing("interference", 1, row="peru china alaska japan")
    play.clock()
    assert (play.hand(0), play.state.sides[1].missiles) == ("peru", 1)
    poor = drawing("interference", 1, row="peru china alaska japan", missiles={0: 1})
    assert poor.hand(0) == "peru"


@pytest.mark.parametrize(("coins", "barred"), [(2, True), (3, False)])
def test_standing_interference(coins: int, *, barred: bool) -> None:
    """RL-B5.4: a standing order names seats and coins; what it does not name is asked."""
    orders = {1: Orders(wishes=(Forbid(seat=0, coins=coins), Forbid(seat=2, coins=1)))}
    marks = {"peru": Mark(coins=2)}
    play = drawing("interference", 1, row="peru china alaska japan", orders=orders, marks=marks)
    assert (play.hand(0) == "coin", bool(play.offers(Interfere))) == (barred, not barred)
    assert Forbid(seat=0, coins=6) in wishable(play.state, 1)
    assert wishable(play.state, 0) == ()


def test_recon() -> None:
    """RL-B5.4: any face-up card instead of an own coin card; no by default."""
    play = drawing("recon", 0, row="ural china alaska japan")
    assert [move.card for move in play.offers(Reconnoitre)] == [
        NUMBER[at] for at in ("japan", "alaska", "china", "ural")
    ]
    play.does(Reconnoitre(card=NUMBER["china"]))
    assert (play.hand(0), play.state.sides[0].missiles, play.row.split()[1:]) == (
        "china",
        0,
        ["ural", "alaska", "japan"],
    )
    quiet = drawing("recon", 0, row="ural china alaska japan")
    quiet.clock()
    assert (quiet.hand(0), quiet.state.sides[0].missiles) == ("coin", 1)
    assert drawing("recon", 0, row="peru china alaska japan").hand(0) == "peru", "no coin card is due"


def test_recon_instead_of_a_coin_card_that_was_chosen() -> None:
    """RL-B5.4, B3.2: with cards of the homeland alone a coin card is a choice, and a coin draw like any other."""
    play = drawing("recon", 0, row="ural china alaska japan", home="asia")
    play.take("coin")
    play.does(Reconnoitre(card=NUMBER["alaska"]))
    assert (play.hand(0), play.state.sides[0].missiles) == ("alaska", 0)
    quiet = drawing("recon", 0, row="ural china alaska japan", home="asia")
    quiet.take("coin")
    quiet.clock()
    assert (quiet.hand(0), quiet.state.sides[0].missiles) == ("coin", 1)


def test_recon_that_somebody_interferes_with() -> None:
    """RL-B5.4: the missile is gone; any other open card, or the coin card that it would have been."""
    world = apply(owned("recon"), PowerAdded(faction=1, power="interference"))
    troops = {"peru": (0, 3), "egypt": (1, 3), "argentina": (2, 3)}
    turn: dict[str, Any] = {"conquered": (PERU,)}
    play = scene(world=world, troops=troops, missiles={0: 1, 1: 1}, row="ural china alaska japan", turn=turn)
    play.end()
    play.does(Reconnoitre(card=NUMBER["china"]))
    play.does(Interfere(card=NUMBER["china"]))
    left = [NUMBER[name] for name in ("japan", "alaska", "ural")]
    assert [move.card for move in play.offers(TakeCard)] == [*left, COIN]
    play.take("alaska")
    assert (play.hand(0), play.state.sides[0].missiles) == ("alaska", 0)


# ---- starts of turns

AUSTRALIA = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), (0, 2))
OTHERS = {"ural": (1, 3), "china": (2, 3)}


def test_bad_intel() -> None:
    """RL-B5.4: a continent of the seat on turn brings nothing in it, its name included; by a standing order, if
    there is one."""
    world = owned("bad_intel", 1, named={"australia": "ann"})
    play = scene(troops={**AUSTRALIA, **OTHERS}, missiles={1: 1}, phase="start", world=world)
    assert play.offers(Deny) == [Deny(continent=CONTINENTS.index("australia"))]
    play.does(Deny(continent=CONTINENTS.index("australia")))
    assert play.state.ongoing.recruits == 3
    standing = {1: Orders(wishes=(Deny(continent=CONTINENTS.index("australia")),))}
    play = scene(troops={**AUSTRALIA, **OTHERS}, missiles={1: 1}, phase="start", world=world, orders=standing)
    assert (play.state.ongoing.recruits, play.state.sides[1].missiles) == (3, 0)
    quiet = scene(troops={**AUSTRALIA, **OTHERS}, missiles={1: 1}, phase="start", world=world)
    quiet.clock()
    assert quiet.state.ongoing.recruits == 3 + 2 + 1


def test_bad_intel_needs_a_continent() -> None:
    """RL-B5.4: and it is about others."""
    bare = {"indonesia": (0, 2), **OTHERS}
    for troops, owner in ((bare, 1), ({**AUSTRALIA, **OTHERS}, 0)):
        play = scene(troops=troops, missiles={0: 1, 1: 1}, phase="start", world=owned("bad_intel", owner))
        assert play.offers(Deny) == []


def test_rally() -> None:
    """RL-B5.4: at the start of the own turn, 2 troops into every HQ territory that it controls."""
    troops = {"peru": (0, 3), "egypt": (0, 1), "brazil": (0, 1), **OTHERS}
    given: dict[str, Any] = {"troops": troops, "hqs": {"peru": 0, "egypt": 1}, "missiles": {0: 2}, "phase": "start"}
    play = scene(world=owned("rally"), **given)
    play.does(RallyTroops())
    assert (play.at("peru"), play.at("egypt"), play.at("brazil")) == ((0, 5), (0, 3), (0, 1))
    assert play.state.sides[0].missiles == 1
    quiet = scene(world=owned("rally"), **given)
    quiet.clock()
    assert (quiet.at("peru"), quiet.state.sides[0].missiles) == ((0, 3), 2)


def test_whoever_does_not_want_to_be_asked() -> None:
    """RL-B0.9, 6.6: a standing order answers with the default."""
    troops = {"peru": (0, 3), **OTHERS}
    given: dict[str, Any] = {"troops": troops, "hqs": {"peru": 0}, "missiles": {0: 2}, "phase": "start"}
    play = scene(world=owned("rally"), orders={0: Orders(asked_by_packets=False)}, **given)
    assert play.offers(RallyTroops) == []


def test_rules_for_missiles_go_with_the_last_one() -> None:
    """RL-6.1.4: they wait in vain, with a note to their owner."""
    rules = Orders(missile_watch=(), missile_rules=(Hold(where="mine", up_to=1),))
    troops = {"peru": (0, 3), **OTHERS}
    play = scene(
        troops=troops, hqs={"peru": 0}, missiles={0: 1}, phase="start", world=owned("rally"), orders={0: rules}
    )
    play.does(RallyTroops())
    assert play.state.sides[0].orders.missile_rules == ()
    assert play.heard(OrderDropped, 0) == [OrderDropped(owners=(0,), order="rule")]
