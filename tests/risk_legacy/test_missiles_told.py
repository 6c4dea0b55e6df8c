"""Whose die a missile has changed is told by name, whichever of them it was (RL-5.6.9, 6.3)."""

import json
from typing import Any

import pytest

from engines.core.digest import overheard
from engines.core.event import Event
from engines.risk_legacy import GAME
from engines.risk_legacy.events.battle import MissilesFired
from persistence.codec import Codec
from tests.contract.catalogues import render
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import HOLDS, PASS, attack, duel, fire, watching

WATCHED: dict[str, Any] = {"missiles": {0: 3, 1: 3, 2: 3}, "orders": dict.fromkeys(range(3), watching("all"))}
"""Three attack dice of Seat-0 in Brazil, two of Seat-1 in Peru, and everybody has missiles."""


def shots(play: Scene, before: tuple[Event, ...]) -> list[MissilesFired]:
    """As they are heard by whoever has heard the assault begin."""
    heard = overheard(((1, event) for event in (*before, *play.events)), None)
    return [each.event for each in heard if isinstance(each.event, MissilesFired)]


def lines(play: Scene, before: tuple[Event, ...], locale: str = "en") -> list[str]:
    return [str(render(GAME, locale, GAME.presenter.line(each))) for each in shots(play, before)]  # type: ignore[arg-type]


def shot(seat: int, *dice: int) -> tuple[Scene, tuple[Event, ...]]:
    play = duel(8, 5, dice=HOLDS, **WATCHED)
    attack(play)
    before = play.events
    for asked in range(3):
        play.does(fire(*dice) if asked == seat else PASS, seat=asked)
    return play, before


@pytest.mark.parametrize(
    ("seat", "dice", "said"),
    [
        (1, (0,), "🚀 Seat-1 fires at Seat-0's die: 5 → 6"),
        (1, (1,), "🚀 Seat-1 fires at Seat-0's die: 4 → 6"),
        (1, (2,), "🚀 Seat-1 fires at Seat-0's die: 1 → 6"),
        (1, (3,), "🚀 Seat-1 fires at a die of their own: 5 → 6"),
        (2, (3, 4), "🚀 Seat-2 fires at 2 dice of Seat-1: 5, 3 → 6"),
        (2, (1, 4), "🚀 Seat-2 fires at 2 dice (Seat-0, Seat-1): 4, 3 → 6"),
    ],
)
def test_whose_die_it_was_is_said_by_name(seat: int, dice: tuple[int, ...], said: str) -> None:
    """A player read "fires at a die: 2 → 6" of the second die, and could not tell whose it was."""
    play, before = shot(seat, *dice)
    assert lines(play, before) == [said]


def test_two_dice_may_be_two_of_two() -> None:
    """With two attack dice the third die is the defender's, with three the attacker's: the number alone does not say,
    and a later round of answers has no roll of its own."""
    play = duel(3, 5, dice=(5, 4, 5, 3), **WATCHED)
    attack(play)
    before = play.events
    for asked in (0, 1, 2):
        play.does(fire(2) if asked == 2 else PASS, seat=asked)
    before += play.events
    for asked in (0, 1, 2):
        play.does(fire(1) if asked == 1 else PASS, seat=asked)
    assert lines(play, before) == [
        "🚀 Seat-2 fires at Seat-1's die: 5 → 6",
        "🚀 Seat-1 fires at Seat-0's die: 4 → 6",
    ]


def test_of_whom_it_is_not_known_it_is_not_said() -> None:
    """Whoever has not heard the assault begin reads which side's die it was, if its number says so."""
    play, _ = shot(1, 0)
    assert lines(play, ()) == ["🚀 Seat-1 fires at a die (attack): 5 → 6"]


def test_whom_a_missile_helps_is_not_warned() -> None:
    play, before = shot(2, 4)
    assert [each.gainer for each in shots(play, before)] == [1]
    play, before = shot(1, 4)
    assert [each.gainer for each in shots(play, before)] == [None]


def test_the_log_says_what_it_always_said() -> None:
    """So matches of these rules are verified whatever is told of them."""
    play, before = shot(1, 1)
    (heard,) = shots(play, before)
    (kept,) = json.loads(Codec(GAME).dump_events((heard,)))
    assert kept == {"kind": "missiles_fired", "seat": 1, "dice": [1], "values": [4]}
