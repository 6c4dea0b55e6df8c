"""Weaknesses: scar cards that are played on factions (RL-B6.2)."""

from typing import Any

import pytest

from engines.core.move import part
from engines.risk_legacy.atlas import COIN, CONTINENTS, NUMBER
from engines.risk_legacy.campaign.deltas import LinkAdded, PowerAdded, apply
from engines.risk_legacy.decisions.own_turn import BACK
from engines.risk_legacy.events.turn import KnockedOut
from engines.risk_legacy.moves.turn import EndTurn, Expand, Place
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.packets.pocket_1.ledger import Ledger
from engines.risk_legacy.packets.pocket_1.moves import Keep, Reconnoitre, SwapCard
from engines.risk_legacy.packets.pocket_1.told import CardSwapped
from engines.risk_legacy.packets.pocket_2.moves import GiveWeakness
from engines.risk_legacy.packets.pocket_2.told import CoinRefused, CoinsGivenBack, WeaknessGiven
from engines.risk_legacy.rules.paths import goals
from engines.risk_legacy.rules.recruits import hindrance, places, reckon
from engines.risk_legacy.rules.starts import starts
from engines.risk_legacy.secrecy import redeal
from engines.risk_legacy.view import view
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.packets.glowing import GLOW, MUTANTS, glowing
from tests.risk_legacy.packets.island import ALIENS, FOES, ISLAND, NINE, risen
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack, duel, until

CHAIN = dict.fromkeys(("peru", "brazil", "venezuela", "north_africa"), (0, 3))


def weak(scar: str, *, seat: int = 0, seats: int = 3, **more: Any) -> Scene:
    """The faction of that seat has it."""
    marks = more.pop("marks", None)
    world = risen(powers={seat: scar}, marks=marks, played=(scar,))
    return scene(seats, **{"troops": {**CHAIN, **FOES}, "world": world, **more})


@pytest.mark.parametrize("phase", ["start", "muster", "action"])
def test_played_at_any_ask_of_the_own_turn(phase: str) -> None:
    """RL-B6.2: on a faction of this game without a yellow scar, its own among them; for good, and out of the game."""
    world = risen(powers={1: "alien_collaborator"})
    play = scene(world=world, troops={**NINE, **FOES}, scars={0: "purist"}, phase=phase)
    offered = play.offers(GiveWeakness)
    assert [move.faction for move in offered] == [2, 0]
    play.does(offered[0])
    assert play.heard(WeaknessGiven) == [WeaknessGiven(seat=0, faction=2, scar="purist")]
    assert (play.state.world.banners[2].more, play.state.sides[0].scar) == (("purist",), None)
    assert (play.offers(GiveWeakness), "purist" in play.state.world.pool) == ([], False)


def moving() -> Scene:
    """Before it recruits, seat 0 may move its headquarters."""
    world = risen(powers={0: "alien_collaborator"}, packets=("pack_2",))
    stand: dict[str, Any] = {
        "troops": {**CHAIN, **FOES},
        "hqs": {"brazil": 0, "japan": 1},
        "factions": {0: 0},
        "phase": "start",
    }
    return scene(world=apply(world, PowerAdded(faction=0, power="mobile")), scars={0: "purist"}, **stand)


def rallying() -> Scene:
    """A missile would bring troops to its headquarters."""
    stand: dict[str, Any] = {"troops": {**CHAIN, **FOES}, "hqs": {"brazil": 0}, "missiles": {0: 1}, "phase": "start"}
    return scene(world=risen(powers={0: "rally"}, packets=("pocket_1",)), scars={0: "purist"}, **stand)


def joining() -> Scene:
    """It has nothing, and comes back into the war."""
    return scene(world=risen(), troops={"peru": (2, 3), **FOES}, scars={0: "purist"}, phase="start")


def mutated() -> Scene:
    """It plays the Mutants and holds all that glows."""
    world = risen(packets=("pocket_1",), marks={"peru": GLOW})
    play = scene(world=world, troops={**CHAIN, **FOES}, factions={0: MUTANTS}, scars={0: "purist"})
    play.end()
    return play


def dominating() -> Scene:
    """It plays the Aliens and holds every city."""
    world = risen(marks={"peru": Mark(city="minor_city")})
    play = scene(world=world, troops={**CHAIN, **FOES}, factions={0: ALIENS}, scars={0: "purist"})
    play.end()
    return play


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        (moving, "hq_moving"),
        (rallying, "silos_rallying"),
        (joining, "joining"),
        (mutated, "mutation_claiming"),
        (dominating, "claiming_domination"),
    ],
)
def test_played_whatever_is_asked(asked: Any, kind: str) -> None:
    """RL-B6.2, B0.2 (``own_turn.act``): what packets ask of it in its own turn included; the question stays."""
    play = asked()
    assert play.state.stack[-1].kind == kind
    rest = [option.move for option in play.pick().options if not isinstance(option.move, GiveWeakness)]
    given = play.offers(GiveWeakness)[0]
    play.does(given)
    assert (play.state.stack[-1].kind, play.offers(GiveWeakness)) == (kind, [])
    assert [option.move for option in play.pick().options] == rest
    assert "purist" in play.state.world.banners[given.faction].more


def test_not_in_the_midst_of_an_attack() -> None:
    """RL-B6.2, 6.2.5 and our ruling: how many move in is part of the attack; right after it the card may be played."""
    world = risen(packets=("pack_2",))
    play = duel(8, 1, world=world, scars={0: "purist"}, dice=(6, 6, 6, 1), troops={"egypt": (1, 3), "japan": (2, 3)})
    until(play)
    assert (play.state.stack[-1].kind, play.offers(GiveWeakness)) == ("moving_in", [])
    play.clock()
    assert play.offers(GiveWeakness) != []


def test_a_steward_would_rather_not_than_harm_itself() -> None:
    """RL-12: where everything else that it may choose is worth nothing to it either."""
    play = dominating()
    seen = view(play.state, 0)
    assert max(move.appeal(seen) for move in play.offers(GiveWeakness)) < 0


def test_in_no_other_turn_and_on_no_newcomer() -> None:
    """RL-B6.2, B6.3: the Aliens have no yellow slot."""
    play = scene(world=risen(), troops={**NINE, **FOES}, scars={0: "primitive", 1: "purist"}, factions={1: ALIENS})
    assert ALIENS not in [move.faction for move in play.offers(GiveWeakness)]
    play.end()
    assert all(move.scar == "purist" for move in play.offers(GiveWeakness))


def test_the_card_in_hand_is_a_secret() -> None:
    """RL-3: another seat may hold it as well."""
    state = scene(world=risen(), troops={**NINE, **FOES}, scars={0: "purist", 1: "bunker"}).state
    found = {redeal(state, (1,), f"{seed}").sides[0].scar for seed in range(40)}
    assert "purist" in found
    assert len(found) > 1


def test_cautious() -> None:
    """RL-B6.2: recruits into at most two territories; what is taken back does not count."""
    play = weak("cautious", phase="muster", hands={0: "coin coin"})
    play.trade("coin coin")
    play.place(peru=1, brazil=1)
    assert places(play.state, 0) == tuple(sorted((NUMBER["peru"], NUMBER["brazil"])))
    assert part(Place, territory=NUMBER["venezuela"]) not in play.offers("place.territory")
    play.place(peru=play.state.ongoing.recruits)
    assert play.offers(EndTurn) != []


@pytest.mark.parametrize("change", ["remove", "resign"])
def test_cautious_while_somebody_leaves(change: Any) -> None:
    """RL-B6.2, 5.4.3, 7.4.3: in the midst of placing; nothing can be taken back any more, but where recruits went
    counts, and it is too late for a trade."""
    troops = {**CHAIN, "japan": (1, 3), "india": (2, 3), "china": (3, 3)}
    play = weak("cautious", seats=4, troops=troops, phase="muster", hands={0: "coin coin coin coin"}, resign="remove")
    play.trade("coin coin")
    play.place(peru=1, brazil=1)
    play.seating(1, change)
    assert (play.state.sides[1].eliminated, play.accepts(BACK)) == (True, False)
    assert places(play.state, 0) == tuple(sorted((NUMBER["peru"], NUMBER["brazil"])))
    late = scene(4, world=risen(), troops=troops, phase="muster", hands={0: "coin coin"}, resign="remove")
    late.place(peru=1)
    late.seating(1, change)
    assert hindrance(late.state, 0) == "wrong_step"


def test_purist() -> None:
    """RL-B6.2: a third coin draw gives nothing; the second is as ever."""
    for hand, left in (("coin", "coin coin"), ("coin coin", "coin coin")):
        play = weak("purist", hands={0: hand}, turn={"conquered": (NUMBER["peru"],)}, row="china alaska ural japan")
        row = play.row
        play.end()
        assert play.hand(0) == left
        assert bool(play.heard(CoinRefused)) == (hand == left)
        assert (play.row == row) == (hand == left)


def test_purist_chooses_a_coin_card() -> None:
    """RL-B6.2, B3.2: with cards of the homeland alone it may, and a third one gives nothing either."""
    world = risen(powers={0: "purist"}, played=("purist",), packets=("pack_3",))
    home = Homelands(continents=(CONTINENTS.index("asia"), None, None))
    given: dict[str, Any] = {"turn": {"conquered": (NUMBER["peru"],)}, "row": "china alaska ural japan"}
    play = weak("purist", world=world, shelf=(home,), hands={0: "coin coin"}, **given)
    row = play.row
    play.end()
    play.take("coin")
    assert (play.hand(0), play.row, len(play.heard(CoinRefused))) == ("coin coin", row, 1)


@pytest.mark.parametrize("powers", [("purist", "recon"), ("recon", "purist")])
def test_a_purist_may_reconnoitre(powers: tuple[Any, ...]) -> None:
    """RL-B6.2, B5.4: instead of the third coin draw, which gives nothing if it does not; whichever came first."""
    world = risen(played=("purist",), packets=("pocket_1",))
    for power in powers:
        world = apply(world, PowerAdded(faction=0, power=power))
    given: dict[str, Any] = {"turn": {"conquered": (NUMBER["peru"],)}, "row": "china alaska ural japan"}
    for move, hand in ((Reconnoitre(card=NUMBER["ural"]), "ural coin coin"), (Keep(), "coin coin")):
        play = weak("purist", world=world, missiles={0: 1}, hands={0: "coin coin"}, **given)
        play.end()
        play.does(move)
        assert (sorted(play.hand(0).split()), bool(play.heard(CoinRefused))) == (sorted(hand.split()), move == Keep())


def test_short_sighted() -> None:
    """RL-B6.2: only next to where it starts, whatever the way."""
    state = weak("short_sighted").state
    assert goals(state, 0, NUMBER["peru"]) == tuple(sorted((NUMBER["brazil"], NUMBER["venezuela"])))
    assert len(goals(scene(troops={**CHAIN, **FOES}, world=risen()).state, 0, NUMBER["peru"])) == 3


def test_unpopular() -> None:
    """RL-B6.2, 5.5.2: a minor city costs 1 + 1; land without a city nothing."""
    play = weak("unpopular", marks={"argentina": Mark(city="minor_city")}, troops={"peru": (0, 9), **FOES})
    play.does(part(Expand, target=NUMBER["argentina"]))
    play.reaches(Expand(origin=NUMBER["peru"], target=NUMBER["argentina"], troops=5))
    assert play.at("argentina") == (0, 3)


def test_primitive() -> None:
    """RL-B6.2, 5.4.2: nine territories and two major cities are 9 // 3, not 13 // 3."""
    marks = {"peru": Mark(city="major_city"), "egypt": Mark(city="major_city")}
    found = reckon(weak("primitive", marks=marks, troops={**NINE, **FOES}).state, 0)
    assert (found.base, found.population) == (3, 0)
    assert reckon(scene(world=risen(marks=marks), troops={**NINE, **FOES}).state, 0).base == 4


def test_others_are_not_weak() -> None:
    """RL-B6.2: it hangs on the faction that has it."""
    state = weak("primitive", seat=1, marks={"peru": Mark(city="major_city")}, troops={**NINE, **FOES}).state
    assert (reckon(state, 0).population, bool(starts(state, 0))) == (2, True)


# ---- a third coin card that is not drawn


def test_a_purist_keeps_two_coin_cards_of_a_knock_out() -> None:
    """RL-B6.2 and our ruling: at most two, so what is beyond them goes back to the pile; other cards stay."""
    play = duel(8, 1, alone=True, world=risen(powers={0: "purist"}), hands={0: "coin", 1: "peru coin coin"},
                missile_asks="never", scar_asks="never", dice=(6, 6, 6, 1))  # fmt: skip
    pile = play.state.cards.pile
    attack(play)
    assert play.hand(0) == "peru coin coin"
    assert (play.heard(CoinsGivenBack), play.state.cards.pile) == ([CoinsGivenBack(seat=0, coins=1)], pile + 1)
    kinds = [type(event) for event in play.events]
    assert kinds.index(KnockedOut) < kinds.index(CoinsGivenBack)


def test_a_purist_gets_no_third_in_a_swap() -> None:
    """RL-B6.2, B5.7 and our ruling."""
    world = apply(
        glowing("siberia", evolved=("mindshackle",), packets=("pocket_2",)), PowerAdded(faction=1, power="purist")
    )
    for coast in ("alaska", "japan"):
        world = apply(world, LinkAdded(ends=(NUMBER[coast], ISLAND)))
    given: dict[str, Any] = {
        "factions": {0: MUTANTS, 1: 1, 2: 2},
        "hands": {1: "coin coin egypt"},
        "shelf": (Ledger(round=1, seat=0, victims=(1,)),),
        "turn": {"conquered": (NUMBER["peru"],)},
        "row": "china alaska ural japan",
    }
    play = scene(troops={**CHAIN, **FOES}, world=world, dice=(1, 1, 3), **given)
    play.end()
    play.does(SwapCard(other=1))
    (swapped,) = play.heard(CardSwapped)
    assert (swapped.gave, play.hand(1)) == (COIN, "coin coin")
    assert play.heard(CoinsGivenBack) == [CoinsGivenBack(seat=1, coins=1)]


def test_who_becomes_a_purist_gives_back_what_is_too_much() -> None:
    """RL-B6.2 and our ruling: at once, whoever has played the card."""
    play = scene(world=risen(), troops={**CHAIN, **FOES}, scars={0: "purist"}, hands={1: "coin coin coin coin ural"})
    play.does(GiveWeakness(scar="purist", faction=1))
    assert (play.hand(1), play.heard(CoinsGivenBack)) == ("ural coin coin", [CoinsGivenBack(seat=1, coins=2)])
