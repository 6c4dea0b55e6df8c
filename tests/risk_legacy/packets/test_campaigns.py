"""Whole campaigns at random in which packets open by themselves, the invariants held after every act.

``CASTELLAN_SOAK_CAMPAIGNS`` says how many of fifteen games; without it there is a short game of one, in which a packet
opens. ``python -m tests.risk_legacy.packets.campaigns`` says which opens when, and fails if one never does."""

import os

import pytest

from engines.risk_legacy.components import BOX
from tests.risk_legacy.packets.campaigns import campaign

SOAK = os.environ.get("CASTELLAN_SOAK_CAMPAIGNS")
EVENTFUL = 413
"""Soon over, and somebody is eliminated in its first game."""
NUMBERS, GAMES = (range(int(SOAK)), BOX.games) if SOAK else ([EVENTFUL], 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_invariants_hold_while_packets_open(number: int) -> None:
    """RL-10, B0.3: of parts A and B, after every act. Every tenth is killed again and again and leaves the same."""
    told = campaign(number, GAMES, killed=-1 if SOAK and number % 10 else GAMES)
    assert told.games == GAMES
    assert told.opened, "nothing has happened"


@pytest.mark.skipif(not SOAK, reason="takes minutes: a part of the soak")
@pytest.mark.parametrize("number", NUMBERS[::10])
def test_a_world_of_absent_persons_ends_with_a_name(number: int) -> None:
    """RL-7.4.1, 7.7.1."""
    told = campaign(number, keen=None)
    assert (told.games, told.planet is None) == (BOX.games, False)
