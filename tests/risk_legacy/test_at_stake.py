"""What would be lost stands in the question itself, and in its picture: whoever reads on a phone sees no further."""

import re
from typing import Any

import pytest

from engines.risk_legacy.orders import Orders
from tests.kits import EVERY
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.packets.test_pocket_1_powers import shielded
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_picture import drawn
from tests.risk_legacy.war import FALLS, attack, duel

VOICE = EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid"))
LAST_STAR: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
GAME, OWN, HELD, ANY = STAKES = (
    "❗ If Peru falls, Ann wins!",
    "❗ Peru: your HQ and its star ★ are at stake!",
    "❗ Peru: an HQ you hold and its star ★ are at stake!",
    "❗ Peru: an HQ and its star ★ are at stake!",
)
PICTURED = dict(
    zip(
        STAKES,
        (
            "If it falls, Ann wins the game!",
            "Your HQ and its star are at stake",
            "An HQ you hold and its star are at stake",
            "An HQ and its star are at stake",
        ),
        strict=True,
    )
)


def missiles(**more: Any) -> Scene:
    """Bob and Cid are asked for missiles, Bob defends."""
    watch = Orders(missile_watch=("all",))
    return duel(8, 2, dice=FALLS, missiles={1: 1, 2: 1}, orders={1: watch, 2: watch}, **more)


def scars(**more: Any) -> Scene:
    """The same, for their scar cards."""
    watch = Orders(scar_watch=("all",))
    return duel(8, 2, dice=FALLS, scars={1: "bunker", 2: "ammo_shortage"}, orders={1: watch, 2: watch}, **more)


def asked(play: Scene, seat: int) -> str:
    return VOICE(play.menu(seat).prompt)


def pictured(play: Scene, seat: int) -> list[str]:
    scene = drawn(play, "close", seat)
    return [words.said for layer in scene.layers for words in layer.sprite.words]


@pytest.mark.parametrize("window", [missiles, scars])
@pytest.mark.parametrize(
    ("position", "told"),
    [
        (LAST_STAR, (GAME, GAME)),
        ({"hqs": {"peru": 1}}, (OWN, ANY)),
        ({"hqs": {"peru": 2}}, (HELD, ANY)),
        ({}, ("", "")),
    ],
)
def test_the_question_says_what_is_at_stake(window: Any, position: dict[str, Any], told: tuple[str, str]) -> None:
    """RL-6.2, 6.3, 7.1. What a newcomer missed: that the game hangs on it stood below the edge of their phone;
    and that an HQ they had taken was not "theirs"."""
    play = window(**position)
    attack(play)
    for seat, stake in zip((1, 2), told, strict=True):
        assert asked(play, seat).startswith(stake or "Peru"), asked(play, seat)
        assert not any("wins" in VOICE(note) for note in play.menu(seat).notes()), "said once"
        assert [each for each in pictured(play, seat) if "wins" in each or "stake" in each] == (
            [PICTURED[stake]] if stake else []
        )


def test_so_does_that_for_an_emp() -> None:
    """RL-B5.4: the last moment at which missiles can still be kept out."""
    play = shielded(dice=(5, 4, 1, 4, 3), **LAST_STAR)
    attack(play)
    assert asked(play, 1) == f"{GAME} An EMP for a missile? The attack comes from Brazil."


@pytest.mark.parametrize(
    ("card", "strengths", "told"),
    [
        ("mercenary", (8, 5), "Peru is attacked. Nothing to do: your scar card is of no use now. Keep it,"),
        ("bunker", (40, 1), "Peru is attacked. Your scar card would not change the odds: keep it?"),
        ("ammo_shortage", (8, 5), "Peru is attacked: play your scar card there? It would lower your own die."),
        ("bunker", (8, 5), "Peru is attacked: play your scar card there?"),
    ],
)
def test_the_question_says_at_once_if_the_card_is_of_no_use(card: Any, strengths: tuple[int, int], told: str) -> None:
    """RL-6.2.5: a card that is not for battles is asked for all the same. What a newcomer missed: they were sure to
    defend with it, and that it could not be played stood at the very bottom; so did odds that stay as they are."""
    stake = OWN + re.split("[.:]", told, maxsplit=1)[1][:20]
    for hqs, first in (({}, told), ({"peru": 1}, stake)):
        play = duel(*strengths, scars={1: card}, hqs=hqs, world=land(packets=("pack_2",)))
        attack(play)
        assert asked(play, 1).lower().startswith(first.lower()), asked(play, 1)
        less = "**When you are asked about your scar card…**, below." in VOICE(play.menu(1).notes()[-1])
        assert less == ("Keep it" in told or "keep it" in told), "how to be asked less, where the question is idle"


def test_a_roll_is_said_with_whose_dice_they_are() -> None:
    """RL-5.6.5, 5.6.6: a newcomer read "−1 on the highest die" and "4 3 2 : 4▸3", and of neither whose that was."""
    play = duel(4, 1, mark=Mark(scar="ammo_shortage"), dice=(4, 3, 2, 4), missiles={1: 1})
    attack(play)
    told = [VOICE(note) for note in play.menu(1).notes()]
    assert "The dice are subject to: −1 on the highest defence die" in told
    assert "🎲 attacker 4 3 2, defender 3 (was 4)" in told
    saves, *others = play.menu(1).options[1:]
    assert VOICE(saves.label) == "🚀 Defence die 3 → 6"
    assert [VOICE(each.label) for each in others] == [
        f"🚀 Attack die {value} → 6: changes nothing" for value in (4, 3, 2)
    ]
    assert (saves.move.lasts(), saves.warnings) == (False, ()), "what saves it takes one press"


def test_missiles_that_change_nothing_are_called_so() -> None:
    """RL-6.3.4: they may be fired all the same. What a newcomer missed: what three of five shots were for."""
    play = missiles()
    attack(play)
    assert asked(play, 2) == "Peru: fire missiles at these dice?"
    _, *shots = play.menu(2).options
    vain = [VOICE(option.label).endswith(": changes nothing") for option in shots]
    assert vain == sorted(vain), "they come last"
    assert 0 < sum(vain) < len(vain)
    assert vain == [option.hint is None for option in shots], "of the others what they would come to"
    assert vain == [any("changes nothing" in VOICE(each) for each in option.warnings) for option in shots]
    watch = Orders(missile_watch=("all",))
    both = duel(3, 5, dice=(1, 1, 1, 6), missiles={1: 1, 2: 1}, orders={1: watch, 2: watch})
    attack(both)
    assert asked(both, 1) == "Peru: your missiles cannot change this roll. Do you let it stand?"
