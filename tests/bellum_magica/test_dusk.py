"""The end of the attacks, and phase 6 (BM-5.1, 5.31, 5.37, 5.38)."""

import pytest

from engines.bellum_magica import events
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.rows import Row, case

RICH = "w w w w w w w w m m"
"""Ten chests."""


# ---- the phases


@pytest.mark.parametrize("seats", [2, 5])
def test_only_treats_attacks_and_recruits_ask_anybody(seats: int) -> None:
    """BM-5.1, 6.1, 1.3: the same phases in the same order, day after day; one seat at a time but for the polls."""
    game = begun(seats, seed="phases")
    order = {"poll": 1, "raiding": 4, "stealing": 4, "recruiting": 5}
    found: list[tuple[int, int]] = []
    game.clock()
    for _ in range(60):
        kind = game.state.stack[-1].kind
        assert len(game.asked) == 1 or kind == "poll"
        found.append((game.state.day, order[kind]))
        options = game.menu(game.asked[0]).options
        game.does(options[0].move, seat=game.asked[0])
        if game.match.over:
            break
    assert found == sorted(found)
    assert {phase for _, phase in found} == {1, 4, 5}


ROWS = [
    case(
        "BM-5.31, 5.20: a skipped seat may be the last: the reckoning needs nobody to say anything", f"S2 {RICH} | S0",
        "stay", {"over": True}, row=3, open_="old_mill sheepfold",
    ),
    case(
        "BM-5.38: without a deck the tavern, castles and scouts go on; what is plundered now is gone for good",
        "castle=ravenspire S2 | castle=gloomtower S2 T1 | castle=embergate S2", {"counts": [1, 0, 0]},
        "attack onion_farm; attack A", {"A.shields": 3}, "attack tavern; evening",
        {"open": "- - -", events.SettlementsTurnedUp: [], events.DeckEmpty: []},
        row=3, phase="harvest", open_="onion_farm - -", deck=0, faces=(1, 3),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_ends_of_days(row: Row) -> None:
    row()


def test_the_evening_in_its_order() -> None:
    """BM-5.37: settlements, spells, then the die passes on, the day rises, and it is rolled."""
    lairs = {A: Told(force="S2", spells=1), B: Told(force="S2")}
    game = scene(lairs=lairs, row=3, phase="poll", faces=(3, 2), open_="onion_farm goose_farm")
    game.treat(A, "spell")
    game.attack("onion_farm")
    game.evening()
    watched = (events.SettlementsTurnedUp, events.SpellsReady, events.DayBegan, events.Rolled)
    evening = [type(event) for event in game.events if isinstance(event, watched)]
    assert evening == list(watched)
    assert (game.state.day, game.state.captain, game.state.row) == (2, B, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_die_passes_to_the_next_seat(seats: int) -> None:
    """BM-5.37, 8.28: clockwise, wrapping round, and the days are counted from 1."""
    game = begun(seats, captain=1, seed="clockwise")
    game.clock()
    while game.state.day <= 2 * seats:
        game.clock()
    days = [(event.day, event.captain) for event in game.told(events.DayBegan)]
    assert days == [(day, day % seats) for day in range(1, len(days) + 1)]


def test_the_last_settlements_fill_the_lowest_slots() -> None:
    """BM-9.24: two cards for slots 2, 3 and 5; at most four are open from now on."""
    lairs = {seat: Told(force="S2") for seat in (A, B, C, D)}
    game = scene(5, lairs=lairs, row=3, phase="dusk", open_="onion_farm - - goose_farm -", deck=2, faces=(3,))
    first, second, third, fourth, fifth = game.open.split()
    assert (first, fourth, fifth) == ("onion_farm", "goose_farm", "-")
    assert "-" not in (second, third)
    assert [event.deck for event in game.told(events.DeckEmpty)] == ["settlement"]
    for _ in range(2):
        today = game.open
        game.evening()
        assert game.open == today
