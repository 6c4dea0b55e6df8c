"""The facade: beginning, acting, questions, drafts, seats and the way to disk and back."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from engines.core.booklet.strokes import Preset
from engines.core.chair import BECOMES, Change, Seated, Seating, Sitter
from engines.core.draft import Draft
from engines.core.event import Obeyed, Stopped
from engines.core.match import Act, Match, begin, restore, start, stirred
from engines.core.menu import Amount, Given, Menu, Number, Picked, Refused
from engines.core.move import Move
from engines.core.record import family
from engines.core.rng import Rng
from engines.core.text import text
from tests.petty_court import GAME
from tests.petty_court.rules import Aim, Draw, Drew, Earned, Load
from tests.petty_court.scenes import PASS_DENIES, card, play, scene
from tests.petty_court.turns import TakeTurn
from tests.petty_court.windows import CANCEL, Aiming, MissileWindow
from tests.playing import asked, refusal


def seating(seat: int, change: Change) -> Seating:
    return Seating(seat=seat, change=change)


# ---- the beginning


def test_the_deal_is_told_to_those_whom_it_concerns() -> None:
    match, events = begin(GAME, 3, "x")
    assert match.asked() == (0, 1, 2)
    assert (match.step, [match.question(seat) for seat in range(3)]) == (0, [1, 1, 1])
    assert [event.owners for event in events if isinstance(event, Drew)] == [(seat,) for seat in (0, 1, 2)] * 3
    assert start(GAME, 3, "x") == match


def test_a_table_has_its_settings_filled_in() -> None:
    assert start(GAME, 3, "x").view(None).goal == 8
    assert start(GAME, 3, "x", options={"goal": "4"}).view(None).goal == 4


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seats": 9}, "core-cannot-start"),
        ({"people": ("ann", "bob")}, "core-cannot-start"),
        ({"options": {"goal": "5"}}, "core-no-such-option"),
        ({"options": {"speed": "8"}}, "core-no-such-option"),
        ({"options": {"first": "3"}}, "core-no-such-option"),
        ({"options": {"purse": "1,1"}}, "core-no-such-option"),
    ],
)
def test_a_match_that_cannot_begin_says_why(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=f"^{reason}$"):
        begin(GAME, **{"seats": 3, "seed": "x", **arguments})


# ---- questions


@family
class FirstCloses(MissileWindow):
    """Whoever answers first closes it for all, and an equal one opens."""

    def resolve(self, board: Any, seat: int, given: Any) -> None:
        board.pop()
        board.push(self)


def test_a_menu_is_built_once_however_many_look_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page, the rules and whoever counts the questions all want it."""
    built: list[Any] = []
    honest = TakeTurn.menu

    def menu(turn: TakeTurn, state: Any, seat: int) -> Menu[Move]:
        built.append(state)
        return honest(turn, state, seat)

    monkeypatch.setattr(TakeTurn, "menu", menu)
    match = scene("", "", "")
    assert match.menu(0) == match.menu(0)
    match.act(asked(match, 0, Picked((Draw(),))))
    assert built.count(match._state) == 1
    assert match.menu(1) is None


def test_what_a_decision_asks_outlasts_a_draft_that_is_given_up_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = scene("volley", "", "")
    asks = match.menu(0)
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))))
    cancelled, _ = aiming.act(asked(aiming, 0, aiming.default(0)))
    assert cancelled.menu(0) is asks
    drawn, _ = cancelled.act(asked(cancelled, 0, Picked((Draw(),))))
    assert not drawn._decided

    def richer(_turn: TakeTurn, board: Any, _seat: int, _given: Any) -> None:
        board.amend(players=tuple(replace(player, coins=9) for player in board.state.players))

    monkeypatch.setattr(TakeTurn, "resolve", richer)
    after, _ = match.act(asked(match, 0, Picked((Draw(),))))
    assert after._state.stack == match._state.stack
    assert after.menu(0) is not asks


def test_another_decision_is_another_question_even_if_it_looks_the_same() -> None:
    """And what was being drafted for the first is not carried over into the second."""
    stack = (FirstCloses(seat=0, die=1, waiting=(1, 2)),)
    drafts = (None, Aiming(card=card(scene("", "volley", ""), 1, "volley")), None)
    for drafting in (drafts, (None, None, None)):
        match = Match(GAME, replace(start(GAME, 3, "x")._state, stack=stack, drafts=drafting))
        after, _ = match.act(asked(match, 2, match.default(2)))
        assert after.menu(1) == after.menu(2)
        assert after.question(1) == match.question(1) + 1
        assert after._state.drafts == (None, None, None)


def test_an_answer_to_an_old_question_is_stale() -> None:
    match = scene("volley", "", "")
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))))
    old = Act(seat=0, question=match.question(0), given=Picked((Aim(target=1),)))
    assert refusal(aiming, old).key == "core-stale"


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sits_beside_the_table(seat: int) -> None:
    match = start(GAME, 3, "x")
    assert refusal(match, Act(seat=seat, question=1, given=Number(0))).key == "core-no-such-seat"
    for ask in (match.question, match.view, match.aside, match.drafting, match.sitter):
        with pytest.raises(Refused, match="core-no-such-seat"):
            ask(seat)


def test_an_act_on_a_match_that_is_over_is_refused() -> None:
    match = start(GAME, 2, "x", options={"goal": "4"})
    while not match.over:
        seat = match.asked()[0]
        match, _ = match.act(asked(match, seat, match.default(seat)))
    assert refusal(match, Act(seat=0, question=match.question(0), given=Picked((Draw(),)))).key == "core-over"
    assert (match.span, match.asked(), match.menu(0), match.aside(0), match.blocked(0)) == (None, (), None, None, ())


# ---- drafts


def test_only_its_owner_sees_that_a_move_is_being_drafted() -> None:
    match = scene("volley", "", "")
    aiming, events = play(match, (0, Load(card=card(match, 0, "volley"))))
    assert [aiming.drafting(seat) for seat in range(3)] == [True, False, False]
    assert events == []
    assert aiming.view(None) == match.view(None)
    assert aiming.menu(0) != match.menu(0)


def test_a_step_of_a_draft_may_ask_for_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its way out beside it."""
    honest = Aiming.step

    def step(aiming: Aiming, given: Given[Move]) -> Draft | Given[Move] | None:
        return honest(aiming, Picked((Aim(target=given.value),)) if isinstance(given, Number) else given)

    monkeypatch.setattr(Aiming, "menu", lambda *_: Amount(prompt=text("x"), low=1, high=2, options=(CANCEL,)))
    monkeypatch.setattr(Aiming, "step", step)
    match = scene("volley", "", "")
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))), (0, 1))
    assert aiming.drafting(0)
    assert refusal(aiming, asked(aiming, 0, Number(3))).key == "core-not-offered"
    cancelled, _ = aiming.act(asked(aiming, 0, aiming.default(0)))
    assert (cancelled.drafting(0), cancelled.menu(0)) == (False, match.menu(0))
    _, story = play(aiming, (0, 1), (0, 1))
    assert story == ["Played", "Earned", "Earned", "Earned"]


def test_an_act_that_only_tells_something_is_no_step_of_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standing orders rest at what they hear, though nothing else has changed."""
    lost = Earned(seat=1, coins=-2)
    match, _ = play(scene("", "", ""), (1, Preset(name="wary")))
    monkeypatch.setattr(TakeTurn, "resolve", lambda _turn, board, _seat, _given: board.emit(lost))
    _, events = match.act(asked(match, 0, Picked((Draw(),))))
    assert events == (lost, Stopped(owners=(1,), at=lost))


# ---- what the table notices


def test_the_clock_runs_on_when_nothing_stirs() -> None:
    match = scene("", "", "")
    after, events = match.act(Act(seat=0, question=None, given=Picked((PASS_DENIES,))))
    assert not stirred(match, after, events)
    after, events = match.act(asked(match, 0, Picked((Draw(),))))
    assert stirred(match, after, events)
    assert stirred(match, match, events), "something was heard"
    assert stirred(match, after, ()), "somebody else is awaited"
    assert not stirred(match, match, (Obeyed(owners=(0,)),)), "what one seat alone hears stirs nothing"


# ---- people


@pytest.mark.parametrize("sitter", ["here", "away", "resigned", "removed"])
@pytest.mark.parametrize("change", ["sit", "leave", "return", "resign", "remove"])
def test_every_change_of_a_seat_is_either_known_or_refused(sitter: Sitter, change: Change) -> None:
    match = start(GAME, 3, "x")
    chairs = (match._state.chairs[0], replace(match._state.chairs[1], sitter=sitter), match._state.chairs[2])
    match = Match(GAME, match._state.evolve(chairs=chairs))
    becomes = BECOMES.get((sitter, change))
    if becomes is None:
        assert refusal(match, seating(1, change)).key == "core-no-such-seating"
    else:
        after, events = match.seat(seating(1, change))
        assert after.sitter(1) == becomes
        assert events[0] == Seated(seat=1, change=change)


def test_a_resigned_seat_is_played_on_and_can_be_taken_again() -> None:
    match, _ = start(GAME, 3, "x").seat(seating(1, "resign"))
    assert 1 in match.asked()
    match, _ = match.act(asked(match, 1, match.default(1)))
    match, _ = match.seat(seating(1, "sit"))
    assert match.sitter(1) == "here"


def test_what_was_being_put_together_goes_with_its_player() -> None:
    """And its buttons with it: the next one is asked afresh."""
    match = scene("volley", "", "")
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))))
    assert aiming.drafting(0)
    after, _ = aiming.seat(seating(0, "resign"))
    assert not after.drafting(0)
    assert after.question(0) == aiming.question(0) + 1
    assert after.menu(0) == match.menu(0)


def test_a_removal_is_the_business_of_the_rules() -> None:
    match, _ = start(GAME, 3, "x").seat(seating(1, "remove"))
    assert match.asked() == (0, 2)
    assert match.view(None).players[1].cards == 0
    assert len(match.view(None).discard) == 3


def test_a_removal_settles_what_waited_for_that_seat_only() -> None:
    match = start(GAME, 3, "x")
    for seat in (0, 2):
        match, _ = match.act(asked(match, seat, Number(1)))
    match, events = match.seat(seating(1, "remove"))
    assert [type(event).__name__ for event in events[:3]] == ["Seated", "Dropped", "Unsealed"]
    assert match.asked() == (0,)
    match, _ = play(match, (0, Draw()))
    assert match.asked() == (2,), "the turn of the removed seat is passed over"


def test_a_removal_that_the_rules_refuse_changes_nothing() -> None:
    match = scene("", "", "")
    before = match.dump()
    assert refusal(match, seating(1, "remove")).key == "core-cannot-remove"
    assert match.dump() == before


# ---- to disk and back


def test_a_dump_is_the_whole_match() -> None:
    match, _ = play(scene("gamble", "", "", faces=(6,)), (0, Draw()))
    again = restore(GAME, match.dump(), match.step)
    assert again == match
    assert again.fingerprint() == match.fingerprint() != start(GAME, 3, "y").fingerprint()


@pytest.mark.parametrize("blob", [b"", b"{}", b"[]", b"not json"])
def test_only_what_was_dumped_is_restored(blob: bytes) -> None:
    with pytest.raises(ValidationError):
        restore(GAME, blob, 0)


def test_loaded_dice_survive_a_dump() -> None:
    state = scene("", "", "", faces=(3, 4))._state
    assert GAME.states.validate_json(GAME.states.dump_json(state)).rng == Rng.loaded(3, 4)
