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
from tests.risk_legacy.war import attack, duel, fire, watching

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


@pytest.mark.parametrize(
    ("locale", "vain", "theirs"),
    [
        (
            "en",
            "⚠️ That changes nothing in this roll: your missile would be gone for nothing.",
            "⚠️ That makes a die of Ann a 6, against you.",
        ),
        (
            "ru",
            "⚠️ В этом броске это ничего не изменит: 1 ракета пропадёт зря.",
            "⚠️ Шестёркой станет кубик противника (Ann), это против вас.",
        ),
        (
            "bg",
            "⚠️ Това не променя нищо в хвърлянето: 1 ракета отива на вятъра.",
            "⚠️ Това прави шестица зар на Ann, срещу теб.",
        ),
    ],
)
def test_a_missile_that_does_no_good_is_fired_only_by_whoever_is_sure(locale: str, vain: str, theirs: str) -> None:
    """RL-6.3.4: a newcomer fired her only missile at her attacker's die, at one press. A third side may help whom it
    likes; whoever attacks is warned of the defender's dice."""
    watch = dict.fromkeys(range(3), watching("all"))
    play = duel(missiles={0: 1, 1: 1, 2: 1}, orders=watch, dice=(4, 3, 2, 5, 1))
    attack(play)
    voice = EVERY.voice(locale, "risk_legacy", ("Ann", "Bob", "Cid"))

    def said(seat: int, die: int) -> list[str]:
        menu = play.menu(seat)
        option = next(each for each in menu.options if each.move == fire(die))
        return [voice(each) for each in option.warnings]

    assert (said(1, 4), said(1, 3), said(1, 0)) == ([], [vain], [theirs])
    assert (said(0, 0), said(0, 4)) == ([], [theirs.replace("Ann", "Bob")])
    assert (said(2, 0), said(2, 3)) == ([], [vain])
    assert said(0, 3) == [vain, theirs.replace("Ann", "Bob")]


@pytest.mark.parametrize(
    ("locale", "prompt", "label"),
    [
        ("en", "Buy a red star and win the game, or go on to recruiting?", "★3 → ★4 and win the game!"),
        ("ru", "Купить красную звезду и победить или перейти к набору войск?", "★3 → ★4 — это победа!"),
        ("bg", "Купуваш червена звезда и печелиш играта, или минаваш към набирането?", "★3 → ★4 – печелиш играта!"),
    ],
)
def test_the_star_that_wins_says_so(locale: str, prompt: str, label: str) -> None:
    """RL-7.2.1: a newcomer was asked whether to buy a fourth star, and not told that it decides the game."""
    voice = EVERY.voice(locale, "risk_legacy", ("Ann", "Bob", "Cid"))
    for tokens, wins in ((3, True), (2, False)):
        play = scene(
            troops={"peru": (0, 3), "egypt": (1, 3)},
            phase="start",
            hands={0: "peru coin coin coin"},
            tokens={0: tokens},
        )
        menu = play.menu()
        assert (voice(menu.prompt) == prompt) is wins
        assert voice(menu.options[0].label).endswith(label) is wins
