"""The rules of the toy, told as play: what the core makes possible, one scenario for each part of it."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.booklet.book import RESUME
from engines.core.booklet.strokes import Leaf, Preset
from engines.core.chair import Change, Seating
from engines.core.event import Obeyed, Stopped
from engines.core.match import Act, Match, start
from engines.core.menu import Number, Pick, Picked, Refused, Typed
from engines.core.move import Cancel, Move
from engines.core.record import evolve
from engines.core.text import SeatRef, text
from tests.petty_court import GAME
from tests.petty_court.rules import (
    Aim,
    Draw,
    Drop,
    Earned,
    Fire,
    Load,
    Pass,
    Play,
    Steal,
    Volley,
    Withdraw,
    remembered,
)
from tests.petty_court.scenes import ASK_AGAIN, PASS_DENIES, card, coins, play, scene
from tests.petty_court.windows import DenyWindow
from tests.playing import asked

PASS = Pass()


# ---- stealing and denying


def test_a_steal_takes_two_coins_when_nobody_denies_it() -> None:
    match = scene("steal", "", "")
    match, story = play(match, (0, Steal(card=card(match, 0, "steal"), target=1)), (1, PASS), (2, PASS))
    assert coins(match) == (2, 3, 0)
    assert story == ["Played", "Passed", "Passed", "Earned", "Earned"]


def test_a_denied_steal_fizzles() -> None:
    match = scene("steal", "deny", "")
    deny = Play(card=card(match, 1, "deny"))
    match, story = play(match, (0, Steal(card=card(match, 0, "steal"), target=1)), (1, deny), (2, PASS), (0, PASS))
    assert coins(match) == (0, 5, 0)
    assert story == ["Played", "Played", "Passed", "Passed", "Cancelled"]


def test_a_deny_can_be_denied() -> None:
    match = scene("steal deny", "deny", "")
    script: tuple[tuple[int, Move], ...] = (
        (0, Steal(card=card(match, 0, "steal"), target=1)),
        (1, Play(card=card(match, 1, "deny"))),
        (2, PASS),
        (0, Play(card=card(match, 0, "deny"))),
        (1, PASS),
        (2, PASS),
    )
    match, story = play(match, *script)
    assert coins(match) == (2, 3, 0)
    assert story[-3:] == ["Cancelled", "Earned", "Earned"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (lambda m: Play(card=card(m, 0, "deny")), "no-deny-now"),
        (lambda m: Steal(card=card(m, 0, "steal"), target=2), "no-coins-there"),
        (lambda m: Steal(card=card(m, 0, "steal"), target=0), "core-not-offered"),
        (lambda m: Volley(card=card(m, 0, "volley"), shots=(1, 1, 1)), "core-not-offered"),
    ],
)
def test_a_refusal_says_why_when_there_is_a_why(move: Callable[[Match[Any]], Move], reason: str) -> None:
    match = scene("steal deny volley", "", "")
    with pytest.raises(Refused, match=f"^{reason}$"):
        play(match, (0, move(match)))


# ---- missiles: several seats at once


def test_missiles_may_be_fired_by_anybody_in_any_order() -> None:
    match = scene("gamble", "", "", faces=(6,))
    match, _ = play(match, (0, Play(card=card(match, 0, "gamble"))))
    assert match.asked() == (1, 2)
    assert match.span == "window"
    before = match.question(1)
    match, _ = play(match, (2, Fire()))
    assert match.question(1) == before, "the other's missile leaves my buttons good"
    match, _ = play(match, (1, PASS))
    assert coins(match) == (0, 5, 0)
    assert match.view(None).players[2].missiles == 0
    assert match.asked() == (1,)


def test_an_untouched_six_pays_three() -> None:
    match = scene("gamble", "", "", faces=(6,))
    match, _ = play(match, (0, Play(card=card(match, 0, "gamble"))), (1, PASS), (2, PASS))
    assert coins(match) == (3, 5, 0)


# ---- sealed bids


def test_bids_are_answered_in_any_order_and_unsealed_together() -> None:
    match = start(GAME, 3, "bids")
    questions = [match.question(seat) for seat in range(3)]
    assert match.asked() == (0, 1, 2)
    for seat, bid in ((2, 3), (0, 3), (1, 2)):
        match, events = match.act(Act(seat=seat, question=questions[seat], given=Number(bid)))
    assert [type(event).__name__ for event in events] == ["Sealed", "Unsealed", "Earned"]
    assert coins(match) == (0, 2, 0), "two named 3, so the 2 wins"


def test_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    match, _ = play(start(GAME, 3, "bids"), (1, 3))
    assert match.view(1).own.bid == 3
    for other in (0, 2, None):
        assert match.view(other) == start(GAME, 3, "bids").view(other)
    assert match.asked() == (0, 2)


def test_a_sealed_bid_can_be_withdrawn_until_the_last_one_is_in() -> None:
    match = start(GAME, 3, "bids")
    match, _ = play(match, (1, 3))
    others = match.question(0), match.question(2)
    match, story = play(match, (1, Withdraw()))
    assert story == ["Sealed"]
    assert match.asked() == (0, 1, 2)
    assert (match.question(0), match.question(2)) == others
    with pytest.raises(Refused, match="not-offered"):
        play(match, (1, Withdraw()))
    with pytest.raises(Refused, match="stale"):
        match.act(Act(seat=1, question=1, given=Number(3)))


# ---- the standing order


@pytest.mark.parametrize("hand", ["deny", "tithe"])
def test_a_standing_order_passes_for_holders_and_for_others(hand: str) -> None:
    match = scene("steal", hand, "")
    steal = Steal(card=card(match, 0, "steal"), target=1)
    match, story = play(match, (1, PASS_DENIES), (0, steal))
    assert story == ["Played", "Obeyed", "Passed"]
    assert match.asked() == (2,)


def test_an_order_given_in_the_window_answers_it_at_once_and_can_be_cleared() -> None:
    match = scene("steal", "deny", "")
    match, _ = play(match, (0, Steal(card=card(match, 0, "steal"), target=1)))
    match, story = play(match, (1, PASS_DENIES), (1, ASK_AGAIN))
    assert story == ["Obeyed", "Passed"]
    assert not match.view(1).own.orders.passes


def test_orders_rest_at_what_they_stop_at_and_answer_again_when_they_are_taken_up() -> None:
    """Their owner alone hears of it, and at what; what was written stays."""
    match = scene("steal steal", "deny", "")
    steal = Steal(card=card(match, 0, "steal"), target=1)
    match, story = play(match, (1, Preset(name="wary")), (0, steal), (2, Pass()))
    assert story == ["Played", "Obeyed", "Passed", "Passed", "Earned", "Earned", "Stopped"]
    orders = match.view(1).own.orders
    assert (orders.passes, orders.stops, orders.resting) == (True, ("robbed",), True)
    window = Match(GAME, evolve(match._state, stack=(*match._state.stack, DenyWindow(queue=(1,)))))
    assert window.asked() == (1,)
    _, story = play(window, (1, Leaf(page="stops")), (1, RESUME))
    assert story == ["Obeyed", "Passed"]


def test_who_is_told_what_of_orders() -> None:
    match, _ = play(scene("steal", "", ""), (1, Preset(name="wary")))
    lost = Earned(seat=1, coins=-2)
    steal = asked(match, 0, Picked((Steal(card=card(match, 0, "steal"), target=1),)))
    match, events = match.act(steal)
    assert [event for event in events if event.heard(1) != event.heard(None)] == [Obeyed(owners=(1,), line=1)]
    match, events = match.act(asked(match, 2, Picked((Pass(),))))
    stopped = [event for event in events if event.heard(1) != event.heard(None)]
    assert stopped == [Stopped(owners=(1,), at=lost)]
    assert GAME.presenter.line(stopped[0]) == text("core-stopped", what=text("event-lost", seat=SeatRef(1), coins=2))


@pytest.mark.parametrize("changes", [("resign",), ("resign", "sit"), ("leave", "sit")])
def test_an_order_goes_with_its_player(changes: tuple[Change, ...]) -> None:
    match, _ = play(scene("steal", "deny", ""), (1, PASS_DENIES))
    assert match.seat(Seating(seat=1, change="leave"))[0].view(1).own.orders.passes, "nobody else plays yet"
    for change in changes:
        match, _ = match.seat(Seating(seat=1, change=change))
    assert not match.view(1).own.orders.passes


# ---- the volley, drafted


def test_a_volley_is_paid_at_its_last_shot() -> None:
    match = scene("volley", "", "", coins=(0, 5, 1))
    load = Load(card=card(match, 0, "volley"))
    aiming, story = play(match, (0, load), (0, Aim(target=1)), (0, Aim(target=2)))
    assert story == []
    assert aiming.view(0) == match.view(0)
    match, story = play(aiming, (0, Aim(target=1)))
    assert story == ["Played", "Earned", "Earned", "Earned"]
    assert coins(match) == (0, 3, 0)


def test_a_cancelled_volley_costs_nothing() -> None:
    match = scene("volley", "", "")
    after, story = play(match, (0, Load(card=card(match, 0, "volley"))), (0, Aim(target=1)), (0, Cancel()))
    assert story == []
    assert after.menu(0) == match.menu(0)
    assert after.question(0) == match.question(0) + 3, "every step is a question of its own"


# ---- too many cards, equal ones among them


def test_who_holds_too_many_throws_one_or_two_away() -> None:
    match, _ = play(scene("steal steal tithe deny", "", ""), (0, Draw()))
    menu = match.menu(0)
    assert isinstance(menu, Pick)
    assert (menu.at_least, menu.at_most, len(menu.options)) == (1, 2, 5)
    both = Picked((Drop(ref="steal"), Drop(ref="steal")))
    after, events = match.act(asked(match, 0, both))
    assert [type(event).__name__ for event in events] == ["Dropped"]
    assert after.view(None).discard == ("steal", "steal")
    with pytest.raises(Refused, match="not-offered"):
        match.act(asked(match, 0, Picked((Drop(ref="deny"), Drop(ref="deny")))))


# ---- a decree, in somebody's own words


def test_a_decree_is_written_and_paid_for() -> None:
    match = scene("decree", "", "")
    match, _ = play(match, (0, Play(card=card(match, 0, "decree"))))
    with pytest.raises(Refused, match="not-offered"):
        match.act(asked(match, 0, Typed("x" * 61)))
    match, story = play(match, (0, "No whistling."))
    assert story == ["Decreed", "Earned"]
    assert match.view(None).decree == "No whistling."
    assert coins(match) == (1, 5, 0)


# ---- from match to match


def test_the_champion_begins_the_next_match() -> None:
    end, people = start(GAME, 2, "x", options={"goal": "4"}, people=("ann", "bob")), ("bob", "cid", "ann")
    while not end.over:
        seat = end.asked()[0]
        end, _ = end.act(asked(end, seat, end.default(seat)))
    heirloom = GAME.bequest(end._state)
    assert heirloom is not None
    following = start(GAME, 3, "y", heirloom=heirloom, people=people)
    following, _ = play(following, (0, PASS), (1, PASS), (2, PASS))
    assert people[following.asked()[0]] == remembered(heirloom).champions[-1]


def test_what_is_won_belongs_to_whoever_sits_there_now() -> None:
    match = start(GAME, 2, "x", people=("ann", "bob"))
    for seating in (Seating(seat=0, change="resign"), Seating(seat=0, change="sit", person="cid")):
        match, _ = match.seat(seating)
        assert match._state.people == (seating.person or "", "bob")


def test_a_table_may_name_who_begins_and_who_begins_richer() -> None:
    match = start(GAME, 3, "x", options={"first": "2", "purse": "0,1,0"})
    assert coins(match) == (0, 1, 0)
    match, _ = play(match, (0, PASS), (1, PASS), (2, PASS))
    assert match.asked() == (2,)
