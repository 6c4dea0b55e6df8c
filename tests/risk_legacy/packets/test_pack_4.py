"""Pack 4: the lead faction and missions that factions keep (RL-B4)."""

from typing import Any

import pytest

from engines.core.menu import Picked
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import NotNow
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, MissionsUsed, boxed, kept
from engines.risk_legacy.packets.common.missions.exploits import Exploits
from engines.risk_legacy.packets.common.missions.moves import ChooseMission, ClaimMission
from engines.risk_legacy.packets.pack_4.seal import FactionLeads, leading
from engines.risk_legacy.state import State
from tests.kits import playing
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.packets.island import ALIENS, risen
from tests.risk_legacy.packets.missions import (
    BOTH,
    CAPITAL,
    beginning,
    claimable,
    claims,
    crowned,
    declines,
    held,
    mission,
    owner,
)
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack

CHINA = NUMBER["china"]


# ---- the lead faction


@pytest.mark.parametrize(
    ("wins", "lead"),
    [((2, 1, 0), 0), ((2, 2, 0), None), ((0, 0, 0), None), ((0, 1, 0), 1), ((1, 2, 0, 3), 1)],
)
def test_the_faction_with_most_wins_leads(wins: tuple[int, ...], lead: int | None) -> None:
    """RL-B4.1, RL-B4.5: among those that are played, alone, with a win at least."""
    assert leading(scene(world=crowned(land(packets=BOTH), *wins)).state) == lead


def test_it_chooses_the_first_mission_and_stands_in_the_capital() -> None:
    """RL-B4.1: three troops more, at no cost, where nobody is; the deck is all 14."""
    play = beginning()
    seat = play.mover
    assert play.state.sides[seat].faction == 0
    assert [event.seat for event in play.heard(FactionLeads)] == [seat]
    assert play.at("china") == (seat, 3)
    assert len(play.offers(ChooseMission)) == 14
    play.does(ChooseMission(mission="wide_border", stars=1))
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up, len(lies.deck)) == ("wide_border", 13)


def test_what_founds_the_capital_says_that_it_opens() -> None:
    """RL-B0.1, B4: before the second press; a world without packets has nothing to open."""
    said = playing(GAME).voice("en", "risk_legacy")
    for allowed, told in ((True, ["📦 This opens **Pack 4** (the world capital is founded)!"]), (False, [])):
        world = land({"china": Mark(coins=4)}, packets=("pack_3", *(() if allowed else ("pack_4",))), allowed=True)
        turn = {"conquered": (CHINA,)}
        play = mission("world_is_ready", world=world, troops=held("china"), turn=turn, row="china - - -")
        play.end()
        (claim,) = [each for each in play.menu().options if isinstance(each.move, ClaimMission)]
        assert [said(each) for each in claim.warnings] == told


def test_by_default_it_is_the_first_of_the_data() -> None:
    """RL-B4.1."""
    play = beginning()
    assert play.match.default(play.mover) == Picked((ChooseMission(mission="superior_infrastructure", stars=1),))


def founding(wins: tuple[int, ...] = (), **more: Any) -> Scene:
    """Seat 0 founds the world capital in China."""
    world = crowned(land({"china": Mark(coins=4)}, packets=("pack_3",), allowed=True), *wins)
    turn = {"conquered": (CHINA,)}
    play = mission("world_is_ready", world=world, troops=held("china"), turn=turn, row="china - - -", **more)
    play.end()
    play.does(ClaimMission(mission="world_is_ready", stars=2, territory=CHINA))
    return play


def test_it_opens_in_the_middle_of_the_turn_that_founds_the_capital() -> None:
    """RL-B4: at once; whoever leads chooses the next mission, private ones among them (RL-B4.1)."""
    play = founding((0, 1))
    play.does(BreakSeal(packet="pack_4"))
    assert play.mover == 1
    assert len(play.offers(ChooseMission)) == 13
    play.does(ChooseMission(mission="urban_troop_surge", stars=1))
    play.does(NotNow())
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up, len(lies.deck), play.state.stars(0)) == ("urban_troop_surge", 12, 2)


def test_without_a_lead_the_next_one_comes_from_the_deck() -> None:
    """RL-B4.1: shuffled, with the private ones."""
    play = founding()
    play.does(BreakSeal(packet="pack_4"), NotNow())
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up is not None, len(lies.deck)) == (True, 12)


def test_a_capital_that_stands_already_opens_it_in_the_setup() -> None:
    """RL-B0.4: pack 4 follows pack 3."""
    world = land({"china": CAPITAL}, packets=("pack_3",), allowed=True)
    play = opened(world=world, game=3)
    assert [event.packet for event in play.events if isinstance(event, PacketUnsealed)] == ["pack_4"]


# ---- private missions

SCARS = {"china": Mark(scar="bunker"), "egypt": Mark(scar="bunker")}
CITIES = {"china": CAPITAL, **dict.fromkeys(("peru", "egypt", "india"), Mark(city="major_city"))}
RICH = {"china": Mark(coins=5), "egypt": Mark(coins=4), "india": Mark(coins=2)}


def row(name: str, met: bool, marks: dict[str, Mark] | None = None, told: str = "", **position: Any) -> Any:
    return pytest.param(name, met, marks or {}, position, id=f"{name}: {told or met}")


def paid(*cards: str) -> dict[str, Any]:
    return {"paid": tuple(NUMBER[name] for name in cards), "traded": True}


@pytest.mark.parametrize(
    ("name", "met", "marks", "position"),
    [
        row("advanced_tactics", True, RICH, turn=paid("china", "egypt", "india")),
        row("advanced_tactics", False, RICH, turn=paid("china", "india")),
        row("advanced_training", True, RICH, turn=paid("china", "egypt", "india")),
        row("advanced_training", False, RICH, turn=paid("china", "egypt")),
        row("forced_occupation", True, shelf=(Exploits(felled=3),)),
        row("forced_occupation", False, shelf=(Exploits(felled=2),)),
        row("guerilla_warfare", True, SCARS, troops=held("china", "egypt")),
        row("guerilla_warfare", False, SCARS, troops=held("china")),
        row("guerilla_warfare", False, told="there must be one"),
        row("urban_troop_surge", True, CITIES, troops=held(*CITIES)),
        row("urban_troop_surge", False, CITIES, troops=held("china", "peru", "egypt")),
        row("urban_troop_surge", False, CITIES, "without the capital", troops=held("peru", "egypt", "india")),
        row("wide_border", True, shelf=(Exploits(continents=2),)),
        row("wide_border", False, shelf=(Exploits(continents=1),)),
    ],
)
def test_what_private_missions_ask_for(name: str, met: bool, marks: dict[str, Mark], position: dict[str, Any]) -> None:
    """RL-B4.2, RL-B4.5: a trade of 5, 4 and 2 coins meets both missions of trades."""
    play = mission(name, world=land(marks, packets=BOTH), **position)
    assert claimable(play) == ([name] if met else [])


def test_the_cards_of_a_trade_are_remembered_unless_it_is_taken_back() -> None:
    """RL-B4.2."""
    play = mission("advanced_training", packets=BOTH, hands={0: "peru egypt coin"}, troops=held("ural"), phase="muster")
    play.trade("peru egypt coin")
    assert play.state.ongoing.paid == (*play.state.cards.discard[-2:], len(play.state.fields))
    play.does(play.offers("take_back")[0])
    assert play.state.ongoing.paid == ()


def test_a_seat_that_is_knocked_out_is_remembered_with_its_cards() -> None:
    """RL-B4.2: by conquest; so are the continents held when the turn began."""
    stand = {"peru": (1, 1), "brazil": (0, 8), "venezuela": (0, 2), "argentina": (0, 2)}
    play = mission("forced_occupation", packets=BOTH, troops=stand, hands={1: "ural egypt coin"}, dice=(6, 6, 6, 1))
    attack(play, "brazil", "peru", advance="min")
    found = play.state.shelved(Exploits)
    assert found == Exploits(felled=3)
    assert claimable(play) == ["forced_occupation"]
    began = mission(None, packets=BOTH, troops={**stand, "peru": (0, 1), "egypt": (1, 1)}, phase="start")
    assert began.state.shelved(Exploits) == Exploits(continents=1)


# ---- the red slot


def bordering(**more: Any) -> Scene:
    """Seat 0, whose faction is 0, meets *Wide Border*, which lies face up, and has ended its turn."""
    play = mission("wide_border", packets=BOTH, shelf=(Exploits(continents=2), *more.pop("shelf", ())), **more)
    play.end()
    return play


def test_a_private_mission_stays_with_its_faction() -> None:
    """RL-B4.3: for good; it counts as used in this game, so it is not claimed twice."""
    play = bordering()
    claims(play)
    state = play.state
    assert (state.world.banners[0].more, kept(state.world)) == (("wide_border",), ("wide_border",))
    assert (state.shelved(MissionsUsed), state.stars(0)) == (MissionsUsed(seats=(0,)), 1)
    assert "wide_border" not in boxed(state.world)


def test_it_may_be_claimed_once_in_a_later_game() -> None:
    """RL-B4.3: nothing else happens to it; the mission that lies face up stays."""
    play = owner()
    assert claimable(play) == ["wide_border"]
    claims(play)
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up, play.state.stars(0)) == ("superior_infrastructure", 1)
    assert claimable(owner(used=(0,))) == []


def test_one_mission_a_turn() -> None:
    """RL-B4.4: the one of the red slot or the one that lies face up."""
    play = owner(face_up="forced_occupation")
    assert claimable(play) == ["wide_border"]
    both = mission_of_both()
    both.end()
    assert len(both.offers(ClaimMission)) == 2
    both.does(both.offers(ClaimMission)[0])
    assert both.mover == 1


def mission_of_both() -> Scene:
    play = owner()
    return mission(
        "superior_infrastructure", world=evolve_cities(play.state), shelf=(Exploits(continents=2),),
        troops=held("peru", "egypt", "india", "ural", "alaska", "china"),
    )  # fmt: skip


def evolve_cities(state: State) -> World:
    world: World = state.world
    city = world.lands[NUMBER["peru"]].city
    return world.evolve_land(CHINA, city=city)


def test_a_full_slot_takes_no_other() -> None:
    """RL-B4.3, RL-B4.6: then there is the star alone, and the card is discarded."""
    play = owner(face_up="guerilla_warfare", used=(0,))
    world = play.state.world.evolve_land(CHINA, scar="bunker")
    world = evolve(world, played=("bunker",))
    full = mission("guerilla_warfare", world=world, troops=held("china"), shelf=(MissionsUsed(seats=(0,)),))
    full.end()
    claims(full)
    lies = full.state.shelved(MissionDeck)
    assert lies is not None
    assert (full.state.world.banners[0].more, lies.discard) == (("wide_border",), ("guerilla_warfare",))


@pytest.mark.parametrize(("world", "faction"), [(glowing, MUTANTS), (risen, ALIENS)])
def test_the_slot_of_a_newcomer_is_printed_full(world: Any, faction: int) -> None:
    """RL-B4.3, B5.5, B6.3: Mutants and Aliens have a mission of their own there, so they get the star alone and the
    card is discarded; of theirs they may still have the star in another turn (RL-B4.4)."""
    play = bordering(world=world(packets=BOTH), factions={0: faction})
    claims(play)
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (kept(play.state.world), lies.discard) == ((), ("wide_border",))
    assert (play.state.stars(0), play.state.shelved(MissionsUsed)) == (1, None)


def test_nobody_has_to_claim_it() -> None:
    """RL-B4.3: it stays for another turn."""
    play = owner()
    play.end()
    declines(play)
    assert play.state.shelved(MissionsUsed) == MissionsUsed(seats=())
