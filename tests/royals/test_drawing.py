"""The draw: RY-5.1 and 5.3 to 5.11, with the worked example 9.14; first turns have a file of their own."""

from __future__ import annotations

import pytest

from engines.core.move import Cancel, called, part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.events import Claimed, Discarded, Drew, DrewUnseen, TookFromRow
from engines.royals.state import State
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

HAND = "fr6 de2 + fr-es gb-es"


def without_questions(play: Scene) -> State:
    """The state, whatever the number of questions on the way to it."""
    return play.state.evolve(chairs=())


def few_left(deck: int) -> Scene:
    """So many cards in the country deck, a full row, six cards in each hand."""
    return scene(hands={A: "fr6", B: "de6", C: "gb6"}, deck=deck, phase="draw", row="fr de gb")


def sources(play: Scene) -> list[tuple[m.Source, ...]]:
    return [draw.sources for draw in play.offers(m.Draw)]


# ---- the order of a turn


def test_a_turn_is_draw_play_end() -> None:
    """RY-5.1: nothing is claimed before the last card is drawn, nothing drawn afterwards."""
    play = scene(hands={A: HAND}, phase="draw", row="fr de gb")
    for _ in range(3):
        assert not play.offers(m.Claim)
        assert not play.offers(m.EndTurn)
        play.draw("deck", "three_country")
    assert not play.offers(m.Draw)
    assert play.offers(m.Claim)
    play.claim("dijon_baron")
    assert not play.offers(m.Draw)
    play.end()
    assert play.mover == B
    assert play.offers(m.Draw)


def test_the_draw_is_mandatory() -> None:
    """RY-5.1: there is no way round it, and no way to put it off."""
    play = scene(hands={A: HAND}, phase="draw")
    assert {called(option.move) for option in play.menu().options} == {"draw", "draw.plan"}


def test_playing_is_optional() -> None:
    """RY-5.1: no claim, one, or several."""
    for nobles in ((), ("lyon_marshal",), ("lyon_marshal", "dijon_baron", "bordeaux_countess")):
        play = scene(hands={A: HAND}, phase="draw", deck="es es es")
        play.turn("deck deck deck", *nobles)
        assert [NOBLES[event.noble].id for event in play.story if isinstance(event, Claimed)] == list(nobles)
        assert play.mover == B
        assert sum(holder == A for holder in play.state.europe.holders) == len(nobles)


# ---- card by card


def test_a_card_is_final_at_once() -> None:
    """RY-5.3, 8.1: one from the row cannot be put back or exchanged."""
    play = scene(phase="draw", row="fr de gb")
    play.draw("row1", "three_country")
    assert play.hand(A) == "fr1"
    assert play.row == "- de gb"
    assert not play.accepts(Cancel())
    assert not any(isinstance(source, m.FromRow) and source.slot == 1 for draw in sources(play) for source in draw)


@pytest.mark.parametrize("size", [1, 2, 3, 30])
def test_drawing_at_one_go_is_drawing_one_by_one(size: int) -> None:
    """RY-5.3: every mixture that can be said at once, also where the deck runs out on the way."""
    gather = part(m.Draw, plan="three_country")
    asked = few_left(size)
    asked.does(gather)
    mixtures = asked.offers(m.Draw)
    assert len(mixtures) == 1 + 3 + 3 + 1
    for whole in mixtures:
        at_once = few_left(size)
        at_once.does(gather, whole)
        singly = few_left(size)
        singly.does(*(m.Draw(sources=(source,), plan="three_country") for source in whole.sources))
        assert without_questions(at_once) == without_questions(singly)
        drawn = [card for event in at_once.story if isinstance(event, Drew) for card in event.cards]
        assert drawn == [card for event in singly.story if isinstance(event, Drew) for card in event.cards]


@pytest.mark.parametrize("source", ["row1", "row2", "row3", "deck"])
def test_mixed_in_either_order_comes_to_the_same(source: str) -> None:
    """RY-5.3, 5.5: the last card of ``mixed`` is no choice, so it is drawn along."""
    one = scene(phase="draw", row="fr de gb")
    one.draw(f"{source} intrigue", "mixed")
    other = scene(phase="draw", row="fr de gb")
    other.draw("intrigue", "mixed")
    other.draw(source, "mixed")
    assert without_questions(one) == without_questions(other)
    assert one.offers(m.EndTurn)


# ---- the plan


def test_every_later_turn_has_one_of_two_plans() -> None:
    """RY-5.5: three country cards, or one country card and one intrigue card."""
    play = scene(phase="draw")
    play.draw("deck deck deck", "three_country")
    assert (sum(play.state.houses[A].hand), sum(play.state.houses[A].intrigue)) == (3, 0)
    play = scene(phase="draw")
    play.draw("deck intrigue", "mixed")
    assert (sum(play.state.houses[A].hand), sum(play.state.houses[A].intrigue)) == (1, 1)


@pytest.mark.parametrize("plan", ["three_country", "mixed"])
def test_the_plan_is_locked_by_the_first_pick(plan: str) -> None:
    """RY-5.5, 8.2: whatever card came of it."""
    play = scene(phase="draw")
    if plan == "mixed":
        play.draw("intrigue")
    else:
        play.draw("deck", plan)
    assert play.state.ongoing.plan == plan
    assert {draw.plan for draw in play.offers(m.Draw)} == {plan}


@pytest.mark.parametrize("words", ["row1", "row1 row2", "row1 row2 row3"])
def test_an_emptied_slot_stays_empty_until_the_end_of_the_turn(words: str) -> None:
    """RY-5.6: even if all are; then they are filled, lowest first (RY-5.29)."""
    play = scene(hands={A: "es1"}, phase="draw", row="fr de gb", deck="es es es es fr")
    count = len(words.split())
    play.draw(words + " deck" * (3 - count), "three_country")
    assert play.row == " ".join(["-"] * count + ["fr", "de", "gb"][count:])
    play.claim("valencia_marshal")
    assert play.row.split()[:count] == ["-"] * count
    play.end()
    assert "-" not in play.row


@pytest.mark.parametrize(
    ("hand", "words", "after"),
    [("fr12 + fr-es4", "deck deck deck", (15, 4)), ("fr12 + fr-es4", "intrigue deck", (13, 5))],
)
def test_the_whole_number_is_drawn_whatever_the_limits(hand: str, words: str, after: tuple[int, int]) -> None:
    """RY-5.8, 10.3: they are checked only at the end of the turn."""
    play = scene(hands={A: hand}, phase="draw")
    play.draw(words)
    assert (sum(play.state.houses[A].hand), sum(play.state.houses[A].intrigue)) == after
    assert play.offers(m.EndTurn), "the last pick was the last"


# ---- the clock


def test_by_default_three_country_cards_come_from_the_deck() -> None:
    """RY-5.10: and the turn ends without claims, by the default discards."""
    play = scene(hands={A: "fr9 de1"}, phase="draw", deck="gb gb es", row="fr fr fr")
    play.defaults()
    assert [(event.deck, event.count) for event in play.heard(DrewUnseen)] == [("country", 3)]
    assert not play.heard(Claimed)
    (discarded,) = play.heard(Discarded)
    assert discarded.country == (0, 0, 0, 1)
    assert play.hand(A) == "fr9 de1 gb2"
    assert play.mover == B


@pytest.mark.parametrize(
    ("drawn", "plan", "rest"),
    [
        ("row1", "three_country", [("country", 2)]),
        ("row1 row2", "three_country", [("country", 1)]),
        ("intrigue", "mixed", [("country", 1)]),
    ],
)
def test_by_default_what_is_missing_comes_from_the_decks(drawn: str, plan: str, rest: list[tuple[str, int]]) -> None:
    """RY-5.10: the plan that was named is kept."""
    play = scene(phase="draw", row="fr de gb")
    for word in drawn.split():
        play.draw(word, plan)
    play.defaults()
    assert [(event.deck, event.count) for event in play.heard(DrewUnseen)] == rest
    assert play.mover == B


def test_the_clock_takes_no_half_said_draw() -> None:
    """RY-5.10, 5.3: a mixture that was not said to the end draws nothing from the row."""
    play = scene(phase="draw", row="fr de gb")
    play.does(part(m.Draw, plan="three_country"))
    play.defaults()
    assert [event.count for event in play.heard(DrewUnseen)] == [3]
    assert not play.heard(TookFromRow)


# ---- the worked example


def test_mixed_and_three_country_step_by_step() -> None:
    """RY-9.14, 5.9."""
    play = scene(phase="draw", row="fr de gb")
    play.draw("intrigue")
    assert play.state.ongoing.plan == "mixed"
    assert play.state.ongoing.left("mixed") == (1, 0)
    with play.refused():  # not_in_plan
        play.draw("intrigue")
    play.draw("row2")
    assert play.offers(m.EndTurn)

    play = scene(phase="draw", row="fr de gb")
    with play.refused():  # plan_needed
        play.draw("deck", None)
    play.draw("deck intrigue", "mixed")
    assert play.offers(m.EndTurn)

    play = scene(phase="draw", row="fr de gb")
    play.draw("deck", "three_country")
    with play.refused("reason-not-in-plan"):
        play.does(m.Draw(sources=(m.FromIntrigue(),), plan="three_country"))
