"""Whole campaigns at random in which packets open by themselves, the invariants held after every act.

``CASTELLAN_SOAK_CAMPAIGNS`` says how many of fifteen games; without it there is a short game of one, in which a packet
opens. All of them together open every packet. ``python -m
tests.risk_legacy.packets.campaigns`` says what of it comes about how often, and fails if something never does."""

import json
import os
from itertools import chain
from pathlib import Path

import pytest

from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import seals
from tests.risk_legacy.packets.campaigns import EAGER, campaign
from tests.risk_legacy.packets.late import heirloom
from tests.risk_legacy.packets.sightings import ONCE, SELDOM, everything

SOAK = os.environ.get("CASTELLAN_SOAK_CAMPAIGNS")
EVENTFUL = 413
"""Soon over, and somebody is eliminated in its first game."""
NUMBERS, GAMES = (range(int(SOAK)), BOX.games) if SOAK else ([EVENTFUL], 1)
ENOUGH = 20
"""Campaigns in which all packets open."""
COMMON = ("faction ", "event ")
"""What is seen in so many: that an event names somebody, and that somebody plays the factions."""
LATE, LATE_GAMES = range(30), 4
"""Worlds that are late from the beginning, one after the other until enough has come about, and games in each."""


@pytest.fixture(name="found")
def _found(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Where each campaign writes what came about in it, for whichever process finishes last."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "campaigns"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.mark.parametrize("number", NUMBERS)
def test_invariants_hold_while_packets_open(number: int, found: Path) -> None:
    """RL-10, B0.3: of parts A and B, after every act. Every tenth is killed again and again and leaves the same. With
    the last of them every packet has been opened, and every faction and event that packets bring has been in play."""
    told = campaign(number, GAMES, killed=-1 if SOAK and number % 10 else GAMES)
    assert told.games == GAMES
    assert told.opened, "nothing has happened"
    written = found / f"{number}.part"
    written.write_text(json.dumps({"opened": [*told.opened], "seen": sorted(told.seen)}), encoding="utf-8")
    written.rename(found / f"{number}.json")
    all_told = [json.loads(path.read_text(encoding="utf-8")) for path in found.glob("*.json")]
    if SOAK and len(all_told) == len(NUMBERS) >= ENOUGH:
        opened, seen = ({*chain(*(each[name] for each in all_told))} for name in ("opened", "seen"))
        assert [seal.packet for seal in seals() if seal.packet not in opened] == []
        assert [sight for sight in everything() if sight not in seen and sight.startswith(COMMON)] == []


@pytest.mark.thorough
def test_what_packets_bring_comes_about() -> None:
    """RL-B1 to B6: in a few games of worlds in which all packets are open; what comes about but once in a world, and
    what is seldom, somebody else shows. What could never come about would be found here."""
    left = {*everything()} - {*ONCE, *SELDOM}
    for number in LATE:
        left -= campaign(number, LATE_GAMES, keen=EAGER, begun=heirloom()).seen
        if not left:
            break
    assert sorted(left) == []


def test_what_is_seldom_is_shown_by_somebody() -> None:
    """By a test that lays it out by hand."""
    here = Path(__file__).parent
    for sight, shown in {**ONCE, **SELDOM}.items():
        assert sight in everything(), f"{sight}: there is none"
        *_, name = sight.split()
        title = "".join(part.capitalize() for part in name.split("_"))
        text = (here / shown).read_text(encoding="utf-8")
        assert name in text or title in text, f"{sight}: not in {shown}"


@pytest.mark.skipif(not SOAK, reason="takes minutes: a part of the soak")
@pytest.mark.parametrize("number", NUMBERS[::10])
def test_a_world_of_absent_persons_ends_with_a_name(number: int) -> None:
    """RL-7.4.1, 7.7.1."""
    told = campaign(number, keen=None)
    assert (told.games, told.planet is None) == (BOX.games, False)
