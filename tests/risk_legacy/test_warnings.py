"""Whoever ends a turn is told beforehand what that will cost, as far as everybody can see it coming."""

from typing import Any

import pytest

from engines.core.move import Move
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.turn import EndTurn, Maneuver
from tests.kits import EVERY
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.scene import Scene

VOICE = EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid"))
PERU, BRAZIL = NUMBER["peru"], NUMBER["brazil"]
HAZARD = "your last troops there will be lost when this turn ends (Biohazard)"
STAR = ", and with them the star ★ of the HQ"
GLOWING = glowing("greenland", marks={"peru": Mark(scar="biohazard")}, packets=("pack_1",))
OUT = "⚠️ Then you have no troops left anywhere."


def ill(peru: int = 1, *, scar: Any = "biohazard", **more: Any) -> Scene:
    """Ann holds Peru, where a scar lies, and more."""
    troops = {"peru": (0, peru), "brazil": (0, 2), "egypt": (1, 3), "ural": (2, 3), **more.pop("troops", {})}
    given = {"world": land({"peru": Mark(scar=scar)}, packets=("pack_1", "pack_2")), **more}
    return scene(troops=troops, **given)


def warned(play: Scene, move: Move = EndTurn()) -> list[str]:  # noqa: B008  (a frozen record)
    option = next(each for each in play.menu().options if each.move == move)
    return [VOICE(each) for each in option.warnings]


def noted(play: Scene) -> list[str]:
    return [VOICE(note) for note in play.menu().notes()]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({}, [f"⚠️ Peru: {HAZARD}."]),
        ({"hqs": {"peru": 0}}, [f"⚠️ Peru: {HAZARD}{STAR}."]),
        ({"peru": 2, "hqs": {"peru": 0}}, []),
        ({"scar": "mercenary"}, []),
        ({"scar": None}, []),
        ({"troops": {"brazil": (1, 2)}, "hqs": {"peru": 0}}, [f"⚠️ Peru: {HAZARD}{STAR}.", OUT]),
        ({"factions": {0: MUTANTS}, "world": GLOWING}, []),
    ],
)  # fmt: skip
def test_the_end_of_a_turn_says_what_it_will_cost(position: dict[str, Any], told: list[str]) -> None:
    """RL-5.11.1, B0.6, B1.7, B2.3, B5.5. What a newcomer missed: their HQ fell to a Biohazard without a warning. Beside
    the question, and with the press that ends the turn; it comes true."""
    play = ill(**position)
    assert (warned(play), noted(play)) == (told, told)
    stars = play.state.stars(0)
    play.end()
    assert (play.at("peru")[0] is None, play.state.stars(0)) == (bool(told), stars - ("★" in "".join(told)))


def test_a_maneuver_that_ends_the_turn_says_the_same() -> None:
    """RL-5.10: by where troops will stand then; as long as their number is open, of one that stays alone."""
    play = ill(3, hqs={"peru": 0})
    whole = Maneuver(origin=BRAZIL, target=PERU, troops=1)
    assert warned(play, whole) == []
    assert warned(ill(2, troops={"venezuela": (1, 9)}), Maneuver(origin=PERU, target=BRAZIL, troops=1)) == [
        f"⚠️ Peru: {HAZARD}."
    ]
    play.does(next(each.move for each in play.menu().options if getattr(each.move, "value", None) == PERU))
    assert noted(play) == [
        f"⚠️ Peru: a troop that stays there alone will be lost when this turn ends (Biohazard){STAR}."
    ]


def test_what_ends_no_turn_warns_of_nothing() -> None:
    """Nor does a maneuver that saves the day."""
    assert [each.move for each in ill(hqs={"peru": 0}).menu().options if each.warnings] == [EndTurn()]
