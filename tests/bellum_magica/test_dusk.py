"""The end of the attacks, and phase 6 (BM-5.1, 5.31, 5.37, 5.38)."""

import pytest

from engines.bellum_magica import events
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C, D

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


# ---- is this the end?


def test_a_skipped_seat_may_be_the_last() -> None:
    """BM-5.31, 5.20: the reckoning needs nobody to say anything."""
    lairs = {A: Told(force="S2", chests=RICH), B: Told(force="S0")}
    game = scene(lairs=lairs, row=3, open_="old_mill sheepfold")
    game.stay()
    assert game.match.over


# ---- the evening


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


def test_without_a_deck_all_the_rest_goes_on() -> None:
    """BM-5.38: the tavern, castles and scouts; what is plundered now is gone for good."""
    lairs = {
        A: Told(castle="ravenspire", force="S2"),
        B: Told(castle="gloomtower", force="S2 T1"),
        C: Told(castle="embergate", force="S2"),
    }
    game = scene(3, lairs=lairs, row=3, phase="harvest", open_="onion_farm - -", deck=0, faces=(1, 3))
    assert len(game.lair(A).chests) == 1, "scouts"
    game.attack("onion_farm")
    game.attack(A)
    assert game.lair(A).shields == 3
    game.attack("tavern")
    game.evening()
    assert game.open == "- - -"
    assert game.told(events.SettlementsTurnedUp) == []
    assert game.told(events.DeckEmpty) == [], "it was empty before"
