"""How what happens at the table is strung together: sentences with full stops, deeds with semicolons (RL-11.4)."""

import pytest

from bot.play import telling
from engines.core.digest import Heard
from engines.core.event import Event
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.events.founding import StartRolled
from engines.risk_legacy.events.packets import RulesChanged
from engines.risk_legacy.events.turn import TroopsPlaced, TurnBegan
from engines.risk_legacy.packets.common.missions.told import MissionClaimed, MissionTurnedUp
from engines.risk_legacy.packets.common.told import EventDrawn
from engines.risk_legacy.packets.pack_3.homelands import HomelandsFound
from tests.risk_legacy.test_briefed import past
from tests.risk_legacy.war import BRAZIL

SOUTH = CONTINENTS.index("south_america")
UP = MissionTurnedUp(mission="amphibious_onslaught")
BEGAN, PLACED = TurnBegan(seat=1, round=2), TroopsPlaced(seat=1, territory=BRAZIL, troops=3)


def turn(*events: Event, locale: str = "en") -> list[str]:
    return telling.turn([Heard(5, each) for each in events], past(locale))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Homelands: 🟥 Ann: South America. The mission is now Amphibious Onslaught: conquer 4 territories"),
        ("ru", "Родина фракций: 🟥 Ann: Южная Америка. Открыта миссия «"),
        ("bg", "Родина на фракциите: 🟥 Ann: Южна Америка. Открита мисия „"),
    ],
)
def test_what_nobody_has_done_are_sentences(locale: str, said: str) -> None:
    """A newcomer read "Homelands: 🟥 Ann: South America; The mission is now…"."""
    (line,) = turn(HomelandsFound(homelands=((0, SOUTH),)), UP, locale=locale)
    assert line.startswith(said)
    rolled = StartRolled(rounds=(((0, 6), (1, 1)),), first=0)
    (line,) = turn(RulesChanged(packets=("pack_3",)), rolled)
    assert ". Start roll: " in line
    assert "; S" not in line


def test_deeds_stay_one_sentence_and_whoever_goes_on_is_named() -> None:
    """RL-B3.3: a mission that is turned up within somebody's turn."""
    claimed = MissionClaimed(seat=1, mission="imperial_might", stars=1)
    (line,) = turn(BEGAN, claimed, UP, PLACED)
    first, mission, rest = line.split(". ")
    assert first == "▸ Round 2: 🔵 Bob — fulfils the mission Imperial Might and gets a star ★"
    assert mission.startswith("The mission is now Amphibious Onslaught")
    assert rest == "🔵 Bob recruits 3 in Brazil"
    (line,) = turn(BEGAN, PLACED, EventDrawn(event="join_the_cause", seat=1))
    assert "; 🃏 Event: Join the Cause! It is for 🔵 Bob" in line
