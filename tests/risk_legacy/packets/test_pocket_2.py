"""Pocket 2 (RL-B6): the island that opens it, and how it lies in the world."""

from functools import reduce
from typing import Any

import pytest

from engines.core.record import evolve
from engines.core.text import text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, NUMBER, card_of, shown_on
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import FoundMajor, UpgradeCard
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.naming import card
from engines.risk_legacy.packets.pocket_1.land import fallout
from engines.risk_legacy.packets.pocket_1.moves import Strike
from engines.risk_legacy.packets.pocket_2.moves import JoinIsland
from engines.risk_legacy.packets.pocket_2.printed import CARDS
from engines.risk_legacy.packets.pocket_2.told import IslandManned, IslandRisen
from engines.risk_legacy.pages.board import board
from engines.risk_legacy.pages.regions import regions
from engines.risk_legacy.rules.recruits import brings, places
from engines.risk_legacy.rules.rewards import refusal
from engines.risk_legacy.rules.starts import hindrance
from engines.risk_legacy.scars import bare
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.packets.island import ALIENS, FOES, ISLAND, NINE, POCKET, calling, risen
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_picture import drawn, words
from tests.risk_legacy.war import fire, watching

ALASKA, JAPAN = NUMBER["alaska"], NUMBER["japan"]


def joins(play: Scene, *coasts: str) -> None:
    for coast in coasts:
        play.does(JoinIsland(territory=NUMBER[coast]))


def test_the_worked_example() -> None:
    """RL-B6, B6.1, B6.6: nine territories with a trade of ten coins are 3 + 30 recruits; with one missile it opens,
    before any is placed, and the island has 43 troops; the faction gets its yellow scar, and the turn goes on."""
    play = calling(opens=False)
    play.trade("coin " * 10)
    assert (play.match.asked(), play.offers(BreakSeal)) == ((0,), [BreakSeal(packet=POCKET)])
    assert play.state.ongoing.recruits == 33
    play.does(BreakSeal(packet=POCKET))
    assert play.heard(PacketUnsealed) == [PacketUnsealed(seat=0, packet=POCKET)]
    joins(play, "japan", "alaska")
    assert play.at("alien_island") == (0, 43)
    assert play.heard(IslandManned) == [IslandManned(seat=0, territory=ISLAND, recruits=33, troops=10)]
    world = play.state.world
    assert world.banners[play.state.sides[0].faction or 0].more == ("alien_collaborator",)
    assert (world.chart.neighbours[ISLAND], len(world.lands)) == (tuple(sorted((ALASKA, JAPAN))), 43)
    assert world.chart.by_sea(ISLAND, JAPAN)
    assert EndTurn() in play.offers(EndTurn)
    assert play.state.world == reduce(apply, play.state.deltas, land(allowed=True))
    assert ALIENS not in play.state.factions


def test_mutants_call_it_and_get_no_scar() -> None:
    """RL-B6.1 with B5.5 and our ruling: their card has one slot, and that is red; all else happens as ever."""
    play = calling(world=glowing("mongolia", allowed=True), factions={0: MUTANTS})
    assert play.heard(IslandRisen) == [IslandRisen(seat=0, faction=MUTANTS, power=None)]
    joins(play, "japan", "alaska")
    assert play.at("alien_island") == (0, 43)
    assert play.state.world.banners[MUTANTS].more == ("radiation_born", "reversed_scars", "revenge")
    assert play.state.world.factions == tuple(range(7))


def test_without_a_missile_or_enough_recruits_it_stays_shut() -> None:
    """RL-B6: 33 recruits without a missile, or 28 with one, are placed as ever."""
    for coins, missiles in ((10, 0), (9, 1)):
        play = calling(opens=False, coins=coins, missiles={0: missiles})
        play.trade("coin " * coins)
        play.place(peru=1)
        assert (play.offers(BreakSeal), len(play.state.world.lands)) == ([], 42)


def test_no_trade_can_come_before_it_is_decided() -> None:
    """RL-B6: what a seat has without a trade counts when the first of it is about to be placed; until then it may
    still trade. With nothing to trade it opens at once."""
    everywhere = {name: (0, 1) for name in NUMBER if name not in FOES}
    rich = calling(opens=False, troops={**everywhere, **FOES}, coins=2)
    assert rich.offers(BreakSeal) == []
    rich.place(peru=1)
    assert (rich.offers(BreakSeal), rich.at("peru")) == ([BreakSeal(packet=POCKET)], (0, 1))
    poor = calling(opens=False, troops={**everywhere, **FOES}, coins=0)
    assert poor.offers(BreakSeal) == [BreakSeal(packet=POCKET)]


def test_the_default_joins_own_coasts_first() -> None:
    """RL-B6.1: then the data's order; never one twice, and none that lies inland."""
    play = calling()
    offered = [move.territory for move in play.offers(JoinIsland)]
    own = [at for at in (NUMBER[name] for name in NINE) if at != NUMBER["irkutsk"]]
    assert offered[: len(own)] == sorted(own)
    assert not {NUMBER["irkutsk"], NUMBER["afghanistan"], ISLAND} & {*offered}
    play.clock()
    assert offered[0] not in [move.territory for move in play.offers(JoinIsland)]
    play.clock()
    assert play.state.world.chart.neighbours[ISLAND] == (offered[0], offered[1])


def test_somebody_who_is_not_there() -> None:
    """RL-B6.1: a steward may join it, but nobody waits for a second press."""
    play = calling(opens=False, people=("", "bob", "cid"), hands={}, troops=dict.fromkeys(NUMBER, (0, 1)) | FOES)
    assert (play.heard(PacketUnsealed) != [], play.offers(JoinIsland) != []) == (True, True)


def test_whoever_leaves_joins_it_by_default() -> None:
    """RL-B6.7, 7.4.3: the island is never without its two links."""
    play = calling(resign="remove")
    play.seating(0, "remove")
    assert len(play.state.world.chart.neighbours[ISLAND]) == 2
    assert play.at("alien_island") == (None, 0)


def test_its_card() -> None:
    """RL-B6.1: of three coins, shuffled into the deck; it has a number of its own beside the coin cards."""
    play = calling()
    number = card_of(ISLAND)
    assert (number, shown_on(number), number != COIN, card(number).ref) == (43, ISLAND, True, "alien_island")
    assert number in play.state.cards.deck
    assert play.state.world.worth(number) == 3
    held = scene(world=risen(), troops=NINE, hands={0: "alien_island coin"}, phase="muster")
    held.trade("alien_island coin")
    assert (held.state.ongoing.recruits, held.state.cards.discard) == (3 + 7, (number,))


def test_taking_it_needs_the_island() -> None:
    """RL-5.11.3, B6.1: whoever holds the island may take its card."""
    troops = {"alien_island": (0, 5), **FOES}
    play = scene(world=risen(), troops=troops, row="alien_island peru egypt ural", turn={"conquered": (ISLAND,)})
    play.end()
    assert play.hand(0) == "alien_island"


def test_the_island_takes_no_marks() -> None:
    """RL-B6.1: neither city nor scar; its card may get coins. ``no-marks`` says so."""
    state = scene(world=risen(), troops={"alien_island": (0, 5), **FOES}).state
    assert refusal(state, 0, FoundMajor(territory=ISLAND)) == "no_marks"
    assert refusal(state, 0, UpgradeCard(territory=ISLAND)) is None
    assert not bare(state.world, ISLAND)


def test_it_is_a_legal_start() -> None:
    """RL-B6.1: as long as nobody is there."""
    play = opened(3, world=risen())
    assert (hindrance(play.state, 0, ISLAND, hq=True), len(play.state.fields)) == (None, 43)
    taken = scene(world=risen(), troops={"alien_island": (0, 5), **FOES}).state
    assert hindrance(taken, 1, ISLAND, hq=False) == "occupied"


def test_battles_cross_its_links() -> None:
    """RL-2.1.5: it is next to what it is joined to, and to nothing else."""
    play = scene(world=risen(), troops={"alien_island": (0, 9), "japan": (1, 2), "india": (2, 3)}, dice=(6, 6, 6, 1, 1))
    targets = [move.value for move in play.offers("assault.target")]
    assert targets == [JAPAN]
    play.expand("alien_island", "alaska", 3)
    assert play.at("alaska") == (0, 3)


def test_it_is_seen_and_read() -> None:
    """RL-11.1: on the board beyond the continents, on the picture with its badge."""
    play = scene(world=risen(), troops={"alien_island": (0, 9), **FOES})
    assert {"Alien Island", "9"} <= {*words(drawn(play))}
    apart = text("continent-none")
    told = [line for section in board(GAME.view(play.state, 0)).sections for line in section.lines]
    assert apart in [dict(line.args).get("where") for line in told]
    titles = [page.title for page in regions(GAME.view(play.state, 0))]
    assert {apart, text("region-links", where=apart)} <= {*titles}


def test_its_weaknesses_come_into_the_pool() -> None:
    """RL-B0.10, B6.2: five scar cards, dealt from the next game on."""
    play = calling()
    assert [each for each in play.state.pool if each in CARDS] == [*CARDS]


@pytest.mark.parametrize(("powers", "worth"), [({}, 25), ({0: "alien_collaborator"}, 30)])
def test_a_collaborator_trades_better(powers: dict[int, str], worth: int) -> None:
    """RL-B6.1, B6.6: 5 + 4 count ten: 30 troops; more than ten never counts."""
    world = risen(powers=powers, marks={"peru": Mark(coins=5), "egypt": Mark(coins=4)})
    state = scene(world=world, troops=NINE, hands={0: "peru egypt coin"}).state
    assert brings(state, 0, (NUMBER["peru"], NUMBER["egypt"])) == worth
    assert brings(state, 0, (NUMBER["peru"], NUMBER["egypt"], COIN)) == 30


def test_cities_dislike_a_collaborator() -> None:
    """RL-B6.6: into an empty minor city it costs 1 + 2."""
    world: World = risen(powers={0: "alien_collaborator"}, marks={"peru": Mark(city="minor_city")})
    play = scene(world=world, troops={"brazil": (0, 9), **FOES})
    play.expand("brazil", "peru", 5)
    assert play.at("peru") == (0, 2)


def struck(**more: Any) -> Scene:
    """Three missiles fall on one roll of an attack on the island, which lies off Brazil and Japan."""
    world = risen("brazil", "japan")
    world = evolve(world, packets=evolve(world.packets, allowed=True))
    play = scene(
        troops={"brazil": (0, 6), "alien_island": (1, 5), "japan": (2, 3), "egypt": (1, 3), "peru": (2, 4)},
        world=world, missiles={1: 3}, orders={1: watching("all")}, dice=(5, 4, 1, 3, 2, 6), hqs={"japan": 2}, **more,
    )  # fmt: skip
    play.reaches(Assault(origin=NUMBER["brazil"], target=ISLAND))
    play.does(fire(0, 1, 3))
    play.does(BreakSeal(packet="pocket_1"))
    return play


def test_a_strike_on_the_island() -> None:
    """RL-B5.1, B6.1, B6.7 and our ruling: nobody may mark it, but fallout lies where the strike falls. Its card is
    destroyed; nothing is joined to it by land, so nobody else loses anything, and its links stay."""
    play = struck(hands={2: "alien_island"})
    play.does(Strike(territory=ISLAND))
    GAME.check(play.state)
    world = play.state.world
    assert (world.lands[ISLAND].scar, world.lands[ISLAND].card, fallout(world)) == ("fallout", False, ISLAND)
    assert (play.at("alien_island"), play.hand(2)) == ((None, 0), "")
    assert [play.at(name) for name in ("brazil", "japan", "peru")] == [(0, 3), (2, 3), (2, 4)]
    assert [link for link in world.links if ISLAND in link] == [(NUMBER["brazil"], ISLAND), (NUMBER["japan"], ISLAND)]
    assert hindrance(play.state, 2, ISLAND, hq=True) is not None
    play.expand("brazil", "alien_island", 2)
    assert play.at("alien_island") == (0, 1)
    assert ISLAND not in places(play.state, 0)


def test_a_strike_from_the_island_side() -> None:
    """RL-B5.1: or where the attack came from; the island stays as it was."""
    play = struck()
    play.does(Strike(territory=NUMBER["brazil"]))
    GAME.check(play.state)
    assert (fallout(play.state.world), play.state.world.markless(ISLAND)) == (NUMBER["brazil"], True)
    assert (play.at("alien_island"), play.at("peru")[1] < 4) == ((1, 3), True)
