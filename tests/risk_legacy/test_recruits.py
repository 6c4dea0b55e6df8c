"""How many recruits there are (RL-5.4.2), and where they go if nobody says (RL-5.1.6, *D-place*)."""

from __future__ import annotations

from engines.risk_legacy.atlas import CONTINENTS, NUMBER, TERRITORIES, WITHIN
from engines.risk_legacy.events.turn import Recruited
from engines.risk_legacy.rules.recruits import post, reckon
from tests.risk_legacy.arrange import Mark, land, scene


def all_of(continent: str) -> tuple[str, ...]:
    return tuple(TERRITORIES[at] for at in WITHIN[CONTINENTS.index(continent)])


AFRICA = ("north_africa", "egypt", "east_africa", "central_africa", "south_africa")
ELSEWHERE = ("iceland", "ural", "siberia", "yakutsk", "mongolia", "japan")


def mine(*names: str) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (0, 1))


def test_territories_and_population_by_three() -> None:
    """RL-5.4.2, EX-26: 11 territories and a population of 3 make 14 // 3 = 4."""
    world = land({"egypt": Mark(city="major_city"), "iceland": Mark(city="minor_city")})
    held = mine(*AFRICA, *ELSEWHERE)
    play = scene(troops=held, world=world, phase="muster")
    assert reckon(play.state, 0).total == 4
    (told,) = play.heard(Recruited)
    assert (told.territories, told.population, told.base, told.continents, told.names) == (11, 3, 4, 0, 0)


def test_three_at_least() -> None:
    """RL-5.4.2, EX-26: 4 territories still bring 3."""
    play = scene(troops=mine(*AFRICA[:4]), phase="muster")
    assert play.state.ongoing.recruits == 3


def test_the_minimum_is_for_territories_alone() -> None:
    """RL-5.4.2: a continent comes on top of the minimum."""
    play = scene(troops=mine(*all_of("australia")), phase="muster")
    assert play.state.ongoing.recruits == 3 + 2


def test_a_continent_its_name_and_a_trade() -> None:
    """RL-5.4.2, EX-26: 9 territories with all South America, named by this person, and 6 coins: 3 + 2 + 1 + 13. That
    nothing is written there makes no difference (RL-8.44)."""
    world = land({"alaska": Mark(coins=3), "ural": Mark(coins=2)}, named={"south_america": "ann"})
    held = mine(*all_of("south_america"), *AFRICA)
    play = scene(troops=held, world=world, hands={0: "alaska ural coin"}, phase="muster")
    assert play.state.ongoing.recruits == 6
    play.trade("alaska ural coin")
    assert play.state.ongoing.recruits == 19


def test_a_changed_continent_that_somebody_else_named() -> None:
    """RL-5.4.2, EX-27: 14 territories, population 5, Europe lowered and named by him: 6 + 4 + 1; nothing for a name
    that another person gave."""
    marks = {"egypt": Mark(city="major_city"), "iceland": Mark(city="major_city"), "ural": Mark(city="minor_city")}
    held = mine(*all_of("europe"), *AFRICA, "ural", "siberia")
    for namer, expected in (("ann", 11), ("bob", 10), ("", 10)):
        world = land(marks, named={"europe": namer} if namer else None, changed={"europe": -1})
        assert scene(troops=held, world=world, phase="muster").state.ongoing.recruits == expected


def test_a_seat_without_a_person_has_no_name() -> None:
    """RL-8.33: names go by the person who sits there now."""
    world = land(named={"australia": "ann"})
    troops = mine(*all_of("australia"))
    assert scene(troops=troops, world=world, people=("", "ann", "cid"), phase="muster").state.ongoing.recruits == 5


def test_one_territory_missing_is_no_continent() -> None:
    """RL-5.4.2: every territory of it, none held by others or empty."""
    troops = mine(*all_of("australia")[:3])
    assert scene(troops=troops, phase="muster").state.ongoing.recruits == 3


def test_recruits_go_where_enemies_outnumber() -> None:
    """RL-5.1.6: the greatest enemy troops next to it less own troops there."""
    troops = {"peru": (0, 1), "alaska": (0, 4), "brazil": (1, 4), "kamchatka": (2, 5), "alberta": (1, 1)}
    play = scene(troops=troops, phase="muster")
    assert post(play.state, 0) == NUMBER["peru"]


def test_a_headquarters_breaks_the_tie() -> None:
    """RL-5.1.6: then one with a headquarters, then the order of the data."""
    troops = {"alaska": (0, 1), "peru": (0, 1), "kamchatka": (1, 3), "brazil": (1, 3)}
    assert post(scene(troops=troops, phase="muster").state, 0) == NUMBER["alaska"]
    for whose in (0, 1):
        state = scene(troops=troops, hqs={"peru": whose}, phase="muster").state
        assert post(state, 0) == NUMBER["peru"], "also one that was taken from somebody"
