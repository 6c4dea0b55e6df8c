"""Where a player is in danger: what matters most is never behind "and 2 more"."""

from engines.risk_legacy import GAME
from engines.risk_legacy.pages.own import SHOWN
from tests.kits import EVERY
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import FALLS, attack, duel

VOICE = EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid"))
WEAK = {
    "north_africa": (1, 1),
    "venezuela": (1, 1),
    "argentina": (1, 1),
    "central_america": (1, 1),
    "eastern_united_states": (0, 9),
}


def dangers(play: Scene) -> list[str]:
    page = GAME.presenter.own(GAME.view(play.state, 1))
    assert page is not None
    (section,) = (each for each in page.sections if each.heading and each.heading.key == "own-dangers")
    return [VOICE(line) for line in section.lines]


def test_headquarters_and_what_is_attacked_are_never_cut() -> None:
    """RL-11.3. What a newcomer missed: their HQ under attack was one of "and 2 more"."""
    quiet = duel(8, 6, troops=WEAK, hqs={"peru": 1})
    assert dangers(quiet)[0].startswith("🚩 Peru 6 ← Brazil 8")
    assert len(dangers(quiet)) == SHOWN, "with the worst, and the number of the others"
    assert dangers(quiet)[-1].startswith("… and ")
    battle = duel(8, 6, dice=FALLS, troops=WEAK, hqs={"argentina": 1}, scars={1: "bunker"})
    attack(battle)
    told = dangers(battle)
    assert told[0].startswith("⚔ Peru 6")
    assert told[1].startswith("🚩 Argentina 1")
    assert told[-1].startswith("… and ")
