"""The attacker's answer to a Mutiny or Sabotage block: TK-6.9."""

import pytest

from engines.take_the_kingdom.events.plays import Countered, Foiled
from tests.take_the_kingdom.kingdom import A
from tests.take_the_kingdom.rows import Row, case

ROWS = [
    case(
        "TK-9.15, 6.9, 6.1: a Sabotage is countered, its seat asked again; the trap there still lies",
        "bare: cannon deny land | Fort, Land[; real]: sabotage deny",
        "attack cannon at B.Land; B blocks sabotage", {"asked": "A", "may A": "deny pass"},
        "A blocks deny", {Countered: [Countered(seat=A, by="deny", against="sabotage")], "may B": "deny pass"},
        "B blocks deny", {"discarded": "sabotage deny deny cannon", "used": 1, "B by B": "Fort, Land[; real]"},
    ),
    case(
        "TK-6.9, 6.1: two Mutinies, each used up without effect; B's hand is empty then: it is not asked again",
        "bare: soldiers deny mercy | bare: mutiny mutiny",
        "attack soldiers at B.Land; B blocks mutiny; A blocks deny; B blocks mutiny; A blocks mercy",
        {"B": "Fort", Foiled: []},
    ),
    case(
        "TK-9.15, 1.10: without counters by option it is void after the Sabotage",
        "bare: cannon deny land | bare: sabotage deny",
        "attack cannon at B.Land; B blocks sabotage",
        {"asked": "A", "may A": "settle end_turn", "discarded": "sabotage cannon", "B": "Fort, Land"},
        counter_blocks="false",
    ),
    case(
        "TK-9.16, 5.18, 6.9, 8.15: under a Plague no Deny counters, an action played during that turn",
        "bare: soldiers morale deny mercy | bare: mutiny sabotage",
        "attack soldiers morale at B.Land", {"may B": "mutiny pass"}, "B blocks mutiny", {"may A": "mercy pass"},
        "banned_plague: A blocks deny", turn_is={"bans": ("plague",), "used": 1},
    ),
    case(
        "TK-6.9: nor do Sabotage and Mutiny",
        "bare: soldiers morale sabotage mutiny | bare: mutiny sabotage",
        "attack soldiers morale at B.Land; B blocks mutiny", {"may A": "pass"},
    ),
    case(
        "TK-6.9: actions have ordinary windows, without a counter for the Deny against them",
        "bare: mutiny deny | Fort[Archers], Land: deny",
        "mutiny_remove B.Fort.Archers; B blocks deny", {"asked": "A", "may A": "end_turn"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_counters(row: Row) -> None:
    row()
