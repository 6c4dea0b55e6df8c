"""The missions of pack 3, and how missions are claimed (RL-B3.3 to B3.6)."""

from typing import Any

import pytest

from engines.core.menu import Picked
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import CONTINENTS, NUMBER, WITHIN
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import NotNow
from engines.risk_legacy.moves.turn import TakeCard
from engines.risk_legacy.orders import Orders, Stand
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, gone
from engines.risk_legacy.packets.common.missions.exploits import Exploits
from engines.risk_legacy.packets.common.missions.moves import ClaimMission
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.packets.pack_3.links import LinkFrom, LinkTo
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.packets.missions import (
    CHINA,
    FOUNDS,
    ISLANDS,
    MINOR,
    PERU,
    SIX,
    claimable,
    claims,
    conquered,
    declines,
    exploring,
    held,
    infrastructure,
    lying,
    mission,
    ready,
)
from tests.risk_legacy.scene import names
from tests.risk_legacy.victory import call
from tests.risk_legacy.war import attack

ASIA = CONTINENTS.index("asia")


# ---- missions


EIGHT = ("peru", "egypt", "india", "china", "ural", "alaska", "alberta", "ontario")
ASIAN = tuple(names(WITHIN[ASIA]))
FOUR = ("peru", "egypt", "india", "china")


def row(name: str, met: bool, told: str = "", **position: Any) -> Any:
    return pytest.param(name, met, position, id=f"{name}: {told or met}")


@pytest.mark.parametrize(
    ("name", "met", "position"),
    [
        row("superior_infrastructure", True, cities=dict.fromkeys(SIX, MINOR), troops=held(*SIX)),
        row("superior_infrastructure", False, cities=dict.fromkeys(SIX, MINOR), troops=held(*SIX[1:])),
        row("reign_of_terror", True, turn=conquered(*EIGHT, "brazil")),
        row("reign_of_terror", False, turn=conquered(*EIGHT)),
        row("urban_assault", True, cities=dict.fromkeys(SIX, MINOR), turn=conquered(*FOUR)),
        row("urban_assault", False, cities=dict.fromkeys(SIX[1:], MINOR), turn=conquered(*FOUR)),
        row("amphibious_onslaught", True, shelf=(Exploits(landings=(1, 2, 3, 4)),)),
        row("amphibious_onslaught", False, shelf=(Exploits(landings=(1, 2, 3)),)),
        row("unexpected_attack", True, turn=conquered("venezuela", "peru", "brazil", "argentina", "egypt")),
        row("unexpected_attack", False, turn=conquered("venezuela", "peru", "brazil", "egypt")),
        row("imperial_might", True, "Asia alone", troops=held(*ASIAN)),
        row("imperial_might", False, "all but Japan", troops=held(*ASIAN) | held("japan", by=1)),
        row("explore_the_world", True, troops={**held(*ISLANDS), "egypt": (2, 3)}),
        row("explore_the_world", False, troops=held(*(name for name in ISLANDS if name != "madagascar"))),
    ],
)
def test_what_missions_ask_for(name: str, met: bool, position: dict[str, Any]) -> None:
    """RL-B3.4, RL-B3.8: at the end of the own turn."""
    assert claimable(mission(name, **position)) == ([name] if met else [])


@pytest.mark.parametrize(("change", "namer", "met"), [(-1, "ann", True), (-1, "bob", False), (0, None, True)])
def test_bonuses_count_as_they_are_by_now(change: int, namer: str | None, met: bool) -> None:
    """RL-B3.4, RL-B3.8: Asia at 6 and named by him: 7."""
    world = land(changed={"asia": change}, named={"asia": namer} if namer else {}, packets=("pack_3",))
    play = mission("imperial_might", world=world, troops=held(*ASIAN))
    assert claimable(play) == (["imperial_might"] if met else [])


def test_what_was_conquered_across_the_sea_is_remembered_for_the_turn() -> None:
    """RL-B3.4, RL-B3.5: by attack, each territory once; the next turn begins with none."""
    dice = (6, 6, 6, 1, 6, 6, 6, 1)
    stand = {"north_africa": (1, 1), "venezuela": (1, 1), "brazil": (0, 9)}
    play = mission("amphibious_onslaught", troops=stand, dice=dice)
    for target in ("north_africa", "venezuela"):
        attack(play, "brazil", target, advance="min")
    assert play.state.shelved(Exploits) == Exploits(landings=(NUMBER["north_africa"],))
    play.runs_out()
    assert play.state.shelved(Exploits) == Exploits()


# ---- claiming


def test_a_mission_is_claimed_instead_of_the_card() -> None:
    """RL-B3.3, RL-B3.8: without a conquest too; the star at once, the row stays, the next mission is turned up."""
    for turn in ({}, conquered("peru")):
        play = infrastructure(turn=turn, row="peru egypt india china")
        claims(play)
        assert (play.state.sides[0].tokens, play.hand(0)) == (("mission",), "")
        assert play.row == "peru egypt india china"
        lies = play.state.shelved(MissionDeck)
        assert lies is not None
        assert (lies.face_up, lies.discard) == ("reign_of_terror", ("superior_infrastructure",))
        assert play.state.turn is not None
        assert play.state.turn.seat == 1


def test_the_card_may_be_taken_all_the_same() -> None:
    """RL-B3.3: then the mission stays where it is."""
    play = infrastructure(turn=conquered("peru"), row="alaska egypt ural india", troops=held(*SIX))
    declines(play)
    assert len(play.offers(TakeCard)) == 4
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert lies.face_up == "superior_infrastructure"


def test_the_clock_claims_and_so_does_the_steward() -> None:
    """RL-B3.4: that is the default, and makes no mark."""
    play = infrastructure(turn=conquered("peru"))
    for given in (play.match.default(0), GAME.advise(GAME.view(play.state, 0), play.menu(), Rng("any"), "keen")):
        assert isinstance(given, Picked)
        assert isinstance(given.move, ClaimMission)


def test_a_used_up_deck_is_made_anew_of_the_discard() -> None:
    """RL-B3.3: the mission that was just claimed among them."""
    rest = tuple(lying(land(packets=("pack_3",)), "superior_infrastructure").deck)
    play = infrastructure(discard=rest)
    claims(play)
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (len(lies.deck), lies.face_up is not None, lies.discard) == (7, True, ())


def test_the_last_star_wins_at_once() -> None:
    """RL-B3.3, RL-7.1.3: nothing is turned up any more."""
    play = infrastructure(tokens={0: 3})
    claims(play)
    assert (play.won.winner, play.won.why, play.state.stars(0)) == (0, "stars", 4)
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert lies.face_up is None


def test_whoever_meets_nothing_is_not_asked() -> None:
    """RL-B3.3: nor is anybody in a game in whose setup the packet was still closed."""
    assert claimable(mission("reign_of_terror")) == []
    world = land(dict.fromkeys(SIX, Mark(city="minor_city")), packets=("pack_3",))
    play = scene(troops={**held(*SIX), "brazil": (1, 2), "greenland": (2, 2)}, world=world)
    assert claimable(play) == []


def test_a_line_that_ends_the_turn_claims_as_the_clock_would() -> None:
    """RL-6.6, RL-B3.4: nobody is waited for."""
    play = mission(
        "superior_infrastructure",
        cities=dict.fromkeys(SIX, MINOR),
        troops=held(*SIX),
        orders={0: Orders(lines=(Stand(),))},
    )
    assert (play.mover, play.state.sides[0].tokens) == (1, ("mission",))


# ---- the two that change the map


def test_a_sea_link_is_added_for_good() -> None:
    """RL-B3.4: between two coasts that are not linked yet; two stars, and the card is out of the world."""
    play = exploring()
    assert isinstance(play.match.default(0), Picked)
    assert play.match.default(0) != Picked((ClaimMission(mission="explore_the_world", stars=2),))
    claims(play)
    inland = [NUMBER[name] for name in ("irkutsk", "afghanistan")]
    starts = [move.territory for move in play.offers(LinkFrom)]
    assert len(starts) == 40
    assert not {*starts} & {*inland}
    play.does(LinkFrom(territory=PERU))
    ends = [move.territory for move in play.offers(LinkTo)]
    assert not {*ends} & {PERU, NUMBER["brazil"], *inland}
    assert all(move.lasts() for move in play.offers(LinkTo))
    play.does(LinkTo(territory=CHINA))
    assert play.state.world.links == ((PERU, CHINA),) == (tuple(sorted((PERU, CHINA))),)
    assert play.state.world.chart.by_sea(CHINA, PERU)
    assert (gone(play.state.world), play.state.sides[0].tokens) == (("explore_the_world",), ("mission", "mission"))


def test_who_is_not_there_links_own_coasts() -> None:
    """RL-B3.4: obligatory as soon as it is claimed, so it is asked even of those who want no questions of packets."""
    play = exploring(orders={0: Orders(asked_by_packets=False)})
    claims(play)
    play.clock()
    play.clock()
    (link,) = play.state.world.links
    assert [play.state.fields[at].owner for at in link] == [0, 0]


def test_the_world_capital_is_founded_instead_of_taking_a_card() -> None:
    """RL-B3.4, RL-B3.6: it opens pack 4 at once, and is named like any city; the card stays in the row (RL-B3.5)."""
    play = ready()
    play.end()
    assert play.offers(ClaimMission) == [FOUNDS]
    assert FOUNDS.lasts()
    play.does(FOUNDS, BreakSeal(packet="pack_4"))
    call(play, "Babylon")
    city = play.state.world.lands[CHINA].city
    assert city is not None
    assert (city.kind, city.name, city.founder) == ("world_capital", "Babylon", "ann")
    assert play.state.world.lands[CHINA].population == 5
    assert play.state.world.packets.opened == ("pack_3", "pack_4")
    assert (play.row, play.state.stars(0), gone(play.state.world)) == (
        "alaska china peru egypt", 2, ("world_is_ready",),
    )  # fmt: skip


def test_it_covers_a_city_and_its_fortification() -> None:
    """RL-B3.6: the scar stays; nobody starts at home there any more."""
    play = ready(Mark(city="major_city", founder="bob", boxes=3, scar="bunker", coins=4))
    play.end()
    play.does(FOUNDS)
    mark = play.state.world.lands[CHINA]
    assert mark.city is not None
    assert (mark.city.kind, mark.boxes, mark.scar, mark.city.founder) == ("world_capital", None, "bunker", "ann")


@pytest.mark.parametrize(
    ("more", "founded"),
    [
        pytest.param({"turn": {}}, [], id="no card is due"),
        pytest.param({"row": "alaska peru egypt india"}, [], id="no rich card of what it holds"),
        pytest.param(
            {"shelf": (Homelands(continents=(CONTINENTS.index("north_america"), None, None)),)},
            [NUMBER["alaska"], CHINA],
            id="the homeland counts, whoever holds it",
        ),
    ],
)
def test_where_it_may_be_founded(more: dict[str, Any], founded: list[int]) -> None:
    """RL-B3.4, RL-B3.5."""
    play = ready(**more)
    play.end()
    assert sorted(move.territory or 0 for move in play.offers(ClaimMission)) == founded


def test_a_capital_is_founded_by_nobodys_default() -> None:
    """RL-B3.4: nor by a steward where nobody sits; for a person it claims it (RL-7.4.1). Not naming it is no harm
    (RL-7.8.5)."""
    play, empty = ready(), ready(people=("", "bob", "cid"))
    for each in (play, empty):
        each.end()
    advised = [GAME.advise(GAME.view(each.state, 0), each.menu(), Rng("any"), "keen") for each in (play, empty)]
    answers = [given.move for given in (*advised, play.match.default(0)) if isinstance(given, Picked)]
    assert [isinstance(move, ClaimMission) for move in answers] == [True, False, False]
    play.does(FOUNDS, BreakSeal(packet="pack_4"), NotNow())
    assert play.state.stars(0) == 2


def test_a_win_by_it_leaves_the_capital_behind() -> None:
    """RL-B3.3, RL-B3.6: what the mission does itself is part of the claim."""
    play = ready(tokens={0: 2})
    play.end()
    play.does(FOUNDS, BreakSeal(packet="pack_4"), NotNow())
    assert play.won.winner == 0
    assert play.state.world.used.world_capital == 1
