"""What somebody begins with and can do is explained before it matters."""

import re

from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.deltas import PowerAdded, PowerFixed, apply
from engines.risk_legacy.packets.pack_2.components import COMEBACKS
from tests.kits import EVERY
from tests.risk_legacy.arrange import PEOPLE, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import FALLS, attack, duel

VOICE = EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid"))


def notes(play: Scene, seat: int) -> str:
    return "\n".join(VOICE(note) for note in play.menu(seat).notes())


def own(play: Scene, seat: int) -> str:
    page = GAME.presenter.own(GAME.view(play.state, seat))
    assert page is not None
    return "\n".join(VOICE(line) for section in page.sections for line in section.lines)


def test_what_a_missile_does_is_said_before_it_is_fired() -> None:
    """RL-5.6.9. What a newcomer missed: it was nowhere before the first window."""
    play = duel(8, 2, dice=FALLS, missiles={1: 1})
    assert "🚀 1 missile · turns any die of a roll into a 6;" in own(play, 1)
    attack(play)
    assert "Missiles (each turns a die into a 6): Bob 🚀1" in notes(play, 1)


def test_no_star_is_explained() -> None:
    """RL-7.1."""
    assert "★0 of 4 · every HQ you hold is a star" in own(scene(troops={"peru": (0, 3), "egypt": (1, 3)}), 0)


def test_whoever_has_won_before_reads_what_they_begin_with_instead_of_a_star() -> None:
    """RL-4.2.2. What a newcomer missed: ★0 of 4, while all the others had one."""
    for signed in (0, 1, 2):
        play = opened(world=land(signed=PEOPLE * signed))
        (seat,) = play.match.asked()
        told = notes(play, seat)
        assert ("You have won here before: no ★ to begin with" in told) == bool(signed)
        assert ("🚀 1 missile. It turns" in told, "🚀 2 missiles. Each turns" in told) == (signed == 1, signed == 2)


def test_every_power_of_a_faction_is_explained_where_it_is_chosen() -> None:
    """RL-B2.2. What a newcomer missed: "Saharan Republic … · Well-Armed", without a word on the latter."""
    fixed = apply(land(packets=("pack_2",)), PowerFixed(faction=4, power="free_maneuver"))
    play = opened(world=apply(fixed, PowerAdded(faction=4, power=COMEBACKS[0])))
    (seat,) = play.match.asked()
    assert re.fullmatch(r"-# Saharan Republic: .+ \(.+\)", notes(play, seat))
