"""Section 10 of the rules: the checks notice whatever breaks them, and what is reached by play never does."""

import pytest

from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import NUMBERS
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Standing
from engines.take_the_kingdom.state import State
from tests.mutating import demand
from tests.take_the_kingdom import lasting
from tests.take_the_kingdom.kingdom import lay, seat

FREE = {
    "deck swapped": "chance",
    "flight swapped": "all of them are spent together",
    "kingdoms.*.fell less": "in which order kingdoms fell shows nowhere once they have",
    "kingdoms.*.fell more": "likewise",
    "kingdoms.*.fell far": "likewise",
    "kingdoms.*.orders": "whatever somebody wishes for",
    "kingdoms.*.passed": "nothing on the table shows what somebody did in a turn that is over",
    "kingdoms.*.places.*.defences swapped": "on one place they are all alike",
    "kingdoms.*.spoils more": "a larger hand is allowed, not demanded",
    "kingdoms.*.tally": "a look back",
    "kingdoms.*.turns": "nothing on the table shows how many there were",
    "revealed swapped": "all of them are answered",
    "turn.again": "what was played lies in the discard like anything else",
    "turn.bans": "likewise",
    "turn.began_empty": "the deck of the first moment is gone",
    "turn.extra": "nothing on the table shows why it is a turn",
}

GUARDS = {
    "the stack is empty when the match is over and only then": "ending stack",
    "TK-10.1: every card is in one place": (
        "deck.* discard.* flight.* out.* revealed.* kingdoms.*.hand.* kingdoms.*.places.*.base.card"
        " kingdoms.*.places.*.defences.*.card kingdoms.*.places.*.freeze kingdoms.*.places.*.trap.card"
    ),
    "TK-10.2": "kingdoms.*.places.*.defences kingdoms.*.places.*.freeze",
    "TK-10.2: one Fort, and it comes first": "kingdoms.*.places.*.base.card",
    "TK-10.2: what a base can be": "kingdoms.*.places.*.base.card",
    "TK-10.2: who is out has nothing": "kingdoms.*.fell kingdoms.*.skip",
    "TK-10.2, 10.5": "kingdoms.*.places.*.base.damage kingdoms.*.places.*.defences.*.damage",
    "TK-10.3": "flight.* revealed.* kingdoms.*.hand.* kingdoms.*.places.*.defences.*.card",
    "TK-10.3: Forts are never in the deck": "deck.*",
    "TK-10.3: boosters only with a numbered attack": "flight.*",
    "TK-5.25: numbered attacks never add up": "flight",
    "TK-10.4": "turn.used",
    "TK-10.4: the hand limit": "kingdoms.*.hand kingdoms.*.spoils turn.seat",
    "TK-10.7": "kingdoms.*.places.*.trap.card kingdoms.*.places.*.trap.known_to.*",
    "TK-10.7: each knower once": "kingdoms.*.places.*.trap.known_to",
    "TK-10.8: nothing is aimed in an opening turn": "turn.opening",
    "TK-10.8: who skips is not on turn": "kingdoms.*.skip turn.seat",
    "TK-10.13": "kingdoms.*.places.*.base.damage kingdoms.*.places.*.defences.*.damage",
    "a hand is kept in order": "kingdoms.*.hand.*",
    # between two states
    "TK-1.6: the options hold for the whole match": "house",
    "TK-10.5: a penalty that goes back was drawn in the same act": "deck",
    "TK-10.5: damage never falls while the card is on the table": (
        "kingdoms.*.places.*.base.damage kingdoms.*.places.*.defences.*.damage"
    ),
    "TK-10.5: the discard never shrinks": "discard.*",
    "TK-10.5: what is out stays out": "out.*",
    "TK-10.6: a Fort is damaged only while its kingdom has no Land": "kingdoms.*.places.*.base.damage",
    "TK-10.7: known_to never loses a seat": "kingdoms.*.places.*.trap.known_to.*",
}


@pytest.mark.thorough
def test_the_checks_notice_whatever_is_changed() -> None:
    """TK-10.1 to 10.8, 10.13."""
    demand(GAME, FREE, GUARDS, lasting.check, [flying()])


def flying() -> State:
    """Where play at random seldom is looked at: an attack with two cards waits for its answer."""
    scene = lay(seat("Fort, Land", "pikemen morale land"), seat("Fort, Land[Walls]", "hills"))
    scene.attack("pikemen morale", "B.Land")
    state: State = scene.state
    return state


def test_a_kingdom_is_worth_no_more_than_the_box() -> None:
    """TK-10.13."""
    everything = sum(Standing(card=card).strength for kind in NUMBERS for card in NUMBERS[kind])
    assert everything == 4 * 3 + 15 + 5 + 60 == 92
    assert Kingdom(hand=tuple(NUMBERS["knights"])).points == 0
