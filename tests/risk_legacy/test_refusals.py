"""Why something is not to be had: every key of the rules is given somewhere, or cannot be (RL-5.1.5)."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import get_args

import pytest

from engines.core.menu import Write
from engines.core.move import Move, called, part
from engines.core.record import evolve
from engines.core.text import Text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.moves.rewards import FoundMajor
from engines.risk_legacy.moves.turn import BuyStar, Trade
from engines.risk_legacy.rules import reasons
from engines.risk_legacy.rules.reasons import reason
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.told import said
from tests.risk_legacy.victory import reward, won
from tests.risk_legacy.war import BUNKER, PERU, attack, duel, refining

KEYS = """
    not_asked stale wrong_step not_now world_busy seat_count person_twice power_not_offered coin_limit place_exactly
    faction_taken occupied marked near_hq need_four_cards not_your_card too_few_coins trade_used not_yours not_adjacent
    not_enemy same_territory not_connected maneuver_used must_keep_one city_cost must_survive closed
    too_many_dice no_missile die_locked no_such_card scarred_already has_city no_city no_scar not_held_at_end
    card_gone card_full continent_named continent_changed supply_empty name_chars name_length name_taken
    no_marks
"""
ELSEWHERE = {
    "test_founding.py": "power-not-offered coin-limit",
    "test_attack_orders.py": "not-adjacent not-enemy too-many-dice",
    "test_marching.py": "same-territory not-connected must-keep-one city-cost",
    "test_powers.py": "maneuver-used closed",
    "packets/test_pocket_1.py": "must-survive",
    "packets/test_pocket_2.py": "no-marks",
    "test_rewards.py": (
        "has-city no-city no-scar not-held-at-end card-gone card-full continent-named continent-changed supply-empty"
    ),
}
"""File → the keys that its scenarios ask for."""
LOOSE = {"peru": (0, 3), "egypt": (0, 3), "japan": (1, 3)}
NAMED = ("@everyone", "N" * 25, "nova")
"""Signs, length, and the name of something else."""


def recruiting(hand: str = "") -> Scene:
    return scene(troops=LOOSE, hands={0: hand}, phase="muster")


def spending(phase: str, choose: Move) -> Scene:
    play = scene(troops=LOOSE, hands={0: "coin " * 5}, phase=phase)
    play.does(choose)
    return play


def traded() -> Scene:
    play = recruiting("coin " * 4)
    play.trade("coin coin")
    return play


def shooting() -> Scene:
    """A die is locked, another missile is there."""
    play = duel(8, 2, missiles={0: 2}, dice=(1, 2, 3, 5, 5))
    attack(play)
    play.does(Fire(dice=(0,)))
    return play


def started() -> Scene:
    play = opened(world=land({"japan": Mark(scar="bunker")}))
    play.does(TakeFaction(faction=0), StartAt(territory=PERU))
    return play


def placed() -> Scene:
    play = started()
    play.does(TakeFaction(faction=1))
    return play


def naming() -> Scene:
    japan = NUMBER["japan"]
    world = land({"japan": Mark(city="minor_city")})
    city = evolve(world.lands[japan].city, name="Nova")
    play = won(0, world=world.evolve_land(japan, city=city))
    reward(play, "found_major", FoundMajor(territory=PERU))
    return play


SCENES: Mapping[reasons.Reason, Callable[[], Scene]] = {
    "wrong_step": lambda: scene(troops=LOOSE),
    "not_now": lambda: scene(troops=LOOSE, hands={0: "coin " * 4}, scars={0: "bunker"}, phase="start"),
    "faction_taken": started,
    "occupied": placed,
    "marked": placed,
    "near_hq": placed,
    "need_four_cards": lambda: spending("start", part(BuyStar, cards=None)),
    "too_few_coins": lambda: spending("muster", part(Trade, cards=None)),
    "trade_used": traded,
    "not_yours": recruiting,
    "no_missile": lambda: refining(duel()),
    "die_locked": shooting,
    "no_such_card": lambda: refining(duel()),
    "scarred_already": lambda: refining(duel(mark=BUNKER, scars={0: "bunker"})),
    "name_chars": naming,
    "name_length": naming,
    "name_taken": naming,
}
"""For each other key a question at which it is the reason of something."""


def given(play: Scene) -> Iterator[Text]:
    """Every reason that the question names."""
    yield from (no.reason for no in play.match.blocked(play.mover))
    menu = play.menu()
    if isinstance(menu, Write):
        yield from (why for why in map(menu.refuse, NAMED) if why is not None)


@pytest.mark.parametrize("key", SCENES)
def test_every_key_is_given(key: reasons.Reason) -> None:
    """RL-5.1.5: with what somebody may look for, or for an answer that was not offered; such as a scar card before any
    battle (RL-6.5.1)."""
    assert reason(key) in given(SCENES[key]())


def test_no_key_is_forgotten() -> None:
    """RL-5.1.5: those that no answer can bring about, or that others give, are named where reasons are listed. Rules
    know no words: they answer with keys, and whoever asks says them."""
    here, rules = Path(__file__).parent, Path(reasons.__file__).parent
    for file, keys in ELSEWHERE.items():
        source = (here / file).read_text(encoding="utf-8")
        assert [key for key in keys.split() if key not in source] == [], file
    elsewhere = [key.replace("-", "_") for keys in ELSEWHERE.values() for key in keys.split()]
    assert sorted((*SCENES, *elsewhere)) == sorted(get_args(reasons.Reason))
    told, every = Path(reasons.__file__).read_text(encoding="utf-8"), KEYS.split()
    assert sorted(every) == sorted((*SCENES, *elsewhere, *(key for key in every if f"``{key}``" in told)))
    assert [path for path in rules.rglob("*.py") if "risk_legacy.words" in path.read_text(encoding="utf-8")] == []


STEPS = {
    "start": ["Trade cards", "End turn"],
    "muster": ["Buy a star", "Maneuver", "Attack", "Expand", "End turn"],
    "action": ["Buy a star", "Trade cards", "Place recruits"],
}


@pytest.mark.parametrize("phase", STEPS)
def test_what_belongs_to_other_steps_takes_few_lines(phase: str) -> None:
    """RL-5.2, ``wrong_step``: one line for each kind of act, whatever it could be aimed at."""
    play = scene(troops={**LOOSE, "brazil": (1, 1)}, hands={0: "coin " * 4}, phase=phase)
    found = [no for no in play.match.blocked(play.mover) if no.reason == reason("wrong_step")]
    assert [said(no.say(no.move)) for no in found if no.say] == STEPS[phase]
    for no in found:
        with play.refused("reason-wrong-step"):
            play.does(no.move)


def test_a_trade_in_vain() -> None:
    """RL-5.4.3: in the order of the clause; without cards nobody looks for it."""
    poor, begun = recruiting("coin coin coin"), recruiting("coin coin")
    poor.trade("coin coin")
    begun.place(peru=1)
    for play, why in (
        (recruiting("egypt"), "too_few_coins"),
        (poor, "too_few_coins"),
        (traded(), "trade_used"),
        (begun, "wrong_step"),
    ):
        assert play.why(part(Trade, cards=None)) == reason(why)  # type: ignore[arg-type]
    assert recruiting().why(part(Trade, cards=None)) is None


def test_more_missiles_than_there_are() -> None:
    """RL-6.3.4, ``no_missile``."""
    play = duel(8, 2, missiles={0: 1}, dice=(5, 2, 6, 1))
    attack(play, dice=2)
    assert play.why(Fire(dice=(0, 1))) == reason("no_missile")
    with play.refused("reason-no-missile"):
        play.does(Fire(dice=(0, 1)))


def test_a_maneuver_at_any_time_is_no_wrong_step() -> None:
    """RL-5.10.3: for whoever may; for all others it is."""

    def told(power: PowerName) -> list[Text]:
        play = scene(troops=LOOSE, powers={0: power}, phase="muster")
        return [no.reason for no in play.match.blocked(0) if called(no.move) == "maneuver.origin"]

    assert (told("any_time_maneuver"), told("free_maneuver")) == ([], [reason("wrong_step")])
